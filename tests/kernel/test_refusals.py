"""Every way to say no: one sentence, and nothing has changed."""

import pytest

import harena
from harena.kernel.codec import encode
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.kernel.setup import PlayOption, PlayValue
from tests.kernel.minis.auction import RULEBOOK
from tests.kernel.minis.omens import RULEBOOK as OMENS
from tests.kernel.play import begin, choose


def refusal(match: Match, seat: int, index: int) -> Refused:
    before = encode(match.rulebook, match.state), match.answers, match.digests()
    with pytest.raises(Refused) as caught:
        match.answer(seat, index)
    assert (encode(match.rulebook, match.state), match.answers, match.digests()) == before
    return caught.value


ROUNDS = PlayOption("rounds", "usual", "3.8.5", values=("usual", *range(10, 101), "last"))
MUNUS = PlayOption("munus", 0, "3.9.1", values=(0, 3, 5, 7, 9))
EACH = PlayOption("gladiators_per_seat", 1, "4.3.1", low=1, high=4)
ORDER = PlayOption("order", "drawn", "3.1.1", values=("drawn", "seat"))


@pytest.mark.parametrize("secret", [b"", b"a secret"], ids=["seeded", "live"])
def test_an_answer_after_the_end(secret: bytes) -> None:
    match = begin(OMENS, 2, secret=secret)
    match.state.play_on(match.state.dice.copy())

    refused = refusal(match, 0, 0)

    assert refused.code == "over"
    assert str(refused) == "nobody is asked anything: the match is over"


@pytest.mark.parametrize("secret", [b"", b"a secret"], ids=["seeded", "live"])
@pytest.mark.parametrize("seat", [-1, 3])
def test_an_answer_of_a_seat_that_there_is_not(seat: int, secret: bytes) -> None:
    match = begin(RULEBOOK, 3, secret=secret)

    refused = refusal(match, seat, 0)

    assert refused.code == "seat"
    assert str(refused) == f"a seat from 0 to 2 was expected, but {seat} came"
    assert refused.facts == {"last": 2, "seat": seat}


@pytest.mark.parametrize("secret", [b"", b"a secret"], ids=["seeded", "live"])
def test_an_answer_out_of_turn(secret: bytes) -> None:
    match = begin(RULEBOOK, 3, secret=secret)
    choose(match, 1, "bid", 2)

    refused = refusal(match, 1, 0)

    assert refused.code == "turn"
    assert str(refused) == "seat 1 is not asked now; an answer of seat 0, 2 is expected"


@pytest.mark.parametrize("secret", [b"", b"a secret"], ids=["seeded", "live"])
@pytest.mark.parametrize("index", [-1, 6, 99])
def test_an_index_out_of_range_either_way(index: int, secret: bytes) -> None:
    match = begin(RULEBOOK, 3, secret=secret)

    refused = refusal(match, 0, index)

    assert refused.code == "index"
    assert str(refused).startswith("seat 0 has the options 0 to 5, but ")
    assert str(index) in str(refused), "a sentence says what came"


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_seats_out_of_range(seats: int) -> None:
    with pytest.raises(Refused, match=f"clash is for 2 to 5 seats, but {seats} came") as caught:
        harena.begin("clash", seats, "seed")
    assert caught.value.code == "seats"


def test_a_game_that_is_not_on_the_shelf() -> None:
    with pytest.raises(Refused, match=r"one of the games .*clash.* was expected, but chess came"):
        harena.begin("chess", 2, "seed")


def test_an_option_of_play_that_there_is_not() -> None:
    with pytest.raises(Refused, match=r"clash has the options .*, but spaces came") as caught:
        harena.begin("clash", 2, "seed", {"spaces": True})
    assert caught.value.code == "option"


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("spacing", 1, "spacing: true, false was expected (2.2.5), but 1 came"),
        ("path", "bent", 'path: "free", "first_contact" was expected (4.5), but "bent" came'),
        ("idle_limit", 9, "idle_limit: a number from 10 to 200 was expected (9.3), but 9 came"),
        (
            "idle_limit",
            True,
            "idle_limit: a number from 10 to 200 was expected (9.3), but true came",
        ),
    ],
)
def test_a_value_that_an_option_of_play_does_not_have(
    name: str, value: PlayValue, sentence: str
) -> None:
    with pytest.raises(Refused) as caught:
        harena.begin("clash", 2, "seed", {name: value})
    assert (caught.value.code, str(caught.value)) == ("value", f"option of play {sentence}")


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        (ROUNDS, 9, '"usual", "last" or a number from 10 to 100 was expected (3.8.5), but 9 came'),
        (MUNUS, 1, "0, 3, 5, 7, 9 was expected (3.9.1), but 1 came"),
        (EACH, 5, "a number from 1 to 4 was expected (4.3.1), but 5 came"),
        (ORDER, 2, '"drawn", "seat" was expected (3.1.1), but 2 came'),
    ],
)
def test_numbers_of_an_option_of_play_are_said_by_their_ends_where_they_follow_each_other(
    option: PlayOption, value: PlayValue, sentence: str
) -> None:
    """Those of a range however few they are."""
    with pytest.raises(Refused) as caught:
        option.check(value)
    assert str(caught.value) == f"option of play {option.name}: {sentence}"


def test_options_of_play_that_contradict_each_other() -> None:
    with pytest.raises(Refused, match="these seats and options lot, 0 or 1 was expected") as caught:
        harena.begin("clash", 2, "seed", {"first": 3})
    assert caught.value.code == "contradiction"


def test_a_value_is_of_the_right_kind() -> None:
    option = PlayOption("first", "lot", "2.1.4", values=("lot", 0, 1))

    assert option.allows(1)
    assert not option.allows(True)


def test_a_range_is_never_listed_one_by_one() -> None:
    wide = PlayOption("crowd", 0, "1", low=0, high=10**15)
    assert wide.allows(10**15)
    assert not wide.allows(10**15 + 1)
    assert not wide.allows(-1)
    assert not wide.allows(True)


def test_a_record_that_is_of_no_game() -> None:
    with pytest.raises(Refused, match="was expected, but None came"):
        harena.replay({})


def test_a_secret_that_is_too_long_to_key_dice() -> None:
    with pytest.raises(Refused, match="64 bytes"):
        harena.begin("clash", 2, "seed", secret=bytes(65))
