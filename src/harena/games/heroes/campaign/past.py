"""7.2 What a match of a campaign leaves to the next, as plain data; what is brought is checked.

`familiae` has a list of Stars for each seat, each as a table of names and numbers; beside it stand
the calendar, what those who are gone have left, and all names that were borne. A Star may have a
name of his own.
"""

from typing import Final

from harena.games.heroes.campaign.names import (
    all_names,
    brought_names,
    folded,
    followed,
    name_of,
)
from harena.games.heroes.components.bout import Bout
from harena.games.heroes.components.content import (
    ARENAS,
    FACES,
    NAMES,
    NOTHING,
    NPG_NAMES,
    PARTS,
    ROWS,
    SIGNATURES,
    STYLES,
    Content,
    read,
    read_called,
)
from harena.games.heroes.components.locales import LOCALES, ROME
from harena.games.heroes.components.roster import (
    ACTIVE,
    BARRED,
    DRAWS,
    FAME,
    FREE,
    HONOURS,
    LAURELS,
    LEFT_HANDED,
    LOCALE,
    LOSSES,
    NAME,
    NEW,
    OWN,
    PARDONED,
    PRIMARY,
    SCARS,
    SECOND,
    SECONDARY,
    SIGNATURE,
    SIZE,
    STATURE,
    STATUS,
    STATUSES,
    STROKES,
    TODAY,
    WINS,
    WOMAN,
    fresh_star,
    is_unfit,
    of,
    own_of,
    seat_of,
    slots_of,
    total_of,
)
from harena.games.heroes.gladiators.build import LEAST
from harena.games.heroes.steps import NEXT_ENTRY, OPEN_MONTH
from harena.kernel.refused import Fact, Refused
from harena.kernel.setup import Setup
from harena.kernel.state import State
from harena.toolkit.careers import NOBODY, Career, known_key, no_table, other_seats, wrong_past

KNOWN: Final = (
    *("month", "entering", "passed", "matches", "venues", "over"),
    *("honours", "familiae", "names", "former"),
)
MOST: Final = 9999
STYLES_OR_NONE: Final = (*STYLES, "none")
COUNTS: Final = (
    *(("fame", FAME), ("laurels", LAURELS), ("wins", WINS), ("losses", LOSSES)),
    *(("draws", DRAWS), ("strokes", STROKES)),
)
# The rule behind each of these numbers.
RULES: Final = {
    "fame": "7.7.1.2",
    "laurels": "7.7.3.1",
    "wins": "7.2.1",
    "losses": "7.2.1",
    "draws": "7.2.1",
    "strokes": "7.2.1",
}
FLAGS: Final = (
    *(("woman", WOMAN), ("left_handed", LEFT_HANDED), ("pardoned", PARDONED)),
    *(("free", FREE),),
)
OF_A_STAR: Final = (
    *("name", "status", "size", "signatures", "styles", "attributes", "scars", "locale"),
    *("barred", "today"),
    *[key for key, _ in COUNTS],
    *[key for key, _ in FLAGS],
)


def legacy(state: State) -> dict[str, object]:
    """7.2.1 What the next match of a campaign is carried; a single match leaves nothing (4.2.1)."""
    assert isinstance(state, Bout)
    bout = state
    if not bout.campaign:
        return {}
    return {**so_far(bout), "former": followed(bout)}


def so_far(bout: Bout) -> dict[str, object]:
    """7.2.1 The calendar, what was won, and everybody with his name."""
    familiae = [
        [star_line(bout, slot) for slot in slots_of(bout, seat)] for seat in range(bout.seats)
    ]
    first = [HONOURS * seat for seat in range(bout.seats)]
    return {
        "month": bout.month,
        "entering": bout.entering,
        "passed": bout.passed,
        "matches": bout.left_today[:],
        "venues": bout.venues[:],
        "over": bout.closed,
        "honours": [bout.honours[one : one + HONOURS] for one in first],
        "familiae": familiae,
        "names": all_names(bout),
    }


def succeed(left: dict[str, object]) -> dict[str, object]:
    """7.1.1 After the end of a campaign another begins from nothing."""
    return {} if left.get("over") is True else left


