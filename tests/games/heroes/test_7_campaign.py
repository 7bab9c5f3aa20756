"""Chapter 7 between matches: months, locales, the Day of Events, successors, what is carried."""

import json

import pytest

import harena
from harena.games.heroes.components.bout import Bout
from harena.games.heroes.components.content import ARENAS, NPG_NAMES, SIGNATURES, STAR_NAMES
from harena.games.heroes.components.locales import FRINGES, HEARTLAND, LOCALES, ROME
from harena.games.heroes.components.roster import LOCALE, TODAY, of
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.kernel.setup import PlayValue
from tests.games.heroes.arrange import HEROES, Scene, scene
from tests.games.heroes.careers import YEAR, begin, begun, past, pick, play, star

A, B, C = "Priscus", "Verus", "Achillia"


def two(**changed: object) -> dict[str, object]:
    return past([star(A)], [star(B, **changed)])


# 7.0, 7.1 Time.


def test_7_1_1_the_first_month_is_september_106() -> None:
    there = begun(1, {**YEAR})

    assert there.told("month_began") == [8, 106]
    assert there.match.view(0)["campaign"]["calendar"] == [8, 106, 12]  # type: ignore[index]
    locales = there.bout.content.locales
    assert [locales.month_of(number) for number in (4, 5, 13)] == [11, 0, 8]
    assert [locales.year_of(number) for number in (4, 5, 13, 17)] == [106, 107, 107, 108]


def test_7_1_1_it_ends_after_so_many_days() -> None:
    """7.5.2, 7.4.0.3 On the way it is said who is barred, and who enters nobody."""
    there = begin(past([star(A), star(B, barred=2)]), campaign_months=2)
    pick(pick(there, "none"), "none")

    assert there.told("barred") == [there.bout.content.names.index(B)]
    assert there.all_told("waited") == [[0], [0]]
    assert there.match.over
    assert there.bout.ended
    assert there.told("campaign_over") == [2]
    assert there.match.legacy["over"] is True


def test_7_1_1_or_when_nobody_is_left_and_none_may_follow() -> None:
    there = begin(past([star(A, status="dead")]), replacement=False)

    assert there.match.over
    assert there.told("ranked") == [0, 1, 0, 0, 0, 0]


def test_7_1_1_after_the_end_another_begins() -> None:
    over = past([star(A)], over=True)

    assert HEROES.succeed(over) == {}
    assert begin(over).asked() == "gender"


def test_7_0_1_the_locale_decides_not_the_options() -> None:
    there = begin(past([star(A)]), to_the_death="yes", arena="flavia", npg_style="chosen")
    pick(there, A)

    assert not there.bout.to_the_death
    assert there.match.view(0)["arena"] == "campana"
    assert there.asked() == "action"


@pytest.mark.parametrize(("locale", "arena"), [("fringes", "campana"), ("rome", "flavia")])
def test_7_4_3_1_r107_the_board_of_the_locale_is_imagined_too(locale: str, arena: str) -> None:
    there = begin(past([star(A, locale=locale)]))
    pick(there, A)
    seen = there.match.view(0)
    assert seen["arena"] == arena

    imagined = there.match.imagine(0, "any").view(0)
    assert (imagined["arena"], imagined["zones"]) == (arena, seen["zones"])


@pytest.mark.parametrize(
    "names", [{}, {"names": [A, B, "Livia Prima", "Spiculus"]}, {"names": ["Foo", B, "Bar"]}]
)
def test_7_2_2_a_campaign_is_imagined_with_its_names(names: dict[str, object]) -> None:
    """Those of one's own, and those of Stars who are gone, which no successor has again."""
    stars = [star("Livia Prima", status="dead"), star("verus")]
    there = begin(past(stars, [star(A), star(C)], matches=[0, 0, 0], **names))
    for chosen in ("yes", "man"):
        imagined = there.match.imagine(1, "any")
        assert imagined.view(1) == there.match.view(1)
        assert imagined.about(0) == there.match.about(0)
        assert isinstance(imagined.state, Bout)
        assert imagined.state.borne == there.bout.borne
        pick(there, chosen)

    seen = begin(past([star(A)])).match
    assert seen.imagine(0, "x").view(0) == seen.view(0)


