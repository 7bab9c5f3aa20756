"""Chapter 16, Victory Points: attacks, damage, kills, flight and cowardice."""

import pytest

from harena.games.gladiatori import steps
from harena.games.gladiatori.aim.points import (
    COWARDICE,
    FIRST_BLOOD,
    FLIGHT,
    FRONT_ATTACK,
    FRONT_DAMAGE,
    FRONT_KILL,
    REAR_ATTACK,
    REAR_DAMAGE,
    REAR_KILL,
    SURRENDER,
    SURVIVAL,
)
from harena.games.gladiatori.components.bout import ALIVE, DEAD, DOOMED
from tests.games.gladiatori.blows import attack, pay, react
from tests.games.gladiatori.scene import Answer, Scene


def bloodied(scene: Scene) -> Scene:
    """First Blood has been had."""
    scene.bout.first_blood = True
    return scene


def from_behind() -> Scene:
    """Seat 0 directly behind seat 1."""
    return Scene().place(0, (0, 0), 0).place(1, (1, 0), 0)


def by_reason(scene: Scene) -> dict[int, int]:
    """Points by reason; each reason once."""
    found = {reason: points for _, points, reason in scene.told("scored")}
    assert len(found) == len(scene.told("scored"))
    return found


def blow(cards: int = 0, blood: int = 3) -> list[Answer]:
    """A Berserk attack with so many Energy cards on it."""
    return [*attack("berserk", *["energy_0"] * cards), (0, "blood", blood)]


def test_16_1_points_are_awarded_at_once() -> None:
    """Before anybody moves by Reflex."""
    scene = Scene().face_to_face().give(1, hand="S reflex", life="1x3")

    scene.take_round(0).run(*attack("berserk"), *react("strength", "reflex"), (0, "blood", 3))
    scene.run(*pay("energy_1"))

    assert scene.asked() == [(1, "reflex")]
    assert scene.bout.points == [10 + 2 + 1 + 3, 10]


def test_16_2_the_two_need_a_positive_attack_and_no_hit() -> None:
    scene = Scene().face_to_face()

    scene.take_round(0).run(*blow(blood=1), (1, "skill", "yes")).finish()

    assert scene.told("held") == [[1]]
    assert scene.told("scored") == [[0, 2, FRONT_ATTACK]]


def test_16_2_a_null_attack_brings_none() -> None:
    scene = Scene().face_to_face()

    scene.take_round(0).run(*blow(blood=0)).finish()

    assert scene.told("attack") == [[0, 1, 0]]
    assert scene.told("scored") == []


def test_16_2_nets_count() -> None:
    scene = Scene().face_to_face().items(0, "rete")

    scene.take_round(0).run(*attack("berserk", fight="net-rete"), (0, "blood", 3)).finish()

    assert scene.told("netted") == [[1]]
    assert scene.told("scored") == [[0, 2, FRONT_ATTACK]]


def test_16_2_once_an_attack_whatever_the_number_of_targets() -> None:
    scene = Scene(3).face_to_face().place(2, (1, -1), 4).give(0, hand="B sweep")
    scene.trait(1, guard=9)

    scene.take_round(0).run(
        *attack("berserk", "sweep", fight="sweep-left"),
        (0, "target", "seat-1"),
        (0, "blood", 3),
        (1, "skill", "yes"),
        (2, "skill", "yes"),
    ).finish()

    assert scene.told("attack") == [[0, 1, 7], [0, 2, 3]]
    assert scene.told("scored") == [[0, 2, FRONT_ATTACK]]


def test_16_3_e20_damage_counts_as_far_as_effective() -> None:
    """E20: 5 damage paid with an Item of 2 and two cards worth 4: 5 and 2."""
    scene = bloodied(Scene().face_to_face().items(1, "falcata"))
    scene.give(0, hand="B 0x7").give(1, life="1x3").trait(1, guard=0)

    scene.take_round(0).run(*blow(7), *pay("falcata", "energy_1", "energy_1")).finish()

    assert scene.told("wounded") == [[1, 5]]
    assert by_reason(scene) == {FRONT_DAMAGE: 5, FRONT_ATTACK: 2}