def star_line(bout: Bout, slot: int) -> dict[str, object]:
    """7.2.1 A Star as plain data; one who is still to be made has at most a name."""
    name = of(bout, slot, NAME)
    status = of(bout, slot, STATUS)
    line: dict[str, object] = {"status": STATUSES[status]}
    if name != NOTHING:
        line["name"] = bout.content.names[name]
    if status == NEW:
        return line
    first = SIZE * slot
    primary, secondary = of(bout, slot, PRIMARY), of(bout, slot, SECONDARY)
    line["size"] = of(bout, slot, STATURE)
    line["signatures"] = [SIGNATURES[of(bout, slot, what)] for what in (SIGNATURE, SECOND)]
    line["styles"] = [STYLES_OR_NONE[primary], STYLES_OR_NONE[secondary]]
    line["attributes"] = own_of(bout, slot)
    line["scars"] = bout.stars[first + SCARS : first + SCARS + len(PARTS)]
    line["locale"] = LOCALES[of(bout, slot, LOCALE)]
    line["barred"] = of(bout, slot, BARRED)
    line["today"] = of(bout, slot, TODAY)
    for key, what in COUNTS:
        line[key] = of(bout, slot, what)
    for key, what in FLAGS:
        line[key] = bool(of(bout, slot, what))
    return line


# What is brought along.


def is_fresh(setup: Setup) -> bool:
    """7.1.1 A new campaign: nothing is carried, or one that is over."""
    return not setup.carried or setup.carried.get("over") is True


