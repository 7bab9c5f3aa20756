"""Chapter 18, Character creation, and overlimit (18.6)."""

import pytest

from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.components.cards import CARDS
from harena.games.gladiatori.components.content import built_in, read
from harena.games.gladiatori.setup.creation import (
    BUILD_END,
    amount_of,
    build_at_random,
    check_build,
)
from harena.games.gladiatori.setup.preparation import lay_out, why_not
from harena.games.gladiatori.setup.preparation import prepare as draw_order
from harena.kernel.dice import Dice
from harena.kernel.refused import Refused
from harena.kernel.setup import PlayValue
from tests.games.gladiatori.arrange import (
    asked,
    build,
    cards,
    choose,
    count_of,
    offered,
    play_on,
    powers,
    prepare,
    settle,
    sheet,
    told,
)

CREATED: dict[str, PlayValue] = {"characters": "created"}
SECUTOR: dict[str, object] = {
    "endurance": 7,
    "offense": 5,
    "guard": 5,
    "blood": 5,
    "speed": 5,
    "energy_1": 6,
    "energy_0": 1,
    "moves": ["sweep", "acrobatic_strike", "overskill"],
    "powers": ["deep_wounds", "wrestling", "adaptation"],
}


def answers(bout: Bout, seat: int, count: int) -> None:
    """The first options of so many questions."""
    for _ in range(count):
        choose(bout, offered(bout, seat)[0], seat)


def refused_build(change: dict[str, object], coins: int = 55) -> str:
    with pytest.raises(Refused) as caught:
        check_build(read(built_in()), coins, {**SECUTOR, **change})
    assert caught.value.code == "build"
    return str(caught.value)


# 18.1 to 18.5 Building.


def test_18_1_fifty_five_coins() -> None:
    """18.1 Unless another sum is given as a handicap."""
    usual = prepare(2, CREATED)
    other = prepare(2, {**CREATED, "coins_1": 40, "coins_2": 90})

    assert usual.coins == [55, 55]
    assert other.coins == [40, 90]


def test_18_1_the_lone_player_has_seventy() -> None:
    """18.1 Unless another sum is given to him too."""
    usual = prepare(3, {**CREATED, "lone_seat": 1})
    other = prepare(3, {**CREATED, "lone_seat": 1, "coins_2": 62})

    assert usual.coins == [55, 70, 55]
    assert other.coins == [55, 62, 55]


def test_18_2_prices_of_skills_and_abilities() -> None:
    """18.2 E21: Endurance 8 costs 13; Blood 5 and Speed 3 cost 8."""
    bout = prepare(1, CREATED)
    plan: dict[str, int | str] = {"endurance": 8, "blood": 5}

    build(bout, 0, plan)

    assert sheet(bout, 0) == {"offense": 3, "guard": 3, "endurance": 8, "blood": 5, "speed": 3}
    assert bout.coins == [55 - 3 - 3 - 13 - 8]


def test_18_2_the_cheapest_build_costs_15() -> None:
    """18.2 With 15 coins there is no choice at all, but everything is asked."""
    bout = prepare(1, {**CREATED, "coins_1": 15})
    choices: list[list[str]] = []

    while asked(bout)[0].startswith("0 build_"):
        choices.append(offered(bout))
        answers(bout, 0, 1)

    assert choices == [["3"]] * 5 + [["0"]] * 3 + [["none"]] * 17
    assert bout.coins == [0]


def test_18_2_three_to_nine() -> None:
    """18.2 With coins enough all seven values, of each Skill and each Ability."""
    bout = prepare(1, {**CREATED, "coins_1": 120})

    for _ in range(5):
        assert offered(bout) == ["3", "4", "5", "6", "7", "8", "9"]
        choose(bout, "9")

    assert bout.coins == [120 - 3 * 16 - 2 * 9]


def test_18_2_what_is_still_to_come_must_stay_payable() -> None:
    """18.2 27 coins leave 15 for the first Skill: 8, not 9; and then 5 for the second."""
    bout = prepare(1, {**CREATED, "coins_1": 27})

    assert offered(bout) == ["3", "4", "5", "6", "7", "8"]
    choose(bout, "8")

    assert bout.coins == [14]
    assert offered(bout) == ["3", "4"]