def test_16_3_16_5_r83_e20_the_covers_point_counts() -> None:
    """E20: 3 hit points left and 7 damage: 3 + 2 + 6 = 11."""
    scene = bloodied(Scene(3).face_to_face()).give(0, hand="B 0x11").give(1, life="1")

    scene.take_round(0).run(*blow(11)).finish()

    assert scene.told("wounded") == [[1, 7]]
    assert by_reason(scene) == {FRONT_DAMAGE: 3, FRONT_ATTACK: 2, FRONT_KILL: 6}
    assert scene.bout.points[0] == 21


def test_16_3_from_behind_each_effective_point_costs_two() -> None:
    scene = from_behind().give(0, hand="B 0x2").give(1, life="1x3")

    scene.take_round(0).run(*blow(2), *pay("energy_1")).finish()

    assert scene.told("wounded") == [[1, 2]]
    assert by_reason(scene) == {REAR_ATTACK: -3, REAR_DAMAGE: -4}


def test_16_3_s4_a_hit_from_a_rear_side() -> None:
    """S4: 11 dodged is 5, against 4 less 3 = 1; three cards, 2 damage: -3 and -4."""
    scene = Scene().place(1, (0, 0), 0).place(0, (0, -1), 5).items(0, "spatha")
    scene.trait(0, offense=2).give(0, hand="B 0x2").give(1, life="1x3", hand="M").row(1, "")

    scene.take_round(0).run(
        *attack("berserk", "energy_0", "energy_0"),
        *react("movement"),
        (0, "skill", "yes"),
        (0, "blood", 3),
        (1, "dodge", 2),
        *pay("energy_1"),
    ).finish()

    assert (scene.told("attack"), scene.told("defence")) == ([[0, 1, 11]], [[1, 1]])
    assert scene.bout.points == [3, 10]


def test_16_4_first_blood_is_the_first_damage_from_the_front_once_a_game() -> None:
    scene = Scene().face_to_face().give(1, life="1x3")

    scene.take_round(0).run(*blow(blood=1), *pay("energy_1")).finish()
    first = scene.told("scored")
    scene.give(0, hand="D").trait(0, offense=3)
    scene.take_round(0).run(*attack("dexterity"), (0, "skill", "yes"), *pay("energy_1")).finish()

    assert [0, 3, FIRST_BLOOD] in first
    assert [one[2] for one in scene.told("scored")].count(FIRST_BLOOD) == 1
    assert scene.bout.points[0] == 10 + 3 + 2 * (2 + 1)


def test_16_4_a_first_wound_from_behind_leaves_it_open() -> None:
    scene = from_behind().give(1, life="1x3")

    scene.take_round(0).run(*blow(), *pay("energy_1")).finish()

    assert scene.told("wounded") == [[1, 1]]
    assert scene.bout.first_blood is False
    assert FIRST_BLOOD not in by_reason(scene)


def test_16_4_not_by_a_net_and_not_from_beasts() -> None:
    scene = Scene(2, beasts="coliseum").face_to_face().items(0, "rete")
    scene.take_round(0).run(*attack("berserk", fight="net-rete"), (0, "blood", 2)).finish()
    scene.place(1, (0, 5), 0).beast("dog", (1, 0))

    scene.dice(1, 2).take_round(0).run(*attack("strength"), (0, "skill", "yes")).finish()

    assert len(scene.told("slain")) == 1
    assert scene.bout.first_blood is False


