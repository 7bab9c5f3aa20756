"""Chapter 7, Fight resolution: the order of a fight, the two sums and the damage."""

import pytest

from harena.games.gladiatori.components.bout import DOOMED
from harena.games.gladiatori.components.card_row import face_up
from harena.games.gladiatori.components.cards import CARDS
from harena.games.gladiatori.steps import BEAST_ACT
from tests.games.gladiatori.blows import attack, course, happened, pay, react, spend
from tests.games.gladiatori.scene import Scene


def three() -> Scene:
    """Seat 0 in the middle looking east; 1 ahead and 2 to the left of it, both looking at him."""
    scene = Scene(3, teams="free").face_to_face()
    return scene.place(2, (1, -1), 4)


# 7.0 The whole fight in order.


def test_7_0_1_and_7_0_2_declared_then_reactions_in_the_order_struck() -> None:
    """7.0.1, 7.0.2 Each target reacts and lays its cards before the next; nothing is shown yet."""
    scene = three().give(0, hand="S sweep").give(1, hand="S 1").give(2, hand="S 1")

    scene.take_round(0).run(
        *attack("strength", "sweep", fight="sweep-ahead"),
        (0, "target", "seat-2"),
        *react("strength", "energy_1", seat=2),
        *react("strength", "energy_1", seat=1),
    )

    kinds = ("declared", "aimed", "laid", "added", "revealed")
    assert happened(scene, *kinds) == [
        "laid 0",
        "added 0",
        "declared 0",
        "aimed 0",
        "aimed 0",
        "laid 2",
        "added 2",
        "laid 1",
        "added 1",
        "revealed 0",
    ]


def test_7_0_3_to_7_0_8_every_question_of_a_fight_in_its_order() -> None:
    """7.0.3, 7.0.4, 7.0.5, 7.0.6, 7.0.8 One target, every Move and Power that asks."""
    scene = Scene().face_to_face().powers(0, "wrestling")
    moves = ["rage", "overskill", "sacrifice", "acrobatic_strike", "unbalancing_strike", "reflex"]
    scene.give(0, hand=" ".join(["B F 0x4", *moves]), discard="0")
    scene.give(1, hand=" ".join(["M F 0", *moves]), discard="0", life="1x6")

    scene.take_round(0).run(*attack("berserk", *moves), *react("movement", *moves))
    asked = course(
        scene,
        {"overskill": "endurance", "0 power": "wrestling", "0 blood": "3", "payment": "energy_1"},
    )

    assert asked == [
        "0 rage",
        "0 overskill",
        "0 power",
        "0 power",
        "0 sacrifice",
        "0 acrobatics",
        "0 skill",
        "0 blood",
        "1 unbalanced",
        "1 rage",
        "1 overskill",
        "0 unbalanced",
        "1 sacrifice",
        "1 acrobatics",
        "1 dodge",
        "1 skill",
        "0 feint",
        "1 payment",
        "1 payment",
        "0 push",
        "0 reflex",
        "1 reflex",
    ]


def test_7_0_3_the_attacker_says_a_value_for_each_target_before_anybody_defends() -> None:
    scene = three().give(0, hand="S sweep").give(1, hand="S").give(2, hand="S")

    scene.take_round(0).run(
        *attack("strength", "sweep", fight="sweep-ahead"),
        (0, "target", "seat-1"),
        *react("strength", seat=1),
        *react("strength", seat=2),
        (0, "skill", "yes"),
        (1, "skill", "yes"),
        (2, "skill", "yes"),
    )

    assert scene.told("attack") == [[0, 1, 6], [0, 2, 2]]
    assert happened(scene, "attack", "revealed", "defence") == [
        "revealed 0",
        "attack 0",
        "attack 0",
        "revealed 1",
        "defence 1",
        "revealed 2",
        "defence 2",
    ]


def test_7_0_6_and_7_0_7_targets_are_settled_one_by_one_then_come_the_points() -> None:
    """7.0.6, 7.0.7 The first struck has paid before the second is looked at."""
    scene = three().give(0, hand="S sweep 1x6")
    scene.give(1, hand="", life="1x4").give(2, hand="", life="1x4")

    scene.take_round(0).run(
        *attack("strength", "sweep", *["energy_1"] * 6, fight="sweep-ahead"),
        (0, "target", "seat-2"),
        (0, "skill", "yes"),
        *pay("energy_1", "energy_1", "energy_1", seat=2),
        *pay("energy_1", "energy_1", "energy_1", seat=1),
    )

    assert happened(scene, "wounded", "removed", "scored") == [
        "wounded 2",
        *["removed 2"] * 3,
        "wounded 1",
        *["removed 1"] * 3,
        *["scored 0"] * 4,
    ]


