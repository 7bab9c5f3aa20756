"""How a hasty Dominus plays the arena: invitations, combatants, moves, dice and the thumb."""

from typing import Final

from harena.games.spartacus.advice.worth import of_card, rivalry, strength_of
from harena.games.spartacus.arena.invitations import ACCEPT, NONE
from harena.games.spartacus.combat.combat import ATTACKED, FIRST, STOP, STRIKE, THROW
from harena.games.spartacus.components.capua import ATTACK, FAVORS, POOLS, SPEED, Capua
from harena.games.spartacus.components.content import BELOVED
from harena.kernel.decisions import Decision

FIT: Final = 6
LOW_DIE: Final = 3


def best_fighter(capua: Capua, seat: int) -> float:
    """How strong the best is that a House could send."""
    return max([strength_of(capua, card) for card in capua.fighters(seat)], default=0.0)


def worth_of_invitation(capua: Capua, seat: int, other: int) -> float:
    """9.2 Himself if he is the strongest; else those whose victory matters least."""
    if other == seat:
        rivals = [best_fighter(capua, one) for one in range(capua.seats) if one != seat]
        return 2.0 if best_fighter(capua, seat) >= max(rivals) - 1 else -1.0
    return 1.0 - rivalry(capua, seat, other) + 0.2 * (best_fighter(capua, other) == 0.0)


def worth_of_move(capua: Capua, side: int, choice: int) -> float:
    """10.4 Strike when it can be done; else go near, and after a blow away."""
    if choice in (STRIKE, THROW):
        return 20.0 if choice == STRIKE else 19.0
    hexes, foe = capua.content.hexes, capua.hex[1 - side]
    here = capua.hex[side] if choice == STOP else choice
    distance = hexes.distance(here, foe)
    if capua.acted & ATTACKED:
        faster = capua.pools[POOLS * side + SPEED] > capua.pools[POOLS * (1 - side) + SPEED]
        return float(distance) if faster else -float(distance) + 0.1 * (choice == STOP)
    return -float(distance) + 0.1 * (choice == STOP)


def worth_of_first(capua: Capua, side: int, choice: int) -> float:
    """10.3 First if the foe can be reached."""
    distance = capua.content.hexes.distance(capua.hex[0], capua.hex[1])
    reaches = distance <= capua.pools[POOLS * side + SPEED] + 1
    return float((choice == FIRST) == reaches)


def worth_of_reroll(capua: Capua, side: int, mask: int) -> float:
    """10.5.4 The low dice again."""
    row = capua.rolled if side == capua.attacker else capua.parried
    total = 0.0
    for place, die in enumerate(row):
        if mask >> place & 1:
            total += LOW_DIE + 0.5 - die
    return total


def worth_of_thumb(capua: Capua, seat: int, choice: int) -> float:
    """9.10 Down on what a rival would miss, if it costs nothing."""
    card = capua.fighter(capua.loser)
    owner = capua.owner(capua.loser)
    cost = (capua.favors[card] & FAVORS) + (capua.content.ability[card] == BELOVED)
    if choice == 0:
        return 0.5
    if owner == seat or cost:
        return -1.0
    return rivalry(capua, seat, owner) * of_card(capua, card) * 0.4


def worth_of_loss(capua: Capua, side: int, pool: int) -> float:
    """10.6 Dice of the largest pool first; those of attack are kept longest."""
    return 2.0 * capua.pools[POOLS * side + pool] - 1.5 * (pool == ATTACK) + 0.1 * (pool == SPEED)


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
        left = capua.dice_left(1 - asked.a) - capua.damage - 1
        return float((choice == 0) == (left < 3 or capua.damage > 0))
    if asked.ask == "call":
        return float((choice == 0) == (capua.thumb > 0))
    return -float(choice)
