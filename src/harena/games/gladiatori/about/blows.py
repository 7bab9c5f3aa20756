"""What comes of an Action, a declaration, a target, a Reaction, a Feint (6.9 to 6.25, 7.5)."""

from typing import Final

from harena.games.gladiatori.abilities.powers import NO_PUSH
from harena.games.gladiatori.about.facts import BAD, GOOD, PLAIN, Facts, result
from harena.games.gladiatori.about.own_sum import is_summed, of_sum, weight
from harena.games.gladiatori.about.reckoning import (
    attack_parts,
    attacked,
    is_target,
    known,
    so_far,
    struck,
    total,
)
from harena.games.gladiatori.combat_round.declaration import (
    ARCS,
    BREAKING,
    HELPING,
    NETTING,
    NO_FIGHT,
    NOT_BROKEN,
    STRIKE,
    SWEEP_LEFT,
    SWEEP_RIGHT,
    THROWING,
    fights_ahead,
    figures_in,
    sweeps,
    throws,
)
from harena.games.gladiatori.combat_round.own_round import (
    AGAIN,
    PASSING,
    STANDBY_ELEMENTS,
    STANDBY_NEW,
    add,
    play_new,
    reuse,
)
from harena.games.gladiatori.combat_round.reaction import NO_REACTION, react, react_again, suffer
from harena.games.gladiatori.components.arena import FRONT
from harena.games.gladiatori.components.bout import (
    COOPERATIVE,
    FIRST_BEAST,
    NOBODY,
    NOTHING,
    SOLO,
    Bout,
)
from harena.games.gladiatori.components.cards import ENOUGH, MOVEMENT, ONE, SWEEP, has
from harena.games.gladiatori.components.figures import (
    ahead,
    figures,
    halved,
    is_opponent,
    side,
    where,
)
from harena.games.gladiatori.components.status import TOPPLES, markers_to_come
from harena.games.gladiatori.fight.final_values import margin
from harena.games.gladiatori.fight.injuries import damage_of
from harena.games.gladiatori.steps import TAKE_BACK
from harena.toolkit.hexes import DIRECTIONS

PLAYS: Final = 1
ONLY_SWEEP: Final = "only-sweep"


def of_actions(bout: Bout, seat: int, choices: list[int]) -> dict[int, Facts]:
    """6.9 to 6.12 A blow with its attack as it stands, or why there can be none; Standby, Pass."""
    found: dict[int, Facts] = {}
    why = why_no_blow(bout, seat)
    tone = PLAIN if why == ONLY_SWEEP else BAD
    for choice in choices:
        if choice == PASSING:
            found[choice] = result("passive", PLAIN, {})
        elif choice >= STANDBY_NEW:
            found[choice] = result("back", GOOD, {"count": STANDBY_ELEMENTS})
        elif choice % AGAIN != MOVEMENT:
            found[choice] = result(why, tone, {}) if why else blow_with(bout, seat, choice)
    return found


def blow_with(bout: Bout, seat: int, choice: int) -> Facts:
    """7.1, 7.6.2 An attack with this card and none on it, without Offense and with it."""
    twin = bout.copy()
    if choice < AGAIN:
        play_new(twin, choice, seat)
    else:
        reuse(twin, choice, seat)
    attack = total(attack_parts(twin.copy(), seat))
    return struck(twin, seat, attack, weight(twin, seat))


def why_no_blow(bout: Bout, seat: int) -> str:
    """6.16, 6.18, 10.4, 11.1 Why nobody can be attacked from here; nothing if somebody can."""
    why = why_none_as_it_lies(bout, seat)
    return ONLY_SWEEP if why and could_sweep(bout, seat) else why


def why_none_as_it_lies(bout: Bout, seat: int) -> str:
    """6.18, 11.1 The same with the cards that are played already, and none more."""
    if fights_ahead(bout, seat) or throws(bout, seat) or sweeps(bout, seat):
        return ""
    return "not-ahead" if is_beside_a_foe(bout, seat) else "nobody-near"


def could_sweep(bout: Bout, seat: int) -> bool:
    """11.1 Whether a Sweep from the hand would reach somebody."""
    if not has(bout.hand[seat], SWEEP):
        return False
    twin = bout.copy()
    twin.fight.played[seat] += ONE[SWEEP]
    return len(sweeps(twin, seat)) > 0


