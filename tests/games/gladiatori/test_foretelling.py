"""What a question foretells of markers, of Delay and of Rest, as it then comes about."""

import pytest

from harena.games.gladiatori import steps
from harena.games.gladiatori.abilities.special_moves import TAKE_MARKER
from harena.games.gladiatori.components.traits import DELAY
from harena.games.gladiatori.turn import USE_ENDURANCE, USES
from tests.games.gladiatori.blows import attack, react
from tests.games.gladiatori.scene import Scene


def test_12_6_a_push_counts_the_markers_of_its_own_fight() -> None:
    """11.7, 14.2 The Unbalancing Strike of this attack brings the first, the push the second."""
    scene = Scene().face_to_face().powers(0, "wrestling").give(0, hand="S unbalancing_strike")
    scene.take_round(0).run(*attack("strength", "unbalancing_strike"), (1, "reaction", "pass"))
    scene.run((0, "power", "wrestling"), (1, "unbalanced", "marker"), (0, "feint", "no"))

    words = {one["result"]["word"] for one in scene.about(0)["each"].values()}

    assert words == {"stays", "he-falls"}
    scene.match.answer(0, 1)
    scene.finish()
    assert scene.bout.down[1] == 1


@pytest.mark.parametrize("move", ["acrobatic_strike", "sweep", ""])
def test_11_7_a_marker_to_be_taken_counts_those_that_await_the_end_of_the_round(move: str) -> None:
    """11.1.3, 11.3, 14.2 His own Acrobatic Strike or Sweep will bring the first."""
    scene = Scene().face_to_face().give(1, hand="B unbalancing_strike", life="1x9")
    scene.give(0, hand=f"S D 1 {move}", life="1x9")
    fight = "sweep-ahead" if move == "sweep" else "strike"
    scene.take_round(0).run(*attack("strength", *move.split(), fight=fight))
    scene.run(*react("berserk", "unbalancing_strike"))
    if move == "acrobatic_strike":
        scene.run((0, "acrobatics", "yes"))
    while scene.asked() != [(0, "unbalanced")]:
        scene.default()

    told = scene.about(0)["each"][str(TAKE_MARKER)]["result"]["word"]

    assert told == ("falls" if move else "marker")
    scene.run((0, "unbalanced", "marker")).finish()
    assert scene.bout.down[0] == int(bool(move))


def test_7_2_11_r143_delay_promises_nothing_when_the_defence_is_announced() -> None:
    """12.8 Beside the Guard it is three more; at the payment it comes too late."""
    scene = Scene().face_to_face().give(0, hand="S 1x4 D").give(1, hand="B D", life="1x5")
    scene.powers(1, "delay").trait(0, offense=3).trait(1, guard=3).take_round(0)
    scene.run(*attack("strength", *["energy_1"] * 4), *react("berserk"), (0, "skill", "yes"))
    assert scene.asked() == [(1, "skill")]
    besides = scene.about(1)["besides"]

    scene.run((1, "skill", "no"), (0, "feint", "no"))

    assert besides[str(DELAY)]["word"] == "held"
    assert scene.asked() == [(1, "payment")]
    assert "delay" in scene.interjections(1)
    assert "besides" not in scene.about(1)


def test_5_4_2_endurance_is_put_forward_where_it_brings_something_back() -> None:
    """Nothing is missing to the one, Speed to the other, which Endurance does not bring back."""
    scene = Scene(3, teams="free").now(1, speed=0).give(2, hand="S D B M", discard="1")

    scene.begin(steps.REST_ALL)

    assert [scene.about(seat)["lead"] for seat in range(3)] == [USES, USES, USE_ENDURANCE]