def test_18_3_prices_of_cards() -> None:
    """18.3 E21: four Energy 1, six Energy 0 and a Feint cost 19."""
    bout = prepare(1, CREATED)

    build(bout, 0, {"energy_1": 4, "energy_0": 6, "feint": 1})

    assert bout.coins == [55 - 15 - 19]
    assert count_of(bout.deck[0], "energy_1") == 4


@pytest.mark.parametrize(("coins", "limit"), [(55, 8), (58, 8), (59, 9), (65, 10), (70, 10)])
def test_18_3_limits_of_cards(coins: int, limit: int) -> None:
    """18.3 E21: one of each Energy kind for every six and a half coins, and one Feint."""
    bout = prepare(1, {**CREATED, "coins_1": coins})
    answers(bout, 0, 5)

    ones = offered(bout)
    answers(bout, 0, 1)
    zeros = offered(bout)
    answers(bout, 0, 1)
    feints = offered(bout)

    assert ones == zeros == [str(count) for count in range(limit + 1)]
    assert feints == ["0", "1"]


def test_18_3_the_limit_is_by_the_coins_given_not_left() -> None:
    """18.3 After dear Skills the limit is the same, only the purse is lean."""
    bout = prepare(1, CREATED)
    for value in ("9", "5", "5", "5", "4"):
        choose(bout, value)

    assert bout.coins == [18]
    assert offered(bout)[-1] == "8"


def test_18_3_the_box_is_no_limit() -> None:
    """18.3, R125 Four rich builds take 72 Energy cards of a kind out of 32."""
    options: dict[str, PlayValue] = {f"coins_{seat}": 120 for seat in range(1, 5)}
    bout = prepare(4, {**CREATED, **options})

    for seat in range(4):
        build(bout, seat, {"energy_1": 18, "energy_0": 18, "feint": 1})

    assert [count_of(deck, "energy_1") for deck in bout.deck] == [18, 18, 18, 18]


def test_18_4_moves_and_powers_at_their_price() -> None:
    """18.4, R2 All eight Moves cost 15, all nine Powers 9."""
    bout = prepare(1, CREATED)
    everything = " ".join(read(built_in()).power_ids)

    build(bout, 0, {"moves": " ".join(CARDS[7:]), "powers": everything})

    assert bout.coins == [55 - 15 - 15 - 9]
    assert len(powers(bout, 0)) == 9


def test_18_4_only_what_can_be_paid_is_offered() -> None:
    """18.4 With 17 coins after the traits 2 are left: an Acrobatic Strike is too dear."""
    bout = prepare(1, {**CREATED, "coins_1": 17})
    answers(bout, 0, 8)

    offers: list[list[str]] = []
    for _ in range(3):
        offers.append(offered(bout))
        choose(bout, "none")

    assert offers == [["sweep", "none"], ["sacrifice", "none"], ["none"]]
    assert why_not(bout, 0, "build_move", CARDS.index("acrobatic_strike")) == "too-dear"


def test_18_5_creation_is_secret_and_simultaneous() -> None:
    """18.5, R92 Each at his own pace; nobody waits, and nothing but the end is told."""
    bout = prepare(3, {**CREATED, "teams": "free"})

    build(bout, 2, {"offense": 7})
    answers(bout, 0, 3)

    assert asked(bout) == ["0 build_blood", "1 build_offense"]
    assert told(bout)[1:] == ["built 2"]


def test_18_5_the_row_is_as_long_whatever_is_chosen() -> None:
    """18.5 Twenty-five questions for a miser and for a spender."""
    lengths: list[int] = []
    for end in (0, -1):
        bout = prepare(1, CREATED)
        count = 0
        while asked(bout)[0].startswith("0 build_"):
            words = offered(bout)
            choose(bout, words[end])
            count += 1
        lengths.append(count)

    assert lengths == [25, 25]


