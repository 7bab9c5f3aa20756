"""What each answer comes to, for those who have to choose: dice, chances, what is won back.

Chances are those without Bonus Dice of one's own, but for the one that Frenzy must use (C6); an NPG
uses what its own dice select.
"""

from typing import Final, TypeAlias

from harena.games.heroes.advice.chances import (
    Leads,
    leads,
    mercy_chance,
    selected,
    successes,
)
from harena.games.heroes.components.bout import (
    ATTACK,
    BASH,
    DAMAGE,
    FORCE,
    IMPACT,
    LOSER,
    MANOEUVRE,
    NET_TOSS,
    Bout,
)
from harena.games.heroes.components.content import (
    FACES,
    ITEMS,
    PARTS,
    SAVVY,
    SPEED,
    STRENGTH,
)
from harena.games.heroes.components.gear import armour, held
from harena.games.heroes.components.zones import KINDS
from harena.games.heroes.gladiators.build import bonus_at_start
from harena.games.heroes.gladiators.creation import take_build, take_style
from harena.games.heroes.match.hits import is_steady, is_stopped, part_hit
from harena.games.heroes.match.movement import (
    CLEAR,
    FIGHT,
    MOVE,
    REST,
    ROLL,
    SAND,
    STAND,
    SURRENDER,
    SWITCH,
    THROW,
    TOSS,
    open_zones,
    rolling_zones,
)
from harena.games.heroes.match.nets import neighbours, net_targets
from harena.games.heroes.match.pools import attack_dice, plain_dice, pool_of
from harena.games.heroes.match.testing import least_bonus
from harena.games.heroes.match.thrown import throw_targets, throwing_hands
from harena.games.heroes.steps import FIGHT_FOE, TOSS_AT
from harena.kernel.decisions import Decision

Result: TypeAlias = dict[str, object]
RECOVERING: Final = (REST, SWITCH, STAND)


def results(bout: Bout, asked: Decision, gladiator: int) -> dict[str, object]:
    """What is known of each choice, by its number; nothing where nothing is."""
    found: dict[str, object] = {}
    for choice in asked.choices:
        result = result_of(bout, asked, gladiator, choice)
        if result:
            found[str(choice)] = {"result": result}
    return found


def result_of(bout: Bout, asked: Decision, gladiator: int, choice: int) -> Result:
    """By what is asked."""
    ask = asked.ask
    if ask == "action":
        return result_of_action(bout, gladiator, choice)
    if ask == "zone":
        return result_of_zone(bout, gladiator, choice)
    if ask == "target":
        return result_of_target(bout, asked.step, gladiator, bout.name.index(choice))
    if ask == "opening":
        return result_of_opening(bout, choice)
    if ask == "location":
        return result_of_row(bout, choice)
    if ask == "build":
        return result_of_build(bout, gladiator, choice)
    if ask == "style":
        return result_of_style(bout, gladiator, choice)
    if ask == "weapon":
        return {"word": "throws", "item": ITEMS[held(bout, gladiator, choice)]}
    if ask == "star_power" and choice:
        dice = successes(bout.star_dice[gladiator])
        saved = sum(dice[bout.blow[DAMAGE] :]) / sum(dice)
        return {"word": "defies", "chance": saved}
    return {}


# What one does, where, and to whom.


def result_of_action(bout: Bout, gladiator: int, action: int) -> Result:
    """3.7.1.1, 5.4.9.1.2, 6.5.4 Dice won back, eyes cleared, mercy; against one enemy the dice."""
    if action in RECOVERING:
        gained = max(0, bout.strength(gladiator) - bout.bonus[gladiator])
        if bout.is_occupied(gladiator, bout.zone[gladiator]):
            gained = 0
        return {"word": "recovers", "count": gained, "bonus": bout.bonus[gladiator] + gained}
    if action == CLEAR:
        return {"word": "clears", "chance": max(1, min(FACES, bout.savvy(gladiator))) / FACES}
    if action == SURRENDER:
        return {"word": "appeals", "chance": mercy_chance(bout, gladiator)}
    foes = foes_of(bout, gladiator, action)
    return against(bout, action, gladiator, foes[0]) if len(foes) == 1 else {}


def foes_of(bout: Bout, gladiator: int, action: int) -> list[int]:
    """5.3.0.1, 5.3.1.1, 5.4.8.1, 5.4.9.0.1 At whom he may do it."""
    if action == FIGHT:
        return bout.enemies_in(gladiator, bout.zone[gladiator])
    if action == TOSS:
        return net_targets(bout, gladiator)
    if action == THROW:
        return throw_targets(bout, gladiator)
    return neighbours(bout, gladiator) if action == SAND else []


def against(bout: Bout, action: int, gladiator: int, foe: int) -> Result:
    """5.3.0.2, 5.3.1.3, 5.4.8.2, 5.4.9.0.1 The dice of both, and the chance to have more."""
    if action == FIGHT:
        return contest(bout, "fights", MANOEUVRE, gladiator, foe)
    if action == TOSS:
        return contest(bout, "tosses", NET_TOSS, gladiator, foe)
    own, theirs = plain_dice(bout, gladiator), plain_dice(bout, foe)
    chance = Leads(successes(own), successes(theirs)).chance_from(1)
    word = "hits" if action == THROW else "blinds"
    return {"word": word, "own": own, "theirs": theirs, "chance": chance}


