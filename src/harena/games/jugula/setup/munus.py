"""Chapter 3.9, Munus: a series of matches with a ludus of six.

Before each match everybody secretly chooses his familia from those who are fit (3.9.1, 3.9.2);
after it glory is given (3.9.3), the hurt are counted, and a Prima card may be kept (3.9.4).
"""

from typing import Final

from harena.games.jugula import steps
from harena.games.jugula.basics.hands import put_in_box, unseen_taken
from harena.games.jugula.components.arena import (
    FAMILIA,
    HEALTHY,
    LUDUS,
    NO_ARMATURA,
    NO_CARD,
    NOBODY,
    OUT,
    WOUNDED,
    Arena,
)
from harena.games.jugula.components.content import ALL_PRIMA, CARDS
from harena.games.jugula.components.ground import SQUARES
from harena.games.jugula.setup.preparation import field
from harena.toolkit.bits import members
from harena.toolkit.decks import shuffled
from harena.toolkit.fields import replaced
from harena.toolkit.squares import NOWHERE

FEWEST: Final = 2
GLORY_OF_VICTORY: Final = 3
GLORY_OF_DRAW: Final = 1
KEEP_NOTHING: Final = CARDS


def begin_match(arena: Arena) -> None:
    """3.9.1 The next match of the series: a clean arena, and familiae chosen in secret."""
    if arena.match:
        seats = list(range(arena.seats))
        arena.order = seats if arena.by_seat else shuffled(seats, arena.dice)
    arena.match += 1
    clear(arena)
    arena.tell("match_began", arena.match, arena.matches)
    if arena.match > 1:
        arena.tell_row("ordered", arena.order)
    arena.then(steps.REVEAL_FIGHTERS)
    arena.then(steps.CHOOSE_FAMILIAE)


def clear(arena: Arena) -> None:
    """3.1.5, 3.9.4 Nobody in the arena, no tokens, no points, all cards in the box."""
    men, seats = FAMILIA * arena.seats, arena.seats
    for seat in range(seats):
        put_in_box(arena, seat)
    arena.board = [NOBODY] * SQUARES
    arena.armatura = [NO_ARMATURA] * men
    arena.origin = [NOBODY] * men
    arena.square = [NOWHERE] * men
    arena.facing = [0] * men
    arena.condition = [OUT] * men
    arena.hindered = arena.struck = arena.victorious = arena.muted = 0
    arena.testudo = arena.murus = arena.withdrawn = arena.victors = arena.round = 0
    arena.dust, arena.old_dust = [0] * seats, [0] * seats
    arena.vox, arena.points = [0] * seats, [0] * seats
    arena.active = NOBODY
    arena.halted = arena.match_over = False


def choose_familiae(arena: Arena) -> None:
    """3.9.1 All who have a choice make it at once and in secret."""
    arena.apart(steps.CHOOSE_FIGHTER, list(range(arena.seats)))


def fit(arena: Arena, seat: int) -> list[int]:
    """3.9.2 The places of a ludus that can fight; if there are not two, the least hurt with them.

    Of those who are equally hurt, the one who was enrolled first (R40).
    """
    first = LUDUS * seat
    places = [index for index in range(LUDUS) if arena.absent[first + index] == 0]
    misses = 1
    while len(places) < FEWEST:
        hurt = [index for index in range(LUDUS) if arena.absent[first + index] == misses]
        places += hurt[: FEWEST - len(places)]
        misses += 1
    return places


def choose_fighter(arena: Arena, seat: int, number: int) -> None:
    """3.9.1, 3.9.2 The next of his familia; all who are fit, if they are no more than wanted."""
    places = fit(arena, seat)
    if number < arena.size < len(places):
        row = [arena.ludus[LUDUS * seat + index] for index in places]
        left = [armatura for armatura in row if not arena.picks[seat] >> armatura & 1]
        arena.ask(seat, "fighter", steps.PICK_FIGHTER, left, seat, number)


