"""The odds of a battle before it is chosen, exact: every fall of the dice, through the rules.

Nets, rerolls and casualties are decided as a hasty player would (advice.py); the dice are not
sampled but counted, each way they can fall with its chance.
"""

from typing import final

from harena.games.clash import steps
from harena.games.clash.advice import instinct
from harena.games.clash.battle import (
    AGAIN,
    attack,
    choose_casualty,
    choose_net,
    choose_reroll,
    dice_of,
    give,
    may_reroll,
    strike,
    switch_off,
    throw_nets,
)
from harena.games.clash.beasts import PASS, enter
from harena.games.clash.chances import falls_of
from harena.games.clash.content import SHIELD
from harena.games.clash.movement import beast_grounds, entry_grounds, team_grounds
from harena.games.clash.state import ATTACKER, DEFENDER, NOWHERE, Arena
from harena.kernel.agenda import Due
from harena.kernel.state import State
from harena.toolkit.bits import members


@final
class Tally:
    """What comes of a battle for the attacker, each outcome weighed with its chance."""

    def __init__(self, arena: Arena, seat: int) -> None:
        self.seat = seat
        self.points = arena.scores()[seat]
        self.men = arena.fielded(seat)
        self.floor = len(arena.agenda)
        self.target_falls = 0.0
        self.attacker_falls = 0.0
        self.won = 0.0
        self.lost = 0.0

    def count(self, arena: Arena, chance: float) -> None:
        """One end of the battle."""
        if arena.at[DEFENDER] == NOWHERE:
            self.target_falls += chance
        if arena.at[ATTACKER] == NOWHERE:
            self.attacker_falls += chance
        self.won += (arena.scores()[self.seat] - self.points) * chance
        self.lost += (self.men - arena.fielded(self.seat)) * chance


def odds(state: State, seat: int, ask: str, choice: int) -> dict[str, float]:
    """What an option may bring: for a target its battle, else that of the best target."""
    assert isinstance(state, Arena)
    asked = state.decision(seat)
    if asked is None or asked.ask != ask or choice not in asked.choices:
        return {}
    if asked.step == steps.ATTACK:
        return battle_odds(state, seat, asked.b, choice)
    if asked.step == steps.STAND:
        return best_odds(moved(state, asked.b, choice), seat, choice)
    if asked.step == steps.ENTER:
        return best_odds(entered(state, seat, asked.b, choice), seat, choice)
    if asked.step == steps.CHOOSE_GROUND:
        return best_over(state, seat, choice, team_grounds(state, seat, choice))
    if asked.step == steps.LEAD and choice != PASS:
        return led_odds(state, seat, choice)
    if asked.step == steps.REROLL and choice == AGAIN:
        return reroll_odds(state, asked.a, asked.b, asked.c)
    return {}


def moved(arena: Arena, start: int, ground: int) -> Arena:
    """The arena with a piece on another ground."""
    twin = arena.copy()
    if ground != start:
        twin.move(start, ground)
    return twin


def entered(arena: Arena, seat: int, animal: int, ground: int) -> Arena:
    """The arena with an animal from beside it on a ground."""
    twin = arena.copy()
    enter(twin, ground, seat, animal)
    return twin


def led_odds(arena: Arena, seat: int, animal: int) -> dict[str, float]:
    """7.2, 7.3, 7.4 The best battle of an animal, from where it may go or come in."""
    if not arena.spares >> animal & 1:
        space = arena.animals.index(animal)
        return best_over(arena, seat, space, beast_grounds(arena, space))
    found: list[dict[str, float]] = []
    for ground in members(entry_grounds(arena)):
        found.append(best_odds(entered(arena, seat, animal, ground), seat, ground))
    return best(found)


def best_over(arena: Arena, seat: int, space: int, grounds: int) -> dict[str, float]:
    """The best battle that a piece can choose, over all grounds it may fight from."""
    found: list[dict[str, float]] = []
    for ground in members(grounds):
        found.append(best_odds(moved(arena, space, ground), seat, ground))
    return best(found)


def best_odds(arena: Arena, seat: int, ground: int) -> dict[str, float]:
    """The best battle from a ground."""
    found: list[dict[str, float]] = []
    for target in members(arena.content.board.near[ground] & arena.targets(seat)):
        found.append(battle_odds(arena, seat, ground, target))
    return best(found)


