"""Chapter 6 and near it: windows opened afresh, what is said at once, what is in vain."""

import re

import pytest

from harena.games.spartacus.components.content import built_in
from harena.games.spartacus.intrigue.windows import PASS
from harena.kernel.match import Match
from harena.kernel.setup import Pack
from tests.games.spartacus.arrange import (
    again,
    all_pass,
    asked,
    capua,
    capua_of,
    choose,
    dice,
    hand,
    in_arena,
    in_games,
    in_market,
    in_turn,
    in_upkeep,
    interject,
    offered,
    told,
)


def facts(match: Match, seat: int) -> dict[str, object]:
    """What the question is about, without what is put forward."""
    return {key: value for key, value in match.about(seat).items() if key != "lead"}


def test_6_4_when_destitute_is_silenced_all_are_asked_afresh() -> None:
    # Seat 2 has passed; seat 0 plays, seat 3 silences it, and seat 2 may think again.
    hands = ("r03", "", "r03", "r10")
    match = capua("", "g01", "", "", hands=hands, coins=(5, 1, 5, 5))
    choose(in_upkeep(match), "pay")
    choose(match, "2:pass", "3:pass", "0:r03")
    while asked(match) != "3 react":
        choose(match, "pass")
    choose(match, "r10")
    all_pass_until(match, "2")
    choose(match, "r03")
    all_pass(match)

    assert told(match, "silenced") == [(0,)]
    assert told(match, "fell") == [(1, 1, 6)]


def all_pass_until(match: Match, seat: str) -> None:
    """The others have nothing more to say to the card that silenced."""
    while len(told(match, "silenced")) == 0:
        choose(match, "pass")
    assert asked(match) == f"{seat} react"


def test_6_3_two_copies_of_destitute_may_follow_each_other() -> None:
    match = capua("", "g01", "", hands=("", "", "r03 r03"), coins=(5, 1, 5))
    choose(in_upkeep(match), "pay", "2:r03")
    while offered(match) == ["pass"]:
        choose(match, "pass")
    choose(match, "2:r03")
    all_pass(match)

    assert told(match, "fell") == [(1, 1, 6), (1, 1, 5)]


def test_5_9_2_who_has_won_the_initiative_is_not_asked_for_loaded_dice_r57() -> None:
    match = in_games(capua("g01", "g02", "", hands=("r07", "", ""), host=2), "0 g01", "1 g02")
    dice(match, 6, 6, 1, 1)
    choose(match, "0-0-0-0", "0-0-0-0", "0-0-0-0")

    assert asked(match) == "0 first"


def test_6_7_in_a_pack_the_dearer_cancelling_card_may_be_the_cheaper_one() -> None:
    # Whispers need 9 and the Senate 2: whoever has 5 is asked all the same.
    cards = built_in().files["intrigue.toml"]
    cards = re.sub(r'required = 4(\ncash = 2\neffect = "cancel")', r"required = 9\1", cards)
    cards = re.sub(
        r'required = 8(\ncash = 3\neffect = "cancel_and_gain")', r"required = 2\1", cards
    )
    pack = Pack("own", {**built_in().files, "intrigue.toml": cards})
    match = capua("", "", "", hands=("c09", "", "r02"), influence=(9, 9, 5), pack=pack)
    choose(in_turn(match), "scheme-c09", "1")

    assert asked(match) == "2 react"
    assert offered(match) == ["pass", "r02"]


def test_15_8_a_blade_that_can_be_turned_at_nobody_any_more_stays() -> None:
    match = capua("", "", "", hands=("c09", "r04", ""), influence=(9, 9, 3))
    choose(in_turn(match), "scheme-c09", "1", "r04")
    assert asked(match) == "1 redirect"
    capua_of(match).influence = [0, 9, 0]
    again(match)
    all_pass(match)

    assert told(match, "redirected") == []
    assert capua_of(match).influence == [0, 8, 0]


def test_5_6_2_nobody_is_marked_by_the_editor_twice() -> None:
    match = capua("", "", "", hands=("c22", "", ""))
    capua_of(match).marked = [0, 2, 0]
    choose(in_turn(match), "scheme-c22")
    all_pass(match)

    assert told(match, "marked") == [(2, 2)]