def pick_fighter(arena: Arena, armatura: int, seat: int, number: int) -> None:
    """3.9.1 Only he knows it yet."""
    arena.picks = replaced(arena.picks, seat, arena.picks[seat] | 1 << armatura)
    arena.then(steps.CHOOSE_FIGHTER, seat, number + 1)


def reveal_fighters(arena: Arena) -> None:
    """3.9.1, 3.9.2 All familiae are revealed; who was called back starts on his wounded side."""
    for seat in range(arena.seats):
        index = 0
        for origin in fit(arena, seat):
            armatura = arena.ludus[LUDUS * seat + origin]
            if arena.picks[seat] and not arena.picks[seat] >> armatura & 1:
                continue
            hurt = arena.absent[LUDUS * seat + origin] > 0
            field(arena, seat, index, armatura, origin, WOUNDED if hurt else HEALTHY)
            arena.tell("fielded", seat, armatura)
            index += 1
        arena.picks = replaced(arena.picks, seat, 0)
    arena.then(steps.BEGIN_DEPLOYMENT)


def close_match(arena: Arena) -> None:
    """3.8.1, 3.9.1, 3.9.5 The match is over; the Munus too, after its last match."""
    if arena.matches == 1:
        arena.ended = True
        arena.tell_row("ended", arena.winners())
        return
    give_glory(arena)
    count_the_hurt(arena)
    if arena.match == arena.matches:
        arena.ended = True
        arena.tell_row("ended", arena.winners())
        return
    arena.then(steps.BEGIN_MATCH)
    arena.then(steps.CHOOSE_KEEPSAKES)


def give_glory(arena: Arena) -> None:
    """3.9.3 Victory 3, a draw 1 each, and 1 for each who put an enemy out and is unhurt."""
    drawn = arena.victors.bit_count() > 1
    for seat in range(arena.seats):
        outcome = 0
        if arena.victors >> seat & 1:
            outcome = GLORY_OF_DRAW if drawn else GLORY_OF_VICTORY
            arena.won = replaced(arena.won, seat, arena.won[seat] + (not drawn))
        feats = 0
        for man in range(FAMILIA * seat, FAMILIA * seat + FAMILIA):
            if arena.victorious >> man & 1 and arena.condition[man] == HEALTHY:
                feats += 1
        arena.glory = replaced(arena.glory, seat, arena.glory[seat] + outcome + feats)
        arena.tell("glorified", seat, outcome, feats, arena.glory[seat])


def count_the_hurt(arena: Arena) -> None:
    """3.9.2, 3.9.5 Who sat out is nearer to his return; the wounded miss one match, the out two."""
    absent = [max(0, matches - 1) for matches in arena.absent]
    lost = arena.lost[:]
    for man in range(FAMILIA * arena.seats):
        if arena.armatura[man] != NO_ARMATURA:
            seat = man // FAMILIA
            absent[LUDUS * seat + arena.origin[man]] = arena.condition[man]
            lost[seat] += arena.condition[man] == OUT
    arena.absent, arena.lost = absent, lost


def choose_keepsakes(arena: Arena) -> None:
    """3.9.4 Whoever has taken Prima cards may keep one, in secret and all at once.

    6.1 The others know which these may be: if nobody has seen one of them, any.
    """
    for seat in range(arena.seats):
        taken = members(ALL_PRIMA & ~arena.prima[seat])
        known = ALL_PRIMA if unseen_taken(arena, seat) else arena.shown[seat]
        arena.keepable = replaced(arena.keepable, seat, known)
        if taken:
            arena.ask(seat, "keep", steps.KEEP, [*taken, KEEP_NOTHING], seat)


def keep(arena: Arena, card: int, seat: int) -> None:
    """3.9.4 It will be the thirteenth card of his next deck."""
    kept = NO_CARD if card == KEEP_NOTHING else card
    arena.keepsake = replaced(arena.keepsake, seat, kept)


STEPS: Final = (
    begin_match,
    choose_familiae,
    choose_fighter,
    pick_fighter,
    reveal_fighters,
    close_match,
    choose_keepsakes,
    keep,
)
