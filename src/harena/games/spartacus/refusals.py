"""Why a choice is not among the options: a reason the catalogues have words for."""

from typing import Final

from harena.games.spartacus.bargains import offers
from harena.games.spartacus.combat import combat
from harena.games.spartacus.components.capua import (
    CHARGES,
    GIVES,
    MAKER,
    MARKET,
    MOST_SUM,
    NO_CARD,
    PARTNER,
    PAYS,
    TAKES,
    Capua,
)
from harena.games.spartacus.components.content import (
    CARDS,
    FIRST_SCHEME,
    JAVELIN,
    KINDS,
    POWERS_EACH,
)
from harena.games.spartacus.intrigue import intrigue, powers, support, windows
from harena.games.spartacus.intrigue.aims import MOST_SCHEMES, cost_of, targets
from harena.games.spartacus.market import market
from harena.kernel.state import State

REASONS: Final = {
    "house": "house-taken",
    "recover": "not-injured",
    "exhaust": "not-ready",
    "gossip": "not-in-hand",
    "discard": "not-in-hand",
    "peek": "no-such-choice",
    "victim": "no-effect",
    "boost": "not-what-is-missing",
    "target": "no-effect",
    "claim": "no-such-choice",
    "support": "fee-is-gone",
    "redirect": "no-effect",
    "pick": "not-ready",
    "extort": "too-few-denarii",
    "pluck": "not-in-hand",
    "order": "not-seen",
    "deal": "cannot-be-kept",
    "call": "no-such-choice",
    "bribe": "no-such-deed",
    "invite": "invited-already",
    "fighter": "not-ready",
    "weapon": "not-ready",
    "armour": "not-ready",
    "special": "not-ready",
    "second": "not-ready",
    "taint": "no-such-choice",
    "lose": "rule-of-one",
    "wager": "stake-not-allowed",
    "net": "no-such-choice",
    "first": "no-such-choice",
    "sand": "no-such-choice",
    "reroll": "too-many-dice",
    "division": "no-such-choice",
    "sica": "no-such-choice",
    "ignore": "cannot-ignore",
    "thumb": "no-such-choice",
    "interject": "not-now",
    "promise": "promise-too-high",
    "orders": "no-such-choice",
}
SUMS: Final = ("fee", "coins", "bid", "hosting", "purse", "gift", "limit")


def why_not(state: State, seat: int, ask: str, choice: int) -> str:
    """A reason for each question; some look closer."""
    assert isinstance(state, Capua)
    if ask in SUMS:
        return "too-few-denarii" if choice <= MOST_SUM else "no-such-choice"
    if ask == "react":
        return why_not_react(state, seat, choice)
    if ask == "release":
        return "cannot-pay" if choice == CARDS else "not-ready"
    if ask == "intrigue":
        return why_not_act(state, seat, choice)
    if ask == "plead":
        return why_not_plead(choice)
    if ask == "market":
        return why_not_trade(choice)
    if ask == "terms":
        return why_not_term(state, choice)
    if ask == "accept":
        return "nobody-to-send" if choice == 0 else "host-must-fight"
    if ask == "combat":
        return why_not_fight(state, seat, choice)
    return REASONS[ask]


def why_not_react(capua: Capua, seat: int, choice: int) -> str:
    """5.8, 5.9, 6.2 Why that does not answer it."""
    kind = choice - windows.BEFORE_REACTIONS
    if not windows.BEFORE_REACTIONS < choice < windows.MEDICUS:
        return "not-now"
    if not capua.has(seat, kind):
        return "not-in-hand"
    if capua.influence[seat] < capua.content.required[kind]:
        return "too-little-influence"
    return "not-now"


def why_not_act(capua: Capua, seat: int, choice: int) -> str:
    """5.3 to 5.7 Why he cannot do that now."""
    if choice < intrigue.SCHEME:
        return "not-in-hand"
    if choice < intrigue.LOCK:
        return why_not_scheme(capua, seat, FIRST_SCHEME + choice - intrigue.SCHEME)
    if choice < intrigue.USE:
        return why_not_put_up(capua, seat, FIRST_SCHEME + choice - intrigue.LOCK)
    if choice < intrigue.POWER:
        return why_not_use(capua, seat, choice - intrigue.USE)
    if choice < intrigue.LAY:
        return why_not_power(capua, seat, choice - intrigue.POWER)
    if choice == intrigue.LAY:
        return "no-guard"
    return "too-many-offers" if capua.offers >= intrigue.MOST_OFFERS else "nothing-to-offer"


