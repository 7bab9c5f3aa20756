"""How good a position is for a seat, and what a hasty player would do.

Counted in points: what was scored, what the next attacks promise, the favour of the crowd and the
cards to come. A hasty player looks at each choice by itself.
"""

from typing import Final

from harena.games.jugula.advice.aims import worth_of_going, worth_of_stand_at
from harena.games.jugula.advice.plays import (
    gain_of_move,
    prospect_of,
    worth_of_play,
    worth_of_taking,
)
from harena.games.jugula.advice.positions import Position, position_of
from harena.games.jugula.advice.tactics import (
    nearest_foe,
    worth_of_card,
    worth_of_choice,
    worth_of_stand,
)
from harena.games.jugula.basics.movement import NO_MOVER, SHED, STOP
from harena.games.jugula.combat.attack import NOTHING_YET, TOP
from harena.games.jugula.combat.odds import others_card
from harena.games.jugula.combat.reach import NO_ATTACK
from harena.games.jugula.combat.totals import attack_parts, defence_parts
from harena.games.jugula.components.arena import (
    FAMILIA,
    GLADIATORS,
    HEALTHY,
    LAST_FAMILIA,
    NOBODY,
    WOUNDED,
    Arena,
)
from harena.games.jugula.components.content import ALL_PRIMA, PRIMA
from harena.games.jugula.components.ground import FACINGS, SQUARES
from harena.games.jugula.turn.needs import KINDS_OF_USE
from harena.games.jugula.turn.texts import NO_ADVANCE, NO_RECALL, NO_TURN
from harena.kernel.decisions import Decision
from harena.kernel.state import State
from harena.toolkit.squares import NOWHERE

WON: Final = 100.0
LEADER: Final = 0.5
POINT: Final = 3.0
# Where the last familia wins, a point for the blow itself: what it costs one of the others, all the
# rest gain by as much. Of seven matches of three greedy bots three ended at the round limit with a
# tenth of a point, none of four now, in 23 rounds.
BLOW: Final = 2.5
# Of what the best attack promises, for whoever is to play and for the others; and of the next. Less
# than striking brings, or one who can strike would rather go on promising: with twice as much, and
# more towards the end, greedy won 19 of 30 against instinct, so 58 of 64.
NEXT: Final = 1.0
LATER: Final = 0.6
SECOND: Final = 0.3
# What a man may do after a move: his own player goes for it and fears less what others may do, or
# both would wait for the other to come.
OWN_AIMS: Final = 1.0
THEIR_AIMS: Final = 0.3
# What is hoarded: a level of Vox Populi, its bonus, a card in hand, a Prima card.
A_LEVEL: Final = 0.02
A_BONUS: Final = 0.1
A_CARD: Final = 0.1
A_PRIMA: Final = 0.05
ENOUGH_PRIMA: Final = 4
TOO_CLOSE: Final = 0.02
# By so much a Prima card, which comes late, must be better than any other use to be put forward. By
# 60 playouts of each choice a hasty player's Prima cards were 5.6 below the best, what he would
# have done without them 3.8.
LATER_THAN_ALL: Final = 0.3


def value(state: State, seat: int) -> float:
    """What the position is worth to a seat, against the others and most against their best.

    By the best alone nothing was won by hurting another, and with three or four all waited.
    """
    assert isinstance(state, Arena)
    arena = state
    if arena.ended or arena.match_over:
        worth = worth_of_ending(arena, seat)
        return worth / (1 if arena.matches == 1 else 10) + arena.glory[seat]
    mine, best, total = 0.0, -WON, 0.0
    for one in range(arena.seats):
        if one == seat:
            mine = strength_of(arena, one, OWN_AIMS)
        else:
            theirs = strength_of(arena, one, THEIR_AIMS)
            best = max(best, theirs)
            total += theirs
    others = LEADER * best + (1 - LEADER) * total / (arena.seats - 1)
    return mine - others + arena.glory[seat]


def worth_of_ending(arena: Arena, seat: int) -> float:
    """All for a victory alone; one that is shared is nothing to strive for."""
    victors = arena.victors
    if arena.ended:
        victors = 0
        for winner in arena.winners():
            victors |= 1 << winner
    if not victors >> seat & 1:
        return -WON
    return WON if victors == 1 << seat else -WON / 4


