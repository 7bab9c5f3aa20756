"""How good a position is, and a quick answer to every question, for bots."""

from typing import Final

from harena.games.gladiatori.abilities.elements import NO_ELEMENT
from harena.games.gladiatori.advice.tactics import (
    CARDS_TO_ADD,
    best_point,
    honourable_prey,
    needs_guard,
    strike_with,
    ward_with,
    worth_of_place,
)
from harena.games.gladiatori.combat_round.declaration import (
    NETTING,
    NO_FIGHT,
    STRIKE,
    SWEEP_LEFT,
    THROWING,
)
from harena.games.gladiatori.combat_round.movement import MOVES, STOP
from harena.games.gladiatori.combat_round.own_round import (
    AGAIN,
    PASSING,
    READY,
    SHAKE_IMBALANCE,
    SHAKE_TRAP,
    STANDBY_NEW,
    STANDING_UP,
)
from harena.games.gladiatori.combat_round.reaction import NO_REACTION
from harena.games.gladiatori.components.bout import ALIVE, COOPERATIVE, SOLO, Bout
from harena.games.gladiatori.components.card_row import cards_in
from harena.games.gladiatori.components.cards import (
    ACROBATIC_STRIKE,
    ACTIONS,
    ENERGY_0,
    ENERGY_1,
    ENOUGH,
    FEINT,
    MOVE_CARDS,
    MOVEMENT,
    OVERSKILL,
    STRENGTH,
    UNBALANCING_STRIKE,
    greens,
    size,
)
from harena.games.gladiatori.components.figures import beasts_left, has_beasts
from harena.games.gladiatori.components.knowledge import kinds_of
from harena.games.gladiatori.components.traits import ENDURANCE, GUARD, OFFENSE, TRAITS
from harena.games.gladiatori.fight.final_values import item_attack, item_defence
from harena.kernel.decisions import Decision
from harena.kernel.state import State
from harena.toolkit.hexes import DIRECTIONS

# Fitted to 20,000 ends of turns between players of instinct: how many points each thing will still
# bring its owner; the first three in all, the others for each turn that is left.
SURVIVAL: Final = 5.0
PER_ACTION: Final = 1.0
STANDING: Final = 0.08
PER_CARD: Final = 0.11
PER_MOVE: Final = 0.1
PER_TRAIT: Final[list[float]] = [0.15, 0.2, 0.2, 0.13, 0.38]
PER_ATTACK: Final = 0.2
PER_DEFENCE: Final = 0.15
PER_RECOVERY: Final = 0.2
PER_TRAP: Final = 0.6
PER_IMBALANCE: Final = 0.25
PER_FALL: Final = 0.8
# Against beasts alone only life counts.
PER_LIFE: Final = 0.3
PER_BEAST: Final = 2.0
VICTORY: Final = 100.0
WEAK: Final = 3
ALL: Final = ("back", "dodge", "blood")
YES: Final = ("acrobatics", "unbeatable", "escape")
# What one would rather take back, the dear first; and lose, the cheap first.
GAINS: Final[list[int]] = [*range(ACTIONS), ENERGY_1, *range(7, NO_ELEMENT), ENERGY_0, FEINT]
LOSSES: Final[list[int]] = [ENERGY_0, ENERGY_1, FEINT, *range(7, 15), *range(ACTIONS)]


def value(state: State, seat: int) -> float:
    """Points ahead of the best rival, and what is left to fight with."""
    assert isinstance(state, Bout)
    bout = state
    if bout.ended:
        won = VICTORY if seat in bout.winners() else -VICTORY
        return won + bout.points[seat]
    worth = [standing(bout, one) for one in range(bout.seats)]
    own, rivals = 0.0, -VICTORY
    for one in range(bout.seats):
        if bout.team[one] == bout.team[seat]:
            own += worth[one]
        else:
            rivals = max(rivals, worth[one])
    return own if rivals == -VICTORY else own - rivals


def standing(bout: Bout, seat: int) -> float:
    """One seat's points, and what its means will still bring."""
    if bout.fate[seat] != ALIVE:
        return float(bout.points[seat])
    worth = bout.points[seat] + SURVIVAL
    if bout.mode in (SOLO, COOPERATIVE):
        worth += PER_LIFE * bout.vitality(seat) - PER_BEAST * beasts_left(bout) / bout.seats
    left = bout.turns - bout.turn
    if not left:
        return worth
    cards = bout.hand[seat] + bout.life[seat] + bout.deck[seat]
    if bout.turn:
        place = worth_of_place(bout, seat, bout.place[seat], bout.facing[seat])
        worth += STANDING * place + PER_ACTION * greens(cards)
    return worth + left * means(bout, seat, cards)


def means(bout: Bout, seat: int, cards: int) -> float:
    """What a seat has to fight with, for one turn."""
    worth = PER_CARD * (size(cards) - greens(cards)) + PER_MOVE * size(cards & MOVE_CARDS)
    for trait, each in enumerate(PER_TRAIT):
        worth += each * bout.remaining[TRAITS * seat + trait]
    worth += PER_ATTACK * item_attack(bout, seat) + PER_DEFENCE * item_defence(bout, seat)
    worth -= PER_TRAP * bout.trapped[seat] + PER_IMBALANCE * bout.unbalanced[seat]
    worth -= PER_FALL * (bout.down[seat] > 0)
    return worth + PER_RECOVERY * min(bout.remaining[TRAITS * seat + ENDURANCE], spent(bout, seat))


def spent(bout: Bout, seat: int) -> int:
    """What Endurance can bring back: cards, Offense and Guard."""
    missing = size(bout.discard[seat] + cards_in(bout.row[seat]))
    for trait in (OFFENSE, GUARD):
        missing += bout.start[TRAITS * seat + trait] - bout.remaining[TRAITS * seat + trait]
    return max(0, missing)