def test_16_4_16_6_r84_s24_allies_hit_or_killed_bring_and_cost_nothing() -> None:
    """S24: a Sweep over enemy and ally: the ally is struck 3 lower, and there are no VP for him."""
    scene = Scene(4).teams(0, 1, 0, 1).face_to_face(0, 1).place(2, (1, -1), 4)
    scene.give(0, hand="B sweep").trait(1, guard=9)

    scene.take_round(0).run(
        *attack("berserk", "sweep", fight="sweep-left"),
        (0, "target", "seat-1"),
        (0, "blood", 3),
        (1, "skill", "yes"),
    ).finish()

    assert scene.told("attack") == [[0, 1, 7], [0, 2, 3]]
    assert scene.told("killed") == [[2]]
    assert scene.told("scored") == [[0, 2, FRONT_ATTACK]]
    assert scene.bout.first_blood is False
    assert scene.bout.unbalanced[0] == 1


def test_16_5_s20_a_killing_blow_from_the_front() -> None:
    """S20: HP deck 3, cover, Item 2; 9 damage: 2 + 6 + 6 = 14."""
    scene = bloodied(Scene(3).face_to_face().items(1, "falcata"))
    scene.give(0, hand="B 0x15").give(1, life="S").trait(0, offense=0)

    scene.take_round(0).run(*blow(15)).finish()

    assert scene.told("wounded") == [[1, 9]]
    assert by_reason(scene) == {FRONT_ATTACK: 2, FRONT_DAMAGE: 6, FRONT_KILL: 6}


def test_16_5_s20_a_killing_blow_from_behind() -> None:
    """S20: from behind -3 - 12 - 12 = -27."""
    scene = Scene(3).place(0, (0, 0), 0).place(1, (1, 0), 0).items(1, "falcata")
    scene.give(0, hand="B 0x15").give(1, life="S")

    scene.take_round(0).run(*blow(15)).finish()

    assert by_reason(scene) == {REAR_ATTACK: -3, REAR_DAMAGE: -12, REAR_KILL: -12}
    assert scene.bout.points[0] == -17


@pytest.mark.parametrize("first_blood", [True, False])
def test_16_6_r84_s25_a_sweep_from_front_and_behind_scores_both_ways(first_blood: bool) -> None:
    """S25: A in front for 3, B from behind for 3: 2 + 3 - 3 - 6 = -4, and 3 for First Blood."""
    scene = Scene(3).face_to_face(0, 1).place(2, (1, -1), 1)
    scene.give(0, hand="B sweep 0x2").give(1, life="S").give(2, life="S")
    scene.bout.first_blood = not first_blood

    scene.take_round(0).run(
        *attack("berserk", "sweep", "energy_0", "energy_0", fight="sweep-left"),
        (0, "target", "seat-1"),
        (0, "blood", 3),
        (1, "payment", "strength"),
        (2, "payment", "strength"),
    ).finish()

    assert scene.told("wounded") == [[1, 3], [2, 3]]
    assert scene.bout.points[0] == 10 - 4 + (3 if first_blood else 0)


def test_16_7_who_survives_to_the_end_has_five() -> None:
    scene = Scene(3).face_to_face()
    scene.bout.fate[2] = 2
    scene.bout.place[2] = -1

    scene.take_round(0).run(*blow()).finish()

    survivors = [one for one in scene.told("scored") if one[2] == SURVIVAL]
    assert survivors == [[0, 5, SURVIVAL]]


def test_16_7_one_who_is_only_unbeatable_has_not_survived() -> None:
    scene = Scene(3)
    scene.bout.fate[1] = DOOMED
    scene.bout.turn = 6

    scene.begin(steps.TAKE_TURN)

    assert scene.told("scored") == [[0, 5, SURVIVAL], [2, 5, SURVIVAL]]


@pytest.mark.parametrize(("life", "winners"), [("1", [0, 1]), ("", [2])])
def test_16_7_s53_the_team_of_two_against_one_loses_ten(life: str, winners: list[int]) -> None:
    """S53: 18 + 15 - 10 = 23 against 23: a tie, and hit points decide."""
    scene = Scene(3, lone_seat=2).give(0, life=life).give(2, life="1x1 0")
    scene.bout.points = [18, 15, 23]
    if life:
        scene.give(1, life="0x2")

    assert scene.match.winners == winners


