"""Chapter 3.1, Set-up: familiae are chosen, deployed one after the other, and cards dealt."""

from typing import Final

from harena.games.jugula import steps
from harena.games.jugula.basics.hands import deal, draw_cards
from harena.games.jugula.components.arena import (
    BY_LOT,
    EXCLUSIVELY,
    FAMILIA,
    HEALTHY,
    LUDUS,
    NO_ARMATURA,
    NOBODY,
    SECRETLY,
    Arena,
)
from harena.games.jugula.components.content import read
from harena.games.jugula.components.ground import FACINGS, SQUARES, deployment_zone
from harena.games.jugula.setup.play_options import take_options
from harena.kernel.setup import Setup
from harena.toolkit.bits import members
from harena.toolkit.decks import shuffled
from harena.toolkit.fields import replaced

FIRST_HAND: Final = 4
STANDS: Final = [[FACINGS * square + to for to in range(FACINGS)] for square in range(SQUARES)]


def lay_out(setup: Setup) -> Arena:
    """3.1.1, 3.1.5, 4.1 An empty arena for two to four players, as the options want it."""
    arena = Arena(setup.seats, read(setup.pack))
    arena.lay_out()
    take_options(arena, setup)
    arena.then(steps.PREPARE)
    return arena


def prepare(arena: Arena) -> None:
    """3.1.3, 3.1.4, R4 The order is drawn, or that of the seats; then familiae are chosen."""
    seats = list(range(arena.seats))
    arena.order = seats if arena.by_seat else shuffled(seats, arena.dice)
    arena.tell_row("ordered", arena.order)
    if arena.matches > 1:
        arena.then(steps.BEGIN_MATCH)
    else:
        arena.then(steps.BEGIN_DEPLOYMENT)
    if arena.choosing == BY_LOT:
        for seat in seats:
            for armatura in shuffled(list(range(arena.content.size)), arena.dice)[: wanted(arena)]:
                enrol(arena, seat, armatura)
    elif arena.choosing == SECRETLY:
        arena.then(steps.REVEAL_FAMILIAE)
        arena.then(steps.CHOOSE_APART)
    else:
        arena.then(steps.CHOOSE_ARMATURA, 0)


def wanted(arena: Arena) -> int:
    """3.1.2, 3.9.1 Four gladiators, two in the quick game, six in a ludus."""
    return LUDUS if arena.matches > 1 else arena.size


def roster(arena: Arena, seat: int) -> list[int]:
    """The armaturae of a seat so far: his familia, or in a Munus his ludus."""
    if arena.matches > 1:
        return [one for one in arena.ludus[LUDUS * seat : LUDUS * seat + LUDUS] if one >= 0]
    return [one for one in arena.armatura[FAMILIA * seat : FAMILIA * seat + FAMILIA] if one >= 0]


def choose_armatura(arena: Arena, turn: int) -> None:
    """3.1.2, 3.1.4, 4.1 In turn order one each, none twice in a familia; or none at the table."""
    seat = arena.order[turn % arena.seats]
    taken = roster(arena, seat)
    if arena.choosing == EXCLUSIVELY:
        for other in range(arena.seats):
            taken += roster(arena, other)
    free = [one for one in range(arena.content.size) if one not in taken]
    arena.choose(seat, "armatura", steps.PICK, free, seat, turn)


def pick(arena: Arena, armatura: int, seat: int, turn: int) -> None:
    """3.1.4 He joins the familia; then the next player chooses, until all are full."""
    enrol(arena, seat, armatura)
    if turn + 1 < arena.seats * wanted(arena):
        arena.then(steps.CHOOSE_ARMATURA, turn + 1)


def enrol(arena: Arena, seat: int, armatura: int) -> None:
    """3.1.2 A gladiator of a familia, or of a ludus."""
    index = len(roster(arena, seat))
    if arena.matches > 1:
        arena.ludus = replaced(arena.ludus, LUDUS * seat + index, armatura)
    else:
        field(arena, seat, index, armatura, NOBODY, HEALTHY)
    arena.tell("enrolled", seat, armatura)


