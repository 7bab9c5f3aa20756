"""Chapter 6, Help for an ally (6.20 to 6.23)."""

import pytest

from harena.games.gladiatori import steps
from harena.games.gladiatori.components.bout import FIRST_BEAST
from tests.games.gladiatori.blows import attack, react
from tests.games.gladiatori.scene import Answer, Scene

HELPER, FOE, ALLY = 0, 1, 2


def three(lasts: str = "next_action") -> Scene:
    """Helper and ally side by side in the front of an enemy, who looks at the helper."""
    scene = Scene(3, help=lasts).teams(0, 1, 0).place(HELPER, (0, 0), 0).place(FOE, (1, 0), 3)
    return scene.place(ALLY, (1, -1), 5)


def help_with(card: str = "berserk", *added: str) -> list[Answer]:
    return attack(card, *added, fight="help")


def test_6_20_r29_offered_when_both_are_in_melee_with_the_one_ahead() -> None:
    scene = three()

    scene.take_round(HELPER).run((0, "action", "new-berserk"), (0, "add", "enough"))

    assert scene.offered(0) == ["none", "strike", "help"]


def test_6_20_the_ally_must_be_in_melee_too() -> None:
    scene = three().place(ALLY, (3, -1), 3)

    scene.take_round(HELPER).run((0, "action", "new-berserk"), (0, "add", "enough"))

    assert scene.offered(0) == ["none", "strike"]


def test_6_20_back_to_back_is_no_melee() -> None:
    """The ally behind the enemy, looking away."""
    scene = three().place(ALLY, (2, 0), 0)

    scene.take_round(HELPER).run((0, "action", "new-berserk"), (0, "add", "enough"))

    assert scene.offered(0) == ["none", "strike"]


@pytest.mark.parametrize("facing", [0, 1, 5])
def test_6_20_not_from_behind_the_enemy(facing: int) -> None:
    scene = three().place(FOE, (1, 0), facing)

    scene.take_round(HELPER).run((0, "action", "new-berserk"), (0, "add", "enough"))

    assert scene.offered(0) == ["none", "strike"]


@pytest.mark.parametrize("facing", [1, 5])
def test_6_20_r29_the_enemy_must_stand_directly_ahead(facing: int) -> None:
    scene = three().place(HELPER, (0, 0), facing)

    scene.take_round(HELPER).run((0, "action", "new-berserk"), (0, "add", "enough"))

    assert "help" not in scene.offered(0)


def test_6_20_enemies_are_not_helped() -> None:
    scene = three().teams(0, 1, 2)

    scene.take_round(HELPER).run((0, "action", "new-berserk"), (0, "add", "enough"))

    assert scene.offered(0) == ["none", "strike"]


def test_6_20_with_a_movement_card_there_is_no_help() -> None:
    scene = three()

    scene.take_round(HELPER).run((0, "action", "new-movement"), (0, "add", "enough"))

    assert scene.offered(0) == ["none"]


def test_6_21_e5_a_quarter_of_15_is_3() -> None:
    """E5: 6 for Blood, 3 for the gladius, 6 for Offense."""
    scene = three().items(HELPER, "gladius").trait(HELPER, offense=6)

    scene.take_round(HELPER).run(*help_with(), (0, "skill", "yes"), (0, "blood", 3)).finish()

    assert scene.told("attack") == [[HELPER, FOE, 15]]
    assert scene.told("lent") == [[ALLY, FOE, 3]]


def test_6_21_all_that_goes_into_it_is_spent() -> None:
    scene = three().give(HELPER, hand="B 1 0")

    scene.take_round(HELPER).run(
        *help_with("berserk", "energy_1"), (0, "skill", "yes"), (0, "blood", 2)
    ).finish()

    assert (scene.value(0, "offense"), scene.value(0, "blood")) == (4, 3)
    assert (scene.held(0, "hand"), scene.held(0, "discard")) == ("energy_0", "energy_1")
    assert scene.told("lent") == [[ALLY, FOE, 2]]


def test_6_21_the_ally_has_it_in_his_next_attack_and_once_only() -> None:
    scene = three().give(FOE, life="Sx1 Dx1 Bx1 Mx1")
    scene.bout.help = [ALLY, FOE, 3]

    scene.take_round(ALLY).run(*attack("berserk", seat=ALLY), (ALLY, "blood", 1))
    scene.run((FOE, "payment", "strength")).finish()
    scene.take_round(ALLY).run(*attack("strength", seat=ALLY))
    scene.run((ALLY, "skill", "yes"), (FOE, "payment", "dexterity")).finish()

    assert scene.told("attack") == [[ALLY, FOE, 5], [ALLY, FOE, 5]]
    assert scene.value(ALLY, "offense") == 4


