"""What the game asks and tells, with the names the catalogues have words for."""

from typing import Final

from harena.games.spartacus.arena.invitations import NONE
from harena.games.spartacus.arena.wagers import WAGERS, allowed, stakes_of
from harena.games.spartacus.bargains.offers import TERMS, WORDS
from harena.games.spartacus.combat.attack import MASKS, MOST_DICE
from harena.games.spartacus.combat.combat import MOST_HEXES, MOVES
from harena.games.spartacus.combat.damage import MEANS
from harena.games.spartacus.components.capua import (
    DEEDS,
    FIRST_DEED,
    MOST_SEATS,
    NEVER,
    PHASES,
    POOLS,
)
from harena.games.spartacus.components.content import (
    CARDS,
    FIRST_REACTION,
    FIRST_SCHEME,
    HOUSES,
    KINDS,
    Content,
)
from harena.games.spartacus.components.decks import DECK_NAMES
from harena.games.spartacus.intrigue.aims import BOOSTS, BY_NAME, NAMES, ORATOR
from harena.games.spartacus.intrigue.intrigue import ACTS
from harena.games.spartacus.intrigue.powers import OF_INTRIGUE
from harena.games.spartacus.intrigue.support import CLAIMS, MOST_PROMISED, PLEAS, SUMS
from harena.games.spartacus.intrigue.windows import ANSWERS
from harena.games.spartacus.market.market import TRADES

ASKS: Final[dict[str, tuple[str, int]]] = {
    "house": ("house", HOUSES),
    "recover": ("recover", CARDS + 1),
    "react": ("reaction", ANSWERS),
    "release": ("release", CARDS + 1),
    "intrigue": ("act", ACTS),
    "exhaust": ("resource", CARDS),
    "gossip": ("gossip", KINDS + 1),
    "discard": ("intrigue", KINDS),
    "peek": ("peek", 2),
    "victim": ("seat", MOST_SEATS),
    "boost": ("boost", BOOSTS),
    "target": ("target", NAMES * MOST_SEATS),
    "plead": ("plea", PLEAS),
    "claim": ("claim", CLAIMS),
    "fee": ("sum", SUMS),
    "promise": ("sum", MOST_PROMISED + 1),
    "support": ("answer", 2),
    "redirect": ("seat", MOST_SEATS),
    "pick": ("pick", CARDS + 1),
    "extort": ("extort", 2),
    "pluck": ("intrigue", KINDS),
    "order": ("resource", CARDS),
    "market": ("trade", TRADES),
    "terms": ("term", TERMS),
    "coins": ("sum", SUMS),
    "deal": ("deal", 3),
    "bid": ("sum", SUMS),
    "hosting": ("sum", SUMS),
    "call": ("answer", 2),
    "bribe": ("bribe", DEEDS + 1),
    "purse": ("sum", SUMS),
    "gift": ("sum", SUMS),
    "limit": ("sum", SUMS),
    "orders": ("orders", NEVER + 1),
    "invite": ("seat", MOST_SEATS),
    "accept": ("accept", 2),
    "fighter": ("resource", CARDS),
    "weapon": ("gear", NONE + 1),
    "armour": ("gear", NONE + 1),
    "special": ("gear", NONE + 1),
    "second": ("gear", NONE + 1),
    "taint": ("answer", 2),
    "lose": ("pool", POOLS),
    "wager": ("stakes", WAGERS),
    "net": ("answer", 2),
    "first": ("first", 2),
    "combat": ("move", MOVES),
    "sand": ("answer", 2),
    "reroll": ("reroll", MASKS),
    "division": ("division", 2),
    "sica": ("answer", 2),
    "ignore": ("means", MEANS),
    "thumb": ("thumb", 2),
    "interject": ("interjection", FIRST_DEED + DEEDS),
}

