"""What the others can rule out of a seat's sheet and cards (chapter 6 of the views).

Whom a rule asks must not tell what he has: a question is put to everybody who could answer it with
more than one option, as far as the table knows.
"""

from harena.games.gladiatori.components.bout import ALL_KINDS, NOBODY, POWERS_FROM, Bout
from harena.games.gladiatori.components.cards import ACTIONS, GREENS, ONE, REDS, has, held
from harena.games.gladiatori.components.traits import BLOOD, SPEED, TRAITS
from harena.toolkit.fields import replaced


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


def show_in_hand(bout: Bout, seat: int, cards: int) -> None:
    """7.5.4 Cards that all have seen come to the hand, and are known to be there."""
    bout.seen_in_hand = replaced(bout.seen_in_hand, seat, bout.seen_in_hand[seat] + cards)


def give_openly(bout: Bout, seat: int, kind: int) -> None:
    """6 A card of the hand is given where all can see it."""
    if has(bout.seen_in_hand[seat], kind):
        left = bout.seen_in_hand[seat] - ONE[kind]
        bout.seen_in_hand = replaced(bout.seen_in_hand, seat, left)


def give_unseen(bout: Bout, seat: int, kind: int) -> None:
    """6 Only its back is seen as it leaves the hand: any card with that back may be gone."""
    if bout.seen_in_hand[seat]:
        for one in GREENS if kind < ACTIONS else REDS:
            give_openly(bout, seat, one)


def spend_openly(bout: Bout, seat: int, trait: int, points: int) -> None:
    """2.8, 6.4, 6.6 Blood for a reuse and Speed for movement: everybody can count them."""
    bout.remaining[TRAITS * seat + trait] -= points
    if trait == BLOOD:
        bout.spent_blood = replaced(bout.spent_blood, seat, bout.spent_blood[seat] + points)
    else:
        bout.spent_speed = replaced(bout.spent_speed, seat, bout.spent_speed[seat] + points)


def surely_spent(bout: Bout, seat: int, trait: int) -> int:
    """2.8 The points of an Ability that everybody knows to be spent."""
    if trait == BLOOD:
        return bout.spent_blood[seat]
    return bout.spent_speed[seat] if trait == SPEED else 0


def regain_unseen(bout: Bout, seat: int, points: int) -> None:
    """3.7 So many points may have been written up: of Blood or of Speed, nobody can tell."""
    blood = max(0, bout.spent_blood[seat] - points)
    speed = max(0, bout.spent_speed[seat] - points)
    bout.spent_blood = replaced(bout.spent_blood, seat, blood)
    bout.spent_speed = replaced(bout.spent_speed, seat, speed)


def kinds_of(bout: Bout, seat: int) -> list[int]:
    """The kinds of cards that this player may own, as far as the others know."""
    if not is_open(bout, seat):
        return ALL_KINDS
    return bout.content.characters[bout.character[seat]].kinds
