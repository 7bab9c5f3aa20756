"""Who knows what: view() and imagine().

Only the order of the face-down animals and the future dice are hidden, from everybody alike. A view
is built field by field from nothing; to imagine a match, the undrawn animals are shuffled anew. The
fields are named here, and not taken from their table, because a view groups them by where pieces
lie: by space, pen and battle. A house test proves that whatever is declared open is seen.
"""

from harena.games.clash.content import ANIMALS, MEN
from harena.games.clash.preparation import lay_out
from harena.games.clash.state import NO_ANIMAL, NOBODY, PHASES, Arena
from harena.kernel.dice import Dice
from harena.kernel.rulebook import View
from harena.kernel.setup import Setup
from harena.kernel.state import State
from harena.toolkit.bits import as_bits, members
from harena.toolkit.decks import shuffled
from harena.toolkit.views import inner, inners, ints, lists, number


def view(state: State, seat: int | None) -> View:
    """What a seat may know; None is a spectator."""
    assert isinstance(state, Arena)
    arena = state
    return {
        "seat": seat,
        "seats": arena.seats,
        "first": arena.first,
        "round": arena.round,
        "turn": arena.turn,
        "idle": arena.idle,
        "stirred": arena.stirred,
        "ended": arena.ended,
        "phase": PHASES[arena.phase()],
        "piles": MEN.counts(arena.piles),
        "bases": arena.bases[:],
        "spaces": [show_space(arena, space) for space in range(arena.content.board.size)],
        "stack": len(arena.stack),
        "drawn": arena.drawn,
        "spares": members(arena.spares),
        "pens": [show_pen(arena, one) for one in range(arena.seats)],
        "gone": {"men": MEN.counts(arena.gone), "animals": members(arena.lost_animals)},
        "battle": {
            "at": arena.at[:],
            "off": [MEN.counts(off) for off in arena.off],
            "hands": arena.hands[:],
        },
        "scores": arena.scores(),
        "winners": arena.winners() if arena.ended else [],
    }


def show_space(arena: Arena, space: int) -> View:
    """A space: whose team or which animal, and its tokens."""
    return {
        "owner": arena.owner(space),
        "men": MEN.counts(arena.men[space]),
        "animal": arena.animals[space],
        "tokens": arena.tokens[space],
    }


def show_pen(arena: Arena, seat: int) -> View:
    """A pen lies open (R32)."""
    return {"men": MEN.counts(arena.pens[seat]), "animals": members(arena.trophies[seat])}


def counted(state: State) -> View:
    """2.1.2 How many animals lie face down."""
    assert isinstance(state, Arena)
    return {"stack": len(state.stack)}


def imagine(setup: Setup, view: View, dice: Dice) -> State:
    """A full arena consistent with a view: the undrawn animals in a new order."""
    arena = lay_out(setup)
    arena.first = number(view, "first")
    arena.round = number(view, "round")
    arena.turn = number(view, "turn")
    arena.idle = number(view, "idle")
    arena.stirred = view["stirred"] is True
    arena.ended = view["ended"] is True
    arena.piles = MEN.gather(ints(view, "piles"))
    arena.bases = ints(view, "bases")
    arena.gone = MEN.gather(ints(inner(view, "gone"), "men"))
    arena.lost_animals = as_bits(ints(inner(view, "gone"), "animals"))
    arena.spares = as_bits(ints(view, "spares"))
    arena.at = ints(inner(view, "battle"), "at")
    arena.off = [MEN.gather(off) for off in lists(inner(view, "battle"), "off")]
    arena.hands = ints(inner(view, "battle"), "hands")
    for space, shown in enumerate(inners(view, "spaces")):
        set_space(arena, space, shown)
    for seat, pen in enumerate(inners(view, "pens")):
        arena.pens[seat] = MEN.gather(ints(pen, "men"))
        arena.trophies[seat] = as_bits(ints(pen, "animals"))
    arena.drawn = number(view, "drawn")
    arena.stack = shuffled(undrawn(arena), dice) if number(view, "stack") else []
    return arena


def set_space(arena: Arena, space: int, shown: View) -> None:
    """Put on a space what is seen there."""
    owner, animal = number(shown, "owner"), number(shown, "animal")
    if owner != NOBODY:
        arena.homes[owner] |= 1 << space
        arena.taken |= 1 << space
        arena.men[space] = MEN.gather(ints(shown, "men"))
    if animal != NO_ANIMAL:
        arena.put_animal(animal, space)
    arena.tokens[space] = number(shown, "tokens")


def undrawn(arena: Arena) -> list[int]:
    """2.1.2 The animals nobody has seen yet: not on the board, and not just drawn."""
    seen = [*arena.animals, arena.drawn]
    return [animal for animal in range(ANIMALS) if animal not in seen]