def of_trials(
    bout: Bout, seat: int, ask: str, choices: list[int], context: int
) -> dict[int, Facts]:
    """6.14, 6.18, 7.1, 11.1 The sum after each choice; with a card more, why it is no blow."""
    found = of_sum(bout, seat, ask, choices, context)
    if ask != "add" or is_target(bout, seat):
        return found
    for choice in found:
        twin = known(bout, seat)
        add(twin, choice, seat)
        why = (why_none_as_it_lies if choice == ENOUGH else why_no_blow)(twin, seat)
        if why:
            found[choice] = result(why, PLAIN if why == ONLY_SWEEP else BAD, {})
    return found


def blow_of_plan(bout: Bout, seat: int) -> Facts:
    """11.1 Where cards are added to no blow: why, and the card that makes one of it."""
    why = why_none_as_it_lies(bout, seat)
    if not why or is_target(bout, seat) or not is_summed(bout, seat):
        return {}
    return {"why": why, "unless": SWEEP if could_sweep(bout, seat) else NOTHING}


def only_foe(bout: Bout, seat: int) -> Facts:
    """6.18, 3.1 Whom a blow strikes and from which side, where it can strike nobody else."""
    foe = ahead(bout, seat)
    if not fights_ahead(bout, seat) or throws(bout, seat):
        return {}
    if has(bout.hand[seat], SWEEP):
        for arc in range(len(ARCS)):
            if figures_in(bout, seat, arc) != [foe]:
                return {}
    if foe >= FIRST_BEAST:
        return {"figure": foe}
    honest = side(bout, foe, bout.place[seat]) == FRONT
    return {"figure": foe, "side": "front" if honest else "rear"}


def is_beside_a_foe(bout: Bout, seat: int) -> bool:
    """Whether an opponent stands on a hex beside him."""
    arena, here = bout.content.arena, bout.place[seat]
    for figure in figures(bout):
        beside = figure != seat and arena.distance(here, where(bout, figure)) <= 1
        if beside and is_opponent(bout, seat, figure):
            return True
    return False


def why_skipped(bout: Bout, seat: int) -> str:
    """6.16, 6.18 Why a declaration has nothing to choose from; a Movement card is no blow."""
    if bout.fight.card[seat] == MOVEMENT:
        return ""
    return "not-ahead" if is_beside_a_foe(bout, seat) else "nobody-near"


def of_fights(bout: Bout, seat: int, choices: list[int]) -> dict[int, Facts]:
    """6.17, 16.2, 16.5 What each declaration is worth in points, and its blow as it stands."""
    found: dict[int, Facts] = {}
    foe = ahead(bout, seat)
    for fight in choices:
        if fight == NO_FIGHT or THROWING <= fight < BREAKING:
            continue
        if fight == HELPING:
            found[fight] = lent(bout, seat, seat, foe)
        elif SWEEP_LEFT <= fight <= SWEEP_RIGHT:
            found[fight] = swept(bout, seat, fight - SWEEP_LEFT)
        elif fight == STRIKE or fight >= NETTING:
            found[fight] = aimed(bout, seat, foe, fight)
    return found


def swept(bout: Bout, seat: int, arc: int) -> Facts:
    """11.1.1 How many opponents stand in the arc, and how many of one's own."""
    struck = figures_in(bout, seat, arc)
    foes = sum([int(is_opponent(bout, seat, figure)) for figure in struck])
    numbers: Facts = {"count": foes, "allies": len(struck) - foes}
    return result("sweeps", BAD if len(struck) > foes else PLAIN, numbers)


def of_targets(bout: Bout, seat: int, choices: list[int], fight: int) -> dict[int, Facts]:
    """6.17, 10.3, 11.1.1 The attack on each, by distance or by turn, and its points."""
    return {figure: aimed(bout, seat, figure, fight) for figure in choices}


def aimed(bout: Bout, seat: int, figure: int, fight: int) -> Facts:
    """16.2, 16.5, 20.11 A blow at this figure: its attack so far, its damage, its points."""
    if bout.fight.helped != NOBODY:
        return lent(bout, seat, bout.fight.helped, figure)
    twin = known(bout, seat)
    twin.fight.attacker = seat
    if NETTING <= fight < THROWING:
        twin.fight.net = fight - NETTING
    elif fight >= BREAKING:
        twin.fight.breaks = fight - BREAKING
    index = len(twin.fight.targets)
    twin.fight.targets = [*([figure] * index), figure]
    if twin.fight.swept and index:
        return points_of(twin, seat, figure, {})
    attack = total(attack_parts(twin.copy(), seat))
    return points_of(twin, seat, figure, struck(twin, seat, attack, weight(twin, seat)))


