"""The built-in pack is the specification's tables; other packs are checked at the door."""

import re

import pytest

from harena.games.gladiatori.components.cards import CARDS
from harena.games.gladiatori.components.content import (
    ATTACK,
    BEAST_POWERS,
    BOUND,
    DEFENCE,
    ITEM_TYPES,
    MELEE,
    SYMBOLS,
    built_in,
    read,
)
from harena.games.gladiatori.components.traits import POWER_NAMES
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from tests.games.gladiatori.arrange import (
    asked,
    cards,
    hex_at,
    item_names,
    offered,
    play_on,
    prepare,
)

# Type, attack, defence, hit points, thrown, symbol.
ITEMS: dict[str, tuple[str, int, int, int, bool, str]] = {
    "gladius": ("sword", 3, 1, 3, False, "none"),
    "spatha": ("sword", 3, 0, 4, False, "none"),
    "sica": ("sword", 2, 1, 4, False, "none"),
    "falcata": ("sword", 3, 2, 2, False, "none"),
    "rhomphaia": ("sword", 4, 0, 3, False, "none"),
    "spiked_parma": ("shield", 2, 3, 2, False, "shield"),
    "clipeus": ("shield", 1, 3, 3, False, "shield"),
    "scutum": ("shield", 0, 4, 3, False, "shield"),
    "parmula": ("shield", 1, 2, 4, False, "shield"),
    "galea": ("helmet", 0, 2, 5, False, "helmet"),
    "crested_galea": ("helmet", 0, 3, 4, False, "helmet"),
    "horned_helm": ("helmet", 1, 1, 5, False, "helmet"),
    "hasta": ("spear", 3, 0, 3, True, "spear"),
    "verutum": ("spear", 2, 1, 3, True, "spear"),
    "fuscina": ("trident", 2, 2, 2, True, "spear"),
    "rete": ("net", 1, 0, 3, True, "none"),
    "weighted_net": ("net", 2, 0, 2, True, "none"),
    "manica": ("iron_arm", 1, 2, 4, False, "none"),
}

# Cost, hit points, restrictions.
MOVES = {
    "sweep": (2, 2, BOUND | ATTACK | MELEE),
    "sacrifice": (2, 2, ATTACK | DEFENCE),
    "acrobatic_strike": (3, 2, BOUND | ATTACK | DEFENCE),
    "overskill": (2, 2, 0),
    "rage": (2, 2, 0),
    "break_item": (1, 2, BOUND | ATTACK | MELEE),
    "unbalancing_strike": (2, 2, BOUND | ATTACK | DEFENCE | MELEE),
    "reflex": (1, 2, BOUND),
}

POWER_LIMITS = {
    "lunge": BOUND | ATTACK | MELEE,
    "stand_up": 0,
    "unbeatable": 0,
    "leap": BOUND | ATTACK | MELEE,
    "deep_wounds": ATTACK,
    "wrestling": BOUND | ATTACK | MELEE,
    "adaptation": 0,
    "delay": 0,
    "resistance": 0,
}

# Fewest and most a player; dice standing, moved, in defence, added; doubles in attack and defence;
# seven in attack and defence; XP.
BEASTS = {
    "dog": (5, 6, 2, 1, 2, 0, "pack", "pack", "none", "none", 1),
    "wolf": (3, 5, 2, 1, 2, 0, "pack", "pack", "unbalance", "none", 2),
    "lion": (1, 2, 2, 2, 2, 0, "maul", "none", "fell", "none", 3),
    "bear": (1, 1, 2, 1, 2, 1, "fury", "fury", "toll", "toll", 3),
}


def files() -> dict[str, str]:
    return dict(built_in().files)


def pack_with(file: str, text: str) -> Pack:
    return Pack("own", {**files(), file: text})


def replaced(file: str, old: str, new: str) -> Pack:
    """The built-in pack with one line changed, the first that fits."""
    text = files()[file]
    assert old in text
    return pack_with(file, text.replace(old, new, 1))


