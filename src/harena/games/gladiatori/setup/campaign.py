"""Chapter 17, Campaign games.

What a match leaves to the next is one line for each seat: his XP, and whether he is dead. The next
match gives a coin for every two XP (17.4) and refuses the dead (17.3), for whom new gladiators may
come. A line may also bring a build of its own, which then needs no questions (18.5).
"""

from typing import Final

from harena.games.gladiatori.components.bout import ALIVE, COOPERATIVE, DEAD, DOOMED, SOLO, Bout
from harena.games.gladiatori.setup.creation import check_build, write_down
from harena.kernel.refused import Refused
from harena.kernel.setup import Setup
from harena.kernel.state import State
from harena.toolkit.careers import Career, read_careers, succeeded

MOST_XP: Final = 9999
# 1.1 The length of a game for which XP are given.
PRINTED_TURNS: Final = 6
LINES: Final = "gladiators"
LINE: Final = ("xp", "dead", "build")


def read_past(setup: Setup) -> list[Career]:
    """17.1 A line for each seat; none of it has to be carried."""
    careers = read_careers(setup, LINES, LINE)
    if setup.carried and not setup.flag("campaign"):
        raise Refused(
            "contradiction",
            "option campaign: true was expected, because a past is carried (17.1), but false came",
            {"option": "campaign", "expected": "true", "section": "17.1", "value": "false"},
        )
    return careers


def carry_over(bout: Bout, setup: Setup) -> None:
    """17.3, 17.4 XP of earlier matches and builds brought along; the dead do not come back."""
    bout.campaign = setup.flag("campaign")
    for career in read_past(setup):
        seat = career.seat
        if career.flag("dead"):
            raise Refused(
                "dead",
                f"carried: the gladiator of seat {seat} is dead, his campaign is over (17.3)",
                {"seat": seat},
            )
        bout.xp[seat] = career.number("xp", 0, MOST_XP)
        if "build" in career.values:
            bring_build(bout, setup, career)


def bring_build(bout: Bout, setup: Setup, career: Career) -> None:
    """18.1, 18.5 A build made elsewhere is checked like any other, for the coins of his seat."""
    if setup.options["characters"] == "premade":
        reason = "with pre-made characters no build is expected (4.1)"
        raise career.wrong(reason, "premade")
    seat = career.seat
    coins = coins_with(bout, seat, bout.xp[seat])
    for index, amount in enumerate(check_build(bout.content, coins, career.values["build"])):
        write_down(bout, amount, seat, index)


def coins_with(bout: Bout, seat: int, xp: int) -> int:
    """17.4, 18.1 The usual coins unless others were given, and one for every two XP (R173)."""
    content = bout.content
    return with_xp(bout, seat, content.lone_coins if seat == bout.lone else content.coins, xp)


def coins_next(bout: Bout, seat: int, xp: int) -> int:
    """17.4, 3.10 The coins of his next game; who is alone in it may have to be drawn anew."""
    if bout.lone_by_lot:
        return with_xp(bout, seat, bout.content.coins, xp)
    return coins_with(bout, seat, xp)


def with_xp(bout: Bout, seat: int, usual: int, xp: int) -> int:
    """17.4 What a handicap gives, or the usual sum, and half the XP (R173)."""
    content = bout.content
    return min(content.most_coins, (bout.given[seat] or usual) + xp // content.xp_per_coin)


def prize_for(bout: Bout) -> int:
    """17.5, 17.6 XP for beating these beasts: of the highest kind, if there are enough (R91, R163).

    Enough is the table's lower number for each player; in a mix they add up shares (R174). A game
    shorter than the printed one brings none (R193).
    """
    content = bout.content
    if not bout.campaign or bout.mode not in (SOLO, COOPERATIVE) or bout.turns < PRINTED_TURNS:
        return 0
    prize, whole, share = 0, 1, 0
    for fewest in content.beast_fewest:
        whole *= fewest
    for kind, count in enumerate(bout.waiting):
        share += count * whole // content.beast_fewest[kind]
        if count:
            prize = max(prize, content.beast_xp[kind])
    return prize if share >= bout.seats * whole else 0


def reward(bout: Bout) -> None:
    """17.1, 17.3, 17.4 At the end everybody hears who has learned what, and who does not rise."""
    if not bout.campaign:
        return
    for seat in range(bout.seats):
        if is_lost(bout, seat):
            bout.tell("died", seat, bout.wounds[seat], coins_next(bout, seat, 0))
            continue
        if is_killed(bout, seat):
            bout.tell("carried_off", seat, bout.wounds[seat])
        points, victory, beasts = lessons(bout, seat)
        xp = total_xp(bout, seat)
        coins = coins_next(bout, seat, xp)
        bout.tell("learned", seat, points, victory, beasts, xp, coins)


def legacy(state: State) -> dict[str, object]:
    """17.1 What the next match of a campaign is carried: XP, and who is dead."""
    assert isinstance(state, Bout)
    bout = state
    if not bout.campaign:
        return {}
    lines: list[dict[str, object]] = []
    for seat in range(bout.seats):
        lines.append({"xp": total_xp(bout, seat), "dead": is_lost(bout, seat)})
    return {LINES: lines}


def succeed(left: dict[str, object]) -> dict[str, object]:
    """17.3 Where a campaign is over a new gladiator begins his own, without XP."""
    return succeeded(left, LINES, "dead", {"xp": 0, "dead": False})


def total_xp(bout: Bout, seat: int) -> int:
    """17.2, R88 Never below zero."""
    return min(MOST_XP, max(0, bout.xp[seat] + sum(lessons(bout, seat))))


def lessons(bout: Bout, seat: int) -> tuple[int, int, int]:
    """17.1, 17.2, 17.5, R88 XP for VP, towards zero, and for victory; or for beasts beaten."""
    content = bout.content
    won = seat in bout.winners()
    if bout.mode in (SOLO, COOPERATIVE):
        return 0, 0, bout.prize if won and bout.fate[seat] == ALIVE else 0
    points = bout.points[seat]
    xp = abs(points) // content.points_per_xp
    return (-xp if points < 0 else xp), content.victory_xp if won else 0, 0


def is_killed(bout: Bout, seat: int) -> bool:
    """17.3, R181 One still Unbeatable at the end counts as killed."""
    return bout.fate[seat] in (DOOMED, DEAD)


def is_lost(bout: Bout, seat: int) -> bool:
    """17.3, R89 Killed so far below zero that he is dead."""
    return is_killed(bout, seat) and bout.wounds[seat] < bout.content.unconscious
