"""How a match stands, as bots are told it: a share of the victory."""

import pytest

from harena.bots import Greedy
from harena.games.heroes.advice.advice import instinct
from harena.games.heroes.advice.standing import LIVES, value
from harena.games.heroes.components.bout import DRAW, SPARED
from tests.games.heroes.arrange import HEROES, Scene, scene

LIKE = "thraex 4/4/4 @d3"


def share(*drawn: str) -> float:
    return value(scene(*drawn).bout, 0)


def over(victor: int, *, campaign: bool = False) -> Scene:
    there = scene(f"a: {LIKE}", f"b: {LIKE}")
    there.bout.ended, there.bout.victor, there.bout.campaign = True, victor, campaign
    return there


def test_two_alike_share_it_and_all_shares_together_are_the_whole() -> None:
    three = scene(f"a: {LIKE}", f"b: {LIKE} bonus=0", f"c: {LIKE} down").bout

    assert share(f"a: {LIKE}", f"b: {LIKE}") == pytest.approx(0.5)
    assert sum(value(three, seat) for seat in range(3)) == pytest.approx(1)


@pytest.mark.parametrize(
    "worse",
    [
        *("thraex 3/4/4 @d3", "thraex 4/3/4 @d3", "thraex 4/4/3 @d3"),
        *(f"{LIKE} down", f"{LIKE} ensnared", f"{LIKE} blinded", f"{LIKE} bonus=0"),
        *(f"{LIKE} right:none", f"{LIKE} left:none right:none", f"{LIKE} slow_to_react"),
        *(
            f"{LIKE} chest=1",
            f"{LIKE} belly=1",
            f"{LIKE} wounds=2",
            f"{LIKE} left:sword right:none",
        ),
    ],
)
def test_whoever_is_worse_off_has_less(worse: str) -> None:
    assert share(f"a: {worse}", f"b: {LIKE}") < 0.5 < share(f"a: {LIKE}", f"b: {worse}")


@pytest.mark.parametrize("signature", ["agile", "brawler", "steady", "swordsman", "strong"])
def test_a_signature_is_worth_something(signature: str) -> None:
    assert share(f"a: {LIKE} {signature}", f"b: {LIKE}") > 0.5


def test_who_has_stood_firm_and_who_has_no_sword_has_nothing_of_it() -> None:
    there = scene(f"a: {LIKE} steady", f"b: {LIKE}")
    there.bout.steadied[0] = 1
    spear = "hoplomachus 4/4/4 @d3"

    assert value(there.bout, 0) == pytest.approx(0.5)
    assert share(f"a: {spear} swordsman", f"b: {spear}") == pytest.approx(0.5)


def test_two_of_a_side_are_worth_four_times_one() -> None:
    """5.4.7.1 They fight one by one, so that numbers count twice."""
    assert share(f"a: {LIKE}", f"a: {LIKE}", f"b: {LIKE}") == pytest.approx(0.8)


@pytest.mark.parametrize(("victor", "found"), [(0, 1.0), (1, 0.0), (DRAW, 0.5)])
def test_the_end_is_the_end(victor: int, found: float) -> None:
    assert value(over(victor).bout, 0) == found


def test_in_a_campaign_who_loses_and_lives_has_lost_less() -> None:
    """7.5, 6.8.0.3 And a match of it says nothing before it has begun."""
    spared, dead = over(1, campaign=True).bout, over(1, campaign=True).bout
    spared.fate[0], dead.fate[0] = SPARED, SPARED + 1
    begun = scene(f"a: {LIKE}", f"b: {LIKE}").bout
    begun.campaign = True

    assert (value(spared, 0), value(dead, 0)) == (LIVES, 0.0)
    assert value(begun, 0) == 0.0


def test_a_gladiator_turn_is_a_turn_to_those_who_look_ahead() -> None:
    """5.1.0.1 The number changes with each, also when the last of a turn has acted."""
    bout = scene(f"a: {LIKE}", f"b: {LIKE}").bout
    numbers: list[int] = []
    for turn, order in ((1, [1]), (1, []), (2, [0]), (2, [])):
        bout.turn, bout.order = turn, order
        numbers.append(HEROES.turn(bout))

    assert numbers == sorted(set(numbers))


def test_greedy_does_not_leave_a_sword_lying() -> None:
    """3.10.6.1 Empty hands, the sword at his feet: it costs nothing to take it."""
    there = scene("a: thraex 4/4/4 @b3 right:none", f"b: {LIKE} @f3", lying="sword b3").go()
    seat = there.match.to_act[0]
    bot = Greedy(HEROES, there.match.setup, "seed")

    chosen = bot.choose(there.match.view(seat), there.match.options(seat))

    assert there.offered(seat)[chosen] == "pick-sword-right"


@pytest.mark.parametrize(
    ("words", "lying", "wanted"),
    [
        ("murmillo right:none", "small_shield d3", ""),
        ("thraex right:none", "sword d3, small_shield d3", "sword-right"),
        ("dimachaerus left:none right:none", "sword d3, spear d3", "spear-right"),
        ("dimachaerus left left:none right:none", "sword d3", "sword-left"),
        ("thraex left:none", "sword d3", ""),
        ("retiarius left:none", "sword d3, net d3", "net-left"),
    ],
)
def test_3_10_6_6_a_hasty_player_picks_up_what_an_npg_would(
    words: str, lying: str, wanted: str
) -> None:
    """A weapon, if he has none, and not a second shield in its place; or a net."""
    there = scene(f"a: {words} 4/4/4 @d3", f"npg: {LIKE} @g3", lying=lying).go()
    chosen = there.offered()[instinct(there.bout, 0)]
    moved = scene(f"a: {words} 4/4/4 @d2", f"npg: {LIKE} @g3", lying=lying).go()
    moved.choose("move").choose("d3")

    assert moved.asked() == "pick"
    assert moved.offered()[instinct(moved.bout, 0)] == (wanted or "none")
    assert chosen == f"pick-{wanted}" if wanted else not chosen.startswith("pick")