def refused(pack: Pack) -> str:
    """The sentence with which a pack is refused."""
    with pytest.raises(Refused) as caught:
        read(pack)
    assert caught.value.code == "content"
    return str(caught.value)


def rows_of(file: str, key: str) -> list[str]:
    """What stands before the rows of a file, and the rows."""
    return re.split(rf"(?=\[\[{key}\]\])", files()[file])


# The built-in pack.


def test_8_4_2_the_arena_has_91_hexes() -> None:
    """8.4.2 30 of them on the edge, 240 adjacent pairs."""
    arena = read(built_in()).arena

    neighbours = [
        sum(arena.beside(one, direction) >= 0 for direction in range(6))
        for one in range(arena.size)
    ]

    assert arena.size == 91
    assert len([count for count in neighbours if count < 6]) == 30
    assert sum(neighbours) == 2 * 240


def test_4_6_start_hexes_and_gates() -> None:
    """4.6, 20.3 A, B, C, D, their distances, and two gates at 4 from their nearest starts."""
    content = read(built_in())
    a, b, c, d = content.arena.starts
    left, right = content.arena.gates
    away = content.arena.distance

    assert [a, b, c, d] == [hex_at(content, *at) for at in ((-2, 1), (-1, -2), (2, -1), (1, 2))]
    assert [left, right] == [hex_at(content, -5, 0), hex_at(content, 5, 0)]
    assert [away(a, b), away(a, c), away(a, d), away(b, c), away(b, d), away(c, d)] == [
        3,
        4,
        4,
        4,
        6,
        3,
    ]
    assert [away(a, left), away(b, left), away(c, right), away(d, right)] == [4, 4, 4, 4]


def test_18_3_the_cards() -> None:
    """2.1, 18.3 Hit points, coins and numbers in the box."""
    content = read(built_in())

    table = {
        name: (content.life[kind], content.cost[kind], content.box[kind])
        for kind, name in enumerate(CARDS[:7])
    }

    actions = dict.fromkeys(("strength", "dexterity", "berserk", "movement"), (3, 0, 4))
    energy = {"energy_0": (1, 1, 32), "energy_1": (2, 2, 32), "feint": (3, 5, 4)}
    assert table == actions | energy
    assert content.cover_life == 1


def test_18_4_special_moves_and_powers() -> None:
    """11.0, 12.0.2, 18.4 Prices and restrictions."""
    content = read(built_in())

    moves = {
        name: (content.cost[kind], content.life[kind], content.move_limits[kind])
        for kind, name in enumerate(CARDS)
        if name in MOVES
    }

    assert moves == MOVES
    assert content.move_limits[:7] == [0] * 7
    assert dict(zip(content.power_ids, content.power_limits, strict=True)) == POWER_LIMITS
    assert content.power_cost == 1


def test_18_2_the_prices_of_skills_and_abilities() -> None:
    """18.2 A table for Skills, a coin a point for Abilities."""
    content = read(built_in())

    skills = [content.trait_cost(0, value) for value in range(3, 10)]
    abilities = [content.trait_cost(3, value) for value in range(3, 10)]

    assert skills == [3, 4, 6, 8, 10, 13, 16]
    assert abilities == [3, 4, 5, 6, 7, 8, 9]
    assert content.skill_cost == [0, 0, 0, *skills]


def test_9_1_the_items() -> None:
    """9.1, 9.2 All eighteen, as the table has them."""
    content = read(built_in())

    table = {
        name: (
            ITEM_TYPES[content.item_type[item]],
            content.item_attack[item],
            content.item_defence[item],
            content.item_life[item],
            bool(content.throwables >> item & 1),
            (*SYMBOLS[:3], "none")[content.symbol[item]],
        )
        for item, name in enumerate(content.item_ids)
    }

    assert table == ITEMS
    assert [name for item, name in enumerate(content.item_ids) if content.nets >> item & 1] == [
        "rete",
        "weighted_net",
    ]