def test_13_4_all_say_together_how_much_they_hold_aside() -> None:
    match = in_arena(capua("g01", "g02", "g03", coins=(5, 4, 4), hands=("r03", "", "")))
    choose(match, "yes", "1:invite-1", "2:shun")
    assert asked(match) == "1 purse 2 purse"
    choose(match, "1:4")
    assert told(match, "held_aside") == [], "not before all have said it"
    choose(match, "2:1")

    assert told(match, "held_aside") == [(1, 0, 1, 4), (2, 0, 5, 1)]
    assert capua_of(match).coins == [5, 0, 3]
    assert asked(match) == "0 react", "an empty Treasury, after all have been heard"


def test_13_4_who_gives_his_denarii_away_says_anew_how_much() -> None:
    match = in_arena(capua("g01", "g02", "g03", coins=(5, 4, 4)))
    choose(match, "yes", "1:invite-1", "2:shun", "1:4")
    interject(match, 1, "gift-2")
    choose(match, "1:3")

    assert asked(match) == "1 purse 2 purse"
    assert offered(match, 1) == ["0", "1"]
    choose(match, "1:1", "2:0")
    assert told(match, "held_aside") == [(1, 0, 1, 1)]


def boosting(**more: object) -> Match:
    """House Solonius at Influence 7 is about to buy a point for a Scheme that needs 8."""
    scene = capua("", "", "", leads=(1, 0, 2), hands=("c09 c09",), **more)  # type: ignore[arg-type]
    return choose(in_turn(scene), "scheme-c09")


def test_5_7_6_who_is_asked_for_a_boost_may_take_the_scheme_back_for_nothing_6_8() -> None:
    match = boosting()
    assert offered(match) == ["1", "0"]
    choose(match, "0")

    assert told(match, "took_back") == [(0,)]
    assert (told(match, "boosted"), told(match, "showed")) == ([], [])
    assert (hand(match, 0), capua_of(match).coins[0]) == ("c09 c09", 10)
    assert asked(match) == "0 intrigue"
    assert {"scheme-c09", "lock-c09"} <= set(offered(match)), "it was never put up for support"


def test_5_7_6_support_lapses_when_it_is_taken_back_instead_of_a_boost() -> None:
    match = in_turn(capua("", "", "", leads=(1, 0, 2), hands=("c03",), influence=(4, 4, 4)))
    choose(match, "lock-c03", "ask-1", "nothing", "2", "0", "yes", "launch", "0")

    assert capua_of(match).supporters == 0
    assert capua_of(match).coins == [8, 12, 10], "what was paid for the yes stays paid"
    assert "lock-c03" not in offered(match)


def test_5_6_3_what_is_taken_back_instead_of_a_boost_counts_among_the_twenty_r72() -> None:
    match = boosting()
    for _ in range(19):
        choose(match, "0", "scheme-c09")
    choose(match, "0")

    assert not [act for act in offered(match) if act.startswith(("scheme", "lock"))]


def test_13_7_a_bot_buys_what_it_has_begun() -> None:
    match = boosting()

    assert offered(match)[match.rulebook.instinct(match.state, 0)] == "1"


@pytest.mark.parametrize("order", ["simultaneous", "from_host"])
def test_6_6_a_gift_opens_its_window_also_while_others_wait_6_11(order: str) -> None:
    scene = capua("g01", "g02", "", hands=("", "", "r03"), options={"wager_order": order})
    match = in_games(scene, "0 g01", "1 g02")
    before = asked(match)
    interject(match, 1, "gift-0")
    choose(match, "1:10")
    assert asked(match) == "2 react"
    assert offered(match) == ["pass", "r03"]
    all_pass(match)

    assert asked(match) == before


