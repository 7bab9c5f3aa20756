"""Chapter 14, Character Status: Trapped, Unbalanced, Face-down."""

from typing import Final

from harena.games.gladiatori.components.bout import NOBODY, Bout
from harena.toolkit.fields import replaced

TRAP: Final = 0
IMBALANCE: Final = 1
TRAPPED_PENALTY: Final = 3
DOWN_PENALTY: Final = 5
MARKERS_OF_A_NET: Final = 3
TOPPLES: Final = 2


def is_bound(bout: Bout, seat: int) -> bool:
    """14.1, 14.2 Trapped and Face-down figures do not move, and nothing works that needs it."""
    return bout.trapped[seat] != 0 or bout.down[seat] != 0


def penalty(bout: Bout, seat: int) -> int:
    """7.1.5, 7.2.6, 14.3 Trapped -3 and Face-down -5 add up."""
    lost = TRAPPED_PENALTY if bout.trapped[seat] else 0
    return lost + (DOWN_PENALTY if bout.down[seat] else 0)


def unbalance(bout: Bout, seat: int) -> None:
    """14.2, 14.3, 14.5, 2.12 The second marker throws down; who lies takes no more (R1, R81)."""
    if bout.down[seat] or not bout.stands(seat):
        return
    bout.unbalanced[seat] += 1
    if bout.unbalanced[seat] == TOPPLES:
        bout.down[seat] = 1
    bout.tell("marked", seat, IMBALANCE, bout.unbalanced[seat], bout.down[seat])


def markers_to_come(bout: Bout, seat: int) -> int:
    """6.30, 14.5 Unbalanced markers that await the end of the round, those of this fight included.

    11.1.3, 11.3, 11.7.1 For a Sweep, an Acrobatic Strike, an Unbalancing Strike suffered (R166).
    """
    fight = bout.fight
    markers = bout.falling[seat] + (fight.acrobatic >> seat & 1)
    if seat == fight.attacker:
        if fight.swept and not fight.feinted:
            markers += 1
        return markers + (fight.staggered & ~(1 << seat)).bit_count()
    struck = fight.attacker >= 0 and fight.staggered >> fight.attacker & 1
    return markers + 1 if struck and seat == fight.targets[0] else markers


def trap(bout: Bout, seat: int) -> None:
    """10.9, 10.11 A net brings three markers, or fills them up to three (R64)."""
    bout.trapped = replaced(bout.trapped, seat, MARKERS_OF_A_NET)
    bout.tell("marked", seat, TRAP, MARKERS_OF_A_NET, 0)


def take_off(bout: Bout, seat: int, marker: int) -> None:
    """14.2, 14.4 One marker less; Face-down ends with the last Unbalanced one (R80)."""
    if marker == TRAP:
        left = bout.trapped[seat] - 1
        bout.trapped = replaced(bout.trapped, seat, left)
    else:
        bout.unbalanced[seat] -= 1
        left = bout.unbalanced[seat]
        if left == 0:
            bout.down[seat] = 0
    bout.tell("marked", seat, marker, left, 0)
    if marker == TRAP and left == 0:
        loosen(bout, seat)


def free(bout: Bout, seat: int) -> None:
    """12.2 All markers off."""
    while bout.trapped[seat]:
        take_off(bout, seat, TRAP)
    while bout.unbalanced[seat]:
        take_off(bout, seat, IMBALANCE)


def loosen(bout: Bout, figure: int) -> None:
    """10.11, 10.16 Nets that no longer hold anybody can be used again (R64, R147)."""
    for item, held in enumerate(bout.nets):
        if held == figure:
            bout.nets = replaced(bout.nets, item, NOBODY)
