"""Chapter 12.3, Unbeatable."""

from harena.games.gladiatori import steps
from harena.games.gladiatori.components.bout import ALIVE, DEAD, DOOMED
from tests.games.gladiatori.blows import attack, course, pay, react
from tests.games.gladiatori.scene import Scene


def killed(seats: int = 3, *, defies: bool = True, **options: str) -> Scene:
    """Seat 1 has opposed seat 0, has died of it, and fights on."""
    scene = Scene(seats, teams="free", **options).face_to_face().powers(1, "unbeatable")
    scene.give(0, hand="S 1x6").give(1, hand="S D B 1x2", life="0").items(1, "spiked_parma")
    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 6),
        *react("berserk"),
        (0, "skill", "yes"),
        (1, "skill", "no"),
        (1, "payment", "yield"),
    )
    return scene.run((1, "unbeatable", "yes" if defies else "no")).finish()


def wounding(scene: Scene) -> None:
    scene.give(0, hand="S 1x6").row(0, "").now(0, offense=5)


def test_12_3_at_his_death_he_may_fight_on() -> None:
    fights, dies = killed(), killed(defies=False)

    assert (fights.bout.fate[1], fights.at(1)) == (DOOMED, (1, 0))
    assert fights.told("power") == [[1, 2]]
    assert dies.bout.fate[1] == DEAD
    assert dies.bout.place[1] == -1


def test_12_3_his_first_sum_has_four_more() -> None:
    """An attack here; the second sum has them no more."""
    scene = killed().trait(0, guard=9)

    scene.take_round(1).run(
        *attack("strength", seat=1), (1, "skill", "no"), (0, "skill", "yes")
    ).finish()
    scene.give(0, hand="D 1x4").take_round(0).run(*attack("dexterity"), *react("dexterity"))
    scene.run((1, "skill", "no"))

    assert scene.told("attack")[1] == [1, 0, 4]
    assert scene.told("defence")[-1] == [1, 5 + 1]


def test_12_3_or_a_defence() -> None:
    scene = killed()

    scene.give(0, hand="D 1x4").take_round(0).run(*attack("dexterity"), *react("dexterity"))
    scene.run((1, "skill", "no"))

    assert scene.told("defence")[-1] == [1, 5 + 1 + 4]


def test_12_3_s22_to_the_end_of_the_next_combat_round() -> None:
    """S22 Killed in round 2 of turn 3, he is there until round 1 of turn 4 is over."""
    scene = Scene(3, teams="free").face_to_face().powers(1, "unbeatable")
    scene.bout.turn, scene.bout.round = 3, 2
    scene.give(0, hand="S 1x6").give(1, hand="S D B 1x2", life="0")
    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 6), *react("berserk"), (0, "skill", "yes")
    )
    scene.run((1, "payment", "yield"), (1, "unbeatable", "yes")).finish()

    scene.begin(steps.END_COMBAT_ROUND)
    assert scene.bout.fate[1] == DOOMED
    scene.begin(steps.END_COMBAT_ROUND)

    assert (scene.bout.fate[1], scene.bout.place[1]) == (DEAD, -1)


def test_12_3_s22_further_damage_removes_him_at_once() -> None:
    """S22 One point is enough; the second hitter has +2 for the attack and nothing else."""
    scene = killed()
    points = scene.bout.points[2]
    scene.place(2, (2, 0), 3).give(2, hand="S 1")
    scene.place(1, (1, 0), 0).now(1, guard=0)
    scene.bout.unbeaten = 0

    scene.take_round(2).run(
        *attack("strength", "energy_1", seat=2), (1, "reaction", "pass"), (2, "skill", "yes")
    ).finish()

    assert scene.told("wounded")[-1] == [1, 2]
    assert scene.bout.fate[1] == DEAD
    assert scene.bout.points[2] == points + 2


def test_12_3_1_r75_he_keeps_hand_and_row_but_no_hit_points() -> None:
    scene = killed()

    assert scene.held(1, "hand") == "strength dexterity energy_1x2"
    assert scene.row_kinds(1) == [2]
    assert (scene.held(1, "life"), scene.bout.items[1]) == ("", 0)
    assert scene.held(1, "removed") == "energy_0"


