"""Chapter 17: what can be reckoned and imagined of closed Treasuries, hands and decks."""

import random
from collections import Counter

import pytest

from harena.games.spartacus.components.capua import DECK, DISCARD, READY
from harena.games.spartacus.components.content import CARDS, KINDS
from harena.games.spartacus.components.decks import look_into_hand
from harena.games.spartacus.portrait import portrait
from harena.kernel.match import Match
from tests.games.spartacus.arrange import (
    asked,
    capua,
    capua_of,
    choose,
    hold,
    in_auction,
    in_turn,
    interject,
    offered,
    on_top,
    told,
)


def slip(match: Match, giver: int, taker: int, coins: int) -> None:
    """A gift between closed Treasuries."""
    interject(match, giver, f"gift-{taker}")
    choose(match, f"{giver}:{coins}")


def imagined_sums(match: Match) -> list[list[int]]:
    """The denarii of all as each seat, and a spectator, imagines them."""
    viewers = [None, *range(match.setup.seats)]
    return [capua_of(match.imagine(viewer, "seed")).coins for viewer in viewers]


def check_reckoning(match: Match) -> None:
    """13.2, 17.1 Nobody is thought to owe denarii, and none are thought up or forgotten."""
    table = capua_of(match)
    assert min(table.reckoned) >= 0
    assert sum(table.reckoned) == sum(table.coins)
    for viewer, sums in zip([None, *range(table.seats)], imagined_sums(match), strict=True):
        assert min(sums) >= 0
        assert sum(sums) == sum(table.coins)
        assert viewer is None or sums[viewer] == table.coins[viewer]


def test_13_2_who_pays_more_than_he_had_was_given_the_rest_17_1() -> None:
    match = in_auction(capua("", "", ""), "g09 g10 g11")
    slip(match, 0, 1, 10)
    assert match.view(2)["reckoned"] == [9, 11, 10], "one denarius at least"
    choose(match, "0:0", "1:15", "2:0")

    assert capua_of(match).coins == [0, 5, 10]
    assert match.view(2)["reckoned"] == [5, 0, 10], "four more have passed for certain"
    assert "denarii -" not in portrait(match.state, (2,))
    assert imagined_sums(match) == [[5, 0, 10], [0, 5, 10], [0, 5, 10], [5, 0, 10]]


def test_13_2_who_shows_more_than_he_had_was_given_it_though_he_does_not_win_17_1() -> None:
    match = in_auction(capua("", "", "", coins=(10, 10, 20)), "g09 g10 g11")
    slip(match, 0, 1, 8)
    choose(match, "0:0", "1:15", "2:16")

    assert match.view(2)["reckoned"] == [5, 15, 4]


def test_13_2_what_was_given_may_have_been_given_before_17_1() -> None:
    match = in_auction(capua("", "", "", "", coins=(9, 0, 0, 9)), "g09 g10 g11 g12")
    slip(match, 0, 1, 9)
    slip(match, 1, 2, 9)
    choose(match, "0:0", "1:0", "2:7", "3:0")

    assert match.view(3)["reckoned"] == [2, 0, 0, 9]
    check_reckoning(match)


def test_13_2_of_two_givers_the_other_may_have_given_more_17_1() -> None:
    # The second gave 1 and the third 9: all but these two think first of the second.
    match = in_auction(capua("", "", "", "", coins=(0, 9, 9, 9)), "g09 g10 g11 g12")
    slip(match, 1, 0, 1)
    slip(match, 2, 0, 9)
    choose(match, "0:8", "1:0", "2:0", "3:0")
    check_reckoning(match)
    choose(match, "0:0", "1:8", "2:0", "3:0")

    assert capua_of(match).coins == [2, 0, 0, 9]
    check_reckoning(match)


@pytest.mark.parametrize("seats", [3, 4])
def test_17_1_whatever_is_given_in_secret_denarii_are_imagined_as_many_as_there_are(
    seats: int,
) -> None:
    play = random.Random(seats)
    match = in_auction(capua(*[""] * seats), "g09 g10 g11 g12")
    while asked(match) and not told(match, "won_host"):
        seat = play.randrange(seats)
        gifts = [
            place
            for place, option in enumerate(match.options(seat))
            if option.step in ("offer_gift", "give")
        ]
        if gifts and play.random() < 0.4:
            match.answer(seat, play.choice(gifts))
        else:
            seat = play.choice(match.to_act)
            own = [one for one in match.options(seat) if one.ask != "interject"]
            match.answer(seat, play.randrange(len(own)))
        check_reckoning(match)


def put_up(seen: str, unseen: str) -> Match:
    """Seat 1 has put up Slander; seat 0 has seen these cards of the hand, and not those."""
    match = capua("", "", "", hands=("", seen, ""), influence=(7, 4, 7))
    look_into_hand(capua_of(match), 0, 1)
    hold(match, 1, unseen)
    return choose(in_turn(match, 1), "lock-c09", "ask-0", "nothing", "0", "0")


def imagined_schemes(match: Match, worlds: int) -> Counter[str]:
    """What seat 0 thinks that seat 1 has put up: a card of that hand, as large as it is."""
    found: Counter[str] = Counter()
    for number in range(worlds):
        table = capua_of(match.imagine(0, f"seed {number}"))
        kind = table.locked[1]
        assert table.has(1, kind)
        assert sum(table.hand[KINDS : 2 * KINDS]) == table.held[1]
        found[table.content.kind_ids[kind]] += 1
    return found


