"""Chapters 3.5 and 3.6: what attacker and defender add up, before their cards and with them."""

from typing import Final

from harena.games.jugula.combat.reach import zone
from harena.games.jugula.components.arena import FAMILIA, WOUNDED, Arena
from harena.games.jugula.components.content import (
    ARC,
    ARDOR_ORIS,
    CARNIFEX,
    FUROR,
    HARCELEMENT,
    INSIDIAE,
    MASSIF,
)
from harena.games.jugula.components.ground import IN_FRONT, NEAR, distance
from harena.toolkit.squares import WAYS

# What the parts of the two sums are, in order.
OF_ATTACK: Final = ("value", "harassed", "dusted", "zone", "vox", "text", "threats")
OF_DEFENCE: Final = (
    *("value", "harassed", "dusted", "bow", "massive", "testudo", "token", "threats"),
)
DUST: Final = 2
MASSIF_MALUS: Final = 2
TESTUDO_BONUS: Final = 2
LEAST: Final = 1
ARDOR_BONUS: Final = 4
FUROR_BONUS: Final = 2
AMBUSH_BONUS: Final = 1
CARNIFEX_BONUS: Final = 3
CARNIFEX_MALUS: Final = -1


def attack_parts(arena: Arena, man: int, target: int) -> list[int]:
    """3.5.8, 3.5.10, 3.6.8, R18 ATT against the class less Harcèlement, Pulvis; then all else."""
    content = arena.content
    value = content.attack[2 * arena.side(man) + arena.is_heavy(target)]
    harassed = min(value, harassers(arena, man))
    dusted = min(value - harassed, DUST) if arena.is_dusted(man) else 0
    return [
        value,
        -harassed,
        -dusted,
        zone(arena, man, target),
        content.bonus[arena.vox[man // FAMILIA]],
        text_bonus(arena, target),
        -threats(arena, man, target),
    ]


def defence_parts(arena: Arena, man: int, target: int) -> list[int]:
    """3.5.9, 3.5.10 DEF against the class, traits and texts, token, threats; no Vox Populi."""
    content = arena.content
    value = content.defence[2 * arena.side(target) + arena.is_heavy(man)]
    harassed = min(value, harassers(arena, target))
    dusted = min(value - harassed, DUST) if arena.is_dusted(target) else 0
    is_frontal = zone(arena, man, target) == IN_FRONT
    apart = distance(arena.square[man], arena.square[target]) - 1
    has_testudo = is_frontal and arena.testudo >> target // FAMILIA & 1
    return [
        value,
        -harassed,
        -dusted,
        apart if arena.traits(man) & ARC else 0,
        -MASSIF_MALUS if arena.traits(target) & MASSIF and not is_frontal else 0,
        TESTUDO_BONUS if has_testudo else 0,
        -1 if arena.hindered >> target & 1 else 0,
        -threats(arena, target, man),
    ]


def text_bonus(arena: Arena, target: int) -> int:
    """2.7 What the text that is being played adds to an attack."""
    if arena.text == ARDOR_ORIS:
        return ARDOR_BONUS
    if arena.text == FUROR:
        return FUROR_BONUS
    if arena.text == INSIDIAE:
        return AMBUSH_BONUS
    if arena.text == CARNIFEX:
        return CARNIFEX_BONUS if arena.condition[target] == WOUNDED else CARNIFEX_MALUS
    return 0


def harassers(arena: Arena, man: int) -> int:
    """3.6.9, R27 On how many danger squares of enemies with Harcèlement he stands."""
    found = 0
    square = arena.square[man]
    for way in arena.dangers_on(square, man // FAMILIA):
        foe = arena.board[NEAR[WAYS * square + way]]
        if arena.traits(foe) & HARCELEMENT:
            found += 1
    return found


def threats(arena: Arena, man: int, other: int) -> int:
    """3.5.11, 3.5.12, 3.5.13, 3.6.11, R19 Enemies who threaten him, the other party not counted."""
    if arena.is_stoic(man):
        return 0
    square, seat = arena.square[man], man // FAMILIA
    found = 0
    if arena.danger_only:
        for way in arena.dangers_on(square, seat):
            if arena.board[NEAR[WAYS * square + way]] != other:
                found += 1
        return found
    for foe in arena.fronts_on(square, seat):
        if foe != other:
            found += 1
    return found


def total(parts: int, combat: int) -> int:
    """3.5.10 The parts and the combat value; a total below 1 becomes 1."""
    return max(LEAST, parts + combat)
