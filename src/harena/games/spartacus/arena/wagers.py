"""Chapters 9.4 and 9.5, Tribute and wagers: what the Bank pays, and stakes in the four corners.

A wager is one choice: the denarii in each corner as digits, Victory I first.
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.components.answers import NO, YES
from harena.games.spartacus.components.capua import (
    CHAMPION,
    FAVORS,
    NO_CARD,
    POOLS,
    STAKES,
    Capua,
)
from harena.games.spartacus.components.combat import fresh_combat
from harena.games.spartacus.components.content import ODDS, PATRONS_PET, TAINTED_BLADE

MOST_STAKED: Final = 3
WITH_BOOKMAKER: Final = 4
MARKERS: Final = 3
DIGIT: Final = WITH_BOOKMAKER + 1
WAGERS: Final = DIGIT**STAKES
VICTORY: Final = 0
INJURY: Final = 2
DECAPITATION: Final = 3
PER_FAVOR: Final = 2
PER_CHAMPION: Final = 6
PET_BONUS: Final = 2
NOT_BARRED: Final = 2
MOST_TOTAL: Final = WITH_BOOKMAKER * MARKERS


def stakes_of(wager: int) -> list[int]:
    """9.5 The denarii in each corner."""
    return [wager // DIGIT**corner % DIGIT for corner in range(STAKES)]


# 9.5, R33 Every wager of at most three stacks, with its stakes.
STACKED: Final[list[tuple[int, list[int]]]] = [
    (wager, stakes_of(wager))
    for wager in range(WAGERS)
    if STAKES - stakes_of(wager).count(0) <= MARKERS
]


def allowed(most: int, barred: int, coins: int) -> list[int]:
    """9.5, 9.5.1, R34 Stacks of so many, not on the other's Victory, as far as he has."""
    found: list[int] = []
    for wager, stakes in STACKED:
        is_barred = barred < NOT_BARRED and stakes[barred] > 0
        if max(stakes) <= most and sum(stakes) <= coins and not is_barred:
            found.append(wager)
    return found


# 10.9 The grades of defeat.
SURRENDER: Final = 0
INJURED_SO: Final = 1
BEHEADED: Final = 2
GRADES: Final = 3
# By the limit of a stack, the barred corner, and the denarii he has: made once, shared by all.
ALLOWED: Final[list[list[int]]] = [
    allowed(most, barred, coins)
    for most in (MOST_STAKED, WITH_BOOKMAKER)
    for barred in range(NOT_BARRED + 1)
    for coins in range(MOST_TOTAL + 1)
]


def prepare_combat(capua: Capua) -> None:
    """9.4, 9.4.1, 10.1 Pools as printed; Poisoners, Tribute, wagers, combat, what follows."""
    fill_pools(capua)
    capua.then(steps.BEGIN_COMBAT)
    capua.then(steps.BEGIN_WAGERS)
    capua.then(steps.PAY_TRIBUTE)
    capua.then(steps.CHOOSE_TAINT, 1)
    capua.then(steps.CHOOSE_TAINT, 0)


def fill_pools(capua: Capua) -> None:
    """9.11, 10.1, R37 A new combat: the dice of both, as printed."""
    capua.combat = fresh_combat(capua.content)
    dice = capua.content.dice
    first, second = POOLS * capua.fighter(0), POOLS * capua.fighter(1)
    capua.combat.pools = dice[first : first + POOLS] + dice[second : second + POOLS]


def choose_taint(capua: Capua, side: int) -> None:
    """9.4.1, 15.5 A Poisoner who does not fight: the other begins with a die fewer, if he can."""
    seat = capua.owner(side)
    poisoner = capua.bearer(seat, TAINTED_BLADE, capua.fighter(side))
    if poisoner == NO_CARD or capua.dice_left(1 - side) == POOLS:
        return
    capua.ask(seat, "taint", steps.TAINT, [YES, NO], side)