def test_18_5_coins_left_over_are_lost() -> None:
    """18.5, R92 They buy nothing later: without overlimit the Items come next."""
    bout = prepare(1, CREATED)

    build(bout, 0, {})

    assert bout.coins == [40]
    assert [one.ask for one in bout.pending] == ["draft"]


def test_18_5_every_build_keeps_the_rules() -> None:
    """18.1 to 18.5 Built at random, at any sum: never dearer than the coins, within all limits."""
    content = read(built_in())
    for number in range(80):
        coins = 15 + number * 105 // 79
        bout = lay_out(settle(1, {**CREATED, "coins_1": coins}))
        draw_order(bout, 0, 0, 1)
        dice = Dice()
        dice.seed(f"build {number}")
        build_at_random(bout, 0, BUILD_END, dice)

        price = content.price(bout.start, bout.owned[0], bout.powers[0])

        assert price + bout.coins[0] == coins
        assert bout.coins[0] >= 0
        assert all(3 <= value <= 9 for value in bout.start)
        assert count_of(bout.owned[0], "energy_1") <= 2 * coins // 13
        assert count_of(bout.owned[0], "energy_0") <= 2 * coins // 13
        assert count_of(bout.owned[0], "feint") <= 1


# Builds that come from outside.


def test_18_1_a_build_from_outside_is_read() -> None:
    """18.1 The Secutor, for exactly 55 coins."""
    content = read(built_in())

    build = check_build(content, 55, SECUTOR)

    taken = content.characters[0]
    assert build == [
        amount_of(taken.traits, taken.cards, taken.powers, place) for place in range(BUILD_END)
    ]


@pytest.mark.parametrize(
    ("change", "coins", "sentence"),
    [
        ({}, 54, "54 coins are given, but it costs 55 (rule 18.1)"),
        ({"offense": 6}, 55, "55 coins are given, but it costs 57 (rule 18.1)"),
        ({"offense": 2}, 55, "offense from 3 to 9 expected, but 2 came (rule 18.2)"),
        ({"offense": 10}, 120, "offense from 3 to 9 expected, but 10 came (rule 18.2)"),
        ({"speed": "fast"}, 55, "speed from 3 to 9 expected, but 'fast' came (rule 18.2)"),
        ({"blood": True}, 55, "blood from 3 to 9 expected, but True came (rule 18.2)"),
        ({"energy_0": 9}, 55, "energy_0 from 0 to 8 expected, but 9 came (rule 18.3)"),
        ({"energy_1": -1}, 55, "energy_1 from 0 to 8 expected, but -1 came (rule 18.3)"),
        ({"energy_0": True}, 55, "energy_0 from 0 to 8 expected, but True came (rule 18.3)"),
        ({"feint": 2}, 120, "feint from 0 to 1 expected, but 2 came (rule 18.3)"),
        ({"powers": ["flight"]}, 55, "powers: one of lunge, stand_up, unbeatable"),
        ({"powers": ["lunge", "lunge"]}, 55, "powers: lunge comes twice (rule 2.5)"),
        ({"powers": "lunge"}, 55, "powers: a row of names expected, but 'lunge' came (rule 18.4)"),
        ({"moves": ["sweep", "sweep"]}, 55, "moves: sweep comes twice (rule 2.5)"),
        ({"moves": ["strength"]}, 55, "moves: one of sweep, sacrifice"),
        ({"luck": 3}, 55, "there is no such thing to buy: luck (rule 18.1)"),
    ],
)
def test_18_1_an_illegal_build_is_refused(
    change: dict[str, object], coins: int, sentence: str
) -> None:
    """2.5, 18.1, 18.2, 18.3, 18.4 In one sentence that names the rule."""
    said = refused_build(change, coins)

    assert sentence in said
    assert "\n" not in said


@pytest.mark.parametrize("given", [None, [], "secutor", 55])
def test_18_1_a_build_is_a_table(given: object) -> None:
    """18.1 Anything else is refused."""
    with pytest.raises(Refused, match="a table of traits and cards expected"):
        check_build(read(built_in()), 55, given)


