"""Every step has a number, by which chapters name each other's steps on the agenda.

Made by `python -m tools.steps`. Do not edit.
"""

from typing import Final

# abilities/elements
CHOOSE_SPENDING: Final = 0
SPEND: Final = 1
CHOOSE_RECOVERY: Final = 2
RECOVER: Final = 3

# abilities/powers
CHOOSE_EXERTION: Final = 4
EXERT: Final = 5
CHOOSE_LUNGE: Final = 6
LUNGE_WITH: Final = 7
CHOOSE_LEAP: Final = 8
LEAP_IN: Final = 9
CHOOSE_DEPTH: Final = 10
CUT_DEEP: Final = 11
CHOOSE_PUSH: Final = 12
PUSH: Final = 13
ADAPT_CARDS: Final = 14
CHOOSE_ADAPTATION: Final = 15
ADAPT: Final = 16
BRACE: Final = 17
RESIST: Final = 18

# abilities/special_moves
CHOOSE_PLAIN: Final = 19
USE_PLAINLY: Final = 20
CHOOSE_RAGE: Final = 21
TRADE: Final = 22
CHOOSE_OVERSKILL: Final = 23
RAISE_SKILL: Final = 24
CHOOSE_SACRIFICE: Final = 25
SACRIFICE_CARD: Final = 26
CHOOSE_ACROBATICS: Final = 27
STRIKE_ACROBATICALLY: Final = 28
CHOOSE_UNBALANCED: Final = 29
ANSWER_STRIKE: Final = 30
REFLEXES: Final = 31

# aim/points
AWARD: Final = 32

# beasts/beast_acts
RELEASE_BEASTS: Final = 33
BEASTS_ACT: Final = 34
BEAST_ACT: Final = 35

# beasts/beast_fights
CHOOSE_ESCAPE: Final = 36
ESCAPE: Final = 37
BITE: Final = 38
SETTLE_BITE: Final = 39
MARK_BY_BEAST: Final = 40
CHOOSE_TOLL: Final = 41
PAY_TOLL: Final = 42
ROLL_DEFENCE: Final = 43
SETTLE_BEAST: Final = 44

# combat_round/declaration
CHOOSE_FIGHT: Final = 45
DECLARE: Final = 46
CHOOSE_TARGET: Final = 47
AIM: Final = 48
CHOOSE_BREAK: Final = 49
BREAK_AN_ITEM: Final = 50
CHOOSE_ALLY: Final = 51
HELP_ALLY: Final = 52

# combat_round/movement
CHOOSE_MOVEMENT: Final = 53
MOVE: Final = 54
CHOOSE_REFLEX: Final = 55
MOVE_BY_REFLEX: Final = 56

# combat_round/own_round
TAKE_ROUND: Final = 57
CHOOSE_OPENING: Final = 58
GO_ON: Final = 59
MOVE_EXTRA: Final = 60
SHAKE_OFF: Final = 61
GET_UP: Final = 62
GIVE_UP: Final = 63
CHOOSE_ACTION: Final = 64
PASS_BY: Final = 65
PLAY_NEW: Final = 66
REUSE: Final = 67
STAND_BY: Final = 68
CHOOSE_ADDED: Final = 69
ADD: Final = 70
MOVE_BY_CARD: Final = 71
CHOOSE_CLOSING: Final = 72
END_PLAYER_ROUND: Final = 73

# combat_round/reaction
CHOOSE_REACTION: Final = 74
SUFFER: Final = 75
REACT: Final = 76
REACT_AGAIN: Final = 77

# fight/feint
CHOOSE_FEINT: Final = 78
TAKE_BACK: Final = 79
CHOOSE_COUNTER_FEINT: Final = 80
COUNTER_FEINT: Final = 81

# fight/fight
ACT: Final = 82
START_FIGHT: Final = 83
START_HELP: Final = 84
REVEAL: Final = 85
CHOOSE_SKILL: Final = 86
USE_SKILL: Final = 87
CHOOSE_BLOOD: Final = 88
SPEND_BLOOD: Final = 89
CHOOSE_DODGE: Final = 90
SPEND_SPEED: Final = 91
DEFEND: Final = 92
END_FIGHT: Final = 93

# fight/final_values
ANNOUNCE_ATTACK: Final = 94
GIVE_HELP: Final = 95
ANNOUNCE_DEFENCE: Final = 96

# fight/injuries
SETTLE: Final = 97
WOUND: Final = 98
CHOOSE_PAYMENT: Final = 99
PAY_WITH: Final = 100
GIVE_ALL: Final = 101
CHOOSE_UNBEATABLE: Final = 102
DEFY: Final = 103
DIE: Final = 104

# setup/creation
CHOOSE_CHARACTER: Final = 105
TAKE_CHARACTER: Final = 106
BUILD_CHARACTERS: Final = 107
CHOOSE_BUILD: Final = 108
BUY: Final = 109
TAKE_SHEETS: Final = 110

# setup/items
OPEN_LOT: Final = 111
CHOOSE_BIDS: Final = 112
BID: Final = 113
AWARD_LOT: Final = 114
LAY_OUT_DRAFT: Final = 115
CHOOSE_DRAFT: Final = 116
DRAFT: Final = 117
SELECT_ITEMS: Final = 118
CHOOSE_PICKS: Final = 119
PICK: Final = 120
AWARD_PICKS: Final = 121
CHOOSE_DROP: Final = 122
DROP: Final = 123

# setup/overlimit
OPEN_BOX: Final = 124
CHOOSE_EXTRA: Final = 125
BUY_EXTRA: Final = 126

# setup/placement
CHOOSE_PLACE: Final = 127
CHOOSE_FACE: Final = 128
ENTER_ARENA: Final = 129

# setup/preparation
PREPARE: Final = 130

# turn
TAKE_TURN: Final = 131
CHOOSE_CARDS: Final = 132
CHOOSE_SPLIT: Final = 133
SPLIT: Final = 134
SHOW_HANDS: Final = 135
BEGIN_ROUND: Final = 136
CHOOSE_READY: Final = 137
BE_READY: Final = 138
PLAYERS_ACT: Final = 139
END_COMBAT_ROUND: Final = 140
REST_ALL: Final = 141
CHOOSE_REST: Final = 142
REST: Final = 143
SHOW_REST: Final = 144
END_TURN: Final = 145