def contest(bout: Bout, word: str, test: int, gladiator: int, foe: int) -> Result:
    """2.7.5.1 Both pools without Bonus Dice, and the chance to have more successes."""
    return {
        "word": word,
        "own": max(0, pool_of(bout, test, gladiator, foe)),
        "theirs": max(0, pool_of(bout, test, foe, gladiator)),
        "chance": leads(bout, test, gladiator, foe, 0).chance_from(1),
    }


def result_of_zone(bout: Bout, gladiator: int, zone: int) -> Result:
    """5.2.4.3, 6.8.0.1 Whom he must fight there; else how the crowd sees him."""
    foes = bout.enemies_in(gladiator, zone)
    if len(foes) == 1:
        return contest(bout, "fights", MANOEUVRE, gladiator, foes[0])
    if foes:
        return {"word": "enemies", "count": len(foes)}
    return {"word": "goes", "kind": KINDS[bout.zones().kind[zone]]}


def result_of_target(bout: Bout, step: int, gladiator: int, foe: int) -> Result:
    """By what is done to him."""
    if step == FIGHT_FOE:
        return against(bout, FIGHT, gladiator, foe)
    if step == TOSS_AT:
        return against(bout, TOSS, gladiator, foe)
    return {**against(bout, SAND, gladiator, foe), "word": "contest"}


# The blow.


def result_of_opening(bout: Bout, opening: int) -> Result:
    """5.3.0.4, 5.4.5.1 The attack with one die more, or with two; C6 with what Frenzy must use."""
    table, attacker, foe = bout.content.attack, bout.fight.first, bout.fight.other
    own = attack_dice(bout, attacker) + table[3 if opening == BASH else 2]
    own += least_bonus(bout, ATTACK, attacker)
    theirs = attack_dice(bout, foe)
    found = Leads(successes(own), selected(bout, ATTACK, foe, theirs))
    dice = {"own": max(0, own), "theirs": max(0, theirs + least_bonus(bout, ATTACK, foe))}
    return {"word": "strikes", **dice, "chance": found.chance_from(1)}


def result_of_row(bout: Bout, row: int) -> Result:
    """5.4.2.1, 5.4.3.0.1 Stopped by a shield, or Impact and weapon less armour.

    5.4.6.3, C6 Who lies, or is Steady and was never felled, is not knocked down by it.
    """
    loser = bout.blow[LOSER]
    part = part_hit(bout, loser, row)
    if is_stopped(bout, loser, row):
        return {"word": "stopped", "part": PARTS[part]}
    modified = bout.blow[IMPACT] + bout.blow[FORCE] - armour(bout, loser, part)
    stands = not bout.down[loser] and not is_steady(bout, loser)
    knocks = stands and modified >= bout.content.knocks_down_from
    return {"word": "wounds", "damage": max(1, modified), "knocks": "yes" if knocks else "no"}


# Creation.


def result_of_build(bout: Bout, gladiator: int, build: int) -> Result:
    """3.4.1, 3.3.1.1, 3.7.0.1 What he is after size and gender, and the dice he begins with."""
    trial = bout.copy()
    take_build(trial, build, gladiator)
    first = 3 * gladiator
    values = trial.own[first : first + 3]
    trial.original[first : first + 3] = values
    return {"word": "becomes", **named(values), "bonus": bonus_at_start(trial, gladiator)}


def result_of_style(bout: Bout, gladiator: int, style: int) -> Result:
    """3.8.0.1 What he is in that style."""
    trial = bout.copy()
    take_style(trial, style, gladiator)
    first = 3 * gladiator
    values = named(trial.original[first : first + 3])
    return {"word": "becomes", **values, "bonus": trial.bonus[gladiator]}


def named(values: list[int]) -> dict[str, int]:
    return {"savvy": values[SAVVY], "strength": values[STRENGTH], "speed": values[SPEED]}


# Rows of answers that lead to a place, as one choice.


def ways(bout: Bout, gladiator: int, actions: list[int]) -> list[Result]:
    """5.2.2.1, 5.2.4.1, K6 Every zone and enemy he may choose, with the answers that lead there."""
    found: list[Result] = []
    for action in actions:
        if action in (MOVE, ROLL):
            move = action == MOVE
            zones = open_zones(bout, gladiator) if move else rolling_zones(bout, gladiator)
            for zone in zones:
                result = result_of_zone(bout, gladiator, zone)
                row = answers(action, "zone", zone, len(zones))
                found.append({"zone": zone, "action": action, "row": row, "result": result})
        elif action != THROW or len(throwing_hands(bout, gladiator)) == 1:
            foes = foes_of(bout, gladiator, action)
            for foe in foes:
                name, result = bout.name[foe], against(bout, action, gladiator, foe)
                way: Result = {"zone": bout.zone[foe], "action": action, "target": name}
                way["row"] = answers(action, "target", name, len(foes))
                found.append({**way, "result": result})
    return found


def answers(action: int, ask: str, choice: int, choices: int) -> list[list[str | int]]:
    """What has only one answer is not asked, so it is not in the row."""
    row: list[list[str | int]] = [["action", action]]
    return [*row, [ask, choice]] if choices > 1 else row
