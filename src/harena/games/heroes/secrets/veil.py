"""Who knows what: view() and imagine().

Roster Cards, Bonus Dice, wounds, Signatures and gear lie open. Hidden are only the dice to come and
Bonus Dice that one seat has set aside before the other: answers that the kernel keeps sealed.
"""

from typing import Final

from harena.games.heroes.advice.chances import mercy_chance
from harena.games.heroes.after.ending import (
    NOT_DISMISSED,
    how_beaten,
    next_call,
    outcome,
    why_dismissed,
)
from harena.games.heroes.before.preparation import lay_out
from harena.games.heroes.campaign.names import borne_so_far
from harena.games.heroes.campaign.shown import is_between, is_making, shown
from harena.games.heroes.components.bout import DRAW, NOWHERE, Bout
from harena.games.heroes.components.content import ITEMS, PARTS, ROWS, SUCCESS, read_called
from harena.games.heroes.components.fields import BOUT, FIGHT
from harena.games.heroes.components.gear import armour
from harena.games.heroes.components.roster import SIZE
from harena.games.heroes.match.hits import is_stopped
from harena.kernel.dice import Dice
from harena.kernel.rulebook import View
from harena.kernel.setup import Setup
from harena.kernel.state import State
from harena.toolkit.fields import OPEN, seen_by
from harena.toolkit.views import put_back, show

OPEN_OF_BOUT: Final = seen_by(BOUT, OPEN)
OPEN_OF_FIGHT: Final = seen_by(FIGHT, OPEN)


def view(state: State, seat: int | None) -> View:
    """3.7.2.2 What a seat may know: all that lies on the table; None is a spectator."""
    assert isinstance(state, Bout)
    bout = state
    seen: View = {"seat": seat, "seats": bout.seats}
    show(seen, bout, OPEN_OF_BOUT)
    show(seen, bout.fight, OPEN_OF_FIGHT)
    seen["turn_limit"] = bout.turn_limit
    seen["arena"] = bout.zones().id
    seen["success"] = SUCCESS
    seen["making"] = is_making(bout)
    seen["between"] = is_between(bout)
    seen["zones"] = [int(kind) for kind in bout.zones().kind]
    seen["gladiators"] = [show_card(bout, one) for one in range(bout.count())]
    seen["items"] = [list(divmod(spot, len(ITEMS))) for spot in bout.lying]
    seen["scores"] = bout.scores()
    seen["winners"] = bout.winners() if bout.ended else []
    is_campaign = len(bout.stars) >= SIZE
    if is_campaign:
        seen["campaign"] = shown(bout)
    # After a match of a campaign nobody stands there any more of whom it could be said.
    is_drawn = bout.ended and bout.victor == DRAW and not is_campaign
    seen["dismissed"] = why_dismissed(bout) if is_drawn else NOT_DISMISSED
    seen["outcome"] = outcome(bout)
    seen["next_call"] = next_call(bout)
    return seen


def show_card(bout: Bout, one: int) -> View:
    """2.4.1, 2.4.3 A Roster Card, with what follows from it once he has a style."""
    made = bout.style[one] >= 0
    now = [bout.savvy(one), bout.strength(one), bout.speed(one)]
    appeals = bout.zone[one] != NOWHERE and bout.functions(one) and not bout.to_the_death
    return {
        "name": bout.name[one],
        "owner": bout.owner[one],
        "side": bout.side[one],
        "style": bout.style[one],
        "signatures": [bout.signature[one], bout.second[one]],
        "attributes": now if made else bout.own[3 * one : 3 * one + 3],
        "original": bout.original[3 * one : 3 * one + 3],
        "total": bout.total(one),
        "parts": bout.health[7 * one : 7 * one + 7],
        "whole": bout.whole[7 * one : 7 * one + 7],
        "armour": [armour(bout, one, part) for part in range(len(PARTS))] if made else [],
        "stopped": [row for row in range(ROWS) if made and is_stopped(bout, one, row)],
        "hands": bout.hands[2 * one : 2 * one + 2],
        "bonus": bout.bonus[one],
        "star_dice": bout.star_dice[one],
        "zone": bout.zone[one],
        "states": [bout.down[one], bout.ensnared[one], bout.blinded[one]],
        "wounds": bout.wounds[one],
        "fate": bout.fate[one],
        "beaten": how_beaten(bout, one),
        "mercy": round(mercy_chance(bout, one), 4) if appeals else None,
    }


def counted(state: State) -> View:
    """Nothing is hidden that could be counted."""
    return {}


def imagine(setup: Setup, view: View, dice: Dice) -> State:
    """A bout that looks like this: all of it is seen; what is sealed the kernel guesses."""
    bout = lay_out(setup)
    put_back(bout, view, OPEN_OF_BOUT)
    put_back(bout.fight, view, OPEN_OF_FIGHT)
    # In a campaign careers and the locale of the match decide on names and board (7.2.2, 7.4.3.1).
    bout.content = read_called(setup.pack, *names_seen(bout, view))
    bout.arena = [zones.id for zones in bout.content.zones].index(str(view["arena"]))
    return bout


def names_seen(bout: Bout, view: View) -> tuple[list[str], list[str]]:
    """7.2.2 All names, those that Stars have or had as the campaign tells them; and former ones."""
    found, former = bout.content.names[:], bout.content.former
    campaign = view.get("campaign")
    if isinstance(campaign, dict):
        places = borne_so_far(bout)
        for index, name in zip(places, campaign["names"], strict=False):
            found[index] = name
        former = campaign["names"][len(places) :]
    return found, former
