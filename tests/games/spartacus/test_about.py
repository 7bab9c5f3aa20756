"""What the choices of a question come to, and what is put forward: no Gladiator for nothing."""

import pytest

from harena.kernel.match import Match
from tests.games.spartacus.arrange import capua, choose, duel, in_turn, in_upkeep, offered, strike


def result(match: Match, name: str) -> dict[str, object]:
    """What the question says of the option of this name."""
    seat = match.to_act[0]
    option = match.options(seat)[offered(match, seat).index(name)]
    each = match.about(seat)["each"]
    assert isinstance(each, dict)
    told: dict[str, object] = each[str(option.choice)]["result"]
    return told


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


def test_10_5_an_attack_says_its_damage_and_the_chance_of_a_defeat() -> None:
    match = duel(capua("g01", "g02", ""), "0 g01", "1 g02")
    seat = match.to_act[0]
    attack = match.options(seat)[offered(match, seat).index("attack")]
    odds = match.odds(seat, attack.ask, attack.choice)
    told = result(match, "attack")

    assert told["chance"] == pytest.approx(1 - odds["damage-0"])
    assert told["defeat"] == 0


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