def field(arena: Arena, seat: int, index: int, armatura: int, origin: int, condition: int) -> None:
    """3.1.2, 3.9.2 He will fight in this match, from this place of the ludus."""
    man = FAMILIA * seat + index
    arena.armatura = replaced(arena.armatura, man, armatura)
    arena.origin = replaced(arena.origin, man, origin)
    arena.condition[man] = condition


def choose_apart(arena: Arena) -> None:
    """4.1 All choose at once and in secret, each at his own pace."""
    arena.apart(steps.CHOOSE_SECRETLY, list(range(arena.seats)))


def choose_secretly(arena: Arena, seat: int, index: int) -> None:
    """4.1 The next armatura of his, different from those before."""
    if index < wanted(arena):
        free = [one for one in range(arena.content.size) if not arena.picks[seat] >> one & 1]
        arena.ask(seat, "armatura", steps.PICK_SECRETLY, free, seat, index)


def pick_secretly(arena: Arena, armatura: int, seat: int, index: int) -> None:
    """4.1 Only he knows it yet."""
    arena.picks = replaced(arena.picks, seat, arena.picks[seat] | 1 << armatura)
    arena.then(steps.CHOOSE_SECRETLY, seat, index + 1)


def reveal_familiae(arena: Arena) -> None:
    """4.1 All familiae are revealed together."""
    for seat in range(arena.seats):
        for armatura in members(arena.picks[seat]):
            enrol(arena, seat, armatura)
        arena.picks = replaced(arena.picks, seat, 0)


def begin_deployment(arena: Arena) -> None:
    """3.1.6 In order, each places all of his; a later one sees what the earlier have placed."""
    arena.then(steps.DEAL_CARDS)
    arena.then(steps.DEPLOY, 0, 0)


def deploy(arena: Arena, turn: int, index: int) -> None:
    """3.1.6 The next gladiator of the familia, or the next familia."""
    while turn < arena.seats:
        if index < FAMILIA and arena.armatura[FAMILIA * arena.order[turn] + index] != NO_ARMATURA:
            arena.then(steps.CHOOSE_PLACE, turn, index)
            return
        turn, index = turn + 1, 0


def choose_place(arena: Arena, turn: int, index: int) -> None:
    """3.1.6, 3.1.7, 3.1.8 An empty square of his zone and a facing: four times it plus that."""
    stands: list[int] = []
    for square in deployment_zone(arena.seats, turn):
        if arena.board[square] == NOBODY:
            stands += STANDS[square]
    arena.choose(arena.order[turn], "place", steps.STAND, stands, turn, index)


def stand(arena: Arena, choice: int, turn: int, index: int) -> None:
    """3.1.6 There he stands."""
    man = FAMILIA * arena.order[turn] + index
    square, facing = choice // FACINGS, choice % FACINGS
    arena.facing[man] = facing
    arena.stand_on(man, square)
    arena.tell("placed", man, arena.armatura[man], square, facing, arena.condition[man])
    arena.then(steps.DEPLOY, turn, index + 1)


def deal_cards(arena: Arena) -> None:
    """3.1.9, 3.1.10 Decks and Prima piles are shuffled, four cards drawn; the first begins."""
    for seat in range(arena.seats):
        deal(arena, seat)
        draw_cards(arena, seat, FIRST_HAND)
    arena.then(steps.BEGIN_ROUND)


def why_not_armatura(arena: Arena, seat: int, armatura: int) -> str:
    """3.1.2, 3.9.1, 4.1 Why he cannot join: he is there already, as yet in secret too."""
    if armatura in roster(arena, seat) or arena.picks[seat] >> armatura & 1:
        return "twice-in-ludus" if arena.matches > 1 else "twice-in-familia"
    return "taken-at-table"


def why_not_place(arena: Arena, seat: int, choice: int) -> str:
    """3.1.6, 3.1.7, 3.1.8 Why a gladiator cannot be placed there."""
    square = choice // FACINGS
    if square not in deployment_zone(arena.seats, arena.order.index(seat)):
        return "outside-zone"
    return "square-taken"


STEPS: Final = (
    prepare,
    choose_armatura,
    pick,
    choose_apart,
    choose_secretly,
    pick_secretly,
    reveal_familiae,
    begin_deployment,
    deploy,
    choose_place,
    stand,
    deal_cards,
)