def test_7_0_9_r43_a_beast_does_not_react_and_rolls_when_the_value_is_known() -> None:
    """S64 Its seven takes the toll only when the fight is settled."""
    scene = Scene(2, beasts="coliseum", beast_kind="bear").place(0, (0, 0), 0)
    bear = scene.beast("bear", (1, 0))
    scene.give(0, hand="S 1x7", life="0x2").dice(3, 4, 2)

    scene.take_round(0).run(*attack("strength", *["energy_1"] * 7), (0, "skill", "yes"))

    assert scene.told("attack") == [[0, bear, 12]]
    assert scene.told("defence") == [[bear, 9]]
    assert scene.asked() == [(0, "feint")]
    assert scene.told("slain") == []

    scene.run((0, "toll", "energy_0")).finish()

    assert scene.told("slain") == [[bear]]
    assert (scene.held(0, "life"), scene.held(0, "removed")) == ("energy_0", "energy_0")


def test_7_0_9_r43_a_feint_voids_what_the_roll_of_a_beast_does() -> None:
    """S64 No toll and no kill; and no dog comes for doubles."""
    scene = Scene(2, beasts="coliseum", beast_kind="bear").place(0, (0, 0), 0)
    scene.beast("bear", (1, 0))
    scene.give(0, hand="S 1x7 F", life="0x2").dice(3, 4, 2)

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 7), (0, "skill", "yes"), (0, "feint", "yes")
    ).finish()

    assert scene.told("slain") == []
    assert scene.held(0, "life") == "energy_0x2"
    assert scene.held(0, "hand") == "strength energy_1x7"


def test_7_0_9_r43_doubles_of_a_dog_call_nobody_after_a_feint() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0)
    scene.beast("dog", (1, 0))
    scene.give(0, hand="S 1x7 F").dice(4, 4)

    scene.take_round(0).run(*attack("strength"), (0, "skill", "yes"), (0, "feint", "yes")).finish()

    assert sum(scene.bout.coming) == 0


def test_7_0_10_a_beasts_attack_in_its_order() -> None:
    """Roll; reaction with cards; defence sum; damage; Reflex; markers."""
    scene = Scene(2, beasts="coliseum", beast_kind="wolf").place(0, (0, 0), 0)
    wolf = scene.beast("wolf", (1, 0))
    scene.give(0, hand="S 1 acrobatic_strike reflex", life="1x9").dice(3, 4)

    scene.begin(BEAST_ACT, 0).run(
        *react("strength", "acrobatic_strike", "reflex", seat=0),
        (0, "acrobatics", "yes"),
        *pay("energy_1", "energy_1", seat=0),
        (0, "reflex", "move-west-on"),
    ).finish()

    kinds = ("beast_rolled", "attack", "laid", "revealed", "defence", "wounded", "removed")
    assert happened(scene, *kinds, "moved", "marked", "feinted") == [
        f"beast_rolled {wolf}",
        f"attack {wolf}",
        "laid 0",
        "revealed 0",
        "defence 0",
        "wounded 0",
        "removed 0",
        "removed 0",
        "moved 0",
        "marked 0",
        "marked 0",
    ]
    assert scene.bout.down[0] == 1


def test_7_0_10_r187_a_bears_toll_comes_between_defence_and_damage() -> None:
    """Seven: the parma has defended before it goes, and only then is the wound paid."""
    scene = Scene(2, beasts="coliseum", beast_kind="bear").place(0, (0, 0), 0)
    bear = scene.beast("bear", (1, 0))
    scene.give(0, hand="B reflex", life="1x4").items(0, "spiked_parma").dice(3, 4, 6)

    scene.begin(BEAST_ACT, 0).run(
        *react("berserk", "reflex", seat=0),
        (0, "toll", "spiked_parma"),
        *pay("energy_1", "energy_1", "energy_1", seat=0),
        (0, "reflex", "move-west-on"),
    ).finish()

    assert scene.told("attack", "defence") == [[bear, 0, 13], [0, 5 + 3]]
    assert scene.told("wounded") == [[0, 5]]
    kinds = ("beast_rolled", "laid", "defence", "item_lost", "wounded", "removed", "moved")
    assert happened(scene, *kinds) == [
        f"beast_rolled {bear}",
        "laid 0",
        "defence 0",
        "item_lost 0",
        "wounded 0",
        *["removed 0"] * 3,
        "moved 0",
    ]


def test_7_0_10_r187_doubles_act_with_the_roll() -> None:
    """A dog's call is heard, a bear's fury is in the value, before anybody reacts."""
    values = []
    for kind, dice in (("dog", (3, 3)), ("bear", (3, 3, 1))):
        scene = Scene(2, beasts="coliseum", beast_kind=kind).place(0, (0, 0), 0)
        scene.beast(kind, (1, 0))
        scene.dice(*dice).begin(BEAST_ACT, 0)
        assert scene.asked() == [(0, "reaction")]
        values.append((scene.told("attack")[0][2], len(scene.told("called"))))

    assert values == [(6, 1), (7 + 6, 0)]


# 7.1 The attack sum.


