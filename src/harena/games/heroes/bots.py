"""The rulebook's own player at a seat: it plays its Stars by the tables of the NPGs (R111).

What a table says of an NPG it asks of the same functions, with dice of its own: whether it
surrenders, what it picks up, whether it clears its eyes (5.2.5.1); table 5-2; how many Bonus Dice
it uses (3.7.3); Bash or Advantage (5.3.0.4); which of a Swordsman's rolls (5.4.1.1). An NPG has no
Star Power, so it uses none (3.2.1.4). Where no table speaks, of creation and of what lies between
matches, it does what the game's instinct would.

A gladiator-turn is more than one question to a seat, and nothing is remembered between them. So
the die that lets it move is thrown again when it is asked where to, but only among the faces that
let it: both questions together are answered as often one way or the other as by one die.
"""

from collections.abc import Sequence
from typing import Final, final

from harena.games.heroes.after.mercy import roll
from harena.games.heroes.components.bout import LOSER, Bout
from harena.games.heroes.components.closest import closest
from harena.games.heroes.components.content import FACES, NOTHING
from harena.games.heroes.match.hits import NOT_USED, preferred
from harena.games.heroes.match.manoeuvre import weighed
from harena.games.heroes.match.movement import MOVE, NO_PICK, PICKING
from harena.games.heroes.match.npg import (
    SIDESTEP,
    Judgement,
    foremost,
    handling,
    judged,
    sidestep,
)
from harena.games.heroes.match.testing import selected, thrown
from harena.games.heroes.steps import CHOOSE_ZONE
from harena.kernel.decisions import Decision, Option
from harena.kernel.dice import Dice
from harena.kernel.match import imagine
from harena.kernel.rulebook import Rulebook, View
from harena.kernel.setup import Setup


@final
class Tables:
    """It sees its view and nothing else."""

    blind = False

    def __init__(self, rulebook: Rulebook, setup: Setup, seed: str) -> None:
        self.rulebook = rulebook
        self.setup = setup
        self.seed = seed
        self.dice = Dice()
        self.dice.seed(f"{seed}/tables")

    def choose(self, view: View, options: Sequence[Option]) -> int:
        """What the tables say; instinct's choice if they are silent, or say what is no option."""
        seat = view["seat"]
        assert isinstance(seat, int)
        bout = imagine(self.rulebook, self.setup, view, self.seed).state
        assert isinstance(bout, Bout)
        asked = bout.decision(seat)
        assert asked is not None
        bout.dice = self.dice
        wanted = by_tables(bout, asked)
        if wanted in asked.choices:
            return asked.choices.index(wanted)
        return self.rulebook.instinct(bout, seat)


def by_tables(bout: Bout, asked: Decision) -> int:
    """5.2.5.10 What an NPG would do where a Star is asked; NOTHING if no table says it (R111)."""
    match asked.ask:
        case "action":
            return action(bout, asked.a)
        case "zone":
            return ground(bout, asked.a) if asked.asker[0] == CHOOSE_ZONE else NOTHING
        case "pick":
            found = handling(bout, asked.a)
            return found - PICKING if found >= PICKING else NO_PICK
        case "target":
            foes = [bout.name.index(name) for name in asked.choices]
            return bout.name[closest(bout, asked.a, foes)]
        case "bonus":
            gladiator = bout.fight.other if asked.a else bout.fight.first
            return selected(bout, gladiator, thrown(bout, bout.bonus[gladiator]))
        case "opening":
            return weighed(bout, bout.fight.first, roll(bout))
        case "location":
            return preferred(bout, bout.blow[LOSER], asked.choices[0], asked.choices[-1])
        case "star_power":
            return NOT_USED
        case _:
            return NOTHING


def action(bout: Bout, gladiator: int) -> int:
    """5.2.5.1 What comes before the die, or what table 5-2 says to it."""
    first = foremost(bout, gladiator)
    return judgement(bout, gladiator, roll(bout))[0] if first == NOTHING else first


def judgement(bout: Bout, gladiator: int, face: int) -> Judgement:
    """5.2.5.1, 5.2.5.7 What table 5-2 says, with the second die of a sidestep."""
    found, aim = judged(bout, gladiator, face)
    if found == SIDESTEP:
        return sidestep(bout, gladiator, aim, roll(bout))
    return found, aim


def ground(bout: Bout, gladiator: int) -> int:
    """5.2.5.6, 5.2.5.7, 5.2.5.8 Where to, by a die among those that let it move; else NOTHING."""
    goals: list[int] = []
    for face in range(1, FACES + 1):
        found, aim = judgement(bout, gladiator, face)
        if found == MOVE:
            goals.append(aim)
    return goals[bout.dice.below(len(goals))] if goals else NOTHING


BOTS: Final = {"tables": Tables}