def test_4_2_1_a_single_match_takes_no_past() -> None:
    with pytest.raises(Refused, match=r"option campaign: true .* \(4\.2\.1\), but false"):
        begin(past([star(A)]), campaign=False)


# 7.3, 7.4.1 to 7.4.3 Locales.


def test_7_3_1_r77_a_star_begins_in_the_fringes_without_fame() -> None:
    """Also one of 17 points."""
    match = harena.begin("heroes", 1, "fringes", {**YEAR, "ap_budget": 15})
    while match.state.pending[0].ask != "entry":
        match.answer(0, HEROES.instinct(match.state, 0))
    assert isinstance(match.state, Bout)

    assert of(match.state, 0, LOCALE) == FRINGES
    assert [kind for kind in match.events if kind.kind == "moved_up"] == []


@pytest.mark.parametrize(
    ("locale", "rows", "most"),
    [(FRINGES, [1, 1, 2, 2, 3, 3], 14), (HEARTLAND, [4, 4, 4, 5, 5, 5], 16), (ROME, [6] * 6, 20)],
)
def test_7_4_1_1_r3_the_pool_of_a_locale(locale: int, rows: list[int], most: int) -> None:
    """7.4.2.1, 7.4.3.1 Scenario 45: row 3 with three 6 and Strong is cut to 4/4/4."""
    for face, row in enumerate(rows, 1):
        there = scene("a: thraex 4/4/4 @d3", "npg: thraex 4/4/4 @d4", step="match_up")
        there.bout.turn = there.bout.turn_limit
        there.bout.locale = locale
        there.go(f"1 1 {face} 666 36")

        assert there.told("recruited")[2] == row
        assert there.bout.total(1) <= most
        if row == 3:
            assert there.bout.own[3:6] == [4, 4, 4]


def test_7_4_3_1_only_in_rome_two_dice_may_forbid_mercy() -> None:
    """7.4.1.1, 7.4.2.1 never elsewhere."""
    fatal: dict[str, set[bool]] = {name: set() for name in LOCALES}
    for name in LOCALES:
        for seed in range(40):
            carried = past([star(A, locale=name)])
            match = harena.begin("heroes", 1, f"{seed}", {**YEAR}, carried=carried)
            match.answer(0, 0)
            assert isinstance(match.state, Bout)
            fatal[name].add(match.state.to_the_death)
            lots = [list(one.args) for one in match.events if one.kind == "lot_cast"]
            assert len(lots) == (name == "rome")
            assert all(bool(death) == (one + two == 7) for death, one, two in lots)

    assert fatal == {"fringes": {False}, "heart": {False}, "rome": {False, True}}


@pytest.mark.parametrize(
    ("entering", "arena", "gate", "told"),
    [(0, "campana", "a3", [[ARENAS.index("campana")]]), (1, "flavia", "a4", [])],
)
def test_7_4_3_1_r107_the_board_is_that_of_the_locale_of_the_match(
    entering: int, arena: str, gate: str, told: list[list[int]]
) -> None:
    """Whoever else has come farther: one in the Fringes never fights in the Colosseum."""
    carried = past([star(A)], [star(B, locale="rome")], entering=entering)
    there = pick(begin(carried), (A, B)[entering])

    seen = there.match.view(0)
    assert seen["arena"] == arena
    assert there.bout.zones().ids[there.bout.zone[0]] == gate
    assert there.all_told("arena_changed") == told, "where another was laid out"
    imagined = there.match.imagine(1, "any").view(1)
    assert (imagined["arena"], imagined["zones"]) == (arena, seen["zones"])


