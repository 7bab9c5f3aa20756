"""Chapters 7.7 and 13.5: what an offer may hold, so that it can be written before it is sent."""

from typing import Final

from harena.games.spartacus.bargains.offers import COUNTER, may_offer
from harena.games.spartacus.components.capua import (
    EVERYBODY,
    MAKER,
    MARKET,
    MOST_SUM,
    PARTNER,
    Capua,
)
from harena.games.spartacus.components.content import CARDS
from harena.games.spartacus.intrigue.intrigue import MOST_OFFERS
from harena.kernel.decisions import Decision
from harena.kernel.rulebook import View

WRITTEN: Final = ("intrigue", "market", "terms", "deal")


def about_offers(capua: Capua, seat: int, asked: Decision) -> View:
    """7.7, 13.5 By the partner: the cards, Guards and denarii that either can give now."""
    return {
        "all" if other == EVERYBODY else str(other): may_hold(capua, seat, other)
        for other in partners(capua, seat, asked)
    }


def partners(capua: Capua, seat: int, asked: Decision) -> list[int]:
    """7.7 With whom this question lets him bargain."""
    match asked.ask:
        case "terms":
            return [capua.offer[PARTNER]]
        case "deal":
            return [capua.offer[MAKER]] if COUNTER in asked.choices else []
        case "intrigue" if capua.offers >= MOST_OFFERS:
            return []
        case _:
            return may_offer(capua, seat)


def may_hold(capua: Capua, seat: int, other: int) -> View:
    """3.1.1, 7.2, 7.3, 7.7.1 In the Open Market cards and Guards, at any time denarii."""
    is_market, is_one = capua.phase == MARKET, other != EVERYBODY
    asked = [other]
    if not is_one:
        asked = [one for one in capua.others(seat) if not capua.closed >> one & 1]
    return {
        "gives": capua.ready_among(seat, 0, CARDS) if is_market else [],
        "takes": capua.ready_among(other, 0, CARDS) if is_market and is_one else [],
        "gives_guards": capua.guards[seat] if is_market else 0,
        "takes_guards": max([capua.guards[one] for one in asked]) if is_market else 0,
        "pays": min(capua.coins[seat], MOST_SUM),
        "charges": min(max([capua.coins[one] for one in asked]), MOST_SUM),
    }
