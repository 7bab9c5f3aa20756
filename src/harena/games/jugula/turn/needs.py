"""Chapters 2.7 and 3.2: which uses of a card may be chosen, and why another may not."""

from typing import Final

from harena.games.jugula.basics.movement import UNTAXED, any_mover
from harena.games.jugula.combat.reach import any_ambush, any_attack
from harena.games.jugula.combat.result import is_open
from harena.games.jugula.components.arena import FAMILIA, GLADIATORS, NOBODY, WOUNDED, Arena
from harena.games.jugula.components.content import (
    AGMEN,
    ARDOR_ORIS,
    ATTACK,
    CARNIFEX,
    CLAMOR,
    CONCURSUS,
    CONVERSIO,
    DOLUS,
    DRAW,
    FATALITAS,
    FUGA,
    FUROR,
    IMPETUS,
    INSIDIAE,
    INVIDIA,
    MEDICUS,
    MEMORIA,
    MOVE,
    NO_TEXT,
    PRIMA,
    PULVIS,
    SOLUTIO,
    TEXT,
    TOP_VOX,
    UMBO,
    USE_SETS,
    USES,
    VAE_VICTIS,
    VOX,
)
from harena.games.jugula.components.ground import FACINGS, FRONT, NEAR, beyond
from harena.toolkit.bits import as_bits, members
from harena.toolkit.squares import NOWHERE, WAYS

KINDS_OF_USE: Final = len(USES)
OF_ATTACK: Final = as_bits([ARDOR_ORIS, FATALITAS, FUROR, DOLUS, CARNIFEX])
OF_FREE_MEN: Final = as_bits([IMPETUS, FUGA, CONVERSIO, AGMEN, CONCURSUS])


def plays(arena: Arena, seat: int) -> list[int]:
    """3.2.3, 3.2.4, 3.2.6 Every use of every card that may be chosen: six times the card, plus it.

    The last card in hand only for its draw.
    """
    cards = members(arena.hand[seat])
    if len(cards) == 1:
        return [KINDS_OF_USE * cards[0] + DRAW]
    content = arena.content
    can_attack = any_attack(arena, seat)
    met = 1 << DRAW
    if any_mover(arena, seat, 0):
        met |= 1 << MOVE
    if can_attack:
        met |= 1 << ATTACK
    if arena.vox[seat] < TOP_VOX:
        met |= 1 << VOX
    if arena.prima[seat]:
        met |= 1 << PRIMA
    found: list[int] = []
    for card in cards:
        uses = content.uses[card] & met
        if has_needs(arena, seat, content.text[card], can_attack):
            uses |= 1 << TEXT
        found += content.plays[USE_SETS * card + uses]
    return found


def has_needs(arena: Arena, seat: int, text: int, can_attack: bool) -> bool:
    """2.7, 3.2.6, R5 Whether the first thing that a text says can be done."""
    if OF_ATTACK >> text & 1:
        return can_attack
    if OF_FREE_MEN >> text & 1:
        return arena.any_free_man(seat)
    if text == INSIDIAE:
        return can_attack and any_ambush(arena, seat)
    if text == CLAMOR:
        return arena.vox[seat] < TOP_VOX
    if text == MEMORIA:
        return arena.discard[seat] != 0
    if text == INVIDIA:
        return len(enviable(arena, seat)) > 0
    if text == UMBO:
        return len(shoves(arena, seat)) > 0
    if text == SOLUTIO:
        return any_mover(arena, seat, UNTAXED)
    if text == MEDICUS:
        return len(wounded_men(arena, seat)) > 0
    if text == PULVIS:
        return len(faced(arena, seat)) > 0
    if text == VAE_VICTIS:
        return len(arena.others_in(seat)) > 0
    return text != NO_TEXT


def why_not_play(arena: Arena, seat: int, choice: int) -> str:
    """3.2.4, 3.2.6 Why a use of a card may not be chosen, for whoever asks."""
    card, use = choice // KINDS_OF_USE, choice % KINDS_OF_USE
    content = arena.content
    if not arena.hand[seat] >> card & 1:
        return "not-in-hand"
    if arena.held(seat) == 1:
        return "last-card"
    if use == TEXT:
        return "needs-not-met" if content.text[card] else "no-such-use"
    row = [content.move, content.attacks, content.vox, content.draw, content.prima][use - 1]
    if not row[card]:
        return "no-such-use"
    return ("", "nobody-can-move", "no-attack", "vox-at-top", "", "pile-empty")[use]


def enviable(arena: Arena, seat: int) -> list[int]:
    """2.7 Invidia: opponents with two cards or more, or with Vox Populi above 0."""
    return [
        other for other in arena.others_in(seat) if arena.held(other) > 1 or arena.vox[other] > 0
    ]


def shoves(arena: Arena, seat: int) -> list[int]:
    """2.7 Umbo: a free gladiator's place times sixteen, plus an enemy in front he can push back."""
    found: list[int] = []
    for man in arena.free_men(seat):
        here = arena.square[man]
        for square in FRONT[FACINGS * here + arena.facing[man]]:
            foe = arena.board[square]
            if foe == NOBODY or foe // FAMILIA == seat or arena.murus >> foe // FAMILIA & 1:
                continue
            if is_open(arena, beyond(here, square)):
                found.append(GLADIATORS * (man % FAMILIA) + foe)
    return found


def faced(arena: Arena, seat: int) -> list[int]:
    """2.7 Pulvis: enemies who are adjacent and in the front of a free gladiator."""
    found = 0
    for man in arena.free_men(seat):
        for square in FRONT[FACINGS * arena.square[man] + arena.facing[man]]:
            foe = arena.board[square]
            if foe != NOBODY and foe // FAMILIA != seat:
                found |= 1 << foe
    return members(found)


def wounded_men(arena: Arena, seat: int) -> list[int]:
    """2.7 Medicus: the places of the wounded."""
    return [man % FAMILIA for man in arena.men(seat) if arena.condition[man] == WOUNDED]


def advancers(arena: Arena, seat: int) -> list[int]:
    """2.7 Agmen: the places of the free who can step ahead and stand in no danger zone."""
    found: list[int] = []
    for man in arena.free_men(seat):
        ahead = NEAR[WAYS * arena.square[man] + 2 * arena.facing[man]]
        if arena.moved >> man % FAMILIA & 1 or ahead == NOWHERE or arena.board[ahead] != NOBODY:
            continue
        if not arena.is_bound(arena.square[man], seat):
            found.append(man % FAMILIA)
    return found