def test_16_7_s53_one_point_more_is_enough() -> None:
    scene = Scene(3, lone_seat=2).give(2, life="1x5")
    scene.bout.points = [18, 16, 23]

    assert scene.match.winners == [0, 1]


# Fleeing.


def away(*points: str) -> list[Answer]:
    return [(0, "opening", point) for point in points]


WEST = "move-west-on"


def test_16_8_r85_s38_two_hexes_farther_is_flight() -> None:
    """S38: from distance 1 to 3, nearer to nobody: -2."""
    scene = Scene().face_to_face()

    scene.take_round(0).run(*away(WEST, WEST)).finish()

    assert scene.told("scored") == [[0, -2, FLIGHT]]


def test_16_8_r85_s38_one_hex_farther_is_not() -> None:
    """S38: at distance 2 nothing."""
    scene = Scene().face_to_face()

    scene.take_round(0).run(*away(WEST)).finish()

    assert scene.told("scored") == []


def test_16_8_r85_s38_nor_is_coming_nearer_to_another_enemy() -> None:
    """S38: at distance 3, but nearer to a second enemy."""
    scene = Scene(3).face_to_face().place(2, (-5, 0), 0)

    scene.take_round(0).run(*away(WEST, WEST)).finish()

    assert scene.told("scored") == []


def test_16_8_an_ally_does_not_save() -> None:
    scene = Scene(3).teams(0, 1, 0).face_to_face().place(2, (-5, 0), 0)

    scene.take_round(0).run(*away(WEST, WEST)).finish()

    assert scene.told("scored") == [[0, -2, FLIGHT]]


def test_16_8_only_from_one_with_whom_one_was_in_melee() -> None:
    """Back to back is no melee."""
    scene = Scene().place(0, (0, 0), 3).place(1, (1, 0), 0)

    scene.take_round(0).run(*away(WEST, WEST)).finish()

    assert scene.told("scored") == []


def test_16_8_from_one_behind_who_looks_at_him_too() -> None:
    scene = Scene().place(0, (0, 0), 3).place(1, (1, 0), 3)

    scene.take_round(0).run(*away(WEST, WEST)).finish()

    assert scene.told("scored") == [[0, -2, FLIGHT]]


def test_16_8_once_a_round_whatever_the_number_of_enemies() -> None:
    scene = Scene(3).face_to_face().place(2, (1, -1), 4)

    scene.take_round(0).run(*away(WEST, WEST, "move-south-west-on")).finish()

    assert scene.told("scored") == [[0, -2, FLIGHT]]


def test_16_8_it_is_looked_at_at_the_end_of_the_round() -> None:
    scene = Scene().face_to_face()

    scene.take_round(0).run(*away(WEST, WEST, "move-east-on", "move-east-on")).finish()

    assert scene.told("scored") == []


# Cowardice.


@pytest.mark.parametrize("turn", ["turn-left-twice", "turn-right-twice"])
def test_16_9_r86_s39_turning_ones_back_on_an_enemy_is_cowardice(turn: str) -> None:
    """S39: in front at the start, now in the rear: -3."""
    scene = Scene().face_to_face()

    scene.take_round(0).run(*away(turn)).finish()

    assert scene.told("scored") == [[0, -3, COWARDICE]]


def test_16_9_one_side_keeps_him_in_front() -> None:
    scene = Scene().face_to_face()

    scene.take_round(0).run(*away("turn-left")).finish()

    assert scene.told("scored") == []


def test_16_9_r86_s39_an_enemy_behind_since_before_is_no_matter() -> None:
    """S39: he stood behind already; turning elsewhere costs nothing."""
    scene = Scene().place(0, (0, 0), 3).place(1, (1, 0), 3)

    scene.take_round(0).run(*away("turn-left")).finish()

    assert scene.told("scored") == []


@pytest.mark.parametrize("place", [(-1, 0), (-4, 0)])
def test_16_9_r86_not_with_another_opponent_in_ones_front(place: tuple[int, int]) -> None:
    scene = Scene(3).face_to_face().place(2, place, 3)

    scene.take_round(0).run(*away("turn-left-twice", "turn-left")).finish()

    assert scene.told("scored") == []


