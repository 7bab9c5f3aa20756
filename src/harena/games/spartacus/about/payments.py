"""What a choice comes to in denarii and Influence, as far as it is known before it is made.

What others have held aside lies open (13.1); of denarii only the chooser's own are told.
"""

from typing import Final

from harena.games.spartacus.arena.invitations import invitable
from harena.games.spartacus.arena.wagers import GRADES, stakes_of, winnings
from harena.games.spartacus.bargains.offers import CHARGE
from harena.games.spartacus.components.answers import YES
from harena.games.spartacus.components.capua import (
    DEED,
    FAVORS,
    NOBODY,
    SHUN,
    SPURN,
    THUMB_DOWN,
    THUMB_UP,
    Capua,
)
from harena.games.spartacus.components.content import BELOVED
from harena.games.spartacus.intrigue.effects import EXTORTED, PAY
from harena.games.spartacus.intrigue.support import SUMS
from harena.kernel.decisions import Decision
from harena.kernel.rulebook import View

# Questions whose answer moves denarii or Influence.
PAYING: Final = (
    *("bid", "hosting", "limit", "purse", "gift", "fee", "coins"),
    *("support", "extort", "wager", "invite", "thumb"),
)


def of_payment(capua: Capua, seat: int, asked: Decision, choice: int) -> View:
    """By what is asked."""
    match asked.ask:
        case "bid" | "hosting":
            return of_bid(capua, seat, choice)
        case "limit":
            return of_bid(capua, seat, max(0, choice - capua.laid[seat])) if choice else {}
        case "coins" if asked.a == CHARGE:
            return has(capua, seat, choice)
        case "purse" | "gift" | "fee" | "coins":
            return has(capua, seat, -choice)
        case "support" if choice == YES:
            return has(capua, seat, asked.c % SUMS)
        case "support":
            return earns(capua, "refuses", SPURN + seat)
        case "extort" if choice == PAY:
            return has(capua, seat, -asked.c)
        case "extort":
            return {} if at_most(capua, seat, EXTORTED) else {"word": "keeps", "tone": ""}
        case "wager":
            return of_wager(capua, seat, choice)
        case "invite":
            return of_invitation(capua, choice)
        case _:
            return earns(capua, "earns", THUMB_DOWN if choice else THUMB_UP)


def has(capua: Capua, seat: int, more: int) -> View:
    """3.3, 3.3.3 What is then in the Treasury, where anything changes."""
    return {"word": "has", "tone": "", "left": capua.coins[seat] + more} if more else {}


def of_bid(capua: Capua, seat: int, more: int) -> View:
    """8.2, 8.3 What he pays in all if he wins so, and what is left to him."""
    laid = capua.laid[seat]
    if not laid + more:
        return {}
    left = capua.coins[seat] - more
    return {"word": "bids", "tone": "", "laid": laid, "total": laid + more, "left": left}


def of_wager(capua: Capua, seat: int, choice: int) -> View:
    """9.5, 9.5.3 What is staked, what is left, and the most that may come back."""
    stakes = stakes_of(choice)
    staked = sum(stakes)
    if not staked:
        return {}
    back = max([winnings(stakes, side, grade) for side in range(2) for grade in range(GRADES)])
    left = capua.coins[seat] - staked
    return {"word": "stakes", "tone": "", "staked": staked, "left": left, "back": back}


def of_invitation(capua: Capua, guest: int) -> View:
    """9.3, 9.3.2, 13.1 What a refusal costs the guest, and which denarii move."""
    paid: View = {"coins": held_aside(capua, guest), "back": held_aside(capua, SHUN, guest)}
    if guest != capua.host:
        able, loss = int(bool(capua.fighters(guest))), loss_by_refusal(capua, guest)
        return {"word": "invites", "tone": "", "able": able, "loss": loss, **paid}
    return {"word": "enters", "tone": "", **paid} if len(invitable(capua)) > 1 else {}


def earns(capua: Capua, word: str, deed: int) -> View:
    """13.1 What others hold aside for a deed."""
    coins = held_aside(capua, deed)
    return {"word": word, "tone": "", "coins": coins} if coins else {}


def held_aside(capua: Capua, deed: int, by: int = NOBODY) -> int:
    """13.1 The denarii held aside for a deed, by all or by one."""
    row = capua.deeds
    return sum(
        row[first + DEED - 1]
        for first in range(0, len(row), DEED)
        if row[first + 2] == deed and by in (NOBODY, row[first])
    )


def loss_by_refusal(capua: Capua, seat: int) -> int:
    """3.4, 9.3 What declining costs, as far as there is anything to lose."""
    return at_most(capua, seat, capua.price_of_refusal(seat))


def loss_by_thumb(capua: Capua) -> int:
    """9.10.1, 15.4 What death would cost the Host, as far as he has any."""
    card = capua.fighter(capua.combat.loser)
    anger = (capua.favors[card] & FAVORS) + int(capua.content.ability[card] == BELOVED)
    return at_most(capua, capua.host, anger)


def at_most(capua: Capua, seat: int, points: int) -> int:
    """3.4, R2 Nobody falls below the floor."""
    return min(points, capua.influence[seat] - capua.least)
