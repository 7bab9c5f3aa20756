"""6.8 Appealing for mercy: the crowd (table 6-1), then perhaps the Emperor (table 6-2)."""

from typing import Final

from harena.games.heroes.components.bout import Bout
from harena.games.heroes.components.content import BELLY, CHEST, FACES, HEAD
from harena.games.heroes.components.zones import CENTER, WALL

MERCY: Final = 2
UNDECIDED: Final = 1
DEATH: Final = 0
VERDICTS: Final = ("death", "undecided", "mercy")


def favour(bout: Bout, gladiator: int) -> int:
    """6.8.0.1 What the crowd has seen of him; the Emperor's mind moves as far against it."""
    table = bout.content.mercy
    kind = bout.zones().kind[bout.zone[gladiator]]
    found = table[0] * bout.defeated[gladiator]
    if bout.dealt[gladiator]:
        found += table[1]
    if has_vital_wound(bout, gladiator):
        found += table[2]
    if kind == CENTER:
        found += table[3]
    if kind == WALL:
        found += table[4]
    if bout.kicked[gladiator]:
        found += table[5]
    if bout.threw[gladiator]:
        found += table[6]
    if bout.bonus[gladiator]:
        found += table[7]
    return found


def has_vital_wound(bout: Bout, gladiator: int) -> bool:
    """C15 A wound of Head, Chest or Belly, also one that came there from an arm or leg."""
    for part in (HEAD, CHEST, BELLY):
        if bout.is_hurt(gladiator, part):
            return True
    return False


def is_spared(bout: Bout, gladiator: int) -> bool:
    """6.8.0.1 Two dice against original Savvy and favour: mercy, death, or the Emperor decides."""
    value = bout.original_savvy(gladiator) + favour(bout, gladiator)
    one, two = roll(bout), roll(bout)
    passed = passed_of(value, one, two)
    bout.tell("appealed", bout.name[gladiator], passed, value, one, two)
    if passed == UNDECIDED:
        return is_saved_by_emperor(bout, gladiator)
    return passed == MERCY


def is_saved_by_emperor(bout: Bout, gladiator: int) -> bool:
    """6.8.1.1, 6.8.1.2 His plain Savvy against the Emperor's; even, a die each decides (R75)."""
    savvy = bout.original_savvy(gladiator)
    mind = bout.content.emperor_savvy - favour(bout, gladiator)
    if bout.pardoned[gladiator]:
        mind += bout.content.intervened
    mine = [roll(bout), roll(bout)]
    his = [roll(bout), roll(bout)]
    own, other = passed_of(savvy, mine[0], mine[1]), passed_of(mind, his[0], his[1])
    name = bout.name[gladiator]
    bout.tell("implored", name, own, other, savvy, mind, *mine, *his)
    saved = own > other
    if own == other:
        mercy, doubt = roll(bout), roll(bout)
        saved = mercy > doubt
        bout.tell("hesitated", name, mercy, doubt)
    if saved:
        bout.pardoned[gladiator] = 1
    return saved


def passed_of(value: int, one: int, two: int) -> int:
    """2.7.1.1 How many of two dice pass; here a 6 always fails."""
    return int(one <= value and one < FACES) + int(two <= value and two < FACES)


def roll(bout: Bout) -> int:
    """One die, by its pips."""
    return bout.dice.below(FACES) + 1