def test_16_9_an_ally_in_front_does_not_save() -> None:
    scene = Scene(3).teams(0, 1, 0).face_to_face().place(2, (-1, 0), 0)

    scene.take_round(0).run(*away("turn-left-twice", "turn-left")).finish()

    assert scene.told("scored") == [[0, -3, COWARDICE]]


def test_16_9_once_a_round_and_besides_fleeing() -> None:
    scene = Scene(3).face_to_face().place(2, (1, -1), 4)

    scene.take_round(0).run(*away("turn-left-twice", "move-west-left", WEST, WEST)).finish()

    assert scene.told("scored") == [[0, -2, FLIGHT], [0, -3, COWARDICE]]


# Beasts, forced moves, and where the others stood.


def test_16_10_r87_nobody_flees_from_beasts() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0)
    scene.beast("dog", (1, 0))

    scene.take_round(0).run(*away("turn-left-twice", "move-west-left", WEST)).finish()

    assert scene.told("scored") == []


def test_16_10_r87_s38_coming_nearer_to_a_beast_saves_from_fleeing() -> None:
    """S38: nearer to a beast."""
    scene = Scene(2, beasts="coliseum").face_to_face()
    scene.beast("dog", (-5, 0))

    scene.take_round(0).run(*away(WEST, WEST)).finish()

    assert scene.told("scored") == []


def test_16_10_r87_facing_a_beast_saves_from_cowardice() -> None:
    scene = Scene(2, beasts="coliseum").face_to_face()
    scene.beast("dog", (-1, 0))

    scene.take_round(0).run(*away("turn-left-twice", "turn-left")).finish()

    assert scene.told("scored") == []


def test_16_10_r87_reflex_in_the_round_of_another_is_not_punished() -> None:
    scene = Scene().face_to_face().give(1, hand="S reflex").trait(1, guard=9)

    scene.take_round(0).run(
        *attack("berserk"),
        *react("strength", "reflex"),
        (0, "blood", 1),
        (1, "skill", "yes"),
        *[(1, "reflex", "move-east-left")] * 3,
    ).finish()

    assert scene.at(1) == (4, 0)
    assert scene.told("scored") == [[0, 2, FRONT_ATTACK]]


def test_16_10_r87_nor_is_wrestling() -> None:
    """The pushed one is farther away from both, and neither loses a point."""
    scene = Scene().face_to_face().powers(0, "wrestling").trait(1, guard=9)

    scene.take_round(0).run(
        *attack("berserk"),
        (0, "power", "wrestling"),
        (0, "blood", 1),
        (1, "skill", "yes"),
        (0, "push", "seat-1-east"),
    ).finish()
    scene.take_round(1).finish()

    assert scene.at(1) == (2, 0)
    assert scene.told("scored") == [[0, 2, FRONT_ATTACK]]


def test_16_11_r155_the_moves_of_others_do_not_count() -> None:
    """The enemy runs away by Reflex, three hexes: the attacker has not fled from him."""
    scene = Scene().face_to_face().give(1, hand="S reflex").trait(1, guard=9)
    scene.give(0, hand="B reflex")

    scene.take_round(0).run(
        *attack("berserk", "reflex"),
        *react("strength", "reflex"),
        (0, "blood", 1),
        (1, "skill", "yes"),
        (0, "reflex", "move-west-on"),
        (0, "reflex", "stop"),
        *[(1, "reflex", "move-east-on")] * 3,
    ).finish()

    assert scene.at(1) == (4, 0)
    assert scene.told("scored") == [[0, 2, FRONT_ATTACK]]


