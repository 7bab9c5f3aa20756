"""Chapter 5, Intrigue phase: three cards each, then a turn each from the Host clockwise.

In his turn a Dominus cashes cards in, uses House powers and abilities, launches Schemes, lays
Guards and makes offers, in any order (5.3); then he discards down to his hand limit (5.12).
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.bargains.deeds import keep_deed
from harena.games.spartacus.bargains.offers import begin_offer, may_offer
from harena.games.spartacus.components.capua import (
    EVERYBODY,
    INTRIGUE,
    NOBODY,
    SPURN,
    Capua,
)
from harena.games.spartacus.components.content import (
    CARDS,
    FIRST_SCHEME,
    GUARD,
    HOUSES,
    KINDS,
    POWERS_EACH,
    SCHEMES,
)
from harena.games.spartacus.components.decks import draw_intrigue, lay_guard, throw
from harena.games.spartacus.intrigue.aims import launchable, lockable
from harena.games.spartacus.intrigue.powers import powers, usable, use_ability, use_power
from harena.games.spartacus.intrigue.support import put_up
from harena.games.spartacus.setup.preparation import begin_phase
from harena.toolkit.fields import replaced

CARDS_DRAWN: Final = 3
MOST_OFFERS: Final = 3

# What may be done in an Intrigue turn.
CASH: Final = 0
SCHEME: Final = KINDS
LOCK: Final = SCHEME + SCHEMES
USE: Final = LOCK + SCHEMES
POWER: Final = USE + CARDS
LAY: Final = POWER + HOUSES * POWERS_EACH
OFFER: Final = LAY + 1
END: Final = OFFER + EVERYBODY + 1
ACTS: Final = END + 1


def begin_intrigue(capua: Capua) -> None:
    """5.1, 5.2, 5.7.8 Everybody draws three cards; then turns from the Host clockwise."""
    begin_phase(capua, INTRIGUE)
    capua.promised = [0] * (capua.seats * capua.seats)
    for seat in capua.all_from(capua.host):
        draw_intrigue(capua, seat, CARDS_DRAWN)
    capua.then(steps.BEGIN_TURN, 0)


def begin_turn(capua: Capua, index: int) -> None:
    """5.2, 5.13 The next Dominus; after the last the phase ends, and victory is tested."""
    if index == capua.seats:
        capua.active = NOBODY
        capua.then(steps.TEST_VICTORY)
        return
    seat = (capua.host + index) % capua.seats
    capua.active = seat
    capua.turns += 1
    capua.powers_used = capua.schemes = capua.offers = 0
    capua.supporters = capua.helped = capua.boost = 0
    first = KINDS * seat
    capua.tried = capua.tried[:first] + [0] * KINDS + capua.tried[first + KINDS :]
    capua.tell("turn_began", seat)
    capua.then(steps.END_TURN, index)
    capua.then(steps.CHOOSE_ACT, seat)


def choose_act(capua: Capua, seat: int) -> None:
    """5.3 Whatever he can do, or the end of his turn."""
    options = [CASH + kind for kind in capua.kinds_in_hand(seat)]
    if options:
        options += [SCHEME - FIRST_SCHEME + kind for kind in launchable(capua, seat)]
        options += [LOCK - FIRST_SCHEME + kind for kind in lockable(capua, seat)]
    options += [USE + card for card in usable(capua, seat)]
    options += [POWER + power for power in powers(capua, seat)]
    if capua.has(seat, GUARD):
        options.append(LAY)
    if capua.offers < MOST_OFFERS:
        options += [OFFER + other for other in may_offer(capua, seat)]
    options.append(END)
    capua.choose(seat, "intrigue", steps.ACT, options, seat)


def act(capua: Capua, choice: int, seat: int) -> None:
    """5.3, 5.4, R17 One of them; afterwards he may do more."""
    if choice == END:
        return
    capua.then(steps.CHOOSE_ACT, seat)
    if choice < SCHEME:
        throw(capua, seat, choice)
        capua.tell("cashed", seat, choice, capua.content.cash[choice])
        capua.gain(seat, capua.content.cash[choice])
    elif choice < LOCK:
        capua.locked = replaced(capua.locked, seat, FIRST_SCHEME + choice - SCHEME)
        capua.then(steps.PREPARE_SCHEME, seat)
    elif choice < USE:
        put_up(capua, FIRST_SCHEME + choice - LOCK, seat)
    elif choice < POWER:
        use_ability(capua, choice - USE, seat)
    elif choice < LAY:
        use_power(capua, choice - POWER, seat)
    elif choice == LAY:
        lay_guard(capua, seat)
    else:
        capua.offers += 1
        begin_offer(capua, seat, choice - OFFER)


def end_turn(capua: Capua, index: int) -> None:
    """5.12 He discards down to the limit; then his left neighbour's turn."""
    capua.then(steps.BEGIN_TURN, index + 1)
    capua.then(steps.CLOSE_TURN)
    capua.then(steps.CHOOSE_DISCARD, capua.active)


def choose_discard(capua: Capua, seat: int) -> None:
    """3.4.1, 5.12 Down to the limit of his present Influence; Guards may still be laid (13.3)."""
    if capua.held[seat] > capua.hand_limit(seat):
        kinds = capua.kinds_in_hand(seat)
        capua.ask(seat, "discard", steps.DISCARD_ONE, kinds, seat)


def discard_one(capua: Capua, kind: int, seat: int) -> None:
    """5.12 Without payment, and another while he holds too many."""
    throw(capua, seat, kind)
    capua.tell("discarded", seat, kind)
    capua.then(steps.CHOOSE_DISCARD, seat)


def close_turn(capua: Capua) -> None:
    """13.1 Whoever was paid not to support him has not done it in this turn."""
    for other in range(capua.seats):
        keep_deed(capua, SPURN + other)


STEPS: Final = (
    begin_intrigue,
    begin_turn,
    choose_act,
    act,
    end_turn,
    choose_discard,
    discard_one,
    close_turn,
)
