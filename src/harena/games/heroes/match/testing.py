"""3.7.2, 3.7.3 and 2.7: two gladiators make a test.

Each decides how many Bonus Dice to use: Stars of two seats in secret and at once, a Star before an
NPG's dice are thrown. Then both throw their pools, and what comes of it is the chapter's affair.
"""

from typing import Final

from harena.games.heroes.components.bout import ATTACK, MANOEUVRE, NET_TOSS, Bout
from harena.games.heroes.components.content import FACES, FRENZY, SUCCESS
from harena.games.heroes.match.pools import plain_dice, pool_of, selecting_face
from harena.games.heroes.steps import (
    CHOOSE_BONUS,
    COMPARE_ATTACK,
    COMPARE_MANOEUVRE,
    COMPARE_TOSS,
    PLEDGE,
)
from harena.toolkit.fields import replaced

FIRST: Final = 0
OTHER: Final = 1
NO_FACES: Final[list[int]] = []


def begin_test(bout: Bout, test: int, first: int, other: int) -> None:
    """2.7.0.9 Both parties, the current gladiator or the Attacker first (R8)."""
    fight = bout.fight
    fight.test = test
    fight.first = first
    fight.other = other
    fight.pledged = [least_bonus(bout, test, first), least_bonus(bout, test, other)]
    compare = COMPARE_ATTACK
    if test == MANOEUVRE:
        compare = COMPARE_MANOEUVRE
    elif test == NET_TOSS:
        compare = COMPARE_TOSS
    bout.then(compare)
    if is_asked(bout, first) or is_asked(bout, other):
        bout.then(CHOOSE_BONUS)


def least_bonus(bout: Bout, test: int, gladiator: int) -> int:
    """3.7.3.2, C6 Frenzy must use one in every test of the Attack Table while it has any."""
    frenzied = test == ATTACK and bout.has(gladiator, FRENZY)
    return 1 if frenzied and bout.bonus[gladiator] else 0


def is_asked(bout: Bout, gladiator: int) -> bool:
    """3.7.2.1 Whether there is anything to decide: a Star with more than he must use."""
    least = least_bonus(bout, bout.fight.test, gladiator)
    return bout.is_star(gladiator) and bout.bonus[gladiator] > least


def choose_bonus(bout: Bout) -> None:
    """3.7.2.1, 3.7.2.2 Any number, from none to all; two seats in secret, shown together (R16)."""
    for index, gladiator in ((FIRST, bout.fight.first), (OTHER, bout.fight.other)):
        if is_asked(bout, gladiator):
            least = least_bonus(bout, bout.fight.test, gladiator)
            counts = list(range(least, bout.bonus[gladiator] + 1))
            bout.ask(bout.owner[gladiator], "bonus", PLEDGE, counts, index)


def pledge(bout: Bout, count: int, index: int) -> None:
    """3.7.2.2 The number is shown when all are in."""
    bout.fight.pledged = replaced(bout.fight.pledged, index, count)


def select(bout: Bout, index: int, gladiator: int) -> None:
    """3.7.3.1, 3.7.3.2 An NPG throws its Bonus Dice; low faces are used, in frenzy at least one.

    Those used are thrown again with the pool (R17).
    """
    held = bout.bonus[gladiator]
    if bout.is_star(gladiator) or not held:
        return
    faces = thrown(bout, held)
    used = selected(bout, gladiator, faces)
    bout.fight.pledged = replaced(bout.fight.pledged, index, used)
    bout.tell_row("selected", [bout.name[gladiator], used, *faces])


def selected(bout: Bout, gladiator: int, faces: list[int]) -> int:
    """3.7.3.1, 3.7.3.2 How many Bonus Dice an NPG uses whose selecting dice show these faces."""
    most = selecting_face(bout, bout.fight.test, gladiator)
    used = 0
    for face in faces:
        if face <= most:
            used += 1
    return max(used, least_bonus(bout, bout.fight.test, gladiator))


def throw_both(bout: Bout) -> int:
    """2.7.2.1, 2.7.6.1 Both throw; by how many successes the first is ahead. Dice used are gone."""
    fight = bout.fight
    first, other = fight.first, fight.other
    current = FIRST if bout.acting == first else OTHER
    for index in (current, 1 - current):
        select(bout, index, first if index == FIRST else other)
    lead = throw_pool(bout, first, other, fight.pledged[FIRST])
    lead -= throw_pool(bout, other, first, fight.pledged[OTHER])
    fight.pledged = [0, 0]
    return lead


def throw_pool(bout: Bout, gladiator: int, foe: int, used: int) -> int:
    """2.7.5.1 All dice of one party: how many are successes; Bonus Dice are gone, come what may."""
    dice = pool_of(bout, bout.fight.test, gladiator, foe) + used
    bout.bonus[gladiator] -= used
    return count_successes(bout, gladiator, dice, used)


def throw_plain(bout: Bout, gladiator: int) -> int:
    """5.4.8.2 Savvy and Speed, without Bonus Dice."""
    return count_successes(bout, gladiator, plain_dice(bout, gladiator), 0)


def count_successes(bout: Bout, gladiator: int, dice: int, used: int) -> int:
    """2.7.2.1 A 1, 2 or 3 is a success; 2.7.5.1 no dice, no success."""
    faces = thrown(bout, dice) if dice > 0 else NO_FACES
    successes = hits = 0
    for place, face in enumerate(faces):
        if face <= SUCCESS:
            successes += 1
            hits |= 1 << place
    bout.tell_row("rolled", [bout.name[gladiator], successes, used, hits, *faces])
    return successes


def thrown(bout: Bout, dice: int) -> list[int]:
    """So many dice, by their pips."""
    return [face + 1 for face in bout.dice.throw(dice, FACES)]


def passes(face: int, value: int) -> bool:
    """2.7.1.1 A die passes if it shows the value or less."""
    return face <= value


STEPS: Final = (choose_bonus, pledge)
