"""Every step has a number, by which chapters name each other's steps on the agenda.

Made by `python -m tools.steps`. Do not edit.
"""

from typing import Final

# basics/hands
SEEK_PRIMA: Final = 0
CHOOSE_PRIMA: Final = 1
TAKE_PRIMA: Final = 2

# basics/movement
CHOOSE_MOVER: Final = 3
MOVE: Final = 4
CHOOSE_PACE: Final = 5
PACE: Final = 6

# combat/attack
CHOOSE_ATTACK: Final = 7
DECLARE: Final = 8
CHOOSE_QUARTER: Final = 9
WRENCH: Final = 10
FACE_OFF: Final = 11
CHOOSE_COMBAT_CARDS: Final = 12
COMMIT: Final = 13
OPEN_CARDS: Final = 14
PAY_FOR_ARDOR: Final = 15

# combat/ending
RESIGN: Final = 16

# setup/munus
BEGIN_MATCH: Final = 17
CHOOSE_FAMILIAE: Final = 18
CHOOSE_FIGHTER: Final = 19
PICK_FIGHTER: Final = 20
REVEAL_FIGHTERS: Final = 21
CLOSE_MATCH: Final = 22
CHOOSE_KEEPSAKES: Final = 23
KEEP: Final = 24

# setup/preparation
PREPARE: Final = 25
CHOOSE_ARMATURA: Final = 26
PICK: Final = 27
CHOOSE_APART: Final = 28
CHOOSE_SECRETLY: Final = 29
PICK_SECRETLY: Final = 30
REVEAL_FAMILIAE: Final = 31
BEGIN_DEPLOYMENT: Final = 32
DEPLOY: Final = 33
CHOOSE_PLACE: Final = 34
STAND: Final = 35
DEAL_CARDS: Final = 36

# turn/texts
ATTACK_AFTER: Final = 37
DRAW_AFTER: Final = 38
CHOOSE_RECALL: Final = 39
RECALL: Final = 40
CHOOSE_VICTIM: Final = 41
SPITE: Final = 42
CHOOSE_TURN: Final = 43
TURN_ROUND: Final = 44
CHOOSE_ADVANCE: Final = 45
ADVANCE: Final = 46
CHOOSE_SHOVE: Final = 47
SHOVE: Final = 48
CHOOSE_PATIENT: Final = 49
TREAT: Final = 50
CHOOSE_DUST: Final = 51
BLIND: Final = 52
CHOOSE_AUGURY: Final = 53
SORT_AUGURY: Final = 54

# turn/turn
BEGIN_ROUND: Final = 55
BEGIN_TURN: Final = 56
CHOOSE_PLAY: Final = 57
PLAY: Final = 58
END_TURN: Final = 59
CHOOSE_DISCARD: Final = 60
DISCARD_ONE: Final = 61
PASS_ON: Final = 62