def test_16_11_r155_nobody_flees_from_one_he_has_killed() -> None:
    scene = bloodied(Scene(3).face_to_face()).give(0, hand="B reflex").place(2, (0, 5), 0)

    scene.take_round(0).run(
        *attack("berserk", "reflex"),
        (0, "blood", 3),
        (0, "reflex", "move-north-west-left"),
        (0, "reflex", "move-north-west-left"),
        (0, "reflex", "turn-left"),
    ).finish()

    assert scene.told("killed") == [[1]]
    assert by_reason(scene) == {FRONT_ATTACK: 2, FRONT_DAMAGE: 1, FRONT_KILL: 6}


@pytest.mark.parametrize(("life", "lost"), [("", -5), ("1x9", 0)])
def test_16_11_r155_one_who_has_left_the_board_does_not_save(life: str, lost: int) -> None:
    """Away from one enemy, towards another, who is killed by a throw, or not."""
    scene = bloodied(Scene(4).face_to_face()).place(2, (-5, 0), 0).place(3, (5, 0), 0)
    scene.items(0, "hasta").give(2, life=life)
    answers: list[Answer] = [(2, "payment", "energy_1")] if life else []

    scene.take_round(0).run(
        *away("move-west-left", "move-west-left"),
        *attack("berserk", fight="throw-hasta"),
        (0, "blood", 3),
        *answers,
    ).finish()

    assert (scene.told("killed") == [[2]]) is (life == "")
    penalties = [one[1] for one in scene.told("scored") if one[2] in (FLIGHT, COWARDICE)]
    assert sum(penalties) == lost


@pytest.mark.parametrize(("strong", "lost"), [(9, [COWARDICE]), (0, [])])
def test_16_11_r155_a_beast_that_was_slain_does_not_save(strong: int, lost: list[int]) -> None:
    """He faces a dog and an enemy, slays the dog, and turns to where it stood."""
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 1).place(1, (1, 0), 3)
    scene.trait(0, offense=strong).give(0, hand="S reflex").beast("dog", (1, -1))

    scene.dice(2, 3).take_round(0).run(
        *attack("strength", "reflex"),
        (0, "plain", "enough"),
        (0, "skill", "yes" if strong else "no"),
    )
    scene.run((0, "feint", "no"), (0, "reflex", "turn-left")).finish()

    assert scene.bout.facing[0] == 2
    assert [one[2] for one in scene.told("scored") if one[2] in (FLIGHT, COWARDICE)] == lost


def test_16_8_16_9_who_surrenders_has_not_fled() -> None:
    """6.8, 16.7 In melee, and gone: 15 points, and no more for flight or cowardice."""
    scene = Scene(3, teams="free").face_to_face()

    scene.take_round(0).run((0, "interject", "surrender")).finish()

    assert scene.told("scored") == [[0, -15, SURRENDER]]


def test_16_8_r85_as_near_to_another_as_before_is_not_nearer() -> None:
    """Two hexes away from one, and still four from the other: that is flight."""
    scene = Scene(3, teams="free").face_to_face().place(2, (-3, 4), 0)

    scene.take_round(0).run(*away(WEST, WEST)).finish()

    assert scene.told("scored") == [[0, -2, FLIGHT]]


def test_16_8_16_9_nobody_flees_from_an_ally() -> None:
    scene = Scene(3).teams(0, 0, 1).face_to_face().place(2, (5, 0), 3)

    scene.take_round(0).run(*away("move-west-left", "move-west-left", "turn-left")).finish()

    assert scene.told("scored") == []


def test_16_7_two_dead_men_lose_the_ten_as_well() -> None:
    """1.5: their 30 points stay, and 10 are taken off: 20 against 25."""
    scene = Scene(3, lone_seat=2)
    scene.bout.points = [18, 12, 25]
    scene.bout.fate = [DEAD, DEAD, ALIVE]

    assert scene.match.winners == [2]


