"""Chapter 2, what is in the box, and packs of one's own."""

import re

import pytest

import harena
from harena.games.jugula.components.content import CARDS, MEDICUS, built_in, read
from harena.games.jugula.components.ground import (
    AROUND,
    NAMES,
    beyond,
    distance,
    way_between,
    zone_of,
)
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from tests.games.jugula.arrange import (
    again,
    arena_of,
    at,
    card,
    choose,
    fight,
    man_at,
    scene,
    sums,
    told,
)


def square(name: str) -> int:
    return NAMES.index(name)


def test_2_1_sixty_four_squares_from_a1_to_h8() -> None:
    assert (square("a1"), square("h1"), square("a2"), square("h8")) == (0, 7, 8, 63)
    assert [len(AROUND[square(name)]) for name in ("a1", "d1", "d4")] == [3, 5, 8]
    assert distance(square("a1"), square("c2")) == 2


@pytest.mark.parametrize(
    ("other", "zone"),
    [("c5", 0), ("d5", 0), ("e5", 0), ("c4", 1), ("e4", 1), ("c3", 2), ("e3", 2), ("d3", 3)],
)
def test_2_2_front_side_rear_and_back(other: str, zone: int) -> None:
    """2.2, R2 Of one on d4 who faces north."""
    assert zone_of(square("d4"), 0, square(other)) == zone


@pytest.mark.parametrize("facing", range(4))
def test_2_2_it_turns_with_him(facing: int) -> None:
    ways = [zone_of(square("d4"), facing, near) for near in sorted(AROUND[square("d4")])]

    assert sorted(ways) == [0, 0, 0, 1, 1, 2, 2, 3]


@pytest.mark.parametrize(
    ("high", "straight"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2)]
)
def test_2_3_straight_or_slanting(high: int, straight: int) -> None:
    """2.3, R3 From a1 to the east and a little to the north."""
    for low in range(high + 1):
        way = way_between(0, 8 * low + high)
        assert way == (2 if low <= straight else 1), (high, low)


def test_2_3_a_push_goes_away_from_the_attacker() -> None:
    assert NAMES[beyond(square("d4"), square("e6"))] == "f7"
    assert NAMES[beyond(square("d2"), square("d6"))] == "d7"


def test_2_4_twelve_armaturae_with_two_sides() -> None:
    content = read(built_in())
    crupellarius, dimachaerius = (
        content.ids.index(one) for one in ("crupellarius", "dimachaerius")
    )

    assert content.size == 12
    assert sum(content.heavy) == 6
    assert content.attack[4 * crupellarius : 4 * crupellarius + 4] == [5, 7, 4, 6]
    assert content.defence[4 * dimachaerius : 4 * dimachaerius + 4] == [4, 3, 3, 2]
    assert content.movement[2 * dimachaerius : 2 * dimachaerius + 2] == [6, 5]


@pytest.mark.parametrize(
    ("armatura", "attack", "defence"),
    [
        ("murmillo", (4, 5, 3, 4), (5, 6, 4, 5)),
        ("secutor", (5, 4, 4, 3), (6, 5, 5, 4)),
        ("provocator", (3, 4, 3, 3), (5, 5, 4, 4)),
        ("hoplomachus", (4, 4, 3, 3), (5, 5, 4, 4)),
        ("crupellarius", (5, 7, 4, 6), (6, 8, 5, 7)),
        ("scissor", (4, 4, 3, 3), (5, 5, 4, 4)),
        ("thraex", (4, 5, 3, 4), (5, 4, 4, 3)),
        ("dimachaerius", (6, 5, 5, 4), (4, 3, 3, 2)),
        ("retiarius", (4, 4, 3, 3), (4, 5, 3, 4)),
        ("laquerius", (3, 4, 2, 3), (4, 4, 3, 3)),
        ("veles", (4, 4, 3, 3), (4, 4, 3, 3)),
    ],
)
def test_2_4_each_armatura_in_a_fight(
    armatura: str, attack: tuple[int, ...], defence: tuple[int, ...]
) -> None:
    """2.4, 3.5.8, 3.5.9, 3.7.9 Both values by the class of the other, on both sides."""
    found: dict[str, list[int]] = {"attack": [], "defence": []}
    for marks in ("", " w"):
        for foe in ("veles", "provocator"):
            mine = scene(f"{armatura} d4N{marks}", f"{foe} d5S")
            found["attack"].append(sums(fight(mine, "d4 d5", 0, 6))[0])
            theirs = scene(f"{foe} d4N", f"{armatura} d5S{marks}")
            found["defence"].append(sums(fight(theirs, "d4 d5", 0, 6))[1])

    assert tuple(found["attack"]) == attack
    assert tuple(found["defence"]) == defence


