"""Scenes with beasts: one is beside a gladiator, acts, or is attacked."""

from harena.games.gladiatori import steps
from harena.games.gladiatori.components.bout import FIRST_BEAST
from harena.kernel.setup import PlayValue
from tests.games.gladiatori.scene import Scene

FIRST = FIRST_BEAST
SECOND = FIRST_BEAST + 1


def beside(kind: str, seats: int = 2, **options: PlayValue) -> Scene:
    """Seat 0 in the centre looking east, with 24 hit points, and a beast directly ahead."""
    scene = Scene(seats, **options).place(0, (0, 0), 0).give(0, life="1x12")
    scene.beast(kind, (1, 0))
    return scene


def act(scene: Scene, beast: int, *dice: int) -> Scene:
    """A beast's turn to act, with these dice and lots."""
    return scene.dice(*dice).begin(steps.BEAST_ACT, beast - FIRST_BEAST)


def beasts_act(scene: Scene, *dice: int) -> Scene:
    """All beasts, with these dice and lots, once nobody wants another place in the order."""
    scene.dice(*dice).begin(steps.BEASTS_ACT)
    while scene.asked() and scene.asked()[0][1] == "ready":
        scene.default()
    return scene


def strike(scene: Scene, value: int, *dice: int) -> Scene:
    """Seat 0 strikes ahead with Strength and Offense alone, up to the question after the dice."""
    scene.trait(0, offense=value).dice(*dice).take_round(0)
    return scene.run((0, "action", "new-strength"), (0, "fight", "strike"), (0, "skill", "yes"))


def asked_till_the_end(scene: Scene) -> list[str]:
    """What is still asked, all answered by default."""
    asked: list[str] = []
    while not scene.match.over:
        asked.append(scene.asked()[0][1])
        scene.default()
    return asked


def sides(scene: Scene) -> list[int]:
    """The beasts alive by kind, on the board or before the gate."""
    return [scene.bout.beasts.count(kind) for kind in range(4)]
