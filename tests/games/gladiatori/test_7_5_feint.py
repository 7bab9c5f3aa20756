"""Chapter 7.5, Feint: what it undoes, and what stays."""

import pytest

from harena.games.gladiatori.components.bout import DOOMED
from harena.games.gladiatori.components.card_row import ROTATED, card_at
from harena.games.gladiatori.components.traits import TRAITS
from harena.games.gladiatori.steps import BEAST_ACT
from tests.games.gladiatori.blows import attack, course, pay, react, spend
from tests.games.gladiatori.scene import Scene


def duel(own: str = "S 1x2 F", other: str = "B 1 F") -> Scene:
    scene = Scene().face_to_face().trait(1, guard=6)
    return scene.give(0, hand=own).give(1, hand=other, life="1x4")


def test_7_5_1_s9_the_attacker_may_feint_when_both_values_are_known() -> None:
    """S9, 7.5.3, 7.5.5 Cards and Offense back, the Feint discarded, no points; Guard spent."""
    scene = duel()

    scene.take_round(0).run(
        *attack("strength", "energy_1", "energy_1"),
        *react("berserk", "energy_1"),
        (0, "skill", "yes"),
        (1, "skill", "yes"),
    )
    assert scene.asked() == [(0, "feint")]
    assert scene.told("attack", "defence") == [[0, 1, 7], [1, 11]]
    scene.run((0, "feint", "yes"), (1, "feint", "no")).finish()

    assert scene.held(0, "hand") == "strength energy_1x2"
    assert scene.held(0, "discard") == "feint"
    assert scene.value(0, "offense") == 5
    assert (scene.value(1, "guard"), scene.row_kinds(1)) == (5, [2])
    assert (scene.held(1, "hand"), scene.held(1, "discard")) == ("feint", "energy_1")
    assert scene.bout.points == [10, 10]


def test_7_5_1_s10_then_the_defender_may() -> None:
    """S10 His card and cards come back, Guard 6, both Feints are discarded."""
    scene = duel()

    scene.take_round(0).run(
        *attack("strength", "energy_1", "energy_1"),
        *react("berserk", "energy_1"),
        (0, "skill", "yes"),
        (1, "skill", "yes"),
        (0, "feint", "yes"),
        (1, "feint", "yes"),
    ).finish()

    assert (scene.held(1, "hand"), scene.held(1, "discard")) == ("berserk energy_1", "feint")
    assert (scene.value(1, "guard"), scene.row_kinds(1)) == (6, [])
    assert scene.held(0, "discard") == "feint"


def test_7_5_2_r41_s12_the_defender_alone_is_not_asked() -> None:
    """S12 The attacker does not feint: the defender has no say."""
    scene = duel()

    scene.take_round(0).run(*attack("strength"), *react("berserk"), (0, "skill", "yes"))
    asked = course(scene)

    assert "0 feint" in asked
    assert "1 feint" not in asked


def test_7_5_3_r117_s11_blood_of_berserk_comes_back_blood_of_the_reuse_does_not() -> None:
    """S11, 7.5.4 Reused for 2, one more spent: Blood is 2 lower, the card straight as it was."""
    scene = Scene().face_to_face().row(0, "B (S)").give(0, hand="F 1").give(1, hand="")

    scene.take_round(0).run(
        (0, "opening", "turn-left"),
        (0, "opening", "turn-right"),
        (0, "action", "again-berserk"),
        (0, "add", "energy_1"),
        (0, "fight", "strike"),
        (0, "blood", "1"),
        (0, "feint", "yes"),
    ).finish()

    assert (scene.value(0, "blood"), scene.value(0, "speed")) == (3, 3)
    assert scene.held(0, "hand") == "energy_1"
    assert not card_at(scene.bout.row[0], 0) & ROTATED


def test_7_5_3_r117_speed_of_a_dodge_comes_back() -> None:
    scene = duel(other="M F")

    scene.take_round(0).run(
        *attack("strength"),
        *react("movement"),
        (0, "skill", "yes"),
        (1, "dodge", "2"),
        (0, "feint", "yes"),
        (1, "feint", "yes"),
    ).finish()

    assert scene.value(1, "speed") == 5


