"""Chapter 3, Character Elements: spending and recovering them (3.4 to 3.7).

They are spent and recovered one at a time. Whoever recovers fewer than he may still picks as often,
so that nobody can tell from the number of his picks how many points he took.
"""

from typing import Final

from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.components.cards import (
    ACTIONS,
    GREENS,
    KINDS,
    ONE,
    REDS,
    kinds_in,
    size,
)
from harena.games.gladiatori.components.knowledge import give_unseen, regain_unseen, take_unseen
from harena.games.gladiatori.components.traits import SKILLS, TRAITS
from harena.games.gladiatori.steps import CHOOSE_RECOVERY, CHOOSE_SPENDING, RECOVER, SPEND

FIRST_TRAIT: Final = KINDS
ELEMENTS: Final = KINDS + TRAITS
NO_ELEMENT: Final = ELEMENTS
GREEN: Final = ELEMENTS + 1
RED: Final = ELEMENTS + 2
UNSEEN: Final = ELEMENTS + 3


def spendable(bout: Bout, seat: int) -> list[int]:
    """3.4, 3.5, 3.6, 13.2 Cards of the hand, Skill points but under Overskill, Ability points.

    The Passive use no Abilities, so they spend none of their points (R10, R72, R119).
    """
    found = kinds_in(bout.hand[seat])
    for trait in range(SKILLS if bout.passive >> seat & 1 else TRAITS):
        if bout.remaining[TRAITS * seat + trait] and not bout.overskilled[seat] >> trait & 1:
            found.append(FIRST_TRAIT + trait)
    return found


def can_spend(bout: Bout, seat: int, elements: int) -> bool:
    """Whether one has so many Elements to give."""
    wealth = size(bout.hand[seat])
    for trait in range(SKILLS if bout.passive >> seat & 1 else TRAITS):
        if not bout.overskilled[seat] >> trait & 1:
            wealth += bout.remaining[TRAITS * seat + trait]
    return wealth >= elements


def choose_spending(bout: Bout, seat: int, left: int) -> None:
    """3.5 Which Element to give: a hand card, a Skill point, an Ability point (R9)."""
    bout.ask(seat, "spend", SPEND, spendable(bout, seat), seat, left)


def spend(bout: Bout, element: int, seat: int, left: int) -> None:
    """3.5 A card goes to the discard pile unseen, a point is struck off without a bonus."""
    if element < FIRST_TRAIT:
        bout.hand[seat] -= ONE[element]
        give_unseen(bout, seat, element)
        bout.discard[seat] += ONE[element]
    else:
        bout.remaining[TRAITS * seat + element - FIRST_TRAIT] -= 1
    bout.confide(seat, "spent", (seat, element), (seat, seen(element)))
    if left > 1:
        bout.then(CHOOSE_SPENDING, seat, left - 1)


def recoverable(bout: Bout, seat: int) -> list[int]:
    """3.7, 2.11 Discarded cards, and points below their starting value (R7)."""
    found = kinds_in(bout.discard[seat])
    for trait in range(TRAITS):
        index = TRAITS * seat + trait
        if bout.remaining[index] < bout.start[index] and not bout.overskilled[seat] >> trait & 1:
            found.append(FIRST_TRAIT + trait)
    return found


def choose_recovery(bout: Bout, seat: int, left: int) -> None:
    """3.7, 8.1.2, 12.9 Which Element to take back, if any (R11)."""
    elements = [] if bout.stopped else recoverable(bout, seat)
    bout.ask(seat, "recover", RECOVER, [*elements, NO_ELEMENT], seat, left)


def recover(bout: Bout, element: int, seat: int, left: int) -> None:
    """3.7 In a combat round cards come back to the hand, points are written up."""
    if element == NO_ELEMENT:
        bout.stopped = True
    elif element < FIRST_TRAIT:
        bout.discard[seat] -= ONE[element]
        take_unseen(bout, seat, 1, GREENS if element < ACTIONS else REDS)
        bout.hand[seat] += ONE[element]
    else:
        bout.remaining[TRAITS * seat + element - FIRST_TRAIT] += 1
    if seen(element) == UNSEEN:
        regain_unseen(bout, seat, 1)
    bout.confide(seat, "recovered", (seat, element), (seat, seen(element)))
    if left > 1:
        bout.then(CHOOSE_RECOVERY, seat, left - 1)
    else:
        bout.stopped = False


def seen(element: int) -> int:
    """What the others see of it: the back of a card, or nothing."""
    if element < ACTIONS:
        return GREEN
    return RED if element < FIRST_TRAIT else UNSEEN


STEPS: Final = (choose_spending, spend, choose_recovery, recover)
