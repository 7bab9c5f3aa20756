"""Chapter 5.7, Support: a Scheme is put up in secret, and others are asked to lend Influence.

What the schemer says of the card is only said; what he pays on a yes is paid. A yes is final.
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.bargains.deeds import void_deed
from harena.games.spartacus.components.answers import NO, YES
from harena.games.spartacus.components.capua import MOST_SEATS, MOST_SUM, NO_KIND, SPURN, Capua
from harena.games.spartacus.components.content import KINDS, SCHEMES
from harena.games.spartacus.intrigue.aims import suffices
from harena.toolkit.fields import replaced

# Whom to ask, or to launch the Scheme, or to take it back.
LAUNCH: Final = MOST_SEATS
WITHDRAW: Final = LAUNCH + 1
PLEAS: Final = WITHDRAW + 1
NOTHING_SAID: Final = SCHEMES
CLAIMS: Final = SCHEMES + 1
MOST_PROMISED: Final = 20
SUMS: Final = MOST_SUM + 1
TIMES_ASKED: Final = 2


def put_up(capua: Capua, kind: int, seat: int) -> None:
    """5.7.2, R21 He locks a Scheme of his hand; nobody else knows which."""
    capua.locked = replaced(capua.locked, seat, kind)
    tried = KINDS * seat + kind
    capua.tried = replaced(capua.tried, tried, capua.tried[tried] + 1)
    capua.pleading = True
    capua.supporters = 0
    capua.asked = [0] * capua.seats
    capua.tell("put_up", seat)
    capua.then(steps.CHOOSE_PLEA, seat)


def choose_plea(capua: Capua, seat: int) -> None:
    """5.7, 5.7.2 Domini one at a time, each at most twice; launch, or withdraw."""
    options = [
        other
        for other in range(capua.seats)
        if other != seat and capua.asked[other] < TIMES_ASKED and not capua.supporters >> other & 1
    ]
    if suffices(capua, seat, capua.locked[seat]):
        options.append(LAUNCH)
    options.append(WITHDRAW)
    capua.ask(seat, "plead", steps.PLEAD, options, seat)


def plead(capua: Capua, choice: int, seat: int) -> None:
    """5.7.2, 5.7.6 One is asked; or the card is launched, or goes back unseen."""
    if choice == LAUNCH:
        capua.then(steps.PREPARE_SCHEME, seat)
    elif choice == WITHDRAW:
        take_back(capua, seat)
    else:
        capua.then(steps.CHOOSE_PLEA, seat)
        capua.then(steps.CHOOSE_CLAIM, seat, choice)


def take_back(capua: Capua, seat: int) -> None:
    """5.7.6, R23 Support lapses, what was paid stays paid."""
    capua.locked = replaced(capua.locked, seat, NO_KIND)
    capua.pleading = False
    capua.supporters = capua.boost = 0
    capua.tell("took_back", seat)


def choose_claim(capua: Capua, seat: int, other: int) -> None:
    """5.7.1 Which Scheme he says it is: the truth or not."""
    capua.ask(seat, "claim", steps.CLAIM, list(range(CLAIMS)), seat, other)


def claim(capua: Capua, said: int, seat: int, other: int) -> None:
    """5.7.2 Then what he pays on a yes."""
    capua.then(steps.CHOOSE_FEE, seat, other, said)


def choose_fee(capua: Capua, seat: int, other: int, said: int) -> None:
    """5.7.2 Denarii that change hands with the yes."""
    most = min(capua.coins[seat], MOST_SUM)
    capua.ask(seat, "fee", steps.SET_FEE, list(range(most + 1)), seat, other, said)


def set_fee(capua: Capua, fee: int, seat: int, other: int, said: int) -> None:
    """5.7.2 Then what he promises."""
    capua.then(steps.CHOOSE_PROMISE, seat, other, said, fee)


def choose_promise(capua: Capua, seat: int, other: int, said: int, fee: int) -> None:
    """5.7.2, 3.8 Denarii for later: only words."""
    asked = other + MOST_SEATS * said
    amounts = list(range(MOST_PROMISED + 1))
    capua.ask(seat, "promise", steps.ASK_SUPPORT, amounts, seat, asked, fee)


def ask_support(capua: Capua, promise: int, seat: int, asked: int, fee: int) -> None:
    """5.7.2 The request is spoken."""
    other, said = asked % MOST_SEATS, asked // MOST_SEATS
    capua.asked = replaced(capua.asked, other, capua.asked[other] + 1)
    capua.tell("pleaded", seat, other, said, fee, promise)
    capua.then(steps.CHOOSE_SUPPORT, other, seat, fee, said + CLAIMS * promise)


def choose_support(capua: Capua, other: int, seat: int, fee: int, words: int) -> None:
    """5.7, 5.7.3 Yes or no to what was said; not yes to a payment that is no longer there."""
    options = [YES, NO] if capua.coins[seat] >= fee else [NO]
    paid = fee + SUMS * (words // CLAIMS)
    capua.ask(other, "support", steps.SUPPORT, options, other, seat, paid)


def support(capua: Capua, choice: int, other: int, seat: int, paid: int) -> None:
    """5.7.3, 5.7.5, 5.7.8 His whole Influence counts for this one Scheme; no marker moves."""
    if choice == NO:
        capua.tell("refused", other, seat)
        return
    capua.supporters |= 1 << other
    capua.helped |= 1 << other
    capua.tell("supported", other, seat)
    pair = capua.seats * seat + other
    capua.promised = replaced(capua.promised, pair, capua.promised[pair] + paid // SUMS)
    capua.hand_over(seat, other, paid % SUMS)
    void_deed(capua, SPURN + other)


STEPS: Final = (
    choose_plea,
    plead,
    choose_claim,
    claim,
    choose_fee,
    set_fee,
    choose_promise,
    ask_support,
    choose_support,
    support,
)
