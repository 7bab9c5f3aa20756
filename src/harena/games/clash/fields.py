"""The fields of an arena: how they are laid out, who sees them, what copies share."""

from typing import Final

from harena.toolkit.fields import (
    FOLLOWS,
    HIDDEN,
    OPEN,
    Holder,
    each,
    flag,
    hidden_from_some,
    names,
    number,
    row,
    sized,
)

NONE: Final = -1

ARENA: Final = (
    # Options of play.
    number("first", OPEN, NONE),
    flag("spacing", FOLLOWS, True),
    flag("free_path", FOLLOWS, True),
    flag("may_pass", FOLLOWS),
    flag("hemmed_in", FOLLOWS),
    flag("unscored", FOLLOWS),
    number("idle_limit", FOLLOWS, 40),
    # Gladiators: piles, bases in hand, teams on the board, pens, out of the game.
    number("piles", OPEN),
    each("bases", OPEN, shared=True),
    each("homes", OPEN),
    sized("men", OPEN),
    each("pens", OPEN, shared=True),
    number("gone", OPEN),
    # Animals: face-down stack, just drawn, on the board, beside it, pens, out of the game. What the
    # others do not show of the stack is its order; its height they do.
    row("stack", HIDDEN, shared=True),
    number("drawn", OPEN, NONE),
    number("lairs", FOLLOWS),
    sized("animals", OPEN),
    number("spares", OPEN),
    each("trophies", OPEN, shared=True),
    number("lost_animals", OPEN),
    # The spaces that hold a piece: all homes and lairs, kept because every plan asks for them.
    number("taken", FOLLOWS),
    # Wound tokens of the team or animal on a space (1.5).
    sized("tokens", OPEN),
    # The turn and its battle: where the two sides stand, who is switched off, who rolls.
    number("round", OPEN),
    number("turn", OPEN, NONE),
    sized("at", OPEN),
    sized("off", OPEN),
    sized("hands", OPEN, shared=True),
    flag("stirred", OPEN),
    number("idle", OPEN),
    flag("ended", OPEN),
)

FIELDS: Final = names(ARENA)
SECRET: Final = hidden_from_some(ARENA)
HOLDERS: Final = (Holder("ArenaFields", ARENA, is_state=True),)
