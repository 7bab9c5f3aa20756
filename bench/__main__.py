"""`make bench`: Harena pure and compiled beside its peers, in one run, in CPU time.

Prints a table and keeps it as bench/results.json. Each figure is the median of blocks of about a
second; the must-reach figures of each game are judged at the end.
"""

import argparse
import json
import platform
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bench.peers import backgammon, catan

RESULTS = Path(__file__).with_name("results.json")
GAMES = ("clash", "gladiatori", "heroes", "jugula", "spartacus")
PURE, COMPILED = "pure", "compiled"

# What must be reached, pure and compiled: times OpenSpiel's backgammon, µs a copy, ms a replay.
GOALS = {
    "clash": {
        "random play against backgammon": ((2.0, 15.0), "at least"),
        "copy of a mid-game state, µs": ((10.0, 2.0), "at most"),
        "replay of a four-seat match, ms": ((10.0, 1.0), "at most"),
    },
    "gladiatori": {
        "random play against backgammon": ((1.0, 8.0), "at least"),
        "copy of a mid-game state, µs": ((20.0, 4.0), "at most"),
    },
    "jugula": {
        "random play against backgammon": ((1.2, 10.0), "at least"),
        "copy of a mid-game state, µs": ((12.0, 2.5), "at most"),
    },
    "spartacus": {
        "random play against backgammon": ((0.8, 6.0), "at least"),
        "copy of a mid-game state, µs": ((20.0, 4.0), "at most"),
    },
    "heroes": {
        "match of two by the tables, ms": ((8.0, 0.8), "at most"),
    },
}
# Where the figure of a goal stands among what was measured.
FIGURES = {"copy": "copy_us", "replay": "replay_ms", "match": "tables_ms"}


def own(python: str, game: str, seconds: float) -> dict[str, Any]:
    """Harena's own figures, measured by another interpreter, between two runs of the peer."""
    command = [python, "-m", "bench.own", game, str(seconds)]
    before = backgammon(seconds).decisions_per_second
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    after = backgammon(seconds).decisions_per_second
    found: dict[str, Any] = json.loads(done.stdout)
    return {"peer": (before + after) / 2, **found}


def slowest(figures: dict[str, Any]) -> float:
    """Decisions a second in random play at the number of seats where that is least."""
    return float(min(rate["decisions_per_second"] for rate in figures["random"]))


def judge(
    game: str, figures: dict[str, dict[str, Any]]
) -> list[tuple[str, str, float, float, bool]]:
    """Each goal: what, which build, what was reached, what must be, and whether it is."""
    rows = []
    for what, (goals, sense) in GOALS[game].items():
        for build, goal in zip((PURE, COMPILED), goals, strict=True):
            one = figures[build]
            if "backgammon" in what:
                reached = slowest(one) / one["peer"]
            else:
                reached = float(one[FIGURES[what.split()[0]]])
            held = reached >= goal if sense == "at least" else reached <= goal
            rows.append((what, build, reached, goal, held))
    return rows


def line(name: str, rate: dict[str, Any], peer: float) -> str:
    """A row of the table of decisions a second."""
    speed = rate["decisions_per_second"]
    spread = f"{rate['low']:>9,.0f} to {rate['high']:>9,.0f}"
    return f"{name:<48}{speed:>11,.0f}  {spread}  {speed / peer:>6.2f}x"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--compiled-python", required=True, help="where the wheel is installed")
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU seconds for each figure")
    given = parser.parse_args()
    peers = [asdict(backgammon(given.seconds)), asdict(catan(given.seconds))]
    games = {
        game: {
            PURE: own(sys.executable, game, given.seconds),
            COMPILED: own(given.compiled_python, game, given.seconds),
        }
        for game in GAMES
    }
    for figures in games.values():
        if figures[PURE]["compiled"] or not figures[COMPILED]["compiled"]:
            sys.exit("bench: expected a pure package here and a compiled one there")
    peer = float(peers[0]["decisions_per_second"])
    print(f"{'decisions a second of CPU time, random play':<48}{'median':>11}")
    for rate in peers:
        print(line(rate["name"], rate, peer))
    kept = []
    for game, figures in games.items():
        for build, one in figures.items():
            for rate in [*one["random"], *one["asked"]]:
                print(line(f"Harena {rate['name']}, {build}", rate, one["peer"]))
        heads = ("copy µs", "state µs", "save µs", "load µs")
        print(f"\n{game:<24}" + "".join(f"{head:>10}" for head in heads) + f"{'replay ms':>11}")
        for build, one in figures.items():
            times = [one[key] for key in ("copy_us", "copy_state_us", "save_us", "load_us")]
            row = "".join(f"{time:>10.2f}" for time in times)
            print(f"{build:<24}{row}{one['replay_ms']:>11.2f}")
        print()
        for what, build, reached, goal, held in judge(game, figures):
            verdict = "reached" if held else "MISSED"
            print(f"{what:<36}{build:<10}{reached:>8.2f} against {goal:<6g}{verdict}")
            kept.append(
                {
                    "game": game,
                    "what": what,
                    "build": build,
                    "reached": reached,
                    "goal": goal,
                    "held": held,
                }
            )
    machine = {"machine": platform.machine(), "python": platform.python_version()}
    found = {
        "machine": machine,
        "seconds": given.seconds,
        "peers": peers,
        "games": games,
        "goals": kept,
    }
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(f"\nkept in {RESULTS.parent.name}/{RESULTS.name}")


if __name__ == "__main__":
    main()
