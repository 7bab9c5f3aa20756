"""Chapter 2, Character traits: what is owned, and what it costs."""

from harena.games.gladiatori.cards import CARDS, KINDS, held, size
from harena.games.gladiatori.content import built_in, read
from tests.games.gladiatori.arrange import (
    asked,
    build,
    cards,
    count_of,
    offered,
    play_on,
    powers,
    prepare,
    sheet,
)

ACTIONS = {"strength": 1, "dexterity": 1, "berserk": 1, "movement": 1}


def test_2_1_everybody_has_the_four_action_cards() -> None:
    """2.1 One of each type, for pre-made and created characters alike."""
    bout = play_on(prepare(4, {"characters": "choice", "premade_duplicates": True}), "place")

    for seat in range(4):
        assert cards(bout.deck[seat] & 0xF) == ACTIONS


def test_2_1_the_deck_is_what_was_bought() -> None:
    """2.1 Energy, Feint and Special Move cards besides the Action cards."""
    bout = prepare(1, {"characters": "created"})

    build(bout, 0, {"energy_1": 3, "energy_0": 2, "feint": 1, "moves": "sweep reflex"})

    bought = {"energy_1": 3, "energy_0": 2, "feint": 1, "sweep": 1, "reflex": 1}
    assert cards(bout.deck[0]) == ACTIONS | bought
    assert bout.deck[0] == bout.owned[0]


def test_2_1_the_decks_of_the_pre_made() -> None:
    """2.1 Their sizes, and the hit points of the whole decks."""
    content = read(built_in())

    sizes = {one.id: size(one.cards) for one in content.characters}
    points = {
        one.id: sum(content.life[kind] * held(one.cards, kind) for kind in range(KINDS))
        for one in content.characters
    }

    names = ("secutor", "mirmillo", "thraex", "hoplomachus", "retiarius")
    assert sizes == dict(zip(names, (14, 19, 18, 18, 16), strict=True))
    assert points == dict(zip(names, (31, 35, 34, 32, 33), strict=True))


def test_2_5_no_special_move_and_no_power_twice() -> None:
    """2.5 Each is asked once, yes or no, even with coins for more."""
    bout = prepare(1, {"characters": "created", "coins_1": 120})
    everything = {"moves": " ".join(CARDS[7:]), "powers": " ".join(read(built_in()).power_ids)}
    seen: list[str] = []

    while asked(bout) and asked(bout)[0].startswith("0 build_"):
        words = offered(bout)
        if asked(bout)[0] in ("0 build_move", "0 build_power"):
            seen.append(words[0])
        bout.answer(0, 0)

    assert seen == everything["moves"].split() + everything["powers"].split()
    assert [count_of(bout.deck[0], move) for move in CARDS[7:]] == [1] * 8
    assert len(powers(bout, 0)) == 9


def test_2_6_skills_and_2_8_abilities_start_as_bought() -> None:
    """2.6, 2.8 Their current values are the starting ones when the game begins."""
    bout = prepare(1, {"characters": "created"})
    plan = {"offense": 4, "guard": 3, "endurance": 5, "blood": 6, "speed": 3}

    build(bout, 0, plan)

    assert sheet(bout, 0) == plan
    assert bout.now == bout.start


def test_2_10_no_power_is_used_at_the_start() -> None:
    """2.10 Those of the sheet, all unused."""
    bout = prepare(1, {"characters": "created"})

    build(bout, 0, {"powers": "lunge delay"})

    assert powers(bout, 0) == ["lunge", "delay"]
    assert bout.used == [0]
