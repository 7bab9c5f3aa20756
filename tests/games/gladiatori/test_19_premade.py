"""Chapter 19, Pre-made characters."""

import pytest

from harena.games.gladiatori import steps
from harena.games.gladiatori.components.cards import CARDS
from harena.games.gladiatori.components.content import ITEM_TYPES, built_in, read
from harena.games.gladiatori.setup.preparation import why_not
from tests.games.gladiatori.arrange import (
    asked,
    build,
    cards,
    choose,
    offered,
    powers,
    prepare,
    sheet,
)
from tests.games.gladiatori.scene import Scene

# Endurance, Offense, Guard; Blood, Speed; Energy 1, Energy 0, Feint; Moves and Powers by number.
TABLE = {
    "secutor": ([7, 5, 5], [5, 5], [6, 1, 0], [1, 3, 4], [5, 6, 7], "sword shield"),
    "mirmillo": ([8, 4, 4], [4, 4], [5, 7, 0], [2, 5, 7], [3, 6, 9], "sword helmet"),
    "thraex": ([5, 5, 5], [8, 4], [6, 6, 0], [3, 6], [2, 6, 9], "sword shield"),
    "hoplomachus": (
        [6, 5, 4],
        [4, 7],
        [1, 8, 0],
        [2, 3, 4, 5, 8],
        [1, 3, 4, 7],
        "spear helmet iron_arm",
    ),
    "retiarius": ([7, 3, 6], [5, 4], [4, 4, 1], [4, 5, 7], [6, 8], "net spear trident"),
}
# Skills, Moves, Abilities, cards, Powers.
COINS = {
    "secutor": [22, 7, 10, 13, 3],
    "mirmillo": [21, 6, 8, 17, 3],
    "thraex": [18, 4, 12, 18, 3],
    "hoplomachus": [18, 10, 11, 10, 4],
    "retiarius": [21, 6, 9, 17, 2],
}


@pytest.mark.parametrize("name", TABLE)
def test_19_1_the_table(name: str) -> None:
    """19.1 Sheet, deck, Powers and preferred types, as they are taken; all else at its start."""
    skills, abilities, bought, moves, lessons, types = TABLE[name]
    bout = prepare(1)

    choose(bout, name)

    values = sheet(bout, 0)
    assert [values[skill] for skill in ("endurance", "offense", "guard")] == skills
    assert [values[ability] for ability in ("blood", "speed")] == abilities
    deck = cards(bout.deck[0])
    assert [deck.get(card, 0) for card in ("energy_1", "energy_0", "feint")] == bought
    assert [move for move in range(1, 9) if CARDS[6 + move] in deck] == moves
    assert powers(bout, 0) == [bout.content.power_ids[lesson - 1] for lesson in lessons]
    liked = bout.content.characters[bout.character[0]].items
    kinds = enumerate(bout.content.item_type)
    assert {ITEM_TYPES[kind] for item, kind in kinds if liked >> item & 1} == set(types.split())


@pytest.mark.parametrize("name", COINS)
def test_19_1_what_they_cost(name: str) -> None:
    """19.1, 19.2 E21: 55, 55, 55, 53 and 55 coins, part by part."""
    content = read(built_in())
    (one,) = [one for one in content.characters if one.id == name]

    skills = sum(content.trait_cost(trait, one.traits[trait]) for trait in range(3))
    abilities = sum(content.trait_cost(trait, one.traits[trait]) for trait in (3, 4))
    moves = content.cards_cost(one.cards & 0xFF0)
    energy = content.cards_cost(one.cards & ~0xFFF)
    lessons = one.powers.bit_count() * content.power_cost

    assert [skills, moves, abilities, energy, lessons] == COINS[name]
    assert one.coins == sum(COINS[name])


def test_19_1_the_secutors_overskill_is_number_4() -> None:
    """19.1, R94 Not Rage, which is 5."""
    bout = prepare(1)

    choose(bout, "secutor")

    assert "overskill" in cards(bout.deck[0])
    assert "rage" not in cards(bout.deck[0])