# 18.6 Overlimit.


def overlimit(
    *plans: dict[str, int | str], coins: int = 55, order: list[int] | None = None
) -> Bout:
    """Created characters in seat order, at the first extra card."""
    seats = len(plans)
    options: dict[str, PlayValue] = {**CREATED, "overlimit": True, "teams": "free"}
    options.update({f"coins_{seat + 1}": coins for seat in range(seats)})
    bout = prepare(seats, options, script=order or list(range(seats - 1, 0, -1)))
    for seat, plan in enumerate(plans):
        build(bout, seat, plan)
    return bout


def test_18_6_more_cards_at_double_price() -> None:
    """18.6 An Energy 1 for 4, an Energy 0 for 2, a Feint for 10."""
    bout = overlimit({"energy_1": 8, "energy_0": 8, "feint": 1})
    assert bout.coins == [11]

    assert offered(bout) == ["energy_0", "energy_1", "feint", "none"]
    choose(bout, "energy_1")
    choose(bout, "energy_0")

    assert bout.coins == [5]
    assert offered(bout) == ["energy_0", "energy_1", "none"]
    assert cards(bout.owned[0])["energy_1"] == 9
    assert cards(bout.owned[0])["energy_0"] == 9
    assert told(bout, "bought") == ["bought 0 energy_1", "bought 0 energy_0"]


def test_18_6_a_single_buyer_takes_four() -> None:
    """18.6, R178 The others want none: he has his four."""
    bout = overlimit({}, {})

    for _ in range(2):
        choose(bout, "energy_0")
    assert asked(bout) == ["1 extra"]
    choose(bout, "none")
    choose(bout, "none")
    assert asked(bout) == ["0 extra"]
    for _ in range(2):
        choose(bout, "energy_1")

    assert cards(bout.deck[0])["energy_0"] == 2
    assert cards(bout.deck[0])["energy_1"] == 2
    assert bout.coins[0] == 40 - 2 * 2 - 2 * 4


def test_18_6_two_each_in_order_then_two_each_in_reverse() -> None:
    """18.6, R128 Order 1, 2, 0."""
    bout = overlimit({}, {}, {}, order=[0, 0])
    seats: list[int] = []
    order = bout.order[:]

    while asked(bout)[0].endswith("extra"):
        seats += bout.to_act()
        choose(bout, "energy_0")

    first, second, third = order
    forth = [first, first, second, second, third, third]
    assert seats == forth + forth[::-1]
    assert order != [0, 1, 2]


def test_18_6_one_feint_at_most_among_them() -> None:
    """18.6.1, R168 It may be one's second; a third is not offered, in the other pick neither."""
    bout = overlimit({"feint": 1})

    choose(bout, "feint")
    after = offered(bout)
    choose(bout, "energy_0")
    later = offered(bout)

    assert cards(bout.owned[0])["feint"] == 2
    assert "feint" not in after
    assert "feint" not in later
    assert why_not(bout, 0, "extra", CARDS.index("feint")) == "extra-not-for-sale"


def test_18_6_1_only_what_the_box_still_holds() -> None:
    """18.6.1, R93 Four with one Feint each: none is left; of 32 Energy 1 all are bought."""
    plan: dict[str, int | str] = {"energy_1": 8, "feint": 1}
    bout = overlimit(plan, plan, plan, plan)

    words = offered(bout)

    assert told(bout, "box_held") == ["box_held 32 0 0"]
    assert words == ["energy_0", "none"]


def test_18_6_1_the_box_never_holds_less_than_nothing() -> None:
    """18.6.1, R93 Four rich builds have taken 72; and each card bought leaves one fewer."""
    plan: dict[str, int | str] = {"energy_1": 18, "energy_0": 7}
    bout = overlimit(plan, plan, plan, plan, coins=120)

    assert told(bout, "box_held") == ["box_held 4 0 4"]
    for _ in range(4):
        choose(bout, "energy_0")

    assert offered(bout) == ["feint", "none"]