def test_6_21_or_in_his_next_defence() -> None:
    scene = three().place(FOE, (1, 0), 2)
    scene.bout.help = [ALLY, FOE, 3]

    scene.take_round(FOE).run(*attack("berserk", seat=FOE), (FOE, "blood", 3))
    scene.run((ALLY, "skill", "yes")).finish()
    scene.take_round(FOE).run(*attack("strength", seat=FOE), (FOE, "skill", "yes"))
    scene.run((ALLY, "skill", "yes")).finish()

    assert scene.told("defence") == [[ALLY, 8], [ALLY, 4]]


def test_6_21_not_against_another_opponent() -> None:
    scene = Scene(4).teams(0, 1, 0, 1).face_to_face(2, 3).give(3, life="1x5")
    scene.bout.help = [ALLY, FOE, 3]

    scene.take_round(ALLY).run(*attack("berserk", seat=ALLY), (ALLY, "blood", 1))

    assert scene.told("attack") == [[ALLY, 3, 2]]


def test_6_22_r30_there_is_no_reaction_no_damage_and_no_points() -> None:
    scene = three()

    scene.take_round(HELPER).run(*help_with(), (0, "blood", 3)).finish()

    assert scene.told("attack") == [[HELPER, FOE, 6]]
    assert scene.told("lent") == [[ALLY, FOE, 1]]
    assert scene.told("wounded", "scored", "defence", "passed") == []
    assert scene.bout.first_blood is False


