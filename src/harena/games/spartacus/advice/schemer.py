"""How a hasty Dominus schemes, answers Schemes, and lends support (13.7)."""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.advice.worth import (
    of_card,
    of_influence,
    of_kind,
    of_scheme,
    rivalry,
    strength_of,
)
from harena.games.spartacus.components.answers import NO
from harena.games.spartacus.components.capua import Capua
from harena.games.spartacus.components.content import (
    CANCEL,
    CANCEL_AND_GAIN,
    CARDS,
    DRAW,
    EDITOR,
    FIRST_SCHEME,
    GAIN,
    GUARD,
    INCITE,
    KINDS,
    RAISE,
)
from harena.games.spartacus.intrigue import intrigue, powers, support
from harena.games.spartacus.intrigue.aims import (
    BY_NAME,
    NAMES,
    NO_BOOST,
    ORATOR,
    strength,
    targets,
)
from harena.games.spartacus.intrigue.effects import PAY
from harena.games.spartacus.intrigue.windows import (
    BEFORE_REACTIONS,
    HAND_GUARD,
    MEDICUS,
    PASS,
    TABLE_GUARD,
)
from harena.kernel.decisions import Decision

ENOUGH: Final = 1.2
WORTH_PLEADING: Final = 4.0
AHEAD: Final = 10
TRUST: Final = 0.5
# What was begun is not dropped.
DROPPED: Final = -100.0
KIND_EFFECTS: Final = (RAISE, GAIN, DRAW)


