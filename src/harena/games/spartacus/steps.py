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

# bargains/instructions
INSTRUCT: Final = 45
CHOOSE_LIMIT: Final = 46
SET_LIMIT: Final = 47
CHOOSE_ORDERS: Final = 48
SET_ORDERS: Final = 49

# bargains/offers
CHOOSE_TERMS: Final = 50
SET_TERM: Final = 51
CHOOSE_COINS: Final = 52
SET_COINS: Final = 53
CHOOSE_DEAL: Final = 54
EXPIRE_OFFER: Final = 55
REPLY: Final = 56
SETTLE_OFFER: Final = 57
HEAR_COUNTER: Final = 58
ANSWER_OFFER: Final = 59
WITHDRAW_OFFER: Final = 60

# combat/attack
CHOOSE_SAND: Final = 61
THROW_SAND: Final = 62
ROLL_ATTACK: Final = 63
CHOOSE_REROLLS: Final = 64
REROLL: Final = 65
COMPARE_ROWS: Final = 66
CHOOSE_DIVISION: Final = 67
DIVIDE: Final = 68
CHOOSE_SICA: Final = 69
USE_SICA: Final = 70

# combat/combat
BEGIN_COMBAT: Final = 71
BEGIN_BOUT: Final = 72
CHOOSE_NETS: Final = 73
CAST_NET: Final = 74
ROLL_INITIATIVE: Final = 75
CHOOSE_LOADED: Final = 76
LOAD_OR_NOT: Final = 77
LOAD_DICE: Final = 78
CHOOSE_FIRST: Final = 79
SET_ORDER: Final = 80
TAKE_COMBAT_TURN: Final = 81
CHOOSE_MOVE: Final = 82
DO_MOVE: Final = 83

# combat/damage
DEAL_DAMAGE: Final = 84
RETURN_DAMAGE: Final = 85
CHOOSE_IGNORE: Final = 86
IGNORE: Final = 87
TAKE_DAMAGE: Final = 88
CHOOSE_LOSS: Final = 89
LOSE_DIE: Final = 90
JUDGE: Final = 91

# intrigue/effects
CHOOSE_PICK: Final = 92
PICK: Final = 93
CHOOSE_EXTORTION: Final = 94
EXTORT_COINS: Final = 95
CHOOSE_PLUCK: Final = 96
PLUCK: Final = 97
CHOOSE_ORDER: Final = 98
PUT_IN_ORDER: Final = 99

# intrigue/intrigue
BEGIN_INTRIGUE: Final = 100
BEGIN_TURN: Final = 101
CHOOSE_ACT: Final = 102
ACT: Final = 103
END_TURN: Final = 104
CHOOSE_DISCARD: Final = 105
DISCARD_ONE: Final = 106
CLOSE_TURN: Final = 107

# intrigue/powers
CHOOSE_EXHAUST: Final = 108
EXHAUST_ONE: Final = 109
GRANT_POWER: Final = 110
CHOOSE_GOSSIP: Final = 111
CHANGE_CARD: Final = 112
CHOOSE_PEEK: Final = 113
PUT_BACK: Final = 114
CHOOSE_CHANGE: Final = 115
CHANGE_ONE: Final = 116
CHOOSE_AIM: Final = 117
AIM: Final = 118

# intrigue/schemes
PREPARE_SCHEME: Final = 119
CHOOSE_BOOST: Final = 120
ADD_BOOST: Final = 121
SHOW_SCHEME: Final = 122
CHOOSE_TARGET: Final = 123
LAUNCH_SCHEME: Final = 124
CHOOSE_ANSWER: Final = 125
ANSWER_SCHEME: Final = 126
CHOOSE_BODYGUARD: Final = 127
BODYGUARD: Final = 128
ROLL_AGAIN: Final = 129
CANCEL_SCHEME: Final = 130
TURN_SCHEME: Final = 131
CHOOSE_REDIRECT: Final = 132
REDIRECT: Final = 133
RESOLVE_SCHEME: Final = 134
FINISH_SCHEME: Final = 135

# intrigue/support
CHOOSE_PLEA: Final = 136
PLEAD: Final = 137
CHOOSE_CLAIM: Final = 138
CLAIM: Final = 139
CHOOSE_FEE: Final = 140
SET_FEE: Final = 141
CHOOSE_PROMISE: Final = 142
ASK_SUPPORT: Final = 143
CHOOSE_SUPPORT: Final = 144
SUPPORT: Final = 145

# intrigue/windows
CHOOSE_SILENCE: Final = 146
SILENCE_OR_NOT: Final = 147
SILENCE_REACTION: Final = 148
LOOK_AT_TREASURIES: Final = 149
CHOOSE_DESTITUTE: Final = 150
SHAME_OR_NOT: Final = 151
SHAME: Final = 152

# market/auction
BEGIN_AUCTION: Final = 153
NEXT_LOT: Final = 154
CHOOSE_BIDS: Final = 155
BID: Final = 156
SETTLE_BIDS: Final = 157
CHOOSE_NOD: Final = 158
NOD_OR_NOT: Final = 159
WIN_BY_NOD: Final = 160
SHOW_TREASURIES: Final = 161

# market/market
BEGIN_MARKET: Final = 162
TAKE_MARKET_TURN: Final = 163
CHOOSE_TRADE: Final = 164
TRADE: Final = 165
CHOOSE_SALE: Final = 166
SELL_MORE: Final = 167
END_MARKET_TURN: Final = 168
TRADE_TOGETHER: Final = 169
CHOOSE_TRADES: Final = 170
NOTE_TRADE: Final = 171
DO_TRADES: Final = 172
DO_TRADE: Final = 173

# setup/preparation
PREPARE: Final = 174
CHOOSE_HOUSE: Final = 175
TAKE_HOUSE: Final = 176
DEAL: Final = 177
BEGIN_ROUND: Final = 178

# upkeep/upkeep
BEGIN_UPKEEP: Final = 179
RECOVER: Final = 180
CHOOSE_PATIENT: Final = 181
TRY_RECOVERY: Final = 182
CHOOSE_AID: Final = 183
AID: Final = 184
HEAL_BY_SECRET: Final = 185
END_RECOVERY: Final = 186
BALANCE: Final = 187
CHOOSE_RELEASE: Final = 188
RELEASE: Final = 189

# winning/victory
TEST_VICTORY: Final = 190
NEXT_DUEL: Final = 191
CHOOSE_DUELLISTS: Final = 192
PICK_DUELLIST: Final = 193
CHOOSE_DUEL_GEAR: Final = 194
REVEAL_DUELLISTS: Final = 195
END_DUEL: Final = 196