def test_7_5_3_powers_count_as_unspent() -> None:
    """Leap and Deep Wounds can be used again, and do nothing to the next attack by themselves."""
    scene = Scene().place(0, (-1, 0), 0).place(1, (1, 0), 3).powers(0, "leap", "deep_wounds")
    scene.give(0, hand="S D F 1x2").give(1, hand="", life="1x4")

    scene.take_round(0).run(
        (0, "opening", "move-east-on"),
        *attack("strength"),
        (0, "power", "leap"),
        (0, "leap", "1-0"),
        (0, "power", "deep_wounds"),
        (0, "depth", "2"),
        (0, "skill", "yes"),
        (0, "feint", "yes"),
    ).finish()
    scene.take_round(0).run(*attack("strength"), (0, "skill", "yes"))

    assert scene.told("attack") == [[0, 1, 5], [0, 1, 5]]
    assert (scene.value(0, "speed"), scene.bout.used[0]) == (4, 0)


def test_7_5_4_r42_a_new_card_returns_and_the_round_is_over() -> None:
    """7.5.4 The card is in hand again, but he has had his Action."""
    scene = duel()

    scene.take_round(0).run(*attack("strength"), *react("berserk"), (0, "feint", "yes"))
    asked = course(scene)

    assert (scene.held(0, "hand"), scene.row_kinds(0)) == ("strength energy_1x2", [])
    assert "0 action" not in asked


def test_7_5_4_r42_sacrificed_and_lunged_cards_return() -> None:
    scene = Scene().face_to_face().powers(0, "lunge").give(0, hand="S F sacrifice 0x3 1")

    scene.take_round(0).run(
        *attack("strength", "sacrifice"),
        (0, "power", "lunge"),
        (0, "lunge", "energy_0"),
        (0, "lunge", "energy_1"),
        (0, "lunge", "enough"),
        (0, "sacrifice", "energy_0"),
        (0, "skill", "yes"),
        (0, "feint", "yes"),
    ).finish()

    assert scene.held(0, "hand") == "strength energy_0x3 energy_1 sacrifice"
    assert (scene.held(0, "removed"), scene.held(0, "discard")) == ("", "feint")
    assert scene.bout.powers[0] == 1


def test_7_5_4_r42_a_thrown_item_returns() -> None:
    scene = Scene().place(0, (0, 0), 0).place(1, (3, 0), 3).items(0, "hasta").give(0, hand="S F")

    scene.take_round(0).run(
        *attack("strength", fight="throw-hasta"), (0, "skill", "yes"), (0, "feint", "yes")
    ).finish()

    assert scene.bout.items[0] == 1 << scene.item("hasta")
    assert scene.told("item_lost") == []


def test_7_5_4_r42_a_rage_is_swapped_back() -> None:
    """From the discard pile and from the HP deck."""
    for trade, zone in (("discard-energy_1", "discard"), ("life-energy_1", "life")):
        scene = Scene().face_to_face().give(0, hand="S F rage", discard="1", life="1")
        scene.take_round(0).run(
            *attack("strength", "rage"),
            (0, "rage", trade),
            (0, "skill", "yes"),
            (0, "feint", "yes"),
        ).finish()

        assert scene.held(0, "hand") == "strength rage"
        assert "energy_1" in scene.held(0, zone)
        assert (scene.held(0, "life"), scene.held(0, "discard")) == ("energy_1", "energy_1 feint")


