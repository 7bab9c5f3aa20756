"""Rule 10.10: when a combat without end is ended, and who has lost it then."""

import pytest

from harena.kernel.match import Match
from tests.games.spartacus.arrange import (
    asked,
    capua,
    capua_of,
    choose,
    dice,
    duel,
    pools,
    strike,
    told,
)

# Initiative for the one or the other; both have two dice of speed.
FIRST = (6, 6, 1, 1)
SECOND = (1, 1, 6, 6)


def alike(apart: int = 1, stall: int = 30) -> Match:
    """Both have 3/2/2; it is the first turn of seat 0, who has won the Initiative."""
    match = capua("g01", "g06", "", options={"stall_rounds": stall})
    return duel(match, "0 g01", "1 g06", apart)


def miss(match: Match) -> None:
    """An attack that does nothing."""
    strike(match, (1, 1, 1), (6, 6))


def stop(match: Match) -> None:
    """Nothing more in this turn."""
    while asked(match).endswith("combat"):
        seat = asked(match)
        choose(match, "stop")
        if asked(match) != seat:
            return


def next_round(match: Match, initiative: tuple[int, ...] = FIRST) -> None:
    """The second turn ends, and whoever has won the Initiative lets the first begin."""
    dice(match, *initiative)
    stop(match)
    choose(match, "first" if initiative == FIRST else "second")


def flee(match: Match) -> None:
    """So many rounds without damage have gone by that this is the last one."""
    capua_of(match).combat.quiet = capua_of(match).stall


def test_10_10_a_hundred_rounds_in_all_are_enough_r45() -> None:
    match = alike(stall=60)
    capua_of(match).combat.bouts = 99
    dice(match, *FIRST)
    choose(match, "stop", "stop")
    assert told(match, "bout_began")[-1] == (100,), "the hundredth is fought"
    assert told(match, "stalled") == []
    choose(match, "first", "stop", "stop")

    assert told(match, "stalled") == [(1,)]
    assert told(match, "defeated") == [(1, 0)]


def test_10_10_with_as_many_dice_who_attacked_less_surrenders_r45() -> None:
    match = alike()
    stop(match)
    miss(match)
    flee(match)
    stop(match)

    assert capua_of(match).combat.attacks == [0, 1]
    assert told(match, "took_initiative")[-1] == (0,), "though he has won the last Initiative"
    assert told(match, "stalled") == [(0,)]


def test_10_10_attacks_are_counted_from_the_last_damage_on_r45() -> None:
    match = alike()
    miss(match)
    stop(match)
    strike(match, (6, 1, 1), (1, 1))
    choose(match, "attack")
    next_round(match)
    strike(match, (6, 1, 1), (1, 1))
    choose(match, "attack")
    stop(match)
    assert [pools(match, side) for side in range(2)] == ["2/2/2", "2/2/2"]
    strike(match, (1, 1), (6, 6))
    flee(match)
    stop(match)

    # Two attacks of the first were before the last damage; since then only the second attacked.
    assert told(match, "attacked") == [(0, 0), (1, 0), (0, 0), (1, 0)]
    assert told(match, "stalled") == [(0,)]


@pytest.mark.parametrize(("initiative", "loser"), [(FIRST, 1), (SECOND, 0)])
def test_10_10_else_who_has_lost_the_last_initiative_surrenders_r45(
    initiative: tuple[int, ...], loser: int
) -> None:
    match = alike()
    choose(match, "stop")
    next_round(match, initiative)
    flee(match)
    choose(match, "stop", "stop")

    assert told(match, "stalled") == [(loser,)]
    assert told(match, "defeated") == [(loser, 0)]