@pytest.mark.parametrize(("value", "bonus"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_6_22_r30_less_than_four_gives_nothing(value: int, bonus: int) -> None:
    scene = three().trait(HELPER, offense=value).give(FOE, life="1x5")

    scene.take_round(HELPER).run(*help_with("strength"), (0, "skill", "yes")).finish()
    scene.take_round(ALLY).run(*attack("berserk", seat=ALLY), (ALLY, "blood", 1))

    assert scene.told("attack")[-1] == [ALLY, FOE, 2 + bonus]


def test_6_22_a_negative_sum_takes_nothing_away() -> None:
    scene = three().give(FOE, life="1x5")
    scene.bout.trapped[HELPER] = 1

    scene.take_round(HELPER).run(*help_with("strength")).finish()
    scene.take_round(ALLY).run(*attack("berserk", seat=ALLY), (ALLY, "blood", 1))

    assert scene.told("attack") == [[HELPER, FOE, -3], [ALLY, FOE, 2]]


def test_6_22_several_helps_add_up() -> None:
    """With the option; a second helper's Action is the next one otherwise (6.23)."""
    found: list[int] = []
    for lasts in ("ally_round", "next_action"):
        scene = three(lasts).give(FOE, life="1x5")
        scene.bout.help = [ALLY, FOE, 2]

        scene.take_round(HELPER).run(*help_with(), (0, "blood", 3)).finish()
        scene.take_round(ALLY).run(*attack("berserk", seat=ALLY), (ALLY, "blood", 1))
        found.append(scene.told("attack")[-1][2])

    assert found == [2 + 2 + 1, 2 + 1]


def test_6_22_r149_moves_and_powers_of_an_attack_go_into_it() -> None:
    """Acrobatic Strike 3 with its marker, Sacrifice 3, Lunge 2: a quarter of 8."""
    scene = three().powers(HELPER, "lunge")
    scene.give(HELPER, hand="S acrobatic_strike sacrifice 0x2")

    scene.take_round(HELPER).run(
        *help_with("strength", "acrobatic_strike", "sacrifice"),
        (0, "power", "lunge"),
        (0, "lunge", "energy_0"),
        (0, "lunge", "enough"),
        (0, "sacrifice", "energy_0"),
        (0, "acrobatics", "yes"),
    ).finish()

    assert scene.told("lent") == [[ALLY, FOE, 2]]
    assert scene.bout.unbalanced[HELPER] == 1
    assert scene.held(HELPER, "removed") == "energy_0"


def test_6_22_r149_deep_wounds_wrestling_and_the_damage_of_leap_are_no_part_of_it() -> None:
    scene = three().place(HELPER, (-2, 0), 0)
    scene.powers(HELPER, "lunge", "leap", "deep_wounds", "wrestling")

    scene.take_round(HELPER).run(
        *[(0, "opening", "move-east-on")] * 2, *help_with(), (0, "power", "leap")
    )
    leaps = scene.offered(0)
    scene.run((0, "leap", "2-0"))

    assert leaps == ["2-0", "1-0"]
    assert scene.offered(0) == ["none", "lunge"]


def test_6_22_r149_no_sweep_break_item_unbalancing_strike_or_feint() -> None:
    scene = three().items(FOE, "galea")
    scene.give(HELPER, hand="B sweep break_item unbalancing_strike F")

    scene.take_round(HELPER).run(
        *help_with("berserk", "sweep", "break_item", "unbalancing_strike"), (0, "blood", 3)
    )

    assert scene.match.over
    assert scene.told("lent") == [[ALLY, FOE, 1]]
    assert (scene.bout.unbalanced, scene.bout.damaged) == ([0, 0, 0], 0)
    assert scene.held(HELPER, "hand") == "feint"


def test_6_22_r149_against_a_beast_moves_may_be_plus_two() -> None:
    """20.12: Reflex and Sweep as 2 each."""
    scene = Scene(2, beasts="cooperative").place(0, (0, 0), 0).place(1, (1, -1), 5)
    beast = scene.beast("bear", (1, 0))
    scene.give(0, hand="S reflex sweep")

    scene.take_round(0).run(
        *attack("strength", "reflex", "sweep", fight="help"),
        (0, "plain", "reflex"),
        (0, "plain", "sweep"),
    ).finish()

    assert scene.told("lent") == [[1, beast, 1]]


def test_6_23_r149_it_is_used_up_even_in_an_attack_that_proves_null() -> None:
    scene = three()
    scene.bout.trapped[ALLY] = 1
    scene.bout.help = [ALLY, FOE, 3]

    scene.take_round(ALLY).run(*attack("strength", seat=ALLY)).finish()

    assert scene.told("attack") == [[ALLY, FOE, 0]]
    assert scene.told("defence") == []
    assert scene.bout.help == []


def test_6_23_in_a_sweep_it_counts_against_that_target_only() -> None:
    scene = Scene(4).teams(0, 1, 0, 1).place(2, (0, 0), 0).place(1, (1, 0), 3)
    scene.place(3, (1, -1), 4).give(2, hand="B sweep")
    for foe in (1, 3):
        scene.give(foe, life="1x5")
    scene.bout.help = [2, 3, 3]

    scene.take_round(2).run(
        *attack("berserk", "sweep", fight="sweep-left", seat=2),
        (2, "target", "seat-1"),
        (2, "blood", 3),
    )

    assert scene.told("attack") == [[2, 1, 7], [2, 3, 6]]


def test_6_23_r31_it_lapses_if_it_is_not_used_in_the_next_action() -> None:
    """Whoever takes it; to Pass and to stand by is none, and one that was feinted never was."""
    for card, after in (("movement", []), ("strength", []), ("", [ALLY, FOE, 3])):
        scene = three()
        scene.bout.help = [ALLY, FOE, 3]

        scene.take_round(FOE)
        if card:
            scene.run((FOE, "action", f"new-{card}"))
        scene.finish()

        assert scene.bout.help == after

    stands, feints = three(), three().give(FOE, hand="S F")
    for scene in (stands, feints):
        scene.bout.help = [ALLY, FOE, 3]
    stands.take_round(ALLY).run((ALLY, "action", "standby-strength")).finish()
    feints.take_round(FOE).run(*attack("strength", seat=FOE), (FOE, "skill", "yes"))
    feints.run((FOE, "feint", "yes")).finish()
    assert stands.bout.help == feints.bout.help == [ALLY, FOE, 3]


def test_6_23_r31_a_beast_that_attacks_takes_the_next_action() -> None:
    scene = Scene(2, beasts="cooperative").place(0, (0, 0), 0).give(0, life="1x9")
    dog = scene.beast("dog", (1, 0))
    scene.bout.help = [1, dog, 3]

    scene.dice(1, 2).begin(steps.BEAST_ACT, 0).run((0, "skill", "yes")).finish()

    assert scene.bout.help == []


def test_6_23_r31_with_the_option_it_lapses_at_the_end_of_the_allys_next_round() -> None:
    scene = three("ally_round")
    scene.bout.help = [ALLY, FOE, 3]

    scene.take_round(FOE).run((FOE, "action", "new-movement")).finish()
    scene.take_round(HELPER).finish()
    kept = scene.bout.help[:]
    scene.take_round(ALLY).finish()

    assert kept == [ALLY, FOE, 3]
    assert scene.bout.help == []


def test_6_23_it_lapses_when_the_opponent_leaves_the_board() -> None:
    scene = Scene(4).teams(0, 1, 0, 1)
    scene.bout.help = [ALLY, FOE, 3, ALLY, 3, 2]

    scene.take_round(FOE).run((FOE, "interject", "surrender")).finish()

    assert scene.bout.help == [ALLY, 3, 2]


def test_6_23_other_helps_stay_as_they_are() -> None:
    """One of three is used, lapses or goes with a figure; those before and after it are kept."""
    helps = [HELPER, 3, 1, ALLY, FOE, 3, HELPER, 3, 2]
    used, lapsed, gone = (
        Scene(4, help="ally_round").teams(0, 1, 0, 1).face_to_face(ALLY, FOE) for _ in range(3)
    )
    for scene in (used, lapsed, gone):
        scene.bout.help = helps[:]
        scene.give(FOE, hand="", life="1x5")

    used.take_round(FOE).run((FOE, "action", "pass")).finish()
    used.take_round(ALLY).run(*attack("berserk", seat=ALLY))
    while not used.told("attack"):
        used.default()
    lapsed.take_round(ALLY).finish()
    gone.take_round(FOE).run((FOE, "interject", "surrender")).finish()

    assert used.told("attack") == [[ALLY, FOE, 3]]
    assert used.bout.help == lapsed.bout.help == gone.bout.help == [HELPER, 3, 1, HELPER, 3, 2]


def test_6_23_it_lapses_when_the_ally_leaves_the_board() -> None:
    scene = Scene(4, help="ally_round").teams(0, 1, 0, 1).face_to_face(FOE, ALLY)
    scene.bout.help = [ALLY, 3, 3, HELPER, 3, 2]

    scene.take_round(FOE).run(*attack("berserk", seat=FOE), (FOE, "blood", 3)).finish()

    assert scene.told("killed") == [[ALLY]]
    assert scene.bout.help == [HELPER, 3, 2]


def test_6_23_a_new_beast_is_not_the_one_that_was_killed() -> None:
    scene = Scene(3, beasts="cooperative").place(0, (0, 0), 0).place(1, (2, -1), 3)
    beast = scene.beast("dog", (1, 0))
    scene.bout.help = [1, beast, 3]
    scene.bout.coming[0] = 1

    scene.dice(1, 2).take_round(0).run(*attack("berserk"), (0, "blood", 3)).finish()
    scene.begin(steps.RELEASE_BEASTS)

    assert scene.told("slain") == [[beast]]
    assert scene.bout.beasts == [0]
    assert beast == FIRST_BEAST
    assert scene.bout.help == []


def test_6_23_a_reaction_uses_it_too() -> None:
    scene = three().place(FOE, (1, 0), 2)
    scene.bout.help = [ALLY, FOE, 3]

    scene.take_round(FOE).run(
        *attack("berserk", seat=FOE), *react("strength", seat=ALLY), (FOE, "blood", 1)
    ).finish()

    assert scene.told("defence") == [[ALLY, 3]]
    assert scene.bout.help == []


@pytest.mark.parametrize("leaves", ["surrenders", "dies"])
def test_6_23_r186_it_stays_when_the_helper_leaves_the_board(leaves: str) -> None:
    """What he gave is the ally's: six by Blood and Offense 5, a quarter of them are 2."""
    scene = (
        Scene(4, help="ally_round").teams(0, 1, 0, 1).place(HELPER, (0, 0), 0).place(FOE, (1, 0), 3)
    )
    scene.place(ALLY, (1, -1), 5).place(3, (-1, 0), 0).give(HELPER, hand="B", life="")
    scene.take_round(HELPER).run(*help_with(), (0, "skill", "yes"), (0, "blood", 3)).finish()

    if leaves == "surrenders":
        scene.take_round(HELPER).run((HELPER, "interject", "surrender")).finish()
    else:
        scene.take_round(3).run(*attack("berserk", seat=3), (3, "blood", 3)).finish()
    scene.take_round(ALLY).run(*attack("berserk", seat=ALLY), (ALLY, "blood", 1))

    assert not scene.bout.stands(HELPER)
    assert scene.told("lent") == [[ALLY, FOE, 2]]
    assert scene.told("attack")[-1] == [ALLY, FOE, 2 + 2]