def test_13_8_of_a_known_hand_any_scheme_that_fits_may_have_been_put_up_17_1() -> None:
    found = imagined_schemes(put_up("c02 c09 c07 r01", ""), 50)

    assert set(found) == {"c02", "c09"}, "Light Fingers need no support"
    assert min(found.values()) > 10


def test_13_8_a_card_known_twice_is_put_up_twice_as_often_17_1() -> None:
    found = imagined_schemes(put_up("c02 c09 c09", ""), 300)

    assert 160 < found["c09"] < 240


def test_13_8_one_known_card_of_six_is_not_always_the_one_17_1() -> None:
    found = imagined_schemes(put_up("c02", "c09 c03 c16 c10 c06"), 300)

    # Of the five unknown places about two hold a Scheme that fits, among them c02 now and then.
    assert 60 < found["c02"] < 180
    assert len(found) > 8


def scribe(match: Match, seat: int, card: str) -> None:
    """The Scribe is in this House: it looks at this card and puts it under the Intrigue deck."""
    table = capua_of(match)
    table.place[table.content.ids.index("s06")] = seat
    table.condition[table.content.ids.index("s06")] = READY
    on_top(match, card)
    choose(in_turn(match, seat), "use-s06", "bottom")


def kind_of(match: Match, card: str) -> int:
    return capua_of(match).content.kind_ids.index(card)


def own(match: Match, seat: int, field: str) -> list[int]:
    """What a seat alone knows."""
    seen = match.view(seat)["own"]
    assert isinstance(seen, dict)
    found: list[int] = seen[field]
    return found


def test_15_5_who_has_put_a_card_under_the_deck_knows_that_it_lies_there_17_1() -> None:
    match = capua("s06", "", "", hands=("", "c01 c02 c03 c05 c06", "c01 c02 c03 c05 c06"))
    scribe(match, 0, "r04")
    blade = kind_of(match, "r04")

    assert own(match, 0, "intrigue_under") == [blade]
    assert own(match, 1, "intrigue_under") == [], "he has not seen it"
    for number in range(50):
        table = capua_of(match.imagine(0, f"seed {number}"))
        assert table.intrigue_deck[0] == blade
        assert not table.has(1, blade)
        assert not table.has(2, blade)


def test_15_5_who_had_seen_it_before_knows_it_too_and_what_is_put_below_it_is_unknown_17_1() -> (
    None
):
    match = capua("s06", "", "")
    blade, dice = kind_of(match, "r04"), kind_of(match, "r07")
    capua_of(match).intrigue_sight = [0, 1 + blade, 0]
    scribe(match, 0, "r04")
    assert own(match, 1, "intrigue_under") == [blade]
    scribe(match, 2, "r07")

    assert [own(match, seat, "intrigue_under") for seat in range(3)] == [
        [-1, blade],
        [-1, blade],
        [dice],
    ]
    seen = match.imagine(1, "seed")
    assert capua_of(seen).intrigue_deck[1] == blade
    assert seen.view(1) == match.view(1)


def test_15_5_a_card_drawn_from_under_the_deck_is_known_in_the_hand_it_went_to_17_1() -> None:
    match = capua("s06", "s08", "", hands=("", "c02", ""))
    table = capua_of(match)
    for kind in table.intrigue_deck[:-3]:
        table.thrown[kind] += 1
    table.intrigue_deck = table.intrigue_deck[-3:]
    seen = table.content.kind_ids[table.intrigue_deck[-1]]
    scribe(match, 0, seen)
    table.intrigue_deck = table.intrigue_deck[:1]
    choose(in_turn(match, 1), "use-s08", "c02")

    assert told(match, "drew")[-1] == (1, 1, kind_of(match, seen))
    assert own(match, 0, "intrigue_under") == []
    assert own(match, 0, "insight")[KINDS + kind_of(match, seen)] == 1
    assert capua_of(match.imagine(0, "seed")).has(1, kind_of(match, seen))


def two_left() -> Match:
    """Two Market cards lie in the deck, all others in the discard; four are auctioned."""
    match = capua("", "", "", "")
    table = capua_of(match)
    left = [table.content.ids.index(name) for name in ("g09", "g10")]
    table.place = [DECK if card in left else DISCARD for card in range(CARDS)]
    table.market_deck = left
    return in_auction(match)


def test_3_5_what_is_left_lies_above_the_discard_that_is_shuffled_under_it_13_8_17_1() -> None:
    match = two_left()
    tops = set()
    for seed in range(20):
        table = capua_of(match.imagine(1, f"seed {seed}"))
        tops.add(table.content.ids[table.market_deck[-1]])

    assert told(match, "lot") == [(capua_of(match).content.ids.index("g10"),)]
    assert tops == {"g09"}


def test_3_5_once_they_are_turned_up_the_rest_may_lie_in_any_order_17_1() -> None:
    match = two_left()
    choose(match, "0", "0", "0", "0")
    lying = [capua_of(match.imagine(None, f"seed {seed}")).market_deck for seed in range(20)]

    assert match.view(0)["market_above"] == []
    assert len({deck[-1] for deck in lying}) > 5


def test_5_7_6_an_imagined_schemer_does_not_put_the_same_card_up_again_13_8() -> None:
    match = choose(in_turn(capua("", "", "", hands=("c09",), influence=(6, 7, 7))), "lock-c09")
    imagined = choose(match.imagine(1, "seed"), "withdraw")
    put_up = capua_of(imagined)

    assert sum(put_up.tried) == 1
    assert not [name for name in offered(imagined) if name.startswith("lock")]