def taint(capua: Capua, choice: int, side: int) -> None:
    """15.5 The Poisoner is exhausted; the other owner chooses the pool."""
    if choice == YES:
        card = capua.bearer(capua.owner(side), TAINTED_BLADE, capua.fighter(side))
        capua.condition[card] = 1
        capua.tell("exhausted", capua.owner(side), card)
        capua.then(steps.CHOOSE_LOSS, 1 - side, 1)


def pay_tribute(capua: Capua) -> None:
    """9.4 Two denarii for each Favor, six for a Champion; two more for the patron's pet."""
    for side in range(2):
        card, seat = capua.fighter(side), capua.owner(side)
        favors = capua.favors[card]
        tribute = PER_FAVOR * (favors & FAVORS) + (PER_CHAMPION if favors & CHAMPION else 0)
        if capua.content.ability[card] == PATRONS_PET:
            tribute += PET_BONUS
        if tribute:
            capua.tell("tribute", seat, tribute)
            capua.gain(seat, tribute)


def begin_wagers(capua: Capua) -> None:
    """9.5.2 All at once in secret; as an option one after the other from the Host."""
    if capua.in_turn:
        for seat in reversed(capua.all_from(capua.host)):
            capua.then(steps.CHOOSE_WAGER, seat)
    else:
        capua.hold_windows_back()
        capua.then(steps.CHOOSE_WAGERS)


def wagers(capua: Capua, seat: int) -> list[int]:
    """3.7, 9.5, 9.5.1, 15.5 What he may stake; the Bookmaker beats the limit."""
    barred, fighter = NOT_BARRED, NO_CARD
    for side in range(2):
        if capua.owner(side) == seat:
            barred, fighter = 1 - side, capua.fighter(side)
    taking = capua.bearer(seat, ODDS, fighter) != NO_CARD
    most = min(capua.coins[seat], MOST_TOTAL)
    return ALLOWED[(taking * (NOT_BARRED + 1) + barred) * (MOST_TOTAL + 1) + most]


def choose_wagers(capua: Capua) -> None:
    """9.5.2 Everybody, owners of combatants too."""
    for seat in range(capua.seats):
        capua.ask(seat, "wager", steps.WAGER, wagers(capua, seat), seat)


def choose_wager(capua: Capua, seat: int) -> None:
    """9.5.2 One after the other."""
    capua.ask(seat, "wager", steps.WAGER, wagers(capua, seat), seat)


def wager(capua: Capua, choice: int, seat: int) -> None:
    """9.5, 3.3.3 Staked denarii are not in the Treasury."""
    stakes = stakes_of(choice)
    first = STAKES * seat
    capua.stakes = capua.stakes[:first] + stakes + capua.stakes[first + STAKES :]
    if choice:
        capua.tell("wagered", seat, choice)
        capua.lose(seat, sum(stakes))


def settle_wagers(capua: Capua, winner: int, grade: int) -> None:
    """9.9 Winning stakes come back with what the Bank pays."""
    for seat in range(capua.seats):
        first = STAKES * seat
        stakes = capua.stakes[first : first + STAKES]
        staked = sum(stakes)
        if staked:
            won = winnings(stakes, winner, grade)
            capua.tell("settled", seat, staked, won)
            capua.gain(seat, won)
    capua.stakes = [0] * (STAKES * capua.seats)


def winnings(stakes: list[int], winner: int, grade: int) -> int:
    """9.5.3, R34 What comes back with the odds; the grades exclude each other."""
    won = 2 * stakes[winner]
    if grade == INJURED_SO:
        won += 3 * stakes[INJURY]
    elif grade == BEHEADED:
        won += 3 * stakes[DECAPITATION]
    return won


STEPS: Final = (
    prepare_combat,
    choose_taint,
    taint,
    pay_tribute,
    begin_wagers,
    choose_wagers,
    choose_wager,
    wager,
)