TO: Final = "to:seat"
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "cast": ("seat", "die"),
    "hosting": ("seat",),
    "housed": ("seat", "house"),
    "dealt": ("seat", "resource"),
    "began": ("seat", "guards", "coins", "influence"),
    "round_began": ("round",),
    "phase_began": ("phase",),
    "turn_began": ("seat",),
    "reacted": ("seat", "intrigue"),
    "silenced": ("seat",),
    "tested": ("seat", "resource", "die"),
    "healed": ("seat", "resource"),
    "died": ("seat", "resource"),
    "released": ("seat", "resource"),
    "balanced": ("seat", "income", "cost"),
    "exhausted": ("seat", "resource"),
    "drew": ("seat", "count", "*intrigue"),
    "reshuffled": ("deck",),
    "guard_laid": ("seat",),
    "guards_spent": ("seat", "weary", "gone"),
    "looked": ("seat", "target:seat", "*intrigue"),
    "peeked": ("seat", "*intrigue"),
    "put_back": ("seat", "place:peek"),
    "foresaw": ("seat", "count", "*resource"),
    "earned": ("seat", "count"),
    "spent": ("seat", "count"),
    "gave": ("seat", TO, "count"),
    "slipped": ("seat", TO, "*count"),
    "rose": ("seat", "count", "total"),
    "fell": ("seat", "count", "total"),
    "cashed": ("seat", "intrigue", "count"),
    "discarded": ("seat", "intrigue"),
    "used_power": ("seat", "power"),
    "put_up": ("seat",),
    "took_back": ("seat",),
    "pleaded": ("seat", TO, "claim", "fee", "promise"),
    "refused": ("seat", TO),
    "supported": ("seat", TO),
    "boosted": ("seat", "points", "orator"),
    "showed": ("seat", "intrigue"),
    "launched": ("seat", "intrigue", "target:seat", "named"),
    "guarded": ("seat", "die", "success"),
    "redirected": ("seat", "target:seat"),
    "cancelled": ("seat", "intrigue"),
    "succeeded": ("seat", "intrigue"),
    "marked": ("seat", "loss"),
    "injured": ("seat", "resource"),
    "lost": ("seat", "resource"),
    "veterans": ("seat", "count"),
    "held_aside": ("seat", TO, "deed", "count"),
    "deed_paid": ("seat", TO, "deed", "count"),
    "deed_void": ("seat", TO, "deed", "count"),
    "turned_to": ("seat", TO),
    "turned_to_all": ("seat",),
    "offered_card": ("seat", "resource"),
    "wanted_card": ("seat", "resource"),
    "offered_guard": ("seat",),
    "wanted_guard": ("seat",),
    "offered_coins": ("seat", "count"),
    "wanted_coins": ("seat", "count"),
    "said": ("seat", "promise:word"),
    "dropped": ("seat",),
    "offered": ("seat", TO),
    "offered_all": ("seat",),
    "replied": ("seat", "deal"),
    "accepted": ("seat", TO),
    "declined": ("seat", TO),
    "countered": ("seat", TO),
    "offer_withdrawn": ("seat",),
    "offer_expired": ("seat",),
    "ordered": ("seat", "orders"),
    "limited": ("seat", "standing", "*limit:sum"),
    "traded": ("seat", TO, "resource"),
    "guards_traded": ("seat", TO, "gives", "takes"),
    "sold": ("seat", "resource", "count"),
    "sold_guard": ("seat", "count"),
    "chose_trade": ("seat", "trade"),
    "waited": ("seat",),
    "closed": ("seat",),
    "lots_laid": ("count",),
    "lot": ("resource",),
    "bid": ("seat", "count", "total"),
    "tied": ("*seat",),
    "won_lot": ("seat", "resource", "count"),
    "won_host": ("seat", "count"),
    "auction_failed": ("resource",),
    "treasury": ("seat", "count"),
    "called": ("seat",),
    "bribed": ("seat", "bribe"),
    "invited": ("seat",),
    "refused_games": ("seat",),
    "accepted_games": ("seat", "side"),
    "sent": ("seat", "resource"),
    "armed": ("seat", "resource"),
    "no_games": (),
    "tribute": ("seat", "count"),
    "wagered": ("seat", "stakes"),
    "settled": ("seat", "staked", "won"),
    "combat_began": ("first:resource", "second:resource"),
    "bout_began": ("bout",),
    "netted": ("side",),
    "initiative": ("side", "total", "*die"),
    "took_initiative": ("side",),
    "goes_first": ("side",),
    "moved": ("side", "start:hex", "hex"),
    "attacked": ("side", "assault"),
    "sanded": ("side",),
    "rolled": ("side", "*die"),
    "rerolled": ("side", "reroll", "*die"),
    "compared": ("side", "count"),
    "automatic": ("side", "count"),
    "ignored": ("side", "means"),
    "resisted": ("side", "die"),
    "lost_die": ("side", "pool", "left"),
    "stalled": ("side",),
    "defeated": ("side", "grade"),
    "favored": ("seat", "resource"),
    "crowned": ("seat", "resource"),
    "thumb": ("thumb", "seat", "resource"),
    "spared": ("seat", "resource"),
    "tournament": ("*seat",),
    "duel": ("first:seat", "second:seat"),
    "forfeited": ("seat",),
    "won": ("seat",),
}


