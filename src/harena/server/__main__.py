"""`python -m harena.server`: for tests and for hosts without the terminal."""

import argparse
import sys
from dataclasses import fields
from pathlib import Path

from harena.server.tables.limits import Limits
from harena.server.web.serving import serve


def say(address: str) -> None:
    """One line when the server listens."""
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m harena.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", type=Path, required=True)
    for one in fields(Limits):
        kind = float if isinstance(one.default, float) else int
        parser.add_argument(f"--{one.name.replace('_', '-')}", type=kind, default=one.default)
    given = vars(parser.parse_args())
    limits = Limits(**{one.name: given[one.name] for one in fields(Limits)})
    serve(given["host"], given["port"], given["data"], limits, say)


if __name__ == "__main__":
    main()
