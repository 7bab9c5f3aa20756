"""The facts of each question, by its ask; in a fight also one's own sum as far as it has come."""

from typing import Final

from harena.games.gladiatori.abilities.powers import LEAP_BASE
from harena.games.gladiatori.abilities.special_moves import NO_SKILL, raised
from harena.games.gladiatori.about import creation, picks
from harena.games.gladiatori.about.blows import (
    of_actions,
    of_allies,
    of_breaks,
    of_feint,
    of_fights,
    of_pushes,
    of_reactions,
    of_targets,
    of_trials,
    only_foe,
    why_skipped,
)
from harena.games.gladiatori.about.entering import of_entry
from harena.games.gladiatori.about.facts import BAD, Facts, result
from harena.games.gladiatori.about.forward import lead
from harena.games.gladiatori.about.lives import (
    of_adaptation,
    of_death,
    of_escape,
    of_marker,
    of_moves,
    of_payments,
    of_tolls,
)
from harena.games.gladiatori.about.own_sum import TRIED, of_delay, of_overskill, of_powers
from harena.games.gladiatori.about.places import refused
from harena.games.gladiatori.about.reckoning import (
    attack_parts,
    defence_parts,
    is_announced,
    known,
    total,
)
from harena.games.gladiatori.advice.advice import choices_of
from harena.games.gladiatori.combat_round.declaration import NO_FIGHT
from harena.games.gladiatori.combat_round.reaction import side_of_attack
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOBODY, SURRENDERING, Bout
from harena.games.gladiatori.components.cards import size
from harena.games.gladiatori.components.fields import NONE as NO_LEAD
from harena.games.gladiatori.components.figures import ahead
from harena.games.gladiatori.components.traits import BLOOD, DELAY, SPEED, TRAITS
from harena.games.gladiatori.fight.fight import use_skill
from harena.games.gladiatori.fight.final_values import LEAPT, to_meet
from harena.games.gladiatori.secrets.veil import card_seen
from harena.kernel.decisions import Decision
from harena.kernel.state import State

SIDES: Final = ("front", "rear", "behind")
# Put to a target when his defence has been announced: Delay comes too late for it (R143).
TOO_LATE: Final = ("feint", "toll", "payment", "unbeatable", "reflex")
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
    foretell(state, seat, asked, found)
    return found


def foretell(bout: Bout, seat: int, asked: Decision, found: Facts) -> None:
    """What each choice comes to, what is put forward, and what may be done besides."""
    choices = choices_of(asked)
    told = results(bout, seat, asked, choices, found)
    each = found.setdefault("each", {})
    assert isinstance(each, dict)
    for choice, one in told.items():
        each[str(choice)] = {**each.get(str(choice), {}), "result": one}
    if not each:
        del found["each"]
    put = lead(bout, seat, asked.ask, choices, asked.b, told)
    if put != NO_LEAD:
        found["lead"] = put
    against = refused(bout, seat, asked.ask, choices)
    if against:
        found["refused_at"] = against
    besides = results_besides(bout, seat, asked.ask)
    if besides:
        found["besides"] = besides
    if asked.ask == "opening" and len(choices) == 1:
        found["idle"] = True  # All else that may be done may be done at the Action, too.
    if asked.ask == "fight" and choices == [NO_FIGHT] and why_skipped(bout, seat):
        found["skipped"] = why_skipped(bout, seat)


def results(
    bout: Bout, seat: int, asked: Decision, choices: list[int], found: Facts
) -> dict[int, Facts]:
    """What each choice comes to, where that is known or can be reckoned."""
    ask, context = asked.ask, asked.b
    if ask == "overskill":
        each = found.get("each", {})
        assert isinstance(each, dict)
        return of_overskill(each)
    if ask in TRIED:
        return of_trials(bout, seat, ask, choices, context)
    if ask == "power":
        return of_powers(bout, seat, choices)
    if ask == "action":
        return of_actions(bout, seat, choices)
    if ask == "fight":
        return of_fights(bout, seat, choices)
    if ask == "target":
        return of_targets(bout, seat, choices, context)
    if ask == "break":
        return of_breaks(bout, seat, choices)
    if ask == "reaction":
        return of_reactions(bout, seat, choices)
    if ask == "feint":
        return of_feint(bout, asked.step)
    if ask == "ally":
        return of_allies(bout, seat, choices)
    if ask == "push":
        return of_pushes(bout, choices)
    told = of_entry(bout, seat, ask, choices, asked.b, found)
    return told or results_of_life(bout, seat, ask, choices)


