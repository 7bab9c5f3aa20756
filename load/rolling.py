"""`python -m load.rolling`: three processes serve one house and are restarted one after the other.

As for a new version. All the while matches are played and new tables made, by way of nginx: no
answer may be lost or doubled, and nobody who comes may be turned away.
"""

import argparse
import asyncio
import os
import time
from typing import Any

import httpx

from load.kills import Match, compare, new_matches
from load.serving import Address, Json, report
from load.shared import House, postgresql

WISH: Json = {"game": "clash", "seats": [{"kind": "me"}, {"kind": "open"}]}


class Door:
    """New guests, who each make a table and look at it."""

    def __init__(self, house: Address) -> None:
        self.house = house
        self.came = 0
        self.slowest = 0.0
        self.turned_away: list[str] = []

    async def open(self, pause: float) -> None:
        """One after the other."""
        while True:
            begun = time.perf_counter()
            try:
                await self.welcome()
            except httpx.HTTPError as problem:
                self.turned_away.append(repr(problem))
            self.came += 1
            self.slowest = max(self.slowest, time.perf_counter() - begun)
            await asyncio.sleep(pause)

    async def welcome(self) -> None:
        """With a connection of his own."""
        async with httpx.AsyncClient(base_url=self.house.base, timeout=30) as client:
            made = (await client.post("/api/tables", json=WISH)).raise_for_status().json()
            (await client.get(f"/api/tables/{made['table']['id']}")).raise_for_status()


async def roll(house: House, args: Any) -> Json:
    """Play, restart one process after the other, and compare what was seen with what is stored."""
    matches: list[Match] = []
    tasks: list[asyncio.Task[None]] = []
    await new_matches(house, args.tables, matches, tasks, args.pause)
    door = Door(house)
    tasks.append(asyncio.create_task(door.open(args.pause)))
    restarts = 0
    for _ in range(args.rounds):
        for process in house.processes:
            await asyncio.sleep(args.life)
            await asyncio.to_thread(process.end)
            await asyncio.to_thread(process.start)
            restarts += 1
            if all(match.viewers[0].over for match in matches[-args.tables :]):
                await new_matches(house, args.tables, matches, tasks, args.pause)
    await asyncio.sleep(args.life)
    viewers = [viewer for match in matches for viewer in match.viewers]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    problems = compare(house, matches) + [one for viewer in viewers for one in viewer.wrong]
    return {
        "restarts": restarts,
        "tables": len(matches),
        "answers acknowledged": sum(len(match.done) for match in matches),
        "sent again": sum(match.repeated for match in matches),
        "slowest answer s": round(max(match.slowest for match in matches), 2),
        "connections lost": sum(viewer.came_back for viewer in viewers),
        "new guests": door.came,
        "slowest welcome s": round(door.slowest, 2),
        "turned away": len(door.turned_away),
        "lost, doubled or otherwise": len(problems),
        "examples": (problems + door.turned_away)[:5],
        "load average": os.getloadavg()[0],
        "passed": not problems and not door.turned_away,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m load.rolling", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10, help="restarts of each process")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pause", type=float, default=0.1, help="seconds between answers")
    parser.add_argument("--life", type=float, default=1.0, help="seconds between restarts")
    args = parser.parse_args()
    with postgresql() as address:
        house = House(address)
        try:
            report("rolling", asyncio.run(roll(house, args)))
        finally:
            house.close()


if __name__ == "__main__":
    main()
