"""What each miniature is there to show; that they keep the laws is shown in tests/laws."""

import pytest

from harena.kernel.match import Match
from harena.kernel.refused import Refused
from tests.kernel.minis import (
    auction,
    cancelling,
    duel,
    every,
    exchange,
    ghosts,
    offers,
    omens,
    packing,
    queue,
    season,
    teams,
)
from tests.kernel.minis.cancelling import GAIN, NO, PASS
from tests.kernel.minis.exchange import ENOUGH
from tests.kernel.minis.offers import EARN, REAP, SEATS
from tests.kernel.play import begin, choices, choose, told


def test_there_is_a_miniature_for_each_thing_to_prove() -> None:
    assert [book.name for book in every()] == [
        "auction",
        "cancelling",
        "duel",
        "exchange",
        "ghosts",
        "offers",
        "omens",
        "packing",
        "queue",
        "season",
        "teams",
    ]


def bid(match: Match, **coins: int) -> None:
    for seat, amount in coins.items():
        choose(match, int(seat[-1]), "bid", amount)


def test_the_highest_of_the_sealed_bids_pays_and_takes_the_lot() -> None:
    match = begin(auction.RULEBOOK, 3)

    bid(match, seat2=4, seat0=1, seat1=2)

    assert told(match)[1:5] == [["bid", 0, 1], ["bid", 1, 2], ["bid", 2, 4], ["sold", 2, 4]]
    assert match.scores == [5, 5, 11]


def test_the_tied_bid_again_among_themselves() -> None:
    match = begin(auction.RULEBOOK, 3)

    bid(match, seat0=3, seat1=3, seat2=1)

    assert match.to_act == [0, 1]
    bid(match, seat0=0, seat1=1)
    assert told(match)[-2] == ["sold", 1, 1]


def with_hands(*hands: list[int]) -> Match:
    """Cancelling with these hands: the deal is the dice's, so they are laid out directly."""
    match = begin(cancelling.RULEBOOK, 3)
    assert isinstance(match.state, cancelling.Cancelling)
    match.state.hands = [list(hand) for hand in hands]
    return match


def answer_window(match: Match, *cards: int) -> None:
    for card in cards:
        choose(match, match.to_act[0], "cancel", card)


def test_a_card_that_nobody_cancels_takes_effect() -> None:
    match = with_hands([GAIN], [NO], [NO])
    choose(match, 0, "card", GAIN)

    answer_window(match, PASS, PASS, PASS)

    assert match.scores == [1, 0, 0]


def test_a_cancelled_card_does_nothing() -> None:
    match = with_hands([GAIN], [NO], [GAIN])
    choose(match, 0, "card", GAIN)

    answer_window(match, NO, PASS, PASS, PASS)

    assert match.scores == [0, 0, 0]


def test_a_cancelling_may_be_cancelled_and_everybody_is_asked_afresh() -> None:
    match = with_hands([GAIN, NO], [NO], [GAIN])
    choose(match, 0, "card", GAIN)

    answer_window(match, NO)
    assert match.to_act == [2]
    answer_window(match, PASS, NO)
    assert match.to_act == [1], "the window is open again, also for who has just cancelled"
    answer_window(match, PASS, PASS, PASS)

    assert match.scores == [1, 0, 0]


def test_a_seat_without_a_card_to_cancel_with_is_asked_all_the_same() -> None:
    match = with_hands([GAIN], [GAIN], [NO])

    choose(match, 0, "card", GAIN)

    assert match.to_act == [1]
    assert choices(match, 1, "cancel") == [PASS]


def test_both_sides_commit_before_either_is_revealed() -> None:
    match = begin(duel.RULEBOOK, 2)
    cards = [match.options(seat)[0].choice for seat in (0, 1)]

    for seat in (0, 1):
        choose(match, seat, "card", cards[seat])

    assert match.view(0)["laid"] == [cards[0]]
    assert match.view(1)["laid"] == [cards[1]]
    assert match.view(None)["laid"] == []
    assert match.view(None)["down_sizes"] == [1, 1]
    assert told(match, 0)[-2:] == [["laid", 0, cards[0]], ["laid", 1]]


def test_cards_and_dice_are_revealed_together() -> None:
    match = begin(duel.RULEBOOK, 2)
    cards = [match.options(seat)[0].choice for seat in (0, 1)]
    for seat in (0, 1):
        choose(match, seat, "card", cards[seat])
    choose(match, 0, "dice", 2)
    match.state.dice.script = [5, 4]

    choose(match, 1, "dice", 0)

    assert told(match)[-5:-1] == [
        ["added", 0, 2],
        ["added", 1, 0],
        ["revealed", 0, cards[0], cards[0] + 11],
        ["revealed", 1, cards[1], cards[1]],
    ]


def test_a_power_is_used_amid_another_seats_resolution() -> None:
    match = begin(omens.RULEBOOK, 3)
    choose(match, 0, "number", 2)
    choose(match, 1, "guess", 2)

    choose(match, 1, "interject", 0)
    choose(match, 1, "shift", 1)

    assert match.to_act == [2], "the sealed guess of seat 1 stands"
    choose(match, 2, "guess", 0)
    assert match.scores == [0, 3, 0], "the luck that was called counts"


def test_what_waits_on_the_agenda_face_down_is_seen_by_its_seat_only() -> None:
    match = begin(omens.RULEBOOK, 3)

    choose(match, 0, "number", 2)

    def waiting(viewer: int | None) -> object:
        agenda = match.view(viewer)["agenda"]
        assert isinstance(agenda, list)
        return [due[1] for due in agenda if due[0] == "reveal"]

    assert waiting(0) == [2]
    assert waiting(1) == waiting(None) == [omens.UNKNOWN]


