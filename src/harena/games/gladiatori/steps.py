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
RISE: Final = 63
GIVE_UP: Final = 64
CHOOSE_ACTION: Final = 65
PASS_BY: Final = 66
PLAY_NEW: Final = 67
REUSE: Final = 68
STAND_BY: Final = 69
CHOOSE_ADDED: Final = 70
ADD: Final = 71
MOVE_BY_CARD: Final = 72
CHOOSE_CLOSING: Final = 73
END_PLAYER_ROUND: Final = 74

# combat_round/reaction
CHOOSE_REACTION: Final = 75
SUFFER: Final = 76
REACT: Final = 77
REACT_AGAIN: Final = 78

# fight/feint
CHOOSE_FEINT: Final = 79
TAKE_BACK: Final = 80
CHOOSE_COUNTER_FEINT: Final = 81
COUNTER_FEINT: Final = 82

# fight/fight
ACT: Final = 83
START_FIGHT: Final = 84
START_HELP: Final = 85
REVEAL: Final = 86
CHOOSE_SKILL: Final = 87
USE_SKILL: Final = 88
CHOOSE_BLOOD: Final = 89
SPEND_BLOOD: Final = 90
CHOOSE_DODGE: Final = 91
SPEND_SPEED: Final = 92
DEFEND: Final = 93
END_FIGHT: Final = 94

# fight/final_values
ANNOUNCE_ATTACK: Final = 95
GIVE_HELP: Final = 96
ANNOUNCE_DEFENCE: Final = 97

# fight/injuries
SETTLE: Final = 98
WOUND: Final = 99
CHOOSE_PAYMENT: Final = 100
PAY_WITH: Final = 101
GIVE_ALL: Final = 102
CHOOSE_UNBEATABLE: Final = 103
DEFY: Final = 104
DIE: Final = 105

# setup/creation
CHOOSE_CHARACTER: Final = 106
TAKE_CHARACTER: Final = 107
BUILD_CHARACTERS: Final = 108
CHOOSE_BUILD: Final = 109
BUY: Final = 110
TAKE_SHEETS: Final = 111

# setup/items
OPEN_LOT: Final = 112
CHOOSE_BIDS: Final = 113
BID: Final = 114
AWARD_LOT: Final = 115
LAY_OUT_DRAFT: Final = 116
CHOOSE_DRAFT: Final = 117
DRAFT: Final = 118
SELECT_ITEMS: Final = 119
CHOOSE_PICKS: Final = 120
PICK: Final = 121
AWARD_PICKS: Final = 122
CHOOSE_DROP: Final = 123
DROP: Final = 124

# setup/overlimit
OPEN_BOX: Final = 125
CHOOSE_EXTRA: Final = 126
BUY_EXTRA: Final = 127

# setup/placement
CHOOSE_PLACE: Final = 128
CHOOSE_FACE: Final = 129
ENTER_ARENA: Final = 130

# setup/preparation
PREPARE: Final = 131

# turn
TAKE_TURN: Final = 132
CHOOSE_CARDS: Final = 133
CHOOSE_SPLIT: Final = 134
SPLIT: Final = 135
SHOW_HANDS: Final = 136
BEGIN_ROUND: Final = 137
CHOOSE_READY: Final = 138
BE_READY: Final = 139
PLAYERS_ACT: Final = 140
END_COMBAT_ROUND: Final = 141
REST_ALL: Final = 142
CHOOSE_REST: Final = 143
REST: Final = 144
SHOW_REST: Final = 145
END_TURN: Final = 146
