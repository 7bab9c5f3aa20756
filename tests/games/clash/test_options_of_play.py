"""Options of play: what they may be, and what they do in whole matches."""

import json

import pytest

from harena.face import begin, replay
from harena.kernel.refused import Refused
from harena.kernel.setup import PlayValue
from tests.games.clash.arrange import CLASH, play_out, told


def refused(seats: int, options: dict[str, PlayValue]) -> str:
    """The sentence with which a match with these options is refused."""
    with pytest.raises(Refused) as caught:
        begin("clash", seats, "options", options)
    return str(caught.value)


def test_2_1_4_defaults() -> None:
    """2.1.4, 2.2.5, 4.5, 7.2, 9.3 What is played when nothing is said."""
    match = begin("clash", 4, "defaults")

    assert match.setup.options == {
        "first": "lot",
        "spacing": True,
        "path": "free",
        "beasts": "must_attack",
        "beast_moves": "always",
        "fallen_beast": "roller",
        "idle_limit": 40,
    }
    assert match.setup.pack.digest == CLASH.built_in().digest


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_1_4_every_seat_may_be_named_first(seats: int) -> None:
    """2.1.4 Option `first`."""
    firsts = [begin("clash", seats, "x", {"first": seat}) for seat in range(seats)]

    assert [told(match, "began") for match in firsts] == [
        [f"began {letter}"] for letter in "abcde"[:seats]
    ]


@pytest.mark.parametrize(("seats", "first"), [(2, 2), (3, 4), (4, 4)])
def test_2_1_4_a_first_seat_that_is_not_there_is_a_contradiction(seats: int, first: int) -> None:
    """2.1.4 One sentence: what was expected, what came."""
    sentence = refused(seats, {"first": first})

    others = ", ".join(str(seat) for seat in range(seats - 1))
    assert sentence == (
        f"option first: with these seats and options lot, {others} or {seats - 1} was expected "
        f"(2.1.4), but {first} came"
    )


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("first", 5),
        ("first", -1),
        ("first", "oldest"),
        ("first", True),
        ("spacing", "yes"),
        ("spacing", 1),
        ("path", "short"),
        ("path", True),
        ("beasts", "pass"),
        ("beasts", False),
        ("idle_limit", 9),
        ("idle_limit", 201),
        ("idle_limit", 0),
        ("idle_limit", "40"),
        ("idle_limit", True),
    ],
)
def test_9_3_an_unknown_value_is_refused_in_one_sentence(option: str, value: PlayValue) -> None:
    """2.1.4, 2.2.5, 4.5, 7.2, 9.3 It names the option, what was expected, and what came."""
    sentence = refused(5, {option: value})

    assert sentence.startswith(f"option of play {option}: ")
    assert " was expected (" in sentence
    assert sentence.endswith(f"but {json.dumps(value)} came")
    assert "\n" not in sentence


def test_9_4_an_unknown_option_is_refused_in_one_sentence() -> None:
    """9.4 There are no variants but these five."""
    sentence = refused(3, {"campaign": True})

    expected = (
        "clash has the options first, spacing, path, beasts, beast_moves, fallen_beast, "
        "idle_limit, but campaign came"
    )
    assert sentence == expected


@pytest.mark.parametrize("limit", [10, 200])
def test_9_3_the_limits_of_the_idle_limit(limit: int) -> None:
    """9.3 10 and 200 are the ends of the range."""
    match = begin("clash", 2, "limit", {"idle_limit": limit})

    assert match.setup.options["idle_limit"] == limit


def test_9_3_the_bound_of_decisions_follows_the_idle_limit() -> None:
    """9.3 (175 + 1) battles times the limit, fourteen decisions each, and 122 for the entry."""
    short = begin("clash", 5, "bound", {"idle_limit": 10})
    usual = begin("clash", 5, "bound")

    assert CLASH.bound(short.setup) == 176 * 10 * 14 + 122
    assert CLASH.bound(usual.setup) == 98_682


@pytest.mark.parametrize(
    "options",
    [
        {"spacing": False},
        {"path": "first_contact"},
        {"beasts": "may_pass"},
        {"beast_moves": "if_alone"},
        {"fallen_beast": "nobody"},
        {"idle_limit": 10},
        {"spacing": False, "path": "first_contact", "beasts": "may_pass", "idle_limit": 10},
    ],
)
def test_9_3_every_option_plays_to_the_end(options: dict[str, PlayValue]) -> None:
    """2.2.5, 4.5, 7.2, 9.3 With every number of seats, and the record replays."""
    for seats in (2, 3, 4, 5):
        match = begin("clash", seats, "whole", options)

        play_out(match, "whole")

        assert match.over
        assert sum(match.scores) > 0
        again = replay(match.record())
        assert (again.scores, again.digests()) == (match.scores, match.digests())


def test_7_2_under_may_pass_somebody_passes_in_whole_matches() -> None:
    """7.2 Random players come to it; under the default nobody does."""
    passes = {
        beasts: sum(
            len(told(play_out(begin("clash", 4, f"p{n}", {"beasts": beasts}), "p"), "passed"))
            for n in range(6)
        )
        for beasts in ("may_pass", "must_attack")
    }

    assert passes["may_pass"] > 0
    assert passes["must_attack"] == 0


def test_9_4_the_options_of_a_match_are_in_its_record() -> None:
    """9.4 With pack and seats, so that it can be played again."""
    match = begin("clash", 3, "record", {"first": 1, "spacing": False})

    record = match.record()

    assert record["seats"] == 3
    assert record["options"] == match.setup.options
    assert record["pack"] == {"name": "built-in", "digest": CLASH.built_in().digest}
