"""The position as text, for terminal, tests and playthroughs.

Each space shows its id and what stands on it: `a:NSST+1` is seat 0's team with one wound token,
`lion-1 2/3` an animal with two wounds of three.
"""

from harena.games.clash.content import LETTERS, MEN, TYPES
from harena.games.clash.state import NO_ANIMAL, NOBODY, Arena
from harena.kernel.state import State
from harena.toolkit.bits import members
from harena.toolkit.hexes import on_page

WIDTH = 13


def portrait(state: State, eyes: tuple[int, ...]) -> str:
    """Board, piles, animals beside it, and pens: all of it lies open to all eyes."""
    assert isinstance(state, Arena)
    arena = state
    lines = board_lines(arena)
    lines.append("")
    piles = [f"{count} {TYPES[kind]}" for kind, count in enumerate(MEN.counts(arena.piles))]
    if arena.piles:
        lines.append("piles: " + ", ".join(piles))
    if arena.stack:
        lines.append(f"stack: {len(arena.stack)} animals")
    if arena.spares:
        beside = [animal_text(arena, animal, 0) for animal in members(arena.spares)]
        lines.append("beside: " + ", ".join(beside))
    for seat, points in enumerate(arena.scores()):
        pen = letters(arena.pens[seat])
        ids = [arena.content.animal_ids[animal] for animal in members(arena.trophies[seat])]
        held = " ".join([pen, *ids]) if pen else " ".join(ids)
        lines.append(f"{seat_letter(seat)}: {points} points; pen: {held or '-'}")
    return "\n".join(lines) + "\n"


def board_lines(arena: Arena) -> list[str]:
    """The rows of hexagons, each shifted by half a space for every row."""
    board = arena.content.board
    columns = [on_page(q, r, False)[0] for q, r in zip(board.q, board.r, strict=True)]
    lines: list[str] = []
    for line in sorted(set(board.r)):
        text = ""
        for space in range(board.size):
            if board.r[space] == line:
                indent = (columns[space] - min(columns)) * ((WIDTH + 1) // 2)
                text = text.ljust(indent) + f"{board.ids[space]} {piece_text(arena, space)}"
        lines.append(text.rstrip())
    return lines


def piece_text(arena: Arena, space: int) -> str:
    """What stands on a space: `.` for nothing."""
    animal = arena.animals[space]
    if animal != NO_ANIMAL:
        return animal_text(arena, animal, arena.tokens[space])
    owner = arena.owner(space)
    if owner == NOBODY:
        return "."
    tokens = arena.tokens[space]
    return f"{seat_letter(owner)}:{letters(arena.men[space])}" + (f"+{tokens}" if tokens else "")


def animal_text(arena: Arena, animal: int, wounds: int) -> str:
    """An animal with its wounds of its life."""
    return f"{arena.content.animal_ids[animal]} {wounds}/{arena.content.life[animal]}"


def letters(men: int) -> str:
    """A team as a word: `NSST`."""
    return "".join(LETTERS[kind] * count for kind, count in enumerate(MEN.counts(men)))


def seat_letter(seat: int) -> str:
    """Seats are letters on the board, so that they are not taken for numbers."""
    return "abcde"[seat]
