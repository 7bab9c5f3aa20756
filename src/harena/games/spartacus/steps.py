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
CHOOSE_PURSES: Final = 38
END_CALL: Final = 39

# bargains/deeds
PROMISE_DEED: Final = 40
CHOOSE_PURSE: Final = 41
HOLD_ASIDE: Final = 42

# bargains/gifts
OFFER_GIFT: Final = 43
CHOOSE_GIFT: Final = 44
GIVE: Final = 45
LAY_OUT_OF_TURN: Final = 46

# bargains/instructions
INSTRUCT: Final = 47
CHOOSE_LIMIT: Final = 48
SET_LIMIT: Final = 49
CHOOSE_ORDERS: Final = 50
SET_ORDERS: Final = 51

# bargains/offers
CHOOSE_TERMS: Final = 52
SET_TERM: Final = 53
CHOOSE_COINS: Final = 54
SET_COINS: Final = 55
CHOOSE_DEAL: Final = 56
EXPIRE_OFFER: Final = 57
REPLY: Final = 58
SETTLE_OFFER: Final = 59
HEAR_COUNTER: Final = 60
ANSWER_OFFER: Final = 61
WITHDRAW_OFFER: Final = 62

# combat/attack
CHOOSE_SAND: Final = 63
THROW_SAND: Final = 64
ROLL_ATTACK: Final = 65
CHOOSE_REROLLS: Final = 66
REROLL: Final = 67
COMPARE_ROWS: Final = 68
CHOOSE_DIVISION: Final = 69
DIVIDE: Final = 70
CHOOSE_SICA: Final = 71
USE_SICA: Final = 72

# combat/combat
BEGIN_COMBAT: Final = 73
BEGIN_BOUT: Final = 74
CHOOSE_NETS: Final = 75
CAST_NET: Final = 76
ROLL_INITIATIVE: Final = 77
CHOOSE_LOADED: Final = 78
LOAD_OR_NOT: Final = 79
LOAD_DICE: Final = 80
CHOOSE_FIRST: Final = 81
SET_ORDER: Final = 82
TAKE_COMBAT_TURN: Final = 83
CHOOSE_MOVE: Final = 84
DO_MOVE: Final = 85

# combat/damage
DEAL_DAMAGE: Final = 86
RETURN_DAMAGE: Final = 87
CHOOSE_IGNORE: Final = 88
IGNORE: Final = 89
TAKE_DAMAGE: Final = 90
CHOOSE_LOSS: Final = 91
LOSE_DIE: Final = 92
JUDGE: Final = 93

# intrigue/effects
CHOOSE_PICK: Final = 94
PICK: Final = 95
CHOOSE_EXTORTION: Final = 96
EXTORT_COINS: Final = 97
CHOOSE_PLUCK: Final = 98
PLUCK: Final = 99
CHOOSE_ORDER: Final = 100
PUT_IN_ORDER: Final = 101

# intrigue/intrigue
BEGIN_INTRIGUE: Final = 102
BEGIN_TURN: Final = 103
CHOOSE_ACT: Final = 104
ACT: Final = 105
END_TURN: Final = 106
CHOOSE_DISCARD: Final = 107
DISCARD_ONE: Final = 108
CLOSE_TURN: Final = 109

# intrigue/powers
CHOOSE_EXHAUST: Final = 110
EXHAUST_ONE: Final = 111
GRANT_POWER: Final = 112
CHOOSE_GOSSIP: Final = 113
CHANGE_CARD: Final = 114
CHOOSE_PEEK: Final = 115
PUT_BACK: Final = 116
CHOOSE_CHANGE: Final = 117
CHANGE_ONE: Final = 118
CHOOSE_AIM: Final = 119
AIM: Final = 120

# intrigue/schemes
PREPARE_SCHEME: Final = 121
CHOOSE_BOOST: Final = 122
ADD_BOOST: Final = 123
SHOW_SCHEME: Final = 124
CHOOSE_TARGET: Final = 125
LAUNCH_SCHEME: Final = 126
CHOOSE_ANSWER: Final = 127
ANSWER_SCHEME: Final = 128
CHOOSE_BODYGUARD: Final = 129
BODYGUARD: Final = 130
ROLL_AGAIN: Final = 131
CANCEL_SCHEME: Final = 132
TURN_SCHEME: Final = 133
CHOOSE_REDIRECT: Final = 134
REDIRECT: Final = 135
RESOLVE_SCHEME: Final = 136
FINISH_SCHEME: Final = 137

# intrigue/support
CHOOSE_PLEA: Final = 138
PLEAD: Final = 139
CHOOSE_CLAIM: Final = 140
CLAIM: Final = 141
CHOOSE_FEE: Final = 142
SET_FEE: Final = 143
CHOOSE_PROMISE: Final = 144
ASK_SUPPORT: Final = 145
CHOOSE_SUPPORT: Final = 146
SUPPORT: Final = 147

# intrigue/windows
CHOOSE_SILENCE: Final = 148
SILENCE_OR_NOT: Final = 149
SILENCE_REACTION: Final = 150
LOOK_AT_TREASURIES: Final = 151
CHOOSE_DESTITUTE: Final = 152
SHAME_OR_NOT: Final = 153
SHAME: Final = 154

# market/auction
BEGIN_AUCTION: Final = 155
NEXT_LOT: Final = 156
CHOOSE_BIDS: Final = 157
BID: Final = 158
SETTLE_BIDS: Final = 159
CHOOSE_NOD: Final = 160
NOD_OR_NOT: Final = 161
WIN_BY_NOD: Final = 162
SHOW_TREASURIES: Final = 163

# market/market
BEGIN_MARKET: Final = 164
TAKE_MARKET_TURN: Final = 165
CHOOSE_TRADE: Final = 166
TRADE: Final = 167
CHOOSE_SALE: Final = 168
SELL_MORE: Final = 169
END_MARKET_TURN: Final = 170
TRADE_TOGETHER: Final = 171
CHOOSE_TRADES: Final = 172
NOTE_TRADE: Final = 173
DO_TRADES: Final = 174
DO_TRADE: Final = 175

# setup/preparation
PREPARE: Final = 176
CHOOSE_HOUSE: Final = 177
TAKE_HOUSE: Final = 178
DEAL: Final = 179
BEGIN_ROUND: Final = 180

# upkeep/upkeep
BEGIN_UPKEEP: Final = 181
RECOVER: Final = 182
CHOOSE_PATIENT: Final = 183
TRY_RECOVERY: Final = 184
CHOOSE_AID: Final = 185
AID: Final = 186
HEAL_BY_SECRET: Final = 187
END_RECOVERY: Final = 188
BALANCE: Final = 189
CHOOSE_RELEASE: Final = 190
RELEASE: Final = 191

# winning/victory
TEST_VICTORY: Final = 192
NEXT_DUEL: Final = 193
CHOOSE_DUELLISTS: Final = 194
PICK_DUELLIST: Final = 195
CHOOSE_DUEL_GEAR: Final = 196
REVEAL_DUELLISTS: Final = 197
END_DUEL: Final = 198