def test_7_5_4_a_reused_reaction_stays_as_it_was() -> None:
    scene = Scene().face_to_face().give(0, hand="S F").row(1, "(B) D").give(1, hand="F")

    scene.take_round(0).run(
        *attack("strength"),
        (1, "reaction", "again-berserk"),
        (0, "skill", "yes"),
        (0, "feint", "yes"),
        (1, "feint", "yes"),
    ).finish()

    assert scene.row_kinds(1) == [2, 1]
    assert (scene.value(1, "blood"), scene.held(1, "hand")) == (3, "")


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 0)])
def test_7_5_4_a_card_laid_in_an_earlier_fight_is_no_new_one(one: int, other: int) -> None:
    """A Block from hand; reused as an attack, then as a Block: no Feint brings it back to hand."""
    scene = Scene().face_to_face().give(one, hand="S D F", life="1x4").trait(other, guard=6)
    scene.give(other, hand="S Fx2", life="1x4").take_round(one).run(
        *attack("strength", seat=one), *react("strength", seat=other), (one, "skill", "yes")
    ).finish()

    scene.take_round(other).run(
        (other, "action", "again-strength"), (other, "fight", "strike"), (other, "skill", "yes")
    )
    sheets = scene.match.view(one)["sheets"]
    assert isinstance(sheets, list)
    assert sheets[other]["card"] == 0
    scene.run((other, "feint", "yes")).finish()
    attacked = (scene.row_kinds(other), scene.held(other, "hand"))
    scene.take_round(one).run(
        *attack("dexterity", seat=one),
        (other, "reaction", "again-strength"),
        (one, "skill", "yes"),
        (one, "feint", "yes"),
        (other, "feint", "yes"),
    ).finish()

    assert attacked == ([0], "feint")
    assert (scene.row_kinds(other), scene.held(other, "hand")) == ([0], "")
    assert scene.value(other, "blood") == 3


def test_7_5_5_r43_no_damage_no_points_no_markers_of_the_attacker() -> None:
    """Acrobatic Strike, Sweep and Unbalancing Strike leave nothing behind."""
    scene = Scene().face_to_face().give(0, hand="S F sweep acrobatic_strike unbalancing_strike")
    scene.give(1, hand="", life="1x3")

    scene.take_round(0).run(
        *attack("strength", "sweep", "acrobatic_strike", "unbalancing_strike", fight="sweep-ahead"),
        (0, "acrobatics", "yes"),
        (0, "skill", "yes"),
        (1, "unbalanced", "marker"),
        (0, "feint", "yes"),
    ).finish()

    assert scene.bout.unbalanced == [0, 0]
    assert scene.told("wounded", "scored") == []
    assert scene.bout.first_blood is False


def test_7_5_5_r43_the_defenders_strike_and_reflex_stand() -> None:
    scene = duel(other="B unbalancing_strike reflex acrobatic_strike")

    scene.take_round(0).run(
        *attack("strength"),
        *react("berserk", "unbalancing_strike", "reflex", "acrobatic_strike"),
        (0, "skill", "yes"),
        (0, "unbalanced", "marker"),
        (1, "acrobatics", "yes"),
        (0, "feint", "yes"),
        (1, "reflex", "move-east-on"),
    ).finish()

    assert scene.at(1) == (2, 0)
    assert scene.bout.unbalanced == [1, 1]


def test_7_5_5_r43_unless_he_feints_as_well() -> None:
    """7.5.5 His Unbalancing Strike, his Acrobatic Strike and his Reflex never were."""
    scene = duel(other="B F unbalancing_strike reflex acrobatic_strike")

    scene.take_round(0).run(
        *attack("strength"),
        *react("berserk", "unbalancing_strike", "reflex", "acrobatic_strike"),
        (0, "skill", "yes"),
        (0, "unbalanced", "marker"),
        (1, "acrobatics", "yes"),
        (0, "feint", "yes"),
        (1, "feint", "yes"),
    )
    asked = course(scene)

    assert asked == []
    assert scene.bout.unbalanced == [0, 0]
    assert scene.held(1, "hand") == "berserk acrobatic_strike unbalancing_strike reflex"


def test_7_5_6_r44_one_feint_undoes_a_whole_sweep() -> None:
    scene = Scene(3, teams="free").face_to_face().place(2, (1, -1), 4)
    scene.give(0, hand="S F sweep 1x6").give(1, hand="", life="1").give(2, hand="", life="1")

    scene.take_round(0).run(
        *attack("strength", "sweep", *["energy_1"] * 6, fight="sweep-ahead"),
        (0, "target", "seat-1"),
        (0, "feint", "yes"),
    ).finish()

    assert scene.told("wounded", "scored") == []
    assert scene.held(0, "hand") == "strength energy_1x6 sweep"