def results_of_life(bout: Bout, seat: int, ask: str, choices: list[int]) -> dict[int, Facts]:
    """What a choice costs in hit points, markers and honour."""
    if ask == "payment":
        return of_payments(bout, seat, choices)
    if ask == "toll":
        return of_tolls(bout, seat, choices)
    if ask == "adapt":
        return of_adaptation(bout, seat, choices)
    if ask == "unbalanced":
        return of_marker(bout, seat)
    if ask == "escape":
        return of_escape(bout)
    if ask == "unbeatable":
        return of_death()
    if ask in ("opening", "movement", "reflex"):
        return of_moves(bout, seat, choices)
    return {}


def results_besides(bout: Bout, seat: int, ask: str) -> Facts:
    """6.8, 7.2.11, 12.8 Of what may be done at any time: Delay in a defence, surrender."""
    found: Facts = {}
    for _, choices, _, _, _ in bout.interruptions(seat):
        if DELAY in choices and ask not in TOO_LATE and is_announced(bout, seat):
            found[str(DELAY)] = of_delay(bout, seat, ask)
        if SURRENDERING in choices and bout.content.surrender:
            points: Facts = {"points": bout.content.surrender}
            found[str(SURRENDERING)] = result("surrenders", BAD, points)
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
    if ask == "action":
        return only_foe(bout, seat)
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
        return {"role": role if len(choices) > 1 else "none", **values(bout, seat, role)}
    return facts_of_points(bout, seat, ask, choices, context)


def facts_of_points(bout: Bout, seat: int, ask: str, choices: list[int], context: int) -> Facts:
    """Skills and Abilities: what they are now, and what a choice makes of them."""
    first = TRAITS * seat
    if ask == "skill":
        value, after = bout.remaining[first + context], after_use(bout, seat, context)
        return {"trait": context, "value": value, "after": after, **attack_on(bout, seat)}
    if ask == "blood":
        return {"value": bout.remaining[first + BLOOD]}
    if ask == "dodge":
        index = bout.fight.targets.index(seat)
        facts: Facts = {"value": bout.remaining[first + SPEED], "attack": bout.fight.attacks[index]}
        return {**facts, "half": to_meet(bout, index)}
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


def after_use(bout: Bout, seat: int, skill: int) -> int:
    """2.6, 11.4 What a Skill falls to when it is used: by one, or to nothing after Overskill."""
    twin = bout.copy()
    use_skill(twin, 1, seat, skill)
    return max(0, twin.remaining[TRAITS * seat + skill])


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
    for index, target in enumerate(bout.fight.targets):
        if bout.fight.tolls >> index & 1:
            return target
    return NOBODY


def values(bout: Bout, seat: int, role: str) -> Facts:
    """7.5.1 What attacks and defences came to: in a Sweep one after the other."""
    if role == "attacker":
        return {"attacks": bout.fight.attacks[:], "defences": bout.fight.defences[:]}
    index = bout.fight.targets.index(seat)
    return {"attacks": [bout.fight.attacks[index]], "defences": [bout.fight.defences[index]]}


def sum_so_far(bout: Bout, seat: int) -> Facts:
    """7.1, 7.2 One's own sum as if it were announced now; an attack against the first target."""
    twin = known(bout, seat)
    if bout.fight.attacker == seat:
        kind, parts = "attack", attack_parts(twin, seat)
    else:
        kind, parts = "defence", defence_parts(twin, seat)
    made: Facts = {"kind": kind, "total": total(parts), "parts": parts}
    if is_announced(bout, seat):
        made["met"] = to_meet(bout, bout.fight.targets.index(seat))
    return made
