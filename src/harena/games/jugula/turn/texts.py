"""Chapter 2.7, Card texts: what each of them does, line by line of the cards."""

from typing import Final

from harena.games.jugula import steps
from harena.games.jugula.basics.hands import (
    discard,
    draw_cards,
    lower_vox,
    raise_vox,
    turn_up,
)
from harena.games.jugula.basics.movement import (
    FASTER,
    FREE_ONLY,
    NAMED,
    UNBOUND,
    UNTAXED,
    begin_moves,
    shed,
    step_forward,
    turn,
)
from harena.games.jugula.combat.attack import OPTIONAL, REQUIRED, begin_attacks
from harena.games.jugula.combat.result import heal, push
from harena.games.jugula.components.arena import (
    DIGIT,
    FAMILIA,
    GLADIATORS,
    NO_CARD,
    Arena,
)
from harena.games.jugula.components.content import (
    AGMEN,
    AUGURIUM,
    CARDS,
    CARNIFEX,
    CLAMOR,
    CONCURSUS,
    CONVERSIO,
    CURSUS,
    FAVOR,
    FUGA,
    FUROR,
    IMPETUS,
    INVIDIA,
    MEDICUS,
    MEMORIA,
    MURUS,
    PULVIS,
    SOLUTIO,
    TESTUDO,
    UMBO,
    VAE_VICTIS,
)
from harena.games.jugula.components.ground import FACINGS, NEAR, beyond
from harena.games.jugula.turn.needs import advancers, enviable, faced, shoves, wounded_men
from harena.toolkit.bits import members
from harena.toolkit.decks import as_digits, by_lot, digits
from harena.toolkit.fields import replaced
from harena.toolkit.squares import WAYS

NO_TURN: Final = FAMILIA * FACINGS
NO_ADVANCE: Final = FAMILIA
NO_RECALL: Final = CARDS
LOSS_OF_VAE_VICTIS: Final = 3
TAKEN_BY_AUGURY: Final = 4
KEPT_BY_AUGURY: Final = 2


def read_text(arena: Arena, seat: int) -> None:
    """2.7 What the text of the card played says; those that only attack come last."""
    text = arena.text
    if text in (IMPETUS, FUGA, SOLUTIO, CURSUS, CONCURSUS):
        read_moving_text(arena, seat)
    elif text in (TESTUDO, MURUS, CLAMOR, FAVOR):
        read_plain_text(arena, seat)
    elif text == MEMORIA:
        arena.then(steps.CHOOSE_RECALL, seat, 0)
    elif text in (INVIDIA, VAE_VICTIS):
        arena.then(steps.CHOOSE_VICTIM, seat)
    elif text in (CONVERSIO, AGMEN):
        arena.moved = 0
        begin_attacks(arena, 1, OPTIONAL)
        arena.then(steps.CHOOSE_TURN if text == CONVERSIO else steps.CHOOSE_ADVANCE, seat)
    elif text == UMBO:
        arena.then(steps.CHOOSE_SHOVE, seat)
    elif text == MEDICUS:
        arena.then(steps.CHOOSE_PATIENT, seat)
    elif text == PULVIS:
        arena.then(steps.CHOOSE_DUST, seat)
    elif text == AUGURIUM:
        take_augury(arena, seat)
    else:
        begin_attacks(arena, 2 if text in (FUROR, CARNIFEX) else 1, REQUIRED)


def read_moving_text(arena: Arena, seat: int) -> None:
    """2.7 Impetus, Fuga, Solutio, Cursus, Concursus: who may move, how, and what comes after."""
    text = arena.text
    if text == FUGA:
        begin_moves(arena, 1, UNBOUND | UNTAXED | FASTER | FREE_ONLY | NAMED)
    elif text == SOLUTIO:
        for man in arena.men(seat):
            if arena.hindered >> man & 1:
                shed(arena, man)
        begin_moves(arena, 2, UNTAXED)
    elif text == CURSUS:
        arena.then(steps.DRAW_AFTER, seat, 2)
        begin_moves(arena, 2, FASTER)
    else:
        arena.then(steps.ATTACK_AFTER)
        begin_moves(arena, 1 if text == IMPETUS else 2, FREE_ONLY | NAMED)