def test_7_4_3_1_r107_a_board_that_was_settled_is_kept_by_copies_and_records() -> None:
    there = pick(begin(past([star(A)], [star(B, locale="rome")])), A)

    again = harena.replay(there.match.record())
    for one in (again, there.match.copy()):
        assert one.view(0)["arena"] == "campana"


# 7.4 Day of Events.


def test_7_4_0_1_r79_a_day_in_each_locale_that_has_a_star() -> None:
    carried = past([star(A), star(B, locale="rome")], matches=[0, 0, 0])
    there = begin(carried)
    days = there.all_told("day_held")

    assert [day[0] for day in days] == [FRINGES, ROME]
    assert [day[2] - day[3] for day in days] == [4, 4]
    assert there.bout.left_today[HEARTLAND] == -1


def test_7_4_0_2_at_most_three_matches_a_day_and_none_if_barred() -> None:
    stars = [star(A, today=3), star(B, barred=1), star(C, today=2)]
    there = begin(past(stars))

    assert there.offered() == [C, "none"]
    assert begin(past(stars, matches=[1, 0, 0])).bout.month == 1
    assert begin(past(stars, matches=[0, 0, 0])).bout.month == 2


def test_7_4_0_2_a_match_counts_for_the_day_and_for_him() -> None:
    there = pick(begin(past([star(A)])), A)

    assert there.told("stepped_up") == [there.bout.content.names.index(A)]
    assert there.bout.left_today[FRINGES] == 4
    assert of(there.bout, 0, TODAY) == 1


def test_7_4_0_3_seats_in_turn_until_all_have_passed() -> None:
    there = begin(two())
    assert there.match.to_act == [0]
    pick(there, "none")
    assert there.match.to_act == [1]
    pick(there, "none")

    assert there.bout.month == 2
    assert there.match.to_act == [1]


def test_7_4_0_3_after_a_match_the_next_seat_is_asked() -> None:
    there = begin(two())
    pick(pick(there, A), "none")
    match = play(there.match)

    assert match.legacy["entering"] == 1
    assert match.legacy["passed"] == 0
    assert begin({**two(), "entering": 1}).match.to_act == [1]


def test_7_4_0_3_who_has_passed_is_asked_again_when_another_has_fought() -> None:
    """Both may still enter somebody in the same Day: only in a row do passes count."""
    there = pick(pick(pick(begin(two()), "none"), B), "none")
    left = {**play(there.match).legacy, "familiae": two()["familiae"]}
    again = begin(left)
    assert again.match.to_act == [0]
    pick(again, "none")

    assert (again.bout.month, again.match.to_act) == (1, [1])


def test_7_4_0_4_a_fresh_npg_of_a_traditional_style() -> None:
    there = pick(begin(past([star(A)])), A)

    assert there.bout.owner == [0, -1]
    assert there.bout.style[1] in there.bout.content.opponents[there.bout.style[0]]


def test_7_4_0_4_in_the_free_format_up_to_four_together() -> None:
    names = [A, B, C, "Spiculus"]
    stars = [star(name) for name in names]
    stars[2]["locale"] = "heart"
    there = begin(past(stars), campaign_format="free")
    pick(there, A)
    assert there.offered() == ["Spiculus", B, "none"]
    pick(there, "Spiculus")
    pick(there, "none")

    assert there.bout.owner == [0, 0, -1, -1]
    assert [of(there.bout, slot, TODAY) for slot in range(4)] == [1, 0, 0, 1]
    assert there.bout.left_today[FRINGES] == 4


@pytest.mark.parametrize(("more", "asked"), [("none", "rival"), (C, "action")])
def test_7_4_0_4_in_the_free_format_one_alone_may_challenge(more: str, asked: str) -> None:
    there = begin(past([star(A), star(C)], [star(B), star("Spiculus")]), campaign_format="free")
    pick(pick(there, A), more)

    assert there.asked() == asked


