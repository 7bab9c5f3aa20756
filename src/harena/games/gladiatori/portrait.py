"""The position as text, for terminal, tests and playthroughs.

On the board a gladiator is his letter with an arrow for his facing, a beast the first letter of its
kind in capitals with its number. Below: points, markers, Items, cards and row of each gladiator.
"""

from typing import Final

from harena.games.gladiatori.components.bout import DOOMED, FIRST_BEAST, NO_BEASTS, NOBODY, Bout
from harena.games.gladiatori.components.card_row import (
    FACE_DOWN,
    KIND,
    ROTATED,
    UNKNOWN,
    card_at,
    length,
)
from harena.games.gladiatori.components.cards import greens, size
from harena.games.gladiatori.components.figures import items_of
from harena.kernel.state import State

ARROWS: Final = ("→", "↗", "↖", "←", "↙", "↘")
FATES: Final = ("alive", "unbeatable", "dead", "surrendered")
LETTERS: Final = ("S", "D", "B", "M")


def portrait(state: State, eyes: tuple[int, ...]) -> str:
    """Board, turn and round, and what lies before each player, as these seats see it."""
    assert isinstance(state, Bout)
    bout = state
    lines = board_lines(bout)
    lines.append("")
    lines.append(f"turn {bout.turn} of {bout.turns}, combat round {bout.round}")
    if bout.mode != NO_BEASTS:
        lines.append(
            f"beasts: {sum(spot >= 0 for spot in bout.lairs)} here, {sum(bout.waiting)} waiting"
        )
    for seat in range(bout.seats):
        lines += gladiator_lines(bout, seat, seat in eyes)
    return "\n".join(lines) + "\n"


def board_lines(bout: Bout) -> list[str]:
    """The rows of hexes, each shifted by half a hex."""
    arena = bout.content.arena
    lines: list[str] = []
    for line in range(-arena.radius, arena.radius + 1):
        text = " " * (2 * abs(line))
        for spot in range(arena.size):
            if arena.r[spot] == line:
                text += f"{piece(bout, spot):<4}"
        lines.append(text.rstrip())
    return lines


def piece(bout: Bout, spot: int) -> str:
    """Who stands on a hex: `.` nobody, `#` an empty gate."""
    figure = bout.board[spot]
    if figure == NOBODY:
        return "#" if spot in bout.content.arena.gates else "."
    if figure < FIRST_BEAST:
        return "abcd"[figure] + ARROWS[bout.facing[figure]]
    kind = bout.beasts[figure - FIRST_BEAST]
    return bout.content.beast_ids[kind][0].upper() + str(figure - FIRST_BEAST)


def gladiator_lines(bout: Bout, seat: int, is_own: bool) -> list[str]:
    """One gladiator: who, how he stands, what he has."""
    number = bout.character[seat]
    who = "own" if number == NOBODY else bout.content.characters[number].id
    marks = f"trapped {bout.trapped[seat]}, unbalanced {bout.unbalanced[seat]}"
    if bout.down[seat]:
        marks += ", face-down"
    if bout.fate[seat] >= DOOMED:
        marks += f", {FATES[bout.fate[seat]]}"
    items = [item_text(bout, item) for item in items_of(bout, seat)]
    cards = f"{cards_text(bout, seat, is_own)}, removed {size(bout.removed[seat])}"
    return [
        f"{'abcd'[seat]}: {who}, {bout.points[seat]} points; {marks}",
        f"   {cards}; row: {row_text(bout.row[seat]) or '-'}; items: {', '.join(items) or '-'}",
    ]


def cards_text(bout: Bout, seat: int, is_own: bool) -> str:
    """7.4 The numbers of his cards; while all choose cards, only he knows where they lie."""
    hand, life, discard = bout.hand[seat], size(bout.life[seat]), size(bout.discard[seat])
    deck = size(bout.deck[seat])
    if bout.secret and not is_own:
        return f"cards {size(hand) + life + discard + deck}"
    return (
        f"hand {greens(hand)}+{size(hand) - greens(hand)}, life {life}, "
        f"discard {discard}, deck {deck}"
    )


def item_text(bout: Bout, item: int) -> str:
    """An Item, with a mark if it is damaged."""
    return bout.content.item_ids[item] + ("!" if bout.damaged >> item & 1 else "")


def row_text(row: int) -> str:
    """A row: S D B M, in brackets when rotated, `?` where nobody else knows."""
    texts: list[str] = []
    for index in range(length(row)):
        card = card_at(row, index)
        text = "?" if card & UNKNOWN else LETTERS[card & KIND]
        if card & FACE_DOWN:
            text += "_"
        texts.append(f"({text})" if card & ROTATED else text)
    return " ".join(texts)
