"""`python -m harena.server`: for tests and for hosts without the terminal."""

import argparse
import sys
from dataclasses import fields
from pathlib import Path

from harena.kernel.refused import Refused
from harena.server.tables.settings import Settings, read_settings


def say(address: str) -> None:
    """One line when the server listens."""
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def main() -> None:
    # The processes in which bots think import this file too, and need nothing of the server.
    from harena.server.web.serving import serve  # noqa: PLC0415

    parser = argparse.ArgumentParser(prog="python -m harena.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--config", type=Path)
    for one in fields(Settings):
        parser.add_argument(f"--{one.name.replace('_', '-')}", default=None)
    options = vars(parser.parse_args())
    names = [one.name for one in fields(Settings) if options[one.name] is not None]
    try:
        settings = read_settings(options["config"], {name: options[name] for name in names})
        serve(options["host"], options["port"], options["data"], settings, say)
    except Refused as refused:
        sys.exit(str(refused))


if __name__ == "__main__":
    main()
