"""The fields of a bout and of a fight: how they are laid out, who sees them, what copies share.

A row of gladiators has a number for each, in the order of the entry list (4.8.4); `own`,
`original` and `current` have three for each, `whole` and `health` seven, `hands` two.
"""

from typing import Final

from harena.toolkit.fields import (
    FOLLOWS,
    OPEN,
    Holder,
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

BOUT: Final = (
    # Options of play.
    number("mode", FOLLOWS),
    number("arena", FOLLOWS),
    number("gates", FOLLOWS),
    number("points", FOLLOWS, 12),
    flag("star_power", FOLLOWS),
    number("death_rule", FOLLOWS),
    flag("styles_chosen", FOLLOWS),
    flag("second_allowed", FOLLOWS),
    flag("snare_adds", FOLLOWS),
    flag("signatures_count", FOLLOWS),
    number("turn_limit", FOLLOWS, 60),
    # Who fights: the seat, or nobody for a Non-Player Gladiator, and the side.
    sized("owner", OPEN, shared=True),
    sized("side", OPEN, shared=True),
    # What a gladiator is (chapter 3).
    sized("name", OPEN),
    sized("woman", OPEN),
    sized("left_handed", OPEN),
    sized("stature", OPEN),
    sized("signature", OPEN),
    sized("second", OPEN),
    sized("primary", OPEN),
    sized("secondary", OPEN),
    sized("style", OPEN),
    sized("wanted", OPEN),
    sized("own", OPEN),
    sized("original", OPEN),
    # His Roster Card in the match (2.4).
    sized("current", OPEN),
    sized("whole", OPEN),
    sized("health", OPEN),
    sized("bonus", OPEN),
    sized("star_dice", OPEN),
    sized("hands", OPEN),
    sized("zone", OPEN),
    sized("gate", OPEN),
    sized("down", OPEN),
    sized("ensnared", OPEN),
    sized("blinded", OPEN),
    sized("steadied", OPEN, shared=True),
    # What he has done and suffered (6).
    sized("wounds", OPEN),
    sized("dealt", OPEN),
    sized("defeated", OPEN),
    sized("strokes", OPEN),
    sized("hurt_by", OPEN),
    sized("beaten_by", OPEN),
    sized("kicked", OPEN, shared=True),
    sized("threw", OPEN, shared=True),
    sized("fate", OPEN),
    sized("manner", OPEN),
    sized("pardoned", OPEN),
    # The zone where a net has missed him, until his next gladiator-turn is over (5.3.3).
    sized("missed_at", OPEN),
    # Items on the sand, each a zone and a kind in one number, in order; nets that are used up.
    row("lying", OPEN),
    number("lost_nets", OPEN),
    # The turn: who is still to act, whose gladiator-turn it is, what he has done in it.
    number("turn", OPEN),
    row("order", OPEN),
    number("acting", OPEN, NONE),
    flag("picked", OPEN),
    flag("to_the_death", OPEN),
    number("breaks", OPEN),
    flag("ended", OPEN),
    number("victor", OPEN, NONE),
    # The blow at hand: who strikes whom, with what Impact and modifier, and what it comes to.
    sized("blow", OPEN),
    # The campaign (7), as it was settled.
    flag("campaign", FOLLOWS),
    number("months", FOLLOWS, 12),
    number("familia", FOLLOWS, 1),
    flag("free_format", FOLLOWS),
    flag("replaces", FOLLOWS),
    number("laurel_fame", FOLLOWS, 1),
    # The names that Stars had in earlier matches of it, gone or not (7.2.2).
    row("borne", OPEN, shared=True),
    # Its calendar: the month from 1, what is left of the Day in each locale and where it is held,
    # the seat that may enter a Star and how many in a row have passed.
    number("month", OPEN),
    row("left_today", OPEN),
    row("venues", OPEN),
    number("entering", OPEN),
    number("passed", OPEN),
    flag("closed", OPEN),
    # Every Star of every familia, in one row each; what those who are gone have left to their seat.
    row("stars", OPEN),
    row("honours", OPEN),
    # The match of the Day: its locale, the Stars that enter it, the Star of each gladiator.
    number("locale", OPEN, NONE),
    row("entered", OPEN),
    row("slots", OPEN),
    part("fight"),
)

# What lives only as long as a gladiator-turn and the fight in it: put away together.
FIGHT: Final = (
    # The test at hand: its kind, the two who make it and the Bonus Dice each uses (3.7.2).
    number("test", OPEN),
    number("first", OPEN, NONE),
    number("other", OPEN, NONE),
    fixed("pledged", OPEN, 2, shared=True),
    # Who attacks, by which opening, whether without his shield, and how often it was even.
    number("attacker", OPEN, NONE),
    number("opening", OPEN),
    flag("shieldless", OPEN),
    number("retests", OPEN),
)

FIELDS: Final = (*names(BOUT), *names(FIGHT, "fight."))
SECRET: Final = hidden_from_some(BOUT)
HOLDERS: Final = (Holder("BoutFields", BOUT, is_state=True), Holder("Fight", FIGHT))