def attack_after(arena: Arena) -> None:
    """2.7 Impetus and Concursus: one of those who were to move may attack."""
    if arena.moved:
        arena.then(steps.CHOOSE_ATTACK, 1, arena.moved, OPTIONAL)


def draw_after(arena: Arena, seat: int, number: int) -> None:
    """2.7 Cursus: then draw two cards."""
    if not arena.halted:
        draw_cards(arena, seat, number)


def read_plain_text(arena: Arena, seat: int) -> None:
    """2.7 Testudo, Murus, Clamor, Favor: what they give."""
    if arena.text == CLAMOR:
        raise_vox(arena, seat, 1 + braving(arena, seat))
    elif arena.text == FAVOR:
        raise_vox(arena, seat, 2)
        draw_cards(arena, seat, 2)
    elif arena.text == TESTUDO:
        arena.testudo |= 1 << seat
        arena.tell("braced", seat, arena.played)
    else:
        arena.murus |= 1 << seat
        arena.tell("braced", seat, arena.played)


def braving(arena: Arena, seat: int) -> int:
    """2.7 Clamor: his gladiators who stand in the front of an enemy without hindrance token."""
    found = 0
    muted, arena.muted = arena.muted, arena.hindered
    for man in arena.men(seat):
        if arena.fronts_on(arena.square[man], seat):
            found += 1
    arena.muted = muted
    return found


def choose_recall(arena: Arena, seat: int, taken: int) -> None:
    """2.7 Memoria: a card of the discard pile; after the first he may stop."""
    cards = members(arena.discard[seat])
    if taken:
        cards.append(NO_RECALL)
    arena.choose(seat, "recall", steps.RECALL, cards, seat, taken)


def recall(arena: Arena, card: int, seat: int, taken: int) -> None:
    """2.7 Memoria: into his hand, up to two."""
    if card == NO_RECALL:
        return
    arena.discard[seat] &= ~(1 << card)
    arena.hand[seat] |= 1 << card
    arena.tell("recalled", seat, card)
    if not taken and arena.discard[seat]:
        arena.then(steps.CHOOSE_RECALL, seat, 1)


def choose_victim(arena: Arena, seat: int) -> None:
    """2.7 Invidia: an opponent with something to lose; Vae Victis: any still in the arena."""
    envied = arena.text == INVIDIA
    others = enviable(arena, seat) if envied else arena.others_in(seat)
    arena.choose(seat, "victim", steps.SPITE, others, seat)


def spite(arena: Arena, victim: int, seat: int) -> None:
    """2.7, 3.3.5 Invidia: one card at random, not the last, and 1 Vox Populi; Vae Victis: 3."""
    if arena.text == VAE_VICTIS:
        lower_vox(arena, victim, LOSS_OF_VAE_VICTIS)
        raise_vox(arena, seat, 1)
        return
    if arena.held(victim) > 1:
        card = by_lot(members(arena.hand[victim]), arena.dice)
        discard(arena, victim, card)
        arena.tell("robbed", victim, card, seat)
    lower_vox(arena, victim, 1)
    draw_cards(arena, seat, 1)


def choose_turn(arena: Arena, seat: int) -> None:
    """2.7 Conversio: each of his free gladiators may turn, once."""
    found: list[int] = []
    for man in arena.free_men(seat):
        index = man % FAMILIA
        if not arena.moved >> index & 1:
            for facing in range(FACINGS):
                if facing != arena.facing[man]:
                    found.append(FACINGS * index + facing)
    found.append(NO_TURN)
    arena.choose(seat, "turn", steps.TURN_ROUND, found, seat)


def turn_round(arena: Arena, choice: int, seat: int) -> None:
    """2.7 Conversio: to any facing, free of charge and of danger zones."""
    if choice == NO_TURN:
        return
    index = choice // FACINGS
    arena.moved |= 1 << index
    turn(arena, FAMILIA * seat + index, choice % FACINGS, 0)
    arena.then(steps.CHOOSE_TURN, seat)


def choose_advance(arena: Arena, seat: int) -> None:
    """2.7 Agmen: who steps ahead next, in any order, each once."""
    found = advancers(arena, seat)
    found.append(NO_ADVANCE)
    arena.choose(seat, "advance", steps.ADVANCE, found, seat)


