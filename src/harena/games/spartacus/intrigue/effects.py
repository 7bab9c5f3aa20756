"""Chapter 15.9, what the Schemes do once they stand, with the choices of the one a card names."""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.components.answers import STOP
from harena.games.spartacus.components.capua import INJURED, Capua
from harena.games.spartacus.components.content import (
    BRIBE_WATCH,
    CARDS,
    DRAW,
    DRUG,
    EDITOR,
    EXTORT,
    GAIN,
    GAIN_PER_SLAVE,
    GUARD,
    INCITE,
    INSIDER,
    LOWER,
    POISON,
    RAISE,
    SPY,
    STEAL,
    TAX,
    VETERANS,
)
from harena.games.spartacus.components.decks import (
    SIGHT,
    discard,
    draw_intrigue,
    exhaust,
    look_into_hand,
    throw,
)
from harena.games.spartacus.intrigue.aims import prey
from harena.toolkit.decks import as_digits, digits
from harena.toolkit.fields import replaced

PAY: Final = 0
LOSE: Final = 1
EXTORTED: Final = 1


def take_effect(capua: Capua, kind: int, you: int, target: int) -> None:
    """5.11, 5.11.5, R19 As printed, as far as it still can."""
    effect, amount = capua.content.effect[kind], capua.content.amount[kind]
    if effect == DRAW:
        draw_intrigue(capua, target, amount)
    elif effect == GAIN:
        capua.earn(target, amount)
    elif effect == RAISE:
        capua.rise(target, amount)
    elif effect == LOWER:
        capua.sink(target, amount)
    elif effect == GAIN_PER_SLAVE:
        capua.earn(target, amount * len(capua.slaves(target)))
    elif effect == STEAL:
        capua.hand_over(target, you, min(amount, capua.coins[target]))
    elif effect == TAX:
        capua.spend(target, min(capua.coins[target] // 2, amount))
    elif effect == BRIBE_WATCH:
        lose_guards(capua, target, amount)
    elif effect == VETERANS:
        call_veterans(capua, target, amount)
    elif effect == EDITOR:
        capua.marked = replaced(capua.marked, target, amount)
        capua.tell("marked", target, amount)
    else:
        ask_for_effect(capua, effect, amount, you, target)


def ask_for_effect(capua: Capua, effect: int, amount: int, you: int, target: int) -> None:
    """5.6.1, 5.11.3, R24 Particular cards are chosen when the effect happens, by whom it says."""
    if effect == INCITE:
        capua.then(steps.CHOOSE_PICK, target, target, amount, amount)
    elif effect == EXTORT:
        if capua.coins[target] >= amount:
            capua.then(steps.CHOOSE_EXTORTION, target, you, amount)
        else:
            capua.sink(target, EXTORTED)
    elif effect == SPY:
        if capua.held[target]:
            look_into_hand(capua, you, target)
            capua.then(steps.CHOOSE_PLUCK, you, target)
    elif effect == INSIDER:
        foresee(capua, you, amount)
    else:
        capua.then(steps.CHOOSE_PICK, you, target, amount, amount)


def lose_guards(capua: Capua, target: int, number: int) -> None:
    """15.9 Ready Guards of the table are discarded."""
    lost = min(number, capua.guards[target])
    capua.guards[target] -= lost
    capua.thrown[GUARD] += lost
    capua.tell("guards_spent", target, 0, lost)


def call_veterans(capua: Capua, seat: int, number: int) -> None:
    """15.9 Guards of the Intrigue discard come to the table."""
    found = min(number, capua.thrown[GUARD])
    capua.thrown[GUARD] -= found
    capua.guards[seat] += found
    capua.tell("veterans", seat, found)


def choose_pick(capua: Capua, picker: int, target: int, left: int, amount: int) -> None:
    """15.9 A ready card of the target; after the first of several he may stop."""
    cards = prey(capua, target, capua.scheme, capua.named)
    if not cards or not left:
        return
    if left < amount:
        cards.append(STOP)
    capua.choose(picker, "pick", steps.PICK, cards, picker, target, left + CARDS * amount)


def pick(capua: Capua, card: int, picker: int, target: int, counts: int) -> None:
    """15.9 It is exhausted, injured or discarded."""
    if card == STOP:
        return
    left, amount = counts % CARDS, counts // CARDS
    capua.then(steps.CHOOSE_PICK, picker, target, left - 1, amount)
    effect = capua.content.effect[capua.scheme]
    if effect == DRUG:
        exhaust(capua, card)
    elif effect == POISON:
        exhaust(capua, card)
        capua.condition[card] = INJURED
        capua.tell("injured", target, card)
    else:
        capua.tell("lost", target, card)
        discard(capua, card)


def choose_extortion(capua: Capua, target: int, you: int, amount: int) -> None:
    """15.9 He pays, or loses Influence; without the denarii he has no choice."""
    options = [PAY, LOSE] if capua.coins[target] >= amount else [LOSE]
    capua.choose(target, "extort", steps.EXTORT_COINS, options, target, you, amount)


def extort_coins(capua: Capua, choice: int, target: int, you: int, amount: int) -> None:
    """15.9 As he chose."""
    if choice == PAY:
        capua.hand_over(target, you, amount)
    else:
        capua.sink(target, EXTORTED)


def choose_pluck(capua: Capua, you: int, target: int) -> None:
    """15.9 A card of the hand that was seen, if the target has not laid all of it out."""
    kinds = capua.kinds_in_hand(target)
    if kinds:
        capua.ask(you, "pluck", steps.PLUCK, kinds, target)


def pluck(capua: Capua, kind: int, target: int) -> None:
    """15.9 The target discards it."""
    throw(capua, target, kind)
    capua.tell("discarded", target, kind)


def foresee(capua: Capua, seat: int, number: int) -> None:
    """3.5, 15.9 He looks at the top Market cards, or at all there are."""
    top = capua.market_deck[: -number - 1 : -1]
    if top:
        capua.market_sight = replaced(capua.market_sight, seat, as_digits(top, SIGHT))
        capua.confide(seat, "foresaw", (seat, len(top), *top), (seat, len(top)))
        capua.then(steps.CHOOSE_ORDER, seat, 0, len(top))


def choose_order(capua: Capua, seat: int, index: int, number: int) -> None:
    """15.9 Which of them lies next from the top."""
    if index < number - 1:
        cards = digits(capua.market_sight[seat], SIGHT)[index:number]
        capua.ask(seat, "order", steps.PUT_IN_ORDER, cards, seat, index, number)


def put_in_order(capua: Capua, card: int, seat: int, index: int, number: int) -> None:
    """15.9 They go back in the order he likes; others who had looked know nothing any more."""
    top = digits(capua.market_sight[seat], SIGHT)
    top.remove(card)
    top.insert(index, card)
    capua.market_deck = capua.market_deck[:-number] + top[:number][::-1]
    capua.market_sight = replaced([0] * capua.seats, seat, as_digits(top, SIGHT))
    capua.then(steps.CHOOSE_ORDER, seat, index + 1, number)


STEPS: Final = (
    choose_pick,
    pick,
    choose_extortion,
    extort_coins,
    choose_pluck,
    pluck,
    choose_order,
    put_in_order,
)