def test_7_1_0_and_7_4_r40_only_the_total_is_said() -> None:
    """7.1.0, 7.4 Four by Blood or four by Offense: the others see the same."""
    seen = []
    for skill, blood in (("no", "2"), ("yes", "0")):
        scene = Scene().face_to_face().trait(0, offense=4).give(1, hand="")
        scene.take_round(0).run(
            *attack("berserk"), (1, "reaction", "pass"), (0, "skill", skill), (0, "blood", blood)
        )
        seen.append(([one.told(1) for one in scene.match.events], scene.match.view(1)))
        assert scene.told("attack") == [[0, 1, 4]]

    assert seen[0] == seen[1]


def test_7_1_1_e10_what_the_action_cards_bring() -> None:
    """E10, E1 Strength with three Energy 1: 3; Dexterity with 7 cards left: 3; Berserk: 6."""
    values = []
    for card, added, hand in (
        ("strength", ["energy_1"] * 3 + ["energy_0"], "S 1x3 0"),
        ("dexterity", ["energy_1"], "D 1 S B 1x2 0x3"),
        ("berserk", ["energy_1"], "B 1 0x6"),
    ):
        scene = Scene().face_to_face().trait(0, blood=7).give(0, hand=hand).give(1, hand="")
        scene.take_round(0).run(*attack(card, *added), (0, "skill", "no"))
        if card == "berserk":
            assert scene.offered(0) == ["0", "1", "2", "3"]
            scene.run((0, "blood", "3"))
            assert scene.value(0, "blood") == 4
        values.append(scene.told("attack"))

    assert values == [[[0, 1, 3]], [[0, 1, 3]], [[0, 1, 6]]]


def test_7_1_1_s1_dexterity_counts_what_is_left_in_hand() -> None:
    """S1 Nine cards, Dexterity and three Energy played: five left, +2; a hit does 3."""
    scene = Scene().face_to_face().give(0, hand="D S B M 1x3 0x2").give(1, hand="", life="1x2")

    scene.take_round(0).run(
        *attack("dexterity", "energy_1", "energy_1", "energy_1"), *pay("energy_1", "energy_1")
    )

    assert scene.told("attack") == [[0, 1, 2]]
    assert scene.told("wounded") == [[1, 3]]


def test_7_1_2_all_items_add_damaged_ones_halved() -> None:
    """7.1.2, E14 Hasta 3 and Gladius 3, damaged 1: in melee 4."""
    scene = Scene().face_to_face().items(0, "hasta", "gladius").give(1, hand="")
    scene.bout.damaged = 1 << scene.item("gladius")

    scene.take_round(0).run(*attack("strength"), (0, "skill", "no"))

    assert scene.told("attack") == [[0, 1, 4]]


def test_7_1_2_a_damaged_item_is_halved_before_it_is_doubled() -> None:
    """7.1.2 Hasta 3, damaged 1, thrown 2; the Gladius 3 besides."""
    scene = Scene().place(0, (0, 0), 0).place(1, (2, 0), 3).items(0, "hasta", "gladius")
    scene.bout.damaged = 1 << scene.item("hasta")

    scene.take_round(0).run(*attack("strength", fight="throw-hasta"), (0, "skill", "no"))

    assert scene.told("attack") == [[0, 1, 5]]


def test_7_1_3_e1_offense_is_optional_adds_its_value_and_falls_by_one() -> None:
    """E1 Offense 5: +5, then 4."""
    used, kept = Scene().face_to_face(), Scene().face_to_face()

    used.take_round(0).run(*attack("strength"), (0, "skill", "yes"))
    kept.take_round(0).run(*attack("strength"), (0, "skill", "no"))

    assert (used.told("attack"), used.value(0, "offense")) == ([[0, 1, 5]], 4)
    assert (kept.told("attack"), kept.value(0, "offense")) == ([[0, 1, 0]], 5)


def test_7_1_3_offense_of_nothing_is_not_used() -> None:
    scene = Scene().face_to_face().now(0, offense=0)

    scene.take_round(0).run(*attack("strength"), (0, "power", "none"))

    assert (scene.asked(), scene.offered(0)) == ([(0, "skill")], ["no"])


def test_7_1_4_and_7_2_5_help_counts_for_attack_and_defence() -> None:
    """7.1.4, 7.2.5 Seat 0 has 3 against 1, seat 1 has 2 against 0; both are used up."""
    scene = Scene().face_to_face()
    scene.bout.help = [0, 1, 3, 1, 0, 2]

    scene.take_round(0).run(
        *attack("strength"), (1, "reaction", "pass"), (0, "skill", "no"), (1, "skill", "no")
    )

    assert scene.told("attack") == [[0, 1, 3]]
    assert scene.told("defence") == [[1, 2]]
    assert scene.bout.help == []


