"""Every step has a number, by which chapters name each other's steps on the agenda.

Made by `python -m tools.steps`. Do not edit.
"""

from typing import Final

# battle
CHOOSE_TARGET: Final = 0
ATTACK: Final = 1
THROW_NETS: Final = 2
CHOOSE_NET: Final = 3
SWITCH_OFF: Final = 4
ROLL: Final = 5
CHOOSE_REROLL: Final = 6
REROLL: Final = 7
CHOOSE_CASUALTY: Final = 8
GIVE: Final = 9

# beasts
CHOOSE_BEAST: Final = 10
LEAD: Final = 11
CHOOSE_BEAST_GROUND: Final = 12
CHOOSE_ENTRY: Final = 13
ENTER: Final = 14

# movement
STAND: Final = 15

# preparation
PREPARE: Final = 16
ENTER_GLADIATORS: Final = 17
END_ENTRY: Final = 18
CHOOSE_PLACE: Final = 19
CHOOSE_RECRUIT: Final = 20
RECRUIT: Final = 21
DRAW_ANIMAL: Final = 22
CHOOSE_LAIR: Final = 23
SETTLE: Final = 24
TURN_UP_SPARES: Final = 25

# turn
TAKE_TURN: Final = 26
END_TURN: Final = 27
CHOOSE_TEAM: Final = 28
CHOOSE_GROUND: Final = 29
