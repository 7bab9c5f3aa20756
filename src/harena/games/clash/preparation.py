"""Chapter 2, Preparation and entry into the arena.

The animals are shuffled and the first player is found (2.1). In turn the players place one
gladiator each until all bases stand and are full (2.2). Then they draw and place animals until
every space is taken, and the rest are turned face up beside the board (2.3).
"""

from typing import Final

from harena.games.clash import steps
from harena.games.clash.content import ANIMALS, ONE, kinds_in, read
from harena.games.clash.state import ENTRY, NO_ANIMAL, NOBODY, Arena
from harena.kernel.setup import PlayOption, Setup
from harena.toolkit.bits import as_bits, members
from harena.toolkit.decks import shuffled
from harena.toolkit.fields import replaced
from harena.toolkit.play_options import check_together

PLAY: Final = (
    PlayOption("first", "lot", "2.1.4", values=("lot", 0, 1, 2, 3, 4), of_seats=True),
    PlayOption("spacing", True, "2.2.5", values=(True, False)),
    PlayOption("path", "free", "4.5", values=("free", "first_contact")),
    PlayOption("beasts", "must_attack", "7.2", values=("must_attack", "may_pass")),
    PlayOption("beast_moves", "always", "7.4", values=("always", "if_alone")),
    PlayOption("fallen_beast", "roller", "7.8", values=("roller", "nobody")),
    PlayOption("idle_limit", 40, "9.3", low=10, high=200),
)


def lay_out(setup: Setup) -> Arena:
    """2.1.1, 2.1.3, 9.4 The components as the options of play want them, for two to five seats."""
    check_together(PLAY, setup)
    arena = Arena(setup.seats, read(setup.pack))
    arena.lay_out()
    first = setup.options["first"]
    if isinstance(first, int):
        arena.first = first
    arena.spacing = setup.flag("spacing")
    arena.free_path = setup.options["path"] == "free"
    arena.may_pass = setup.options["beasts"] == "may_pass"
    arena.hemmed_in = setup.options["beast_moves"] == "if_alone"
    arena.unscored = setup.options["fallen_beast"] == "nobody"
    arena.idle_limit = setup.number("idle_limit")
    arena.then(steps.PREPARE)
    return arena


def prepare(arena: Arena) -> None:
    """2.1.2, 2.1.4, R22 Shuffle the animals face down; the first player is named, or drawn."""
    arena.stack = shuffled(list(range(ANIMALS)), arena.dice)
    if arena.first == NOBODY:
        arena.first = arena.dice.below(arena.seats)
    arena.tell("began", arena.first)
    arena.then(steps.ENTER_GLADIATORS, arena.first)


def enter_gladiators(arena: Arena, seat: int) -> None:
    """2.2.1, 2.2.9 One gladiator a turn, round after round, until every base stands and is full."""
    if seat == arena.first:
        if not arena.has_more_to_place(seat):
            arena.then(steps.END_ENTRY)
            return
        arena.round += 1
        arena.tell("round_began", arena.round, ENTRY)
    arena.turn = seat
    arena.then(steps.CHOOSE_PLACE, seat)


def end_entry(arena: Arena) -> None:
    """2.2.9 Gladiators that nobody chose leave the game."""
    arena.gone += arena.piles
    arena.piles = 0
    arena.tell("entry_ended")
    arena.then(steps.DRAW_ANIMAL, arena.first)


def choose_place(arena: Arena, seat: int) -> None:
    """2.2.2, 2.2.3, 2.2.8 An own team that is not full, or a space for a new base."""
    spaces = growing_teams(arena, seat) | building_sites(arena, seat)
    arena.choose(seat, "place", steps.CHOOSE_RECRUIT, members(spaces), seat)


def growing_teams(arena: Arena, seat: int) -> int:
    """2.2.3 Own teams that have room for one more."""
    growing = 0
    for space in members(arena.homes[seat]):
        if arena.size(space) < arena.content.team_size:
            growing |= 1 << space
    return growing


def building_sites(arena: Arena, seat: int) -> int:
    """2.2.5 Empty spaces for a new base; R21: apart from own bases while such a space is free."""
    if arena.bases[seat] == 0:
        return 0
    free = arena.empty()
    if arena.spacing:
        apart = free & ~arena.content.board.around(arena.homes[seat])
        if apart:
            return apart
    return free


def choose_recruit(arena: Arena, space: int, seat: int) -> None:
    """2.2.4, 2.2.6 A gladiator from any pile that is not exhausted; his base comes with him."""
    arena.choose(seat, "recruit", steps.RECRUIT, kinds_in(arena.piles), seat, space)


def recruit(arena: Arena, kind: int, seat: int, space: int) -> None:
    """2.2.1, 2.2.7 He takes his place for good, on a new base if none stands there."""
    if not arena.homes[seat] >> space & 1:
        arena.homes[seat] |= 1 << space
        arena.taken |= 1 << space
        arena.bases = replaced(arena.bases, seat, arena.bases[seat] - 1)
    arena.piles -= ONE[kind]
    arena.men[space] += ONE[kind]
    arena.tell("recruited", seat, space, kind)
    enter_gladiators(arena, arena.left_of(seat))


def draw_animal(arena: Arena, seat: int) -> None:
    """2.3.1, R19 The top animal is shown before its space is chosen."""
    if not arena.empty():
        arena.then(steps.TURN_UP_SPARES)
        return
    arena.turn = seat
    arena.drawn = arena.stack[-1]
    arena.stack = arena.stack[:-1]
    arena.tell("drawn", seat, arena.drawn)
    arena.then(steps.CHOOSE_LAIR, seat)


def choose_lair(arena: Arena, seat: int) -> None:
    """2.3.1 Any empty space; no spacing among animals."""
    arena.choose(seat, "lair", steps.SETTLE, members(arena.empty()), seat)


def settle(arena: Arena, space: int, seat: int) -> None:
    """2.3.2, 2.3.4 The animal lies on its space, unhurt; the next player draws."""
    arena.put_animal(arena.drawn, space)
    arena.tell("settled", seat, arena.drawn, space)
    arena.drawn = NO_ANIMAL
    arena.then(steps.DRAW_ANIMAL, arena.left_of(seat))


def turn_up_spares(arena: Arena) -> None:
    """2.3.3 The board is full: the remaining animals lie face up beside it."""
    arena.spares = as_bits(arena.stack)
    arena.stack = []
    arena.tell("turned_up", *members(arena.spares))
    arena.round = 0
    arena.then(steps.TAKE_TURN, arena.first)


def why_not_place(arena: Arena, seat: int, space: int) -> str:
    """Why a space cannot be chosen for the next gladiator."""
    if arena.homes[seat] >> space & 1:
        return "team-full"
    if arena.taken >> space & 1:
        return "space-taken"
    if arena.bases[seat] == 0:
        return "no-base-left"
    return "beside-own-base"


STEPS: Final = (
    prepare,
    enter_gladiators,
    end_entry,
    choose_place,
    choose_recruit,
    recruit,
    draw_animal,
    choose_lair,
    settle,
    turn_up_spares,
)
