"""The facts of each question, by its ask; in a fight also one's own sum as far as it has come."""

from typing import Final

from harena.games.gladiatori.abilities.powers import LEAP_BASE
from harena.games.gladiatori.abilities.special_moves import NO_SKILL, raised
from harena.games.gladiatori.about import creation, picks
from harena.games.gladiatori.about.facts import Facts
from harena.games.gladiatori.combat_round.reaction import side_of_attack
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOBODY, Bout
from harena.games.gladiatori.components.cards import size
from harena.games.gladiatori.components.figures import ahead
from harena.games.gladiatori.components.traits import BLOOD, SPEED, TRAITS
from harena.games.gladiatori.fight.final_values import (
    LEAPT,
    attack_effort,
    defence_effort,
    modifiers,
    take_help,
    to_meet,
)
from harena.games.gladiatori.secrets.veil import card_seen
from harena.kernel.decisions import Decision
from harena.kernel.state import State

SIDES: Final = ("front", "rear", "behind")
# The questions that are put while a sum is made.
SUMMED: Final = (
    *("plain", "power", "lunge", "leap", "depth", "sacrifice", "acrobatics", "skill", "blood"),
    "dodge",
)


def about(state: State, seat: int) -> dict[str, object]:
    """The facts of the question that a seat has to answer."""
    assert isinstance(state, Bout)
    asked = state.decision(seat)
    if asked is None:
        return {}
    found = facts_of(state, seat, asked)
    if asked.ask in SUMMED and state.fight.targets:
        found["sum"] = sum_so_far(state, seat)
    return found


def facts_of(bout: Bout, seat: int, asked: Decision) -> Facts:
    """By chapter: set-up, rows and picks, the fight."""
    ask, choices = asked.ask, asked.choices
    if ask.startswith("build_"):
        return creation.build(bout, seat, asked.b)
    if ask == "character":
        return creation.character(bout, seat, choices)
    if ask == "extra":
        return creation.extra(bout, seat, choices)
    if ask == "split":
        return picks.split(bout, seat, asked.b)
    if ask == "rest":
        return picks.rest(bout, seat, choices)
    if ask == "back":
        return picks.back(bout, seat, asked.b)
    found = facts_of_picks(bout, seat, ask, choices, asked.b)
    found.update(facts_of_fight(bout, seat, ask, choices, asked.b))
    return found


def facts_of_picks(bout: Bout, seat: int, ask: str, choices: list[int], left: int) -> Facts:
    """What there is to pick from."""
    if ask == "add":
        return picks.add(bout, seat, choices)
    if ask == "lunge":
        return picks.lunge(bout, seat, choices, left)
    if ask == "sacrifice":
        return picks.sacrifice(bout, seat, choices)
    if ask == "spend":
        return picks.spend(bout, seat, choices, left)
    if ask == "recover":
        return picks.recover(bout, seat, choices, left)
    if ask == "adapt":
        return picks.adapt(bout, seat, choices, left)
    if ask == "payment":
        return picks.payment(bout, seat, choices)
    if ask == "toll":
        return picks.toll(bout, seat, choices)
    return {}


def facts_of_fight(bout: Bout, seat: int, ask: str, choices: list[int], context: int) -> Facts:
    """Who fights whom, from which side, and how it stands."""
    role = "attacker" if bout.fight.attacker in (NOBODY, seat) else "defender"
    if ask == "reaction":
        return reaction(bout, seat)
    if ask == "fight":
        return {"figure": ahead(bout, seat)}
    if ask == "break":
        return {"figure": bout.fight.targets[0]}
    if ask == "unbalanced":
        return {"figure": context}
    if ask == "escape":
        return {"figure": bout.fight.attacker}
    if ask == "toll":
        return {"figure": torn_by(bout)}
    if ask == "add":
        return {"role": role}
    if ask == "feint":
        return {"role": role, **values(bout, seat, role)}
    return facts_of_points(bout, seat, ask, choices, context)


def facts_of_points(bout: Bout, seat: int, ask: str, choices: list[int], context: int) -> Facts:
    """Skills and Abilities: what they are now, and what a choice makes of them."""
    first = TRAITS * seat
    if ask == "skill":
        return {"trait": context, "value": bout.remaining[first + context], **attack_on(bout, seat)}
    if ask == "blood":
        return {"value": bout.remaining[first + BLOOD]}
    if ask == "dodge":
        attack = bout.fight.attacks[bout.fight.targets.index(seat)]
        return {"value": bout.remaining[first + SPEED], "attack": attack}
    if ask == "reflex":
        return {"free": context, "speed": bout.remaining[first + SPEED]}
    if ask == "opening":
        return {"speed": bout.remaining[first + SPEED]}
    each: Facts = {}
    if ask == "overskill":
        for skill in choices:
            if skill != NO_SKILL:
                value = bout.remaining[first + skill]
                each[str(skill)] = {"value": value, "raised": raised(value)}
    elif ask == "leap":
        for leap in choices:
            attack, damage = LEAPT * (leap // LEAP_BASE), leap % LEAP_BASE
            each[str(leap)] = {"attack": attack, "damage": damage}
    return {"each": each} if each else {}


def attack_on(bout: Bout, seat: int) -> Facts:
    """8.4.5 The attack that the defence must meet; nothing for an attacker."""
    if seat not in bout.fight.targets:
        return {}
    return {"attack": to_meet(bout, bout.fight.targets.index(seat))}


def reaction(bout: Bout, seat: int) -> Facts:
    """3.1, 3.8, 20.6 Who attacks, from which side, with what is seen; a beast's roll is known."""
    attacker = bout.fight.attacker
    found: Facts = {"figure": attacker, "side": SIDES[side_of_attack(bout, seat)]}
    if attacker >= FIRST_BEAST:
        return {**found, "attack": bout.fight.attacks[bout.fight.targets.index(seat)]}
    return {**found, "card": card_seen(bout, attacker), "played": size(bout.fight.played[attacker])}


def torn_by(bout: Bout) -> int:
    """20.9.6 The beast whose seven takes a toll: the attacker, or one that was struck."""
    if bout.fight.attacker >= FIRST_BEAST:
        return bout.fight.attacker
    for place, target in enumerate(bout.fight.targets):
        if bout.fight.tolls >> place & 1:
            return target
    return NOBODY


def values(bout: Bout, seat: int, role: str) -> Facts:
    """7.5.1 What attacks and defences came to: in a Sweep one after the other."""
    if role == "attacker":
        return {"attacks": bout.fight.attacks[:], "defences": bout.fight.defences[:]}
    place = bout.fight.targets.index(seat)
    return {"attacks": [bout.fight.attacks[place]], "defences": [bout.fight.defences[place]]}


def sum_so_far(bout: Bout, seat: int) -> Facts:
    """7.1, 7.2 One's own sum as if it were announced now; an attack against the first target."""
    twin = bout.copy()
    assert isinstance(twin, Bout)
    if bout.fight.attacker == seat:
        target = bout.fight.targets[0]
        parts = attack_effort(twin, seat) + modifiers(twin, seat, 0, target)
        kind, foe = "attack", target
    else:
        parts = defence_effort(twin, seat)
        kind, foe = "defence", bout.fight.attacker
    parts += take_help(twin, seat, foe)
    return {"kind": kind, "total": sum(parts[1::2]), "parts": parts}
