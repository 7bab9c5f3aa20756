"""Chapter 3.2, The turn: one card for one of its uses, then the hand limit.

The player plays a card (3.2.3); its use is carried out (3.2.7 to 3.2.12, 2.7); at the end he
discards down to his hand limit, the card goes to his discard pile, and the next player follows.
"""

from typing import Final

from harena.games.jugula import steps
from harena.games.jugula.basics.hands import discard, draw_cards, raise_vox, show
from harena.games.jugula.basics.movement import begin_moves
from harena.games.jugula.combat.attack import REQUIRED, begin_attacks
from harena.games.jugula.combat.ending import end_by_rounds
from harena.games.jugula.components.arena import NO_CARD, Arena
from harena.games.jugula.components.content import (
    ATTACK,
    DRAW,
    MEDICUS,
    MOVE,
    NO_TEXT,
    TEXT,
    VOX,
)
from harena.games.jugula.turn.needs import KINDS_OF_USE, plays
from harena.games.jugula.turn.texts import read_text
from harena.toolkit.bits import members
from harena.toolkit.fields import replaced


def begin_round(arena: Arena) -> None:
    """3.2.1, 3.8.5 One turn for each player still in, in the order of deployment."""
    if arena.round == arena.limit:
        end_by_rounds(arena)
        arena.then(steps.CLOSE_MATCH)
        return
    arena.round += 1
    arena.tell("round_began", arena.round)
    arena.then(steps.BEGIN_TURN, 0)


def begin_turn(arena: Arena, index: int) -> None:
    """3.2.1, 3.2.2 Who has withdrawn is skipped; own Testudo and Murus and all marks end."""
    while index < arena.seats and not arena.is_in(arena.order[index]):
        index += 1
    if index == arena.seats:
        arena.then(steps.BEGIN_ROUND)
        return
    seat = arena.order[index]
    arena.active = seat
    arena.turns += 1
    arena.struck = 0
    arena.halted = False
    arena.testudo &= ~(1 << seat)
    arena.murus &= ~(1 << seat)
    arena.tell("turn_began", seat, arena.testudo, arena.murus)
    arena.then(steps.END_TURN, index)
    arena.then(steps.CHOOSE_PLAY, seat)


def choose_play(arena: Arena, seat: int) -> None:
    """3.2.3, 3.2.4, 3.2.6 A card and one of its uses; there is no pass."""
    if not arena.halted:
        arena.choose(seat, "play", steps.PLAY, plays(arena, seat), seat)


def play(arena: Arena, choice: int, seat: int) -> None:
    """3.2.3, 3.2.5 The card lies before him until the end of the turn; now its use."""
    card, use = choice // KINDS_OF_USE, choice % KINDS_OF_USE
    content = arena.content
    arena.hand[seat] = arena.hand[seat] & ~(1 << card)
    show(arena, seat, card)
    arena.played = card
    arena.use = use
    arena.tell("played", seat, card, use)
    if use == TEXT:
        arena.text = content.text[card]
        read_text(arena, seat)
    elif use == MOVE:
        begin_moves(arena, content.move[card], 0)
    elif use == ATTACK:
        begin_attacks(arena, content.attacks[card], REQUIRED)
    elif use == VOX:
        raise_vox(arena, seat, content.vox[card])
    elif use == DRAW:
        draw_cards(arena, seat, content.draw[card])
    else:
        arena.then(steps.SEEK_PRIMA, seat, content.prima[card])


def end_turn(arena: Arena, index: int) -> None:
    """3.2.13 Discards, the card played, Pulvis, the next player; or the end (3.8.1)."""
    if arena.match_over:
        lay_down(arena, arena.active)
        arena.then(steps.CLOSE_MATCH)
        return
    seat = arena.active
    arena.then(steps.BEGIN_TURN, index + 1)
    if arena.halted or arena.held(seat) <= arena.hand_limit(seat):
        pass_on(arena, seat)
        return
    arena.then(steps.PASS_ON, seat)
    arena.then(steps.CHOOSE_DISCARD, seat)


def choose_discard(arena: Arena, seat: int) -> None:
    """3.2.13, 3.2.14 Down to the limit of his present Vox Populi, and only now."""
    if arena.held(seat) > arena.hand_limit(seat):
        arena.ask(seat, "discard", steps.DISCARD_ONE, members(arena.hand[seat]), seat)


def discard_one(arena: Arena, card: int, seat: int) -> None:
    """3.2.13 A card of his choice, and another while he has too many."""
    discard(arena, seat, card)
    arena.tell("discarded", seat, card)
    arena.then(steps.CHOOSE_DISCARD, seat)


def pass_on(arena: Arena, seat: int) -> None:
    """3.2.13 The card played is discarded; Pulvis that he set on his turn before ends."""
    lay_down(arena, seat)
    if arena.dust[seat] or arena.old_dust[seat]:
        arena.old_dust = replaced(arena.old_dust, seat, arena.dust[seat])
        arena.dust = replaced(arena.dust, seat, 0)
        arena.count_muted()


def lay_down(arena: Arena, seat: int) -> None:
    """2.7, 3.2.13 To the discard pile; Medicus, when its text was used, out of the match."""
    card = arena.played
    if card != NO_CARD:
        if arena.text == MEDICUS:
            arena.removed = replaced(arena.removed, seat, arena.removed[seat] | 1 << card)
            arena.tell("removed", seat, card)
        else:
            arena.discard[seat] = arena.discard[seat] | 1 << card
    arena.played = arena.use = NO_CARD
    arena.text = NO_TEXT


STEPS: Final = (
    begin_round,
    begin_turn,
    choose_play,
    play,
    end_turn,
    choose_discard,
    discard_one,
    pass_on,
)
