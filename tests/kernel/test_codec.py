"""A state as plain data, and back."""

import json

import pytest

from harena.kernel.codec import decode, encode
from harena.kernel.refused import Refused
from tests.kernel.minis.auction import RULEBOOK, Auction
from tests.kernel.play import begin, choose


def test_a_decoded_state_is_the_same_state() -> None:
    match = begin(RULEBOOK, 3)
    choose(match, 0, "bid", 4)
    text = encode(RULEBOOK, match.state)

    again = decode(RULEBOOK, match.setup, text)

    assert encode(RULEBOOK, again) == text
    assert isinstance(again, Auction)
    assert again.coins == [5, 5, 5]
    assert again.to_act() == [1, 2]


def test_a_sealed_answer_is_still_sealed_and_opens_with_the_others() -> None:
    match = begin(RULEBOOK, 3)
    choose(match, 0, "bid", 4)

    again = decode(RULEBOOK, match.setup, encode(RULEBOOK, match.state))
    again.answer(1, 0)
    again.answer(2, 0)

    assert isinstance(again, Auction)
    assert again.won == [1, 0, 0]
    assert again.coins == [1, 5, 5]


def test_the_dice_are_stored_with_their_key_and_script() -> None:
    match = begin(RULEBOOK, 2)
    match.state.dice.rekey(b"key")
    match.state.dice.below(6)
    match.state.dice.script = [3, 4]

    again = decode(RULEBOOK, match.setup, encode(RULEBOOK, match.state))

    faces = [match.state.dice.below(6) for _ in range(20)]
    assert [again.dice.below(6) for _ in range(20)] == faces
    assert faces[:2] == [3, 4]


def test_steps_are_stored_by_name() -> None:
    match = begin(RULEBOOK, 2)

    stored = json.loads(encode(RULEBOOK, match.state))

    assert [due[0] for due in stored["agenda"]] == ["settle", "choose_bids"]


def test_a_match_that_is_over_can_be_stored_too() -> None:
    match = begin(RULEBOOK, 2)
    match.state.play_on(match.state.dice.copy())

    again = decode(RULEBOOK, match.setup, encode(RULEBOOK, match.state))

    assert again.to_act() == []
    assert again.scores() == match.scores


def test_a_step_that_the_game_does_not_have_is_refused() -> None:
    match = begin(RULEBOOK, 2)
    stored = json.loads(encode(RULEBOOK, match.state))
    stored["agenda"][0][0] = "settel"

    with pytest.raises(Refused, match="a step of auction was expected, but settel came"):
        decode(RULEBOOK, match.setup, json.dumps(stored))
