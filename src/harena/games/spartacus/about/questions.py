"""Chapter 5 of the decisions: what a question is about, as far as the one who is asked may know it.

`lead` is the choice that is put forward where one thing is natural.
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.about.bargains import WRITTEN, about_offers
from harena.games.spartacus.about.payments import at_most, loss_by_refusal, loss_by_thumb
from harena.games.spartacus.about.results import each_of
from harena.games.spartacus.advice.advice import instinct
from harena.games.spartacus.bargains.calls import NO_BRIBE
from harena.games.spartacus.combat.combat import left_to_do
from harena.games.spartacus.components.capua import (
    CORNER,
    MOST_SUM,
    OWNER,
    Capua,
)
from harena.games.spartacus.components.content import (
    DESTITUTE,
    EXTORT,
    FIRST_SCHEME,
    STEAL,
    TAX,
)
from harena.games.spartacus.intrigue.aims import added_by, strength
from harena.games.spartacus.intrigue.effects import EXTORTED
from harena.games.spartacus.intrigue.powers import power_paid
from harena.games.spartacus.intrigue.support import CLAIMS, MOST_PROMISED, NOTHING_SAID, SUMS
from harena.games.spartacus.intrigue.windows import PASS, hit_in, played_in
from harena.games.spartacus.market.market import CLOSE, WAIT
from harena.games.spartacus.upkeep.upkeep import due_now
from harena.kernel.decisions import Decision
from harena.kernel.rulebook import View
from harena.kernel.state import State

WINDOWS: Final = {
    steps.ANSWER_SCHEME: "scheme",
    steps.BODYGUARD: "guard",
    steps.SILENCE_OR_NOT: "reaction",
    steps.AID: "recovery",
    steps.SHAME_OR_NOT: "treasury",
    steps.NOD_OR_NOT: "auction",
    steps.LOAD_OR_NOT: "initiative",
    steps.HONOUR: "invitation",
    steps.RALLY_OR_NOT: "thumb",
}
# 15.9 What a target may give away before it is taken.
AT_DENARII: Final = (STEAL, EXTORT, TAX)
# What a careful player would do. The first move in combat is less than a card is worth: by 60
# playouts of each of 11 such questions Loaded Dice lost 0.5 denarii. Bids, stakes and requests
# everybody weighs for himself.
PUT_FORWARD: Final = (
    "recover", "release", "intrigue", "react", "discard", "deal", "accept",
    "weapon", "armour", "special", "second", "first", "combat", "lose",
)  # fmt: skip


def about(state: State, seat: int) -> View:
    """17.1 The facts of the question that a seat has to answer."""
    assert isinstance(state, Capua)
    asked = state.decision(seat)
    if asked is None:
        return {}
    found = facts_of(state, seat, asked)
    each = each_of(state, seat, asked)
    if each:
        found["each"] = each
    if asked.ask in WRITTEN:
        found["offers"] = about_offers(state, seat, asked)
    if asked.step == steps.LOAD_OR_NOT:
        found["lead"] = PASS
    elif asked.ask in PUT_FORWARD:
        found["lead"] = asked.choices[instinct(state, seat)]
    elif asked.ask == "market":
        found["lead"] = end_of_trade(state, seat, asked)
    elif asked.ask == "bribe":
        found["lead"] = NO_BRIBE
    return found


def end_of_trade(capua: Capua, seat: int, asked: Decision) -> int:
    """7.6, 7.7 To wait gives nothing up while somebody may still make an offer."""
    all_others = (1 << capua.seats) - 1 - (1 << seat)
    is_alone = capua.closed & all_others == all_others
    return CLOSE if is_alone and CLOSE in asked.choices else WAIT


def facts_of(capua: Capua, seat: int, asked: Decision) -> View:
    """By what is asked."""
    content = capua.content
    match asked.ask:
        case "react":
            return about_window(capua, seat, asked)
        case "release":
            return {"owed": due_now(capua, seat, asked.c)}
        case "discard":
            return {"count": cards_too_many(capua, seat, asked)}
        case "boost":
            need = content.required[capua.locked[seat]] - strength(capua, seat)
            return {"need": need}
        case "bid" | "hosting":
            return about_bid(capua, seat, asked)
        case "support":
            return about_support(capua, asked)
        case "plead":
            adds = [added_by(capua, other) for other in range(capua.seats)]
            fee = min(capua.coins[seat], MOST_SUM)
            return {"adds": adds, "fee": fee, "promise": MOST_PROMISED}
        case "pick":
            return {"intrigue": content.kind_ids[capua.scheme]}
        case "exhaust":
            return {"power": content.power_ids[power_paid(capua)]}
        case "extort":
            return {"loss": at_most(capua, seat, EXTORTED)}
        case "accept":
            return {"loss": loss_by_refusal(capua, seat)}
        case _:
            return facts_of_combat(capua, seat, asked)


def facts_of_combat(capua: Capua, seat: int, asked: Decision) -> View:
    """Questions of the arena that need no more than a number or a word."""
    match asked.ask:
        case "lose":
            return {"count": asked.b}
        case "reroll":
            return {"role": "attack" if asked.a == capua.attack.attacker else "defence"}
        case "ignore":
            return {
                "count": capua.attack.back
                if asked.a == capua.attack.attacker
                else capua.attack.damage
            }
        case "combat":
            return {"left": left_to_do(capua, asked.a)}
        case "thumb":
            return {"cost": loss_by_thumb(capua)}
        case "fighter":
            return {"place": 1 + int(capua.corner[CORNER + OWNER] == seat)}
        case _:
            return {}


def cards_too_many(capua: Capua, seat: int, asked: Decision) -> int:
    """5.12, 15.5 How many he still has to discard; none where he changes a card."""
    if asked.step == steps.CHANGE_ONE:
        return 0
    return max(1, capua.held[seat] - capua.hand_limit(seat))


def about_window(capua: Capua, seat: int, asked: Decision) -> View:
    """6.2, 6.6 What has happened that may be answered, and whose Treasury is empty."""
    window, kind = WINDOWS[asked.step], "none"
    found: View = {}
    if window in ("scheme", "guard"):
        kind = capua.content.kind_ids[capua.scheme]
    elif window == "reaction":
        kind = capua.content.kind_ids[played_in(asked.c)]
        if played_in(asked.c) == capua.content.reaction[DESTITUTE]:
            window, found["victim"] = "shame", hit_in(asked.c)
    elif window == "treasury":
        found["victim"] = asked.b
    # Who has nothing to answer with may give or hold aside at any other time.
    if asked.choices == [PASS] and not can_give_in_time(capua, seat, window):
        found["idle"] = True
    return {"window": window, "intrigue": kind, **found}


def can_give_in_time(capua: Capua, seat: int, window: str) -> bool:
    """5.11.5, 6.6, 13.2 Whether a gift could save him denarii, or another from Destitute!."""
    if window == "scheme":
        if seat != capua.target or capua.content.effect[capua.scheme] not in AT_DENARII:
            return False
    elif window != "shame":
        return False
    return any(fan[0] == steps.OFFER_GIFT for fan in capua.interjections(seat))


def about_bid(capua: Capua, seat: int, asked: Decision) -> View:
    """8.2, 8.3 What is auctioned, and what he has laid down."""
    found: View = {"tied": int(capua.rebids > 0), "laid": capua.laid[seat]}
    if asked.ask == "bid":
        found["resource"] = capua.content.ids[capua.lot]
    return found


def about_support(capua: Capua, asked: Decision) -> View:
    """5.7.1, 5.7.2 What was said of the Scheme, paid and promised."""
    words = asked.asker[4]
    said = words % CLAIMS
    kind = "nothing" if said == NOTHING_SAID else capua.content.kind_ids[FIRST_SCHEME + said]
    return {"intrigue": kind, "fee": asked.c % SUMS, "promise": words // CLAIMS}