@pytest.mark.parametrize(("trapped", "down", "lost"), [(3, 0, 3), (1, 0, 3), (0, 1, 5), (2, 1, 8)])
def test_7_1_5_trapped_and_face_down_weaken_the_attack(trapped: int, down: int, lost: int) -> None:
    scene = Scene().face_to_face().trait(0, offense=9).items(0, "rhomphaia")
    scene.bout.trapped[0], scene.bout.down[0], scene.bout.unbalanced[0] = trapped, down, 2 * down

    scene.take_round(0).run(*attack("strength"), (0, "skill", "yes"))

    assert scene.told("attack") == [[0, 1, 13 - lost]]


def test_7_1_6_and_7_2_8_special_moves_and_powers_add() -> None:
    """7.1.6, 7.2.8 Sacrifice and Acrobatic Strike on both sides, Lunge here, Delay there."""
    scene = Scene().face_to_face().powers(0, "lunge").powers(1, "delay")
    scene.give(0, hand="S 0x3 sacrifice acrobatic_strike")
    scene.give(1, hand="B 0x3 sacrifice acrobatic_strike")

    scene.take_round(0).run(
        *attack("strength", "sacrifice", "acrobatic_strike"),
        *react("berserk", "sacrifice", "acrobatic_strike"),
        (0, "power", "lunge"),
        (0, "lunge", "energy_0"),
        (0, "lunge", "energy_0"),
        (0, "lunge", "enough"),
        (0, "sacrifice", "energy_0"),
        (0, "acrobatics", "yes"),
        (0, "skill", "no"),
        (1, "interject", "delay"),
        (1, "sacrifice", "energy_0"),
        (1, "acrobatics", "yes"),
        (1, "skill", "no"),
    )

    assert scene.told("attack") == [[0, 1, 4 + 3 + 3]]
    assert scene.told("defence") == [[1, 5 + 3 + 3 + 3]]


def test_7_1_7_the_distance_of_a_throw_counts() -> None:
    scene = Scene().place(0, (0, 0), 0).place(1, (4, 0), 3).items(0, "hasta")

    scene.take_round(0).run(*attack("strength", fight="throw-hasta"), (0, "skill", "no"))

    assert scene.told("attack") == [[0, 1, 6 - 2]]


def test_7_1_8_unbeatable_has_four_more_once() -> None:
    scene = Scene().face_to_face()
    scene.bout.fate[0], scene.bout.doom[0], scene.bout.unbeaten = DOOMED, 2, 1

    scene.take_round(0).run(*attack("strength"), (0, "skill", "no"), (1, "skill", "yes")).finish()
    scene.take_round(0).run(*attack("dexterity"), (0, "skill", "no"))

    assert scene.told("attack") == [[0, 1, 4], [0, 1, 1]]


def test_7_1_9_the_attacker_settles_everything_before_the_defender_shows() -> None:
    """7.1.9 When the defender is first asked about his sum, the value stands."""
    scene = Scene().face_to_face().powers(0, "deep_wounds").give(0, hand="B 0 sacrifice")

    scene.take_round(0).run(*attack("berserk", "sacrifice"), *react("strength"))
    asked = course(
        scene, {"0 power": "deep_wounds", "depth": "1", "0 blood": "3", "payment": "yield"}
    )

    first = asked.index("1 skill")
    assert asked[:first] == [
        *["0 power", "0 depth", "0 power", "0 sacrifice", "0 skill", "0 blood"]
    ]
    assert "revealed 1" not in happened(scene, "revealed", "attack")[:2]


def test_7_1_10_r35_dexterity_counts_after_the_sacrifice() -> None:
    """Four in hand, one sacrificed: half of three is 1, and 3."""
    scene = Scene().face_to_face().give(0, hand="D sacrifice 0x4")

    scene.take_round(0).run(
        *attack("dexterity", "sacrifice"), (0, "sacrifice", "energy_0"), (0, "skill", "no")
    )

    assert scene.told("attack") == [[0, 1, 4]]


def test_7_1_11_r36_s7_a_null_attack_has_no_effect_and_no_points() -> None:
    """S7 Trapped and Face-down, 1 + 3 - 8: cards discarded, card rotated, nothing scored."""
    scene = Scene().face_to_face().items(0, "gladius").give(0, hand="S 1").give(1, life="1")
    scene.bout.trapped[0], scene.bout.down[0], scene.bout.unbalanced[0] = 3, 1, 2

    scene.take_round(0).run(*attack("strength", "energy_1"), (0, "skill", "no")).finish()

    assert scene.told("attack") == [[0, 1, -4]]
    assert scene.told("defence", "wounded", "held", "scored") == []
    assert scene.held(0, "discard") == "energy_1"
    assert scene.bout.points == [10, 10]
    scene.take_round(0)
    scene.run((0, "opening", "ready"))
    assert "again-strength" not in scene.offered(0)


def test_7_1_11_r36_a_null_attack_from_behind_costs_nothing() -> None:
    scene = Scene().place(0, (0, 0), 0).place(1, (1, 0), 0).give(1, hand="")

    scene.take_round(0).run(*attack("strength"), (0, "skill", "no")).finish()

    assert (scene.told("attack"), scene.bout.points) == ([[0, 1, 0]], [10, 10])
    assert scene.told("defence", "held") == []


