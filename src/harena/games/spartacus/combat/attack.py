"""Chapters 10.5 and 10.7, an attack: dice of both, re-rolls, rows compared, doubles and triples."""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.components.answers import NO, YES
from harena.games.spartacus.components.capua import (
    ATTACK,
    DEFENCE,
    NO_CARD,
    POOLS,
    SPEED,
    Capua,
)
from harena.games.spartacus.components.content import (
    AMULET,
    BEAST_SLAYER,
    CLEAVE,
    DOCTORE,
    FRENZY,
    FURY,
    GLADIUS,
    HELMET,
    JAVELIN,
    NO_ABILITY,
    REACH,
    RELENTLESS,
    RIPOSTE,
    SAND,
    SCUTUM,
    SICA,
    TWIN_BLADES,
)
from harena.games.spartacus.components.decks import exhaust
from harena.games.spartacus.components.layout import Attack
from harena.games.spartacus.setup.preparation import SIDES
from harena.toolkit.fields import replaced

QUICK: Final = 1
MOST_DICE: Final = 5
MASKS: Final = 1 << MOST_DICE
TRIPLE: Final = 0
DOUBLE: Final = 1
UNOPPOSED_HITS: Final = 3
# Once in a combat, of each side four bits.
USES: Final = 4
GIANT_USED: Final = 1
STUBBORN_USED: Final = 2
DOCTORE_USED: Final = 4

# By the number of dice and of re-rolls: which dice may be rolled again together.
PICKS: Final[list[list[int]]] = [
    [mask for mask in range(1 << dice) if mask.bit_count() <= most]
    for dice in range(MOST_DICE + 1)
    for most in range(MOST_DICE + 1)
]


def begin_attack(capua: Capua, side: int, assault: int) -> None:
    """10.5, 10.5.5 Declared, normal or quick; a Javelin is thrown once."""
    capua.attack = Attack(0)
    capua.attack.attacker = side
    capua.attack.assault = assault
    capua.tell("attacked", side, assault)
    if assault == QUICK:
        exhaust(capua, capua.carried(side, JAVELIN))
    capua.then(steps.ROLL_ATTACK)
    capua.then(steps.CHOOSE_SAND)


def choose_sand(capua: Capua) -> None:
    """10.5, 15.6 Before dice are rolled the defender may throw Sand."""
    side = 1 - capua.attack.attacker
    if capua.carried(side, SAND) != NO_CARD:
        capua.ask(capua.owner(side), "sand", steps.THROW_SAND, [YES, NO], side)


def throw_sand(capua: Capua, choice: int, side: int) -> None:
    """15.6 The attacker rolls a die fewer."""
    if choice == YES:
        capua.attack.sanded = 1
        capua.tell("sanded", side)
        exhaust(capua, capua.carried(side, SAND))


def roll_attack(capua: Capua) -> None:
    """10.5 Both roll at once; then re-rolls, then the rows."""
    attack, pools = capua.attack, capua.combat.pools
    side = attack.attacker
    pool = SPEED if attack.assault == QUICK else ATTACK
    attack.rolled = roll(capua, max(1, pools[POOLS * side + pool] - attack.sanded))
    attack.parried = roll(capua, pools[POOLS * (1 - side) + DEFENCE])
    capua.tell_row("rolled", [side, *attack.rolled])
    capua.tell_row("rolled", [1 - side, *attack.parried])
    capua.then(steps.COMPARE_ROWS)
    capua.then(steps.CHOOSE_REROLLS)


def roll(capua: Capua, number: int) -> list[int]:
    """10.5 Dice in a row, the highest first."""
    dice = [1 + face for face in capua.dice.throw(number, SIDES)]
    dice.sort(reverse=True)
    return dice


def row_of(capua: Capua, side: int) -> list[int]:
    """The dice of a side in this attack."""
    attack = capua.attack
    return attack.rolled if side == attack.attacker else attack.parried