def test_9_1_the_budget_of_items() -> None:
    """9.1 Attack, defence and hit points: 7, thrown spears and tridents 6, nets 4."""
    content = read(built_in())

    for item in range(len(content.item_ids)):
        worth = content.item_attack[item] + content.item_defence[item] + content.item_life[item]
        thrown, net = content.throwables >> item & 1, content.nets >> item & 1
        assert worth == (4 if net else 6 if thrown else 7)


def test_20_1_the_beasts() -> None:
    """17.5, 20.1.1, 20.5, 20.8 Numbers, dice, powers and XP."""
    content = read(built_in())

    table = {
        name: (
            content.beast_fewest[kind],
            content.beast_most[kind],
            content.beast_standing[kind],
            content.beast_moved[kind],
            content.beast_defence[kind],
            content.beast_bonus[kind],
            BEAST_POWERS[content.attack_doubles[kind]],
            BEAST_POWERS[content.defence_doubles[kind]],
            BEAST_POWERS[content.attack_seven[kind]],
            BEAST_POWERS[content.defence_seven[kind]],
            content.beast_xp[kind],
        )
        for kind, name in enumerate(content.beast_ids)
    }

    assert table == BEASTS


def test_20_2_the_dice_of_the_beasts() -> None:
    """20.2, 20.3, 20.9.1, 20.10 Release die, gate die, the bound of a pack, the free face."""
    content = read(built_in())

    assert content.release == [0, 0, 1, 2, 3, 3]
    assert content.gate_of == [0, 0, 0, 1, 1, 1]
    assert content.pack_limit == 30
    assert content.frees == 5


def test_16_1_the_points() -> None:
    """16.1, 17.1 to 17.4 Victory Points and XP."""
    content = read(built_in())

    good = [content.start_points, content.front_attack, content.front_damage, content.first_blood]
    more = [content.front_kill, content.beast_kill, content.survivor]
    bad = [content.rear_attack, content.rear_damage, content.rear_kill, content.fleeing]
    worse = [content.cowardice, content.surrender, content.two_against_one]
    xp = [content.points_per_xp, content.victory_xp, content.xp_per_coin, content.unconscious]

    assert good == [10, 2, 1, 3]
    assert more == [6, 3, 5]
    assert bad == [-3, -2, -12, -2]
    assert worse == [-3, -15, -10]
    assert xp == [10, 1, 2, -4]


