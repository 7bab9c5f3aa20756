"""The arena in letters: a hex is four columns wide, every row is shifted by half a hex."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from harena.cli.scenes.gladiatori.nouns import Nouns
from harena.cli.scenes.gladiatori.position import NOBODY, Position
from harena.games.gladiatori.components.bout import FIRST_BEAST
from harena.toolkit.hexes import on_page

WIDE: Final = 4
MARGIN: Final = 2
NETTED: Final = "%"
CHOICE: Final = "bold color(34)"


def draw(nouns: Nouns, position: Position, viewer: int | None, chosen: set[int]) -> Text:
    """All hexes. Where some can be chosen, only those have their names."""
    arena = nouns.arena
    drawing = Text(no_wrap=True, overflow="crop")
    front = [] if viewer is None else position.front(viewer)
    line = None
    for spot in range(arena.size):
        if arena.r[spot] != line:
            if line is not None:
                drawing.append("\n")
            line = arena.r[spot]
            shift = (on_page(arena.q[spot], line, side_up=False)[0] + 2 * arena.radius) * WIDE // 2
            drawing.append(f"{nouns.hexes[spot][0]:<{MARGIN}}", "dim")
            drawing.append(" " * shift)
        text, style = piece(nouns, position, spot, chosen, spot in front)
        drawing.append(text, style)
        drawing.append(" " * (WIDE - len(text)))
    return drawing


def piece(
    nouns: Nouns, position: Position, spot: int, chosen: set[int], is_front: bool
) -> tuple[str, str]:
    """Who stands on a hex, or what it is called."""
    figure = position.board[spot]
    if figure == NOBODY:
        if spot in chosen:
            return nouns.hexes[spot], CHOICE
        if spot in nouns.arena.gates:
            return "#", "bold"
        return "." if chosen else nouns.hexes[spot], "" if is_front else "dim"
    if figure < FIRST_BEAST:
        text = nouns.mark(figure) + nouns.arrows[position.facing[figure]]
        style = f"bold {nouns.style(figure)}"
    else:
        text = nouns.beast_label(figure)
        if position.netted[figure - FIRST_BEAST]:
            text += NETTED
        elif position.lairs.count(spot) > 1:
            text += "+"
        style = "italic bold"
    return text, f"{style} reverse" if spot in chosen else style


def width(nouns: Nouns) -> int:
    """How many columns the arena takes."""
    return MARGIN + (2 * nouns.arena.radius + 1) * WIDE - 1