def test_12_3_1_r75_he_is_no_survivor() -> None:
    """At the end of the game he has no 5 points and no hit points."""
    scene = killed()
    scene.bout.points = [10, 10, 10]
    scene.bout.turn = scene.bout.turns

    scene.begin(steps.TAKE_TURN)

    assert scene.bout.points == [15, 10, 15]
    assert scene.bout.vitality(1) == 0


def test_12_3_1_r75_between_two_turns_he_rests_and_takes_all_cards() -> None:
    scene = killed()

    scene.begin(steps.REST_ALL).run((1, "rest", "endurance"), *[(1, "back", "0")] * 4)
    scene.run(*[(1, "back", "0")] * 2, (1, "back", "1")).finish()
    scene.begin(steps.END_TURN).begin(steps.CHOOSE_CARDS)

    assert (1, "split") not in scene.asked()
    assert scene.held(1, "hand") == "strength dexterity berserk energy_1x2"
    assert scene.held(1, "life") == ""


def test_12_3_2_r124_s63_also_for_one_who_was_passive() -> None:
    """S63 From directly behind as from the rear side after a Dodge: death ends being Passive."""
    behind = Scene(3, teams="free").place(0, (0, 0), 0).place(1, (1, 0), 0)
    beside = Scene(3, teams="free").place(1, (0, 0), 0).place(0, (0, -1), 5)

    for scene in (behind, beside):
        scene.powers(1, "unbeatable").give(0, hand="S 1x9").give(1, hand="M", life="")
        scene.take_round(0).run(*attack("strength", *["energy_1"] * 9))
    beside.run(*react("movement"))
    says = {"0 skill": "yes", "payment": "yield", "unbeatable": "yes"}

    assert "1 unbeatable" in course(behind, says)
    assert "1 unbeatable" in course(beside, says)
    assert behind.bout.fate[1] == beside.bout.fate[1] == DOOMED


def test_12_3_2_r124_before_his_death_the_passive_use_no_powers() -> None:
    """13.2 With Adaptation in his sheet he dies of it: he may not fill his HP deck."""
    scene = Scene(3, teams="free").place(0, (0, 0), 0).place(1, (1, 0), 0)
    scene.powers(1, "unbeatable", "adaptation").give(0, hand="S 1x9").give(1, hand="M 1", life="")
    scene.take_round(0).run(*attack("strength", *["energy_1"] * 9))

    asked = course(scene, {"0 skill": "yes"})

    assert "1 payment" not in asked
    assert "1 unbeatable" in asked


def test_12_3_3_the_killing_blow_counts_when_he_first_dies() -> None:
    """The dealer has it at once: 4 points of damage, kill, First Blood and the attack."""
    scene = killed()

    assert [one[1:] for one in scene.told("scored")] == [[4, 1], [6, 3], [3, 2], [2, 0]]


def test_12_3_3_r153_if_that_was_a_beast_the_first_player_to_kill_him_scores_it() -> None:
    scene = Scene(3, teams="free", beasts="coliseum").place(0, (0, 0), 0).place(1, (1, 0), 3)
    scene.powers(1, "unbeatable").give(0, hand="S 1x6").give(1, hand="B", life="")
    scene.beast("dog", (1, -1))
    scene.dice(2, 6, 5).begin(steps.BEAST_ACT, 0).run(
        *react("berserk"), (1, "skill", "no"), (1, "payment", "yield"), (1, "unbeatable", "yes")
    ).finish()
    assert scene.bout.fate[1] == DOOMED

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 6), (1, "reaction", "pass"), (0, "skill", "yes")
    ).finish()

    assert scene.bout.fate[1] == DEAD
    assert [one[1:] for one in scene.told("scored")] == [[6, 3], [2, 0]]


def test_12_3_4_r150_he_neither_surrenders_nor_fills_an_hp_deck() -> None:
    scene = killed().powers(1, "adaptation", "delay")

    scene.take_round(1)

    assert scene.interjections(1) == ["delay"]


