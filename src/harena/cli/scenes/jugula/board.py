"""The arena as squares: who stands where and faces whither."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from harena.cli.scenes.nouns import Nouns
from harena.kernel.rulebook import View
from harena.toolkit.views import ints, number

WIDTH: Final = 8
CELL: Final = 7
FAMILIA: Final = 4
ARROWS: Final = "↑→↓←"
ASCII_ARROWS: Final = "^>v<"
FRAME: Final = "dim"


def draw(view: View, names: list[str], nouns: Nouns, ascii_only: bool) -> Text:
    """Eight rows from north to south, with letters and numbers around them."""
    men = {square: man for man, square in enumerate(ints(view, "square")) if square >= 0}
    drawing = Text(no_wrap=True, overflow="crop")
    for north in range(WIDTH - 1, -1, -1):
        drawing.append(f"{north + 1} ", FRAME)
        for east in range(WIDTH):
            man = men.get(WIDTH * north + east)
            if man is None:
                drawing.append(("." if ascii_only else "·").ljust(CELL), FRAME)
            else:
                text = cell(view, man, names, nouns, ascii_only)
                drawing.append(text.ljust(CELL), f"bold {nouns.style(man // FAMILIA)}")
        drawing.append("\n")
    letters = "".join("abcdefgh"[east].ljust(CELL) for east in range(WIDTH))
    drawing.append(f"  {letters.rstrip()}", FRAME)
    return drawing


def cell(view: View, man: int, names: list[str], nouns: Nouns, ascii_only: bool) -> str:
    """The mark of his player, two letters of his name, an arrow, and what ails him."""
    arrow = (ASCII_ARROWS if ascii_only else ARROWS)[ints(view, "facing")[man]]
    ails = "w" if ints(view, "condition")[man] == 1 else ""
    ails += "t" if number(view, "hindered") >> man & 1 else ""
    dust = [bits for field in ("dust", "old_dust") for bits in ints(view, field)]
    ails += "p" if any(bits >> man & 1 for bits in dust) else ""
    name = names[ints(view, "armatura")[man]][:2]
    return f"{nouns.mark(man // FAMILIA)}{name}{arrow}{ails}"