# Packs of one's own.


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("arena.toml", "radius = 5", "radius = 3", "arena.radius: a number from 4 to 8 expected"),
        ("arena.toml", "radius = 5", "radius = 9", "a number from 4 to 8 expected, but 9 came"),
        ("arena.toml", "q = -2\nr = 1", "q = -5\nr = -5", "start.A.r: (-5, -5) is outside"),
        ("arena.toml", "q = -2\nr = 1", "q = -6\nr = 0", "a number from -5 to 5 expected"),
        ("arena.toml", "q = -2\nr = 1", "q = 5\nr = 0", "must be different hexes"),
        ("arena.toml", '"B"', '"A"', "arena.start: two of them have the same id"),
        ("arena.toml", '"left"', '"west"', "left and right expected in this order"),
        ("cards.toml", "hp = 3", "hp = 0", "cards.card.strength.hp: a number from 1 to 9"),
        ("cards.toml", "cost = 0", "cost = 1", "cards.card.strength.cost: a number from 0 to 0"),
        ("cards.toml", '"dexterity"', '"agility"', "cards.card: strength, dexterity, berserk"),
        ("cards.toml", '"action"', '"energy"', "cards.card.strength.family: one of action"),
        ("cards.toml", "energy = 1", "energy = 2", "cards.card.energy_1.energy: a number from 1"),
        ("cards.toml", "4 = 4\n", "", "cards.skill_cost.4: this field is missing"),
        ("cards.toml", "4 = 4\n", "4 = 2\n", "cards.skill_cost.4: a higher value cannot cost less"),
        ("cards.toml", "9 = 16", "9 = 16\n10 = 20", "cards.skill_cost.10: there is no such field"),
        ("cards.toml", "least_coins = 15", "least_coins = 14", "the cheapest build costs 15"),
        ("cards.toml", "coins = 55", "coins = 130", "cards.limits.coins: a number from 15 to 120"),
        ("cards.toml", "lone_coins = 70", "lone_coins = 40", "cards.limits.lone_coins: a number"),
        ("cards.toml", "energy_card = 13", "energy_card = 8", "a deck has room for 31"),
        ("cards.toml", "feints = 1", "feints = 3", "cards.limits.feints: with those of overlimit"),
        ("cards.toml", "items = 2", "items = 3", "cards.limits.items: a number from 1 to 2"),
        ("cards.toml", "cards = 4", "cards = 5", "cards.overlimit.cards: there are two picks"),
        ("moves.toml", '"sweep"', '"broom"', "moves.move: sweep, sacrifice"),
        ("moves.toml", '"melee"]', '"water"]', "one of movement, attack, defence, melee expected"),
        ("moves.toml", '"melee"]', '"attack"]', "sweep.restrictions: one of them comes twice"),
        ("moves.toml", "number = 1", "number = 2", "moves.move.sweep.number: a number from 1 to 1"),
        ("powers.toml", '"lunge"', '"fly"', "powers.power: lunge, stand_up"),
        ("powers.toml", "restrictions = []", "limits = []", "restrictions: this field is missing"),
        ("items.toml", "hp = 3", "hp = 10", "items.item.gladius.hp: a number from 1 to 9"),
        ("items.toml", "attack = 3", "attack = -1", "items.item.gladius.attack: a number from 0"),
        ("items.toml", '"sword"', '"axe"', "items.item.gladius.type: one of sword, shield"),
        ("items.toml", '"none"', '"axe"', "symbol: one of shield, helmet, spear, none expected"),
        ("items.toml", '"no"', '"maybe"', "items.item.gladius.throw: one of no, yes expected"),
        ("items.toml", '"spatha"', '"gladius"', "items.item: two of them have the same id"),
        (
            "items.toml",
            "attack = 3",
            "atack = 3",
            "gladius.attack: this field is missing",
        ),
        ("characters.toml", "coins = 55", "coins = 54", "by the tables this character costs 55"),
        ("characters.toml", "coins = 55", "coins = 56", "a number from 1 to 55 expected"),
        ("characters.toml", "speed = 5", "speed = 2", "secutor.speed: a number from 3 to 9"),
        (
            "characters.toml",
            "energy_0 = 1",
            "energy_0 = 9",
            "energy_0: a number from 0 to 8",
        ),
        ("characters.toml", '["sweep", ', '["swoop", ', "secutor.moves.0: one of sweep"),
        ("characters.toml", '["sweep", ', '["overskill", ', "moves: one of them comes twice"),
        ("characters.toml", '"mirmillo"', '"secutor"', "characters.character: two of them"),
        ("characters.toml", '["sword", "shield"]', '["spoon"]', "secutor.items.0: one of sword"),
        ("beasts.toml", "most = 6", "most = 4", "beasts.beast.dog.most: at least 5 expected"),
        ("beasts.toml", "most = 6", "most = 8", "beasts.beast.dog.most: a number from 1 to 7"),
        ("beasts.toml", '"wolf"', '"fox"', "beasts.beast: dog, wolf, lion, bear expected"),
        ("beasts.toml", '"pack"', '"bark"', "attack_doubles: one of none, pack"),
        ("beasts.toml", '1 = "left"', '1 = "top"', "beasts.gate.1: one of left, right expected"),
        ("beasts.toml", "alive = 30", "alive = 31", "beasts.pack.alive: a number from 1 to 30"),
        ("points.toml", "rear_kill = -12", "rear_kill = 12", "rear_kill: a number from -99 to 0"),
        ("points.toml", "start = 10", "begin = 10", "points.victory.start: this field is missing"),
        ("points.toml", "[campaign]", "[campaing]", "points.campaign: this field is missing"),
        ("points.toml", "start = 10", "start = ", "points.toml: not TOML"),
    ],
)
def test_4_1_a_broken_pack_is_refused_in_one_sentence(
    file: str, old: str, new: str, sentence: str
) -> None:
    """4.1, R172, R180 It names file, key and reason."""
    pack = replaced(file, old, new)

    said = refused(pack)

    assert sentence in said
    assert said.startswith(file.removesuffix(".toml"))
    assert "\n" not in said


