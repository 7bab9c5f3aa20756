"""How good a position is, and what a hasty player would do.

The weights were found by play: tables by the number of players, because a gladiator is worth more
where fewer share the board. `value` is what a bot looks ahead for; `instinct` is a choice without
looking ahead, by what the battle at hand is likely to bring.
"""

from typing import Final

from harena.games.clash.battle import AGAIN, KEEP
from harena.games.clash.beasts import PASS
from harena.games.clash.chances import (
    ANIMAL,
    HARM_PER_MAN,
    bears_of,
    beast,
    dice_of,
    expected,
    felled,
    foresee,
    foresee_attack,
    harm_of,
    has,
    line,
    piece,
    shape,
)
from harena.games.clash.content import DIGIT, DIGIT_MASK, KINDS_OF_MEN, NET, ONE, SHIELD, TRIDENT
from harena.games.clash.movement import beast_grounds, entry_grounds, team_grounds
from harena.games.clash.state import Arena
from harena.games.clash.steps import ENTER, ROLL
from harena.kernel.decisions import Decision
from harena.kernel.state import State
from harena.toolkit.bits import members

# By number of players; nobody plays alone, so the first two rows are empty.
# What a gladiator of full strength is worth beyond the point he gives.
MAN: Final[list[float]] = [0.0, 0.0, 2.05, 1.0, 0.6, 0.43]
# The first of a type in a team during the entry: spear, net, sword, trident, shield.
WANTED_FIRST: Final[list[list[float]]] = [
    [],
    [],
    [0.2, 1.1, 1.0, 0.9, 1.25],
    [0.2, 0.7, 1.0, 0.9, 1.25],
    [0.2, 0.7, 1.0, 0.9, 1.25],
    [0.2, 0.7, 1.0, 0.9, 0.95],
]
# Each further one of the type, for any number of players.
WANTED_MORE: Final[list[float]] = [0.2, 0.3, 1.0, 0.2, 0.6]
# The same in the fight: the first of a type, each further one, and the size of the team.
FIRST: Final[list[list[float]]] = [
    [],
    [],
    [0.1, 1.5, 1.6, 1.25, 1.7],
    [0.0, 0.6, 0.63, 0.65, 0.9],
    [-0.15, 0.15, 0.53, 0.36, 0.48],
    [-0.15, 0.0, 0.52, 0.38, 0.38],
]
MORE: Final[list[list[float]]] = [
    [],
    [],
    [0.1, 1.0, 1.6, 0.0, 0.4],
    [0.0, 0.1, 0.63, -0.1, 0.4],
    [-0.2, -0.4, 0.53, -0.1, 0.0],
    [-0.2, -0.4, 0.52, 0.0, 0.0],
]
SIZE: Final[list[list[float]]] = [
    [],
    [],
    [0.0, -1.6, -2.2, -1.5, 0.0],
    [0.0, -0.6, -1.0, -0.6, 0.0],
    [0.0, -0.4, -0.6, -0.4, 0.0],
    [0.0, -0.4, -0.6, -0.4, 0.0],
]
# What a wound token takes away, and what the loss of a whole team costs besides its men.
TOKEN: Final[list[float]] = [0.0, 0.0, 0.7, 0.4, 0.3, 0.25]
FALL: Final[list[float]] = [0.0, 0.0, 0.0, 0.2, 0.4, 0.5]

VICTORY: Final = 8.0
SHARED: Final = 0.3
FIRST_RIVAL: Final = 0.3
WOUND_ON_ANIMAL: Final = 0.03
TO_FELL: Final = 0.3
TO_STRIKE_BACK: Final = 0.5
ANIMAL_POINTS: Final = 2.0
LEAST: Final = -1000.0
NEW_BASE: Final = 10.0


def value(state: State, seat: int) -> float:
    """Own standing against that of the rivals: a third the strongest, the rest all of them."""
    assert isinstance(state, Arena)
    arena = state
    standings = [standing(arena, one) for one in range(arena.seats)]
    best, total = LEAST, 0.0
    for rival in range(arena.seats):
        if rival != seat:
            total += standings[rival]
            best = max(best, standings[rival])
    mean = total / (arena.seats - 1)
    margin = standings[seat] - FIRST_RIVAL * best - (1.0 - FIRST_RIVAL) * mean
    if not arena.ended:
        return margin
    if standings[seat] == best:
        return margin + SHARED * VICTORY
    return margin + (VICTORY if standings[seat] > best else -VICTORY)


def standing(arena: Arena, seat: int) -> float:
    """Points so far, and what the teams on the board promise."""
    found = float(arena.scores()[seat])
    for space in members(arena.homes[seat]):
        if arena.piles:
            found += wanted(arena.men[space], arena.seats)
        else:
            found += worth(arena.men[space], arena.tokens[space], arena.seats)
    return found


