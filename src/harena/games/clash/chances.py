"""Exact chances of the dice (1.4), and what a whole battle is likely to bring.

A fighter is one number: what it can use, what it can bear, whether it is an animal. Harm is
counted alike on both: two for a lethal hit, one for a single hit that no shield stops; a team
bears two for each gladiator less its token, an animal its life less its wounds. So a side falls
exactly when the harm reaches what it can bear. All is reckoned with the printed die.
"""

from typing import Final, TypeAlias

from harena.games.clash.battle import SIDES
from harena.games.clash.content import (
    BLANK,
    DIGIT,
    DIGIT_MASK,
    LETHAL,
    NET,
    ONE,
    SHIELD,
    SINGLE,
    SPEAR,
    SWORD,
    TRIDENT,
    total,
)
from harena.games.clash.state import NO_ANIMAL, Arena
from harena.toolkit.pools import falls

# What a battle brings to the first side and to the second: harm, what is then left of the worth of
# a team, and the chance that it falls.
Forecast: TypeAlias = tuple[float, float, float, float, float, float]
# Single hits, lethal hits, and the chance that the dice fall so.
Fall: TypeAlias = tuple[int, int, float]

PRINTED: Final = [BLANK, BLANK, BLANK, SINGLE, SINGLE, LETHAL]
HARM_PER_MAN: Final = 2

DICE: Final = 8
SHIELDS: Final = 5
BEARS: Final = 16

# A fighter: a digit for each type it can use, as in a team; above them what it can bear; an animal
# has the highest bit.
BEARS_AT: Final = 30
BEARS_MASK: Final = 31
ANIMAL: Final = 1 << 35
MEMORY: Final[dict[tuple[int, int], Forecast]] = {}
FALLS: Final[dict[tuple[int, int, int, int], list[Fall]]] = {}

# What a team is worth by the harm it can still bear: a lone gladiator will soon be somebody's prey,
# a full team is worth more than its men. Fitted to the results of matches played by instinct.
SHAPE: Final = [0.0, 0.1, 0.2, 0.35, 0.55, 1.0, 1.5, 2.0, 2.6]


def falls_of(faces: list[int], dice: int) -> list[Fall]:
    """1.4 Every way in which so many dice can fall, up to their order, with its chance."""
    blank, single, lethal = faces.count(BLANK), faces.count(SINGLE), faces.count(LETHAL)
    key = (dice, blank, single, lethal)
    if key not in FALLS:
        ways = falls([blank, single, lethal], dice)
        FALLS[key] = [(shown[SINGLE], shown[LETHAL], some / SIDES**dice) for shown, some in ways]
    return FALLS[key]


def harm_of(singles: int, lethals: int, shields: int) -> int:
    """Harm done: a lethal hit is worth two tokens on a team, and two wounds on an animal."""
    return HARM_PER_MAN * lethals + max(0, singles - shields)


def harm_chances(dice: int, shields: int) -> list[float]:
    """The chance of each harm from none to the most."""
    found = [0.0] * (HARM_PER_MAN * dice + 1)
    for singles, lethals, chance in falls_of(PRINTED, dice):
        found[harm_of(singles, lethals, shields)] += chance
    return found


def mean(chances: list[float]) -> float:
    """The harm to be expected."""
    total = 0.0
    for harm, chance in enumerate(chances):
        total += harm * chance
    return total


def rerolled(chances: list[float]) -> list[float]:
    """5.4.2 Whoever may, rolls again what is less than he may expect."""
    expected = mean(chances)
    again = 0.0
    for harm, chance in enumerate(chances):
        if harm < expected:
            again += chance
    found: list[float] = []
    for harm, chance in enumerate(chances):
        found.append(chance * again + (chance if harm >= expected else 0.0))
    return found


def tabulate() -> list[list[float]]:
    """The chances of harm by dice, shields and right to reroll."""
    found: list[list[float]] = []
    for dice in range(DICE):
        for shields in range(SHIELDS):
            once = harm_chances(dice, shields)
            found.append(once)
            found.append(rerolled(once))
    return found


def expect_all(table: list[list[float]]) -> list[float]:
    """The harm to be expected in each row, no more than a side can bear."""
    found: list[float] = []
    for chances in table:
        for bears in range(BEARS):
            total = 0.0
            for harm, chance in enumerate(chances):
                total += min(harm, bears) * chance
            found.append(total)
    return found


def fell_all(table: list[list[float]]) -> list[float]:
    """The chance in each row that the harm is as much as a side can bear."""
    found: list[float] = []
    for chances in table:
        for bears in range(BEARS):
            found.append(sum(chances[bears:]))
    return found


CHANCES: Final[list[list[float]]] = tabulate()
EXPECTED: Final[list[float]] = expect_all(CHANCES)
FELLED: Final[list[float]] = fell_all(CHANCES)