def star_lines(setup: Setup) -> list[Career]:
    """A line for each Star of each seat, as many as a familia has; fresh ones if none came."""
    size = setup.number("gladiators_per_seat")
    if is_fresh(setup):
        return [Career(slot // size, {}) for slot in range(setup.seats * size)]
    for key in setup.carried:
        if key not in KNOWN:
            raise wrong_past(*known_key(key, KNOWN))
    familiae = setup.carried.get("familiae")
    if not isinstance(familiae, list) or len(familiae) != setup.seats:
        raise other_seats("familiae", setup.seats, familiae)
    found: list[Career] = []
    for seat, stars in enumerate(familiae):
        if not isinstance(stars, list) or len(stars) != size:
            came = len(stars) if isinstance(stars, list) else stars
            reason = f"a familia of {size} expected (4.3.1), but {came!r} came"
            facts: dict[str, Fact] = {"size": size, "came": repr(came)}
            raise Career(seat, {}).wrong(reason, "familia", facts)
        for line in stars:
            if not isinstance(line, dict):
                raise Career(seat, {}).wrong(*no_table(line))
            found.append(Career(seat, line, str(line.get("name", ""))))
    return found


def called(setup: Setup) -> list[str]:
    """7.2.2 All names: those of the pack, and in the place of some those that Stars have brought.

    A name of one's own takes the place of the last that no Star has, and none had if there is one.
    """
    names = read(setup.pack).names
    if not setup.flag("campaign") or is_fresh(setup):
        return names
    brought = [name_of(career) for career in star_lines(setup)]
    spelled, printed = folded(brought), folded(names)
    for name in brought:
        if name and spelled.count(name.casefold()) > 1:
            reason = f"two gladiators are called {name}, but a name has one alone (7.2.2)"
            raise wrong_past(reason, "same-name", {"name": name})
        if name.casefold() in folded(brought_names(setup, "former")):
            reason = f"{name} was the name of one who is gone, and is his alone (7.2.2)"
            raise wrong_past(reason, "former-name", {"name": name})
    found = names[:]
    borne = folded(brought_names(setup, "names"))
    free = [index for index in range(NPG_NAMES, NAMES) if printed[index] not in spelled]
    free.sort(key=lambda index: printed[index] not in borne)
    for name, letters in zip(brought, spelled, strict=True):
        if letters in printed[:NPG_NAMES]:
            reason = f"{name} is a name of the game's own gladiators (7.2.2)"
            raise wrong_past(reason, "game-name", {"name": name})
        if letters in printed:
            found[printed.index(letters)] = name
        elif name:
            found[free.pop()] = name
    return found


def arena_of(setup: Setup) -> int:
    """2.6.0.3, 7.4.3.1 The board as chosen; in a campaign the highest one, until a match (R107)."""
    if not setup.flag("campaign"):
        return ARENAS.index(str(setup.options["arena"]))
    highest = 0
    for career in star_lines(setup):
        if career.values.get("status") == STATUSES[ACTIVE]:
            highest = max(highest, career.one_of("locale", LOCALES, "7.3.1"))
    return read(setup.pack).locales.arena[highest]


def carry_over(bout: Bout, setup: Setup) -> None:
    """7.1.1, 7.2.2 The campaign as it stands, or a new one."""
    bout.campaign = setup.flag("campaign")
    if setup.carried and not bout.campaign:
        raise Refused(
            "contradiction",
            "option campaign: true was expected, because a past is carried (4.2.1), but false came",
            {"option": "campaign", "expected": "true", "section": "4.2.1", "value": "false"},
        )
    if not bout.campaign:
        return
    bout.months = setup.number("campaign_months")
    bout.familia = setup.number("gladiators_per_seat")
    bout.free_format = setup.options["campaign_format"] == "free"
    bout.replaces = setup.flag("replacement")
    bout.laurel_fame = setup.number("laurel_fame")
    lines = star_lines(setup)
    for career in lines:
        bout.stars += read_star(bout, career)
    for slot, career in enumerate(lines):
        check_star(bout, slot, career)
    bout.honours = [0] * (HONOURS * bout.seats)
    if is_fresh(setup) or "month" not in setup.carried:
        bout.then(OPEN_MONTH)
        return
    borne, printed = folded(brought_names(setup, "names")), folded(bout.content.names)
    bout.borne = [index for index, name in enumerate(printed) if name in borne]
    read_calendar(bout, setup)


def read_calendar(bout: Bout, setup: Setup) -> None:
    """7.1.1, 7.4.0.1, 7.4.0.3 The month, and what is left of its Day."""
    past = Career(NOBODY, setup.carried)
    past.flag("over")
    bout.month = past.number("month", 1, bout.months, "7.1.1")
    bout.entering = past.number("entering", 0, bout.seats - 1, "7.4.0.3")
    bout.passed = past.number("passed", 0, bout.seats, "7.4.0.3")
    read_day(bout, past)
    honours = setup.carried.get("honours")
    if not isinstance(honours, list) or len(honours) != bout.seats:
        raise other_seats("honours", bout.seats, honours, "7.9.2")
    bout.honours = []
    for seat, row in enumerate(honours):
        career = Career(seat, {"honours": row})
        bout.honours += career.exactly("honours", HONOURS, 0, MOST, "7.9.2")
    bout.then(NEXT_ENTRY)


def read_day(bout: Bout, past: Career) -> None:
    """7.4.0.1 What is left of 4 and a die of matches in each locale, each in a town of its own."""
    locales = bout.content.locales
    most, last = locales.matches + FACES, len(locales.venues) - 1
    bout.left_today = past.exactly("matches", len(LOCALES), NOTHING, most, "7.4.0.1")
    bout.venues = past.exactly("venues", len(LOCALES), NOTHING, last, "7.4.0.1")
    for locale, venue in enumerate(bout.venues):
        first = locales.first_venue[locale]
        last = first + locales.count_venues[locale] - 1
        if venue != NOTHING and not first <= venue <= last:
            raise wrong_past(
                f"venues: {NOTHING} or one of {LOCALES[locale]}, from {first} to {last}, "
                f"expected (7.4.0.1), but {venue} came",
                "venue",
                {
                    "none": NOTHING,
                    "key": LOCALES[locale],
                    "low": first,
                    "high": last,
                    "came": venue,
                },
            )


def read_star(bout: Bout, career: Career) -> list[int]:
    """7.2.1 A Star as he was written down; what is not named is nothing."""
    for key in career.values:
        if key not in OF_A_STAR:
            raise career.wrong(*known_key(key, OF_A_STAR))
    names, name = bout.content.names, name_of(career)
    found = fresh_star(names.index(name) if name else NOTHING)
    found[STATUS] = career.one_of("status", STATUSES, "7.9.1")
    if found[STATUS] == NEW:
        return found
    if not name:
        raise career.wrong("a name expected (7.2.2)", "no-name")
    most = bout.content.most_attribute
    found[STATURE] = career.number("size", 0, ROWS - 1, "3.4.1")
    signatures = career.each_of("signatures", 2, SIGNATURES, "3.5.1")
    styles = career.each_of("styles", 2, STYLES_OR_NONE, "3.8.0.1")
    found[SIGNATURE], found[SECOND] = signatures
    found[PRIMARY] = styles[0]
    found[SECONDARY] = NOTHING if styles[1] == len(STYLES) else styles[1]
    found[OWN : OWN + 3] = career.exactly("attributes", 3, LEAST, most, "3.6.5.1")
    found[SCARS : SCARS + len(PARTS)] = career.exactly("scars", len(PARTS), 0, most, "7.5.3")
    found[LOCALE] = career.one_of("locale", LOCALES, "7.3.1")
    found[BARRED] = career.number("barred", 0, bout.months + 1, "7.5.2")
    found[TODAY] = career.number("today", 0, bout.content.locales.fights, "7.4.0.2")
    for key, what in COUNTS:
        found[what] = career.number(key, 0, MOST, RULES[key])
    for key, what in FLAGS:
        found[what] = int(career.flag(key))
    return found


def check_star(bout: Bout, slot: int, career: Career) -> None:
    """3.5.2, 3.6.5.2, 3.8.0.1, 7.5.3, 7.7.3.1 What no rule would ever have let him become."""
    status = of(bout, slot, STATUS)
    if status == NEW:
        return
    assert seat_of(bout, slot) == career.seat
    if of(bout, slot, PRIMARY) in (len(STYLES), of(bout, slot, SECONDARY)):
        reason = "a primary style, and another as secondary or none expected (3.8.0.1)"
        raise career.wrong(reason, "styles")
    if of(bout, slot, SIGNATURE) == of(bout, slot, SECOND) != 0:
        raise career.wrong("two different Signatures expected (3.5.2)", "signatures")
    if of(bout, slot, FREE) and of(bout, slot, LOCALE) != ROME:
        raise career.wrong("a free gladiator in Rome expected (7.6.1)", "freed")
    laurels, wins = of(bout, slot, LAURELS), of(bout, slot, WINS)
    if laurels > wins:
        reason = f"at most as many laurels as wins, {wins}, expected (7.7.3.1), but {laurels} came"
        raise career.wrong(reason, "laurels", {"wins": wins, "laurels": laurels})
    most = bout.content.most_total
    if total_of(bout, slot) > most:
        came = total_of(bout, slot)
        reason = f"an AP Total of at most {most} expected (3.6.5.2), but {came} came"
        raise career.wrong(reason, "total", {"most": most, "came": came})
    own, widest = own_of(bout, slot), widest_of(bout, slot)
    if max(own) - min(own) > widest:
        apart = "/".join(str(value) for value in own)
        reason = f"Attributes at most {widest} apart expected (3.6.4.1), but {apart} came"
        raise career.wrong(reason, "apart", {"most": widest, "came": apart})
    if status == ACTIVE and is_unfit(bout, slot):
        raise career.wrong("a part that fights at 0 for good: he has retired (7.5.3)", "unfit")


def widest_of(bout: Bout, slot: int) -> int:
    """3.6.4.1, R14, 7.7.2.2, 7.8.2 The spread of a build, and what gender and size add to it."""
    content, row = bout.content, of(bout, slot, STATURE)
    strength = content.size_strength[row]
    if of(bout, slot, WOMAN):
        strength += content.woman_strength
    return content.spread + abs(strength) + abs(content.size_speed[row])


def content_of(setup: Setup) -> Content:
    """7.2.2 The content of a match, with the names that a campaign has brought along."""
    names = called(setup)
    return read_called(setup.pack, names, former_of(setup, names))


def former_of(setup: Setup, names: list[str]) -> list[str]:
    """7.2.2 The names of their own of those who were followed: they have no place any more."""
    if not setup.flag("campaign") or is_fresh(setup):
        return []
    now = folded(names)
    return [name for name in brought_names(setup, "names") if name.casefold() not in now]
