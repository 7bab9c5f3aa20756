"""The fields of a bout and of a fight: how they are laid out, who sees them, what copies share."""

from typing import Final

from harena.toolkit.fields import (
    FOLLOWS,
    OPEN,
    OWN,
    Holder,
    cards,
    each,
    flag,
    hidden_from_some,
    names,
    number,
    part,
    row,
    sized,
)

NONE: Final = -1

BOUT: Final = (
    # Options of play.
    number("mode", OPEN),
    number("turns", OPEN, 6),
    flag("free_placement", OPEN),
    flag("damage_bonus", OPEN),
    flag("lasting_help", OPEN),
    flag("learning", OPEN),
    number("method", OPEN),
    number("creation", OPEN),
    flag("duplicates", OPEN),
    flag("overlimit", OPEN),
    number("lone", OPEN, NONE),
    flag("lone_by_lot", FOLLOWS),
    sized("release", OPEN, shared=True),
    # The sheets: whom one plays, for which side, with how many coins.
    each("character", OPEN, NONE, shared=True),
    sized("team", OPEN, shared=True),
    number("enlarged", OPEN),
    flag("campaign", OPEN),
    each("xp", OPEN, shared=True),
    number("prize", OPEN),
    each("given", FOLLOWS, shared=True),
    each("coins", OWN, shared=True),
    each("purse", OPEN, shared=True),
    each("extras", OPEN, shared=True),
    row("boxed", OPEN, shared=True),
    sized("start", OWN, shared=True),
    sized("remaining", OWN),
    # Blood and Speed that all have seen spent, and that are surely spent still.
    each("spent_blood", OPEN, shared=True),
    each("spent_speed", OPEN, shared=True),
    each("overskilled", OWN),
    each("powers", OWN, shared=True),
    each("used", OPEN, shared=True),
    # The cards: all of the deck list, and where they are. `laid_aside` are those of 15.1, `known`
    # those of the discard pile that all have seen and that are surely there still, `seen_in_hand`
    # those of the hand.
    cards("owned", OWN, shared=True),
    cards("deck", OWN),
    cards("hand", OWN),
    cards("life", OWN),
    cards("discard", OWN),
    cards("known", OPEN),
    cards("seen_in_hand", OPEN, shared=True),
    cards("removed", OPEN, shared=True),
    cards("laid_aside", OWN, shared=True),
    cards("bids", OPEN, shared=True),
    each("row", OWN),
    # Items: in play before their owners, damaged, out of the game, laid out to be taken.
    each("items", OPEN, shared=True),
    number("damaged", OPEN),
    number("gone", OPEN),
    row("offered", OPEN, shared=True),
    # Which figure each Item holds, being a net that was used in melee (10.10).
    sized("nets", OPEN, shared=True),
    # Figures, and who stands on each hex; on a gate one of the beasts there.
    sized("board", OPEN),
    each("place", OPEN, NONE),
    each("facing", OPEN),
    each("trapped", OPEN, shared=True),
    each("unbalanced", OPEN),
    each("down", OPEN),
    each("fate", OPEN, shared=True),
    each("wounds", OPEN, shared=True),
    # Beasts on the board, waiting to be let in by kind, and due in the next combat round.
    row("beasts", OPEN),
    row("lairs", OPEN),
    row("netted", OPEN),
    sized("waiting", OPEN, shared=True),
    sized("coming", OPEN, shared=True),
    # Points, the stack of markers from the top, and who has moved his in this round.
    each("points", OPEN),
    sized("stack", OPEN, shared=True),
    number("scored", OPEN),
    flag("first_blood", OPEN),
    # The turn, the combat round, the order of it, whose round it is, and who is Passive.
    number("turn", OPEN),
    number("round", OPEN),
    sized("order", OPEN, shared=True),
    each("wishes", OWN),
    each("resting", OWN),
    flag("secret", OPEN),
    number("current", OPEN, NONE),
    flag("opening", OPEN),
    number("passive", OPEN),
    # Where everybody stood when the current player's round began, for 16.8 and 16.9.
    row("stood", OPEN, shared=True),
    number("engaged", OPEN),
    number("faced", OPEN),
    # What the current player has done: hexes entered, and turned although bound (14.1).
    number("entered", OPEN),
    flag("turned", OPEN),
    # All totals and cards that were shown in this turn: what everybody may remember, for whoever
    # learns from views. Guesses need none of it: where a card is that was shown, rows, `known`,
    # `seen_in_hand` and `removed` tell, and what a total was made of is as good as any guess.
    row("announced", OPEN, shared=True),
    # What lasts: Delay's bonus till the round's end, Unbeatable's +4 and its last round, whom only
    # a beast has killed so far, help.
    number("guarded", OPEN),
    number("unbeaten", OPEN),
    number("unclaimed", OPEN),
    each("doom", OPEN, shared=True),
    row("help", OPEN, shared=True),
    # Markers that arrive at the end of the current player's round (6.30).
    each("falling", OPEN),
    # Whether the one who picks has stopped picking.
    flag("stopped", OWN),
    # Until the current player's round ends: the Item that he has thrown, and whom a net has caught.
    number("thrown", OPEN, NONE),
    number("caught", OPEN),
    flag("ended", OPEN),
    part("fight"),
)

# What lives only as long as an action and the fight that may come of it: put away together.
FIGHT: Final = (
    # The fight: who attacks whom, in which order, how.
    number("attacker", OPEN, NONE),
    row("targets", OPEN),
    flag("swept", OPEN),
    number("net", OPEN, NONE),
    number("breaks", OPEN, NONE),
    number("helped", OPEN, NONE),
    flag("feinted", OPEN),
    # From the front: a bit for each target in the order struck. Who was killed, has made the
    # other stumble; the Item that broke; what a beast's dice brought, by target.
    number("frontal", OPEN),
    number("slain", OPEN),
    number("staggered", OPEN),
    number("broken", OPEN),
    number("packs", OPEN),
    number("tolls", OPEN),
    number("seven_brings", OPEN),
    flag("mauls", OPEN),
    # What each has put into the action or reaction he is in, so that a Feint can undo it.
    each("card", OWN, NONE),
    number("newly_laid", OPEN),
    cards("played", OWN),
    number("shown", OPEN),
    # Who was bound when his cards were revealed.
    number("bound", OPEN),
    each("traded", OPEN, NONE, shared=True),
    each("skilled", OWN, NONE, shared=True),
    each("raised", OWN, NONE, shared=True),
    each("bled", OWN, shared=True),
    each("sped", OWN, shared=True),
    each("sacrificed", OPEN, NONE, shared=True),
    cards("lunged", OWN, shared=True),
    each("leapt", OPEN, shared=True),
    each("deep_wounds", OPEN, shared=True),
    each("plain", OPEN, shared=True),
    each("exerted", OPEN, shared=True),
    number("acrobatic", OPEN),
    number("unbeaten_used", OPEN),
    row("help_used", OPEN),
    # FAV against each target and FDV of each, in the order struck.
    row("attacks", OPEN),
    row("defences", OPEN),
    row("dealt", OPEN),
    number("damage", OPEN),
)

FIELDS: Final = (*names(BOUT), *names(FIGHT, "fight."))
SECRET: Final = (*hidden_from_some(BOUT), *hidden_from_some(FIGHT, "fight."))
# Lists that copies share are still changed while the game is set up: before its first turn.
HOLDERS: Final = (
    Holder("BoutFields", BOUT, is_state=True, settled_by="turn"),
    Holder("Fight", FIGHT),
)