def test_7_4_0_4_a_star_may_challenge_one_of_another_seat() -> None:
    there = pick(begin(two()), A)
    assert there.offered() == [B, "none"]
    pick(there, B)
    assert (there.asked(), there.match.to_act) == ("challenge", [1])
    assert there.told("dared") == [there.bout.content.names.index(name) for name in (A, B)]
    pick(there, "yes")

    assert (there.bout.owner, there.bout.side) == ([0, 1], [0, 1])
    assert there.bout.left_today[FRINGES] == 4
    match = play(there.match)
    assert len([event for event in match.events if event.kind == "recorded"]) == 2


def test_7_4_0_4_r106_who_is_refused_meets_one_of_the_pool() -> None:
    there = pick(pick(pick(begin(two()), A), B), "no")

    assert there.bout.owner == [0, -1]


def test_7_4_0_4_nobody_of_another_locale_is_challenged() -> None:
    there = pick(begin(two(locale="heart")), A)

    assert there.bout.owner == [0, -1]


def test_7_4_0_5_r80_every_match_is_fresh() -> None:
    match = play(pick(begin(past([star(A)])), A).match)
    carried = json.loads(json.dumps(match.legacy))
    line = carried["familiae"][0][0]
    if line["status"] == "active":
        line["barred"] = 0
        there = pick(begin(carried), A)
        assert there.bout.bonus[0] == 2 * there.bout.original_strength(0)
        assert there.bout.current[:3] == there.bout.original[:3] == line["attributes"]


def test_7_4_0_5_he_enters_as_he_was_made() -> None:
    """3.3.1.1, 3.5.2, 2.4.4 Gender, both Signatures, hand; 6.8.1.2 and whom the Emperor spared."""
    made = {"woman": True, "left_handed": True, "pardoned": True}
    there = pick(begin(past([star(C, signatures=["agile", "strong"], **made)])), C)

    assert there.held(0) == ["sword", "small_shield"]
    assert there.bout.bonus[0] == 2 * 4 + 2 + 3
    assert [there.bout.has(0, SIGNATURES.index(one)) for one in ("agile", "strong")] == [True, True]
    assert there.bout.pardoned == [1, 0]


def test_3_8_0_1_before_each_match_he_picks_a_style() -> None:
    there = pick(begin(past([star(A, styles=["thraex", "murmillo"])])), A)
    assert (there.asked(), there.offered()) == ("style", ["murmillo", "thraex"])
    pick(there, "murmillo")

    assert there.bout.original[:3] == [3, 4, 4]


def test_7_5_3_r105_a_useless_arm_drops_what_it_would_hold_at_the_gate() -> None:
    scars = [0, 4, 0, 0, 0, 1, 0]
    there = pick(begin(past([star(A, scars=scars)])), A)

    assert there.bout.health[:7] == [4, 0, 4, 4, 4, 3, 4]
    assert there.held(0) == ["none", "sword"]
    assert there.lying() == ["small_shield a3"]


# 7.9 Successors and standing.


def test_7_9_1_for_one_who_is_gone_another_may_be_made() -> None:
    gone = past([star(A, status="dead"), star(B)], matches=[0, 0, 0])
    there = begin(gone)
    assert (there.asked(), there.bout.month) == ("successor", 2)
    pick(there, "yes")
    assert there.asked() == "gender"
    assert there.held(1) == ["small_shield", "sword"]

    there = pick(begin(gone), "no")
    assert there.told("left_empty") == [0]
    assert there.match.legacy["familiae"][0][0]["status"] == "gone"  # type: ignore[index]
    assert begin(gone, replacement=False).asked() == "entry"


def test_7_2_2_a_successor_is_not_called_like_one_who_is_gone() -> None:
    """Nineteen of twenty names are those of men whom nobody followed: his own comes back."""
    printed = begin(past([star(A)])).bout.content.names
    last, *names = printed[NPG_NAMES : NPG_NAMES + STAR_NAMES]
    gone = [star(name, status="gone") for name in names]
    familiae = [[star(last, status="dead"), *gone[:3]]]
    familiae += [gone[first : first + 4] for first in range(3, len(gone), 4)]
    there = pick(pick(begin(past(*familiae, matches=[0, 0, 0])), "yes"), "man")

    assert there.name(0) == last