def steady_rerolls(capua: Capua, side: int) -> int:
    """10.5.4, 11.2, 11.3 Re-rolls that come with every attack, or with every defence."""
    if side != capua.attack.attacker:
        return int(capua.carried(side, HELMET) != NO_CARD)
    if capua.attack.assault == QUICK:
        return 0
    relentless = capua.content.ability[capua.fighter(side)] == RELENTLESS
    return int(capua.carried(side, GLADIUS) != NO_CARD) + int(relentless)


def has_doctore(capua: Capua, side: int) -> bool:
    """15.4 Doctore, ready and not fighting: one defence die, once in the combat."""
    if side == capua.attack.attacker or capua.combat.used >> USES * side & DOCTORE_USED:
        return False
    return capua.bearer(capua.owner(side), DOCTORE, capua.fighter(side)) != NO_CARD


def choose_rerolls(capua: Capua) -> None:
    """10.5.4, R41 Both on the first roll, in secret and at the same time; each die once only."""
    for side in range(2):
        dice = len(row_of(capua, side))
        most = steady_rerolls(capua, side) + has_doctore(capua, side)
        if capua.carried(side, AMULET) != NO_CARD:
            most = MOST_DICE
        if most:
            options = PICKS[(MOST_DICE + 1) * dice + min(most, MOST_DICE)]
            capua.ask(capua.owner(side), "reroll", steps.REROLL, options, side)


def reroll(capua: Capua, mask: int, side: int) -> None:
    """10.5.4, 15.6, R74 These dice; what the steady ones leave is Doctore's if it is one die."""
    capua.attack.rerolls = replaced(capua.attack.rerolls, side, mask)
    number = mask.bit_count() - steady_rerolls(capua, side)
    if number == 1 and has_doctore(capua, side):
        capua.combat.used |= DOCTORE_USED << USES * side
    elif number > 0:
        exhaust(capua, capua.carried(side, AMULET))


def compare_rows(capua: Capua) -> None:
    """10.5, 10.6.1, 10.7, R40 Re-rolled dice fall; rows, then sets, then what else happens."""
    attack = capua.attack
    for side in range(2):
        if attack.rerolls[side]:
            fall_again(capua, side, attack.rerolls[side])
    side = attack.attacker
    attack.damage = hits(capua, side)
    attack.back = riposte(capua, 1 - side)
    capua.tell("compared", side, attack.damage)
    capua.then(steps.RETURN_DAMAGE)
    capua.then(steps.DEAL_DAMAGE)
    capua.then(steps.CHOOSE_SICA)
    if attack.assault != QUICK:
        add_sets(capua, side)


def fall_again(capua: Capua, side: int, mask: int) -> None:
    """10.5.4 These dice of a side are rolled again; its row is put in order."""
    row = row_of(capua, side)[:]
    for index in range(len(row)):
        if mask >> index & 1:
            row[index] = 1 + capua.dice.below(SIDES)
    row.sort(reverse=True)
    capua.tell_row("rerolled", [side, mask, *row])
    if side == capua.attack.attacker:
        capua.attack.rolled = row
    else:
        capua.attack.parried = row


def hits(capua: Capua, side: int) -> int:
    """10.5.1, 10.5.2, 10.5.3 Pair by pair; the lowest attack dice may be unopposed."""
    needed = needed_against(capua, side, capua.attack.assault == QUICK)
    return landed(capua.attack.rolled, capua.attack.parried, needed)


def needed_against(capua: Capua, side: int, is_quick: bool) -> int:
    """10.5.2, 15.4, 15.6 From what on the unopposed dice of a side hit."""
    needed = UNOPPOSED_HITS
    if not is_quick and capua.content.ability[capua.fighter(side)] == REACH:
        needed -= 1
    if capua.carried(1 - side, SCUTUM) != NO_CARD:
        needed += 1
    return needed


def landed(rolled: list[int], parried: list[int], needed: int) -> int:
    """10.5.1, 10.5.2, 10.5.3 Two rows from high to low: how many attack dice hit."""
    total = 0
    for index, die in enumerate(rolled):
        if index < len(parried):
            total += die > parried[index]
        else:
            total += die >= needed
    return total