def best_target(capua: Capua, seat: int, kind: int) -> float:
    """What a Scheme brings at its best."""
    return max([of_scheme(capua, seat, kind, aim // NAMES) for aim in targets(capua, seat, kind)])


def worth_of_act(capua: Capua, seat: int, act: int) -> float:
    """An act of the Intrigue turn, against doing nothing."""
    content = capua.content
    over = capua.held[seat] - capua.hand_limit(seat)
    if act == intrigue.END:
        return 0.0
    if act < intrigue.SCHEME:
        poor = 1.0 if capua.coins[seat] < 2 else 0.0
        spare = 2.5 if over > 0 else 0.0
        return content.cash[act] + poor + spare - of_kind(capua, seat, act) - 1.0
    if act < intrigue.LOCK:
        return best_target(capua, seat, FIRST_SCHEME + act - intrigue.SCHEME) - ENOUGH
    if act < intrigue.USE:
        return worth_of_lock(capua, seat, FIRST_SCHEME + act - intrigue.LOCK)
    if act < intrigue.POWER:
        return 1.0
    if act < intrigue.LAY:
        return worth_of_power(capua, seat, act - intrigue.POWER)
    if act == intrigue.LAY:
        return 0.6 if over > 0 else -1.0
    return -1.0


def worth_of_lock(capua: Capua, seat: int, kind: int) -> float:
    """5.7 Only where one supporter would be enough, and it is worth a bribe."""
    missing = capua.content.required[kind] - strength(capua, seat)
    able = [
        other for other in range(capua.seats) if other != seat and capua.influence[other] >= missing
    ]
    if not able or capua.coins[seat] < 3 or not targets(capua, seat, kind):
        return -1.0
    return best_target(capua, seat, kind) - WORTH_PLEADING


def worth_of_power(capua: Capua, seat: int, power: int) -> float:
    """15.3 What it gives, less what it takes; one combatant is kept back."""
    gain = float(powers.price_of(capua, power, powers.GAIN))
    gain += 1.5 * powers.price_of(capua, power, powers.DRAW)
    gain += of_influence(capua, seat) * powers.price_of(capua, power, powers.INFLUENCE)
    cost = float(powers.price_of(capua, power, powers.PAY))
    cost += 3 * powers.price_of(capua, power, powers.DISCARDS)
    cost += 0.7 * powers.price_of(capua, power, powers.GUARDS)
    men = powers.price_of(capua, power, powers.GLADIATORS)
    if men and len(capua.gladiators(seat)) - men < 1:
        cost += 2.0 if capua.slaves(seat) else 4.0
    return gain - cost - 0.5


def worth_of_target(capua: Capua, seat: int, aim: int) -> float:
    """5.6.1 At whom."""
    return of_scheme(capua, seat, capua.scheme, aim // NAMES) + 0.1 * (aim % NAMES == 1)


def worth_of_reaction(capua: Capua, seat: int, asked: Decision, choice: int) -> float:
    """6.2 By the window; to pass is nothing."""
    if choice == PASS:
        return 0.0
    step = asked.step
    if step == steps.ANSWER_SCHEME:
        return worth_of_answer(capua, seat, choice)
    if step == steps.AID:
        return 2.0 if choice == MEDICUS else 1.0
    if step == steps.SILENCE_OR_NOT:
        return 1.0 if capua.active == seat and capua.scheme >= 0 else -1.0
    if step == steps.SHAME_OR_NOT:
        return rivalry(capua, seat, asked.b) - 0.3
    if step == steps.RALLY_OR_NOT:
        return 1.0 if capua.owner(capua.combat.loser) == seat else -1.0
    if step == steps.LOAD_OR_NOT:
        return 1.0 if capua.owner(capua.combat.second) == seat else -1.0
    if step == steps.NOD_OR_NOT:
        return of_card(capua, capua.lot) - capua.laid[seat]
    return 1.0


def worth_of_answer(capua: Capua, seat: int, choice: int) -> float:
    """5.8, 5.9 What the Scheme would cost him, or give a rival, less the card."""
    kind, target, schemer = capua.scheme, capua.target, capua.active
    effect = capua.content.effect[kind]
    if target == seat:
        harm = 0.0 if effect in KIND_EFFECTS else 4.0
    elif target == schemer:
        harm = rivalry(capua, seat, schemer) * max(1.0, of_scheme(capua, schemer, kind, schemer))
        harm -= 3.0
    else:
        harm = -1.0
    if effect == EDITOR:
        harm = 0.5
    if choice == TABLE_GUARD:
        return harm - 1.0
    if choice == HAND_GUARD:
        return harm - 1.2
    effect = capua.content.effect[choice - BEFORE_REACTIONS]
    return harm - (1.5 if effect in (CANCEL, CANCEL_AND_GAIN) else 1.0)


def worth_of_plea(capua: Capua, seat: int, choice: int) -> float:
    """5.7.2 Launch if it can be; else the weakest who is strong enough."""
    if choice == support.LAUNCH:
        return 10.0
    if choice == support.WITHDRAW:
        return 0.0
    missing = capua.content.required[capua.locked[seat]] - strength(capua, seat)
    if capua.influence[choice] < missing or capua.coins[seat] < fair_fee(capua, choice):
        return -1.0
    return 2.0 - 0.1 * capua.influence[choice] - 2.0 * capua.asked[choice] + 0.5


def fair_fee(capua: Capua, other: int) -> int:
    """13.7 What support should be worth to the one who lends it."""
    return 1 + capua.influence[other] // 4


def offered_fee(capua: Capua, seat: int, other: int) -> int:
    """13.7 What is fair, but no more than half of what the Scheme is worth."""
    kind = capua.locked[seat]
    if not targets(capua, seat, kind):
        return 0
    return min(fair_fee(capua, other), int(best_target(capua, seat, kind) / 2))


def worth_of_support(capua: Capua, seat: int, asked: Decision, choice: int) -> float:
    """13.7 For a fair payment, and never to somebody about to win."""
    if choice == NO:
        return 0.0
    if capua.influence[asked.b] >= AHEAD:
        return -10.0
    fee, promise = asked.c % support.SUMS, asked.c // support.SUMS
    return fee + TRUST * promise - fair_fee(capua, seat) + 0.1


def worth_of_pick(capua: Capua, seat: int, asked: Decision, card: int) -> float:
    """15.9 The best card of another, the least of his own."""
    if card == CARDS:
        return 0.0
    worth = of_card(capua, card) + 0.2 * (strength_of(capua, card) if card < 44 else 0.0)
    mine = asked.b == seat
    if mine and capua.content.effect[capua.scheme] == INCITE:
        return -worth
    return worth


def worth_of_intrigue(capua: Capua, seat: int, asked: Decision, choice: int) -> float:
    """The other questions of the Intrigue phase."""
    match asked.ask:
        case "exhaust":
            return -strength_of(capua, choice)
        case "gossip":
            return 1.2 if choice == KINDS else 2.5 - of_kind(capua, seat, choice)
        case "discard":
            return -of_kind(capua, seat, choice) - 0.5 * (choice == GUARD)
        case "pluck":
            return of_kind(capua, asked.a, choice)
        case "victim" | "redirect":
            return rivalry(capua, seat, choice)
        case "boost":
            cost = choice % ORATOR % BY_NAME + 0.5 * (choice >= ORATOR)
            return DROPPED if choice == NO_BOOST else -cost
        case "extort":
            costs = capua.influence[seat] > capua.least
            return float((choice == PAY) == costs)
        case "order":
            return of_card(capua, choice)
        case _:
            return -float(choice)
