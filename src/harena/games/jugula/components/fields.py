"""The fields of an arena: how they are laid out, who sees them, what copies share."""

from typing import Final

from harena.toolkit.fields import (
    FOLLOWS,
    OPEN,
    OWN,
    Holder,
    cards,
    each,
    flag,
    hidden_from_some,
    names,
    number,
    sized,
)

NONE: Final = -1

ARENA: Final = (
    # Options of play.
    number("size", FOLLOWS, 4),
    number("choosing", FOLLOWS),
    flag("by_seat", FOLLOWS),
    number("goal", FOLLOWS),
    number("limit", FOLLOWS, 30),
    flag("danger_only", FOLLOWS),
    flag("square_cost", FOLLOWS),
    number("prima_by", FOLLOWS),
    number("matches", FOLLOWS, 1),
    # The Munus: which match it is, six armaturae of each ludus, the matches each misses, glory;
    # whether a Prima card was brought along, and which may be kept for the next match.
    number("match", OPEN),
    sized("ludus", OPEN, shared=True),
    sized("absent", OPEN, shared=True),
    each("glory", OPEN, shared=True),
    each("won", OPEN, shared=True),
    each("lost", OPEN, shared=True),
    each("brought", OPEN, shared=True),
    cards("keepable", OPEN, shared=True),
    each("keepsake", OWN, NONE, shared=True),
    # Choosing familiae: what each has picked in secret; the order of deployment and of turns.
    cards("picks", OWN, shared=True),
    sized("order", OPEN, shared=True),
    # Four gladiators a seat: what they are, where, how they face, unhurt, wounded or out; who
    # stands on each square.
    sized("armatura", OPEN, shared=True),
    sized("origin", OPEN, shared=True),
    sized("square", OPEN),
    sized("facing", OPEN),
    sized("condition", OPEN),
    sized("board", FOLLOWS),
    # Tokens and markers, as sets of gladiators: hindrance, wounded in this turn, who has put
    # somebody out, Pulvis of this turn and of the last by who set it; who neither threatens nor
    # binds because of them. Testudo and Murus, as sets of seats.
    number("hindered", OPEN),
    number("struck", OPEN),
    number("victorious", OPEN),
    each("dust", OPEN, shared=True),
    each("old_dust", OPEN, shared=True),
    number("muted", FOLLOWS),
    number("testudo", OPEN),
    number("murus", OPEN),
    each("vox", OPEN),
    each("points", OPEN),
    # The cards, as sets: hand, deck, discard pile, Prima pile, out of the match, taken by Augurium.
    cards("hand", OWN),
    cards("deck", OWN),
    cards("discard", OPEN),
    cards("prima", OWN, shared=True),
    cards("removed", OPEN, shared=True),
    cards("augured", OWN, shared=True),
    # What is known of their order: the top of a deck, the bottom of a Prima pile, and the cards
    # looked at now; each card plus one as a digit of 32, the first lowest.
    each("top", OWN),
    each("under", OWN, shared=True),
    each("sight", OWN, shared=True),
    # What everybody can tell: the cards that may be in the deck, and the Prima cards once seen.
    cards("stock", OPEN),
    cards("shown", OPEN, shared=True),
    # The turn: whose, the card played and its use, its text if that is the use, who has moved.
    number("round", OPEN),
    number("turns", OPEN),
    number("active", OPEN, NONE),
    number("played", OPEN, NONE),
    number("use", OPEN, NONE),
    number("text", OPEN),
    number("moved", OPEN),
    # A fight: what each has committed before it is opened, if everybody knows it.
    each("committed", OPEN, NONE),
    # The end: who has withdrawn, who has won, whether the rest of the turn or the match is void.
    number("withdrawn", OPEN),
    number("victors", OPEN),
    flag("halted", OPEN),
    flag("match_over", OPEN),
    flag("ended", OPEN),
)

FIELDS: Final = names(ARENA)
SECRET: Final = hidden_from_some(ARENA)
HOLDERS: Final = (Holder("ArenaFields", ARENA, is_state=True),)
