"""What the others can rule out of a seat's sheet and cards (chapter 6 of the views).

Whom a rule asks must not tell what he has: a question is put to everybody who could answer it with
more than one option, as far as the table knows.
"""

from harena.games.gladiatori.components.bout import ALL_KINDS, NOBODY, POWERS_FROM, Bout
from harena.games.gladiatori.components.cards import ONE, has, held


def is_open(bout: Bout, seat: int) -> bool:
    """6 Whether everybody knows this deck list: a pre-made character without additions."""
    return bout.character[seat] != NOBODY and not bout.enlarged >> seat & 1


def could_use(bout: Bout, seat: int, power: int) -> bool:
    """As far as the others know. Who is asked must not tell what he has."""
    if bout.used[seat] >> power & 1 or bout.passive >> seat & 1 or not bout.stands(seat):
        return False
    if bout.learning and bout.turn < POWERS_FROM:
        return False
    if not is_open(bout, seat):
        return True
    return bout.content.characters[bout.character[seat]].powers >> power & 1 == 1


def could_have(bout: Bout, seat: int, kind: int) -> bool:
    """As far as the others know, such a card may be in his hand."""
    if not is_open(bout, seat):
        return True
    return has(bout.content.characters[bout.character[seat]].cards, kind)


def show(bout: Bout, seat: int, cards: int) -> None:
    """6 What goes to the discard pile openly is known to lie there."""
    bout.known[seat] += cards


def take_openly(bout: Bout, seat: int, kind: int) -> None:
    """6 A card of the discard pile is taken where all can see it."""
    if has(bout.known[seat], kind):
        bout.known[seat] -= ONE[kind]


def take_unseen(bout: Bout, seat: int, number: int, kinds: list[int]) -> None:
    """6 So many cards of these kinds have left the discard pile: any of them may be gone."""
    for kind in kinds:
        bout.known[seat] -= min(number, held(bout.known[seat], kind)) * ONE[kind]


def kinds_of(bout: Bout, seat: int) -> list[int]:
    """The kinds of cards that this player may own, as far as the others know."""
    if not is_open(bout, seat):
        return ALL_KINDS
    return bout.content.characters[bout.character[seat]].kinds
