"""Chapters 10.6, 10.8 and 10.9, damage: what is ignored, which dice are lost, who is defeated."""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.combat.attack import (
    GIANT_USED,
    STUBBORN_USED,
    USES,
    sets,
)
from harena.games.spartacus.components.capua import NO_CARD, NOBODY, POOLS, Capua
from harena.games.spartacus.components.content import GIANT, MANICA, SHIELD_WALL, STUBBORN
from harena.games.spartacus.components.decks import exhaust
from harena.games.spartacus.setup.preparation import SIDES
from harena.toolkit.fields import replaced

# Means of ignoring a point of damage.
BY_GIANT: Final = 1
BY_WALL: Final = 2
BY_MANICA: Final = 4
MEANS: Final = 8
STUBBORN_ON: Final = 5
STANDING: Final = 3


def deal_damage(capua: Capua) -> None:
    """10.6, 10.6.1 Damage to the defender comes first."""
    attack = capua.attack
    suffer(capua, 1 - attack.attacker, attack.damage)


def return_damage(capua: Capua) -> None:
    """10.6.2, R43 Then that to the attacker, if the combat is not over; or both at once."""
    if capua.combat.loser == NOBODY or capua.together:
        suffer(capua, capua.attack.attacker, capua.attack.back)


def suffer(capua: Capua, side: int, points: int) -> None:
    """10.6.3 First what is ignored, then dice come off."""
    if points:
        capua.then(steps.TAKE_DAMAGE, side, points)
        if means_of(capua, side):
            capua.then(steps.CHOOSE_IGNORE, side, points)


def means_of(capua: Capua, side: int) -> int:
    """10.6.3, 15.4, 15.6 Giant once a combat, Shield Wall with a double in defence, Manica."""
    means = 0
    ability = capua.content.ability[capua.fighter(side)]
    if ability == GIANT and not capua.combat.used >> USES * side & GIANT_USED:
        means |= BY_GIANT
    if ability == SHIELD_WALL and side != capua.attack.attacker and sets(capua.attack.parried, 2):
        means |= BY_WALL
    if capua.carried(side, MANICA) != NO_CARD:
        means |= BY_MANICA
    return means


def choose_ignore(capua: Capua, side: int, points: int) -> None:
    """10.6.3 Any of them together, a point each."""
    means = means_of(capua, side)
    options = [some for some in range(MEANS) if some & ~means == 0 and some.bit_count() <= points]
    capua.ask(capua.owner(side), "ignore", steps.IGNORE, options, side)


def ignore(capua: Capua, means: int, side: int) -> None:
    """10.6.3 What was ignored is not taken: damage and back say what is left."""
    if not means:
        return
    capua.tell("ignored", side, means)
    if means & BY_GIANT:
        capua.combat.used |= GIANT_USED << USES * side
    if means & BY_MANICA:
        exhaust(capua, capua.carried(side, MANICA))
    if side == capua.attack.attacker:
        capua.attack.back -= means.bit_count()
    else:
        capua.attack.damage -= means.bit_count()


def take_damage(capua: Capua, side: int, points: int) -> None:
    """10.6, 10.6.3, 15.4 Stubborn last; then dice come off one at a time."""
    attack = capua.attack
    points = attack.back if side == attack.attacker else attack.damage
    if points and capua.dice_left(side) - points < STANDING:
        points -= resist(capua, side)
    if points:
        capua.combat.quiet = 0
        capua.combat.attacks = [0, 0]
        capua.then(steps.JUDGE, side)
        capua.then(steps.CHOOSE_LOSS, side, min(points, capua.dice_left(side)))


def resist(capua: Capua, side: int) -> int:
    """15.4 Stubborn: the first damage that would defeat him; on 5 or 6 a point is ignored."""
    stubborn = capua.content.ability[capua.fighter(side)] == STUBBORN
    if not stubborn or capua.combat.used >> USES * side & STUBBORN_USED:
        return 0
    capua.combat.used |= STUBBORN_USED << USES * side
    die = 1 + capua.dice.below(SIDES)
    capua.tell("resisted", side, die)
    return int(die >= STUBBORN_ON)


def choose_loss(capua: Capua, side: int, left: int) -> None:
    """10.6, 10.8 A pool of his choice, none below one while another has more."""
    if not left:
        return
    first = POOLS * side
    pools = [pool for pool in range(POOLS) if capua.combat.pools[first + pool] > 1]
    if not pools:
        # 10.8.1: all pools have one die or none, and it makes no difference which goes.
        pools = [pool for pool in range(POOLS) if capua.combat.pools[first + pool]][-1:]
    capua.choose(capua.owner(side), "lose", steps.LOSE_DIE, pools, side, left)


def lose_die(capua: Capua, pool: int, side: int, left: int) -> None:
    """10.6, 10.8 One die is out for this combat."""
    index = POOLS * side + pool
    dice = capua.combat.pools[index] - 1
    capua.combat.pools = replaced(capua.combat.pools, index, dice)
    capua.tell("lost_die", side, pool, dice)
    capua.then(steps.CHOOSE_LOSS, side, left - 1)


def judge(capua: Capua, side: int) -> None:
    """10.8.1, 10.9, R43 Two dice left are a Surrender, one an Injury, none a Decapitation."""
    left = capua.dice_left(side)
    if left < STANDING and capua.combat.loser == NOBODY:
        capua.combat.loser = side
        capua.combat.grade = STANDING - 1 - left


STEPS: Final = (
    deal_damage,
    return_damage,
    choose_ignore,
    ignore,
    take_damage,
    choose_loss,
    lose_die,
    judge,
)
