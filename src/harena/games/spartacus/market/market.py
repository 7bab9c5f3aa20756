"""Chapter 7, Open Market: offers, sales to the Bank, until everybody has closed his Treasury."""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.bargains.offers import begin_offer, may_offer
from harena.games.spartacus.components.capua import EVERYBODY, MARKET, NOBODY, Capua
from harena.games.spartacus.components.content import CARDS, GUARD
from harena.games.spartacus.components.decks import discard, lay_guard
from harena.games.spartacus.setup.preparation import begin_phase
from harena.toolkit.fields import replaced

MARKET_TURNS: Final = 6

# What may be done in a market turn.
SELL: Final = 0
SELL_GUARD: Final = CARDS
LAY: Final = SELL_GUARD + 1
WAIT: Final = LAY + 1
CLOSE: Final = WAIT + 1
OFFER: Final = CLOSE + 1
TRADES: Final = OFFER + EVERYBODY + 1


def begin_market(capua: Capua) -> None:
    """7.1, 7.2 The Open Market: from the Host, or all at once."""
    begin_phase(capua, MARKET)
    capua.active = NOBODY
    capua.market_turns = [0] * capua.seats
    capua.then(steps.TRADE_TOGETHER if capua.freely else steps.TAKE_MARKET_TURN, 0)


def take_market_turn(capua: Capua, index: int) -> None:
    """7.6, 7.7, R27 The next who is still open; when all have closed, the auction."""
    for turn in range(capua.seats):
        seat = (capua.host + index + turn) % capua.seats
        if not capua.closed >> seat & 1:
            capua.turns += 1
            capua.then(steps.TAKE_MARKET_TURN, index + turn + 1)
            capua.then(steps.END_MARKET_TURN, seat)
            capua.then(steps.CHOOSE_TRADE, seat)
            return
    capua.then(steps.BEGIN_AUCTION)


def trades(capua: Capua, seat: int) -> list[int]:
    """7.2 to 7.4, 7.7 Sales of ready Resources, a Guard laid, waiting, closing, offers."""
    options = capua.ready_among(seat, 0, CARDS)
    if capua.guards[seat]:
        options.append(SELL_GUARD)
    if capua.has(seat, GUARD):
        options.append(LAY)
    options += [WAIT, CLOSE]
    return options + [OFFER + other for other in may_offer(capua, seat)]


def choose_trade(capua: Capua, seat: int) -> None:
    """7.7 One act of a market turn."""
    capua.ask(seat, "market", steps.TRADE, trades(capua, seat), seat)


def trade(capua: Capua, choice: int, seat: int) -> None:
    """7.4, 7.7 A sale may be followed by more sales in the same turn."""
    if choice <= SELL_GUARD:
        capua.then(steps.CHOOSE_SALE, seat)
        sell(capua, choice, seat)
    elif choice == LAY:
        lay_guard(capua, seat)
    elif choice == WAIT:
        capua.tell("waited", seat)
    elif choice == CLOSE:
        close(capua, seat)
    elif choice >= OFFER:
        begin_offer(capua, seat, choice - OFFER)


def sell(capua: Capua, choice: int, seat: int) -> None:
    """7.4, 3.6 The Bank pays its value, and nobody can buy from it."""
    content = capua.content
    if choice == SELL_GUARD:
        capua.guards[seat] -= 1
        capua.thrown[GUARD] += 1
        capua.tell("sold_guard", seat, content.cash[GUARD])
        capua.gain(seat, content.cash[GUARD])
        return
    capua.tell("sold", seat, choice, content.bank[choice])
    capua.gain(seat, content.bank[choice])
    discard(capua, choice)


def choose_sale(capua: Capua, seat: int) -> None:
    """7.4, 7.7 Another sale, or enough."""
    options = capua.ready_among(seat, 0, CARDS)
    if capua.guards[seat]:
        options.append(SELL_GUARD)
    if options:
        capua.ask(seat, "market", steps.SELL_MORE, [*options, WAIT], seat)


def sell_more(capua: Capua, choice: int, seat: int) -> None:
    """7.4 Sold; and perhaps another."""
    if choice != WAIT:
        capua.then(steps.CHOOSE_SALE, seat)
        sell(capua, choice, seat)


def end_market_turn(capua: Capua, seat: int) -> None:
    """7.7, R27 After six turns a Dominus is closed."""
    taken = capua.market_turns[seat] + 1
    capua.market_turns = replaced(capua.market_turns, seat, taken)
    if taken >= MARKET_TURNS and not capua.closed >> seat & 1:
        close(capua, seat)


def close(capua: Capua, seat: int) -> None:
    """3.3.1, 7.6 He hides his denarii and is done with trading; it cannot be taken back."""
    capua.closed |= 1 << seat
    capua.tell("closed", seat)


def trade_together(capua: Capua) -> None:
    """7.7 In the free market all who are open choose at once."""
    if capua.closed == (1 << capua.seats) - 1:
        capua.then(steps.BEGIN_AUCTION)
        return
    capua.turns += 1
    capua.then(steps.TRADE_TOGETHER)
    capua.then(steps.DO_TRADES)
    capua.then(steps.CHOOSE_TRADES)


def choose_trades(capua: Capua) -> None:
    """7.7 Each his own act, in secret until all have chosen."""
    for seat in range(capua.seats):
        if not capua.closed >> seat & 1:
            capua.ask(seat, "market", steps.NOTE_TRADE, trades(capua, seat), seat)


def note_trade(capua: Capua, choice: int, seat: int) -> None:
    """2.4, R6 What he has chosen is shown with what the others have."""
    capua.acts = replaced(capua.acts, seat, choice)
    capua.tell("chose_trade", seat, choice)


def do_trades(capua: Capua) -> None:
    """2.4, 7.7, R6 Acts of one moment are done from the Host clockwise."""
    for seat in reversed(capua.all_from(capua.host)):
        if not capua.closed >> seat & 1:
            capua.then(steps.DO_TRADE, seat)


def do_trade(capua: Capua, seat: int) -> None:
    """7.7 If it can still be done after what the others have done."""
    choice = capua.acts[seat]
    capua.then(steps.END_MARKET_TURN, seat)
    if choice in trades(capua, seat):
        trade(capua, choice, seat)


STEPS: Final = (
    begin_market,
    take_market_turn,
    choose_trade,
    trade,
    choose_sale,
    sell_more,
    end_market_turn,
    trade_together,
    choose_trades,
    note_trade,
    do_trades,
    do_trade,
)
