"""How a hasty Dominus plays the arena: invitations, combatants, moves, dice and the thumb."""

from typing import Final

from harena.games.spartacus.advice.worth import of_card, of_influence, rivalry, strength_of
from harena.games.spartacus.arena.invitations import NONE
from harena.games.spartacus.bargains.calls import NO_BRIBE
from harena.games.spartacus.combat.combat import ATTACKED, FIRST, STOP, STRIKE, THROW
from harena.games.spartacus.components.answers import ACCEPT
from harena.games.spartacus.components.capua import (
    ATTACK,
    DEED,
    FAVORS,
    INVITING,
    NOBODY,
    POOLS,
    READY,
    SHUN,
    SPEED,
    THUMB_DOWN,
    THUMB_UP,
    Capua,
)
from harena.games.spartacus.components.content import BELOVED, FIGHTERS
from harena.kernel.decisions import Decision

FIT: Final = 6
LOW_DIE: Final = 3
WEAKER: Final = 3
WORTH_SAVING: Final = 4.0
WORTH_CALLING: Final = 6


def best_fighter(capua: Capua, seat: int) -> float:
    """How strong the best is that a House could send."""
    place, condition = capua.place, capua.condition
    best = 0.0
    for card in range(FIGHTERS):
        if place[card] == seat and condition[card] == READY:
            best = max(best, strength_of(capua, card))
    return best


def worth_of_invitation(capua: Capua, seat: int, other: int) -> float:
    """9.2, 13.4 Himself if he is the strongest; else who pays, and whose victory matters least."""
    paid = 0.4 * held_for(capua, other)
    if other == seat:
        return paid + (2.0 if edge(capua, seat) >= -1 else -1.0)
    weak = 0.2 * (best_fighter(capua, other) == 0.0)
    return 1.0 - rivalry(capua, seat, other) + weak + paid - 0.4 * held_for(capua, SHUN, other)


def edge(capua: Capua, seat: int) -> float:
    """By how much the best of a House is better than the best of the others."""
    rivals = [best_fighter(capua, one) for one in range(capua.seats) if one != seat]
    return best_fighter(capua, seat) - max(rivals)


def held_for(capua: Capua, deed: int, payer: int = NOBODY) -> int:
    """13.1 The denarii held aside for a deed, by all or by one."""
    total, row = 0, capua.deeds
    for first in range(0, len(row) - DEED + 1, DEED):
        if row[first + 2] == deed and payer in (NOBODY, row[first]):
            total += row[first + 3]
    return total


def wished_deed(capua: Capua, seat: int) -> int:
    """13.4 What he would pay the Host for: an invitation, none, mercy for his own, or death."""
    if capua.thumb == INVITING:
        if capua.invited >> seat & 1:
            return NO_BRIBE
        ahead = edge(capua, seat)
        return seat if ahead >= 1 else SHUN if ahead <= -WEAKER else NO_BRIBE
    if capua.combat.loser == NOBODY:
        return NO_BRIBE
    card, owner = capua.fighter(capua.combat.loser), capua.owner(capua.combat.loser)
    if owner == seat:
        return THUMB_UP if of_card(capua, card) >= WORTH_SAVING else NO_BRIBE
    hated = rivalry(capua, seat, owner) * of_card(capua, card)
    return THUMB_DOWN if hated >= WORTH_SAVING else NO_BRIBE


def fair_purse(capua: Capua, seat: int, deed: int) -> int:
    """13.4 How much: a part of what it is worth, and of what he has."""
    return min(3 if deed == THUMB_UP else 2, capua.coins[seat] // 3)


def worth_of_move(capua: Capua, side: int, choice: int) -> float:
    """10.4 Strike when it can be done; else go near, and after a blow away."""
    if choice in (STRIKE, THROW):
        return 20.0 if choice == STRIKE else 19.0
    hexes, foe = capua.content.hexes, capua.combat.hex[1 - side]
    here = capua.combat.hex[side] if choice == STOP else choice
    distance = hexes.distance(here, foe)
    if capua.combat.acted & ATTACKED:
        faster = (
            capua.combat.pools[POOLS * side + SPEED]
            > capua.combat.pools[POOLS * (1 - side) + SPEED]
        )
        return float(distance) if faster else -float(distance) + 0.1 * (choice == STOP)
    return -float(distance) + 0.1 * (choice == STOP)


def worth_of_first(capua: Capua, side: int, choice: int) -> float:
    """10.3 First if the foe can be reached."""
    distance = capua.content.hexes.distance(capua.combat.hex[0], capua.combat.hex[1])
    reaches = distance <= capua.combat.pools[POOLS * side + SPEED] + 1
    return float((choice == FIRST) == reaches)


def worth_of_reroll(capua: Capua, side: int, mask: int) -> float:
    """10.5.4 The low dice again."""
    row = capua.attack.rolled if side == capua.attack.attacker else capua.attack.parried
    total = 0.0
    for index, die in enumerate(row):
        if mask >> index & 1:
            total += LOW_DIE + 0.5 - die
    return total


def worth_of_thumb(capua: Capua, seat: int, choice: int) -> float:
    """9.10 Down on what a rival would miss, if it costs nothing."""
    card = capua.fighter(capua.combat.loser)
    owner = capua.owner(capua.combat.loser)
    cost = (capua.favors[card] & FAVORS) + (capua.content.ability[card] == BELOVED)
    if choice == 0:
        return 0.5 + held_for(capua, THUMB_UP)
    paid = float(held_for(capua, THUMB_DOWN))
    if owner == seat:
        return paid - of_card(capua, card)
    if cost:
        return paid - cost * of_influence(capua, seat)
    return paid + rivalry(capua, seat, owner) * of_card(capua, card) * 0.4


def worth_of_loss(capua: Capua, side: int, pool: int) -> float:
    """10.6 Dice of the largest pool first; those of attack are kept longest."""
    return (
        2.0 * capua.combat.pools[POOLS * side + pool]
        - 1.5 * (pool == ATTACK)
        + 0.1 * (pool == SPEED)
    )


def worth_in_arena(capua: Capua, seat: int, asked: Decision, choice: int) -> float:
    """Questions of the Arena phase and of tournaments."""
    match asked.ask:
        case "combat":
            return worth_of_move(capua, asked.a, choice)
        case "first":
            return worth_of_first(capua, asked.a, choice)
        case "lose":
            return worth_of_loss(capua, asked.a, choice)
        case "reroll":
            return worth_of_reroll(capua, asked.a, choice)
        case "ignore":
            return float(choice.bit_count())
        case "invite":
            return worth_of_invitation(capua, seat, choice)
        case "accept":
            fit = max([capua.content.health[card] for card in capua.fighters(seat)], default=0)
            return float((choice == ACCEPT) == (fit >= FIT))
        case "fighter":
            return strength_of(capua, choice)
        case "weapon" | "armour" | "special" | "second":
            return 0.0 if choice == NONE else float(capua.content.bank[choice])
        case _:
            return worth_of_answer(capua, seat, asked, choice)


def worth_of_answer(capua: Capua, seat: int, asked: Decision, choice: int) -> float:
    """Yes or no, up or down."""
    if asked.ask == "thumb":
        return worth_of_thumb(capua, seat, choice)
    if asked.ask == "sica":
        left = capua.dice_left(1 - asked.a) - capua.attack.damage - 1
        return float((choice == 0) == (left < 3 or capua.attack.damage > 0))
    if asked.ask == "call":
        rich = max([capua.coins[one] for one in capua.others(seat)]) >= WORTH_CALLING
        return float((choice == 0) == rich)
    return -float(choice)
