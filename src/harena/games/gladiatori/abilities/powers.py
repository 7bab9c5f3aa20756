"""Chapter 12, Powers: each once in a game, announced when used.

Lunge, Leap, Deep Wounds and Wrestling belong to the attack sum. Adaptation, Delay and Resistance
may be used at any time (12.0.4): a seat may interject them in a decision of its own, and at the
start of anybody's combat round.
"""

from typing import Final

from harena.games.gladiatori import steps
from harena.games.gladiatori.abilities.elements import seen
from harena.games.gladiatori.aim.ending import check_end
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOBODY, NOTHING, Bout
from harena.games.gladiatori.components.cards import ACTIONS, ENOUGH, KINDS, ONE, kinds_in
from harena.games.gladiatori.components.content import BOUND, MELEE
from harena.games.gladiatori.components.figures import is_in_front, put, where
from harena.games.gladiatori.components.knowledge import could_use, give_unseen
from harena.games.gladiatori.components.status import is_bound
from harena.games.gladiatori.components.traits import (
    ADAPTATION,
    DEEP_WOUNDS,
    DELAY,
    LEAP,
    LUNGE,
    NO_POWER,
    WRESTLING,
)
from harena.toolkit.fields import replaced

EXERTIONS: Final[list[int]] = [LUNGE, LEAP, DEEP_WOUNDS, WRESTLING]
MOST_LUNGED: Final = 3
MOST_LEAPT: Final = 3
MOST_DEPTH: Final = 3
LEAP_BASE: Final = 4
LEAPS: Final = 16
MOST_ADAPTED: Final = 3
TO_LIFE: Final = 0
TO_HAND: Final = KINDS
NO_ADAPTATION: Final = 2 * KINDS
ADAPTATIONS: Final = NO_ADAPTATION + 1
ELEMENTS_BACK: Final = 3
NO_PUSH: Final = -1


def announce(bout: Bout, seat: int, power: int) -> None:
    """12.0.1, 2.10 Once in a game, and said aloud."""
    bout.powers = replaced(bout.powers, seat, bout.powers[seat] & ~(1 << power))
    bout.used = replaced(bout.used, seat, bout.used[seat] | 1 << power)
    bout.tell("power", seat, power)


def choose_exertion(bout: Bout, seat: int) -> None:
    """7.1.9, 12.0.2 Powers that belong to the attack sum, one after the other."""
    if not any(could_use(bout, seat, power) for power in EXERTIONS):
        return
    powers = [NO_POWER]
    for power in EXERTIONS:
        if bout.can_use(seat, power) and can_exert(bout, seat, power):
            powers.append(power)
    bout.ask(seat, "power", steps.EXERT, powers, seat)


def can_exert(bout: Bout, seat: int, power: int) -> bool:
    """12.0.2, 12.0.5, 10.7 By its restrictions, where it can do something (R160)."""
    limits = bout.content.power_limits[power]
    if limits & BOUND and is_bound(bout, seat):
        return False
    if limits & MELEE and bout.thrown != NOTHING:
        return False
    if power == LUNGE:
        return bout.hand[seat] != 0
    if power == LEAP:
        return bout.entered > 0
    if power == DEEP_WOUNDS:
        return can_wound(bout)
    return bout.fight.helped == NOBODY


def can_wound(bout: Bout) -> bool:
    """10.12, 6.22, 20.7 More damage is of no use with a net, in help or to beasts (R65, R192)."""
    if bout.fight.net != NOTHING or bout.fight.helped != NOBODY:
        return False
    return any(target < FIRST_BEAST for target in bout.fight.targets)


def exert(bout: Bout, power: int, seat: int) -> None:
    """12.0.1 Announced; what it needs is chosen next."""
    if power == NO_POWER:
        return
    announce(bout, seat, power)
    bout.fight.exerted = replaced(bout.fight.exerted, seat, bout.fight.exerted[seat] | 1 << power)
    bout.then(steps.CHOOSE_EXERTION, seat)
    if power == LUNGE:
        bout.then(steps.CHOOSE_LUNGE, seat, MOST_LUNGED)
    elif power == LEAP:
        bout.then(steps.CHOOSE_LEAP, seat)
    elif power == DEEP_WOUNDS:
        bout.then(steps.CHOOSE_DEPTH, seat)


def choose_lunge(bout: Bout, seat: int, left: int) -> None:
    """12.1 One to three hand cards are discarded, for two each."""
    cards = kinds_in(bout.hand[seat])
    if left < MOST_LUNGED:
        cards.append(ENOUGH)
    bout.ask(seat, "lunge", steps.LUNGE_WITH, cards, seat, left)


def lunge_with(bout: Bout, kind: int, seat: int, left: int) -> None:
    """12.1 Discarded unseen, but for its back."""
    if kind == ENOUGH:
        return
    bout.hand[seat] -= ONE[kind]
    give_unseen(bout, seat, kind)
    bout.discard[seat] += ONE[kind]
    bout.fight.lunged = replaced(bout.fight.lunged, seat, bout.fight.lunged[seat] + ONE[kind])
    bout.confide(seat, "lunged", (seat, kind), (seat, seen(kind)))
    if left > 1 and bout.hand[seat]:
        bout.then(steps.CHOOSE_LUNGE, seat, left - 1)


def choose_leap(bout: Bout, seat: int) -> None:
    """12.4 For each hex entered before, at most three, +2 attack or +1 damage (R76)."""
    hexes = min(MOST_LEAPT, bout.entered)
    wounds = can_wound(bout)
    leaps: list[int] = []
    for attack in range(hexes, -1, -1):
        for damage in range(hexes - attack + 1):
            if attack + damage and (wounds or not damage):
                leaps.append(LEAP_BASE * attack + damage)
    bout.choose(seat, "leap", steps.LEAP_IN, leaps, seat)