def test_12_3_4_r150_nor_is_an_hp_deck_filled_between_death_and_defiance() -> None:
    """The killing blow has taken all; what is in hand comes too late, the other Powers do not."""
    scene = Scene(3, teams="free").face_to_face().powers(1, "unbeatable", "adaptation", "delay")
    scene.give(0, hand="S 1x6").give(1, hand="B M 1", life="")
    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 6), *react("berserk"), (0, "skill", "yes")
    )
    scene.run((1, "payment", "yield"))

    assert scene.asked() == [(1, "unbeatable")]
    assert scene.interjections(1) == ["delay"]


def test_12_3_1_r75_between_two_turns_his_whole_deck_goes_to_his_hand() -> None:
    scene = killed(2).give(1, hand="", deck="S D 1x2", discard="B")

    scene.begin(steps.CHOOSE_CARDS)

    assert (1, "split") not in scene.asked()
    assert scene.held(1, "hand") == "strength dexterity energy_1x2"
    assert (scene.held(1, "deck"), scene.held(1, "life"), scene.held(1, "discard")) == (
        "",
        "",
        "berserk",
    )


def test_12_3_5_r151_two_of_them_may_face_each_other() -> None:
    """The game goes on while both stand; the last one ends it without surviving."""
    scene = killed(2)
    scene.bout.fate[0], scene.bout.doom[0] = DOOMED, 2
    assert scene.told("ended") == []

    scene.bout.points, scene.bout.unbeaten = [10, 10], 0
    wounding(scene)
    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 6), (1, "reaction", "pass"), (0, "skill", "yes")
    ).finish()

    assert len(scene.told("ended")) == 1
    assert (scene.bout.fate, scene.bout.points) == ([DOOMED, DEAD], [12, 10])


def test_12_3_5_r151_a_duel_goes_on_while_the_dead_man_stands() -> None:
    scene = killed(2)

    assert (scene.told("ended"), scene.bout.fate) == ([], [ALIVE, DOOMED])
    scene.begin(steps.END_COMBAT_ROUND).begin(steps.END_COMBAT_ROUND)
    assert len(scene.told("ended")) == 1


def test_12_3_a_hit_he_can_pay_asks_nothing() -> None:
    scene = Scene().face_to_face().powers(1, "unbeatable").give(1, hand="", life="1")

    scene.take_round(0).run(*attack("strength"), (0, "skill", "yes"), *pay("energy_1"))
    asked = course(scene)

    assert "1 unbeatable" not in asked


def test_12_3_who_may_have_it_is_asked_but_can_use_it_only_if_he_has() -> None:
    offered = []
    for powers in ([], ["unbeatable"]):
        scene = Scene().face_to_face().give(0, hand="S 1x6").give(1, hand="B", life="")
        scene.powers(1, *powers).take_round(0).run(
            *attack("strength", *["energy_1"] * 6), *react("berserk"), (0, "skill", "yes")
        )
        scene.run((1, "payment", "yield"))
        offered.append(scene.offered(1))

    assert offered == [["no"], ["no", "yes"]]


def test_12_3_who_is_known_not_to_have_it_dies_unasked() -> None:
    """Secutor has no Unbeatable, Mirmillo has; a created gladiator may have."""
    asked = []
    for name in ("secutor", "mirmillo", ""):
        scene = Scene().face_to_face().give(0, hand="S 1x6").give(1, hand="B", life="")
        ids = [one.id for one in scene.bout.content.characters]
        scene.bout.character[1] = ids.index(name) if name else -1
        scene.take_round(0).run(
            *attack("strength", *["energy_1"] * 6), *react("berserk"), (0, "skill", "yes")
        )
        asked.append("1 unbeatable" in course(scene, {"1 payment": "yield"}))

    assert asked == [False, True, True]


def test_12_3_3_r153_another_beast_leaves_it_and_so_does_a_second_gladiator() -> None:
    """A beast that removes him takes no kill; one whom a gladiator has killed is killed once."""
    scene = killed().give(0, hand="S 1x6").row(0, "").now(0, offense=5)
    before = scene.bout.points[0]

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 6), (1, "reaction", "pass"), (0, "skill", "yes")
    ).finish()

    assert scene.bout.fate[1] == DEAD
    assert scene.bout.points[0] == before + 2
