"""Which options of play mean something, and which contradict each other."""

import pytest

from harena.kernel.refused import Refused
from harena.kernel.setup import Pack, PlayOption, PlayValue, Setup
from harena.toolkit.play_options import check_meant, check_together, fits, means

FIRST = PlayOption("first", "lot", "2.1", values=("lot", 0, 1, 2), of_seats=True)
TEAMS = PlayOption(
    "teams", "free", "2.2", values=("free", "pairs"), needs=((("pairs",), (("seats", (4,)),)),)
)
LONE = PlayOption(
    "lone",
    False,
    "2.3",
    values=(True, False),
    when=((("teams", ("free",)), ("seats", (3,))), (("first", (1,)),)),
    needs=(((True,), (("teams", ("free",)),)),),
)
PLAY = (FIRST, TEAMS, LONE)


def settled(seats: int, **chosen: PlayValue) -> Setup:
    defaults: dict[str, PlayValue] = {one.name: one.default for one in PLAY}
    return Setup(seats, {**defaults, **chosen}, Pack("none", {}), {})


@pytest.mark.parametrize(
    ("setup", "meant"),
    [
        (settled(2), False),
        (settled(3), True),
        (settled(3, teams="pairs"), False),
        (settled(2, first=1), True),
    ],
)
def test_an_option_means_something_when_one_row_holds(setup: Setup, meant: bool) -> None:
    assert means(LONE, setup) is meant
    assert means(TEAMS, setup)


def test_a_seat_that_is_not_there_does_not_fit() -> None:
    assert [fits(FIRST, value, settled(2)) for value in FIRST.values] == [True, True, True, False]


def test_one_is_not_true() -> None:
    assert not means(LONE, settled(2, first=True))


def test_a_contradiction_says_what_would_fit_and_the_section() -> None:
    with pytest.raises(Refused, match=r"options lot, 0 or 1 was expected \(2\.1\)") as caught:
        check_together(PLAY, settled(2, first=2))
    facts = {"option": "first", "expected": "lot, 0, 1", "value": "2", "section": "2.1"}
    assert caught.value.facts == facts
    with pytest.raises(Refused, match="options free was expected"):
        check_together(PLAY, settled(3, teams="pairs"))


def test_what_means_nothing_contradicts_nothing() -> None:
    check_together(PLAY, settled(4, teams="pairs", lone=True))


def test_yes_and_no_are_told_as_they_are_typed() -> None:
    with pytest.raises(Refused, match=r"options false was expected \(2\.3\), but true came"):
        check_together((FIRST, LONE), settled(2, first=1, teams="pairs", lone=True))


def test_what_is_chosen_for_a_new_match_must_mean_something() -> None:
    with pytest.raises(Refused, match=r"lone: with .* false was expected \(2\.3\), but true came"):
        check_meant(PLAY, settled(2, lone=True), {"lone": True})
    check_meant(PLAY, settled(2), {"lone": False, "teams": "free"})
    check_meant(PLAY, settled(3, lone=True), {"lone": True})