def strength_of(arena: Arena, seat: int, eagerness: float) -> float:
    """Points and men, what attacks promise now and after a move, Vox Populi, and cards."""
    if not arena.is_in(seat):
        return -WON / 4
    worth, promised = 0.0, 0.0
    position = position_of(arena)
    for man in arena.men(seat):
        worth += 1.0 if arena.condition[man] == HEALTHY else 0.4
        if arena.hindered >> man & 1:
            worth -= 0.4
        elif arena.turns:
            promised += position.aim(arena, man)[2]
    if arena.goal == LAST_FAMILIA:
        worth *= POINT
        worth += BLOW * arena.points[seat]
    else:
        worth += POINT * arena.points[seat]
    worth += eagerness * promised
    soon = position.best_attacks(arena, seat)
    if soon:
        worth += (NEXT if seat == arena.active else LATER) * soon[0]
    if len(soon) > 1:
        worth += SECOND * soon[1]
    level = arena.vox[seat]
    worth += A_LEVEL * level + A_BONUS * arena.content.bonus[level]
    worth += A_CARD * min(arena.held(seat), arena.content.limit[level] + 1)
    taken = (ALL_PRIMA & ~arena.prima[seat]).bit_count() if arena.turns else 0
    return worth + A_PRIMA * min(ENOUGH_PRIMA, taken)


def instinct(state: State, seat: int) -> int:
    """The index of the option that looks best by itself."""
    assert isinstance(state, Arena)
    asked = state.decision(seat)
    if asked is None or len(asked.choices) == 1:
        return 0
    if asked.ask == "move":
        return best_pace(state, asked)
    if asked.ask == "play":
        return best_play(state, seat, asked.choices)
    if asked.ask == "commit":
        return best_commit(state, seat, asked)
    if asked.ask == "place":
        return best_place(state, asked.choices)
    best, chosen = -WON, 0
    for index, choice in enumerate(asked.choices):
        worth = worth_of(state, seat, asked, choice)
        if worth > best:
            best, chosen = worth, index
    return chosen


def best_play(arena: Arena, seat: int, choices: list[int], prima: float = 0.0) -> int:
    """A use of a card, by what attacks and moves promise now; a Prima card must promise more."""
    prospect = prospect_of(arena, seat)
    best, chosen = -WON, 0
    for index, choice in enumerate(choices):
        worth = worth_of_play(arena, seat, choice, prospect)
        if choice % KINDS_OF_USE == PRIMA:
            worth -= prima
        if worth > best:
            best, chosen = worth, index
    return chosen


def careful_play(arena: Arena, seat: int, choices: list[int]) -> int:
    """The same for who would rather strike and move than gather cards."""
    return best_play(arena, seat, choices, LATER_THAN_ALL)


def best_pace(arena: Arena, asked: Decision) -> int:
    """On towards the square from which his next attack promises most; a token is given up."""
    if asked.choices[0] == SHED:
        return 0
    position = position_of(arena)
    way = (asked.a, asked.b, asked.c, arena.square_cost)
    found = position.paces.get(way)
    if found is None:
        found = found_pace(arena, position, asked.a, asked.choices)
        position.paces[way] = found
    return found


def found_pace(arena: Arena, position: Position, man: int, choices: list[int]) -> int:
    """The same, looked for among all."""
    goal, foe, _ = position.aim(arena, man)
    if goal == NOWHERE:
        return len(choices) - 1
    far = position.ways_there(arena, man, goal)
    here, facing = arena.square[man], arena.facing[man]
    best = worth_of_stand_at(arena, here, facing, goal, foe, far) + TOO_CLOSE
    chosen = len(choices) - 1
    for index, choice in enumerate(choices):
        if choice != STOP:
            worth = worth_of_going(arena, man, choice, goal, foe, far)
            if worth > best:
                best, chosen = worth, index
    return chosen


def worth_of(arena: Arena, seat: int, asked: Decision, choice: int) -> float:
    """How good a choice looks, by what is asked."""
    ask = asked.ask
    if ask == "mover":
        return worth_of_mover(arena, seat, choice)
    if ask == "attack":
        return 0.0 if choice == NO_ATTACK else worth_of_choice(arena, seat, choice)
    if ask == "prima":
        return worth_of_taking(arena, seat, choice, prospect_of(arena, seat))
    if ask in ("recall", "keep", "augury"):
        return -1.0 if choice == NO_RECALL else worth_of_card(arena, choice)
    if ask == "discard":
        return -worth_of_card(arena, choice)
    return worth_of_text_choice(arena, seat, ask, choice)


def worth_of_mover(arena: Arena, seat: int, index: int) -> float:
    """Whoever gains most by going where his next attack promises most."""
    if index == NO_MOVER:
        return TOO_CLOSE
    man = FAMILIA * seat + index
    if arena.hindered >> man & 1:
        return 0.4
    return gain_of_move(arena, man)