def test_7_1_11_a_null_attack_brings_no_net_but_strike_and_push() -> None:
    """Unbalancing Strike and Wrestling work whatever the result (11.7, 12.6)."""
    scene = Scene().face_to_face().items(0, "rete").powers(0, "wrestling")
    scene.give(0, hand="S unbalancing_strike")
    scene.bout.help = [0, 1, -1]

    scene.take_round(0).run(*attack("strength", "unbalancing_strike", fight="net-rete"))
    asked = course(scene, {"0 power": "wrestling", "0 push": "seat-1-east"})

    assert scene.told("attack") == [[0, 1, 0]]
    looked_for = ("1 unbalanced", "0 push", "1 skill")
    assert [one for one in asked if one in looked_for] == ["1 unbalanced", "0 push"]
    assert (scene.bout.trapped[1], scene.bout.unbalanced[1]) == (0, 2)
    assert scene.told("power") == [[0, 5]]


def test_7_1_11_s8_null_is_tested_before_a_dodge_halves() -> None:
    """S8 FAV 1, dodged 0 against 0: no damage, but +2."""
    scene = Scene().face_to_face().give(0, hand="S 1").give(1, hand="M", life="1")

    scene.take_round(0).run(
        *attack("strength", "energy_1"), *react("movement"), (1, "dodge", "0")
    ).finish()

    assert scene.told("wounded") == []
    assert scene.bout.points == [12, 10]


def test_7_1_12_r120_a_null_attack_uses_up_the_reaction_but_reflex_works() -> None:
    """7.1.12 No sum of the target; Reflex moves it; card in the row, cards discarded."""
    scene = Scene().face_to_face().give(0, hand="S").give(1, hand="B 1 reflex")

    scene.take_round(0).run(*attack("strength"), *react("berserk", "energy_1", "reflex"))
    asked = course(scene, {"1 reflex": "move-east-on"})

    assert "1 skill" not in asked
    assert scene.at(1) == (5, 0)
    assert scene.held(1, "discard") == "energy_1 reflex"
    assert scene.held(1, "hand") == ""
    assert scene.row_kinds(1) == [2]
    assert "revealed 1" in happened(scene, "revealed")
    assert face_up(scene.bout.row[1]) == [2]


def test_7_1_12_r120_r184_its_cards_are_turned_up_and_work_but_nothing_is_summed() -> None:
    """Rage, Overskill and the Strike; no Sacrifice, Acrobatics, Guard or Speed."""
    added = ("energy_1", "rage", "overskill", "sacrifice", "acrobatic_strike", "unbalancing_strike")
    scene = Scene().face_to_face().give(0, hand="S")
    scene.give(1, hand="M D " + "1 " + " ".join(added[1:]), life="0", discard="0")

    scene.take_round(0).run(*attack("strength"), *react("movement", *added))
    asked = course(scene, {"0 skill": "no"})

    assert scene.told("attack") == [[0, 1, 0]]
    assert [one for one in asked if one.startswith("1")] == ["1 rage", "1 overskill"]
    assert "0 unbalanced" in asked
    kinds = [CARDS.index(one) for one in ("movement", *added)]
    assert [sorted(one[1:]) for one in scene.told("revealed") if one[0] == 1] == [sorted(kinds)]
    assert (scene.held(1, "hand"), scene.value(1, "guard")) == ("dexterity", 5)
    assert scene.bout.unbalanced == [1, 0]


def test_7_1_12_s60_a_null_attack_can_be_feinted() -> None:
    """S60 Strength and Energy come back, the Feint is discarded; the target's card stays."""
    scene = Scene().face_to_face().give(0, hand="S 0 F").give(1, hand="B")

    scene.take_round(0).run(
        *attack("strength", "energy_0"), *react("berserk"), (0, "feint", "yes")
    ).finish()

    assert scene.held(0, "hand") == "strength energy_0"
    assert scene.held(0, "discard") == "feint"
    assert scene.row_kinds(1) == [2]
    assert scene.bout.points == [10, 10]


# 7.2 The defence sum.


def defence(reaction: str, *added: str, card: str = "berserk", **hand: str) -> int:
    """The FDV of a Reaction from the front, without Guard, against an attack of 6."""
    scene = Scene().face_to_face().give(1, hand=hand.get("hand", "S D B M"), life="1x3")
    scene.take_round(0).run(
        *attack(card),
        *react(reaction, *added),
        (0, "skill", "yes"),
        *([(0, "blood", "0")] if card == "berserk" else []),
        *([(1, "dodge", "2")] if reaction == "movement" else []),
        (1, "skill", "no"),
    )
    return int(scene.told("defence")[0][1])