def test_4_1_a_pack_has_eight_files_and_no_others() -> None:
    """4.1 Any of them missing is said, and any beyond."""
    for file in files():
        without = Pack("own", {name: text for name, text in files().items() if name != file})
        assert refused(without) == f"pack own: the file {file} is missing"

    assert "but board.toml came" in refused(pack_with("board.toml", ""))


def test_9_1_ten_to_eighteen_items() -> None:
    """9.1, 9.4 A draft of four lays nine out."""
    head, *rows = rows_of("items.toml", "item")
    extra = rows[0].replace("gladius", "gladius_2")

    assert "10 to 18 expected, but 9 came" in refused(
        pack_with("items.toml", head + "".join(rows[:9]))
    )
    assert "10 to 18 expected, but 19 came" in refused(
        pack_with("items.toml", head + "".join([*rows, extra]))
    )


def test_4_2_four_to_eight_characters() -> None:
    """4.2 Four seats choose different ones."""
    head, *rows = rows_of("characters.toml", "character")
    more = [rows[0].replace('"secutor"', f'"secutor_{number}"') for number in range(4)]

    assert "4 to 8 expected, but 3 came" in refused(
        pack_with("characters.toml", head + "".join(rows[:3]))
    )
    assert "4 to 8 expected, but 9 came" in refused(
        pack_with("characters.toml", head + "".join(rows + more))
    )


@pytest.mark.parametrize("items", ["auction", "draft", "selection"])
def test_9_1_a_small_pack_is_enough_for_four(items: str) -> None:
    """4.2, 9.1 Four characters, ten Items with swords and shields only: everybody is fitted out."""
    head, *rows = rows_of("items.toml", "item")
    _, *men = rows_of("characters.toml", "character")
    small = Pack(
        "own",
        {
            **files(),
            "items.toml": head + "".join(rows[:9]) + rows[9],
            "characters.toml": "".join(men[:4]),
        },
    )

    bout = play_on(prepare(4, {"items": items}, pack=small))

    assert sorted(bout.character) == [0, 1, 2, 3]
    assert all(len(item_names(bout, seat)) <= 2 for seat in range(4))
    assert len({place for place in bout.place if place >= 0}) == 4


def test_18_3_other_prices_give_other_builds() -> None:
    """18.3 With a Feint at 20 coins, 34 coins do not buy one and 35 do."""
    text = files()["cards.toml"].replace("hp = 3\ncost = 5", "hp = 3\ncost = 20", 1)
    men = "".join(rows_of("characters.toml", "character")[:5])
    pack = Pack("own", {**files(), "cards.toml": text, "characters.toml": men})
    feints: list[list[str]] = []

    for coins in (34, 35):
        bout = prepare(1, {"characters": "created", "coins_1": coins}, pack=pack)
        while asked(bout) != ["0 build_feint"]:
            bout.answer(0, 0)
        feints.append(offered(bout))

    assert feints == [["0"], ["0", "1"]]


def test_4_1_a_pack_is_read_once() -> None:
    """4.1 The same pack gives the same content, and all Powers have their ids."""
    first, second = read(built_in()), read(built_in())

    assert first is second
    assert first.power_ids == list(POWER_NAMES)
    assert cards(first.characters[0].cards)["energy_1"] == 6
