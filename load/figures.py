"""`python -m load.figures`: what the how-to page states, run after run, on a quiet machine.

With `--tree` each is run once more on the server of another checkout, to compare.
"""

import argparse
import subprocess
import sys
from typing import Final

RUNS: Final = (
    "play --game gladiatori --seats 4 --tables 200 --sockets 800 --rate 200",
    "play --tables 400 --rate 300",
    "bots --tables 30",
    "bots --tables 40",
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m load.figures", description=__doc__)
    parser.add_argument("--tree", default="", help="the server of another checkout")
    tree = parser.parse_args().tree
    for module, *words in (line.split() for line in RUNS):
        for more in ([], [f"--tree={tree}"]) if tree else ([],):
            print("load." + module, *words, *more, flush=True)
            subprocess.run([sys.executable, "-m", f"load.{module}", *words, *more], check=False)


if __name__ == "__main__":
    main()
