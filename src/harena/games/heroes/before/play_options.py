"""The options of play (chapter 4), when each of them means something, and what contradicts what."""

from typing import Final

from harena.games.heroes.components.bout import (
    FREE_FOR_ALL,
    HEAD_TO_HEAD,
    MOST_PER_SEAT,
    SAME_SIDE,
    SOLO,
)
from harena.games.heroes.components.content import ARENAS, STAR_POINTS
from harena.kernel.setup import PlayOption

MODES: Final = {
    "solo": SOLO,
    "same_side": SAME_SIDE,
    "head_to_head": HEAD_TO_HEAD,
    "free_for_all": FREE_FOR_ALL,
}
USUAL: Final = "usual"
# 4.1.0 Against Non-Player Gladiators, named so or by sitting alone.
SINGLE: Final = (("campaign", (False,)),)
AGAINST_NPGS: Final = (
    (("mode", ("solo", "same_side")), *SINGLE),
    (("mode", (USUAL,)), ("seats", (1,)), *SINGLE),
)
TWO_SIDES: Final = (
    (("mode", (USUAL, "solo", "same_side", "head_to_head")),),
    (("campaign", (True,)),),
)
# 7 What only a campaign has, and a single match alone.
IN_CAMPAIGN: Final = ((("campaign", (True,)),),)
ALONE: Final = (SINGLE,)
# R110 Twenty years.
MOST_MONTHS: Final = 240
DEATHS: Final = ("no", "yes", "roll")
NO_DEATH: Final = 0
ALL_DEATH: Final = 1
BY_LOT: Final = 2

PLAY: Final = (
    PlayOption(
        "mode",
        USUAL,
        "4.1.0",
        values=(USUAL, *MODES),
        group="players",
        when=ALONE,
        needs=(
            (("solo",), (("seats", (1,)),)),
            (("head_to_head",), (("seats", (2, 3, 4, 5)),)),
            (("free_for_all",), (("seats", (3, 4, 5)),)),
        ),
    ),
    PlayOption("arena", "campana", "2.6.0.3", values=ARENAS, group="arena", when=ALONE),
    PlayOption(
        "gates",
        "west_east",
        "4.8.1",
        values=("west_east", "north_south"),
        group="arena",
        when=TWO_SIDES,
    ),
    PlayOption("gladiators_per_seat", 1, "4.3.1", low=1, high=MOST_PER_SEAT, group="players"),
    PlayOption("ap_budget", STAR_POINTS, "3.1.1.1", low=9, high=20, group="gladiators"),
    PlayOption("star_power", False, "3.2.1.1", values=(True, False), group="gladiators"),
    PlayOption("to_the_death", "no", "4.7.1", values=DEATHS, group="arena", when=ALONE),
    PlayOption(
        "npg_style",
        "traditional",
        "4.1.1",
        values=("traditional", "chosen"),
        group="players",
        when=AGAINST_NPGS,
    ),
    PlayOption("npg_allies", 0, "4.1.2", low=0, high=3, group="players", when=AGAINST_NPGS),
    PlayOption(
        "second_signature", "allowed", "3.5.2", values=("allowed", "off"), group="gladiators"
    ),
    PlayOption("snare_stack", "add", "5.3.4.3", values=("add", "larger_only"), group="variants"),
    PlayOption(
        "signature_ap",
        "everywhere",
        "3.6.4.3",
        values=("everywhere", "fame_only"),
        group="variants",
    ),
    PlayOption("turn_limit", 60, "5.1.0.2", low=20, high=200, group="variants"),
    PlayOption("campaign", False, "4.2.1", values=(True, False), group="campaign"),
    PlayOption(
        "campaign_months",
        12,
        "7.1.1",
        low=1,
        high=MOST_MONTHS,
        group="campaign",
        when=IN_CAMPAIGN,
    ),
    PlayOption(
        "campaign_format",
        "single",
        "7.4.0.4",
        values=("single", "free"),
        group="campaign",
        when=IN_CAMPAIGN,
    ),
    PlayOption(
        "replacement",
        True,
        "7.9.1",
        values=(True, False),
        group="campaign",
        when=IN_CAMPAIGN,
    ),
    PlayOption("laurel_fame", 1, "7.7.3.2", low=0, high=1, group="campaign", when=IN_CAMPAIGN),
)