def test_7_2_1_what_the_reactions_bring() -> None:
    """Block the energy, Parry half the hand, Oppose 5, Dodge 2 for each point of Speed."""
    assert defence("strength", "energy_1", "energy_1", hand="S 1x2") == 2
    assert defence("dexterity", hand="D 0x7") == 3
    assert defence("berserk", card="strength") == 5
    assert defence("movement") == 4


def test_7_2_1_e11_a_dodge_halves_the_attack() -> None:
    """E11, S4 13 dodged is 6; at most two points of Speed."""
    scene = Scene().face_to_face().give(0, hand="S 1x8").give(1, hand="M", life="1x3")

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 8), *react("movement"), (0, "skill", "yes")
    )
    assert scene.offered(1) == ["0", "1", "2"]
    scene.run((1, "dodge", "1"), (1, "skill", "no"))

    assert scene.told("attack") == [[0, 1, 13]]
    assert scene.told("defence") == [[1, 2]]
    assert scene.value(1, "speed") == 4


def test_7_2_1_e11_oppose_with_guard_and_items_holds() -> None:
    """E11 Guard 4, Items 3 and 5 are 12 against 10: no damage."""
    scene = Scene().face_to_face().items(1, "clipeus").trait(1, guard=4).give(0, hand="S 1x5")

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 5),
        *react("berserk"),
        (0, "skill", "yes"),
        (1, "skill", "yes"),
    ).finish()

    assert scene.told("attack", "defence", "held") == [[0, 1, 10], [1, 12], [1]]
    assert scene.told("wounded") == []


def test_7_2_2_e11_five_more_for_the_same_type() -> None:
    """E11, 7.2.2 Strength against Block; never otherwise."""
    assert defence("strength", card="strength") == 5
    assert defence("strength", card="berserk") == 0
    assert defence("dexterity", card="dexterity", hand="D") == 5


def test_7_2_2_s2_oppose_against_berserk() -> None:
    """S2 Two Blood and Items 3 are 7; Oppose, the same type and Items 2 are 12; +2."""
    scene = Scene().face_to_face().items(0, "gladius").items(1, "parmula").give(1, hand="B")

    scene.take_round(0).run(
        *attack("berserk"), *react("berserk"), (0, "blood", "2"), (1, "skill", "no")
    ).finish()

    assert scene.told("attack", "defence") == [[0, 1, 7], [1, 12]]
    assert scene.bout.points == [12, 10]


def test_7_2_2_s3_a_parry_does_not_match_strength() -> None:
    """S3 Six cards left, Items 2, no Guard: 5."""
    scene = Scene().face_to_face().items(1, "galea").give(0, hand="S 1")
    scene.give(1, hand="D 0x6")

    scene.take_round(0).run(
        *attack("strength", "energy_1"), *react("dexterity"), (1, "skill", "no")
    )

    assert scene.told("defence") == [[1, 5]]


def test_7_2_3_items_defend_but_not_a_dodge_and_not_against_a_net() -> None:
    """7.2.3, 9.6 Scutum 4 and Galea 2, damaged 1."""
    values = []
    for fight, card in (("strike", "berserk"), ("strike", "movement"), ("net-rete", "berserk")):
        scene = Scene().face_to_face().items(1, "scutum", "galea").items(0, "rete")
        scene.bout.damaged = 1 << scene.item("galea")
        scene.take_round(0).run(
            *attack("strength", fight=fight), *react(card), (0, "skill", "yes"), (1, "skill", "no")
        )
        values.append(scene.told("defence")[0][1])

    assert values == [5 + 4 + 1, 0, 5]


def test_7_2_4_guard_is_optional_and_falls_by_one() -> None:
    scene = Scene().face_to_face().trait(1, guard=6).give(0, hand="S 1")

    scene.take_round(0).run(
        *attack("strength", "energy_1"), (1, "reaction", "pass"), (1, "skill", "yes")
    )

    assert (scene.told("defence"), scene.value(1, "guard")) == ([[1, 6]], 5)


def test_7_2_6_s6_trapped_and_face_down_weaken_the_defence() -> None:
    """S6 Items 4, Guard 5, both states: 1, and no Reaction is asked."""
    scene = Scene().face_to_face().items(1, "scutum").give(0, hand="S 1")
    scene.bout.trapped[1], scene.bout.down[1], scene.bout.unbalanced[1] = 3, 1, 2

    scene.take_round(0).run(
        *attack("strength", "energy_1"), (0, "skill", "no"), (1, "skill", "yes")
    )

    assert scene.told("passed") == [[1]]
    assert scene.told("defence") == [[1, 1]]


def test_7_2_7_three_less_from_behind_and_passive_s5() -> None:
    """7.2.7, S5 Directly behind: no reaction is asked; it may be negative (7.2.0)."""
    scene = Scene().place(1, (0, 0), 0).place(0, (-1, 0), 0).give(0, hand="S 1")

    scene.take_round(0).run(*attack("strength", "energy_1"), (0, "skill", "no"))

    assert scene.asked() == [(1, "skill")]
    scene.run((1, "skill", "no"))
    assert scene.told("defence") == [[1, -3]]