def test_7_2_2_no_two_of_a_whole_campaign_have_the_same_name() -> None:
    """Two years of two familiae; whoever dies or retires is followed by another."""
    settled: dict[str, PlayValue] = {**YEAR, "campaign_months": 24, "gladiators_per_seat": 2}
    carried: dict[str, object] = {}
    named: list[int] = []
    while carried.get("over") is not True:
        seed = f"names, {len(named)} {carried.get('month')} {carried.get('matches')}"
        match = play(harena.begin("heroes", 2, seed, settled, carried=carried))
        named += [event.args[1] for event in match.events if event.kind == "named"]
        carried = match.legacy

    assert len(named) > 8
    assert len(set(named)) == len(named)


def test_7_2_2_once_every_name_was_borne_one_that_nobody_has_comes_back() -> None:
    printed = begin(past([star(A)])).bout.content.names
    carried = past([star(A, status="dead"), star(B)], matches=[0, 0, 0], names=printed)
    there = pick(pick(begin(carried), "yes"), "man")

    assert there.name(0) in printed[NPG_NAMES : NPG_NAMES + STAR_NAMES]
    assert there.name(0) != B


def test_7_2_2_a_past_keeps_the_names_of_those_who_were_followed() -> None:
    carried = past([star(A, status="dead"), star(B)], matches=[0, 0, 0], names=[A, B, C])
    left = play(pick(pick(begin(carried), "yes"), "man").match).legacy["names"]

    assert isinstance(left, list)
    assert len(left) == 4
    assert {A, B, C} < set(left)
    with pytest.raises(Refused, match=r"names: a row of names expected \(7\.2\.2\), but 'A' came"):
        begin(past([star(A)], names="A"))


def test_7_2_2_a_name_of_one_s_own_stays_his_when_he_was_followed() -> None:
    """A match later, and another; as capitals make no other name, neither "foo" is free."""
    dead = past([star("Foo", status="dead"), star(B)], matches=[0, 0, 0], names=["Foo", B])
    there = pick(pick(begin(dead), "yes"), "man")
    left = play(there.match).legacy
    again = begin(left).match.legacy

    assert left["former"] == again["former"] == ["Foo"]
    assert {"Foo", B} < set(names_in(left)) == set(names_in(again))
    first, second = again["familiae"][0]  # type: ignore[index]
    for name in ("Foo", "foo"):
        with pytest.raises(
            Refused, match=rf"{name} was the name of one who is gone, .* \(7\.2\.2\)"
        ):
            begin({**again, "familiae": [[{**first, "name": name}, second]]})
    with pytest.raises(Refused, match=r"former: a row of names expected \(7\.2\.2\), but 'A' came"):
        begin(past([star(A)], former="A"))


def names_in(left: dict[str, object]) -> list[str]:
    names = left["names"]
    assert isinstance(names, list)
    return names


def test_7_2_2_the_dead_lend_their_name_to_nobody_but_where_a_past_kept_no_names() -> None:
    """The dice point at his own name; a match of a past without names is replayed as it was."""
    dead = past([star(B, status="dead")], matches=[0, 0, 0])
    followed = [pick(pick(begin(one), "yes"), "man") for one in (dead, {**dead, "names": [B]})]

    assert followed[0].name(0) == B
    assert followed[1].name(0) != B


def test_7_6_2_r108_the_free_is_not_asked_while_he_does_not_fight() -> None:
    free = star(A, free=True, locale="rome", attributes=[7, 7, 6])
    there = begin(past([free], matches=[-1, -1, 5], venues=[-1, -1, 12]), campaign_months=3)
    asked = []
    while not there.match.over:
        asked.append(there.asked())
        there.match.answer(0, len(there.offered(0)) - 1)

    assert asked == ["entry"] * 3