def test_7_5_7_r121_powers_of_any_time_stay_used() -> None:
    """Adaptation, Delay and Resistance during the fight keep their effect."""
    scene = duel(other="B F 1").powers(1, "adaptation", "delay", "resistance").now(1, blood=2)

    scene.take_round(0).run(*attack("strength"), *react("berserk"), (0, "skill", "yes"))
    assert scene.asked() == [(1, "skill")]
    scene.run(
        (1, "interject", "delay"),
        (1, "interject", "adaptation"),
        (1, "adapt", "to-life-energy_1"),
        (1, "adapt", "none"),
        (1, "adapt", "none"),
        (1, "interject", "resistance"),
        (1, "recover", "blood"),
        (1, "recover", "none"),
        (1, "recover", "none"),
        (1, "skill", "yes"),
        (0, "feint", "yes"),
        (1, "feint", "yes"),
    ).finish()

    assert scene.bout.powers[1] == 0
    assert scene.bout.guarded == 1 << 1
    assert (scene.held(1, "life"), scene.value(1, "blood")) == ("energy_1x5", 3)


def test_7_5_7_r121_but_as_plus_two_against_a_beast_they_come_back() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).powers(0, "adaptation", "lunge")
    dog = scene.beast("dog", (1, 0))
    scene.give(0, hand="S F 1").dice(6, 5)

    scene.take_round(0).run(
        *attack("strength"),
        (0, "plain", "adaptation"),
        (0, "plain", "lunge"),
        (0, "skill", "yes"),
        (0, "feint", "yes"),
    ).finish()

    assert scene.told("attack") == [[0, dog, 9]]
    assert (scene.bout.powers[0], scene.bout.used[0]) == (1 | 1 << 6, 0)


def test_7_5_8_r141_no_value_rises_above_its_start() -> None:
    """Offense used, brought back by Resistance, then feinted: 5, not 6."""
    scene = duel().powers(0, "resistance")

    scene.take_round(0).run(
        *attack("strength"), *react("berserk"), (0, "skill", "yes"), (1, "skill", "no")
    )
    assert scene.asked() == [(0, "feint")]
    scene.run(
        (0, "interject", "resistance"),
        (0, "recover", "offense"),
        (0, "recover", "none"),
        (0, "recover", "none"),
        (0, "feint", "yes"),
    ).finish()

    assert scene.value(0, "offense") == 5


def test_7_5_8_r141_a_lunged_card_that_came_back_already_stays_there() -> None:
    """Resistance took the lunged Energy from the discard pile: nothing is doubled or lost."""
    scene = duel(own="S F 1x2 0").powers(0, "lunge", "resistance")

    scene.take_round(0).run(
        *attack("strength"),
        *react("berserk"),
        (0, "power", "lunge"),
        (0, "lunge", "energy_0"),
        (0, "lunge", "energy_1"),
        (0, "lunge", "enough"),
        (0, "skill", "no"),
        (1, "skill", "no"),
        (0, "interject", "resistance"),
        (0, "recover", "energy_0"),
        (0, "recover", "none"),
        (0, "recover", "none"),
        (0, "feint", "yes"),
    ).finish()

    assert scene.held(0, "hand") == "strength energy_0 energy_1x2"
    assert scene.held(0, "discard") == "feint"


def test_7_5_8_r141_a_rage_that_came_back_already_stays_in_hand() -> None:
    scene = duel(own="S F rage").powers(0, "resistance").give(0, discard="1")

    scene.take_round(0).run(
        *attack("strength", "rage"),
        *react("berserk"),
        (0, "rage", "discard-energy_1"),
        (0, "skill", "no"),
        (1, "skill", "no"),
        (0, "interject", "resistance"),
        (0, "recover", "rage"),
        (0, "recover", "none"),
        (0, "recover", "none"),
        (0, "feint", "yes"),
    ).finish()

    assert scene.held(0, "hand") == "strength rage"
    assert scene.held(0, "discard") == "energy_1 feint"


def test_7_5_8_r141_an_overskill_is_as_it_was() -> None:
    """Raised and used in this action: the old value; raised before, it is raised again."""
    scene = duel(own="S F overskill").trait(0, offense=4)
    before = duel(own="S F").trait(0, offense=4).now(0, offense=9)
    before.bout.overskilled[0] = 1

    scene.take_round(0).run(
        *attack("strength", "overskill"),
        (0, "overskill", "offense"),
        (0, "skill", "yes"),
        (0, "feint", "yes"),
    ).finish()
    before.take_round(0).run(*attack("strength"), (0, "skill", "yes"), (0, "feint", "yes")).finish()

    assert scene.told("attack") == before.told("attack") == [[0, 1, 9]]
    assert (scene.value(0, "offense"), scene.bout.overskilled[0]) == (4, 0)
    assert (before.value(0, "offense"), before.bout.overskilled[0]) == (9, 1)