def best_commit(arena: Arena, seat: int, asked: Decision) -> int:
    """The outcome against all that the other may open, less what the card is worth later."""
    man, target = asked.b, asked.c // 2
    attacks = man // FAMILIA == seat
    foe = target // FAMILIA if attacks else man // FAMILIA
    content = arena.content
    attack, defence = sum(attack_parts(arena, man, target)), sum(defence_parts(arena, man, target))
    others = others_card(arena, foe, arena.committed[foe] != NOTHING_YET)
    # Cards of one combat value fare alike.
    known: dict[int, float] = {}
    best, chosen = -WON, 0
    for index, card in enumerate(asked.choices):
        value = content.combat[card] if card != TOP else 3
        if value not in known:
            known[value] = worth_of_combat(attack, defence, value, others, attacks)
        worth = known[value]
        worth -= 0.0 if card == TOP else 0.5 * worth_of_card(arena, card) - 0.1
        if worth > best:
            best, chosen = worth, index
    return chosen


def worth_of_combat(
    attack: int, defence: int, value: int, others: list[int], attacks: bool
) -> float:
    """What a combat value comes to, for attacker or defender, by all that the other may open."""
    total, ways = 0.0, 0
    for other, some in enumerate(others):
        if some:
            mine, theirs = (value, other) if attacks else (other, value)
            ways += some
            total += some * margin_worth(max(1, attack + mine), max(1, defence + theirs))
    return total / ways if attacks else -total / ways


def margin_worth(attack: int, defence: int) -> float:
    """What two totals are worth to the attacker."""
    if attack <= defence:
        return -0.3 if attack < defence else 0.0
    if attack >= 4 * defence:
        return 2.2
    return 1.2 if attack >= 2 * defence else 0.35


def best_place(arena: Arena, choices: list[int]) -> int:
    """Towards the middle, facing it."""
    worths = WORTHS_OF_TWO if arena.seats == 2 else WORTHS_OF_MORE
    best, chosen = -WON, 0
    for index, choice in enumerate(choices):
        worth = worths[choice]
        if worth > best:
            best, chosen = worth, index
    return chosen


def worth_of_place(choice: int, seats: int) -> float:
    """How good a square and a facing are to begin with."""
    square, facing = choice // FACINGS, choice % FACINGS
    north = square // 8 < 4
    east = square % 8 < 4
    if seats == 2:
        forward = square // 8 if north else 7 - square // 8
        ahead = facing == (0 if north else 2)
        return (1.0 if ahead else 0.0) + 0.2 * forward - 0.1 * abs(square % 8 - 3.5)
    ahead = facing in ((0 if north else 2), (1 if east else 3))
    inner = min(abs(square // 8 - 3.5), 4) + min(abs(square % 8 - 3.5), 4)
    return (1.0 if ahead else 0.0) - 0.1 * inner


WORTHS_OF_TWO: Final = [worth_of_place(choice, 2) for choice in range(SQUARES * FACINGS)]
WORTHS_OF_MORE: Final = [worth_of_place(choice, 3) for choice in range(SQUARES * FACINGS)]


def worth_of_text_choice(arena: Arena, seat: int, ask: str, choice: int) -> float:
    """Victims, turns, advances, pushes, healing, dust."""
    if ask == "victim":
        next_first = -0.001 * ((choice - seat) % arena.seats)
        riches = 0.1 * arena.vox[choice] + 0.05 * arena.held(choice)
        return arena.points[choice] + riches + next_first
    if ask == "turn":
        if choice == NO_TURN:
            return 0.0
        man = FAMILIA * seat + choice // FACINGS
        foe = nearest_foe(arena, man)
        if foe == NOBODY:
            return -1.0
        here = arena.square[man]
        now = worth_of_stand(arena, man, here, arena.facing[man], foe)
        return worth_of_stand(arena, man, here, choice % FACINGS, foe) - now - TOO_CLOSE
    if ask == "advance":
        return 0.0 if choice == NO_ADVANCE else worth_of_mover(arena, seat, choice) - 0.2
    if ask == "shove":
        return float(arena.condition[choice % GLADIATORS] == WOUNDED)
    if ask == "dust":
        return float(arena.content.attack[2 * arena.side(choice)])
    if ask in ("armatura", "fighter"):
        return worth_of_armatura(arena, choice)
    return 0.0


def worth_of_armatura(arena: Arena, armatura: int) -> float:
    """All numbers of the healthy side together, and how far he reaches."""
    content = arena.content
    first = 4 * armatura
    values = sum(content.attack[first : first + 2]) + sum(content.defence[first : first + 2])
    return values / 2 + content.movement[2 * armatura] + content.allonge[2 * armatura] / 2
