"""What a question is about: whom it concerns, and what its player would count before he answers."""

from typing import Final

from harena.games.heroes.advice.advice import instinct
from harena.games.heroes.advice.foretelling import results, ways
from harena.games.heroes.advice.parts import parts_of
from harena.games.heroes.components.bout import (
    ATTACK,
    DAMAGE,
    LOSER,
    MANOEUVRE,
    NOBODY,
    NOWHERE,
    WINNER,
    Bout,
)
from harena.games.heroes.components.content import ITEMS, LEFT, PARTS, RETIARIUS, RIGHT, STYLES
from harena.games.heroes.components.gear import drawn, worn
from harena.games.heroes.components.locales import MONTHS
from harena.games.heroes.components.roster import NAME, of, total_of
from harena.games.heroes.gladiators.build import BUILDS, LEAST, build_of
from harena.games.heroes.match.movement import PICKS
from harena.games.heroes.match.pools import pool_of
from harena.games.heroes.refusals import why_not_zone
from harena.games.heroes.steps import FIGHT_FOE, THROW_AT, TOSS_AT
from harena.kernel.decisions import Decision
from harena.kernel.state import State

TESTS: Final = ("none", "manoeuvre", "net_toss", "attack")
# What is asked outside a match.
BETWEEN: Final = ("entry", "join", "rival", "challenge", "successor")
# While a Star is made, once it is known with which hand he fights.
MAKING: Final = ("signature", "second", "build", "primary", "secondary", "style")
# Where one thing is natural, and what makes a strong man for who has never made one. His style is
# the one that beats all others (docs/balance/heroes.md): of 1,270 matches between hasty players
# with strong men a Retiarius won 795 against a Murmillo, a Secutor 635.
PUT_FORWARD: Final = (
    *("gender", "hand", "signature", "build", "primary", "secondary"),
    *("action", "zone", "target", "pick", "location", "star_power", "bonus"),
)


def about(state: State, seat: int) -> dict[str, object]:
    """The facts of the question that a seat has to answer."""
    assert isinstance(state, Bout)
    asked = state.decision(seat)
    if asked is None:
        return {}
    if asked.ask in BETWEEN:
        return facts_of_calendar(state, asked)
    gladiator = concerned(state, asked)
    found: dict[str, object] = {"who": name_of(state, gladiator), "gladiator": gladiator}
    found.update(facts_of(state, seat, asked, gladiator))
    found["each"] = results(state, asked, gladiator)
    if asked.ask in MAKING:
        found["styles"] = [worn_by(state, gladiator, style) for style in range(len(STYLES))]
    if asked.ask == "primary" and RETIARIUS in asked.choices:
        found["lead"] = RETIARIUS
    elif asked.ask in PUT_FORWARD:
        found["lead"] = asked.choices[instinct(state, seat)]
    return found


def concerned(bout: Bout, asked: Decision) -> int:
    """The gladiator that the question is about."""
    if asked.ask == "bonus":
        return bout.fight.other if asked.a else bout.fight.first
    if asked.ask == "opening":
        return bout.fight.first
    return bout.blow[WINNER] if asked.ask == "location" else asked.a


def name_of(bout: Bout, gladiator: int) -> str:
    """His name, once he has one."""
    name = bout.name[gladiator]
    return bout.content.names[name] if name != NOBODY else ""


def facts_of(bout: Bout, seat: int, asked: Decision, gladiator: int) -> dict[str, object]:
    """By what is asked."""
    if asked.ask == "gender":
        mine = [one for one, owner in enumerate(bout.owner) if owner == seat]
        return {"number": mine.index(gladiator) + 1, "stars": len(mine)}
    if asked.ask == "bonus":
        return facts_of_test(bout, gladiator)
    if asked.ask == "build":
        limits = {"least": LEAST, "most": bout.content.most_attribute}
        return {"points": bout.points, **limits, "refused": refused_builds(bout, asked)}
    if asked.ask == "action":
        found = ways(bout, gladiator, asked.choices)
        reached = [way["zone"] for way in found]
        return {"ways": found, "refused_at": refused_zones(bout, gladiator, reached)}
    if asked.ask == "zone":
        return {"refused_at": refused_zones(bout, gladiator, asked.choices)}
    if asked.ask == "location":
        return {"target": bout.blow[LOSER]}
    if asked.ask == "target":
        return {"deed": deed_of(asked)}
    if asked.ask == "star_power":
        return {"damage": bout.blow[DAMAGE], "dice": bout.star_dice[gladiator]}
    if asked.ask == "attribute":
        return {"gained": asked.b, "total": total_of(bout, bout.slots[gladiator])}
    if asked.ask == "pick":
        return {"items": [choice for choice in asked.choices if choice < PICKS]}
    return {}


