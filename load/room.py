"""`python -m load.room`: what one table needs, to reckon what many would need.

Tables are made, then two people look at each, then all play as fast as they can. After each step:
memory of the server, bytes on disk, seconds of processor.
"""

import argparse
import asyncio
import os
import time

import httpx
from prometheus_client.parser import text_string_to_metric_families

from load import shared
from load.kills import Match
from load.serving import Json, Server, Viewer, make_tables, report

SEATS = 2
KB = 1024


class Figures:
    """What a server uses at one moment."""

    def __init__(self, server: Server) -> None:
        self.at = time.perf_counter()
        self.seconds, self.megabytes = server.usage()
        self.disk = on_disk(server)
        with httpx.Client(base_url=server.base, timeout=30) as client:
            page = client.get("/metrics").raise_for_status().text
        samples = [one for family in text_string_to_metric_families(page) for one in family.samples]
        self.commits = next(one.value for one in samples if one.name == "harena_commits")


def on_disk(server: Server) -> int:
    """Bytes of the database; of a file as it is when its write-ahead log is put into it."""
    if server.database:
        ((size,),) = shared.read(server.database, "select pg_database_size(current_database())")
        return int(size)
    ((pages,),), ((size,),) = server.read("pragma page_count"), server.read("pragma page_size")
    return int(pages) * int(size)


async def measure(server: Server, args: argparse.Namespace) -> Json:
    """Make, look, play."""
    empty = Figures(server)
    made = await make_tables(server, args.tables, SEATS, args.game)
    full = Figures(server)
    matches, tasks = [], []
    for cookies, id in made:
        match = Match([Viewer(server, cookies[seat], id, seat) for seat in range(SEATS)])
        matches.append(match)
        tasks += [asyncio.create_task(viewer.run()) for viewer in match.viewers]
        await asyncio.gather(*[viewer.ready.wait() for viewer in match.viewers])
    seen = Figures(server)
    playing = [asyncio.create_task(match.play(args.pause)) for match in matches]
    await asyncio.sleep(args.seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    played = Figures(server)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    answers = sum(len(match.done) for match in matches)
    elapsed = played.at - seen.at
    commits = played.commits - seen.commits
    return {
        "game": args.game,
        "tables": args.tables,
        "empty server MB": round(empty.megabytes, 1),
        "KB of memory, a table": round((full.megabytes - empty.megabytes) * KB / args.tables, 1),
        "and two sockets": round((seen.megabytes - full.megabytes) * KB / args.tables, 1),
        "KB on disk, a table": round((full.disk - empty.disk) / KB / args.tables, 1),
        "server ms, a table": round(1000 * (full.seconds - empty.seconds) / args.tables, 2),
        "answers": answers,
        "answers, a table": round(answers / args.tables, 1),
        "KB of memory, an answer": round((played.megabytes - seen.megabytes) * KB / answers, 2),
        "KB on disk, an answer": round((played.disk - seen.disk) / KB / answers, 2),
        "server ms, an answer": round(1000 * (played.seconds - seen.seconds) / answers, 2),
        "answers a second": round(answers / elapsed, 1),
        "commits a second": round(commits / elapsed, 1),
        "answers in a commit": round(answers / max(1, commits), 1),
        "wrong": sum(len(viewer.wrong) for match in matches for viewer in match.viewers),
        "load average": os.getloadavg()[0],
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m load.room", description=__doc__)
    parser.add_argument("--game", default="clash")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pause", type=float, default=0.2, help="seconds between answers")
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL of our own")
    args = parser.parse_args()
    if args.postgresql:
        with shared.postgresql() as address:
            run(Server(database=shared.fresh_database(address)), args, "-postgresql")
    else:
        run(Server(), args, "")


def run(server: Server, args: argparse.Namespace, name: str) -> None:
    """Measured and reported."""
    try:
        figures = asyncio.run(measure(server, args))
    finally:
        server.close()
    report(f"room-{args.game}{name}", figures)


if __name__ == "__main__":
    main()