def test_2_4_the_sagittarius_shoots() -> None:
    """2.4 His attack is the same against light and heavy, but less when he is wounded."""
    for marks, foe, value in (("", "veles", 5), ("", "provocator", 5), (" w", "veles", 4)):
        match = fight(scene(f"sagittarius d4N{marks}", f"{foe} d6S"), "d4 d6", 0, 6)
        assert sums(match)[0] == value


@pytest.mark.parametrize(
    ("level", "bonus"), [(0, 0), (1, 0), (2, 1), (5, 1), (6, 2), (9, 2), (10, 3)]
)
def test_2_5_vox_populi_helps_the_attacker_only(level: int, bonus: int) -> None:
    """2.5, 3.5.9 The defender gets none."""
    match = fight(scene("thraex d4N", "murmillo d5S", vox=(level, level)), "d4 d5", 0, 6)

    assert sums(match) == (5 + bonus, 5)


@pytest.mark.parametrize(("level", "limit"), [(0, 4), (3, 4), (4, 5), (7, 5), (8, 6), (10, 6)])
def test_2_5_it_sets_the_hand_limit(level: int, limit: int) -> None:
    match = scene("thraex d4N", "murmillo d5S", vox=(level, 0))

    assert match.view(1)["limits"] == [limit, 4]


def test_2_6_twelve_jugula_and_twelve_prima_cards_with_all_uses() -> None:
    content = read(built_in())

    assert len(content.card_names) == CARDS
    assert content.combat[:24] == [
        *(5, 3, 4, 0, 1, 1, 2, 3, 4, 2, 6, 0),
        *(0, 5, 3, 4, 3, 4, 5, 4, 6, 2, 5, 6),
    ]
    assert sum(content.draw) == 68
    assert all(content.text)


def test_2_8_a_gladiator_has_one_token_at_most() -> None:
    match = fight(scene("retiarius d4N", "murmillo d5S"), "hinder d4 d5", 6, 0)

    assert arena_of(match).hindered == 1 << man_at(match, "d5")


def changed(file: str, old: str, new: str) -> Pack:
    files = dict(built_in().files)
    assert old in files[file]
    files[file] = files[file].replace(old, new, 1)
    return Pack("own", files)


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        (
            "cards.toml",
            'text = "umbo"',
            'text = "umbro"',
            r"cards\.jugula\.J09\.text: one of none, ardor_oris, .* expected, but umbro came",
        ),
        (
            "cards.toml",
            "draw = 2",
            "draw = 1",
            r"cards\.jugula\.J01\.draw: a number from 2 to 6 expected, but 1 came",
        ),
        ("cards.toml", 'id = "J02"', 'id = "J01"', "two of them have the same id"),
        (
            "cards.toml",
            'name = "Furor"',
            'name = "Umbo"',
            r"cards\.prima: different ids and names expected, but Umbo came twice",
        ),
        (
            "cards.toml",
            'name = "Umbo"',
            'name = "Fuga"',
            r"cards\.jugula: different ids and names expected, but Fuga came twice",
        ),
        (
            "armaturae.toml",
            'traits = ["massif"]',
            'traits = ["massive"]',
            r"traits\.0: one of entrave, arc, .* expected, but massive came",
        ),
        ("armaturae.toml", "allonge = 5", "allonge = 0", "arc goes only together with an allonge"),
        ("armaturae.toml", 'class = "heavy"', 'class = "huge"', "one of light, heavy expected"),
        ("armaturae.toml", "movement = 4", "movment = 4", "movement: this field is missing"),
        ("vox.toml", "limit = [4,", "limit = [1,", r"limit\.0: a number from 2 to 24 expected"),
        ("vox.toml", "bonus = [0, 0,", "bonus = [0,", "a row of 11 numbers expected"),
    ],
)
def test_2_9_a_pack_is_refused_with_file_key_and_reason(
    file: str, old: str, new: str, reason: str
) -> None:
    with pytest.raises(Refused, match=reason):
        harena.begin("jugula", 2, "seed", pack=changed(file, old, new))