def advance(arena: Arena, index: int, seat: int) -> None:
    """2.7 Agmen: one step straight ahead."""
    if index == NO_ADVANCE:
        return
    arena.moved |= 1 << index
    man = FAMILIA * seat + index
    step_forward(arena, man, NEAR[WAYS * arena.square[man] + 2 * arena.facing[man]])
    arena.then(steps.CHOOSE_ADVANCE, seat)


def choose_shove(arena: Arena, seat: int) -> None:
    """2.7 Umbo: who pushes whom."""
    arena.choose(seat, "shove", steps.SHOVE, shoves(arena, seat), seat)


def shove(arena: Arena, choice: int, seat: int) -> None:
    """2.7 Umbo: pushed without a fight, he steps after, and may attack that enemy."""
    man, foe = FAMILIA * seat + choice // GLADIATORS, choice % GLADIATORS
    left = arena.square[foe]
    push(arena, foe, beyond(arena.square[man], left))
    step_forward(arena, man, left)
    arena.then(steps.CHOOSE_ATTACK, 1, 1 << man % FAMILIA, OPTIONAL, foe + 1)


def choose_patient(arena: Arena, seat: int) -> None:
    """2.7 Medicus: one of his wounded."""
    arena.choose(seat, "heal", steps.TREAT, wounded_men(arena, seat), seat)


def treat(arena: Arena, index: int, seat: int) -> None:
    """2.7 Medicus: healthy again."""
    heal(arena, FAMILIA * seat + index)


def choose_dust(arena: Arena, seat: int) -> None:
    """2.7 Pulvis: an enemy before one of his free gladiators."""
    arena.choose(seat, "dust", steps.BLIND, faced(arena, seat), seat)


def blind(arena: Arena, foe: int, seat: int) -> None:
    """2.7 Pulvis: until the end of his next turn."""
    arena.dust = replaced(arena.dust, seat, arena.dust[seat] | 1 << foe)
    arena.count_muted()
    arena.tell("dusted", foe, seat)


def take_augury(arena: Arena, seat: int) -> None:
    """2.7 Augurium: the top four cards of the deck, one by one; two or fewer are all kept."""
    taken: list[int] = []
    for _ in range(TAKEN_BY_AUGURY):
        card = turn_up(arena, seat)
        if card != NO_CARD:
            arena.augured = replaced(arena.augured, seat, arena.augured[seat] | 1 << card)
            taken.append(card)
    kept = min(len(taken), KEPT_BY_AUGURY)
    open_to_all = (seat, len(taken), kept)
    arena.confide(seat, "augured", (*open_to_all, *sorted(taken)), open_to_all)
    if kept == len(taken):
        arena.hand[seat] |= arena.augured[seat]
        arena.augured = replaced(arena.augured, seat, 0)
        raise_vox(arena, seat, 1)
        return
    sort_on(arena, seat, KEPT_BY_AUGURY, len(taken) - KEPT_BY_AUGURY)


def sort_on(arena: Arena, seat: int, keep: int, back: int) -> None:
    """2.7 Augurium: while cards are to be sorted; then gain 1 Vox Populi."""
    if keep + back:
        arena.then(steps.CHOOSE_AUGURY, seat, keep, back)
    else:
        raise_vox(arena, seat, 1)


def choose_augury(arena: Arena, seat: int, keep: int, back: int) -> None:
    """2.7 Augurium: a card to keep, twice; then what goes back on top, the topmost first."""
    cards = members(arena.augured[seat])
    arena.choose(seat, "augury", steps.SORT_AUGURY, cards, seat, keep, back)


def sort_augury(arena: Arena, card: int, seat: int, keep: int, back: int) -> None:
    """2.7 Augurium: into the hand, or on top of the deck, each under those put there before."""
    arena.augured = replaced(arena.augured, seat, arena.augured[seat] & ~(1 << card))
    if keep:
        arena.hand[seat] |= 1 << card
        sort_on(arena, seat, keep - 1, back)
        return
    arena.deck[seat] |= 1 << card
    arena.top[seat] = as_digits([*digits(arena.top[seat], DIGIT), card], DIGIT)
    sort_on(arena, seat, 0, back - 1)


STEPS: Final = (
    attack_after,
    draw_after,
    choose_recall,
    recall,
    choose_victim,
    spite,
    choose_turn,
    turn_round,
    choose_advance,
    advance,
    choose_shove,
    shove,
    choose_patient,
    treat,
    choose_dust,
    blind,
    choose_augury,
    sort_augury,
)
