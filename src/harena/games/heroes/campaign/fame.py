"""7.7 and 7.8: Fame is won and lost, Attributes rise and fall, laurels are given."""

from typing import Final

from harena.games.heroes.after.mercy import roll
from harena.games.heroes.components.bout import DRAW, Bout
from harena.games.heroes.components.content import ATTRIBUTES, FACES, PARTS
from harena.games.heroes.components.roster import (
    DRAWS,
    FAME,
    LAURELS,
    LOSSES,
    NAME,
    OWN,
    WINS,
    add,
    of,
    own_of,
    put,
    total_of,
)
from harena.games.heroes.gladiators.build import LEAST
from harena.games.heroes.gladiators.pool import WORSE
from harena.games.heroes.steps import CHOOSE_ATTRIBUTE, CLOSE_BOOKS, TAKE_ATTRIBUTE
from harena.toolkit.builders import grows_uneven

FACES_OF_ATTRIBUTE: Final = FACES // len(ATTRIBUTES)
MOST_PARTS: Final = 2
TWICE: Final = 2


def fame_total(bout: Bout, gladiator: int) -> int:
    """7.5.4, 7.7.1.1 The AP Total that Fame compares: at the start of the match, with Signatures.

    R94 Also where Signatures count for Fame only.
    """
    first = 3 * gladiator
    return sum(bout.original[first : first + 3]) + bout.signature_points(gladiator)


def has_won(bout: Bout, gladiator: int) -> bool:
    """7.8.0 An unbeaten gladiator of the winning side (R93)."""
    return bout.functions(gladiator) and bout.victor == bout.side[gladiator]


def has_drawn(bout: Bout, gladiator: int) -> bool:
    """6.7.1 Dismissed on his feet."""
    return bout.functions(gladiator) and bout.victor == DRAW


def victims(bout: Bout, gladiator: int) -> list[int]:
    """6.8.0.2, 7.7.1.1 The enemies that he himself has defeated (R74)."""
    return [one for one, victor in enumerate(bout.beaten_by) if victor == gladiator]


def count_fame(bout: Bout, gladiator: int) -> None:
    """7.5.0 For a victory, a dismissal or a defeat; then an Attribute may change."""
    bout.then(CLOSE_BOOKS, gladiator)
    if has_won(bout, gladiator):
        gained = win_fame(bout, gladiator)
        if gained:
            bout.then(CHOOSE_ATTRIBUTE, gladiator, gained)
    elif has_drawn(bout, gladiator):
        share_fame(bout, gladiator)
    else:
        lose_fame(bout, gladiator)


def count_last(bout: Bout, gladiator: int) -> None:
    """7.5.0, 7.8.1 Of one who has not lived: what he won stays won, a defeat is counted (R112).

    No Attribute of his changes, and he loses no Fame: only a loser who lives does.
    """
    if has_won(bout, gladiator):
        win_fame(bout, gladiator)
    elif has_drawn(bout, gladiator):
        share_fame(bout, gladiator)
    else:
        add(bout, bout.slots[gladiator], LOSSES, 1)


def win_fame(bout: Bout, gladiator: int) -> int:
    """7.7.1.1, 7.7.1.2, 7.7.3.2 What he has won in this match is added to his Total Fame."""
    slot = bout.slots[gladiator]
    add(bout, slot, WINS, 1)
    gained = fame_won(bout, gladiator)
    if earns_laurel(bout, gladiator):
        add(bout, slot, LAURELS, 1)
        gained += bout.laurel_fame
        bout.tell("laurelled", of(bout, slot, NAME), of(bout, slot, LAURELS))
    add(bout, slot, FAME, gained)
    bout.tell("famed", of(bout, slot, NAME), gained, of(bout, slot, FAME))
    return gained


def fame_won(bout: Bout, gladiator: int) -> int:
    """7.7.1.1 Equals 1, greater 1 and the difference; two or more lesser 1 and their number (R83).

    And 1 for each Killing Stroke. Who has defeated nobody gains nothing.
    """
    own, found, lesser = fame_total(bout, gladiator), bout.strokes[gladiator], 0
    for one in victims(bout, gladiator):
        ahead = fame_total(bout, one) - own
        if ahead >= 0:
            found += 1 + ahead
        else:
            lesser += 1
    return found + (1 + lesser if lesser > 1 else 0)


