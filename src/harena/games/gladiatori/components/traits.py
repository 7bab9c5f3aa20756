"""Skills, Abilities and Powers of a sheet (2.6 to 2.10)."""

from typing import Final

# 2.6, 2.8 Skills, then Abilities; a sheet holds five values for each seat.
OFFENSE: Final = 0
GUARD: Final = 1
ENDURANCE: Final = 2
BLOOD: Final = 3
SPEED: Final = 4
TRAITS: Final = 5
TRAIT_NAMES: Final = ("offense", "guard", "endurance", "blood", "speed")
SKILLS: Final = 3

# C4 Powers, numbered as on the sheet, less one.
LUNGE: Final = 0
STAND_UP: Final = 1
UNBEATABLE: Final = 2
LEAP: Final = 3
DEEP_WOUNDS: Final = 4
WRESTLING: Final = 5
ADAPTATION: Final = 6
DELAY: Final = 7
RESISTANCE: Final = 8
POWERS: Final = 9
POWER_NAMES: Final = (
    "lunge",
    "stand_up",
    "unbeatable",
    "leap",
    "deep_wounds",
    "wrestling",
    "adaptation",
    "delay",
    "resistance",
)
NO_POWER: Final = POWERS

ANY_TIME: Final = 1 << ADAPTATION | 1 << DELAY | 1 << RESISTANCE
