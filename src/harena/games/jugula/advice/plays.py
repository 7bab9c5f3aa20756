"""What a use of a card looks like to a hasty player."""

from typing import Final

from harena.games.jugula.advice.tactics import best_attacks, worth_of_card
from harena.games.jugula.components.arena import FAMILIA, WOUNDED, Arena
from harena.games.jugula.components.content import (
    AGMEN,
    ALL_PRIMA,
    ARDOR_ORIS,
    ATTACK,
    AUGURIUM,
    CARNIFEX,
    CLAMOR,
    CONCURSUS,
    CONVERSIO,
    CURSUS,
    DOLUS,
    DRAW,
    FATALITAS,
    FAVOR,
    FUGA,
    FUROR,
    IMPETUS,
    INSIDIAE,
    INVIDIA,
    MEDICUS,
    MEMORIA,
    MOVE,
    MURUS,
    NO_TEXT,
    PRIMA,
    PULVIS,
    SOLUTIO,
    TESTUDO,
    TOP_VOX,
    UMBO,
    VAE_VICTIS,
    VOX,
)
from harena.games.jugula.turn.needs import KINDS_OF_USE
from harena.games.jugula.turn.texts import braving

# Texts that do not attack at once, as they come out on the average.
PLAIN: Final = {
    IMPETUS: 0.6,
    MEMORIA: 0.45,
    INVIDIA: 0.4,
    FUGA: 0.2,
    CONVERSIO: 0.25,
    UMBO: 0.3,
    SOLUTIO: 0.45,
    AGMEN: 0.3,
    CURSUS: 0.75,
    FAVOR: 0.75,
    PULVIS: 0.35,
    CONCURSUS: 0.85,
    AUGURIUM: 0.6,
    VAE_VICTIS: 0.3,
    TESTUDO: 0.15,
    MURUS: 0.15,
}
OF_ATTACK: Final = (ARDOR_ORIS, FATALITAS, FUROR, DOLUS, CARNIFEX, INSIDIAE)


def worth_of_play(arena: Arena, seat: int, choice: int) -> float:
    """The use, less the card that is gone for now."""
    card, use = choice // KINDS_OF_USE, choice % KINDS_OF_USE
    content = arena.content
    gone = 0.5 * worth_of_card(arena, card)
    if use == ATTACK:
        return sum(best_attacks(arena, seat)[: content.attacks[card]]) - gone
    if use == MOVE:
        return worth_of_moves(arena, seat, content.move[card]) - gone
    if use == VOX:
        return worth_of_vox(arena, seat, content.vox[card]) - gone
    if use == DRAW:
        room = content.limit[arena.vox[seat]] + 1 - arena.held(seat)
        drawn = content.draw[card]
        return 0.24 * min(drawn, room) + 0.04 * max(0, drawn - room) - gone
    if use == PRIMA:
        taken = (ALL_PRIMA & ~arena.prima[seat]).bit_count()
        return (0.62 if taken < 4 else 0.35) - gone
    return worth_of_text(arena, seat, content.text[card]) - gone


def worth_of_moves(arena: Arena, seat: int, number: int) -> float:
    """Those who have nobody before them had better go on."""
    idle = len(arena.men(seat)) - len(best_attacks(arena, seat))
    freed = 0
    for man in arena.men(seat):
        freed += arena.hindered >> man & 1
    return 0.25 + 0.17 * min(number, idle) + 0.2 * min(freed, number)


def worth_of_vox(arena: Arena, seat: int, number: int) -> float:
    """More for a bonus and a larger hand than for the way there."""
    level = arena.vox[seat]
    after = min(TOP_VOX, level + number)
    content = arena.content
    bonus = content.bonus[after] - content.bonus[level]
    room = content.limit[after] - content.limit[level]
    return 0.1 * (after - level) + 0.3 * bonus + 0.1 * room


def worth_of_text(arena: Arena, seat: int, text: int) -> float:
    """Attacks with what the text adds to them; the others as they come."""
    if text in OF_ATTACK:
        arena.text = text
        found = best_attacks(arena, seat)
        arena.text = NO_TEXT
        number = 2 if text in (FUROR, CARNIFEX) else 1
        extra = {ARDOR_ORIS: -0.9, FATALITAS: 0.5, DOLUS: 0.2, INSIDIAE: 0.1}.get(text, 0.0)
        return sum(found[:number]) + extra
    if text == CLAMOR:
        return worth_of_vox(arena, seat, 1 + braving(arena, seat))
    if text == MEDICUS:
        return 0.9 if hurt(arena, seat) > 1 else 0.6
    return PLAIN[text]


def hurt(arena: Arena, seat: int) -> int:
    """How many of his are wounded."""
    found = 0
    for man in range(FAMILIA * seat, FAMILIA * seat + FAMILIA):
        found += arena.condition[man] == WOUNDED
    return found
