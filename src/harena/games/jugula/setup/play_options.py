"""Chapter 4: the options of play, when each of them means something, and what contradicts what."""

from typing import Final

from harena.games.jugula.components.arena import FAMILIA, LAST_FAMILIA, LUDUS, Arena
from harena.kernel.refused import Refused
from harena.kernel.setup import PlayOption, Setup
from harena.toolkit.play_options import check_together

USUAL: Final = "usual"
CHOOSING: Final = ("rounds", "secret", "random", "exclusive")
PRIMA_BY: Final = ("three", "free", "top")
USUAL_ROUNDS: Final = 30
ROUNDS_OF_MANY: Final = 40
MOST_POINTS: Final = 8

PLAY: Final = (
    PlayOption("size", FAMILIA, "3.1.2", values=(4, 2), group="familia"),
    PlayOption("familia", CHOOSING[0], "3.1.4", values=CHOOSING, group="familia"),
    PlayOption("order", "random", "3.1.3", values=("random", "seat"), group="familia"),
    PlayOption(
        "goal",
        USUAL,
        "3.8.1",
        values=(USUAL, *range(1, MOST_POINTS + 1), "last"),
        group="end",
    ),
    PlayOption("rounds", USUAL, "3.8.5", values=(USUAL, *range(10, 101)), group="end"),
    PlayOption("munus", 0, "3.9.1", values=(0, 3, 5), group="end"),
    PlayOption("threat", "front", "3.5.11", values=("front", "danger"), group="variants"),
    PlayOption("front_cost", "zone", "3.4.5", values=("zone", "square"), group="variants"),
    PlayOption("prima", PRIMA_BY[0], "3.2.12", values=PRIMA_BY, group="variants"),
)


def take_options(arena: Arena, setup: Setup) -> None:
    """4.1 The arena as the options of play want it."""
    check_together(PLAY, setup)
    options = setup.options
    arena.size = setup.number("size")
    arena.choosing = CHOOSING.index(str(options["familia"]))
    arena.by_seat = options["order"] == "seat"
    arena.goal = goal_of(setup)
    usual = USUAL_ROUNDS if setup.seats == 2 else ROUNDS_OF_MANY
    arena.limit = usual if options["rounds"] == USUAL else setup.number("rounds")
    arena.danger_only = options["threat"] == "danger"
    arena.square_cost = options["front_cost"] == "square"
    arena.prima_by = PRIMA_BY.index(str(options["prima"]))
    arena.matches = max(1, setup.number("munus"))
    check_armaturae(arena)


def goal_of(setup: Setup) -> int:
    """3.8.1, 3.8.3 Points to win, or none: the last familia. Two play for as many as they field."""
    goal = setup.options["goal"]
    if goal == USUAL:
        return setup.number("size") if setup.seats == 2 else LAST_FAMILIA
    return LAST_FAMILIA if goal == "last" else setup.number("goal")


def check_armaturae(arena: Arena) -> None:
    """3.1.4, 3.9.1 Each armatura once at the table: there must be enough of them (R39)."""
    wanted = arena.seats * (LUDUS if arena.matches > 1 else arena.size)
    if CHOOSING[arena.choosing] == "exclusive" and wanted > arena.content.size:
        raise Refused(
            "armaturae",
            f"option familia: with these seats and options {', '.join(CHOOSING[:3])} was expected "
            f"(3.1.4), because {wanted} different armaturae are wanted and there are "
            f"{arena.content.size}, but exclusive came",
            {
                "option": "familia",
                "expected": ", ".join(CHOOSING[:3]),
                "value": "exclusive",
                "section": "3.1.4",
                "wanted": wanted,
                "known": arena.content.size,
            },
        )