def test_6_6_wagers_of_one_moment_have_their_windows_when_all_are_shown() -> None:
    scene = capua("g01", "g02", "", hands=("c01", "c01", "r03"), coins=(9, 3, 9))
    match = in_games(scene, "0 g01", "1 g02")
    choose(match, "1:0-3-0-0")
    interject(match, 2, "gift-0")
    choose(match, "2:9")
    assert asked(match) == "0 react", "the gift has a window of its own"
    all_pass(match)
    assert match.to_act == [0, 2], "the sealed wager stands"
    choose(match, "0:0-0-0-0", "2:0-0-0-0")

    assert told(match, "wagered") == [(1, 15)]
    assert asked(match) == "2 react"
    choose(match, "pass")
    assert asked(match) == "0 react"
    choose(match, "pass")
    assert told(match, "combat_began"), "no second window for the gift"


def test_6_6_denarii_held_aside_out_of_turn_open_a_window_within_an_effect() -> None:
    match = in_turn(capua("", "s01 s02", "", hands=("c06", "", "r03"), coins=(5, 5, 5)))
    all_pass(choose(match, "scheme-c06"))
    assert asked(match) == "1 pick"
    interject(match, 1, "deed-spurn-2")
    choose(match, "1:5")

    assert asked(match) == "2 react"
    assert offered(match) == ["pass", "r03"]


def test_6_8_a_boost_that_empties_the_treasury_has_its_window_after_the_scheme_6_6() -> None:
    held = ("r03 c01", "c09", "c01")
    match = in_turn(capua("", "", "", hands=held, influence=(7, 6, 7), coins=(5, 4, 5)), 1)
    choose(match, "scheme-c09", "2", "0")
    assert told(match, "launched") == [(1, 20, 0, 0)]
    assert match.about(0)["window"] == "scheme"
    choose(match, "0:pass", "2:pass")

    assert told(match, "succeeded") == [(1, 20)]
    assert match.about(match.to_act[0])["window"] == "treasury"


def test_13_5_what_was_declined_may_be_offered_again_in_another_phase() -> None:
    match = in_turn(capua("", "", ""))
    choose(match, "offer-1", "pay", "3", "send", "decline")
    choose(match, "offer-1", "pay", "3")
    assert "send" not in offered(match)

    in_market(match)
    choose(match, "offer-1", "pay", "3", "send", "accept")
    assert capua_of(match).coins == [7, 13, 10]


def test_3_6_champions_that_are_swapped_count_against_each_other_r71() -> None:
    match = in_market(capua("g09/c", "g10/c g11/c", "", influence=(12, 12, 7)))
    choose(match, "offer-1", "give-g09", "take-g10", "send", "accept")
    assert capua_of(match).influence == [12, 12, 7]

    in_market(match)
    choose(match, "offer-1", "give-g10", "take-g09", "take-g11", "send", "accept")
    assert capua_of(match).influence == [12, 11, 7]


def asked_in_turn(match: Match) -> list[str]:
    """Everybody who is asked passes: in which order, and for whose empty Treasury."""
    found: list[str] = []
    while asked(match).endswith("react"):
        seat = match.to_act[0]
        about = match.about(seat)
        if about["window"] == "treasury":
            found.append(f"{seat} for {about['victim']}")
        choose(match, "pass")
    return found


def test_6_2_who_is_asked_for_destitute_is_told_whose_treasury_is_empty_6_6() -> None:
    match = in_upkeep(capua("", "", "", hands=("", "", "r03 c01"), coins=(0, 0, 5)))

    assert facts(match, 2) == {"window": "treasury", "intrigue": "none", "victim": 0}
    assert asked_in_turn(match) == ["2 for 0", "2 for 1"]


def test_6_2_who_may_silence_destitute_is_told_whom_it_shames() -> None:
    match = capua("", "", "", hands=("", "r10", "r03"), coins=(0, 5, 5))
    choose(in_upkeep(match), "1:pass", "2:r03")

    told_to = {"window": "shame", "intrigue": "r03", "victim": 0}
    assert (asked(match), facts(match, 1)) == ("1 react", told_to)


def test_6_3_for_an_empty_treasury_all_are_asked_from_the_left_of_who_acted_r75() -> None:
    # Seat 0 takes the last denarius of seat 3: seat 1 is asked first, and seat 0 himself last.
    hands = ("c02", "c01", "c01", "c01")
    match = capua("s20", "", "", "", coins=(5, 5, 5, 1), hands=hands)
    choose(in_turn(match), "use-s20", "3")

    assert asked_in_turn(match) == ["1 for 3", "2 for 3", "0 for 3"]


