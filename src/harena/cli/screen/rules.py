"""The rulebook of a game, rule by rule: what stands under a number. It is written in English.

A package holds the rulebooks beside its modules; in a checkout they are in `docs`.
"""

import re
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parents[2]
FOLDERS: Final = (HERE / "rulebooks", HERE.parents[1] / "docs" / "rulebooks")
NUMBER: Final = re.compile(r"\d+(\.\d+)+")
# Where a rule comes from, in brackets at its end, stays behind.
RULE: Final = r"^- \*\*{number}\*\* (.*?)(?: \([^()]*\))?$"


def rule(game: str, number: str) -> str:
    """What the rule of this number says; nothing if there is none."""
    for folder in FOLDERS:
        file = folder / f"{game}.md"
        if NUMBER.fullmatch(number) and file.is_file():
            wanted = RULE.format(number=re.escape(number))
            found = re.search(wanted, file.read_text("utf-8"), re.MULTILINE)
            return found[1].replace("`", "").replace("**", "") if found else ""
    return ""