def test_imagining_fills_in_what_waits_face_down() -> None:
    match = begin(omens.RULEBOOK, 3)
    choose(match, 0, "number", 2)

    hidden = set()
    for seed in range(20):
        imagined = match.imagine(1, str(seed))
        choose(imagined, 1, "guess", 0)
        choose(imagined, 2, "guess", 0)
        hidden.add(next(event.args[1] for event in imagined.events if event.kind == "revealed"))

    assert hidden == {0, 1, 2}


def test_an_imagined_match_remembers_who_had_answered_before_an_interjection() -> None:
    match = begin(omens.RULEBOOK, 4)
    choose(match, 0, "number", 2)
    choose(match, 1, "guess", 2)
    choose(match, 2, "interject", 0)

    imagined = match.imagine(1, "seed")
    choose(imagined, 2, "shift", 0)

    assert imagined.to_act == [2, 3]


def test_two_seats_trade_while_a_third_is_deciding() -> None:
    match = begin(offers.RULEBOOK, 3)
    assert match.to_act == [0]

    choose(match, 1, "interject", 2, "offer")
    choose(match, 2, "interject", SEATS + 1, "accept")

    assert match.to_act == [0]
    assert choices(match, 0, "work") == [EARN, REAP]
    assert match.view(None)["coins"] == [1, 0, 2]
    assert match.view(None)["grain"] == [1, 2, 0]


def test_an_offer_stays_open_while_play_goes_on() -> None:
    match = begin(offers.RULEBOOK, 3)
    choose(match, 1, "interject", 2, "offer")

    choose(match, 0, "work", REAP)

    assert match.to_act == [1]
    assert SEATS + 1 in choices(match, 2, "interject")
    assert SEATS + 1 not in choices(match, 0, "interject")


def test_any_subset_of_a_hand_is_a_row_of_small_choices() -> None:
    match = begin(exchange.RULEBOOK, 2)
    first, second, third, _ = choices(match, 0, "card")
    choose(match, 1, "card", ENOUGH)

    choose(match, 0, "card", first)
    assert choices(match, 0, "card") == [second, third, ENOUGH]
    choose(match, 0, "card", third)
    choose(match, 0, "card", ENOUGH)

    assert match.view(0)["laid"] == [first, third]
    assert told(match)[-2:] == [["drawn", 0], ["drawn", 0]]


def test_who_has_had_enough_is_not_asked_again_and_only_numbers_are_seen() -> None:
    match = begin(exchange.RULEBOOK, 2)

    choose(match, 0, "card", ENOUGH)
    choose(match, 1, "card", choices(match, 1, "card")[0])

    assert match.to_act == [1]
    assert match.view(0)["down_sizes"] == [0, 1]
    assert match.view(0)["laid"] == []


def test_the_order_of_turns_changes_between_rounds() -> None:
    match = begin(queue.RULEBOOK, 3)
    for seat, stones in ((0, 3), (1, 1), (2, 2)):
        choose(match, seat, "stones", stones)

    taken = []
    for _ in range(3):
        taken.append(match.to_act[0])
        choose(match, match.to_act[0], "stones", 1)

    assert taken == [1, 2, 0]


def test_a_fallen_seat_plays_on_in_another_role() -> None:
    match = begin(ghosts.RULEBOOK, 3)
    match.state.dice.script = [5, 5, 3, 0]
    for seat, foe in ((0, 2), (1, 2)):
        choose(match, seat, "foe", foe)
    assert match.view(None)["lives"] == [2, 2, 0]
    assert match.to_act == [2]

    choose(match, 2, "victim", 0)

    assert ["haunted", 2, 0] in told(match)
    assert ["struck", 0, 1, 4] in told(match), "a four would have hit but for the ghost"
    assert match.view(None)["lives"] == [2, 2, 0]
    assert match.to_act == [2]


def test_team_mates_win_together() -> None:
    match = begin(teams.RULEBOOK, 4)
    for _ in range(teams.ROUNDS):
        for seat, coins in ((0, 1), (1, 0), (2, 0), (3, 0)):
            choose(match, seat, "coins", coins)

    assert match.scores == [4, 0, 4, 0]
    assert match.winners == [0, 2]


def test_what_a_match_leaves_is_carried_into_the_next() -> None:
    first = begin(season.RULEBOOK, 2)
    while not first.over:
        choose(first, first.to_act[0], "stake", 0)
    assert first.winners == [0]

    second = begin(season.RULEBOOK, 2, carried=first.legacy)

    assert first.legacy == {"wins": [1, 0]}
    assert second.view(None)["paces"] == [0, 1], "the loser of the first match is ahead"
    assert second.record()["carried"] == {"wins": [1, 0]}


def test_a_past_that_does_not_fit_is_refused() -> None:
    with pytest.raises(Refused, match="wins of 3 seats expected"):
        begin(season.RULEBOOK, 3, carried={"wins": [1, 0]})


def pack(match: Match, seat: int, *wanted: int) -> None:
    for answer in wanted:
        choose(match, seat, "thing", answer)


def test_those_who_answer_apart_do_not_wait_for_each_other() -> None:
    match = begin(packing.RULEBOOK, 3)

    pack(match, 1, 0, 1, 0, 1)
    pack(match, 0, 1, 1)

    assert match.to_act == [0, 2]
    assert told(match) == [["round_began", 0], ["packed", 1]]
    assert match.view(1)["bag"] == [1, 3]


def test_when_all_apart_are_through_play_goes_on() -> None:
    match = begin(packing.RULEBOOK, 2)

    pack(match, 1, 0, 1, 0, 1)
    pack(match, 0, 0, 1, 1, 0)

    assert told(match)[3:5] == [["opened", 0, 1, 2], ["opened", 1, 1, 3]]
    assert match.scores == [2, 3]
    assert match.to_act == [0, 1]