def test_2_9_a_pack_with_a_missing_card_is_refused() -> None:
    text = built_in().files["cards.toml"]
    missing = text.replace("[[prima]]" + text.split("[[prima]]")[12], "")

    with pytest.raises(Refused, match=r"cards\.prima: 12 expected, but 11 came"):
        harena.begin("jugula", 2, "seed", pack=changed("cards.toml", text, missing))


def healing(jugula: int, prima: int) -> Pack:
    """So many of the Jugula and of the Prima cards have the text of Medicus."""
    text = built_in().files["cards.toml"]
    first, _, second = text.partition("[[prima]]")
    halves = [
        re.sub(r'text = "\w+"', 'text = "medicus"', half, count=many)
        for half, many in ((first, jugula), (second, prima))
    ]
    return changed("cards.toml", text, "[[prima]]".join(halves))


def test_2_9_3_3_5_too_many_cards_that_leave_the_match_are_refused() -> None:
    """Three of the starting deck stay, so that the last card can always draw two."""
    reason = r"cards\.jugula: at most 9 cards with the text medicus expected, .* but 10 came"
    with pytest.raises(Refused, match=reason):
        harena.begin("jugula", 2, "seed", pack=healing(10, 1))

    assert read(healing(9, 12)).text.count(MEDICUS) == 21


def test_2_9_too_few_armaturae_are_refused() -> None:
    text = built_in().files["armaturae.toml"]
    few = "[[armatura]]".join(text.split("[[armatura]]")[:8])

    with pytest.raises(Refused, match=r"armaturae\.armatura: 8 to 24 expected, but 7 came"):
        harena.begin("jugula", 2, "seed", pack=changed("armaturae.toml", text, few))


def test_2_9_a_card_may_lack_a_use() -> None:
    """2.9, 3.2.6 With 0, or without a text."""
    pack = changed("cards.toml", "move = 1\nattack = 1\nvox = 1", "move = 0\nattack = 0\nvox = 0")
    pack = Pack(
        "own",
        {
            **pack.files,
            "cards.toml": pack.files["cards.toml"].replace('text = "ardor_oris"', 'text = "none"'),
        },
    )
    match = scene("thraex d4N", "murmillo d5S", pack=pack)
    plays = [option.choice for option in match.options(0) if option.ask == "play"]
    lacking = [choice for choice in plays if choice < 6]

    assert lacking == [4, 5]
    assert match.refusal(0, "play", 1) == "no-such-use"
    assert match.refusal(0, "play", 0) == "no-such-use"


def test_3_6_12_a_wounded_side_may_have_traits_of_its_own() -> None:
    """2.9 Here a Secutor who is stoic only while he is healthy."""
    pack = changed(
        "armaturae.toml",
        "wounded = { movement = 3, attack = [4, 3], defence = [5, 4] }",
        "wounded = { movement = 3, attack = [4, 3], defence = [5, 4], traits = [] }",
    )
    sides = [
        told(
            fight(
                scene(f"secutor d4N{marks}", "murmillo d5S, thraex c5S", pack=pack), "d4 d5", 0, 6
            ),
            "attacked",
        )[-1][11]
        for marks in ("", " w")
    ]

    assert sides == [0, -1]


def test_3_6_11_r47_who_turns_to_a_stoic_side_is_rid_of_his_token() -> None:
    """3.6.4 Here a Murmillo who is stoic only when he is wounded, or only until then."""
    healthy = "healthy = { movement = 4, attack = [4, 5], defence = [5, 6]"
    wounded = "wounded = { movement = 3, attack = [3, 4], defence = [4, 5]"
    stoic = ', traits = ["stoique"]'
    pack = changed("armaturae.toml", wounded, wounded + stoic)
    match = scene("thraex d4E, veles a1N", "murmillo e4S t, veles a8S t", pack=pack)
    fight(match, "d4 e4", 6, 0)
    assert at(match, "f4") == "b murmillo S w"
    assert at(match, "a8") == "b veles S t"
    assert told(match, "freed") == [(man_at(match, "f4"),)]

    pack = changed("armaturae.toml", healthy, healthy + stoic)
    match = scene("murmillo d4E w t, veles a1N", "murmillo h8S", pack=pack)
    arena_of(match).hand[0] |= 1 << card(match, "Medicus")
    again(match)
    choose(match, "Medicus-text")
    assert at(match, "d4") == "a murmillo E"
