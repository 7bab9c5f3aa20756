"""`python -m load.play`: many live matches; how long from an answer to the last who sees it.

Answers come at set times whether or not earlier ones were answered, so a slow server cannot slow
the measure down.
"""

import argparse
import asyncio
import gc
import os
import random
import time

from load.serving import Json, Server, Viewer, make_tables, percentile, report


class Game:
    """One match with its viewers."""

    def __init__(self, viewers: list[Viewer], seats: int) -> None:
        self.viewers = viewers
        self.seats = seats
        self.busy = False
        self.number = 0
        self.chance = random.Random(viewers[0].table)

    def asked(self) -> Viewer | None:
        """Who is to answer."""
        for viewer in self.viewers[: self.seats]:
            if viewer.position and viewer.position["asked"]:
                return viewer
        return None


class Run:
    """What was measured."""

    def __init__(self) -> None:
        self.to_last: list[float] = []
        self.refused: list[Json] = []
        self.late = 0
        self.given = 0
        self.lags: list[float] = []

    async def probe(self) -> None:
        """How late this process itself wakes up: what the machine adds to every figure."""
        while True:
            start = time.perf_counter()
            await asyncio.sleep(0.01)
            self.lags.append(time.perf_counter() - start - 0.01)


async def answer(game: Game, run: Run, due: float) -> None:
    """One answer, and when the last of the table has seen it."""
    viewer = game.asked()
    if viewer is None or viewer.position is None:
        run.late += 1
        return
    game.busy = True
    game.number += 1
    count = len(viewer.position["asked"]["options"])
    id = f"n{game.number}"
    command = {"type": "answer", "id": id, "seq": viewer.seq, "index": game.chance.randrange(count)}
    said = await viewer.command(id, command)
    if said["type"] != "done":
        run.refused.append(said)
    else:
        seq = said["seq"]
        while any(one.seq < seq for one in game.viewers):
            await asyncio.sleep(0.001)
        run.to_last.append(max(one.shown_at[seq] for one in game.viewers) - due)
        run.given += 1
    for one in game.viewers:
        one.shown_at.clear()
    game.busy = False


async def measure(server: Server, args: argparse.Namespace) -> Json:
    """Connect everybody, then play at the given rate."""
    tables = await make_tables(server, args.tables, args.seats, args.game)
    games: list[Game] = []
    spare = max(args.sockets, args.seats * args.tables) - args.seats * args.tables
    for number, (cookies, id) in enumerate(tables):
        viewers = [Viewer(server, cookies[seat], id, seat) for seat in range(args.seats)]
        watching = spare // args.tables + (number < spare % args.tables)
        viewers += [Viewer(server, "", id, None) for _ in range(watching)]
        games.append(Game(viewers, args.seats))
    tasks: list[asyncio.Task[None]] = []
    for game in games:
        tasks += [asyncio.create_task(viewer.run()) for viewer in game.viewers]
        await asyncio.gather(*[viewer.ready.wait() for viewer in game.viewers])
    run, running = Run(), set[asyncio.Task[None]]()
    tasks.append(asyncio.create_task(run.probe()))
    used, _ = server.usage()
    own = time.process_time()
    start = time.perf_counter()
    order = list(games)
    for number in range(int(args.rate * args.seconds)):
        due = start + number / args.rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        free = next((one for one in order if not one.busy and one.asked()), None)
        if free is None:
            run.late += 1
            continue
        order.remove(free)
        order.append(free)
        task = asyncio.create_task(answer(free, run, due))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.wait(running, timeout=30) if running else None
    elapsed = time.perf_counter() - start
    spent, memory = server.usage()
    own = time.process_time() - own
    viewers = [viewer for game in games for viewer in game.viewers]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    wrong = [one for viewer in viewers for one in viewer.wrong]
    return {
        "game": args.game,
        "tables": len(games),
        "sockets": len(viewers),
        "answers": run.given,
        "answers a second": round(run.given / elapsed, 1),
        "nobody was free": run.late,
        "refused": len(run.refused),
        "p50 ms": round(1000 * percentile(run.to_last, 0.5), 1),
        "p99 ms": round(1000 * percentile(run.to_last, 0.99), 1),
        "worst ms": round(1000 * max(run.to_last, default=0.0), 1),
        "this process late p99 ms": round(1000 * percentile(run.lags, 0.99), 1),
        "this process late worst ms": round(1000 * max(run.lags, default=0.0), 1),
        "missing, doubled, disordered": len(wrong),
        "connections lost": sum(viewer.came_back for viewer in viewers),
        "server ms an answer": round(1000 * (spent - used) / max(1, run.given), 2),
        "server processor %": round(100 * (spent - used) / elapsed, 1),
        "client processor %": round(100 * own / elapsed, 1),
        "server MB": round(memory, 1),
        "load average": os.getloadavg()[0],
        "passed": not wrong and not run.refused and percentile(run.to_last, 0.99) <= 0.150,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m load.play", description=__doc__)
    parser.add_argument("--game", default="clash")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pin", action="store_true", help="server and client on one core each")
    parser.add_argument("--tree", default="", help="the server of another checkout")
    args = parser.parse_args()
    if args.pin:
        os.sched_setaffinity(0, {1})
    gc.disable()  # A thousand viewers in one process: collecting them would be measured as well.
    server = Server(core=0 if args.pin else None, tree=args.tree)
    try:
        figures = asyncio.run(measure(server, args))
        figures["complaints"] = len(server.complaints())
    finally:
        server.close()
    report(f"play-{args.game}" + ("-before" if args.tree else ""), figures)


if __name__ == "__main__":
    main()
