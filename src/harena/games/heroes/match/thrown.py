"""5.4.8 and 5.4.9: thrown weapons, and sand in the eyes."""

from typing import Final

from harena.games.heroes.after.mercy import roll
from harena.games.heroes.components.bout import NO_TEST, Bout
from harena.games.heroes.components.content import NOTHING
from harena.games.heroes.components.gear import held, is_weapon, lay_down
from harena.games.heroes.match.hits import strike
from harena.games.heroes.match.nets import neighbours
from harena.games.heroes.match.testing import passes, throw_plain
from harena.toolkit.fields import replaced

ALWAYS_CLEARS: Final = 1


def throwing_hands(bout: Bout, gladiator: int) -> list[int]:
    """5.4.8.1, 3.10.0.3 The hands that hold a weapon; he may throw either (R102)."""
    return [hand for hand in (0, 1) if is_weapon(held(bout, gladiator, hand))]


def throw_targets(bout: Bout, gladiator: int) -> list[int]:
    """5.4.8.1 Enemies in adjacent zones without functioning friends of the thrower (R62)."""
    found: list[int] = []
    for target in neighbours(bout, gladiator):
        zone = bout.zone[target]
        friends = [
            one
            for one in bout.functioning()
            if bout.zone[one] == zone and not bout.are_enemies(one, gladiator)
        ]
        if not friends:
            found.append(target)
    return found


def throw_weapon(bout: Bout, gladiator: int, target: int, hand: int) -> None:
    """5.4.8.2, 5.4.8.3 More successes hit as with two hands; a miss flies one zone on (R63)."""
    item = held(bout, gladiator, hand)
    bout.hands[2 * gladiator + hand] = NOTHING
    bout.threw = replaced(bout.threw, gladiator, 1)
    bout.fight.test = NO_TEST
    bout.tell("threw", bout.name[gladiator], bout.name[target], item)
    lead = throw_plain(bout, gladiator) - throw_plain(bout, target)
    here, there = bout.zone[gladiator], bout.zone[target]
    if lead > 0:
        lay_down(bout, item, there)
        strike(bout, gladiator, target, lead, item, bout.content.two_hands[item])
        return
    landed = bout.zones().beyond(here, there)
    lay_down(bout, item, landed)
    bout.tell("missed", bout.name[gladiator], item, landed)


def kick_sand(bout: Bout, gladiator: int, target: int) -> None:
    """5.4.9.0.1, 5.4.9.1.1 More successes blind the target; sand does not add up (R64)."""
    bout.kicked = replaced(bout.kicked, gladiator, 1)
    bout.fight.test = NO_TEST
    bout.tell("kicked", bout.name[gladiator], bout.name[target])
    if throw_plain(bout, gladiator) > throw_plain(bout, target):
        bout.blinded[target] = 1
        bout.tell("blinded", bout.name[target])
    else:
        bout.tell("unharmed", bout.name[target])


def clear_eyes(bout: Bout, gladiator: int) -> None:
    """5.4.9.1.2 One die against current, lowered Savvy; a 1 always clears (R65)."""
    face, savvy = roll(bout), bout.savvy(gladiator)
    cleared = passes(face, savvy) or face == ALWAYS_CLEARS
    if cleared:
        bout.blinded[gladiator] = 0
    bout.tell("cleared", bout.name[gladiator], int(cleared), face, savvy)