def test_6_3_who_gives_his_last_denarius_has_acted_himself_6_6_r75() -> None:
    match = capua("", "", "", "", coins=(5, 5, 1, 5), hands=("c02", "c01", "c01", "c01"))
    in_turn(match)
    interject(match, 2, "gift-0")
    choose(match, "2:1")

    assert asked_in_turn(match) == ["3 for 2", "0 for 2", "1 for 2"]


def test_2_4_what_all_stake_empties_treasuries_from_the_host_6_6_r6() -> None:
    hands = ("c02", "c01", "c01", "c01")
    match = capua("g01", "g02", "", "", coins=(1, 1, 1, 1), hands=hands, host=1)
    in_games(match, "0 g01", "1 g02")
    choose(match, "0:1-0-0-0", "1:0-1-0-0", "2:1-0-0-0", "3:1-0-0-0")
    victims = [line.split()[-1] for line in asked_in_turn(match)]

    assert list(dict.fromkeys(victims)) == ["1", "2", "3", "0"]


def test_6_6_a_power_that_takes_the_last_denarius_is_done_before_the_window_opens_15_3() -> None:
    match = capua("g01 g02 g03 g04", "", "", coins=(2, 5, 5), hands=("", "r03", ""))
    choose(in_turn(match), "power-glory")
    assert (asked(match), capua_of(match).coins[0]) == ("0 exhaust", 0)
    while asked(match) == "0 exhaust":
        choose(match, offered(match)[0])

    assert (asked(match), capua_of(match).influence[0]) == ("1 react", 8)


@pytest.mark.parametrize("scheme", ["c07", "c08", "c18"])
def test_13_2_who_could_give_his_denarii_away_first_is_not_passed_over_5_11_5(scheme: str) -> None:
    match = capua("", "", "", coins=(5, 6, 6), hands=(f"{scheme} c01", "c01", "c01"))
    choose(in_turn(match), f"scheme-{scheme}", "1")
    assert (asked(match), offered(match)) == ("1 react", ["pass"])

    assert "idle" not in match.about(1)
    choose(match, "pass")
    assert match.about(2)["idle"] is True, "it is not about his denarii"


def test_5_8_who_can_neither_answer_nor_give_is_passed_over_13_2() -> None:
    match = capua("", "", "", coins=(5, 0, 0), hands=("c09", "c01", "c01"), influence=(9, 7, 7))
    choose(in_turn(match), "scheme-c09", "1")

    assert facts(match, 1) == {"window": "scheme", "intrigue": "c09", "idle": True}


def test_13_2_whose_ten_gifts_are_made_can_save_nothing_any_more() -> None:
    match = capua("", "", "", coins=(5, 6, 0), hands=("c07 c01", "c01", "c01"))
    choose(in_turn(match), "scheme-c07")
    capua_of(match).gifts = [0, 10, 0]

    assert match.about(1)["idle"] is True


@pytest.mark.parametrize(("coins", "idle"), [(5, False), (0, True)])
def test_6_6_a_gift_may_still_save_from_destitute_13_2(coins: int, idle: bool) -> None:
    match = capua("", "", "", hands=("", "c01", "r03"), coins=(1, coins, 5))
    interject(in_turn(match), 0, "gift-2")
    choose(match, "0:1")
    while offered(match) == ["pass"]:
        choose(match, "pass")
    choose(match, "2:r03")

    assert (asked(match), match.about(1)["window"]) == ("1 react", "shame")
    assert ("idle" in match.about(1)) == idle


def test_5_9_2_loaded_dice_are_kept_if_nobody_says_otherwise() -> None:
    """The first move is less than the card is worth; it is there for who wants it."""
    match = in_games(capua("g01", "g02", "", hands=("r07", "", ""), host=2), "0 g01", "1 g02")
    dice(match, 1, 1, 6, 6)
    choose(match, "0-0-0-0", "0-0-0-0", "0-0-0-0")

    assert asked(match) == "0 react"
    assert offered(match) == ["pass", "r07"]
    assert match.about(0)["lead"] == PASS