def test_7_9_2_the_standing_by_freed_fame_laurels_and_wins() -> None:
    honours = [[0, 9, 3, 9], [1, 0, 0, 0], [0, 9, 3, 9]]
    stars = [[star(A)], [star(B)], [star(C, fame=9, laurels=4, wins=4, status="gone")]]
    there = begin(past(*stars, honours=honours, passed=3), campaign_months=1)

    assert [row[1] for row in there.all_told("ranked")] == [2, 1, 2]


def test_7_9_2_the_living_count_with_those_who_are_gone() -> None:
    stars = [star(A, fame=4, laurels=1, wins=2, free=True, locale="rome")]
    there = begin(past(stars, honours=[[0, 9, 2, 3]], passed=1), campaign_months=1)

    assert there.told("ranked") == [0, 1, 1, 9, 3, 5]


# 7.2 What is carried.


def test_7_2_1_what_is_left_is_plain_data_and_is_taken_up_again() -> None:
    match = play(pick(begin(past([star(A), star(B)])), A).match)
    again = json.loads(json.dumps(match.legacy))

    assert again == match.legacy
    if not again["over"]:
        assert begin(again).match.view(0)["campaign"] is not None


def test_7_2_1_everything_about_a_star_is_carried() -> None:
    counted = {"fame": 3, "laurels": 2, "wins": 5, "losses": 1, "draws": 4, "strokes": 6}
    flags = {"woman": True, "left_handed": True, "pardoned": True, "free": True}
    whole = star(A, locale="rome", barred=2, today=1, **counted, **flags)

    assert begin(past([whole])).match.legacy["familiae"] == [[whole]]


def test_7_2_2_a_name_of_one_s_own_goes_through_everything() -> None:
    there = pick(begin(past([star("Livia Prima")])), "Livia Prima")

    assert there.name(0) == "Livia Prima"
    assert there.match.about(0)["who"] == "Livia Prima"
    assert play(there.match).legacy["familiae"][0][0]["name"] == "Livia Prima"  # type: ignore[index]
    there = begin({"familiae": [[{"name": "Livia Prima"}]]})
    pick(there, "woman")
    assert there.name(0) == "Livia Prima"