def names(content: Content) -> dict[str, list[str]]:
    """The ids of each domain; cards go by their ids, hexes by row and place."""
    ids, kinds = content.ids, content.kind_ids
    schemes, seats = kinds[FIRST_SCHEME:], [str(seat) for seat in range(MOST_SEATS)]
    deeds = [
        *(f"invite-{seat}" for seat in seats),
        *("shun", "thumb-up", "thumb-down"),
        *(f"spurn-{seat}" for seat in seats),
    ]
    hexes = [*content.hex_names, *([""] * (MOST_HEXES - len(content.hex_names)))]
    return {
        "house": content.houses[:],
        "power": content.power_ids[:],
        "resource": ids[:],
        "intrigue": kinds[:],
        "hex": content.hex_names[:],
        "phase": ["", *PHASES[1:]],
        "deck": list(DECK_NAMES),
        "recover": [*ids, "stop"],
        "reaction": [
            *("pass", "guard-hand", "guard-table"),
            *kinds[FIRST_REACTION:FIRST_SCHEME],
            "medicus",
        ],
        "release": [*ids, "pay"],
        "act": acts(content, schemes, seats),
        "gossip": [*kinds, "stop"],
        "peek": ["top", "bottom"],
        "boost": [boost_name(choice) for choice in range(BOOSTS)],
        "target": [f"{seat}{of}" for seat in seats for of in ("", "-gladiator", "-slave")],
        "named": ["nothing", "gladiator", "slave"],
        "plea": [*(f"ask-{seat}" for seat in seats), "launch", "withdraw"],
        "claim": [*schemes, "nothing"],
        "sum": [str(number) for number in range(SUMS)],
        "answer": ["yes", "no"],
        "pick": [*ids, "stop"],
        "extort": ["pay", "lose"],
        "trade": [
            *(f"sell-{card}" for card in ids),
            *("sell-guard", "lay", "wait", "close"),
            *(f"offer-{seat}" for seat in seats),
            "offer-all",
        ],
        "term": [
            *(f"give-{card}" for card in ids),
            *(f"take-{card}" for card in ids),
            *("give-guard", "take-guard", "pay", "charge", ""),
            *(f"word-{word}" for word in WORDS[1:]),
            *("send", "drop"),
        ],
        "word": ["", *WORDS[1:]],
        "deal": ["accept", "decline", "counter"],
        "deed": deeds,
        "orders": ["always", "mine", *(str(level) for level in range(2, NEVER)), "never"],
        "bribe": [*deeds[: 3 + MOST_SEATS], *([""] * MOST_SEATS), "none"],
        "accept": ["accept", "decline"],
        "gear": [*ids, "none"],
        "pool": ["attack", "defence", "speed"],
        "stakes": wagers(),
        "first": ["first", "second"],
        "side": ["I", "II"],
        "move": [*hexes, "attack", "throw", "stop"],
        "assault": ["normal", "quick"],
        "reroll": [picked(mask) for mask in range(MASKS)],
        "division": ["triple", "double"],
        "means": [means_name(means) for means in range(MEANS)],
        "grade": ["surrender", "injury", "decapitation"],
        "thumb": ["up", "down"],
        "interjection": [
            *(f"gift-{seat}" for seat in seats),
            *("lay", "withdraw", "limit", "orders"),
            *(f"deed-{deed}" for deed in deeds),
        ],
    }


def acts(content: Content, schemes: list[str], seats: list[str]) -> list[str]:
    """What may be done in an Intrigue turn; only some cards have an ability for it."""
    usable = [
        f"use-{content.ids[card]}" if content.ability[card] in OF_INTRIGUE else ""
        for card in range(CARDS)
    ]
    return [
        *(f"cash-{kind}" for kind in content.kind_ids),
        *(f"scheme-{kind}" for kind in schemes),
        *(f"lock-{kind}" for kind in schemes),
        *usable,
        *(f"power-{power}" for power in content.power_ids),
        "lay",
        *(f"offer-{seat}" for seat in seats),
        "offer-all",
        "end",
    ]


def boost_name(choice: int) -> str:
    """Points bought, or an old name; and perhaps the Orator."""
    points = choice % ORATOR
    added = "name" if points == BY_NAME else str(points)
    return f"{added}-orator" if choice >= ORATOR else added


def wagers() -> list[str]:
    """Denarii in each corner; what nobody may ever stake has no name."""
    possible = allowed(4, 2, 16)
    named = ["" for _ in range(WAGERS)]
    for wager in possible:
        named[wager] = "-".join([str(stake) for stake in stakes_of(wager)])
    return named


def picked(mask: int) -> str:
    """Dice by their places in the row."""
    places = [str(index + 1) for index in range(MOST_DICE) if mask >> index & 1]
    return "-".join(places) or "none"


def means_name(means: int) -> str:
    """What is used to ignore damage."""
    known = ("giant", "wall", "manica")
    return "-".join([name for bit, name in enumerate(known) if means >> bit & 1]) or "none"
