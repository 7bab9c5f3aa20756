"""Why a choice is not among the options: reasons the catalogues have words for."""

from typing import Final

from harena.games.heroes.after.ending import must_surrender
from harena.games.heroes.components.bout import NOWHERE, Bout
from harena.games.heroes.match.movement import (
    CLEAR,
    DROP,
    ESCAPE,
    FIGHT,
    PICKING,
    ROLL,
    STAND,
    SURRENDER,
)
from harena.kernel.state import State

REASONS: Final = {
    "gender": "not-possible-now",
    "hand": "not-possible-now",
    "signature": "not-possible-now",
    "second": "not-possible-now",
    "build": "not-the-points",
    "primary": "not-possible-now",
    "secondary": "same-style",
    "style": "not-your-style",
    "opponent": "not-possible-now",
    "pick": "not-to-be-picked",
    "target": "not-a-target",
    "weapon": "no-weapon-there",
    "bonus": "not-so-many",
    "opening": "not-possible-now",
    "location": "not-rolled",
    "star_power": "not-possible-now",
    "entry": "not-to-be-entered",
    "join": "not-to-be-entered",
    "rival": "not-to-be-dared",
    "challenge": "not-possible-now",
    "attribute": "not-to-be-raised",
    "retire": "not-possible-now",
    "successor": "not-possible-now",
}


def why_not(state: State, seat: int, ask: str, choice: int) -> str:
    """A reason for each question; for zones by where they are."""
    assert isinstance(state, Bout)
    if ask == "zone":
        return why_not_zone(state, choice)
    if ask == "action":
        return why_not_action(state, choice)
    return REASONS[ask]


def why_not_action(bout: Bout, action: int) -> str:
    """5.2.3.1, 5.2.4.1, 5.3.4.2, 5.4.6.1, 6.3.1 What his state or his zone does not allow."""
    gladiator = bout.acting
    if must_surrender(bout, gladiator):
        return "must-surrender"
    if action == SURRENDER:
        return "to-the-death"
    if action >= PICKING:
        return "not-to-be-picked"
    if action >= DROP:
        return "nothing-to-drop"
    if action == CLEAR:
        return "not-blinded"
    occupied = bout.is_occupied(gladiator, bout.zone[gladiator])
    if action == FIGHT and not occupied:
        return "nobody-to-fight"
    if bout.ensnared[gladiator]:
        return "in-the-net"
    if bout.down[gladiator]:
        return "lying"
    if action in (STAND, ROLL, ESCAPE):
        return "standing"
    return "beside-enemies" if occupied else "nothing-to-do-it-with"


def why_not_zone(bout: Bout, zone: int) -> str:
    """5.2.2.1, 2.6.0.1, 5.3.4.2 Too far, his own, full, or with enemies while he is ensnared."""
    zones, here = bout.zones(), bout.zone[bout.acting]
    if here == NOWHERE or zone >= zones.size or zones.distance(here, zone) != 1:
        return "zone-too-far"
    if not bout.has_room(zone):
        return "zone-full"
    return "zone-occupied"