def riposte(capua: Capua, side: int) -> int:
    """15.4 Riposte: every triple of the defence hurts the attacker."""
    if capua.content.ability[capua.fighter(side)] != RIPOSTE:
        return 0
    return sets(capua.attack.parried, 3)


def sets(row: list[int], size: int) -> int:
    """10.7 How many sets of equal dice there are, each die in one only."""
    total = 0
    for face in range(1, SIDES + 1):
        total += row.count(face) // size
    return total


def add_sets(capua: Capua, side: int) -> None:
    """10.7, R44 Doubles and triples of the attack; where both could use a die he divides them."""
    ability = sets_of(capua, side)
    twin = capua.carried(side, TWIN_BLADES) != NO_CARD
    worth = of_triples(capua.attack.rolled, ability)
    if worth and twin and not feeds_both(capua.attack.rolled):
        capua.then(steps.CHOOSE_DIVISION, worth)
        return
    add_automatic(capua, automatic(capua.attack.rolled, ability, twin))


def sets_of(capua: Capua, side: int) -> int:
    """15.4 The ability of a combatant that looks at doubles or triples of his attack; or none."""
    ability = capua.content.ability[capua.fighter(side)]
    return ability if ability in (FURY, BEAST_SLAYER, CLEAVE, FRENZY) else NO_ABILITY


def automatic(rolled: list[int], ability: int, twin: bool) -> int:
    """10.6.1, 10.7, 15.4, 15.6 What the sets of an attack add, divided as it is best."""
    doubles, worth = sets(rolled, 2), of_triples(rolled, ability)
    extra = int(twin and doubles > 0)
    if ability == FURY:
        extra += doubles
    elif ability == BEAST_SLAYER:
        extra += int(doubles > 0)
    if worth and twin and not feeds_both(rolled):
        return max(worth, extra)
    return extra + worth


def of_triples(rolled: list[int], ability: int) -> int:
    """15.4 Cleave and Frenzy: every triple."""
    if ability not in (CLEAVE, FRENZY):
        return 0
    return sets(rolled, 3) * (2 if ability == FRENZY else 1)


def feeds_both(row: list[int]) -> bool:
    """10.7 Whether there are a triple and, of other dice, a double."""
    counts = [row.count(face) for face in range(1, SIDES + 1)]
    most = max(counts)
    counts[counts.index(most)] -= 3
    return most >= 3 and max(counts) >= 2


def choose_division(capua: Capua, worth: int) -> None:
    """10.7 The triple or the double, never both."""
    seat = capua.owner(capua.attack.attacker)
    capua.ask(seat, "division", steps.DIVIDE, [TRIPLE, DOUBLE], worth)


def divide(capua: Capua, choice: int, worth: int) -> None:
    """10.7 As the owner likes."""
    add_automatic(capua, worth if choice == TRIPLE else 1)


def add_automatic(capua: Capua, points: int) -> None:
    """10.6.1 Automatic damage is added to that of the rows."""
    if points:
        capua.attack.damage += points
        capua.tell("automatic", capua.attack.attacker, points)


def choose_sica(capua: Capua) -> None:
    """10.5, 15.6 Extra damage is decided before anything is ignored."""
    side = capua.attack.attacker
    if capua.attack.assault != QUICK and capua.carried(side, SICA) != NO_CARD:
        capua.ask(capua.owner(side), "sica", steps.USE_SICA, [YES, NO], side)


def use_sica(capua: Capua, choice: int, side: int) -> None:
    """15.6 One point more, also where the attack did nothing."""
    if choice == YES:
        exhaust(capua, capua.carried(side, SICA))
        add_automatic(capua, 1)


STEPS: Final = (
    choose_sand,
    throw_sand,
    roll_attack,
    choose_rerolls,
    reroll,
    compare_rows,
    choose_division,
    divide,
    choose_sica,
    use_sica,
)
