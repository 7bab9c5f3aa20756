"""5.4.1 to 5.4.4: a blow that hits: where, whether a shield stops it, damage, what it breaks.

Two dice find the part (5.4.1); a shield may stop the blow (5.4.2); Impact, weapon and armour make
the damage (5.4.3); a Star may roll Star Power against it (3.2.1); and a part at 0 no longer
functions (5.4.4).
"""

from typing import Final

from harena.games.heroes.after.ending import put_out
from harena.games.heroes.after.mercy import roll
from harena.games.heroes.components.bout import (
    BY_KILLING_STROKE,
    CRIPPLED,
    DAMAGE,
    FORCE,
    IMPACT,
    KNOCKS,
    LOSER,
    ROW,
    UNCONSCIOUS,
    WINNER,
    Bout,
)
from harena.games.heroes.components.content import (
    ANY_SHIELD,
    ARMS,
    BEARING,
    BELLY,
    CHEST,
    FACES,
    HEAD,
    LARGE_ONLY,
    LEAST_TOTAL,
    LEFT_ARM,
    LEFT_LEG,
    MIRRORED,
    NOTHING,
    RIGHT_ARM,
    RIGHT_LEG,
    SAVVY,
    SPEED,
    STEADY,
    STRENGTH,
    SUCCESS,
    SWORD,
    SWORDSMAN,
)
from harena.games.heroes.components.gear import (
    armour,
    bears_shield,
    drop,
    has_large_shield,
    held,
    is_shielded,
)
from harena.games.heroes.match.testing import passes, thrown
from harena.games.heroes.steps import CHOOSE_LOCATION, CHOOSE_STAR_POWER, LOCATE, USE_STAR_POWER
from harena.toolkit.fields import replaced

# 5.4.1.1 What an NPG Swordsman prefers of parts with the same armour.
PREFERRED: Final = (HEAD, CHEST, BELLY, LEFT_LEG, RIGHT_LEG, RIGHT_ARM, LEFT_ARM)
# 5.4.3.2.1 The Attribute that a wound of each part lowers.
WEAKENED: Final = (SAVVY, NOTHING, STRENGTH, NOTHING, STRENGTH, SPEED, SPEED)
NOT_USED: Final = 0
USED: Final = 1


def strike(bout: Bout, winner: int, loser: int, impact: int, item: int, force: int) -> None:
    """5.4.1.1 Two dice for the part hit; a Swordsman with a sword rolls twice and chooses."""
    bout.blow[WINNER] = winner
    bout.blow[LOSER] = loser
    bout.blow[IMPACT] = impact
    bout.blow[FORCE] = force
    bout.tell("hit", bout.name[winner], bout.name[loser], impact)
    row = roll_row(bout, winner)
    if item == SWORD and bout.has(winner, SWORDSMAN):
        again = roll_row(bout, winner)
        if bout.is_star(winner):
            bout.blow[ROW] = row
            bout.then(CHOOSE_LOCATION, again)
            return
        row = preferred(bout, loser, row, again)
    locate(bout, row)


def roll_row(bout: Bout, winner: int) -> int:
    """2.7.4.1 Two dice added: a row of table 5-6."""
    one, two = roll(bout), roll(bout)
    row = one + two - LEAST_TOTAL
    bout.tell("located", bout.name[winner], row, one, two)
    return row


def preferred(bout: Bout, target: int, row: int, again: int) -> int:
    """5.4.1.1 Which of a Swordsman's two rolls an NPG takes; the first if it is all one (R55)."""
    return again if preference(bout, target, again) < preference(bout, target, row) else row


def preference(bout: Bout, target: int, row: int) -> tuple[int, int, int]:
    """5.4.1.1 An NPG wants what is not stopped, then least armour, then the vital parts (R55)."""
    part = part_hit(bout, target, row)
    stopped = int(is_stopped(bout, target, row))
    return stopped, armour(bout, target, part), PREFERRED.index(part)


def choose_location(bout: Bout, again: int) -> None:
    """5.4.1.1 The Swordsman's owner chooses between two rolls."""
    winner, row = bout.blow[WINNER], bout.blow[ROW]
    rows = [row] if again == row else [row, again]
    bout.choose(bout.owner[winner], "location", LOCATE, rows)


def part_hit(bout: Bout, target: int, row: int) -> int:
    """5.4.1.1, 2.4.4 The part of a row; of a left-hander the one on the other side (R5)."""
    part = bout.content.location[row]
    return MIRRORED[part] if bout.left_handed[target] else part


def is_stopped(bout: Bout, target: int, row: int) -> bool:
    """5.4.2.1, 3.9.3.2, 3.9.3.3 Shields stop their own rows (R20), and the arm that bears them."""
    if bout.fight.shieldless and bout.fight.attacker == target:
        return False
    stop = bout.content.stops[row]
    if stop == BEARING:
        return bears_shield(bout, target, ARMS.index(part_hit(bout, target, row)))
    if stop == ANY_SHIELD:
        return is_shielded(bout, target)
    return stop == LARGE_ONLY and has_large_shield(bout, target)


def locate(bout: Bout, row: int) -> None:
    """5.4.2.1 A shielded row has no effect at all; 5.4.3.0.1, 3.9.1.1 else Impact less armour."""
    winner, loser = bout.blow[WINNER], bout.blow[LOSER]
    bout.blow[ROW] = row
    part = part_hit(bout, loser, row)
    if is_stopped(bout, loser, row):
        bout.tell("stopped", bout.name[loser], part)
        return
    covered = armour(bout, loser, part)
    modified = bout.blow[IMPACT] + bout.blow[FORCE] - covered
    bout.blow[DAMAGE] = max(1, modified)
    bout.blow[KNOCKS] = int(modified >= bout.content.knocks_down_from)
    names = bout.name[winner], bout.name[loser]
    sums = bout.blow[IMPACT], bout.blow[FORCE], covered
    bout.tell("struck", *names, part, bout.blow[DAMAGE], bout.blow[KNOCKS], *sums)
    if bout.star_power and bout.is_star(loser) and bout.star_dice[loser]:
        bout.then(CHOOSE_STAR_POWER, loser)
        return
    suffer(bout)


