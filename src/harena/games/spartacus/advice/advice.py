"""How good a position is for a seat, and what a hasty player would do.

Counted in denarii (13.7): Influence, Treasury, cards; in combat the dice that are left. A hasty
player looks at each choice by itself, and knows only what his seat may know (13.8); where he knows
what he wants, he looks whether it is there, or for the sum that is nearest.
"""

from typing import Final

from harena.games.spartacus.advice.fighter import fair_purse, wished_deed, worth_in_arena
from harena.games.spartacus.advice.schemer import (
    offered_fee,
    worth_of_act,
    worth_of_intrigue,
    worth_of_pick,
    worth_of_plea,
    worth_of_reaction,
    worth_of_support,
    worth_of_target,
)
from harena.games.spartacus.advice.trader import (
    best_wager,
    fair_bid,
    fair_coins,
    fair_host_bid,
    next_term,
    next_trade,
    worth_of_deal,
)
from harena.games.spartacus.advice.worth import of_card, of_debts, of_houses, of_influence
from harena.games.spartacus.components.answers import STOP
from harena.games.spartacus.components.capua import (
    ARENA,
    GOAL,
    NO_CARD,
    NOBODY,
    TOURNAMENT,
    Capua,
)
from harena.games.spartacus.components.content import CARDS, FIRST_SCHEME, STARTS
from harena.games.spartacus.intrigue.aims import NAMES
from harena.kernel.decisions import Decision
from harena.kernel.state import State

WON: Final = 300.0
# Influence 12 before its phase has ended: more than all denarii that a table has.
NEARLY_WON: Final = 200.0
WORST: Final = -1000.0
# Where he has a sum in mind, where he knows what he wants, and where the least is the best.
SUMS: Final = frozenset({"bid", "hosting", "coins", "purse", "gift", "fee"})
WANTED: Final = frozenset({"market", "terms", "wager", "bribe", "claim"})
LEAST: Final = frozenset({"peek", "promise", "limit", "orders"})
OF_INTRIGUE: Final = (
    *("exhaust", "gossip", "discard", "pluck", "victim", "redirect", "boost", "extort", "order"),
)
AT_SEATS: Final = ("invite", "plead", "redirect", "victim")


def value(state: State, seat: int) -> float:
    """12.1, 13.7 What the position is worth to a seat, against the best of the others."""
    assert isinstance(state, Capua)
    capua = state
    if capua.winner != NOBODY:
        return WON if capua.winner == seat else -WON
    mine, others = 0.0, WORST
    for one, owned in enumerate(of_houses(capua)):
        worth = owned + in_the_arena(capua, one)
        if capua.influence[one] >= GOAL:
            worth += NEARLY_WON
        if one == seat:
            mine = worth - of_debts(capua, seat)
        else:
            others = max(others, worth)
    return mine - 0.6 * others


def in_the_arena(capua: Capua, seat: int) -> float:
    """What a combat that goes on promises: the dice ahead, and the prize."""
    if capua.phase not in (ARENA, TOURNAMENT) or capua.combat.loser != NOBODY:
        return 0.0
    for side in range(2):
        if capua.owner(side) == seat and capua.fighter(1 - side) != NO_CARD:
            ahead = capua.dice_left(side) - capua.dice_left(1 - side)
            prize = 100.0 if capua.phase == TOURNAMENT else of_influence(capua, seat)
            return prize * max(-0.5, min(0.5, ahead / 10))
    return 0.0


def instinct(state: State, seat: int) -> int:
    """The index of the option that looks best by itself."""
    assert isinstance(state, Capua)
    asked = state.decision(seat)
    if asked is None or len(asked.choices) == 1:
        return 0
    ask, choices = asked.ask, asked.choices
    if ask in SUMS:
        return nearest(choices, fair_sum(state, seat, asked))
    if ask in WANTED:
        wish = wanted(state, seat, asked)
        return choices.index(wish) if wish in choices else 0
    if ask in LEAST:
        return choices.index(min(choices))
    return best_of(state, seat, asked)


def nearest(choices: list[int], wanted: int) -> int:
    """Where the sum stands that is nearest to the one he has in mind."""
    chosen, least = 0, abs(choices[0] - wanted)
    for index, choice in enumerate(choices):
        away = abs(choice - wanted)
        if away < least:
            chosen, least = index, away
    return chosen


def fair_sum(capua: Capua, seat: int, asked: Decision) -> int:
    """13.7 What he would pay, bid, give, or ask for."""
    match asked.ask:
        case "bid":
            return fair_bid(capua, seat)
        case "hosting":
            return fair_host_bid(capua, seat)
        case "coins":
            return fair_coins(capua, seat, asked.a)
        case "purse":
            return fair_purse(capua, seat, asked.b)
        case "gift":
            return capua.promised[capua.seats * seat + asked.b]
        case _:
            return offered_fee(capua, seat, asked.b)


def wanted(capua: Capua, seat: int, asked: Decision) -> int:
    """13.7 What he would trade, put into an offer, wager, pay for, or say of his Scheme."""
    match asked.ask:
        case "market":
            return next_trade(capua, seat, asked.choices)
        case "terms":
            return next_term(capua, seat, asked.choices)
        case "wager":
            return best_wager(capua, seat)
        case "bribe":
            return wished_deed(capua, seat)
        case _:
            return capua.locked[seat] - FIRST_SCHEME


def best_of(capua: Capua, seat: int, asked: Decision) -> int:
    """Where the choice stands that looks best by itself; of equals the nearest."""
    best, chosen, nearest = WORST, 0, 0
    for index, choice in enumerate(asked.choices):
        worth = worth_of(capua, seat, asked, choice)
        way = way_to(capua, seat, asked.ask, choice)
        if worth > best or (worth == best and way < nearest):
            best, chosen, nearest = worth, index, way
    return chosen


def way_to(capua: Capua, seat: int, ask: str, choice: int) -> int:
    """13.7 How far to the left he sits whom a choice names: of equals the nearest is taken."""
    if ask == "target":
        return (choice // NAMES - seat) % capua.seats
    return (choice - seat) % capua.seats if ask in AT_SEATS and choice < capua.seats else 0


def worth_of(capua: Capua, seat: int, asked: Decision, choice: int) -> float:
    """How good a choice looks, by what is asked."""
    ask = asked.ask
    if ask == "intrigue":
        return worth_of_act(capua, seat, choice)
    if ask == "react":
        return worth_of_reaction(capua, seat, asked, choice)
    if ask == "deal":
        return worth_of_deal(capua, seat, choice)
    if ask == "target":
        return worth_of_target(capua, seat, choice)
    if ask == "plead":
        return worth_of_plea(capua, seat, choice)
    if ask == "support":
        return worth_of_support(capua, seat, asked, choice)
    if ask == "pick":
        return worth_of_pick(capua, seat, asked, choice)
    if ask in OF_INTRIGUE:
        return worth_of_intrigue(capua, seat, asked, choice)
    if ask == "house":
        first = len(STARTS) * choice
        men, slaves, guards, coins = capua.content.starts[first : first + len(STARTS)]
        return 3.0 * men + 2.5 * slaves + 3.0 * guards + coins
    if ask == "release":
        return 1.0 if choice == CARDS else -of_card(capua, choice)
    if ask == "recover":
        # 4.3: a test heals three times as often as it kills, so no card is left out.
        return WORST if choice == STOP else -of_card(capua, choice)
    return worth_in_arena(capua, seat, asked, choice)
