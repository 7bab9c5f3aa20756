"""`python -m load.coming`: guests come, play a little and go; whether memory comes back.

Tables are put away a minute after the last has gone, so the first figure is taken later than that.
"""

import argparse
import asyncio
import contextlib
import random
import time

from load.serving import Json, Server, Viewer, make_tables, run


async def visit(server: Server, game: str, chance: random.Random) -> None:
    """Two people sit down, give some answers, and go."""
    ((cookies, id),) = await make_tables(server, 1, 2, game)
    viewers = [Viewer(server, cookies[seat], id, seat) for seat in range(2)]
    tasks = [asyncio.create_task(viewer.run()) for viewer in viewers]
    await asyncio.gather(*[viewer.ready.wait() for viewer in viewers])
    for number in range(30):
        for viewer in viewers:
            if viewer.position and viewer.position["asked"]:
                count = len(viewer.position["asked"]["options"])
                index = chance.randrange(count)
                command = {"type": "answer", "id": f"n{number}", "seq": viewer.seq, "index": index}
                with contextlib.suppress(asyncio.CancelledError):
                    await viewer.command(f"n{number}", command)
                break
        await asyncio.sleep(0.02)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def measure(server: Server, args: argparse.Namespace) -> Json:
    """Come and go, and look at the memory now and then."""
    chance = random.Random(1)
    begun = time.monotonic()
    seen: list[tuple[int, float]] = []
    visits = 0
    while time.monotonic() - begun < args.minutes * 60:
        game = chance.choice(["clash", "gladiatori"])
        together = [visit(server, game, chance) for _ in range(args.together)]
        await asyncio.gather(*together)
        visits += len(together)
        minute = int((time.monotonic() - begun) / 60)
        if not seen or seen[-1][0] != minute:
            seen.append((minute, round(server.usage()[1], 1)))
    early = next((megabytes for minute, megabytes in seen if minute >= args.early), seen[0][1])
    return {
        "visits": visits,
        "minutes": args.minutes,
        "MB by minute": seen,
        f"MB after {args.early} min": early,
        "MB at the end": seen[-1][1],
        "passed": seen[-1][1] <= 1.1 * early,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m load.coming", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--early", type=int, default=10)
    parser.add_argument("--together", type=int, default=4)
    run("coming", parser, measure)


if __name__ == "__main__":
    main()