def points_of(bout: Bout, seat: int, figure: int, told: Facts) -> Facts:
    """3.1, 16.2, 16.5 From the front for honour, from the rear for shame; one's own for nothing."""
    if figure < FIRST_BEAST and bout.team[figure] == bout.team[seat]:
        return result("ally", BAD, {})
    if figure >= FIRST_BEAST or bout.mode in (SOLO, COOPERATIVE):
        return told
    content = bout.content
    honest = side(bout, figure, bout.place[seat]) == FRONT
    points = content.front_attack if honest else content.rear_attack
    wounds = bout.fight.net == NOTHING and bout.fight.breaks == NOTHING
    numbers: Facts = {"attack": 0, "most": 0, "more": 0, "damage": 0, **told, "points": points}
    if not wounds:
        numbers["damage"] = 0
    word = "front" if honest else "rear"
    return {**numbers, "word": word, "tone": GOOD if honest else BAD}


def of_breaks(bout: Bout, seat: int, choices: list[int]) -> dict[int, Facts]:
    """11.6, 9.6 The damage as it stands against the Item's hit points."""
    damage = weight(bout.copy(), seat)
    found: dict[int, Facts] = {}
    for item in choices:
        if item != NOT_BROKEN:
            life = halved(bout, item, bout.content.item_life[item])
            enough = damage >= life or bout.damaged >> item & 1 == 1
            numbers: Facts = {"damage": damage, "life": life}
            found[item] = result("breaks" if enough else "dents", PLAIN, numbers)
    return found


def of_reactions(bout: Bout, seat: int, choices: list[int]) -> dict[int, Facts]:
    """6.24, 7.2 The attack that each Reaction would stop, without cards on it; a Dodge halves."""
    found: dict[int, Facts] = {}
    for choice in choices:
        twin = known(bout, seat)
        if choice == NO_REACTION:
            suffer(twin, choice, seat)
        elif choice < AGAIN:
            react(twin, choice, seat)
        else:
            react_again(twin, choice, seat)
        found[choice] = so_far(twin, seat, "reaction")
    return found


def of_allies(bout: Bout, seat: int, choices: list[int]) -> dict[int, Facts]:
    """6.20, 6.21 What help lends each ally, as the attack stands."""
    return {ally: lent(bout, seat, ally, ahead(bout, seat)) for ally in choices}


def lent(bout: Bout, seat: int, ally: int, figure: int) -> Facts:
    """6.21, 6.22 Help against this opponent: no blow, no points, a share of the attack."""
    twin = known(bout, seat)
    twin.fight.attacker, twin.fight.helped, twin.fight.targets = seat, ally, [figure]
    return attacked(twin, total(attack_parts(twin.copy(), seat)), 0, False)


def of_pushes(bout: Bout, choices: list[int]) -> dict[int, Facts]:
    """12.6, 14.2 Whether the marker that comes with it throws him down; a beast gets none."""
    found: dict[int, Facts] = {}
    for choice in choices:
        target = (choice - 1) // DIRECTIONS
        if choice == NO_PUSH + 1:
            found[choice] = result("stays", PLAIN, {})
        elif target >= FIRST_BEAST:
            found[choice] = result("beast-moves", PLAIN, {})
        else:
            markers = bout.unbalanced[target] + markers_to_come(bout, target) + 1
            falls = markers >= TOPPLES
            found[choice] = result("he-falls" if falls else "he-staggers", GOOD, {})
    return found


def of_feint(bout: Bout, step: int) -> dict[int, Facts]:
    """7.5.1, 7.6.1 What the blow does if it stands; who counters knows that it is void."""
    if step != TAKE_BACK:
        return {1 - PLAYS: result("void", PLAIN, {}), PLAYS: result("regained", GOOD, {})}
    found = {PLAYS: result("undone", PLAIN, {})}
    if len(bout.fight.targets) == 1:
        numbers: Facts = {"attack": bout.fight.attacks[0], "defence": bout.fight.defences[0]}
        if bout.fight.attacks[0] < 1 or margin(bout, 0) <= 0:
            found[1 - PLAYS] = result("missed", BAD, numbers)
        elif bout.fight.net != NOTHING or bout.fight.breaks != NOTHING:
            found[1 - PLAYS] = result("works", GOOD, numbers)
        elif bout.fight.targets[0] < FIRST_BEAST:
            numbers["damage"] = damage_of(bout, 0)
            found[1 - PLAYS] = result("lands", GOOD, numbers)
        else:
            found[1 - PLAYS] = result("slays", GOOD, numbers)
    return found
