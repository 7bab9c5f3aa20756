"""Chapter 2, Character traits: what is owned, and what it costs."""

from harena.games.gladiatori import steps
from harena.games.gladiatori.components import status
from harena.games.gladiatori.components.cards import CARDS, KINDS, held, size
from harena.games.gladiatori.components.content import built_in, read
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
from tests.games.gladiatori.scene import Scene

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
    assert bout.remaining == bout.start


def test_2_10_no_power_is_used_at_the_start() -> None:
    """2.10 Those of the sheet, all unused."""
    bout = prepare(1, {"characters": "created"})

    build(bout, 0, {"powers": "lunge delay"})

    assert powers(bout, 0) == ["lunge", "delay"]
    assert bout.used == [0]


def strike(scene: Scene, card: str, *added: str, skill: str = "no") -> Scene:
    """Seat 0 attacks seat 1, who stands before him and has no Action card."""
    scene.face_to_face().give(1, hand="", life="1x9")
    answers = [(0, "add", card) for card in added]
    return scene.take_round(0).run(
        (0, "action", f"new-{card}"),
        *answers,
        (0, "fight", "strike"),
        (0, "skill", skill),
        (1, "skill", "no"),
    )


def test_2_2_a_card_paid_as_hit_points_is_out_of_the_game_for_good() -> None:
    scene = Scene().give(0, hand="S 1")
    strike(scene, "strength", "energy_1", skill="yes")

    scene.run((1, "payment", "energy_1")).finish()

    assert scene.held(1, "removed") == "energy_1"
    assert scene.held(1, "life") == "energy_1x8"
    assert scene.held(1, "discard") == ""


def test_2_3_energy_counts_on_strength_and_as_a_card_for_dexterity() -> None:
    on_strength = strike(Scene().give(0, hand="S 1 1 0"), "strength", "energy_1", "energy_0")
    in_hand = strike(Scene().give(0, hand="D 1 1 0 0"), "dexterity")

    assert on_strength.told("attack") == [[0, 1, 1]]
    assert in_hand.told("attack") == [[0, 1, 2]]


def test_2_4_r6_dexterity_counts_green_and_red_cards_alike() -> None:
    """E10 Two green and five red cards left in hand: +3."""
    scene = strike(Scene().give(0, hand="D S B 1x3 0x2"), "dexterity")

    assert scene.told("attack") == [[0, 1, 3]]


def test_2_7_offense_adds_to_the_attack_and_guard_to_the_defence() -> None:
    scene = Scene().trait(0, offense=6, guard=2).trait(1, offense=3, guard=4).face_to_face()
    scene.give(0, hand="S").give(1, hand="", life="1x9")

    scene.take_round(0).run(
        (0, "action", "new-strength"),
        (0, "fight", "strike"),
        (0, "skill", "yes"),
        (1, "skill", "yes"),
    )

    assert scene.told("attack") == [[0, 1, 6]]
    assert scene.told("defence") == [[1, 4]]
    assert (scene.value(0, "offense"), scene.value(0, "guard")) == (5, 2)
    assert (scene.value(1, "offense"), scene.value(1, "guard")) == (3, 3)


def test_2_6_r132_a_skill_at_nothing_is_not_offered() -> None:
    scene = Scene().now(0, offense=0).face_to_face().give(0, hand="S").give(1, hand="")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))
    while scene.asked() != [(0, "skill")]:
        scene.default()

    assert scene.offered(0) == ["no"]


def test_2_9_endurance_brings_no_ability_points_back() -> None:
    scene = Scene().now(0, blood=1, speed=2, offense=2).give(0, hand="S")

    scene.begin(steps.REST_ALL).run((0, "rest", "endurance"))
    offered = []
    for _ in range(2):
        offered.append(scene.offered(0))
        scene.choose(0, "back", "0")

    assert offered == [["0"], ["0"]]
    assert scene.offered(0) == ["0", "1", "2", "3"]


def test_2_11_no_recovery_goes_above_the_starting_value() -> None:
    scene = Scene().trait(0, offense=6, guard=5).now(0, offense=5, guard=5).give(0, hand="S")

    scene.take_round(0).run((0, "action", "standby-strength"), (0, "recover", "offense"))

    assert scene.offered(0) == ["none"]
    assert scene.value(0, "offense") == 6


def test_2_12_r1_markers_never_run_out() -> None:
    scene = Scene(4)
    for seat in range(4):
        status.trap(scene.bout, seat)

    assert scene.bout.trapped == [3, 3, 3, 3]
