"""5.4 The Attack Phase.

Both throw their Savvy. The Attacker hits with any surplus, the Defender with two; by one he turns
the tables, and equal is tested again (5.4).
"""

from typing import Final

from harena.games.heroes.components.bout import ATTACK, PLAIN, Bout
from harena.games.heroes.components.gear import force, weapon
from harena.games.heroes.match.hits import strike
from harena.games.heroes.match.testing import begin_test, throw_both
from harena.games.heroes.steps import TEST_ATTACK

COUNTERED: Final = -1


def test_attack(bout: Bout) -> None:
    """5.4.0.1 Table 5-5 for both; Speed does not count."""
    fight = bout.fight
    begin_test(bout, ATTACK, fight.first, fight.other)


def compare_attack(bout: Bout) -> None:
    """5.4.0.1, C12 A hit, a counterstrike, an escape from the net, or once more."""
    attacker, defender = bout.fight.first, bout.fight.other
    lead = throw_both(bout)
    if lead > 0:
        if bout.ensnared[attacker]:
            free(bout, attacker)
        hit(bout, attacker, defender, lead)
    elif lead == 0:
        bout.tell("even", bout.name[attacker], bout.name[defender])
        retest(bout)
    elif bout.ensnared[defender]:
        free(bout, defender)
    elif lead == COUNTERED:
        counterstrike(bout)
    else:
        hit(bout, defender, attacker, -lead)


def hit(bout: Bout, winner: int, loser: int, impact: int) -> None:
    """5.4.3.0.1 Impact is the surplus of successes; his weapon adds its own."""
    strike(bout, winner, loser, impact, weapon(bout, winner), force(bout, winner))


def free(bout: Bout, gladiator: int) -> None:
    """5.4.0.5, 5.3.4.1 Out of the net and on his feet; the net is lost (R54: the Attacker too)."""
    bout.ensnared[gladiator] = 0
    bout.down[gladiator] = 0
    bout.tell("freed", bout.name[gladiator])


def counterstrike(bout: Bout) -> None:
    """5.4.0.3, 5.4.0.6 The Defender is the Attacker now; what the other had found is gone (R52)."""
    fight = bout.fight
    fight.first, fight.other = fight.other, fight.first
    fight.attacker = fight.first
    fight.opening = PLAIN
    fight.shieldless = False
    bout.tell("counterstruck", bout.name[fight.first], bout.name[fight.other])
    retest(bout)


def retest(bout: Bout) -> None:
    """5.4.0.2, 5.4.0.4 Both test again with new Bonus Dice; after twenty times it is over (R53)."""
    fight = bout.fight
    if fight.retests == bout.content.most_retests:
        bout.tell("faded", bout.name[fight.first], bout.name[fight.other])
        return
    fight.retests += 1
    bout.then(TEST_ATTACK)


STEPS: Final = (test_attack, compare_attack)
