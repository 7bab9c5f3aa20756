"""5.3.1 to 5.3.4: the net: tossing, missing, destroying it, getting out of it."""

from typing import Final

from harena.games.heroes.components.bout import NET_TOSS, NOWHERE, Bout
from harena.games.heroes.components.content import LEFT, NET, NOTHING, RETIARIUS, RIGHT
from harena.games.heroes.components.gear import held, holds, lay_down, lies, take_up
from harena.games.heroes.match.hits import knock_down
from harena.games.heroes.match.testing import begin_test, throw_both


def net_targets(bout: Bout, gladiator: int) -> list[int]:
    """5.3.1.1, 5.3.1.2 Enemies in any adjacent zone, also a full one, not ensnared (R47, R48).

    3.10.6.4 Only a Retiarius tosses, on his feet, free, and with no enemy in his own zone.
    """
    if bout.style[gladiator] != RETIARIUS or not holds(bout, gladiator, NET):
        return []
    return [one for one in neighbours(bout, gladiator) if not bout.ensnared[one]]


def neighbours(bout: Bout, gladiator: int) -> list[int]:
    """The functioning enemies in adjacent zones."""
    zones, here = bout.zones(), bout.zone[gladiator]
    return [one for one in bout.enemies(gladiator) if zones.distance(here, bout.zone[one]) == 1]


def toss(bout: Bout, gladiator: int, target: int) -> None:
    """5.3.1.1 He forfeits his move, and his gladiator-turn ends with it."""
    bout.tell("tossed", bout.name[gladiator], bout.name[target])
    begin_test(bout, NET_TOSS, gladiator, target)


def compare_toss(bout: Bout) -> None:
    """5.3.1.3, C11 More: ensnared. As many: it is not tossed. Fewer: missed, it lies there."""
    thrower, target = bout.fight.first, bout.fight.other
    lead = throw_both(bout)
    names = bout.name[thrower], bout.name[target]
    if lead == 0:
        bout.tell("net_kept", *names)
        return
    hand = LEFT if held(bout, thrower, LEFT) == NET else RIGHT
    bout.hands[2 * thrower + hand] = NOTHING
    if lead < 0:
        lay_down(bout, NET, bout.zone[target])
        bout.missed_at[target] = bout.zone[target]
        bout.tell("net_missed", *names, bout.zone[target])
        return
    ensnare(bout, thrower, target)


def ensnare(bout: Bout, thrower: int, target: int) -> None:
    """5.3.1.4, 5.3.3.1 Ensnared and knocked down; Steady may stay up (R49). The net is used up."""
    bout.lost_nets += 1
    bout.ensnared[target] = 1
    bout.tell("ensnared", bout.name[thrower], bout.name[target])
    knock_down(bout, target)


def can_destroy(bout: Bout, gladiator: int) -> bool:
    """5.3.3.2 The one it missed, in his next gladiator-turn, still there and upright (R50)."""
    here = bout.zone[gladiator]
    return bout.missed_at[gladiator] == here and lies(bout, NET, here)


def destroy(bout: Bout, gladiator: int) -> None:
    """5.3.3.2 He spends his move on it, and recovers nothing."""
    take_up(bout, NET, bout.zone[gladiator])
    bout.lost_nets += 1
    bout.missed_at[gladiator] = NOWHERE
    bout.tell("destroyed", bout.name[gladiator])


STEPS: Final = (compare_toss,)