def why_not_put_up(capua: Capua, seat: int, kind: int) -> str:
    """5.6.3, 5.7, 5.7.6 Why he cannot put a Scheme up for support."""
    if not capua.has(seat, kind):
        return "not-in-hand"
    if capua.schemes >= MOST_SCHEMES:
        return "too-many-schemes"
    enough = capua.content.required[kind] <= capua.influence[seat]
    return "needs-no-support" if enough else "put-up-before"


def why_not_use(capua: Capua, seat: int, card: int) -> str:
    """3.2, 5.5, R56 Why an ability cannot be used."""
    if capua.content.ability[card] not in powers.OF_INTRIGUE:
        return "no-such-choice"
    return "no-effect" if capua.is_ready(card, seat) else "not-ready"


def why_not_power(capua: Capua, seat: int, power: int) -> str:
    """5.5, 15.3, R56 Why a power cannot be used."""
    own = POWERS_EACH * capua.house[seat]
    places = capua.content.powers[own : own + POWERS_EACH]
    if power not in places:
        return "another-house"
    if capua.powers_used >> places.index(power) & 1:
        return "used-already"
    if powers.is_of_schemes(capua, power):
        return "not-now"
    return "cannot-pay" if powers.has_use(capua, seat, power) else "no-effect"


def why_not_scheme(capua: Capua, seat: int, kind: int) -> str:
    """5.6, 5.6.2, 5.6.3 Why he cannot launch it."""
    if not capua.hand[KINDS * seat + kind]:
        return "not-in-hand"
    if capua.schemes >= MOST_SCHEMES:
        return "too-many-schemes"
    if cost_of(capua, kind) > capua.coins[seat]:
        return "cannot-pay"
    return "too-little-influence" if targets(capua, seat, kind) else "no-effect"


def why_not_plead(choice: int) -> str:
    """5.7.2 Why he cannot be asked, or it cannot be launched."""
    return "too-little-influence" if choice == support.LAUNCH else "asked-already"


def why_not_trade(choice: int) -> str:
    """7.3, 7.7 Why that is not to be done in the market."""
    if choice <= market.SELL_GUARD:
        return "not-ready"
    return "no-guard" if choice == market.LAY else "not-open"


def why_not_term(capua: Capua, choice: int) -> str:
    """7.2, 7.3, 13.5 Why that cannot be put into the offer."""
    if choice < offers.PAY and capua.phase != MARKET:
        return "only-in-market"
    if choice < offers.GIVE_GUARD:
        owner = capua.offer[MAKER if choice < offers.TAKE else PARTNER]
        named = capua.offer[GIVES if choice < offers.TAKE else TAKES]
        if named >> choice % CARDS & 1:
            return "in-offer"
        return "not-ready" if capua.place[choice % CARDS] == owner else "not-owned"
    if choice < offers.PAY:
        return "not-owned"
    if choice == offers.SEND:
        return "nothing-to-send"
    if choice >= offers.SAY:
        return "said-already"
    named_sum = capua.offer[PAYS] or capua.offer[CHARGES]
    return "denarii-named" if named_sum else "too-few-denarii"


def why_not_fight(capua: Capua, seat: int, choice: int) -> str:
    """10.4, 10.4.1 Why he cannot go there; on the other's hex, why he cannot attack it."""
    asked = capua.decision(seat)
    assert asked is not None
    side = asked.a
    is_attack = choice in (combat.STRIKE, combat.THROW)
    if is_attack or (choice == capua.combat.hex[1 - side] and not combat.strikes(capua, side)):
        return why_not_attack(capua, side, choice)
    if choice == capua.combat.hex[side]:
        return "hex-own" if combat.may_move(capua, side) else "moved-already"
    if choice in capua.combat.hex:
        return "hex-taken"
    if choice >= capua.content.hexes.size:
        return "no-such-choice"
    return "hex-too-far" if combat.may_move(capua, side) else "moved-already"


def why_not_attack(capua: Capua, side: int, choice: int) -> str:
    """10.4, 10.4.2, 15.6 Once in a turn, within range, and a Javelin must be there to be thrown."""
    if capua.combat.acted & combat.ATTACKED:
        return "attacked-already"
    if choice == combat.THROW and capua.carried(side, JAVELIN) == NO_CARD:
        return "not-ready"
    return "enemy-out-of-range"