def test_7_2_2_a_printed_name_in_other_letters_takes_its_place() -> None:
    there = pick(begin(past([star("verus")])), "verus")
    names = there.bout.content.names

    assert there.name(0) == "verus"
    assert B not in names
    assert len({name.casefold() for name in names}) == len(names)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"name": B}, r"two gladiators are called Verus, but a name has one alone \(7\.2\.2\)"),
        ({"name": "VERUS"}, r"two gladiators are called VERUS, but a name has one alone"),
        ({"name": "bato"}, r"bato is a name of the game's own gladiators \(7\.2\.2\)"),
        ({"name": ""}, r"neither is empty nor begins .* expected \(7\.2\.2\)"),
        ({"name": "Bato"}, r"Bato is a name of the game's own gladiators \(7\.2\.2\)"),
        ({"name": "x" * 25}, r"at most 24 letters expected \(7\.2\.2\)"),
        ({"name": " A"}, r"\(7\.2\.2\)"),
        (
            {"attributes": [4, 4, 8]},
            r"seat 0, Priscus: attributes: .* 1 to 7 expected \(3\.6\.5\.1\)",
        ),
        ({"attributes": [4, 4]}, r"attributes: 3 numbers expected \(3\.6\.5\.1\)"),
        ({"attributes": [6, 4, 3]}, r"at most 2 apart expected \(3\.6\.4\.1\), but 6/4/3 came"),
        ({"attributes": [7, 7, 7]}, r"AP Total of at most 20 expected \(3\.6\.5\.2\), but 21 came"),
        ({"scars": [4, 0, 0, 0, 0, 0, 0]}, r"he has retired \(7\.5\.3\)"),
        ({"scars": [-1, 0, 0, 0, 0, 0, 0]}, r"scars: numbers from 0 to 7 expected \(7\.5\.3\)"),
        ({"styles": ["thraex", "thraex"]}, r"\(3\.8\.0\.1\)"),
        (
            {"styles": ["lanista", "none"]},
            r"one of dimachaerus.* expected \(3\.8\.0\.1\), but 'lanista' came",
        ),
        (
            {"signatures": ["flying", "none"]},
            r"signatures: one of none, .* expected \(3\.5\.1\), but 'flying' came",
        ),
        ({"free": True}, r"a free gladiator in Rome expected \(7\.6\.1\)"),
        (
            {"laurels": 3, "wins": 2},
            r"at most as many laurels as wins, 2, expected \(7\.7\.3\.1\), but 3 came",
        ),
        ({"signatures": ["slow", "slow"]}, r"two different Signatures expected \(3\.5\.2\)"),
        ({"size": 11}, r"size from 0 to 10 expected \(3\.4\.1\), but 11 came"),
        ({"status": "immortal"}, r"status: one of new, active.* expected \(7\.9\.1\)"),
        ({"today": 4}, r"today from 0 to 3 expected \(7\.4\.0\.2\), but 4 came"),
        ({"barred": 14}, r"barred from 0 to 13 expected \(7\.5\.2\), but 14 came"),
        ({"fame": -1}, r"fame from 0 to 9999 expected \(7\.7\.1\.2\)"),
        ({"laurels": -1}, r"laurels from 0 to 9999 expected \(7\.7\.3\.1\)"),
        ({"wins": "x"}, r"wins from 0 to 9999 expected \(7\.2\.1\), but 'x' came"),
        ({"luck": 1}, "one of name, .* expected, but luck came"),
        ({"locale": "mars"}, r"locale: one of fringes, heart, rome expected \(7\.3\.1\)"),
    ],
)
def test_7_2_2_what_no_rule_would_have_made_is_refused(
    changed: dict[str, object], said: str
) -> None:
    with pytest.raises(Refused, match=said):
        begin(past([{**star(A), **changed}, star(B)]))


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"month": 13}, r"month from 1 to 12 expected \(7\.1\.1\), but 13 came"),
        ({"entering": 1}, r"entering from 0 to 0 expected \(7\.4\.0\.3\), but 1 came"),
        ({"passed": -1}, r"passed from 0 to 1 expected \(7\.4\.0\.3\), but -1 came"),
        ({"familiae": []}, "familiae for 1 seats expected"),
        ({"familiae": [[]]}, r"a familia of 1 expected \(4\.3\.1\), but 0 came"),
        ({"familiae": [["Rufus"]]}, "a table expected, but 'Rufus' came"),
        ({"honours": []}, r"honours for 1 seats expected \(7\.9\.2\)"),
        ({"honours": [[0]]}, r"honours: 4 numbers expected \(7\.9\.2\)"),
        ({"matches": [1]}, r"matches: 3 numbers expected \(7\.4\.0\.1\)"),
        ({"matches": [11, 0, 0]}, r"matches: .* -1 to 10 expected \(7\.4\.0\.1\), but 11 came"),
        ({"matches": [1, 1, 1, 1]}, r"matches: a row of at most 3 expected \(7\.4\.0\.1\)"),
        ({"venues": [0, 6, 13]}, r"venues: .* -1 to 12 expected \(7\.4\.0\.1\), but 13 came"),
        (
            {"venues": [12, -1, -1]},
            r"venues: -1 or one of fringes, from 0 to 5, expected \(7\.4\.0\.1\), but 12 came",
        ),
        ({"venues": [0, 6, 11]}, r"-1 or one of rome, from 12 to 12, expected .*, but 11 came"),
        ({"wind": 1}, "one of month, .* expected, but wind came"),
        ({"over": "x"}, "over true or false expected, but 'x' came"),
    ],
)
def test_7_2_1_a_calendar_that_cannot_be_is_refused(changed: dict[str, object], said: str) -> None:
    carried = {**past([star(A)]), **changed}

    with pytest.raises(Refused, match=said):
        begun(1, {**YEAR}, carried)


