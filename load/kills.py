"""`python -m load.kills`: the server is killed under load, again and again; nothing may be lost.

Every client comes back by itself with the last number it has seen. What was shown or acknowledged
must still be there, once, and the match must be what its answers make it.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import time
from typing import Any, Protocol

import harena
from load.serving import Json, Server, Viewer, make_tables, report

SEATS = 2
RETURN = 10.0  # For so long at most may the tables of who was killed be gone, in seconds.


class Killed(Protocol):
    """One server, or a house of several processes of which one is killed each time."""

    base: str
    socket_base: str

    def start(self) -> None:
        """Whatever was ended lives again."""

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, or one of them."""

    def read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What is stored."""


class Match:
    """One match that is played on through the kills."""

    def __init__(self, viewers: list[Viewer]) -> None:
        self.viewers = viewers
        self.chance = random.Random(viewers[0].table)
        self.done: dict[str, int] = {}
        self.number = 0
        self.repeated = 0
        self.slowest = 0.0

    async def play(self, pause: float) -> None:
        """Answer for ever; an answer whose fate is unknown is sent again under the same id."""
        while not self.viewers[0].over:
            await asyncio.sleep(pause * self.chance.random() * 2)
            asked = [v for v in self.viewers if v.position and v.position["asked"]]
            if not asked or any(viewer.seq < asked[0].seq for viewer in self.viewers):
                continue
            viewer = asked[0]
            assert viewer.position is not None
            self.number += 1
            id = f"n{self.number}"
            command = {
                "type": "answer",
                "id": id,
                "seq": viewer.seq,
                "index": self.chance.randrange(len(viewer.position["asked"]["options"])),
            }
            begun = time.perf_counter()
            await self.insist(viewer, id, command)
            self.slowest = max(self.slowest, time.perf_counter() - begun)

    async def insist(self, viewer: Viewer, id: str, command: Json) -> None:
        """Until it is acknowledged."""
        while True:
            await viewer.ready.wait()
            try:
                said = await viewer.command(id, command)
            except (asyncio.CancelledError, Exception) as problem:
                task = asyncio.current_task()
                if isinstance(problem, asyncio.CancelledError) and task and task.cancelling():
                    raise
                self.repeated += 1
                await asyncio.sleep(0.05)
                continue
            if said["type"] == "done":
                self.done[id] = said["seq"]
                return
            if said["code"] != "store":
                viewer.wrong.append(f"refused: {said['code']}")
                return
            await asyncio.sleep(0.2)


async def torment(server: Killed, args: argparse.Namespace) -> Json:
    """Play, kill, start, and so on; then compare what everybody saw with what is stored."""
    matches: list[Match] = []
    tasks: list[asyncio.Task[None]] = []
    await new_matches(server, args.tables, matches, tasks, args.pause)
    kills, slowest = 0, 0.0
    problems: list[str] = []
    chance = random.Random(1)
    until = time.monotonic() + args.seconds
    while kills < args.kills and time.monotonic() < until:
        await asyncio.sleep(0.15 + chance.random() * args.life)
        server.end(signal.SIGKILL)
        kills += 1
        await asyncio.to_thread(server.start)
        begun = time.perf_counter()
        viewers = [viewer for match in matches[-args.tables :] for viewer in match.viewers]
        missing = await come_back(viewers)
        slowest = max(slowest, time.perf_counter() - begun)
        if missing:
            problems = [f"after {kills} kills: {one}" for one in missing]
            break
        if all(match.viewers[0].over for match in matches[-args.tables :]):
            await leave(tasks)  # One address may not look at too many tables at once.
            await new_matches(server, args.tables, matches, tasks, args.pause)
    await asyncio.sleep(1)
    viewers = [viewer for match in matches for viewer in match.viewers]
    await leave(tasks)
    server.end(signal.SIGKILL)
    problems += compare(server, matches)
    problems += [one for viewer in viewers for one in viewer.wrong]
    server.start()
    return {
        "kills": kills,
        "tables": len(matches),
        "answers acknowledged": sum(len(match.done) for match in matches),
        "sent again": sum(match.repeated for match in matches),
        "events shown": sum(len(viewer.events) for viewer in viewers),
        "connections lost": sum(viewer.came_back for viewer in viewers),
        "slowest return s": round(slowest, 2),
        "slowest answer s": round(max(match.slowest for match in matches), 2),
        "lost, doubled or otherwise": len(problems),
        "examples": problems[:5],
        "load average": os.getloadavg()[0],
        "passed": not problems and slowest <= RETURN,
    }


async def come_back(viewers: list[Viewer]) -> list[str]:
    """Wait until all have come back; who has not after a minute."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(60):
            await asyncio.gather(*[viewer.ready.wait() for viewer in viewers])
    return [f"{v.table}: seat {v.seat} did not come back" for v in viewers if not v.ready.is_set()]


async def leave(tasks: list[asyncio.Task[None]]) -> None:
    """Nobody looks any more."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    tasks.clear()


async def new_matches(
    server: Killed, tables: int, matches: list[Match], tasks: list[asyncio.Task[None]], pause: float
) -> None:
    """More matches, played by themselves."""
    for cookies, id in await make_tables(server, tables, SEATS):
        viewers = [Viewer(server, cookies[seat], id, seat) for seat in range(SEATS)]
        viewers.append(Viewer(server, "", id, None))
        match = Match(viewers)
        matches.append(match)
        tasks += [asyncio.create_task(viewer.run()) for viewer in viewers]
        tasks.append(asyncio.create_task(match.play(pause)))


def compare(server: Killed, matches: list[Match]) -> list[str]:
    """What was shown and acknowledged against what is on disk, played again."""
    problems: list[str] = []
    for match in matches:
        table = match.viewers[0].table
        rows = server.read(
            "select log.seq, seat, place, command from log left join answers using (table_id, seq)"
            " where table_id = ? order by seq",
            table,
        )
        if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
            problems.append(f"{table}: numbers are missing")
        commands = {row[3]: row[0] for row in rows if row[3]}
        if len(commands) != sum(row[3] is not None for row in rows):
            problems.append(f"{table}: a command was applied twice")
        for id, seq in match.done.items():
            if commands.get(id) != seq:
                problems.append(f"{table}: {id} was acknowledged as {seq} and is lost")
        problems += compare_events(server, match, rows)
    return problems


def compare_events(server: Killed, match: Match, rows: list[tuple[Any, ...]]) -> list[str]:
    """Everybody saw what the answers make, as far as he has seen."""
    from harena.server.log.fair import Seeds, match_secret  # noqa: PLC0415 only to play again

    table = match.viewers[0].table
    ((seed, salt),) = server.read("select server_seed, salt from secrets where table_id = ?", table)
    secret = match_secret(Seeds(seed, salt), table, [b""] * SEATS)
    again = harena.begin("clash", SEATS, seed=table, secret=secret)
    for _, seat, place, _ in rows:
        if place is not None:
            again.answer(seat, place)
    told = [event.told(None) for event in again.events]
    return [
        f"{table}: a viewer saw otherwise"
        for viewer in match.viewers
        if viewer.events != told[: len(viewer.events)]
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m load.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pause", type=float, default=0.1, help="seconds between answers")
    parser.add_argument("--life", type=float, default=1.0, help="longest life in seconds")
    parser.add_argument("--seconds", type=float, default=1800.0)
    args = parser.parse_args()
    server = Server()
    try:
        figures = asyncio.run(torment(server, args))
    finally:
        server.close()
    report("kills", figures)


if __name__ == "__main__":
    main()
