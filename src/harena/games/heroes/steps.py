"""Every step has a number, by which chapters name each other's steps on the agenda.

Made by `python -m tools.steps`. Do not edit.
"""

from typing import Final

# before/preparation
PREPARE: Final = 0
MATCH_UP: Final = 1
ENTER: Final = 2

# campaign/calendar
OPEN_MONTH: Final = 3
CHOOSE_SUCCESSOR: Final = 4
TAKE_SUCCESSOR: Final = 5
GATHER: Final = 6
HOLD_DAY: Final = 7
NEXT_ENTRY: Final = 8

# campaign/entering
CHOOSE_ENTRY: Final = 9
TAKE_ENTRY: Final = 10
CHOOSE_MORE: Final = 11
TAKE_MORE: Final = 12
CHOOSE_RIVAL: Final = 13
TAKE_RIVAL: Final = 14
CHOOSE_ANSWER: Final = 15
TAKE_ANSWER: Final = 16
MUSTER: Final = 17
SETTLE_UP: Final = 18
END_OF_MATCH: Final = 19

# campaign/fame
COUNT_FAME: Final = 20
CHOOSE_ATTRIBUTE: Final = 21
TAKE_ATTRIBUTE: Final = 22

# campaign/freedom
CLOSE_BOOKS: Final = 23
CHOOSE_RETIREMENT: Final = 24
TAKE_RETIREMENT: Final = 25
WRITE_JOURNAL: Final = 26

# campaign/recovery
RECOVER_PARTS: Final = 27

# gladiators/creation
CREATE_STAR: Final = 28
CHOOSE_GENDER: Final = 29
TAKE_GENDER: Final = 30
CHOOSE_HAND: Final = 31
TAKE_HAND: Final = 32
CHOOSE_SIGNATURE: Final = 33
TAKE_SIGNATURE: Final = 34
CHOOSE_SECOND: Final = 35
TAKE_SECOND: Final = 36
CHOOSE_BUILD: Final = 37
TAKE_BUILD: Final = 38
CHOOSE_PRIMARY: Final = 39
TAKE_PRIMARY: Final = 40
CHOOSE_SECONDARY: Final = 41
TAKE_SECONDARY: Final = 42
CHOOSE_STYLE: Final = 43
TAKE_STYLE: Final = 44
CHOOSE_OPPONENT: Final = 45
TAKE_OPPONENT: Final = 46

# match/attack
TEST_ATTACK: Final = 47
COMPARE_ATTACK: Final = 48

# match/hits
CHOOSE_LOCATION: Final = 49
LOCATE: Final = 50
CHOOSE_STAR_POWER: Final = 51
USE_STAR_POWER: Final = 52

# match/manoeuvre
COMPARE_MANOEUVRE: Final = 53
CHOOSE_OPENING: Final = 54
FIND_OPENING: Final = 55

# match/movement
CHOOSE_ACTION: Final = 56
TAKE_ACTION: Final = 57
CHOOSE_ZONE: Final = 58
GO: Final = 59
CHOOSE_PICK: Final = 60
PICK: Final = 61
CHOOSE_ROLL: Final = 62
ROLL_AWAY: Final = 63
CHOOSE_FOE: Final = 64
FIGHT_FOE: Final = 65
CHOOSE_NET_TARGET: Final = 66
TOSS_AT: Final = 67
CHOOSE_THROWN: Final = 68
CHOOSE_THROW_TARGET: Final = 69
THROW_AT: Final = 70
CHOOSE_SAND_TARGET: Final = 71
KICK_AT: Final = 72

# match/nets
COMPARE_TOSS: Final = 73

# match/npg
ACT_BY_TABLE: Final = 74

# match/testing
CHOOSE_BONUS: Final = 75
PLEDGE: Final = 76

# match/turn
BEGIN_TURN: Final = 77
NEXT_GLADIATOR: Final = 78
END_GLADIATOR_TURN: Final = 79
