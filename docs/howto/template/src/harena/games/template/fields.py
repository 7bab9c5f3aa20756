"""The fields of a yard: how they are laid out, who sees them, what copies share."""

from typing import Final

from harena.toolkit.fields import (
    FOLLOWS,
    HIDDEN,
    OPEN,
    OWN,
    Holder,
    cards,
    each,
    hidden_from_some,
    names,
    number,
    row,
)

YARD: Final = (
    number("rounds", FOLLOWS, 5),
    number("round", OPEN),
    each("place", OPEN),
    each("points", OPEN),
    cards("hands", OWN),
    row("deck", HIDDEN),
    number("discard", OPEN),
)

FIELDS: Final = names(YARD)
SECRET: Final = hidden_from_some(YARD)
HOLDERS: Final = (Holder("YardFields", YARD, is_state=True),)
