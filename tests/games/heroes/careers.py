"""Campaigns drawn in a line: Stars after a match, and pasts to begin a match with."""

import harena
from harena.games.heroes.components.bout import (
    DRAW,
    EXECUTED,
    NOBODY,
    SPARED,
    UNCONSCIOUS,
    Bout,
)
from harena.games.heroes.components.content import PARTS
from harena.games.heroes.components.locales import LOCALES
from harena.games.heroes.components.roster import (
    FAME,
    FREE,
    LOCALE,
    OWN,
    SCARS,
    STATUS,
    STATUSES,
    enrol,
    fresh_star,
    of,
    put,
)
from harena.kernel.match import Match
from harena.kernel.setup import PlayValue
from tests.games.heroes.arrange import Scene, scene

YEAR = {"campaign": True, "campaign_months": 12}


def settled(*drawn: str, step: str = "recover_parts", locale: str = "fringes") -> Scene:
    """Stars with careers of their own, at a step for the first after their match."""
    there = scene(*drawn, step=step)
    bout = there.bout
    bout.campaign = True
    bout.months, bout.month = 12, 1
    bout.left_today, bout.venues = [5, 5, 5], [0, 6, 12]
    bout.honours = [0] * (4 * bout.seats)
    bout.locale = LOCALES.index(locale)
    bout.ended = True
    for gladiator, owner in enumerate(bout.owner):
        bout.slots.append(NOBODY)
        if owner != NOBODY:
            bout.slots[gladiator] = len(bout.stars) // len(fresh_star())
            bout.stars += fresh_star()
            enrol(bout, gladiator)
            put(bout, bout.slots[gladiator], LOCALE, bout.locale)
    bout.familia = len(bout.stars) // len(fresh_star()) // bout.seats
    return there


def beat(there: Scene, victor: int, *beaten: int) -> Scene:
    """One has won, and has put these out himself."""
    bout = there.bout
    bout.victor = bout.side[victor]
    for one in beaten:
        bout.fate[one], bout.manner[one], bout.beaten_by[one] = SPARED, UNCONSCIOUS, victor
        bout.defeated[victor] += 1
    return there


def put_down(there: Scene, loser: int, victor: int) -> Scene:
    """The Star was executed."""
    there.bout.fate[loser] = EXECUTED
    there.bout.beaten_by[loser] = victor
    there.bout.victor = there.bout.side[victor]
    return there


def dismissed(there: Scene) -> Scene:
    there.bout.victor = DRAW
    return there


def fame(there: Scene, slot: int = 0) -> int:
    return of(there.bout, slot, FAME)


def status(there: Scene, slot: int = 0) -> str:
    return STATUSES[of(there.bout, slot, STATUS)]


def own(there: Scene, slot: int = 0) -> list[int]:
    return [of(there.bout, slot, OWN + one) for one in range(3)]


def scar(there: Scene, part: str, slot: int = 0) -> int:
    return of(there.bout, slot, SCARS + PARTS.index(part))


def is_free(there: Scene, slot: int = 0) -> bool:
    return bool(of(there.bout, slot, FREE))


def locale_of(there: Scene, slot: int = 0) -> str:
    return LOCALES[of(there.bout, slot, LOCALE)]


# Whole matches of a campaign.


def star(name: str, **changed: object) -> dict[str, object]:
    """A Star as a past tells him: a Thraex 4/4/4 of the Fringes."""
    return {
        "status": "active",
        "name": name,
        "size": 5,
        "signatures": ["none", "none"],
        "styles": ["thraex", "none"],
        "attributes": [4, 4, 4],
        "scars": [0] * 7,
        "locale": "fringes",
        **changed,
    }


def past(*familiae: list[dict[str, object]], **changed: object) -> dict[str, object]:
    """The first Day, with five matches left everywhere."""
    return {
        "month": 1,
        "entering": 0,
        "passed": 0,
        "matches": [5, 5, 5],
        "venues": [0, 6, 12],
        "over": False,
        "honours": [[0, 0, 0, 0] for _ in familiae],
        "familiae": list(familiae),
        **changed,
    }


def begin(carried: dict[str, object], **options: PlayValue) -> Scene:
    """The next match of a campaign."""
    familiae = carried["familiae"]
    assert isinstance(familiae, list)
    settled = {**YEAR, "gladiators_per_seat": len(familiae[0]), **options}
    return begun(len(familiae), settled, carried)


def begun(
    seats: int, options: dict[str, PlayValue], carried: dict[str, object] | None = None
) -> Scene:
    match = harena.begin("heroes", seats, "careers", options, carried=carried or {})
    return Scene(match)


def play(match: Match, seat: int | None = None) -> Match:
    """By instinct to the end."""
    while not match.over:
        asked = match.to_act[0] if seat is None else seat
        match.answer(asked, match.rulebook.instinct(match.state, asked))
    return match


def pick(there: Scene, name: str, seat: int | None = None) -> Scene:
    """Answer by name, whatever the dice are."""
    seat = there.match.to_act[0] if seat is None else seat
    there.match.answer(seat, there.offered(seat).index(name))
    assert isinstance(there.match.state, Bout)
    return there
