"""What the game asks and tells, with the names the catalogues have words for."""

from typing import Final

from harena.games.heroes.after.mercy import VERDICTS
from harena.games.heroes.components.content import (
    ATTRIBUTES,
    HANDS,
    ITEMS,
    LEAST_TOTAL,
    NAMES,
    PARTS,
    ROWS,
    SIGNATURES,
    SIZES,
    STYLES,
    Content,
)
from harena.games.heroes.components.zones import MOST_ZONES
from harena.games.heroes.gladiators.making import BUILDS, build_of
from harena.games.heroes.match.movement import ACTIONS, PICKS

# 3.7.0.1 Twice Strength 7, and what a woman and Strong have more.
MOST_BONUS: Final = 19
OPENINGS: Final = ("plain", "advantage", "bash")
ACTION_IDS: Final = (
    "fight",
    "move",
    "rest",
    "toss",
    "throw",
    "sand",
    "switch",
    "destroy",
    "clear",
    "stand",
    "roll",
    "escape",
    "surrender",
    "drop-left",
    "drop-right",
)

ASKS: Final[dict[str, tuple[str, int]]] = {
    "gender": ("gender", 2),
    "hand": ("handed", 2),
    "signature": ("signature", len(SIGNATURES)),
    "second": ("yes", 2),
    "build": ("build", BUILDS),
    "primary": ("style", len(STYLES)),
    "secondary": ("secondary", len(STYLES) + 1),
    "style": ("style", len(STYLES)),
    "opponent": ("style", len(STYLES)),
    "action": ("action", ACTIONS),
    "zone": ("zone", MOST_ZONES),
    "pick": ("picking", PICKS + 1),
    "target": ("gladiator", NAMES),
    "weapon": ("side", len(HANDS)),
    "bonus": ("count", MOST_BONUS + 1),
    "opening": ("opening", len(OPENINGS)),
    "location": ("row", ROWS),
    "star_power": ("yes", 2),
}

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "lot_cast": ("fatal:yes", "one", "two"),
    "began": ("fatal:yes",),
    "named": ("seat", "gladiator", "woman:gender"),
    "sized": ("gladiator", "handed", "size", "one", "two", "+strength", "+speed"),
    "signed": ("gladiator", "signature"),
    "signed_again": ("gladiator", "signature", "one", "two"),
    "built": ("gladiator", "savvy", "strength", "speed"),
    "trained": ("gladiator", "style"),
    "trained_too": ("gladiator", "style"),
    "armed": (
        *("gladiator", "style", "primary:style", "secondary:secondary"),
        *("savvy", "strength", "speed", "bonus", "total"),
    ),
    "challenged": ("gladiator", "style"),
    "recruited": (
        *("gladiator", "style", "pool", "savvy", "strength", "speed", "signature"),
        *("bonus", "total", "*face"),
    ),
    "entered": ("gladiator", "zone"),
    "turn_began": ("turn",),
    "order_rolled": ("gladiator", "total", "face", "modifier"),
    "ordered": ("*gladiator",),
    "acts": ("gladiator",),
    "considered": ("gladiator", "passed:yes", "face", "savvy"),
    "moved": ("gladiator", "start:zone", "zone"),
    "rolled_away": ("gladiator", "start:zone", "zone"),
    "sidestepped": ("gladiator", "side", "face"),
    "rested": ("gladiator", "bonus"),
    "stood": ("gladiator", "bonus"),
    "freed": ("gladiator",),
    "struggled": ("gladiator",),
    "dropped": ("gladiator", "item"),
    "picked": ("gladiator", "item", "side"),
    "switched": ("gladiator", "item", "side"),
    "faced": ("gladiator", "foe:gladiator"),
    "selected": ("gladiator", "used", "*face"),
    "rolled": ("gladiator", "successes", "used", "*face"),
    "no_opening": ("gladiator", "foe:gladiator"),
    "weighed": ("gladiator", "passed:yes", "face", "savvy"),
    "attacked": ("gladiator", "foe:gladiator", "opening"),
    "even": ("gladiator", "foe:gladiator"),
    "counterstruck": ("gladiator", "foe:gladiator"),
    "faded": ("gladiator", "foe:gladiator"),
    "tossed": ("gladiator", "foe:gladiator"),
    "net_kept": ("gladiator", "foe:gladiator"),
    "net_missed": ("gladiator", "foe:gladiator", "zone"),
    "ensnared": ("gladiator", "foe:gladiator"),
    "destroyed": ("gladiator",),
    "threw": ("gladiator", "foe:gladiator", "item"),
    "missed": ("gladiator", "item", "zone"),
    "kicked": ("gladiator", "foe:gladiator"),
    "blinded": ("gladiator",),
    "unharmed": ("gladiator",),
    "cleared": ("gladiator", "passed:yes", "face", "savvy"),
    "hit": ("gladiator", "foe:gladiator", "impact"),
    "located": ("gladiator", "row", "one", "two"),
    "stopped": ("gladiator", "part"),
    "struck": (
        *("gladiator", "foe:gladiator", "part", "damage", "knocks:yes"),
        *("+impact", "+force", "+armour"),
    ),
    "defied": ("gladiator", "damage", "*face"),
    "wounded": ("gladiator", "part", "damage", "left"),
    "weakened": ("gladiator", "attribute", "left"),
    "steadied": ("gladiator",),
    "knocked_down": ("gladiator",),
    "arm_lost": ("gladiator", "part"),
    "collapsed": ("gladiator", "alive:yes", "face", "strength"),
    "crippled": ("gladiator",),
    "surrendered": ("gladiator",),
    "appealed": ("gladiator", "verdict", "value", "one", "two"),
    "implored": (
        *("gladiator", "own", "his", "savvy", "mind"),
        *("one", "two", "three", "four"),
    ),
    "hesitated": ("gladiator", "mercy", "doubt"),
    "spared": ("gladiator",),
    "executed": ("gladiator",),
    "killed": ("gladiator", "foe:gladiator"),
    "diludium": ("breaks",),
    "refreshed": ("gladiator", "bonus", "zone"),
    "lots_drawn": ("gladiator", "face"),
    "dismissed": ("*gladiator",),
    "won": ("*gladiator",),
}


def names(content: Content, zones: list[str]) -> dict[str, list[str]]:
    """The ids of each domain."""
    picks = [f"{item}-{hand}" for item in ITEMS for hand in HANDS]
    return {
        "gender": ["man", "woman"],
        "handed": ["right", "left"],
        "signature": list(SIGNATURES),
        "yes": ["no", "yes"],
        "build": ["-".join(str(value) for value in build_of(one)) for one in range(BUILDS)],
        "style": list(STYLES),
        "secondary": [*STYLES, "none"],
        "size": list(SIZES),
        "action": [*ACTION_IDS, *[f"pick-{pick}" for pick in picks]],
        "picking": [*picks, "none"],
        "zone": zones,
        "gladiator": content.names[:],
        "side": list(HANDS),
        "item": list(ITEMS),
        "count": [str(count) for count in range(MOST_BONUS + 1)],
        "opening": list(OPENINGS),
        "row": [
            f"{total + LEAST_TOTAL}-{PARTS[part]}" for total, part in enumerate(content.location)
        ],
        "part": list(PARTS),
        "attribute": list(ATTRIBUTES),
        "verdict": list(VERDICTS),
    }
