"""Chapter 12.2, the Power Stand up!, which takes all markers off."""

from tests.games.gladiatori.blows import attack, course
from tests.games.gladiatori.scene import Scene


def fallen() -> Scene:
    scene = Scene().face_to_face().powers(0, "stand_up").trait(1, guard=9)
    scene.bout.trapped[0], scene.bout.unbalanced[0], scene.bout.down[0] = 2, 2, 1
    return scene


def test_12_2_all_markers_off() -> None:
    scene = fallen()

    scene.take_round(0).run((0, "opening", "stand_up"))

    assert (scene.bout.trapped[0], scene.bout.unbalanced[0], scene.bout.down[0]) == (0, 0, 0)
    assert scene.told("power") == [[0, 1]]
    assert "stand_up" not in scene.offered(0)


def test_12_2_r123_during_extra_movement() -> None:
    scene = fallen()

    scene.take_round(0).run((0, "opening", "turn-left"), (0, "opening", "stand_up"))

    assert scene.bout.down[0] == 0


def test_12_2_r123_in_the_last_window_before_new_markers() -> None:
    """The marker of his own Acrobatic Strike comes after it."""
    scene = Scene().face_to_face().powers(0, "stand_up").trait(1, guard=9)
    scene.give(0, hand="S acrobatic_strike")
    scene.bout.unbalanced[0] = 1

    scene.take_round(0).run(
        *attack("strength", "acrobatic_strike"),
        (0, "acrobatics", "yes"),
        (1, "skill", "yes"),
        (0, "closing", "stand_up"),
    ).finish()

    assert (scene.bout.unbalanced[0], scene.bout.down[0]) == (1, 0)


def test_12_2_not_after_passing() -> None:
    scene = fallen().now(0, offense=0, guard=0, endurance=0, blood=0, speed=0).give(0, hand="")

    scene.take_round(0).run((0, "action", "pass"))

    assert (scene.asked(), scene.offered(0)) == ([(0, "closing")], ["ready"])


def test_12_2_not_in_anothers_round() -> None:
    scene = fallen()

    scene.take_round(1)

    assert scene.interjections(0) == []


def test_12_2_r123_at_any_time_of_his_own_round() -> None:
    """Face-down he has declared and sees the answer; he rises, and his attack has no -5."""
    scene = Scene().face_to_face().powers(0, "stand_up").trait(1, guard=9)
    scene.bout.unbalanced[0], scene.bout.down[0] = 2, 1

    scene.take_round(0).run((0, "action", "new-berserk"))
    assert (scene.asked(), scene.interjections(0)) == ([(0, "add")], ["stand_up"])
    scene.run((0, "add", "enough"), (0, "fight", "strike"), (1, "reaction", "pass"))
    scene.run((0, "skill", "yes"))
    scene.interject(0, "stand_up")
    scene.run((0, "blood", 1), (1, "skill", "yes")).finish()

    assert scene.told("attack") == [[0, 1, 5 + 2]]
    assert (scene.bout.unbalanced[0], scene.bout.down[0]) == (0, 0)
    assert scene.told("power") == [[0, 1]]


def test_12_2_r123_neither_without_markers_nor_in_the_round_of_another() -> None:
    standing, other = (Scene().face_to_face().powers(0, "stand_up") for _ in range(2))
    other.bout.trapped[0] = 3

    twice = Scene().powers(0, "stand_up")
    twice.bout.trapped[0] = 1
    twice.take_round(0)
    assert "stand_up" in twice.offered(0)
    assert "stand_up" not in twice.interjections(0)
    twice.run((0, "opening", "ready"))
    assert "stand_up" in twice.interjections(0)
    standing.take_round(0).run((0, "opening", "ready"))
    other.take_round(1).run(*attack("berserk", seat=1))

    assert "stand_up" not in standing.interjections(0)
    assert other.asked() == [(0, "reaction")]
    assert "stand_up" not in other.interjections(0)


def test_12_2_r137_what_did_not_work_when_it_was_revealed_does_not_work_after_it() -> None:
    """11.0, 6.15 Reflex and both Strikes lay on the action of a Trapped man, who rises then."""
    scene = fallen().give(0, hand="S reflex unbalancing_strike acrobatic_strike 1")
    moves = ("reflex", "unbalancing_strike", "acrobatic_strike")
    scene.take_round(0).run(*attack("strength", *moves), (1, "reaction", "pass"))
    assert scene.told("revealed")

    scene.interject(0, "stand_up")

    assert scene.bout.down[0] == 0
    asked = [one.split()[1] for one in course(scene)]
    assert not {"reflex", "unbalanced", "acrobatics"} & set(asked)
    assert "skill" in asked


def test_12_2_r137_what_is_revealed_after_it_works() -> None:
    """11.0 He rises before he says whom he attacks."""
    scene = fallen().give(0, hand="S reflex unbalancing_strike acrobatic_strike 1")
    scene.take_round(0).run((0, "action", "new-strength"), (0, "add", "reflex"))
    scene.run((0, "add", "acrobatic_strike"), (0, "add", "enough"), (0, "interject", "stand_up"))

    scene.run((0, "fight", "strike"), (1, "reaction", "pass"))

    asked = [one.split()[1] for one in course(scene)]
    assert {"reflex", "acrobatics"} <= set(asked)
