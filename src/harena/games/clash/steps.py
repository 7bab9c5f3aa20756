"""Every step has a number, by which chapters name each other's steps on the agenda."""

from typing import Final

PREPARE: Final = 0
ENTER_GLADIATORS: Final = 1
CHOOSE_PLACE: Final = 2
CHOOSE_RECRUIT: Final = 3
RECRUIT: Final = 4
END_ENTRY: Final = 5
DRAW_ANIMAL: Final = 6
CHOOSE_LAIR: Final = 7
SETTLE: Final = 8
TURN_UP_SPARES: Final = 9
TAKE_TURN: Final = 10
END_TURN: Final = 11
CHOOSE_TEAM: Final = 12
CHOOSE_GROUND: Final = 13
STAND: Final = 14
CHOOSE_TARGET: Final = 15
ATTACK: Final = 16
THROW_NETS: Final = 17
CHOOSE_NET: Final = 18
SWITCH_OFF: Final = 19
ROLL: Final = 20
CHOOSE_REROLL: Final = 21
REROLL: Final = 22
CHOOSE_CASUALTY: Final = 23
GIVE: Final = 24
CHOOSE_BEAST: Final = 25
LEAD: Final = 26
CHOOSE_BEAST_GROUND: Final = 27
CHOOSE_ENTRY: Final = 28
ENTER: Final = 29
