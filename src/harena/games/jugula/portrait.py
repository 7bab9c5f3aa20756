"""The position as text, for terminal, browser, tests and playthroughs.

Each square shows who stands there: `aMUv` is seat 0's Murmillo facing south, small letters after
it for a wound (`w`), a hindrance token (`t`), Pulvis (`p`).
"""

from typing import Final

from harena.games.jugula.components.arena import FAMILIA, NO_CARD, NOBODY, WOUNDED, Arena
from harena.games.jugula.components.content import USES
from harena.games.jugula.components.ground import NAMES, WIDTH
from harena.kernel.state import State
from harena.toolkit.bits import members

ARROWS: Final = "^>v<"
SEATS: Final = "abcd"
CELL: Final = 8


def portrait(state: State, eyes: tuple[int, ...]) -> str:
    """The squares from north to south, then everybody's points, Vox Populi and cards."""
    assert isinstance(state, Arena)
    arena = state
    lines = [board_row(arena, north) for north in range(WIDTH - 1, -1, -1)]
    lines.append("  " + "".join(name[0].ljust(CELL) for name in NAMES[:WIDTH]).rstrip())
    lines.append("")
    if arena.matches > 1:
        lines.append(f"match {arena.match} of {arena.matches}")
    if arena.round:
        lines.append(f"round {arena.round} of {arena.limit}")
    if arena.played != NO_CARD:
        name, use = arena.content.card_names[arena.played], USES[arena.use]
        lines.append(f"{SEATS[arena.active]} plays {name} for {use}")
    for seat in range(arena.seats):
        lines.append(seat_line(arena, seat, seat in eyes))
    return "\n".join(lines) + "\n"


def board_row(arena: Arena, north: int) -> str:
    """A row of squares, with its number."""
    cells = [cell(arena, arena.board[WIDTH * north + east]) for east in range(WIDTH)]
    return f"{north + 1} " + "".join(text.ljust(CELL) for text in cells).rstrip()


def cell(arena: Arena, man: int) -> str:
    """Who stands on a square: `.` for nobody."""
    if man == NOBODY:
        return "."
    short = arena.content.names[arena.armatura[man]][:2].upper()
    marks = "w" if arena.condition[man] == WOUNDED else ""
    marks += "t" if arena.hindered >> man & 1 else ""
    marks += "p" if arena.is_dusted(man) else ""
    return SEATS[man // FAMILIA] + short + ARROWS[arena.facing[man]] + marks


def seat_line(arena: Arena, seat: int, is_seen: bool) -> str:
    """Points, Vox Populi, cards by name where they are seen, discard pile, markers."""
    parts = [f"{arena.points[seat]} points", f"vox {arena.vox[seat]}"]
    if arena.matches > 1:
        parts.insert(0, f"glory {arena.glory[seat]}")
    parts.append(f"hand {named(arena, arena.hand[seat]) if is_seen else arena.held(seat)}")
    parts.append(f"deck {arena.deck[seat].bit_count()}")
    parts.append(f"discard {named(arena, arena.discard[seat])}")
    parts.append(f"prima {arena.prima[seat].bit_count()}")
    for marker, seats in (("testudo", arena.testudo), ("murus", arena.murus)):
        if seats >> seat & 1:
            parts.append(marker)
    if not arena.is_in(seat):
        parts.append("withdrawn")
    return f"{SEATS[seat]}: " + "; ".join(parts)


def named(arena: Arena, cards: int) -> str:
    """Cards by their names."""
    return ", ".join(arena.content.card_names[card] for card in members(cards)) or "-"