def wanted(men: int, seats: int) -> float:
    """What a team is worth while it is being gathered."""
    first = WANTED_FIRST[seats]
    found = 0.0
    for kind in range(KINDS_OF_MEN):
        count = men >> DIGIT * kind & DIGIT_MASK
        if count:
            found += first[kind] + WANTED_MORE[kind] * (count - 1)
    return found


def worth(men: int, tokens: int, seats: int) -> float:
    """What a team is worth in the fight."""
    first, more = FIRST[seats], MORE[seats]
    found = -TOKEN[seats] * tokens
    size = 0
    for kind in range(KINDS_OF_MEN):
        count = men >> DIGIT * kind & DIGIT_MASK
        if count:
            size += count
            found += first[kind] + more[kind] * (count - 1)
    return found + SIZE[seats][size]


def instinct(state: State, seat: int) -> int:
    """The index of a hasty choice."""
    assert isinstance(state, Arena)
    decision = state.decision(seat)
    assert decision is not None, "instinct is asked of a seat that has to decide"
    ask = decision.ask
    if ask == "target":
        return hasty_target(state, seat, decision)
    if ask == "ground":
        return hasty_ground(state, seat, decision)
    if ask == "team":
        return hasty_team(state, seat, decision)
    if ask == "casualty":
        return hasty_casualty(state, decision)
    if ask == "reroll":
        return hasty_reroll(state, decision)
    if ask == "net":
        return hasty_net(state, decision)
    if ask == "place":
        return hasty_place(state, seat, decision)
    if ask == "recruit":
        return hasty_recruit(state, decision)
    if ask == "lair":
        return hasty_lair(state, seat, decision)
    if ask == "beast":
        return hasty_beast(state, seat, decision)
    return 0


def profit(arena: Arena, attacker: int, space: int) -> float:
    """What an attack is likely to be worth to whoever makes it."""
    defender = piece(arena, space)
    suffered, dealt, keeps, left, falls, fells = foresee_attack(attacker, defender)
    share = 1.0 / (arena.seats - 1)
    man = MAN[arena.seats]
    gain = 0.0
    if attacker & ANIMAL:
        if not defender & ANIMAL or not arena.unscored:
            gain -= ANIMAL_POINTS * share * falls
    else:
        gain -= man * (shape(bears_of(attacker)) - keeps) + falls * FALL[arena.seats]
        if not defender & ANIMAL:
            gain -= share * suffered / HARM_PER_MAN
    if defender & ANIMAL:
        return gain + fells * ANIMAL_POINTS + dealt * WOUND_ON_ANIMAL
    gain += share * man * (shape(bears_of(defender)) - left) + fells * FALL[arena.seats]
    return gain + dealt / HARM_PER_MAN


def best_target(arena: Arena, seat: int, attacker: int, spaces: int) -> float:
    """The most that any of these targets is likely to be worth."""
    best = LEAST
    for space in members(spaces):
        best = max(best, profit(arena, attacker, space))
    return best


def hasty_target(arena: Arena, seat: int, decision: Decision) -> int:
    """The target that promises most."""
    attacker = piece(arena, decision.b)
    best, chosen = LEAST, 0
    for index, space in enumerate(decision.choices):
        gain = profit(arena, attacker, space)
        if gain > best:
            best, chosen = gain, index
    return chosen


def hasty_ground(arena: Arena, seat: int, decision: Decision) -> int:
    """The ground from which some target promises most."""
    home = decision.b
    targets = arena.targets(seat)
    if decision.step == ENTER:
        attacker = beast(arena, home, 0)
    else:
        attacker = piece(arena, home)
        targets &= ~(1 << home)
    near = arena.content.board.near
    gains = [LEAST] * arena.content.board.size
    best, chosen = LEAST, 0
    for index, ground in enumerate(decision.choices):
        here = LEAST
        for space in members(near[ground] & targets):
            if gains[space] == LEAST:
                gains[space] = profit(arena, attacker, space)
            here = max(here, gains[space])
        if here > best:
            best, chosen = here, index
    return chosen


def hasty_team(arena: Arena, seat: int, decision: Decision) -> int:
    """The team whose best battle promises most."""
    board = arena.content.board
    targets = arena.targets(seat)
    best, chosen = LEAST, 0
    for index, home in enumerate(decision.choices):
        reach = board.around(team_grounds(arena, seat, home)) & targets
        gain = best_target(arena, seat, piece(arena, home), reach)
        if gain > best:
            best, chosen = gain, index
    return chosen