def test_7_2_10_r38_s4_a_dodge_from_a_rear_side_suffers_too() -> None:
    """S4 11 dodged is 5 against 4 - 3; three cards do 2 damage; -3 and -4."""
    scene = Scene().place(1, (0, 0), 0).place(0, (0, -1), 5)
    scene.items(0, "rhomphaia").give(0, hand="S 1x2").give(1, hand="S D B M", life="1")

    scene.take_round(0).run(*attack("strength", "energy_1", "energy_1"))
    assert scene.offered(1) == ["pass", "new-movement"]
    scene.run(
        *react("movement"),
        (0, "skill", "yes"),
        (1, "dodge", "2"),
        (1, "skill", "no"),
        *pay("energy_1"),
    ).finish()

    assert scene.told("attack", "defence", "wounded") == [[0, 1, 11], [1, 1], [1, 2]]
    assert scene.bout.points == [3, 10]


def test_7_2_9_r37_what_a_passive_defender_has() -> None:
    """7.2.9 Items, Guard, and a Delay that runs already; Unbeatable's four wait for a Reaction."""
    scene = Scene().face_to_face().items(1, "scutum").powers(1, "delay").give(0, hand="S D 1")
    scene.bout.unbeaten = 1 << 1

    scene.take_round(0).run(
        (1, "interject", "delay"),
        *attack("strength", "energy_1"),
        (1, "reaction", "pass"),
        (1, "skill", "yes"),
    ).finish()
    assert scene.told("defence") == [[1, 4 + 5 + 3]]
    assert scene.bout.unbeaten == 1 << 1
    scene.take_round(0).run(*attack("dexterity"), *react("strength"), (0, "skill", "yes"))
    scene.run((1, "skill", "no")).finish()

    assert scene.told("defence")[1:] == [[1, 4 + 3 + 4]]
    assert scene.bout.unbeaten == 0


def test_7_2_9_a_passive_defender_cannot_use_a_power_now() -> None:
    scene = Scene().face_to_face().powers(1, "delay", "resistance", "adaptation")
    scene.give(0, hand="S 1")

    scene.take_round(0).run(
        *attack("strength", "energy_1"), (1, "reaction", "pass"), (0, "skill", "no")
    )

    assert scene.asked() == [(1, "skill")]
    assert scene.interjections(1) == []


def test_7_2_11_r143_a_power_used_later_changes_no_announced_value() -> None:
    """7.2.11 Delay at the payment comes too late; it helps against the next attack."""
    scene = Scene().face_to_face().powers(1, "delay").give(0, hand="S D 1x2")
    scene.give(1, hand="S B", life="1x3")

    scene.take_round(0).run(*attack("strength", "energy_1", "energy_1"), *react("strength"))
    scene.run((0, "skill", "yes"), (1, "skill", "no"), (0, "feint", "no"))
    assert scene.asked() == [(1, "payment")]
    scene.run((1, "interject", "delay"), *pay("energy_1")).finish()
    scene.take_round(0).run(
        *attack("dexterity"), *react("berserk"), (0, "skill", "yes"), (1, "skill", "no")
    )

    assert scene.told("wounded") == [[1, 2]]
    assert scene.told("defence") == [[1, 5], [1, 8]]


def test_7_3_r39_strikes_are_answered_when_they_are_revealed() -> None:
    """7.3 The defender before he shows his cards, the attacker after."""
    scene = Scene().face_to_face()
    scene.give(0, hand="S unbalancing_strike 0").give(1, hand="B unbalancing_strike 0")

    scene.take_round(0).run(
        *attack("strength", "unbalancing_strike"),
        *react("berserk", "unbalancing_strike"),
        (0, "skill", "yes"),
    )
    assert scene.asked() == [(1, "unbalanced")]
    assert happened(scene, "revealed") == ["revealed 0"]
    scene.run((1, "unbalanced", "marker"))
    assert scene.asked() == [(0, "unbalanced")]
    assert happened(scene, "revealed") == ["revealed 0", "revealed 1"]
    scene.run((0, "unbalanced", "pay"), *spend("energy_0", "blood", seat=0)).finish()

    assert (scene.bout.unbalanced, scene.told("attack")) == ([0, 1], [[0, 1, 5]])


# 7.6 Damage points.


def test_7_6_e6_strength_with_three_energy_against_a_passive_defender() -> None:
    """E6 FAV 9, FDV 7, four cards: 3 damage."""
    scene = Scene().face_to_face().items(0, "sica").items(1, "clipeus")
    scene.trait(0, offense=4).trait(1, guard=4)
    scene.give(0, hand="S 1x3").give(1, hand="", life="1x3")

    scene.take_round(0).run(
        (0, "action", "new-strength"),
        (0, "add", "energy_1"),
        (0, "add", "energy_1"),
        (0, "add", "energy_1"),
        (0, "fight", "strike"),
        (0, "skill", "yes"),
        (1, "skill", "yes"),
        (1, "payment", "energy_1"),
    )

    assert scene.told("attack") == [[0, 1, 9]]
    assert scene.told("defence") == [[1, 7]]
    assert scene.told("wounded") == [[1, 3]]
    assert (scene.value(0, "offense"), scene.value(1, "guard")) == (3, 3)


