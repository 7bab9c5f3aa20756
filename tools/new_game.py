"""`python -m tools.new_game mygame`: a small game that runs, under a name of your own.

The template in docs/howto/template is laid into the rooms of the house: rules, words, rulebook page
and tests. Its name is replaced wherever it stands, and what is made of tables and by playing is
made.
"""

import re
import sys
from pathlib import Path
from typing import Final

from tools import fields, observations, steps

ROOT: Final = Path(__file__).parents[1]
TEMPLATE: Final = ROOT / "docs" / "howto" / "template"
NAME: Final = re.compile(r"[a-z][a-z0-9]*")


def lay(name: str) -> list[Path]:
    """Every file of the template in its room, under the new name; nothing is overwritten."""
    files = [file for file in sorted(TEMPLATE.rglob("*")) if file.is_file() and is_kept(file)]
    laid = {file: ROOT / renamed(str(file.relative_to(TEMPLATE)), name) for file in files}
    if there := [new for new in laid.values() if new.exists()]:
        sys.exit(f"a new name was expected, but there is {there[0].relative_to(ROOT)} already")
    for file, new in laid.items():
        new.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(renamed(file.read_text("utf-8"), name), "utf-8")
    return list(laid.values())


def is_kept(file: Path) -> bool:
    return "__pycache__" not in file.parts


def renamed(text: str, name: str) -> str:
    return text.replace("template", name)


def main(words: list[str]) -> None:
    """Lay the game, and make numbers, layout and observations of what it declares."""
    if len(words) != 1 or not NAME.fullmatch(words[0]):
        sys.exit("one name of small letters and digits was expected: tools.new_game mygame")
    laid = lay(words[0])
    fields.main()
    steps.main()
    observations.main(words)
    sys.stdout.write("\n".join(str(file.relative_to(ROOT)) for file in laid) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