def test_16_11_r155_one_who_runs_behind_him_has_not_made_him_a_coward() -> None:
    """The enemy steps by Reflex from his front to his back; he has not turned."""
    scene = Scene().place(0, (0, 0), 1).place(1, (1, -1), 4).trait(1, guard=9)
    scene.give(1, hand="S reflex")

    scene.take_round(0).run(
        *attack("berserk"),
        *react("strength", "reflex"),
        (0, "blood", 1),
        (1, "skill", "yes"),
        (1, "reflex", "move-south-east-on"),
        (1, "reflex", "move-south-west-on"),
    ).finish()

    assert scene.at(1) == (0, 1)
    assert scene.told("scored") == [[0, 2, FRONT_ATTACK]]


def test_16_11_r155_he_who_pushes_an_enemy_and_turns_after_him_faces_him() -> None:
    """From the east to the north-east by Wrestling, and two sides to the left by Reflex.

    The hex where the enemy stood is behind him now, the enemy is not.
    """
    scene = Scene().face_to_face().give(0, hand="B reflex").powers(0, "wrestling")
    scene.trait(1, guard=9)

    scene.take_round(0).run(
        *attack("berserk", "reflex"),
        (0, "power", "wrestling"),
        (0, "blood", 1),
        (1, "skill", "yes"),
        (0, "push", "seat-1-north-west"),
        (0, "reflex", "turn-left-twice"),
    ).finish()

    assert (scene.at(1), scene.bout.facing[0]) == ((1, -1), 2)
    assert scene.told("scored") == [[0, 2, FRONT_ATTACK]]


def test_16_11_r155_behind_by_both_is_cowardice() -> None:
    """The same push, and half a turn."""
    scene = Scene().face_to_face().give(0, hand="B reflex").powers(0, "wrestling")
    scene.trait(1, guard=9)

    scene.take_round(0).run(
        *attack("berserk", "reflex"),
        (0, "power", "wrestling"),
        (0, "blood", 1),
        (1, "skill", "yes"),
        (0, "push", "seat-1-north-west"),
        *[(0, "reflex", "turn-left-twice")] * 2,
    ).finish()

    assert scene.told("scored") == [[0, 2, FRONT_ATTACK], [0, -3, COWARDICE]]


@pytest.mark.parametrize("points", [[18, 15, 25], [30, 15, 25]])
def test_16_7_the_ten_are_told_and_counted_for_all_to_see(points: list[int]) -> None:
    """In an event, in the scores at the end, and in every view."""
    scene = Scene(3, lone_seat=2)
    scene.bout.points, scene.bout.turn = points[:], 6
    before = scene.match.scores

    scene.begin(steps.TAKE_TURN)

    two, lone = points[0] + points[1] + 5 + 5 - 10, points[2] + 5
    assert [event.args[1:] for event in scene.match.events[-1:]] == [(2, -10, two, lone)]
    assert (before, scene.match.scores) == (points, [two, two, lone])
    assert scene.match.winners == ([0, 1] if two > lone else [2])
    assert [scene.match.view(seat)["handicap"] for seat in (0, 2, None)] == [-10, -10, -10]


def test_16_7_without_a_lone_player_nobody_hears_of_it() -> None:
    """Two against two: at the end everybody has the points of his team."""
    scene = Scene(4, teams="two_against_two")
    scene.bout.points, scene.bout.turn = [18, 15, 1, 2], 6

    scene.begin(steps.TAKE_TURN)

    assert scene.match.events[-1].args[2:] == (0, 0, 0)
    assert scene.match.view(None)["handicap"] == 0
    assert scene.match.scores == [29, 27, 29, 27]


@pytest.mark.parametrize(("facing", "lost"), [(2, []), (5, [FLIGHT])])
def test_16_8_r85_who_stays_in_melee_with_another_has_not_fled(
    facing: int, lost: list[int]
) -> None:
    """Around the second enemy, as near to him as before; back to back that is no melee."""
    scene = Scene(3, teams="free").face_to_face().place(2, (0, -1), facing)

    scene.take_round(0).run(
        *away("move-west-left", "move-north-west-left", "move-north-east-on")
    ).finish()

    assert (scene.at(0), scene.bout.facing[0]) == ((0, -2), 2)
    assert [one[2] for one in scene.told("scored") if one[2] == FLIGHT] == lost