def worn_by(bout: Bout, gladiator: int, style: int) -> dict[str, object]:
    """2.4.4, 3.8.0.2 A style as he would wear it: armour by part, and what each hand holds."""
    content, left_handed = bout.content, bout.left_handed[gladiator]
    return {
        "armour": [worn(content, style, left_handed, part) for part in range(len(PARTS))],
        "hands": [ITEMS[drawn(content, style, left_handed, hand)] for hand in (LEFT, RIGHT)],
    }


def refused_builds(bout: Bout, asked: Decision) -> dict[str, object]:
    """3.6.4.1 Why every other way to divide the points is none."""
    found: dict[str, list[int]] = {"points-left": [], "points-over": [], "too-far-apart": []}
    legal = set(asked.choices)
    for build in range(BUILDS):
        if build in legal:
            continue
        spent = sum(build_of(build))
        if spent == bout.points:
            found["too-far-apart"].append(build)
        else:
            found["points-left" if spent < bout.points else "points-over"].append(build)
    return dict(found)


def refused_zones(bout: Bout, gladiator: int, reached: object) -> dict[str, object]:
    """5.2.2.1, 2.6.0.1, 5.3.4.2 Why the other zones around him are none; all else is too far."""
    found: dict[str, object] = {"otherwise": "zone-too-far"}
    here = bout.zone[gladiator]
    near = bout.zones().near_zones[here] if here != NOWHERE else []
    assert isinstance(reached, list)
    for zone in near:
        if zone not in reached:
            reason = why_not_zone(bout, zone)
            row = found.setdefault(reason, [])
            assert isinstance(row, list)
            row.append(zone)
    return found


def facts_of_calendar(bout: Bout, asked: Decision) -> dict[str, object]:
    """7.1.1, 7.4.0.1 The month and the year, whom it concerns, and who may be entered."""
    locales = bout.content.locales
    slot = bout.entered[0] if asked.ask in ("join", "rival", "challenge") else NOBODY
    if asked.ask == "successor":
        slot = asked.a
    found: dict[str, object] = {
        "who": bout.content.names[of(bout, slot, NAME)] if slot != NOBODY else "",
        "month": MONTHS[locales.month_of(bout.month)],
        "year": locales.year_of(bout.month),
    }
    if asked.ask == "challenge":
        found["own"] = bout.content.names[of(bout, asked.a, NAME)]
    if asked.ask == "entry":
        found["lead"] = asked.choices[instinct(bout, asked.seat)]
    return found


def deed_of(asked: Decision) -> str:
    """What is done to the target."""
    if asked.step == FIGHT_FOE:
        return "fight"
    if asked.step == TOSS_AT:
        return "toss"
    return "throw" if asked.step == THROW_AT else "sand"


def facts_of_test(bout: Bout, gladiator: int) -> dict[str, object]:
    """2.7.5.1, 3.7.2.1 Both pools before Bonus Dice, and how many of these there are.

    Less than none is none, and so many of his Bonus Dice as it lacks bring nothing: `laid` are
    those that come to the pool, by how many are used.
    """
    foe = bout.fight.first if gladiator == bout.fight.other else bout.fight.other
    test = bout.fight.test
    own, theirs = pool_of(bout, test, gladiator, foe), pool_of(bout, test, foe, gladiator)
    return {
        "test": TESTS[test],
        "foe": name_of(bout, foe),
        "foe_gladiator": foe,
        "parts": parts_of(bout, test, gladiator, foe),
        "their_parts": parts_of(bout, test, foe, gladiator),
        "dice": max(0, own),
        "lack": max(0, -own),
        "laid": [max(0, own + used) - max(0, own) for used in range(bout.bonus[gladiator] + 1)],
        "theirs": max(0, theirs),
        "held": bout.bonus[gladiator],
        "attacks": "yes" if test == ATTACK and bout.fight.attacker == gladiator else "no",
        "own_turn": "yes" if test == MANOEUVRE and bout.acting == gladiator else "no",
    }