def choose_star_power(bout: Bout, loser: int) -> None:
    """3.2.1.2, 3.2.1.4 A Star may roll all the Star Power dice he has left, or none (R10)."""
    bout.choose(bout.owner[loser], "star_power", USE_STAR_POWER, [NOT_USED, USED], loser)


def use_star_power(bout: Bout, use: int, loser: int) -> None:
    """3.2.1.2 Each success takes one from the damage; each 6 is lost for the match."""
    if use:
        faces = thrown(bout, bout.star_dice[loser])
        saved = sum(face <= SUCCESS for face in faces)
        bout.star_dice[loser] -= faces.count(FACES)
        bout.blow[DAMAGE] = max(0, bout.blow[DAMAGE] - saved)
        bout.tell_row("defied", [bout.name[loser], bout.blow[DAMAGE], *faces])
    suffer(bout)


def suffer(bout: Bout) -> None:
    """5.4.3.0.2, 3.2.1.3 Damage, if any is left, then the knock-down, which stands anyway (R11)."""
    loser = bout.blow[LOSER]
    part = part_hit(bout, loser, bout.blow[ROW])
    if bout.blow[DAMAGE]:
        part = receiving(bout, loser, part)
        wound(bout, part)
    if bout.blow[KNOCKS]:
        knock_down(bout, loser)
    if bout.blow[DAMAGE]:
        break_part(bout, loser, part)


def receiving(bout: Bout, loser: int, part: int) -> int:
    """5.4.3.1.1 An arm already at 0 passes damage to the Chest, a leg to the Belly (R57)."""
    if bout.works(loser, part) or part in (HEAD, CHEST, BELLY):
        return part
    return CHEST if part in ARMS else BELLY


def wound(bout: Bout, part: int) -> None:
    """5.4.3.0.2, 5.4.3.0.3, 5.4.3.2.1 The part loses Strength, and an Attribute one point (R58).

    Every hit that hurts is one wound, whatever its points (R56).
    """
    winner, loser, damage = bout.blow[WINNER], bout.blow[LOSER], bout.blow[DAMAGE]
    spot = 7 * loser + part
    bout.health[spot] = max(0, bout.health[spot] - damage)
    bout.wounds[loser] += 1
    bout.dealt[winner] += 1
    bout.hurt_by[loser] = winner
    bout.tell("wounded", bout.name[loser], part, damage, bout.health[spot])
    attribute = WEAKENED[part]
    if attribute != NOTHING and bout.current[3 * loser + attribute]:
        bout.current[3 * loser + attribute] -= 1
        left = bout.current[3 * loser + attribute]
        bout.tell("weakened", bout.name[loser], attribute, left)


def knock_down(bout: Bout, loser: int) -> None:
    """5.4.3.0.1, 5.4.6.3, C6 Down he goes; Steady stays up once, not used when he lies (R61)."""
    if bout.down[loser]:
        return
    if is_steady(bout, loser):
        bout.steadied = replaced(bout.steadied, loser, 1)
        bout.tell("steadied", bout.name[loser])
        return
    bout.down[loser] = 1
    bout.tell("knocked_down", bout.name[loser])


def is_steady(bout: Bout, gladiator: int) -> bool:
    """C6 Whether he would stay up: Steady, and it would be the first time."""
    return bout.has(gladiator, STEADY) and not bout.steadied[gladiator]


def break_part(bout: Bout, loser: int, part: int) -> None:
    """5.4.4 What happens to a part that no longer functions; a wounded leg may be the last step."""
    if part in (LEFT_LEG, RIGHT_LEG):
        test_legs(bout, loser)
    elif not bout.works(loser, part):
        if part in ARMS:
            lose_arm(bout, loser, ARMS.index(part))
        else:
            collapse(bout, loser)


def lose_arm(bout: Bout, loser: int, hand: int) -> None:
    """5.4.4.2.1, 2.5.0.1 The arm holds nothing any more: its item falls into his zone."""
    bout.tell("arm_lost", bout.name[loser], ARMS[hand])
    if held(bout, loser, hand) != NOTHING:
        drop(bout, loser, hand)


def collapse(bout: Bout, loser: int) -> None:
    """5.4.4.1.1, 5.4.4.0.9, 6.2.1 A vital part at 0: down, even Steady; one die for his life.

    Passed against original Strength he is unconscious; a 6 is no failure by itself (R60, R91).
    """
    bout.down[loser] = 1
    face, strength = roll(bout), bout.original_strength(loser)
    alive = passes(face, strength)
    bout.tell("collapsed", bout.name[loser], int(alive), face, strength)
    put_out(bout, loser, UNCONSCIOUS if alive else BY_KILLING_STROKE, bout.blow[WINNER])


def test_legs(bout: Bout, loser: int) -> None:
    """5.4.4.5.1, 5.4.3.2.2 Both legs at 0 or Speed 0: down and defenceless, at the crowd's mercy.

    Savvy or Strength at 0 does not fell him (R59).
    """
    legless = not bout.works(loser, LEFT_LEG) and not bout.works(loser, RIGHT_LEG)
    if legless or bout.speed(loser) == 0:
        bout.down[loser] = 1
        bout.tell("crippled", bout.name[loser])
        put_out(bout, loser, CRIPPLED, bout.blow[WINNER])


STEPS: Final = (choose_location, locate, choose_star_power, use_star_power)
