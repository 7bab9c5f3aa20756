"""What the choices of a question come to, and what is put forward: no Gladiator for nothing."""

import pytest

from harena.kernel.match import Match
from tests.games.spartacus.arrange import (
    all_pass,
    asked,
    capua,
    choose,
    duel,
    hold,
    in_market,
    in_turn,
    in_upkeep,
    named,
    offered,
    strike,
)


def result(match: Match, name: str) -> dict[str, object]:
    """What the question says of the option of this name."""
    seat = match.to_act[0]
    option = match.options(seat)[offered(match, seat).index(name)]
    each = match.about(seat)["each"]
    assert isinstance(each, dict)
    told: dict[str, object] = each[str(option.choice)]["result"]
    return told


def put_forward(match: Match) -> str:
    seat = match.to_act[0]
    decision = match.state.decision(seat)
    assert decision is not None
    lead = match.about(seat)["lead"]
    options = [one for one in match.options(seat) if one.ask == decision.ask]
    (option,) = [one for one in options if one.choice == lead]
    return named(match, option)


def test_5_what_brings_nothing_is_not_put_forward_in_an_intrigue_turn() -> None:
    match = in_turn(capua("", "", ""))
    hold(match, 0, "guard")

    assert put_forward(match) == "end"


def test_7_7_to_wait_is_put_forward_while_another_may_still_trade() -> None:
    match = in_market(capua("", "", ""))
    assert put_forward(match) == "wait"

    choose(match, "wait", "close", "close")
    assert put_forward(match) == "close"


def test_4_4_to_pay_is_put_forward_and_says_what_is_left() -> None:
    match = in_upkeep(capua("g01 g02 s01", "", "", coins=(5, 0, 0)))
    seat = match.to_act[0]
    pay = match.options(seat)[offered(match, seat).index("pay")]

    assert match.about(seat)["lead"] == pay.choice
    assert result(match, "pay") == {
        "word": "pays",
        "tone": "",
        "due": 2,
        "income": 1,
        "left": 4,
    }
    assert result(match, "g01")["tone"] == "bad"


def test_15_3_a_question_for_the_price_of_a_power_names_it() -> None:
    match = in_turn(capua("g01 g02 s01 s02", "", "", leads=(4, 0, 1)))
    choose(match, "power-clients")
    assert asked(match) == "0 exhaust"
    assert match.about(0) == {"power": "clients"}

    choose(match, "g02")
    assert asked(match) == "0 exhaust"
    assert match.about(0) == {"power": "clients"}


def test_10_5_an_attack_says_its_damage_and_the_chance_of_a_defeat() -> None:
    match = duel(capua("g01", "g02", ""), "0 g01", "1 g02")
    seat = match.to_act[0]
    attack = match.options(seat)[offered(match, seat).index("attack")]
    odds = match.odds(seat, attack.ask, attack.choice)
    told = result(match, "attack")

    assert told["chance"] == pytest.approx(1 - odds["damage-0"])
    assert told["defeat"] == 0


def test_10_4_a_turn_says_what_of_it_is_left() -> None:
    moved, struck = (duel(capua("g01", "g02", ""), "0 g01", "1 g02") for _ in range(2))
    assert moved.about(moved.to_act[0])["left"] == "both"

    choose(moved, "c4")
    strike(struck, (1, 1, 1), (6, 6, 6, 6))

    assert [match.about(match.to_act[0])["left"] for match in (moved, struck)] == ["attack", "move"]


def test_10_5_4_each_re_roll_says_what_comes_of_it() -> None:
    match = duel(capua("g01 e01a", "g07", ""), "0 g01 e01a", "1 g07")
    strike(match, (6, 4, 3), (6, 4, 2))

    assert result(match, "none")["damage"] == 1.0
    assert result(match, "2")["chance"] != 1.0


def test_5_8_who_has_nothing_to_answer_with_is_not_held_up() -> None:
    match = in_turn(capua("", "g02", "", hands=("c09",), influence=(9, 5, 5), guards=(0, 1, 0)))
    choose(match, "scheme-c09", "1")
    seat = match.to_act[0]

    assert result(match, "guard-table")["chance"] == pytest.approx(1 / 2)
    assert "idle" not in match.about(seat)


def test_15_5_the_cellarer_asks_for_a_card_to_change_not_for_one_too_many_5_12() -> None:
    match = choose(in_turn(capua("s08", "", "", hands=("c01 c02",))), "use-s08")
    assert (asked(match), match.about(0)["count"]) == ("0 discard", 0)

    cards = "c01 c02 c03 c04 c05 c06 c07"
    match = choose(in_turn(capua("s08", "", "", hands=(cards,))), "use-s08", "c01")
    choose(match, "end")
    assert (asked(match), match.about(0)["count"]) == ("0 discard", 2)


@pytest.mark.parametrize(("influence", "loss"), [(7, 1), (0, 0)])
def test_15_9_extortion_says_what_would_be_lost_and_what_is_left(influence: int, loss: int) -> None:
    match = capua("", "", "", coins=(5, 6, 0), influence=(7, influence, 0), hands=("c08", "", ""))
    all_pass(choose(in_turn(match), "scheme-c08"))
    each = match.about(1)["each"]
    assert isinstance(each, dict)

    assert (asked(match), match.about(1)["loss"]) == ("1 extort", loss)
    assert result(match, "pay") == {"word": "has", "tone": "", "left": 2}
    assert ("1" in each) == (loss == 0), "that it costs nothing is said"


def test_5_7_3_whoever_seeks_support_is_told_what_each_would_add() -> None:
    match = in_turn(capua("", "", "", hands=("c03", "", ""), influence=(6, 4, 7)))
    choose(match, "lock-c03")

    assert match.about(0)["adds"] == [6, 4, 7]