@pytest.mark.parametrize("skill", ["offense", "guard", "endurance"])
def test_7_5_8_r141_an_overskill_that_was_not_used_is_taken_back_too(skill: str) -> None:
    """Whichever Skill it was, of either side, and no other."""
    scene = duel(own="S F overskill", other="B F overskill")
    scene.trait(0, offense=4, guard=4, endurance=4).trait(1, offense=3, guard=3, endurance=3)
    before = scene.bout.remaining[:]

    scene.take_round(0).run(
        *attack("strength", "overskill"),
        *react("berserk", "overskill"),
        (0, "overskill", skill),
        (0, "skill", "yes"),
        (1, "overskill", skill),
        (1, "skill", "no"),
        (0, "feint", "yes"),
        (1, "feint", "yes"),
    ).finish()

    assert scene.bout.remaining == before
    assert scene.bout.overskilled == [0, 0]


def test_7_5_8_r141_elements_paid_for_a_strike_stay_paid() -> None:
    scene = duel(own="S F 1", other="B F unbalancing_strike")

    scene.take_round(0).run(
        *attack("strength"),
        *react("berserk", "unbalancing_strike"),
        (0, "skill", "yes"),
        (0, "unbalanced", "pay"),
        *spend("energy_1", "endurance", seat=0),
        (0, "feint", "yes"),
        (1, "feint", "yes"),
    ).finish()

    assert (scene.value(0, "endurance"), scene.held(0, "discard")) == (4, "energy_1 feint")


def test_7_5_8_r141_unbeatables_four_and_an_allys_bonus_are_there_again() -> None:
    scene = duel()
    scene.bout.fate[0], scene.bout.doom[0], scene.bout.unbeaten = DOOMED, 2, 1
    scene.bout.help = [0, 1, 3, 1, 0, 2]

    scene.take_round(0).run(
        *attack("strength"), *react("berserk"), (0, "skill", "no"), (1, "skill", "no")
    )
    assert scene.told("attack", "defence") == [[0, 1, 7], [1, 7]]
    scene.run((0, "feint", "yes"))

    assert (scene.bout.unbeaten, scene.bout.help) == (1, [0, 1, 3])
    scene.run((1, "feint", "yes")).finish()
    assert scene.bout.help == [0, 1, 3, 1, 0, 2]


def test_7_5_8_r141_but_not_a_four_that_an_earlier_fight_used() -> None:
    scene = duel(own="S D F 1").give(1, hand="", life="1x4")
    scene.bout.fate[0], scene.bout.doom[0], scene.bout.unbeaten = DOOMED, 2, 1

    scene.take_round(0).run(*attack("strength"), (1, "skill", "yes")).finish()
    scene.take_round(0).run(*attack("dexterity"), (0, "skill", "yes"), (0, "feint", "yes")).finish()

    assert scene.told("attack") == [[0, 1, 4], [0, 1, 6]]
    assert scene.bout.unbeaten == 0


def test_7_5_8_r141_nothing_of_an_earlier_fight_comes_back() -> None:
    """First both spend all they can; then both feint, and have what they had, less the Feints."""
    scene = Scene().face_to_face().powers(0, "lunge", "deep_wounds")
    scene.give(0, hand="B S F 0x4 sacrifice rage overskill", discard="acrobatic_strike 1")
    scene.give(1, hand="M B F 0 sacrifice", life="1x9")
    scene.take_round(0).run(
        *attack("berserk", "sacrifice", "rage", "overskill"),
        *react("movement", "sacrifice"),
        (0, "rage", "discard-acrobatic_strike"),
        (0, "overskill", "offense"),
        (0, "power", "lunge"),
        (0, "lunge", "energy_0"),
        (0, "lunge", "enough"),
        (0, "power", "deep_wounds"),
        (0, "depth", "2"),
        (0, "power", "none"),
        (0, "sacrifice", "energy_0"),
        (0, "acrobatics", "yes"),
        (0, "skill", "yes"),
        (0, "blood", 3),
        (1, "sacrifice", "energy_0"),
        (1, "dodge", 2),
        (1, "skill", "yes"),
    ).finish()
    before = belongings(scene)

    scene.take_round(0).run(
        *attack("strength"), *react("berserk"), (0, "feint", "yes"), (1, "feint", "yes")
    ).finish()

    assert before[0][0] == "strength energy_0x2 feint"
    assert before[0][4:] == ([0, 5, 5, 2, 5], 0)
    assert before[1][4:] == ([5, 4, 5, 5, 3], 0)
    for seat, (hand, discard, *rest) in enumerate(before):
        after = belongings(scene)[seat]
        assert after[0] == hand.replace(" feint", "")
        assert set(after[1].split()) == {*discard.split(), "feint"}
        assert list(after[2:]) == rest


