"""Why a hex cannot be chosen: the rule that stands against it, for every question of the board."""

from typing import Final

from harena.games.gladiatori.about.facts import Facts
from harena.games.gladiatori.combat_round.declaration import is_hidden
from harena.games.gladiatori.components.bout import NOTHING, Bout
from harena.games.gladiatori.components.cards import MOVEMENT
from harena.games.gladiatori.components.figures import figures_on, is_opponent
from harena.games.gladiatori.components.status import is_bound
from harena.games.gladiatori.components.traits import SPEED, TRAITS
from harena.games.gladiatori.setup.placement import why_not_place

MOVING: Final = ("opening", "movement", "reflex")
ON_BOARD: Final = ("place", "fight", "target", "ally", "push", *MOVING)


def refused(bout: Bout, seat: int, ask: str, choices: list[int]) -> Facts:
    """Each hex that is no answer by its reason; that of most is `otherwise`."""
    if ask not in ON_BOARD:
        return {}
    reasons: list[str] = []
    for spot in range(bout.content.arena.size):
        open_to = ask == "place" and spot in choices
        reasons.append("" if open_to else why_not_there(bout, seat, ask, spot))
    usual = max(sorted(set(reasons)), key=reasons.count)
    found: Facts = {"otherwise": usual}
    for reason in sorted(set(reasons) - {usual, ""}):
        found[reason] = [spot for spot, why in enumerate(reasons) if why == reason]
    return found


def why_not_there(bout: Bout, seat: int, ask: str, spot: int) -> str:
    """By what is asked."""
    if ask == "place":
        return why_not_place(bout, spot)
    if ask in MOVING:
        return why_not_moved(bout, seat, ask, spot)
    if ask == "push":
        return "push-taken" if figures_on(bout, spot) else "no-such-push"
    if ask == "ally":
        return why_not_helped(bout, seat, spot)
    return why_not_struck(bout, seat, ask, spot)


def why_not_moved(bout: Bout, seat: int, ask: str, spot: int) -> str:
    """6.6, 8.4.1, 8.4.2, 14.1 Bound, without Speed, too far, or taken."""
    if is_bound(bout, seat):
        return "bound"
    if ask == "opening" and not bout.remaining[TRAITS * seat + SPEED]:
        return "no-speed"
    if bout.content.arena.distance(bout.place[seat], spot) > 1:
        return "hex-far"
    return "hex-occupied"


def why_not_helped(bout: Bout, seat: int, spot: int) -> str:
    """6.20 Nobody, himself, an opponent, or an ally who is not in melee with this one."""
    there = figures_on(bout, spot)
    if not there:
        return "no-ally-there"
    return (
        "not-an-ally" if there[0] == seat or is_opponent(bout, seat, there[0]) else "no-such-ally"
    )


def why_not_struck(bout: Bout, seat: int, ask: str, spot: int) -> str:
    """6.16, 6.18, 10.4, 10.5, 11.1 Nobody, one's own side, not ahead, hidden, out of reach."""
    there = figures_on(bout, spot)
    if not there:
        return "nobody-there"
    if there[0] == seat or not is_opponent(bout, seat, there[0]):
        return "own-side"
    if bout.fight.card[seat] == MOVEMENT:
        return "movement-strikes-nobody"
    here = bout.place[seat]
    if ask == "target" and bout.thrown != NOTHING:
        if not bout.content.arena.is_ahead(here, bout.facing[seat], spot):
            return "not-in-attack-area"
        return "behind-somebody" if is_hidden(bout, here, spot) else "not-in-reach"
    if ask == "target" and bout.fight.swept:
        return "not-in-the-arc"
    near = bout.content.arena.distance(here, spot) <= 1
    return "not-straight-ahead" if near else "out-of-reach"