def test_19_2_the_hoplomachus_has_guard_4() -> None:
    """19.2, R95 And costs 53; the two coins are not his to spend."""
    bout = prepare(1)

    choose(bout, "hoplomachus")

    assert sheet(bout, 0)["guard"] == 4
    assert bout.coins == [0]
    assert asked(bout) == ["0 pick"]


def test_19_3_what_is_above_55_may_be_spent() -> None:
    """19.3, R96, R131 Seven coins: Offense from 5 to 6 for 2, an Energy 1 for 2, Rage, a Power."""
    bout = prepare(1, {"coins_1": 62})
    choose(bout, "secutor")
    assert bout.coins == [7]

    build(
        bout,
        0,
        {
            "offense": 6,
            "guard": 5,
            "endurance": 7,
            "blood": 5,
            "speed": 5,
            "energy_1": 7,
            "energy_0": 1,
            "feint": 0,
            "moves": "rage",
            "powers": "lunge",
        },
    )

    assert bout.coins == [0]
    assert sheet(bout, 0)["offense"] == 6
    assert cards(bout.deck[0])["energy_1"] == 7
    assert cards(bout.deck[0])["rage"] == 1
    assert powers(bout, 0) == ["lunge", "deep_wounds", "wrestling", "adaptation"]


def test_19_3_nothing_is_taken_back() -> None:
    """19.3 Values start at the printed ones, and what he has anyway is not asked again."""
    bout = prepare(1, {"coins_1": 120})
    choose(bout, "secutor")
    asks: list[list[str]] = []

    while asked(bout)[0].startswith("0 build_"):
        asks.append(offered(bout))
        choose(bout, offered(bout)[0] if "none" not in offered(bout) else "none")

    values = [["5", "6", "7", "8", "9"]] * 2 + [["7", "8", "9"]] + [["5", "6", "7", "8", "9"]] * 2
    assert asks[:5] == values
    bought = [words[0] for words in asks[8:]]
    moves = ["sacrifice", "rage", "break_item", "unbalancing_strike", "reflex"]
    lessons = ["lunge", "stand_up", "unbeatable", "leap", "delay", "resistance"]
    assert bought == moves + lessons


def test_19_3_within_the_limits_of_the_whole_sum() -> None:
    """18.3, 19.3 59 coins allow 9 of each Energy kind; the hoplomachus has 1 and 8, and 4 coins."""
    bout = prepare(1, {"coins_1": 59})
    choose(bout, "hoplomachus")
    for _ in range(5):
        choose(bout, offered(bout)[0])

    ones = offered(bout)
    choose(bout, "1")
    zeros = offered(bout)

    assert ones == ["1", "2", "3"]
    assert zeros == ["8", "9"]


def test_19_3_with_fewer_than_55_coins_none_can_be_chosen() -> None:
    """19.3, R131 Where each decides, he builds his own."""
    bout = prepare(2, {"characters": "choice", "coins_1": 54}, script=[1])

    assert asked(bout) == ["1 character"]
    choose(bout, "secutor")

    assert bout.character == [-1, 0]
    assert asked(bout) == ["0 build_offense"]
    assert why_not(bout, 0, "character", 1) == "too-few-coins"


@pytest.mark.parametrize(("enlarged", "ready"), [(0, []), (1, [(0, "ready")])])
def test_19_3_who_bought_for_a_surplus_may_have_any_power(
    enlarged: int, ready: list[tuple[int, str]]
) -> None:
    """The secutor has no Delay, and all know it; with coins above 55 he might, so he is asked."""
    scene = Scene()
    scene.bout.character[:] = [0, 0]
    scene.bout.enlarged = enlarged

    scene.begin(steps.BEGIN_ROUND, 2)

    assert [one for one in scene.asked() if one[1] == "ready"] == ready
