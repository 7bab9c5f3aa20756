"""What an attack, a stand and a card are worth, in points, at a glance.

Cards that nobody has seen are taken as they are on the average: an attacker chooses his, so he has
a higher one than a defender whose deck decides. What an attack brings is looked up by the two sums.
"""

from typing import Final

from harena.games.jugula.combat.reach import HINDERING, targets
from harena.games.jugula.combat.result import is_open
from harena.games.jugula.combat.totals import attack_parts, defence_parts
from harena.games.jugula.components.arena import FAMILIA, GLADIATORS, NOBODY, WOUNDED, Arena
from harena.games.jugula.components.content import (
    ARC,
    CONCURSUS,
    CURSUS,
    FATALITAS,
    FAVOR,
    MEDICUS,
)
from harena.games.jugula.components.ground import (
    AROUND,
    FACINGS,
    FRONT,
    beyond,
    distance,
    zone_of,
)
from harena.toolkit.squares import NOWHERE

MOST: Final = 24
MINE: Final = (2, 3, 4, 5, 6)
THEIRS: Final = (0, 1, 2, 3, 3, 4, 5)
PUSH: Final = 0.2
WOUND: Final = 1.0
FELL: Final = 2.2
FINISH: Final = 1.4
REPELLED: Final = -0.25
TOKEN: Final = 0.55
# Cards that are kept for what they say rather than for their numbers.
KEPT_FOR_TEXT: Final = {FATALITAS: 0.45, CONCURSUS: 0.2, FAVOR: 0.15, CURSUS: 0.15, MEDICUS: 0.1}
CORNERED: Final = 1
HURT: Final = 2
# With more than two at the table: how much more it is worth to hurt a familia for each of its men
# above this number, a wounded one counting for less; so nobody who leads is left alone.
ENVY: Final = 0.15
ENVIED: Final = 3.0
WOUNDED_MAN: Final = 0.4


def gain(attack: int, defence: int, kind: int) -> float:
    """What two totals bring to the attacker, by whether the target is cornered or wounded."""
    if defence > attack:
        return REPELLED
    if defence == attack:
        return 0.0
    wound = FINISH if kind & HURT else WOUND
    if attack >= 4 * defence:
        return FINISH if kind & HURT else FELL
    if attack >= 2 * defence:
        return wound + PUSH
    return wound if kind & CORNERED else PUSH


def expected(attack: int, defence: int, kind: int) -> float:
    """The gain on the average of the cards that may come."""
    total = 0.0
    for mine in MINE:
        for theirs in THEIRS:
            total += gain(max(1, attack + mine), max(1, defence + theirs), kind)
    return total / (len(MINE) * len(THEIRS))


GAINS: Final[list[float]] = [
    expected(attack, defence, kind)
    for attack in range(MOST)
    for defence in range(MOST)
    for kind in range(4)
]


def dearness(arena: Arena, seat: int) -> float:
    """3.8.3 How much the men of a familia are worth to their enemies: with two all alike."""
    if arena.seats == 2:
        return 1.0
    standing = 0.0
    for man in range(FAMILIA * seat, FAMILIA * seat + FAMILIA):
        if arena.square[man] != NOWHERE:
            standing += WOUNDED_MAN if arena.condition[man] == WOUNDED else 1.0
    return 1.0 + ENVY * (standing - ENVIED)


def worth_of_attack(arena: Arena, man: int, target: int) -> float:
    """What an attack promises, before the cards."""
    attack = sum(attack_parts(arena, man, target))
    defence = sum(defence_parts(arena, man, target))
    kind = HURT if arena.condition[target] == WOUNDED else 0
    if not is_open(arena, beyond(arena.square[man], arena.square[target])):
        kind |= CORNERED
    attack = min(MOST - 1, max(0, attack))
    defence = min(MOST - 1, max(0, defence))
    return GAINS[(MOST * attack + defence) * 4 + kind] * dearness(arena, target // FAMILIA)


def worth_of_choice(arena: Arena, seat: int, choice: int) -> float:
    """What a choice of attack promises; a token is worth less than a wound, but is easier."""
    man, target = FAMILIA * seat + choice // (2 * GLADIATORS), choice // 2 % GLADIATORS
    worth = worth_of_attack(arena, man, target)
    if choice % 2 == HINDERING:
        sums = sum(attack_parts(arena, man, target)) - sum(defence_parts(arena, man, target))
        return min(TOKEN, max(-0.1, 0.3 + 0.08 * sums))
    return worth


def best_attack(arena: Arena, man: int) -> float:
    """What the best attack of a gladiator promises; nothing where none does."""
    best = 0.0
    for target in targets(arena, man):
        best = max(best, worth_of_attack(arena, man, target))
    return best


def nearest_foe(arena: Arena, man: int) -> int:
    """The enemy to go for: near, and wounded rather than not."""
    seat, square = man // FAMILIA, arena.square[man]
    best, least = NOBODY, 99
    for foe in range(FAMILIA * arena.seats):
        if foe // FAMILIA != seat and arena.square[foe] != NOWHERE:
            far = 2 * distance(square, arena.square[foe]) - (arena.condition[foe] == WOUNDED)
            if far < least:
                best, least = foe, far
    return best


def wanted_distance(arena: Arena, man: int) -> int:
    """A bowman keeps away, who reaches far need not come close."""
    side = arena.side(man)
    allonge = arena.content.allonge[side]
    if arena.content.traits[side] & ARC:
        return min(3, allonge + 1)
    return 1 + min(1, allonge)


def worth_of_stand(arena: Arena, man: int, square: int, facing: int, foe: int) -> float:
    """How good a square and a facing are for one who goes for a foe.

    Near enough, behind him, with the face to him; and not with the own back to another.
    """
    there, looks = arena.square[foe], arena.facing[foe]
    far = distance(square, there)
    reach = wanted_distance(arena, man)
    worth = -0.12 * abs(far - reach)
    if far <= reach + 1:
        worth += 0.22 * zone_of(there, looks, square)
    ahead = zone_of(square, facing, there)
    worth -= 0.25 * ahead if far <= 2 else 0.05 * ahead
    board, seat = arena.board, man // FAMILIA
    for near in AROUND[square]:
        other = board[near]
        if other == NOBODY or other // FAMILIA == seat:
            continue
        if square in FRONT[FACINGS * near + arena.facing[other]] and not arena.muted >> other & 1:
            worth -= 0.1 + 0.15 * zone_of(square, facing, near)
    return worth


def worth_of_card(arena: Arena, card: int) -> float:
    """What it is worth to have a card: for fights, and for its best use."""
    content = arena.content
    worth = 0.1 + 0.06 * content.combat[card]
    worth += 0.04 * (content.attacks[card] + content.move[card]) + 0.02 * content.vox[card]
    worth += KEPT_FOR_TEXT.get(content.text[card], 0.0)
    return worth + (0.25 if card >= len(content.card_ids) // 2 else 0.0)
