"""Every step has a number, by which chapters name each other's steps on the agenda.

Made by `python -m tools.steps`. Do not edit.
"""

from typing import Final

# arena/aftermath
END_COMBAT: Final = 0
CELEBRATE: Final = 1
RAISE_THUMB: Final = 2
CHOOSE_THUMB: Final = 3
TURN_THUMB: Final = 4
CHOOSE_RALLY: Final = 5
RALLY_OR_NOT: Final = 6
RALLY_CROWD: Final = 7
EXECUTE: Final = 8

# arena/invitations
BEGIN_ARENA: Final = 9
FILL_PLACE: Final = 10
CHOOSE_INVITATION: Final = 11
INVITE: Final = 12
CHOOSE_ACCEPT: Final = 13
ACCEPT_OR_DECLINE: Final = 14
CHOOSE_HONOUR: Final = 15
HONOUR: Final = 16
KEEP_FACE: Final = 17
LOSE_FACE: Final = 18
CHOOSE_FIGHTER: Final = 19
SEND: Final = 20
CHOOSE_GEAR: Final = 21
ARM: Final = 22
CLOSE_INVITATIONS: Final = 23
END_ARENA: Final = 24

# arena/wagers
PREPARE_COMBAT: Final = 25
CHOOSE_TAINT: Final = 26
TAINT: Final = 27
PAY_TRIBUTE: Final = 28
BEGIN_WAGERS: Final = 29
CHOOSE_WAGERS: Final = 30
CHOOSE_WAGER: Final = 31
WAGER: Final = 32

# bargains/calls
CHOOSE_CALL: Final = 33
CALL: Final = 34
CHOOSE_BRIBES: Final = 35
BRIBE: Final = 36
HEAR_BRIBES: Final = 37

# bargains/deeds
PROMISE_DEED: Final = 38
CHOOSE_PURSE: Final = 39
HOLD_ASIDE: Final = 40

# bargains/gifts
OFFER_GIFT: Final = 41
CHOOSE_GIFT: Final = 42
GIVE: Final = 43
LAY_OUT_OF_TURN: Final = 44

# bargains/offers
CHOOSE_TERMS: Final = 45
SET_TERM: Final = 46
CHOOSE_COINS: Final = 47
SET_COINS: Final = 48
CHOOSE_DEAL: Final = 49
ANSWER_OFFER: Final = 50
WITHDRAW_OFFER: Final = 51

# combat/attack
CHOOSE_SAND: Final = 52
THROW_SAND: Final = 53
ROLL_ATTACK: Final = 54
CHOOSE_REROLLS: Final = 55
REROLL: Final = 56
COMPARE_ROWS: Final = 57
CHOOSE_DIVISION: Final = 58
DIVIDE: Final = 59
CHOOSE_SICA: Final = 60
USE_SICA: Final = 61

# combat/combat
BEGIN_COMBAT: Final = 62
BEGIN_BOUT: Final = 63
CHOOSE_NETS: Final = 64
CAST_NET: Final = 65
ROLL_INITIATIVE: Final = 66
CHOOSE_LOADED: Final = 67
LOAD_OR_NOT: Final = 68
LOAD_DICE: Final = 69
CHOOSE_FIRST: Final = 70
SET_ORDER: Final = 71
TAKE_COMBAT_TURN: Final = 72
CHOOSE_MOVE: Final = 73
DO_MOVE: Final = 74

# combat/damage
DEAL_DAMAGE: Final = 75
RETURN_DAMAGE: Final = 76
CHOOSE_IGNORE: Final = 77
IGNORE: Final = 78
TAKE_DAMAGE: Final = 79
CHOOSE_LOSS: Final = 80
LOSE_DIE: Final = 81
JUDGE: Final = 82

# intrigue/effects
CHOOSE_PICK: Final = 83
PICK: Final = 84
CHOOSE_EXTORTION: Final = 85
EXTORT_COINS: Final = 86
CHOOSE_PLUCK: Final = 87
PLUCK: Final = 88
CHOOSE_ORDER: Final = 89
PUT_IN_ORDER: Final = 90

