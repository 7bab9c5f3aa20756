"""Careers carried from match to match: read by key, refused with a sentence."""

import pytest

from harena.kernel.refused import Refused
from harena.kernel.setup import Pack, Setup
from harena.toolkit.careers import NOBODY, Career, read_careers, succeeded

KNOWN = ("xp", "dead", "misses")


def carrying(carried: dict[str, object], seats: int = 2) -> Setup:
    return Setup(seats, {}, Pack("mine", {}), carried)


def read(*lines: object) -> list[Career]:
    return read_careers(carrying({"gladiators": list(lines)}, len(lines)), "gladiators", KNOWN)


def refused(carried: dict[str, object]) -> str:
    with pytest.raises(Refused) as caught:
        read_careers(carrying(carried), "gladiators", KNOWN)
    assert caught.value.code == "carried"
    assert str(caught.value) == f"carried: {caught.value.facts['reason']}"
    return str(caught.value.facts["reason"])


def test_nothing_has_to_be_carried() -> None:
    first, second = read_careers(carrying({}), "gladiators", KNOWN)

    assert (first.seat, second.seat) == (0, 1)
    assert first.number("xp", 0, 99) == 0
    assert not first.flag("dead")
    assert first.numbers("misses", 6, 0, 2) == []


def test_what_is_carried_is_read_by_key() -> None:
    first, second = read({"xp": 7, "dead": True}, {"misses": [0, 2, 1]})

    assert first.number("xp", 0, 99) == 7
    assert first.flag("dead")
    assert second.numbers("misses", 6, 0, 2) == [0, 2, 1]


@pytest.mark.parametrize(
    ("carried", "reason"),
    [
        ({"ludi": []}, "gladiators expected, but ludi came"),
        ({"gladiators": [{}]}, "gladiators for 2 seats expected, but 1 came"),
        ({"gladiators": 3}, "gladiators for 2 seats expected, but 3 came"),
        ({"gladiators": [{}, 4]}, "seat 1: a table expected, but 4 came"),
        (
            {"gladiators": [{"gold": 1}, {}]},
            "seat 0: one of xp, dead, misses expected, but gold came",
        ),
    ],
)
def test_a_past_in_the_wrong_form_is_refused(carried: dict[str, object], reason: str) -> None:
    assert refused(carried) == reason


@pytest.mark.parametrize("value", [-1, 100, "7", 1.5, True, None])
def test_a_number_out_of_its_limits_is_refused(value: object) -> None:
    (career,) = read({"xp": value})

    with pytest.raises(Refused, match=f"seat 0: xp from 0 to 99 expected, but {value!r} came"):
        career.number("xp", 0, 99)


def test_what_is_nobody_s_own_is_refused_without_a_seat() -> None:
    with pytest.raises(Refused) as caught:
        Career(NOBODY, {"month": 99}).number("month", 1, 12, "7.1.1")

    assert str(caught.value) == "carried: month from 1 to 12 expected (7.1.1), but 99 came"


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_a_flag_is_true_or_false(value: object) -> None:
    (career,) = read({"dead": value})

    with pytest.raises(Refused, match=f"dead true or false expected, but {value!r} came"):
        career.flag("dead")


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (3, "a row of at most 2 expected, but 3 came"),
        ([0, 0, 0], "a row of at most 2 expected"),
        ([0, 5], "numbers from 0 to 2 expected, but 5 came"),
        ([True], "numbers from 0 to 2 expected, but True came"),
    ],
)
def test_a_row_of_numbers_has_limits(value: object, reason: str) -> None:
    (career,) = read({"misses": value})

    with pytest.raises(Refused) as caught:
        career.numbers("misses", 2, 0, 2)
    assert reason in str(caught.value)


def test_where_a_career_has_ended_a_fresh_one_begins() -> None:
    fresh: dict[str, object] = {"xp": 0, "dead": False}
    living: dict[str, object] = {"xp": 4, "dead": False}
    left: dict[str, object] = {"gladiators": [{"xp": 9, "dead": True}, living]}

    assert succeeded(left, "gladiators", "dead", fresh) == {"gladiators": [fresh, living]}
    assert succeeded({}, "gladiators", "dead", fresh) == {}
