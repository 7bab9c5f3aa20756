"""The options of play: when each of them means something, and what contradicts what."""

from typing import Final

from harena.games.spartacus.components.capua import Capua
from harena.games.spartacus.components.content import FIFTH, HOUSES
from harena.kernel.setup import PlayOption, Setup
from harena.toolkit.play_options import check_together

GAME_TYPES: Final = ("quick", "standard", "advanced")
BEGINNINGS: Final = (7, 4, 1)

PLAY: Final = (
    PlayOption("game_type", "quick", "1.7", values=GAME_TYPES, group="length"),
    PlayOption("round_cap", 24, "12.12", low=8, high=60, group="length"),
    PlayOption("house_choice", "roll", "1.2", values=("roll", "random"), group="houses"),
    PlayOption(
        "fifth_house",
        False,
        "1.1",
        values=(False, True),
        group="houses",
        needs=(((True,), (("seats", (5,)),)), ((False,), (("seats", (3, 4)),))),
    ),
    PlayOption("market_mode", "turns", "7.7", values=("turns", "free"), group="market"),
    PlayOption("host_rolloff_pays", True, "8.9", values=(True, False), group="market"),
    PlayOption(
        "wager_order", "simultaneous", "9.5.2", values=("simultaneous", "from_host"), group="arena"
    ),
    PlayOption("host_may_decline", True, "9.3.1", values=(True, False), group="arena"),
    PlayOption("champion_favor", "none", "9.8", values=("none", "accumulate"), group="arena"),
    PlayOption(
        "riposte_order",
        "defender_first",
        "10.6.2",
        values=("defender_first", "together"),
        group="arena",
    ),
    PlayOption("stall_rounds", 30, "10.10", low=10, high=60, group="arena"),
    PlayOption("influence_floor", 0, "3.4", values=(0, 1), group="rules"),
    PlayOption(
        "recovery_test", "compulsory", "4.3.1", values=("compulsory", "optional"), group="rules"
    ),
)


def take_options(capua: Capua, setup: Setup) -> None:
    """1.1, 1.7, 16.1 Capua as the options of play want it."""
    check_together(PLAY, setup)
    options = setup.options
    capua.beginning = BEGINNINGS[GAME_TYPES.index(str(options["game_type"]))]
    capua.last_round = setup.number("round_cap")
    capua.houses = HOUSES if setup.flag("fifth_house") else FIFTH
    capua.by_lot = options["house_choice"] == "random"
    capua.freely = options["market_mode"] == "free"
    capua.rolloff_pays = setup.flag("host_rolloff_pays")
    capua.in_turn = options["wager_order"] == "from_host"
    capua.may_decline = setup.flag("host_may_decline")
    capua.hoarding = options["champion_favor"] == "accumulate"
    capua.together = options["riposte_order"] == "together"
    capua.stall = setup.number("stall_rounds")
    capua.least = setup.number("influence_floor")
    capua.may_wait = options["recovery_test"] == "optional"