# intrigue/intrigue
BEGIN_INTRIGUE: Final = 91
BEGIN_TURN: Final = 92
CHOOSE_ACT: Final = 93
ACT: Final = 94
END_TURN: Final = 95
CHOOSE_DISCARD: Final = 96
DISCARD_ONE: Final = 97
CLOSE_TURN: Final = 98

# intrigue/powers
CHOOSE_EXHAUST: Final = 99
EXHAUST_ONE: Final = 100
GRANT_POWER: Final = 101
CHOOSE_GOSSIP: Final = 102
CHANGE_CARD: Final = 103
CHOOSE_PEEK: Final = 104
PUT_BACK: Final = 105
CHOOSE_CHANGE: Final = 106
CHANGE_ONE: Final = 107
CHOOSE_AIM: Final = 108
AIM: Final = 109

# intrigue/schemes
PREPARE_SCHEME: Final = 110
CHOOSE_BOOST: Final = 111
ADD_BOOST: Final = 112
SHOW_SCHEME: Final = 113
CHOOSE_TARGET: Final = 114
LAUNCH_SCHEME: Final = 115
CHOOSE_ANSWER: Final = 116
ANSWER_SCHEME: Final = 117
CHOOSE_BODYGUARD: Final = 118
BODYGUARD: Final = 119
ROLL_AGAIN: Final = 120
CANCEL_SCHEME: Final = 121
TURN_SCHEME: Final = 122
CHOOSE_REDIRECT: Final = 123
REDIRECT: Final = 124
RESOLVE_SCHEME: Final = 125
FINISH_SCHEME: Final = 126

# intrigue/support
CHOOSE_PLEA: Final = 127
PLEAD: Final = 128
CHOOSE_CLAIM: Final = 129
CLAIM: Final = 130
CHOOSE_FEE: Final = 131
SET_FEE: Final = 132
CHOOSE_PROMISE: Final = 133
ASK_SUPPORT: Final = 134
CHOOSE_SUPPORT: Final = 135
SUPPORT: Final = 136

# intrigue/windows
CHOOSE_SILENCE: Final = 137
SILENCE_OR_NOT: Final = 138
SILENCE_REACTION: Final = 139
LOOK_AT_TREASURIES: Final = 140
CHOOSE_DESTITUTE: Final = 141
SHAME_OR_NOT: Final = 142
SHAME: Final = 143

# market/auction
BEGIN_AUCTION: Final = 144
NEXT_LOT: Final = 145
CHOOSE_BIDS: Final = 146
BID: Final = 147
SETTLE_BIDS: Final = 148
CHOOSE_NOD: Final = 149
NOD_OR_NOT: Final = 150
WIN_BY_NOD: Final = 151
SHOW_TREASURIES: Final = 152

# market/market
BEGIN_MARKET: Final = 153
TAKE_MARKET_TURN: Final = 154
CHOOSE_TRADE: Final = 155
TRADE: Final = 156
CHOOSE_SALE: Final = 157
SELL_MORE: Final = 158
END_MARKET_TURN: Final = 159
TRADE_TOGETHER: Final = 160
CHOOSE_TRADES: Final = 161
NOTE_TRADE: Final = 162
DO_TRADES: Final = 163
DO_TRADE: Final = 164

# setup/preparation
PREPARE: Final = 165
CHOOSE_HOUSE: Final = 166
TAKE_HOUSE: Final = 167
DEAL: Final = 168
BEGIN_ROUND: Final = 169

# upkeep/upkeep
BEGIN_UPKEEP: Final = 170
RECOVER: Final = 171
CHOOSE_PATIENT: Final = 172
TRY_RECOVERY: Final = 173
CHOOSE_AID: Final = 174
AID: Final = 175
HEAL_BY_SECRET: Final = 176
END_RECOVERY: Final = 177
BALANCE: Final = 178
CHOOSE_RELEASE: Final = 179
RELEASE: Final = 180

# winning/victory
TEST_VICTORY: Final = 181
NEXT_DUEL: Final = 182
CHOOSE_DUELLISTS: Final = 183
PICK_DUELLIST: Final = 184
CHOOSE_DUEL_GEAR: Final = 185
REVEAL_DUELLISTS: Final = 186
END_DUEL: Final = 187