def earns_laurel(bout: Bout, gladiator: int) -> bool:
    """7.7.3.1 A better enemy beaten, at most two parts hurt, many wounds dealt, dice left (R86).

    Many is twice as many as received, and at least one; or a Killing Stroke.
    """
    own = fame_total(bout, gladiator)
    better = [one for one in victims(bout, gladiator) if fame_total(bout, one) > own]
    hurt = [part for part in range(len(PARTS)) if bout.is_hurt(gladiator, part)]
    dealt, taken = bout.dealt[gladiator], bout.wounds[gladiator]
    outdid = bout.strokes[gladiator] > 0 or (dealt > 0 and dealt >= TWICE * taken)
    return bool(better) and len(hurt) <= MOST_PARTS and outdid and bout.bonus[gladiator] > 0


def share_fame(bout: Bout, gladiator: int) -> None:
    """6.7.2 Dismissed standing: 1 for the lower AP Total, without a roll (R73, R84)."""
    slot = bout.slots[gladiator]
    add(bout, slot, DRAWS, 1)
    others = [
        fame_total(bout, one)
        for one in bout.functioning()
        if bout.side[one] != bout.side[gladiator]
    ]
    gained = int(fame_total(bout, gladiator) < max(others))
    add(bout, slot, FAME, gained)
    bout.tell("famed", of(bout, slot, NAME), gained, of(bout, slot, FAME))


def lose_fame(bout: Bout, gladiator: int) -> None:
    """7.8.0, 7.8.1 One point, two against a lower AP Total; Total Fame not below 0 (R88, R93)."""
    slot, victor = bout.slots[gladiator], bout.beaten_by[gladiator]
    add(bout, slot, LOSSES, 1)
    lost = 1 + int(fame_total(bout, victor) < fame_total(bout, gladiator))
    put(bout, slot, FAME, max(0, of(bout, slot, FAME) - lost))
    faces = [roll(bout) for _ in range(lost)]
    bout.tell("defamed", of(bout, slot, NAME), lost, of(bout, slot, FAME), *faces)
    for face in faces:
        if face == WORSE:
            decline(bout, slot)


# Attributes.


def can_rise(bout: Bout, slot: int, attribute: int) -> bool:
    """7.7.2.2 Not above 7, no AP Total above 20, no spread above 2 that would grow (R85)."""
    content, own = bout.content, own_of(bout, slot)
    if own[attribute] >= content.most_attribute or total_of(bout, slot) >= content.most_total:
        return False
    after = own[:]
    after[attribute] += 1
    return not grows_uneven(own, after, content.spread)


def can_fall(bout: Bout, slot: int, attribute: int) -> bool:
    """7.8.2 Not below 1, and no spread above 2 that was not there before (R89)."""
    own = own_of(bout, slot)
    after = own[:]
    after[attribute] -= 1
    return after[attribute] >= LEAST and not grows_uneven(own, after, bout.content.spread)


def choose_attribute(bout: Bout, gladiator: int, gained: int) -> None:
    """7.7.2.1 The winner chooses which Attribute may rise."""
    slot = bout.slots[gladiator]
    choices = [one for one in range(len(ATTRIBUTES)) if can_rise(bout, slot, one)]
    if choices:
        owner = bout.owner[gladiator]
        bout.choose(owner, "attribute", TAKE_ATTRIBUTE, choices, gladiator, gained)


def take_attribute(bout: Bout, attribute: int, gladiator: int, gained: int) -> None:
    """7.7.2.1 A die for each point won: one above the Attribute, or a 6, adds 1, never more."""
    slot = bout.slots[gladiator]
    value = of(bout, slot, OWN + attribute)
    faces = [roll(bout) for _ in range(gained)]
    rises = max(faces) > value or max(faces) == FACES
    if rises:
        add(bout, slot, OWN + attribute, 1)
    bout.tell("trained_up", of(bout, slot, NAME), attribute, int(rises), value + rises, *faces)


def decline(bout: Bout, slot: int) -> None:
    """7.8.2 A random Attribute falls, rolled again while that one cannot; if none can, nothing."""
    if not [one for one in range(len(ATTRIBUTES)) if can_fall(bout, slot, one)]:
        return
    attribute = (roll(bout) - 1) // FACES_OF_ATTRIBUTE
    while not can_fall(bout, slot, attribute):
        attribute = (roll(bout) - 1) // FACES_OF_ATTRIBUTE
    add(bout, slot, OWN + attribute, -1)
    bout.tell("declined", of(bout, slot, NAME), attribute, of(bout, slot, OWN + attribute))


STEPS: Final = (count_fame, choose_attribute, take_attribute)