def hasty_beast(arena: Arena, seat: int, decision: Decision) -> int:
    """The animal whose best battle promises most; to pass promises nothing."""
    board = arena.content.board
    best, chosen = LEAST, 0
    for index, animal in enumerate(decision.choices):
        if animal == PASS:
            gain = 0.0
        elif arena.spares >> animal & 1:
            reach = board.around(entry_grounds(arena)) & arena.taken
            gain = best_target(arena, seat, beast(arena, animal, 0), reach)
        else:
            home = arena.animals.index(animal)
            reach = board.around(beast_grounds(arena, home)) & arena.taken & ~(1 << home)
            gain = best_target(arena, seat, piece(arena, home), reach)
        if gain > best:
            best, chosen = gain, index
    return chosen


def side_now(arena: Arena, side: int) -> int:
    """A side of the battle as a fighter, with what is still active."""
    return piece(arena, arena.at[side]) - arena.off[side]


def hasty_net(arena: Arena, decision: Decision) -> int:
    """The enemy without whom the battle goes best."""
    side, nets = decision.a, decision.b
    own, foe = side_now(arena, side), side_now(arena, 1 - side)
    own -= (has(own, NET) - nets + 1) * ONE[NET]
    # The other side rolls first if its roll is what comes next; its nets have then been thrown.
    throws_first = arena.agenda[-1][0] != ROLL or arena.agenda[-1][1] == side
    best, chosen = LEAST, 0
    for index, kind in enumerate(decision.choices):
        caught = foe - ONE[kind]
        if throws_first:
            suffered, dealt, _, _, falls, fells = foresee(own, caught)
        else:
            caught -= has(caught, NET) * ONE[NET]
            dealt, suffered, _, _, fells, falls = foresee(caught, own)
        gain = dealt - suffered + (fells - falls) * TO_FELL
        if gain > best:
            best, chosen = gain, index
    return chosen


def hasty_reroll(arena: Arena, decision: Decision) -> int:
    """Again if that promises more than what lies on the table."""
    side, singles, lethals = decision.a, decision.b, decision.c
    own, foe = side_now(arena, side), side_now(arena, 1 - side)
    shields, bears = has(foe, SHIELD), bears_of(foe)
    harm = min(bears, harm_of(singles, lethals, shields))
    row = line(dice_of(own), shields, False)
    now = harm + (TO_FELL if harm >= bears else 0.0)
    again = expected(row, bears) + TO_FELL * felled(row, bears)
    return AGAIN if again > now else KEEP


def hasty_casualty(arena: Arena, decision: Decision) -> int:
    """The one who is missed least, in the roll still to come and afterwards."""
    side = decision.a
    space = arena.at[side]
    fights = arena.agenda[-1][0] == ROLL
    foe = side_now(arena, 1 - side)
    own = side_now(arena, side)
    best, chosen = LEAST, 0
    for index, casualty in enumerate(decision.choices):
        kind = casualty // 2
        keeps = worth(arena.men[space] - ONE[kind], arena.tokens[space], arena.seats)
        if fights:
            left = own if casualty % 2 else own - ONE[kind]
            again = has(left, TRIDENT) > has(foe, TRIDENT)
            row = line(dice_of(left), has(foe, SHIELD), again)
            keeps += expected(row, bears_of(foe)) * TO_STRIKE_BACK * MAN[arena.seats]
        if keeps > best:
            best, chosen = keeps, index
    return chosen


def hasty_place(arena: Arena, seat: int, decision: Decision) -> int:
    """New bases first, where most enemies are near; then the smallest team."""
    near = arena.content.board.near
    best, chosen = LEAST, 0
    for index, space in enumerate(decision.choices):
        if arena.homes[seat] >> space & 1:
            gain = -float(arena.size(space))
        else:
            gain = NEW_BASE + (near[space] & arena.targets(seat)).bit_count()
        if gain > best:
            best, chosen = gain, index
    return chosen


def hasty_recruit(arena: Arena, decision: Decision) -> int:
    """The type that the team wants most."""
    space = decision.b
    best, chosen = LEAST, 0
    for index, kind in enumerate(decision.choices):
        gain = wanted(arena.men[space] + ONE[kind], arena.seats)
        if gain > best:
            best, chosen = gain, index
    return chosen


def hasty_lair(arena: Arena, seat: int, decision: Decision) -> int:
    """Beside own teams that can hunt it, away from those of others."""
    near = arena.content.board.near
    best, chosen = LEAST, 0
    monster = beast(arena, arena.drawn, 0)
    for index, space in enumerate(decision.choices):
        gain = 0.0
        for neighbour in members(near[space] & arena.taken & ~arena.lairs):
            forecast = foresee_attack(piece(arena, neighbour), monster)
            suffered, dealt, fells = forecast[0], forecast[1], forecast[5]
            harm = suffered / HARM_PER_MAN
            prey = max(0.0, fells * ANIMAL_POINTS + dealt * WOUND_ON_ANIMAL - harm)
            gain += prey if arena.homes[seat] >> neighbour & 1 else -prey
        if gain > best:
            best, chosen = gain, index
    return chosen
