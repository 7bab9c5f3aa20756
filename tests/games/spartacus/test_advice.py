"""13.7: how bots offer, answer, pay for deeds and remember what they have promised."""

import pytest

from harena.bots import Greedy
from harena.games.spartacus.advice.outlook import outlook
from harena.kernel.match import Match
from tests.games.spartacus.arrange import (
    all_pass,
    asked,
    capua,
    capua_of,
    choose,
    duel,
    in_arena,
    in_auction,
    in_market,
    in_turn,
    in_upkeep,
    offered,
    strike,
    told,
    weaken,
)

ROUND_THE_TABLE = ((5, 9, 9, 9), (9, 5, 9, 9), (9, 9, 5, 9), (9, 9, 9, 5))


def hasty(match: Match) -> str:
    """What a hasty bot would choose."""
    seat = match.to_act[0]
    return offered(match, seat)[match.rulebook.instinct(match.state, seat)]


def by_instinct(match: Match, answers: int) -> Match:
    for _ in range(answers):
        choose(match, hasty(match))
    return match


def test_13_7_a_gladiator_too_many_is_offered_to_all_for_what_one_without_would_pay() -> None:
    match = in_market(capua("g01 g02 g03 g04 g05 g06", "s01", "s02", coins=(0, 0, 9)))
    by_instinct(match, 5)

    assert told(match, "offered_all") == [(0,)]
    assert asked(match) == "1 deal 2 deal"
    by_instinct(match, 2)
    assert told(match, "accepted") == [(2, 0)]


def offer_of(influence: int) -> Match:
    """Seat 1 gives more than the Gladiator is worth; it is seat 0 who is asked."""
    match = in_market(capua("g01 g02", "", "", influence=(5, influence, 5), host=1))
    return choose(match, "offer-0", "take-g01", "pay", "4", "send")


def test_13_7_the_same_offer_is_accepted_from_an_equal_and_declined_from_who_is_ahead() -> None:
    assert hasty(offer_of(5)) == "accept"
    assert hasty(offer_of(11)) == "decline"


@pytest.mark.parametrize("coins", ["20", "24"])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_13_7_who_looks_ahead_sells_no_champion_who_makes_a_rival_twelve(
    coins: str, seed: str
) -> None:
    table = capua("g01/c g02", "", "", "", influence=(6, 11, 7, 7), coins=(5, 30, 5, 5), host=1)
    match = choose(in_market(table), "offer-0", "take-g01", "pay", coins, "send")
    bot = Greedy(match.rulebook, match.setup, seed)

    chosen = bot.choose(match.view(0), match.options(0))

    assert offered(match, 0)[chosen] != "accept"


def test_13_7_a_rival_at_twelve_weighs_more_than_all_denarii_of_the_table() -> None:
    match = in_turn(capua("", "", "", influence=(6, 11, 6), coins=(0, 0, 0)))
    before = match.rulebook.value(match.state, 0)
    capua_of(match).influence[1] = 12
    capua_of(match).coins[0] = 60

    assert match.rulebook.value(match.state, 0) < before


@pytest.mark.parametrize("injured", ["g01/i", "g09/i", "s10/i", "g12/i g09/i"])
def test_4_3_1_a_test_that_may_be_left_out_is_made_whoever_is_injured(injured: str) -> None:
    match = in_upkeep(capua(injured, "", "", options={"recovery_test": "optional"}))

    assert asked(match) == "0 recover"
    assert hasty(match) in injured


def test_13_7_who_has_promised_is_worth_less_until_it_is_given() -> None:
    match = in_turn(capua("", "", ""))
    before = match.rulebook.value(match.state, 1)
    capua_of(match).promised[3 * 1 + 0] = 4

    assert match.rulebook.value(match.state, 1) < before


def test_13_7_the_outlook_is_a_chance_to_win_that_grows_with_what_a_house_has() -> None:
    match = in_turn(capua("", "", "", influence=(7, 7, 7), coins=(9, 9, 9)))
    even = [outlook(match.state, seat) for seat in range(3)]
    assert sum(even) == pytest.approx(1)

    for house in ("g09", "s10", "e01a"):
        more = in_turn(capua("", house, "", influence=(7, 7, 7), coins=(9, 9, 9)))
        assert outlook(more.state, 1) > even[1], house
    known = [
        in_turn(capua("", marked, "", influence=(7, 7, 7), coins=(9, 9, 9)))
        for marked in ("g09", "g09/1", "g09/2", "g09/c")
    ]
    chances = [outlook(one.state, 1) for one in known]
    assert chances == sorted(set(chances))
    capua_of(match).coins[1] += 10
    richer = [outlook(match.state, seat) for seat in range(3)]
    capua_of(match).influence[0] += 1
    raised = [outlook(match.state, seat) for seat in range(3)]
    assert richer[1] > even[1]
    assert richer[0] < even[0]
    assert raised[0] > richer[0]
    assert sum(raised) == pytest.approx(1)

    capua_of(match).promised[3 * 1 + 0] = 4
    assert outlook(match.state, 1) < raised[1]
    capua_of(match).winner = 2
    assert [outlook(match.state, seat) for seat in range(3)] == [0, 0, 1]


def test_13_4_the_losers_owner_pays_for_mercy_and_the_host_listens() -> None:
    match = capua("", "g02", "g12", influence=(5, 5, 9), coins=(9, 9, 9))
    duel(match, "1 g02", "2 g12")
    weaken(match, 1, "1/1/1")
    strike(match, (6, 6, 1, 1), (2,))
    assert asked(match) == "0 call"
    choose(match, "yes", "1:none", "2:thumb-up", "3")

    assert hasty(match) == "up"


@pytest.mark.parametrize(("seat", "left"), [(0, "1"), (1, "2"), (2, "3"), (3, "0")])
def test_13_7_of_rivals_who_look_alike_the_nearest_on_the_left_is_taken(
    seat: int, left: str
) -> None:
    hands = ["c09" if one == seat else "" for one in range(4)]
    match = capua("", "", "", "", hands=hands, influence=(9, 9, 9, 9), host=seat)
    choose(in_turn(match, seat), "scheme-c09")
    assert hasty(match) == left

    match = in_arena(capua("", "", "", "", host=seat))
    choose(match, "no")
    assert (asked(match), hasty(match)) == (f"{seat} invite", left)


def bids_of(*coins: int, host: int) -> list[str]:
    """What hasty bots bid for the first card, from the Host clockwise."""
    match = in_auction(capua("", "", "", "", coins=coins, host=host))
    seats = [(host + place) % 4 for place in range(4)]
    return [offered(match, seat)[match.rulebook.instinct(match.state, seat)] for seat in seats]


def test_13_7_who_sits_where_makes_no_difference_to_what_a_bot_bids() -> None:
    seen = [bids_of(*coins, host=host) for host, coins in enumerate(ROUND_THE_TABLE)]

    assert len(set(seen[0])) > 1
    assert seen == [seen[0]] * 4


@pytest.mark.parametrize(("influence", "answer"), [(7, "pay"), (0, "lose")])
def test_13_7_nobody_pays_extortion_who_has_no_influence_to_lose_15_9(
    influence: int, answer: str
) -> None:
    match = capua("", "", "", coins=(5, 6, 0), influence=(7, influence, 0), hands=("c08", "", ""))
    all_pass(choose(in_turn(match), "scheme-c08"))
    assert asked(match) == "1 extort"

    assert hasty(match) == answer
