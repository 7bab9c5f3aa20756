"""The fields of Capua, a combat and an attack: how laid out, seen by whom, what copies share."""

from typing import Final

from harena.toolkit.fields import (
    FOLLOWS,
    HIDDEN,
    OPEN,
    OWN,
    Holder,
    each,
    fixed,
    flag,
    hidden_from_some,
    names,
    number,
    part,
    row,
    sized,
)

NONE: Final = -1

CAPUA: Final = (
    # Options of play.
    number("beginning", FOLLOWS, 7),
    flag("by_lot", FOLLOWS),
    number("houses", FOLLOWS, 4),
    flag("in_turn", FOLLOWS),
    flag("rolloff_pays", FOLLOWS),
    number("least", FOLLOWS),
    flag("hoarding", FOLLOWS),
    flag("together", FOLLOWS),
    flag("freely", FOLLOWS),
    flag("may_decline", FOLLOWS),
    flag("may_wait", FOLLOWS),
    number("stall", FOLLOWS, 30),
    number("last_round", FOLLOWS, 24),
    # Houses, Influence, Treasuries: what is in them, and what everybody knows to be in them.
    each("house", OPEN, NONE, shared=True),
    each("influence", OPEN, shared=True),
    each("coins", OWN),
    each("reckoned", OPEN),
    number("host", OPEN),
    # The round: where it stands, whose turn it is.
    number("round", OPEN),
    number("turns", OPEN),
    number("phase", OPEN),
    number("active", OPEN, NONE),
    # The 62 Market cards: where each is, ready, exhausted or injured, Favors or Champion on it;
    # which of the deck lie above the discard that was shuffled under them.
    sized("place", OPEN),
    sized("condition", OPEN),
    sized("favors", OPEN, shared=True),
    row("market_deck", HIDDEN, shared=True),
    row("market_above", OPEN, shared=True),
    each("market_sight", OWN, shared=True),
    number("tested", OPEN),
    # Intrigue cards by their kind: deck, discard pile, hands, Guards on the tables.
    row("intrigue_deck", HIDDEN),
    each("intrigue_sight", OWN, shared=True),
    each("intrigue_under", OWN, shared=True),
    sized("thrown", OPEN),
    sized("hand", OWN),
    each("held", OPEN),
    sized("insight", OWN, shared=True),
    each("guards", OPEN),
    each("weary", OPEN, shared=True),
    # Gifts and deeds: how many in this phase; deeds to be paid as payer, doer, deed, denarii; what
    # passed in secret from whom to whom while Treasuries were closed, and between whom it did; what
    # was promised for support and not given yet.
    each("gifts", OPEN, shared=True),
    row("deeds", OPEN, shared=True),
    sized("slipped", OWN, shared=True),
    sized("slips", OPEN, shared=True),
    sized("promised", OPEN, shared=True),
    number("fallen", OPEN),
    # An offer: from, to, and what is in it; the last that was declined; how many in this turn;
    # what all have said to an offer to all, and who of them has yet to be heard.
    sized("offer", OPEN, shared=True),
    sized("declined", OPEN, shared=True),
    number("offers", OPEN),
    each("replies", OPEN, NONE, shared=True),
    number("crowd", OPEN),
    # Standing orders for windows; how many orders and limits in this phase.
    each("orders", OPEN, shared=True),
    each("instructed", OPEN, shared=True),
    # Own Intrigue turn: the Scheme put up in secret and those put up before, who was asked how
    # often, supporters, points added, powers used, Schemes launched.
    each("locked", OWN, NONE, shared=True),
    sized("tried", OWN, shared=True),
    flag("pleading", OPEN),
    each("asked", OPEN, shared=True),
    number("supporters", OPEN),
    number("helped", OPEN),
    number("boost", OPEN),
    number("powers_used", OPEN),
    number("schemes", OPEN),
    # A Scheme that was launched: its kind, at whom, what was named, who is "you" in its text; a
    # Reaction that was silenced; what a refusal costs whom the editor has marked.
    number("scheme", OPEN, NONE),
    number("target", OPEN, NONE),
    number("named", OPEN),
    number("beneficiary", OPEN, NONE),
    flag("cancelled", OPEN),
    flag("silenced", OPEN),
    number("die", OPEN),
    each("marked", OPEN, shared=True),
    # The market: who has closed, turns taken, what all have chosen at once; the auction.
    number("closed", OPEN),
    each("market_turns", OPEN, shared=True),
    each("acts", OPEN, NONE, shared=True),
    number("lots", OPEN),
    number("lot", OPEN, NONE),
    each("bids", OPEN, shared=True),
    each("laid", OPEN),
    number("bidders", OPEN),
    number("rebids", OPEN),
    number("proxies", OPEN),
    each("limits", OWN, shared=True),
    # The arena: who was invited, who enters with whom and what; deeds in answer to a call; wagers.
    number("invited", OPEN),
    row("entrants", OPEN, shared=True),
    sized("corner", OPEN, shared=True),
    sized("picks", OWN, shared=True),
    each("bribes", OPEN, NONE, shared=True),
    sized("stakes", OPEN, shared=True),
    # How far the Games are, as far as deeds go (13.1).
    number("thumb", OPEN),
    # Winning: who is in the tournament, in which order they were seeded; who has won.
    row("bracket", OPEN, shared=True),
    row("seeds", OPEN, shared=True),
    number("winner", OPEN, NONE),
    part("combat"),
    part("attack"),
)

# What lives only as long as a combat, from the moment the dice are laid out (10.1).
COMBAT: Final = (
    # Dice left of both, their hexes, and what each has used that he may use once.
    fixed("pools", OPEN, 6, shared=True),
    fixed("hex", OPEN, 2, shared=True),
    number("used", OPEN),
    # Rounds of combat, those since somebody was hurt, and how often each has attacked in them.
    number("bouts", OPEN),
    number("quiet", OPEN),
    fixed("attacks", OPEN, 2, shared=True),
    # Initiative: who casts a Net, the sums, who has lost it.
    number("nets", OPEN),
    fixed("sums", OPEN, 2, shared=True),
    number("second", OPEN),
    # The turn of one: his paces, and what he has done.
    number("moved", OPEN),
    number("acted", OPEN),
    # How it ends.
    number("loser", OPEN, NONE),
    number("grade", OPEN),
)

# What lives only as long as an attack: whose it is, the dice of both, damage still to be taken.
ATTACK: Final = (
    number("attacker", OPEN),
    number("assault", OPEN),
    number("sanded", OPEN),
    row("rolled", OPEN, shared=True),
    row("parried", OPEN, shared=True),
    fixed("rerolls", OPEN, 2, shared=True),
    number("damage", OPEN),
    number("back", OPEN),
)

FIELDS: Final = (*names(CAPUA), *names(COMBAT, "combat."), *names(ATTACK, "attack."))
SECRET: Final = hidden_from_some(CAPUA)
HOLDERS: Final = (
    Holder("CapuaFields", CAPUA, is_state=True),
    Holder("Combat", COMBAT),
    Holder("Attack", ATTACK),
)