def best(found: list[dict[str, float]]) -> dict[str, float]:
    """The one with the most points won above those lost."""
    chosen: dict[str, float] = {}
    for one in found:
        if not chosen or one["won"] - one["lost"] > chosen["won"] - chosen["lost"]:
            chosen = one
    return chosen


def battle_odds(arena: Arena, seat: int, ground: int, target: int) -> dict[str, float]:
    """The chances of one battle, the points it may win and the gladiators it may cost."""
    twin = arena.copy()
    twin.pending = ()
    tally = Tally(twin, seat)
    attack(twin, target, seat, ground)
    follow(twin, tally, 1.0)
    return {
        "target_falls": tally.target_falls,
        "attacker_falls": tally.attacker_falls,
        "won": tally.won,
        "lost": tally.lost,
    }


def follow(arena: Arena, tally: Tally, chance: float) -> None:
    """Do the steps of the battle; at each roll follow every way the dice can fall."""
    arena.lay_down()
    while len(arena.agenda) > tally.floor:
        step, a, b, c, _ = arena.agenda.pop()
        if step == steps.ROLL:
            if not arena.is_decided():
                follow_roll(arena, tally, a, chance)
                return
        elif step == steps.THROW_NETS:
            throw_nets(arena, a)
        elif step == steps.CHOOSE_NET:
            choose_net(arena, a, b)
        elif step == steps.SWITCH_OFF:
            switch_off(arena, a, b, c)
        elif step == steps.CHOOSE_CASUALTY:
            choose_casualty(arena, a, b)
        elif step == steps.GIVE:
            give(arena, a, b, c)
        if arena.pending:
            arena.agenda.append(hasty(arena))
        arena.lay_down()
    tally.count(arena, chance)


def hasty(arena: Arena) -> Due:
    """What a hasty player would choose of what is asked."""
    asked = arena.pending[0]
    due = asked.due(instinct(arena, asked.seat))
    arena.pending = ()
    return due


def follow_roll(arena: Arena, tally: Tally, side: int, chance: float) -> None:
    """Every way the dice of a side can fall, and fall again where a hasty player would reroll."""
    falls = falls_of(arena.content.faces, dice_of(arena, side))
    again = 0.0
    for singles, lethals, share in falls:
        if may_reroll(arena, side):
            choose_reroll(arena, side, singles, lethals)
            if hasty(arena)[1] == AGAIN:
                again += share
                continue
        follow_strike(arena, tally, side, singles, lethals, chance * share)
    if again:
        for singles, lethals, share in falls:
            follow_strike(arena, tally, side, singles, lethals, chance * again * share)


def follow_strike(
    arena: Arena, tally: Tally, side: int, singles: int, lethals: int, chance: float
) -> None:
    """Go on from one roll, in an arena of its own."""
    twin = arena.copy()
    strike(twin, side, singles, lethals)
    follow(twin, tally, chance)


def harms(arena: Arena, side: int) -> tuple[int, int]:
    """5.6.1, 5.6.3, 6.6 What a single hit and a lethal one do to a side, by what the pack says."""
    content = arena.content
    if arena.is_animal(side):
        return content.wounds_per_single, content.wounds_per_lethal
    return 1, content.tokens_per_gladiator


def borne(arena: Arena, side: int) -> int:
    """5.6.3, 6.7 The harm that fells a side, with what it has suffered before."""
    space = arena.at[side]
    if arena.is_animal(side):
        return arena.content.life[arena.animals[space]] - arena.tokens[space]
    return arena.content.tokens_per_gladiator * arena.size(space) - arena.tokens[space]


def reroll_odds(arena: Arena, side: int, singles: int, lethals: int) -> dict[str, float]:
    """5.4.2 The chance that a second roll does better or worse than the one on the table.

    Nothing is better than to fell the enemy: more harm than it bears is no more.
    """
    shields, bears = arena.active(1 - side, SHIELD), borne(arena, 1 - side)
    single_harm, lethal_harm = harms(arena, 1 - side)
    held = min(bears, single_harm * max(0, singles - shields) + lethal_harm * lethals)
    better, worse = 0.0, 0.0
    for single, lethal, share in falls_of(arena.content.faces, dice_of(arena, side)):
        second = min(bears, single_harm * max(0, single - shields) + lethal_harm * lethal)
        if second > held:
            better += share
        elif second < held:
            worse += share
    return {"better": better, "worse": worse}