def shape(bears: int) -> float:
    """What a team that can bear so much is worth."""
    return SHAPE[min(bears, len(SHAPE) - 1)]


def keep_all(table: list[list[float]]) -> list[float]:
    """What is left in each row of the worth of a team that can bear so much."""
    found: list[float] = []
    for chances in table:
        for bears in range(BEARS):
            total = 0.0
            for harm, chance in enumerate(chances):
                if harm < bears:
                    total += chance * shape(bears - harm)
            found.append(total)
    return found


KEPT: Final[list[float]] = keep_all(CHANCES)


def line(dice: int, shields: int, again: bool) -> int:
    """The row of the tables for so many dice against so many shields."""
    return (min(dice, DICE - 1) * SHIELDS + min(shields, SHIELDS - 1)) * 2 + (1 if again else 0)


def expected(row: int, bears: int) -> float:
    """The harm to be expected by a side that can bear so much."""
    return EXPECTED[row * BEARS + min(bears, BEARS - 1)]


def felled(row: int, bears: int) -> float:
    """The chance that a side that can bear so much falls."""
    return FELLED[row * BEARS + min(bears, BEARS - 1)]


def kept(row: int, bears: int) -> float:
    """What is left of the worth of a team that can bear so much."""
    return KEPT[row * BEARS + min(bears, BEARS - 1)]


def piece(arena: Arena, space: int) -> int:
    """The fighter that stands on a space, everyone active."""
    animal = arena.animals[space]
    if animal != NO_ANIMAL:
        return beast(arena, animal, arena.tokens[space])
    men = arena.men[space]
    # A pack may let a team carry more tokens than these rules of thumb think it can bear.
    bears = max(1, total(men) * HARM_PER_MAN - arena.tokens[space])
    return men + (bears << BEARS_AT)


def beast(arena: Arena, animal: int, wounds: int) -> int:
    """An animal as a fighter, on the board or beside it."""
    bears = arena.content.life[animal] - wounds
    return arena.content.symbols[animal] + (bears << BEARS_AT) + ANIMAL


def has(side: int, kind: int) -> int:
    """How many of a type a fighter can use."""
    return side >> DIGIT * kind & DIGIT_MASK


def bears_of(side: int) -> int:
    """How much harm a fighter can bear."""
    return side >> BEARS_AT & BEARS_MASK


def dice_of(side: int) -> int:
    """How many dice a fighter rolls."""
    return has(side, SWORD) + (0 if side & ANIMAL else 1)


def foresee_attack(attacker: int, defender: int) -> Forecast:
    """What an attack is likely to bring: to the attacker first, then to the defender."""
    if has(defender, SPEAR) > has(attacker, SPEAR):
        dealt, suffered, left, keeps, fells, falls = foresee(defender, attacker)
        return (suffered, dealt, keeps, left, falls, fells)
    return foresee(attacker, defender)


def foresee(first: int, second: int) -> Forecast:
    """What a battle is likely to bring if this side throws and rolls first."""
    key = (first, second)
    forecast = MEMORY.get(key)
    if forecast is None:
        forecast = reckon(first, second)
        MEMORY[key] = forecast
    return forecast


def reckon(first: int, second: int) -> Forecast:
    """Nets by both sides, then a roll by each; the second side first gives whom it needs least."""
    if not (first | second) & ANIMAL:
        second = netted(second, has(first, NET))
        first = netted(first, has(second, NET))
    tridents = has(first, TRIDENT) - has(second, TRIDENT)
    row = line(dice_of(first), has(second, SHIELD), tridents > 0)
    bears, borne = bears_of(second), bears_of(first)
    swords, shields = has(second, SWORD), has(first, SHIELD)
    is_team = not second & ANIMAL
    suffered, falls, keeps = 0.0, 0.0, 0.0
    for harm, chance in enumerate(CHANCES[row]):
        if harm >= bears:
            break
        dice = swords
        if is_team:
            dice = 1 + min(swords, (bears - harm + 1) // HARM_PER_MAN)
        answer = line(dice, shields, tridents < 0)
        suffered += chance * expected(answer, borne)
        falls += chance * felled(answer, borne)
        keeps += chance * kept(answer, borne)
    keeps += felled(row, bears) * shape(borne)
    return (suffered, expected(row, bears), keeps, kept(row, bears), falls, felled(row, bears))


def netted(side: int, nets: int) -> int:
    """A team with so many of its gladiators switched off: swords first, then what hurts most."""
    for kind in NETTED_FIRST:
        caught = min(nets, has(side, kind))
        side -= caught * ONE[kind]
        nets -= caught
    return side


NETTED_FIRST: Final = (SWORD, NET, TRIDENT, SHIELD, SPEAR)