@pytest.mark.parametrize(("energy", "wounded"), [(4, []), (5, []), (6, [[1, 4]])])
def test_7_6_1_damage_only_for_a_higher_attack(energy: int, wounded: list[list[int]]) -> None:
    """7.6.1 Against 5: four and five do nothing, six wound."""
    scene = Scene().face_to_face().give(0, hand=f"S 1x{energy}").give(1, hand="B", life="1x3")

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * energy), *react("berserk"), (1, "skill", "no")
    )
    scene.run((0, "feint", "no"))

    assert scene.told("wounded") == wounded


@pytest.mark.parametrize(("cards", "damage"), [(0, 1), (1, 2), (2, 2), (3, 3), (6, 4)])
def test_7_6_2_one_and_half_the_cards_played(cards: int, damage: int) -> None:
    scene = Scene().face_to_face().give(0, hand=f"S 0x{cards}" if cards else "S")
    scene.give(1, hand="", life="1x3")

    scene.take_round(0).run(*attack("strength", *["energy_0"] * cards), (0, "skill", "yes"))
    scene.run((1, "skill", "no"), (0, "feint", "no"))

    assert scene.told("wounded") == [[1, damage]]


def test_7_6_2_a_reused_action_card_counts_too() -> None:
    scene = Scene().face_to_face().row(0, "S").give(0, hand="0x3").give(1, hand="", life="1x3")

    scene.take_round(0).run(
        (0, "action", "again-strength"),
        *[(0, "add", "energy_0")] * 3,
        (0, "fight", "strike"),
        (0, "skill", "yes"),
        (1, "skill", "no"),
        (0, "feint", "no"),
    )

    assert scene.told("wounded") == [[1, 3]]


@pytest.mark.parametrize(
    ("energy", "option", "damage"), [(2, True, 4), (2, False, 2), (0, True, 2), (1, True, 4)]
)
def test_7_6_3_e7_the_optional_damage_bonus(energy: int, option: bool, damage: int) -> None:
    """E7, 7.6.3 A difference of 7 adds 2, of 5 adds 1, of 6 adds 2."""
    scene = Scene(2, damage_bonus=option).face_to_face().give(0, hand="S 1x2")
    scene.give(1, hand="", life="1x3")

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * energy), (0, "skill", "yes"), (1, "skill", "no")
    )
    scene.run((0, "feint", "no"))

    assert scene.told("wounded") == [[1, damage]]


def test_7_6_3_s50_the_bonus_goes_by_the_halved_value() -> None:
    """S50 15 dodged is 7 against 1: difference 6, two more."""
    scene = Scene(2, damage_bonus=True).place(1, (0, 0), 0).place(0, (0, -1), 5)
    scene.trait(0, offense=9).items(0, "rhomphaia").give(0, hand="S 1x2").give(1, life="1x5")

    scene.take_round(0).run(
        *attack("strength", "energy_1", "energy_1"),
        *react("movement"),
        (0, "skill", "yes"),
        (1, "dodge", "2"),
        (1, "skill", "no"),
        (0, "feint", "no"),
    )

    assert scene.told("attack", "defence", "wounded") == [[0, 1, 15], [1, 1], [1, 4]]


def test_7_6_3_r169_no_damage_bonus_with_beasts() -> None:
    """7.6.3 A dog that rolls 9 against -3 + 0 does the difference, no more."""
    scene = Scene(2, beasts="coliseum", damage_bonus=True).place(0, (0, 0), 0)
    scene.beast("dog", (-1, 0))
    scene.give(0, hand="", life="1x9").dice(4, 5)

    scene.begin(BEAST_ACT, 0).run((0, "skill", "no"))

    assert scene.told("defence", "wounded") == [[0, -3], [0, 12]]


def test_7_6_4_r45_given_cards_do_not_count_and_a_raged_one_does() -> None:
    """7.6.4 Strength, Sacrifice and Rage for an Energy: three cards whatever was given away."""
    scene = Scene().face_to_face().powers(0, "lunge")
    scene.give(0, hand="S sacrifice rage 0x4", discard="1").give(1, hand="", life="1x3")

    scene.take_round(0).run(
        *attack("strength", "sacrifice", "rage"),
        (0, "rage", "discard-energy_1"),
        (0, "power", "lunge"),
        *[(0, "lunge", "energy_0")] * 3,
        (0, "sacrifice", "energy_0"),
        (1, "skill", "no"),
        (0, "feint", "no"),
    )

    assert scene.told("attack") == [[0, 1, 1 + 6 + 3]]
    assert scene.told("wounded") == [[1, 2]]
