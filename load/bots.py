"""`python -m load.bots`: one guest with many heavy tables, and another who plays beside him.

How long the other waits for his bot, alone and beside the first; and how long his own answers take.
"""

import argparse
import asyncio
import time

import httpx

from load.serving import Json, Server, Viewer, percentile, run

HEAVY = {
    "game": "gladiatori",
    "seats": [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * 3,
    "patience": 0,
}
LIGHT = {
    "game": "clash",
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "instinct"}],
    "patience": 0,
}


async def sit(server: Server, wish: Json, cookie: str = "") -> tuple[Viewer, str]:
    """A new table, and eyes at it."""
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as client:
        if cookie:
            client.cookies["harena"] = cookie
        made = (await client.post("/api/tables", json=wish)).raise_for_status().json()
        own = cookie or client.cookies["harena"]
    viewer = Viewer(server, own, made["table"]["id"], 0)
    return viewer, own


async def play(viewer: Viewer, answers: int, waits: list[float], own: list[float]) -> None:
    """Answer whenever asked: how long until a bot has answered after me, and until my `done`."""
    for number in range(answers):
        while not (viewer.position and viewer.position["asked"]):
            if viewer.over:
                return
            await asyncio.sleep(0.002)
        begun = time.perf_counter()
        command = {"type": "answer", "id": f"n{number}", "seq": viewer.seq, "index": 0}
        await viewer.command(f"n{number}", command)
        own.append(time.perf_counter() - begun)
        if viewer.position["asked"]:
            continue  # The next question is mine too.
        while not viewer.over and not viewer.position["asked"]:
            await asyncio.sleep(0.002)
        waits.append(time.perf_counter() - begun)


async def measure(server: Server, args: argparse.Namespace) -> Json:
    """First alone, then beside the other."""
    tasks: list[asyncio.Task[None]] = []

    async def light(answers: int) -> tuple[list[float], list[float]]:
        viewer, _ = await sit(server, LIGHT)
        tasks.append(asyncio.create_task(viewer.run()))
        await viewer.ready.wait()
        waits: list[float] = []
        own: list[float] = []
        await play(viewer, answers, waits, own)
        return waits, own

    await light(10)
    quiet, quiet_own = await light(args.answers)
    cookie = ""
    heavy: list[asyncio.Task[None]] = []
    for _ in range(args.tables):
        viewer, cookie = await sit(server, HEAVY, cookie)
        tasks.append(asyncio.create_task(viewer.run()))
        heavy.append(asyncio.create_task(play(viewer, 10**6, [], [])))
    await asyncio.sleep(args.settle)
    beside, beside_own = await light(args.answers)
    for task in [*tasks, *heavy]:
        task.cancel()
    await asyncio.gather(*tasks, *heavy, return_exceptions=True)
    return {
        "heavy tables of one guest": args.tables,
        "bot p50 ms, quiet": round(1000 * percentile(quiet, 0.5), 1),
        "bot p50 ms, beside": round(1000 * percentile(beside, 0.5), 1),
        "bot p95 ms, quiet": round(1000 * percentile(quiet, 0.95), 1),
        "bot p95 ms, beside": round(1000 * percentile(beside, 0.95), 1),
        "own answer p99 ms, quiet": round(1000 * percentile(quiet_own, 0.99), 1),
        "own answer p99 ms, beside": round(1000 * percentile(beside_own, 0.99), 1),
        "passed": percentile(beside, 0.5) <= 2 * percentile(quiet, 0.5),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m load.bots", description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--answers", type=int, default=120)
    parser.add_argument("--settle", type=float, default=10.0)
    run("bots", parser, measure)


if __name__ == "__main__":
    main()