def test_7_5_3_a_part_that_has_lost_more_than_strength_starts_at_0() -> None:
    """Strength may fall after the part was hurt for good."""
    there = pick(begin(past([star(A, scars=[0, 5, 0, 0, 0, 0, 0])])), A)

    assert (there.part(0, "left_arm"), there.part(0, "head")) == (0, 4)
    assert there.bout.whole[1] == 0


def test_7_9_1_a_question_between_matches_says_whom_it_concerns_and_when() -> None:
    gone = begin(past([star(A, status="dead"), star(B)], matches=[0, 0, 0]))
    entry = begin(past([star(A), star(B)]))
    told = [there.match.about(0) for there in (gone, entry)]

    assert [gone.asked(), entry.asked()] == ["successor", "entry"]
    assert [(one["who"], one["month"], one["year"]) for one in told] == [
        (A, "october", 106),
        ("", "september", 106),
    ]


# Whole campaigns.


def campaign(seed: str, until: str = "", **options: PlayValue) -> list[Match]:
    """Every match of a campaign, unattended to its end, or until somebody is granted something."""
    carried: dict[str, object] = {}
    played: list[Match] = []
    settled: dict[str, PlayValue] = {**YEAR, **options}
    while not carried.get("over"):
        number = len(played)
        match: Match = harena.begin("heroes", 1, f"{seed}/{number}", settled, carried=carried)
        played.append(play(match))
        carried = match.legacy
        if until and any(args[1] for args in told_in(played[-1:], until)):
            break
    return played


def told_in(matches: list[Match], kind: str) -> list[list[int]]:
    """What was told of a kind, from the first match to the last."""
    events = [event for match in matches for event in match.events]
    return [list(event.args) for event in events if event.kind == kind]


def test_7_6_1_an_unattended_campaign_may_end_in_freedom() -> None:
    """Of 240 such seeds 22 do within 60 months; the same seed ends the same way."""
    ends = [campaign("unattended 35", "sought_freedom", campaign_months=60) for _ in range(2)]

    assert [len(matches) for matches in ends] == [39, 39]
    assert ends[0][-1].legacy == ends[1][-1].legacy


def test_7_1_1_an_unattended_campaign_ends() -> None:
    assert told_in(campaign("unattended 0"), "campaign_over") == [[12]]


def test_7_1_1_r110_a_campaign_of_200_months_is_played_to_its_last_day() -> None:
    """7.9.1 With successor after successor; 7.4.0.1 at most ten matches a Day in each locale."""
    matches = campaign("years", campaign_months=200)

    assert told_in(matches, "campaign_over") == [[200]]
    assert len(told_in(matches, "month_began")) == 200
    assert told_in(matches, "month_began")[-1] == [3, 123]
    assert len(matches) <= 200 * 10 * len(LOCALES)
    assert len(told_in(matches, "named")) > 10
    play_option = next(option for option in HEROES.play if option.name == "campaign_months")
    assert (play_option.low, play_option.high) == (1, 240)


def test_7_1_1_7_9_1_without_successors_it_ends_in_death() -> None:
    matches = campaign("mortal", campaign_months=200, replacement=False)
    kinds = [event.kind for event in matches[-1].events]

    assert {"killed", "executed", "died_of_wounds"} & set(kinds)
    assert told_in(matches, "campaign_over")[0][0] < 200
    assert matches[-1].legacy["familiae"][0][0]["status"] == "dead"  # type: ignore[index]


def test_bots_find_their_way_between_matches() -> None:
    """Greedy asks instinct there: to look two turns ahead says nothing."""
    from harena.bots import make

    there = begin(two())
    setup = there.match.setup
    bot = make("greedy", HEROES, setup, "seed")
    chosen = bot.choose(there.match.view(0), there.match.options(0))

    assert chosen == HEROES.instinct(there.match.state, 0)
    assert Scene(there.match).offered()[chosen] == A