def test_18_6_1_it_is_paid_from_coins_left_over() -> None:
    """18.6.1, R93 Who has none is asked all the same, and can only decline."""
    bout = overlimit({"offense": 9, "guard": 9, "energy_1": 7}, {"blood": 4})

    assert bout.coins[0] == 0
    assert offered(bout, 0) == ["none"]


def test_18_6_a_pre_made_character_without_surplus_is_not_asked() -> None:
    """18.6, R131 His list and his 55 coins are public: he has nothing to buy with."""
    bout = prepare(2, {"overlimit": True}, script=[1])
    choose(bout, "hoplomachus")
    choose(bout, "secutor")

    assert asked(bout) == ["0 pick", "1 pick"]


def test_18_6_a_pre_made_character_with_surplus_may_buy() -> None:
    """18.6, 19.3 Six coins above 55, of which building takes none."""
    bout = prepare(2, {"overlimit": True, "coins_1": 61}, script=[1])
    choose(bout, "hoplomachus")
    choose(bout, "secutor")
    build(bout, 0, {"energy_1": 1, "energy_0": 8})

    assert asked(bout) == ["0 extra"]
    choose(bout, "energy_1")
    choose(bout, "energy_0")
    assert bout.coins[0] == 0
    assert offered(bout) == ["none"]
    play_on(bout, "pick")
    assert cards(bout.deck[0])["energy_0"] == 9


# Why something cannot be bought.


@pytest.mark.parametrize(
    ("ask", "choice", "reason"),
    [
        ("build_offense", 2, "less-than-the-least"),
        ("build_offense", 10, "more-than-the-most"),
        ("build_offense", 9, "too-dear"),
    ],
)
def test_18_2_why_a_trait_cannot_be_bought(ask: str, choice: int, reason: str) -> None:
    """18.1, 18.2 With 20 coins and four traits to come there are 8 for the first."""
    bout = prepare(1, {**CREATED, "coins_1": 20})

    assert offered(bout) == ["3", "4", "5", "6"]
    assert why_not(bout, 0, ask, choice) == reason


@pytest.mark.parametrize(
    ("ask", "choice", "reason"),
    [("build_energy_1", 9, "more-than-the-limit"), ("build_energy_1", 8, "too-dear")],
)
def test_18_3_why_so_many_cards_cannot_be_bought(ask: str, choice: int, reason: str) -> None:
    """18.1, 18.3 55 coins allow eight, but only 14 are left."""
    bout = prepare(1, CREATED)
    for value in ("9", "6", "5", "5", "6"):
        choose(bout, value)

    assert offered(bout) == ["0", "1", "2", "3", "4", "5", "6", "7"]
    assert why_not(bout, 0, ask, choice) == reason


def test_18_3_why_no_second_feint() -> None:
    """18.3 However rich."""
    bout = prepare(1, {**CREATED, "coins_1": 120})
    answers(bout, 0, 7)

    assert offered(bout) == ["0", "1"]
    assert why_not(bout, 0, "build_feint", 2) == "more-than-the-limit"


def test_18_4_why_not_another_lesson() -> None:
    """18.4 Sweep is asked about, not Reflex; then a Power with no coin left."""
    bout = prepare(1, {**CREATED, "coins_1": 16})
    answers(bout, 0, 8)

    assert why_not(bout, 0, "build_move", CARDS.index("sweep")) == "too-dear"
    assert why_not(bout, 0, "build_move", CARDS.index("reflex")) == "lesson-of-another-question"
    while offered(bout)[0] != "lunge":
        choose(bout, "none")
    assert why_not(bout, 0, "build_power", 8) == "lesson-of-another-question"
    choose(bout, "lunge")
    assert why_not(bout, 0, "build_power", 1) == "too-dear"


def test_19_3_a_pre_made_character_keeps_what_it_has() -> None:
    """19.3 The secutor has Offense 5: 4 is less than the least for him."""
    bout = prepare(1, {"coins_1": 60})
    choose(bout, "secutor")

    assert asked(bout) == ["0 build_offense"]
    assert why_not(bout, 0, "build_offense", 4) == "less-than-the-least"
