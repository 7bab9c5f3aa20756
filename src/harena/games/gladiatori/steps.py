"""Every step has a number, by which chapters name each other's steps on the agenda.

Numbered chapter by chapter, so that the rulebook can tell a step's chapter by its number.
"""

from typing import Final

# preparation
PREPARE: Final = 0

# creation
CHOOSE_CHARACTER: Final = 1
TAKE_CHARACTER: Final = 2
BUILD_CHARACTERS: Final = 3
CHOOSE_BUILD: Final = 4
BUY: Final = 5
TAKE_SHEETS: Final = 6

# overlimit
OPEN_BOX: Final = 7
CHOOSE_EXTRA: Final = 8
BUY_EXTRA: Final = 9

# items
OPEN_LOT: Final = 10
CHOOSE_BIDS: Final = 11
BID: Final = 12
AWARD_LOT: Final = 13
LAY_OUT_DRAFT: Final = 14
CHOOSE_DRAFT: Final = 15
DRAFT: Final = 16
SELECT_ITEMS: Final = 17
CHOOSE_PICKS: Final = 18
PICK: Final = 19
AWARD_PICKS: Final = 20
CHOOSE_DROP: Final = 21
DROP: Final = 22

# placement
CHOOSE_PLACE: Final = 23
CHOOSE_FACE: Final = 24
ENTER_ARENA: Final = 25

# turn
TAKE_TURN: Final = 26
CHOOSE_CARDS: Final = 27
CHOOSE_SPLIT: Final = 28
SPLIT: Final = 29
SHOW_HANDS: Final = 30
BEGIN_ROUND: Final = 31
CHOOSE_READY: Final = 32
BE_READY: Final = 33
PLAYERS_ACT: Final = 34
END_COMBAT_ROUND: Final = 35
REST_ALL: Final = 36
CHOOSE_REST: Final = 37
REST: Final = 38
SHOW_REST: Final = 39
END_TURN: Final = 40

# combat_round
TAKE_ROUND: Final = 41
CHOOSE_OPENING: Final = 42
GO_ON: Final = 43
MOVE_EXTRA: Final = 44
SHAKE_OFF: Final = 45
GET_UP: Final = 46
GIVE_UP: Final = 47
CHOOSE_ACTION: Final = 48
PASS_BY: Final = 49
PLAY_NEW: Final = 50
REUSE: Final = 51
STAND_BY: Final = 52
CHOOSE_ADDED: Final = 53
ADD: Final = 54
MOVE_BY_CARD: Final = 55
CHOOSE_CLOSING: Final = 56
END_PLAYER_ROUND: Final = 57

# elements
CHOOSE_SPENDING: Final = 58
SPEND: Final = 59
CHOOSE_RECOVERY: Final = 60
RECOVER: Final = 61

# movement
CHOOSE_MOVEMENT: Final = 62
MOVE: Final = 63
CHOOSE_REFLEX: Final = 64
MOVE_BY_REFLEX: Final = 65

# declaration
CHOOSE_FIGHT: Final = 66
DECLARE: Final = 67
CHOOSE_TARGET: Final = 68
AIM: Final = 69
CHOOSE_BREAK: Final = 70
BREAK_AN_ITEM: Final = 71
CHOOSE_ALLY: Final = 72
HELP_ALLY: Final = 73

# reaction
CHOOSE_REACTION: Final = 74
SUFFER: Final = 75
REACT: Final = 76
REACT_AGAIN: Final = 77

# fight
ACT: Final = 78
START_FIGHT: Final = 79
START_HELP: Final = 80
REVEAL: Final = 81
CHOOSE_SKILL: Final = 82
USE_SKILL: Final = 83
CHOOSE_BLOOD: Final = 84
SPEND_BLOOD: Final = 85
CHOOSE_DODGE: Final = 86
SPEND_SPEED: Final = 87
DEFEND: Final = 88
END_FIGHT: Final = 89

# sums
ANNOUNCE_ATTACK: Final = 90
GIVE_HELP: Final = 91
ANNOUNCE_DEFENCE: Final = 92

# moves
CHOOSE_PLAIN: Final = 93
USE_PLAINLY: Final = 94
CHOOSE_RAGE: Final = 95
TRADE: Final = 96
CHOOSE_OVERSKILL: Final = 97
RAISE_SKILL: Final = 98
CHOOSE_SACRIFICE: Final = 99
SACRIFICE_CARD: Final = 100
CHOOSE_ACROBATICS: Final = 101
STRIKE_ACROBATICALLY: Final = 102
CHOOSE_UNBALANCED: Final = 103
ANSWER_STRIKE: Final = 104
REFLEXES: Final = 105

# powers
CHOOSE_EXERTION: Final = 106
EXERT: Final = 107
CHOOSE_LUNGE: Final = 108
LUNGE_WITH: Final = 109
CHOOSE_LEAP: Final = 110
LEAP_IN: Final = 111
CHOOSE_DEPTH: Final = 112
CUT_DEEP: Final = 113
CHOOSE_PUSH: Final = 114
PUSH: Final = 115
ADAPT_CARDS: Final = 116
CHOOSE_ADAPTATION: Final = 117
ADAPT: Final = 118
BRACE: Final = 119
RESIST: Final = 120

# feint
CHOOSE_FEINT: Final = 121
TAKE_BACK: Final = 122
CHOOSE_COUNTER_FEINT: Final = 123
COUNTER_FEINT: Final = 124

# injuries
SETTLE: Final = 125
WOUND: Final = 126
CHOOSE_PAYMENT: Final = 127
PAY_WITH: Final = 128
GIVE_ALL: Final = 129
CHOOSE_UNBEATABLE: Final = 130
DEFY: Final = 131
DIE: Final = 132

# points
AWARD: Final = 133

# beasts
RELEASE_BEASTS: Final = 134
BEASTS_ACT: Final = 135
BEAST_ACT: Final = 136

# beast_fights
CHOOSE_ESCAPE: Final = 137
ESCAPE: Final = 138
BITE: Final = 139
SETTLE_BITE: Final = 140
MARK_BY_BEAST: Final = 141
CHOOSE_TOLL: Final = 142
PAY_TOLL: Final = 143
ROLL_DEFENCE: Final = 144
SETTLE_BEAST: Final = 145
