"""Every step has a number, by which chapters name each other's steps on the agenda.

Made by `python -m tools.steps`. Do not edit.
"""

from typing import Final

# before/preparation
PREPARE: Final = 0
MATCH_UP: Final = 1
ENTER: Final = 2

# gladiators/creation
CREATE_STAR: Final = 3
CHOOSE_GENDER: Final = 4
TAKE_GENDER: Final = 5
CHOOSE_HAND: Final = 6
TAKE_HAND: Final = 7
CHOOSE_SIGNATURE: Final = 8
TAKE_SIGNATURE: Final = 9
CHOOSE_SECOND: Final = 10
TAKE_SECOND: Final = 11
CHOOSE_BUILD: Final = 12
TAKE_BUILD: Final = 13
CHOOSE_PRIMARY: Final = 14
TAKE_PRIMARY: Final = 15
CHOOSE_SECONDARY: Final = 16
TAKE_SECONDARY: Final = 17
CHOOSE_STYLE: Final = 18
TAKE_STYLE: Final = 19
CHOOSE_OPPONENT: Final = 20
TAKE_OPPONENT: Final = 21

# match/attack
TEST_ATTACK: Final = 22
COMPARE_ATTACK: Final = 23

# match/hits
CHOOSE_LOCATION: Final = 24
LOCATE: Final = 25
CHOOSE_STAR_POWER: Final = 26
USE_STAR_POWER: Final = 27

# match/manoeuvre
COMPARE_MANOEUVRE: Final = 28
CHOOSE_OPENING: Final = 29
FIND_OPENING: Final = 30

# match/movement
CHOOSE_ACTION: Final = 31
TAKE_ACTION: Final = 32
CHOOSE_ZONE: Final = 33
GO: Final = 34
CHOOSE_PICK: Final = 35
PICK: Final = 36
CHOOSE_ROLL: Final = 37
ROLL_AWAY: Final = 38
CHOOSE_FOE: Final = 39
FIGHT_FOE: Final = 40
CHOOSE_NET_TARGET: Final = 41
TOSS_AT: Final = 42
CHOOSE_THROWN: Final = 43
CHOOSE_THROW_TARGET: Final = 44
THROW_AT: Final = 45
CHOOSE_SAND_TARGET: Final = 46
KICK_AT: Final = 47

# match/nets
COMPARE_TOSS: Final = 48

# match/npg
ACT_BY_TABLE: Final = 49

# match/testing
CHOOSE_BONUS: Final = 50
PLEDGE: Final = 51

# match/turn
BEGIN_TURN: Final = 52
NEXT_GLADIATOR: Final = 53
END_GLADIATOR_TURN: Final = 54
