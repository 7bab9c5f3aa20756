"""Chapter 3.2: what each use of each card comes to, and why another may not be chosen."""

from harena.games.jugula.basics.movement import movers
from harena.games.jugula.combat.reach import ALL_PLACES, ANYBODY, attacks
from harena.games.jugula.components.arena import GLADIATORS, Arena
from harena.games.jugula.components.content import (
    ATTACK,
    CLAMOR,
    DRAW,
    MOVE,
    PRIMA,
    TEXT,
    TEXTS,
    TOP_VOX,
    VOX,
)
from harena.games.jugula.turn.needs import KINDS_OF_USE, why_not_play
from harena.games.jugula.turn.texts import braving
from harena.kernel.decisions import Decision
from harena.kernel.rulebook import View
from harena.toolkit.bits import members


def about_play(arena: Arena, seat: int, asked: Decision) -> View:
    """3.2.3, 3.2.4, 3.2.6 Every use of every card in hand: what it does, or why it cannot be."""
    refused: dict[str, list[int]] = {}
    for card in members(arena.hand[seat]):
        for use in range(KINDS_OF_USE):
            choice = KINDS_OF_USE * card + use
            if choice not in asked.choices:
                refused.setdefault(why_not_play(arena, seat, choice), []).append(choice)
    return {
        "hand": members(arena.hand[seat]),
        "limit": arena.hand_limit(seat),
        "each": {
            str(choice): {"result": result_of(arena, seat, choice)} for choice in asked.choices
        },
        "refused": refused,
    }


def result_of(arena: Arena, seat: int, choice: int) -> View:
    """In a word, with its numbers."""
    card, use = choice // KINDS_OF_USE, choice % KINDS_OF_USE
    content = arena.content
    if use == MOVE:
        able = len(movers(fresh(arena), 0))
        return {"word": "moves", "tone": "", "count": min(content.move[card], able)}
    if use == ATTACK:
        able = len({one // (2 * GLADIATORS) for one in attacks(arena, seat, ALL_PLACES, ANYBODY)})
        return {"word": "attacks", "tone": "", "count": min(content.attacks[card], able)}
    if use == VOX:
        return rises(arena, seat, content.vox[card])
    if use == DRAW:
        there = (arena.deck[seat] | arena.discard[seat]).bit_count()
        return {"word": "draws", "tone": "", "count": min(content.draw[card], there)}
    if use == PRIMA:
        there = arena.prima[seat].bit_count()
        return {"word": "takes", "tone": "", "count": min(content.prima[card], there)}
    assert use == TEXT
    text = content.text[card]
    found: View = {"word": "text", "tone": "", "text": TEXTS[text]}
    return {**rises(arena, seat, 1 + braving(arena, seat)), **found} if text == CLAMOR else found


def fresh(arena: Arena) -> Arena:
    """As it is when a card is played: nobody has moved yet."""
    twin = arena.copy()
    twin.moved = 0
    return twin


def rises(arena: Arena, seat: int, number: int) -> View:
    """3.2.10, 2.5 The new level, with its bonus and its hand limit."""
    level = min(TOP_VOX, arena.vox[seat] + number)
    content = arena.content
    return {
        "word": "rises",
        "tone": "",
        "count": level - arena.vox[seat],
        "level": level,
        "bonus": content.bonus[level],
        "limit": content.limit[level],
    }
