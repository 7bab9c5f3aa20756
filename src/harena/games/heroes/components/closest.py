"""Which enemy is the closest (5.2.5), for those who do not choose."""

from harena.games.heroes.components.bout import NOBODY, Bout


def closest(bout: Bout, gladiator: int, among: list[int]) -> int:
    """5.2.5.5 Fewest moves; then ensnared, down, most wounds, fewest Bonus Dice, the list (R41)."""
    zones, here = bout.zones(), bout.zone[gladiator]
    best = NOBODY
    rank: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    for one in among:
        found = (
            zones.distance(here, bout.zone[one]),
            -bout.ensnared[one],
            -bout.down[one],
            -bout.wounds[one],
            bout.bonus[one],
        )
        if best == NOBODY or found < rank:
            best = one
            rank = found
    return best
