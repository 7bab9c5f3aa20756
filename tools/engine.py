"""Which engine plays: the compiled one if `make fast` has built it from these sources, else pure.

`python -m tools.engine serve --open` says which it is, and runs `harena` of that engine. A compiled
engine is older than the sources as soon as one of them has changed.
"""

import os
import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
PURE: Final = ".venv"
COMPILED: Final = ".venv-compiled"
BUILT: Final = "wheel.stamp"


class Engine(NamedTuple):
    """The environment it lives in, and a sentence about it."""

    folder: str
    said: str


def choose(root: Path) -> Engine:
    """The engine for what lies in this folder."""
    stamp = root / COMPILED / BUILT
    if not stamp.is_file():
        return Engine(
            PURE, "Engine: pure Python. `make fast` builds one that is several times faster."
        )
    built = stamp.stat().st_mtime
    changed = [
        file
        for file in (root / "src").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and file.stat().st_mtime > built
    ]
    if changed:
        newer = changed[0].relative_to(root)
        return Engine(
            PURE, f"Engine: pure Python, for {newer} is newer than the compiled one (`make fast`)."
        )
    return Engine(COMPILED, "Engine: compiled.")


def main(words: list[str]) -> None:
    """Say which engine it is and where its program lies, and become it."""
    engine = choose(ROOT)
    program = ROOT / engine.folder / "bin" / "harena"
    sys.stderr.write(
        f"{engine.said} What is called `harena` is {program.relative_to(ROOT)} here.\n"
    )
    os.execv(program, [str(program), *words])


if __name__ == "__main__":
    main(sys.argv[1:])