def leap_in(bout: Bout, leap: int, seat: int) -> None:
    """12.4 Freely mixed, and said openly."""
    bout.fight.leapt = replaced(bout.fight.leapt, seat, leap)
    bout.tell("leapt", seat, leap // LEAP_BASE, leap % LEAP_BASE)


def choose_depth(bout: Bout, seat: int) -> None:
    """12.5 One to three less attack, as much more damage."""
    bout.choose(seat, "depth", steps.CUT_DEEP, list(range(1, MOST_DEPTH + 1)), seat)


def cut_deep(bout: Bout, depth: int, seat: int) -> None:
    """12.5 Said openly."""
    bout.fight.deep_wounds = replaced(bout.fight.deep_wounds, seat, depth)
    bout.tell("deepened", seat, depth)


def choose_push(bout: Bout, seat: int) -> None:
    """12.6, 1.8 After the fight, unless it ended the game, the target may be moved (R77, R164)."""
    check_end(bout)
    if bout.ended or bout.fight.feinted or not bout.fight.exerted[seat] >> WRESTLING & 1:
        return
    if bout.fight.plain[seat] >> KINDS + WRESTLING & 1:
        return
    pushes = [NO_PUSH + 1]
    for target in bout.fight.targets:
        if can_push(bout, seat, target):
            pushes += pushes_of(bout, target)
    bout.choose(seat, "push", steps.PUSH, pushes, seat)


def can_push(bout: Bout, seat: int, target: int) -> bool:
    """12.6, 12.6.1 In the attacker's front, and neither Trapped nor Face-down (R77)."""
    spot = where(bout, target)
    if spot < 0 or not is_in_front(bout, seat, spot):
        return False
    if target >= FIRST_BEAST:
        return not bout.netted[target - FIRST_BEAST]
    return not is_bound(bout, target)


def pushes_of(bout: Bout, target: int) -> list[int]:
    """12.6.2 Every free hex beside him: the target and the direction as one number (R164)."""
    found: list[int] = []
    for direction in range(6):
        spot = bout.content.arena.beside(where(bout, target), direction)
        if spot >= 0 and bout.board[spot] == NOBODY:
            found.append(1 + 6 * target + direction)
    return found


def push(bout: Bout, choice: int, seat: int) -> None:
    """12.6 He keeps his facing, and will lose his balance; a beast does not (R77)."""
    if choice == 0:
        return
    target, direction = (choice - 1) // 6, (choice - 1) % 6
    spot = bout.content.arena.beside(where(bout, target), direction)
    put(bout, target, spot)
    bout.tell("pushed", seat, target, spot)
    if target < FIRST_BEAST:
        bout.falling[target] += 1


def adapt_cards(bout: Bout, power: int, seat: int) -> None:
    """12.7 Adaptation: up to three cards between hand and HP deck."""
    announce(bout, seat, ADAPTATION)
    bout.then(steps.CHOOSE_ADAPTATION, seat, MOST_ADAPTED)


def choose_adaptation(bout: Bout, seat: int, left: int) -> None:
    """12.7 Which card passes to the other side, if any; three picks whatever is chosen."""
    choices: list[int] = []
    if not bout.stopped:
        for kind in kinds_in(bout.hand[seat]):
            choices.append(TO_LIFE + kind)
        for kind in kinds_in(bout.life[seat]):
            choices.append(TO_HAND + kind)
    bout.ask(seat, "adapt", steps.ADAPT, [*choices, NO_ADAPTATION], seat, left)


def adapt(bout: Bout, choice: int, seat: int, left: int) -> None:
    """12.7 The others see backs pass to and fro."""
    if choice == NO_ADAPTATION:
        bout.stopped = True
    elif choice >= TO_HAND:
        bout.life[seat] -= ONE[choice - TO_HAND]
        bout.hand[seat] += ONE[choice - TO_HAND]
    else:
        bout.hand[seat] -= ONE[choice]
        give_unseen(bout, seat, choice)
        bout.life[seat] += ONE[choice]
    bout.confide(seat, "adapted", (seat, choice), (seat, back_of(choice)))
    if left > 1:
        bout.then(steps.CHOOSE_ADAPTATION, seat, left - 1)
    else:
        bout.stopped = False


def back_of(choice: int) -> int:
    """What the others see of a card that changes sides: where it goes, and its back."""
    if choice == NO_ADAPTATION:
        return NO_ADAPTATION
    red = choice % KINDS >= ACTIONS
    return ADAPTATIONS + (2 if choice >= TO_HAND else 0) + int(red)


def brace(bout: Bout, power: int, seat: int) -> None:
    """12.8 Delay: three more in every defence until the end of the combat round (R143)."""
    announce(bout, seat, DELAY)
    bout.guarded |= 1 << seat


def resist(bout: Bout, power: int, seat: int) -> None:
    """12.9 Resistance: three Elements come back."""
    announce(bout, seat, power)
    bout.then(steps.CHOOSE_RECOVERY, seat, ELEMENTS_BACK)


STEPS: Final = (
    choose_exertion,
    exert,
    choose_lunge,
    lunge_with,
    choose_leap,
    leap_in,
    choose_depth,
    cut_deep,
    choose_push,
    push,
    adapt_cards,
    choose_adaptation,
    adapt,
    brace,
    resist,
)