def belongings(scene: Scene) -> list[tuple[str, str, str, str, list[int], int]]:
    """The cards, the sheet and the Powers left, of both."""
    bout = scene.bout
    return [
        (
            scene.held(seat, "hand"),
            scene.held(seat, "discard"),
            scene.held(seat, "removed"),
            scene.held(seat, "life"),
            bout.remaining[TRAITS * seat : TRAITS * (seat + 1)],
            bout.powers[seat],
        )
        for seat in (0, 1)
    ]


def test_7_5_9_r142_one_feint_each_and_none_for_the_passive() -> None:
    """Two Feints in hand: one question each; who Passed is not asked at all."""
    scene = duel(own="S F 1", other="B F")
    scene.give(0, hand="S Fx2 1")

    scene.take_round(0).run(*attack("strength"), (1, "reaction", "pass"), (0, "skill", "yes"))
    asked = course(scene, {"feint": "yes"})

    assert [one for one in asked if one.endswith("feint")] == ["0 feint"]
    assert scene.held(0, "discard") == "feint"


def test_7_5_9_r142_none_against_an_attacking_beast() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).give(0, hand="B F")
    scene.beast("dog", (1, 0))

    scene.dice(2, 3).begin(BEAST_ACT, 0).run(*react("berserk", seat=0))
    asked = course(scene)

    assert "0 feint" not in asked


def test_7_5_9_r142_in_a_sweep_defenders_feint_in_order_before_anybody_is_hurt() -> None:
    scene = Scene(3, teams="free").face_to_face().place(2, (1, -1), 4)
    scene.give(0, hand="S F sweep 1x6").give(1, hand="B F").give(2, hand="B F")

    scene.take_round(0).run(
        *attack("strength", "sweep", *["energy_1"] * 6, fight="sweep-ahead"),
        (0, "target", "seat-2"),
        *react("berserk", seat=2),
        *react("berserk", seat=1),
    )
    asked = course(scene, {"feint": "yes"})

    assert [one for one in asked if one.endswith("feint")] == ["0 feint", "2 feint", "1 feint"]
    assert (scene.held(1, "hand"), scene.held(2, "hand")) == ("berserk", "berserk")


def test_7_5_1_a_kept_feint_lets_the_attack_be() -> None:
    scene = duel(other="")

    scene.take_round(0).run(
        *attack("strength"), (0, "skill", "yes"), (0, "feint", "no"), *pay("energy_1")
    ).finish()

    assert scene.told("wounded") == [[1, 1]]
    assert scene.held(0, "hand") == "energy_1x2 feint"


def test_7_5_8_r141_a_feint_brings_back_no_help_of_an_earlier_fight() -> None:
    """Help was used up by a defence that stood; the next one is feinted, and it stays away."""
    scene = duel(own="S D F", other="B F").row(1, "(S)")
    scene.bout.help = [1, 0, 3]
    scene.take_round(0).run(*attack("strength"), (1, "reaction", "again-strength"))
    scene.run((0, "skill", "yes")).finish()
    assert (scene.told("defence"), scene.bout.help) == ([[1, 8]], [])

    scene.take_round(0).run(*attack("dexterity"), *react("berserk"), (0, "skill", "yes"))
    scene.run((0, "feint", "yes"), (1, "feint", "yes")).finish()

    assert scene.told("feinted") == [[0], [1]]
    assert scene.bout.help == []