def instinct(state: State, seat: int) -> int:
    """The answer one would give without thinking long."""
    assert isinstance(state, Bout)
    decision = state.decision(seat)
    assert decision is not None
    choices = choices_of(decision)
    if len(choices) == 1:
        return 0
    chosen = hasty(state, seat, decision.ask, choices, decision.b)
    return choices.index(chosen) if chosen in choices else 0


def choices_of(decision: Decision) -> list[int]:
    """The choices in the order of the options."""
    found = decision.choices[:]
    for _, choices, _, _, _ in decision.more:
        found += choices
    return found


def hasty(bout: Bout, seat: int, ask: str, choices: list[int], index: int) -> int:
    """By what is asked; what is not named here takes the first option."""
    if ask in ALL or ask == "rest":
        return choices[-1]
    if ask in YES:
        return 1
    if ask == "split":
        return hasty_split(bout, seat, choices, index)
    if ask in ("opening", "closing"):
        return hasty_opening(bout, seat, choices)
    if ask == "movement":
        point = best_point(bout, seat, [one for one in choices if one != STOP])
        return point if point >= 0 else STOP
    if ask == "action":
        return hasty_action(bout, seat, choices)
    if ask == "add":
        return hasty_addition(bout, seat, choices)
    if ask == "fight":
        return hasty_fight(bout, seat, choices)
    if ask == "reaction":
        return hasty_reaction(bout, seat, choices)
    if ask == "skill":
        return hasty_skill(bout, seat, index)
    return hasty_element(bout, seat, ask, choices)


def hasty_split(bout: Bout, seat: int, choices: list[int], index: int) -> int:
    """Action cards and Moves to the hand, cheap cards to bleed with, Energy by halves."""
    kind = kinds_of(bout, seat)[index]
    if kind in (ENERGY_0, FEINT):
        return choices[-1] // 3
    if kind == ENERGY_1:
        return (choices[-1] + 1) // 2
    return choices[-1]


def hasty_opening(bout: Bout, seat: int, choices: list[int]) -> int:
    """Up from the ground first, then to where a blow can be struck."""
    for choice in (STANDING_UP, SHAKE_IMBALANCE, SHAKE_TRAP):
        if choice in choices and (bout.down[seat] or bout.trapped[seat]):
            return choice
    point = best_point(bout, seat, [one for one in choices if one < MOVES])
    return point if point >= 0 else READY


def hasty_action(bout: Bout, seat: int, choices: list[int]) -> int:
    """Strike whoever stands there; else walk; else catch breath."""
    best, chosen = 0, PASSING
    prey = honourable_prey(bout, seat) >= 0
    for choice in choices:
        if choice < STANDBY_NEW and choice % AGAIN != MOVEMENT and prey:
            worth = 2 * strike_with(bout, seat, choice % AGAIN) + (choice < AGAIN)
            if worth > best:
                best, chosen = worth, choice
    if chosen != PASSING:
        return chosen
    if MOVEMENT in choices and not prey:
        return MOVEMENT
    for choice in choices:
        if choice >= STANDBY_NEW and choice != PASSING:
            return choice
    return PASSING


def hasty_addition(bout: Bout, seat: int, choices: list[int]) -> int:
    """A few Energy cards where they count, and a Move that always helps."""
    for kind in (ACROBATIC_STRIKE, UNBALANCING_STRIKE, OVERSKILL):
        if kind in choices and bout.fight.card[seat] != MOVEMENT and not bout.unbalanced[seat]:
            return kind
    added = size(bout.fight.played[seat])
    kind = ENERGY_1 if bout.fight.card[seat] == STRENGTH else ENERGY_0
    attacks = seat == bout.current
    if added < CARDS_TO_ADD and kind in choices and (attacks or kind == ENERGY_1):
        return kind
    return ENOUGH


def hasty_fight(bout: Bout, seat: int, choices: list[int]) -> int:
    """A blow in honour; a net if one is at hand; a throw at whoever is far."""
    if honourable_prey(bout, seat) >= 0:
        for choice in choices:
            if NETTING <= choice < THROWING and not has_beasts(bout):
                return choice
        if STRIKE in choices:
            return STRIKE
    for choice in choices:
        if choice >= SWEEP_LEFT and choice >= THROWING:
            return choice
    return NO_FIGHT


def hasty_reaction(bout: Bout, seat: int, choices: list[int]) -> int:
    """The best ward, a new card rather than Blood."""
    best, chosen = 0, NO_REACTION
    for choice in choices:
        if choice != NO_REACTION:
            worth = 2 * ward_with(bout, seat, choice % AGAIN) + (choice < AGAIN)
            if worth > best:
                best, chosen = worth, choice
    return chosen


def hasty_skill(bout: Bout, seat: int, skill: int) -> int:
    """Offense while it is worth something, Guard where it may turn the blow aside."""
    if skill == OFFENSE:
        return int(bout.remaining[TRAITS * seat + OFFENSE] >= WEAK)
    return int(needs_guard(bout, seat))


def hasty_element(bout: Bout, seat: int, ask: str, choices: list[int]) -> int:
    """Lose what is cheap, take back what is dear."""
    if ask in ("payment", "toll", "spend"):
        for kind in LOSSES:
            if kind in choices:
                return kind
    if ask == "recover":
        for element in GAINS:
            if element in choices:
                return element
    if ask == "unbalanced":
        return int(bout.unbalanced[seat] > 0)
    if ask == "face":
        return DIRECTIONS // 2 if choices else 0
    if ask == "build_energy_1":
        return choices[-1] // 2
    if ask.startswith("build_") and ask not in ("build_move", "build_power"):
        return min(5, choices[-1])
    return choices[0]
