"""Chapter 20, how beasts attack and defend themselves, what their dice bring (20.5 to 20.11)."""

from typing import Final

from harena.games.gladiatori import steps
from harena.games.gladiatori.aim.points import BEAST_KILL, score
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOBODY, NOTHING, Bout
from harena.games.gladiatori.components.cards import MOVEMENT, ONE, kinds_in
from harena.games.gladiatori.components.content import (
    FELL,
    FURY,
    MAUL,
    MOST_BEASTS,
    PACK,
    TOLL,
    UNBALANCE,
)
from harena.games.gladiatori.components.figures import end_help, items_of, lose_item, put, vacate
from harena.games.gladiatori.components.knowledge import spend_openly
from harena.games.gladiatori.components.status import is_bound, loosen, unbalance
from harena.games.gladiatori.components.traits import SPEED, TRAITS
from harena.games.gladiatori.fight.final_values import (
    BLOW,
    DICE_PART,
    FURY_PART,
    margin,
    to_meet,
    total_of,
)
from harena.games.gladiatori.fight.injuries import FIRST_ITEM
from harena.toolkit.decks import only_or_by_lot
from harena.toolkit.fields import replaced
from harena.toolkit.hexes import DIRECTIONS, NOWHERE

DEAD_BEAST: Final = -1
SIDES_OF_A_DIE: Final = 6
SEVEN: Final = 7
FURY_PER_DIE: Final = 2
BEHIND: Final = 3


def attack(bout: Bout, slot: int, prey: list[int], dice: int) -> None:
    """20.5, 20.8, 20.9 At one gladiator beside it, by lot; its powers read the first two dice."""
    seat = only_or_by_lot(prey, bout.dice)
    kind = bout.beasts[slot]
    faces = roll(bout, slot, dice)
    parts = [DICE_PART, sum(face for face in faces)]
    doubles = doubles_of(faces, dice, bout.content.attack_doubles[kind])
    seven = seven_of(faces, dice, bout.content.attack_seven[kind])
    if doubles == FURY:
        parts += [FURY_PART, FURY_PER_DIE * len(faces)]
    elif doubles == PACK:
        call_pack(bout, kind)
    if bout.netted[slot]:
        work_loose(bout, slot, faces[0])
    bout.fight.attacker = FIRST_BEAST + slot
    bout.fight.targets = [seat]
    bout.fight.attacks = [total_of(parts)]
    bout.fight.defences = [0]
    bout.fight.dealt = [0]
    bout.fight.frontal = 0
    bout.fight.mauls = doubles == MAUL
    bout.fight.seven_brings = seven
    bout.tell_row("attack", [FIRST_BEAST + slot, seat, bout.fight.attacks[0], BLOW, *parts])
    if bout.fight.mauls and can_escape(bout, seat):
        bout.then(steps.CHOOSE_ESCAPE, seat)
    else:
        bite(bout, 0, seat)


def prey_of(bout: Bout, slot: int) -> list[int]:
    """3.3 The gladiators beside a beast."""
    found: list[int] = []
    for seat in range(bout.seats):
        near = bout.stands(seat) and bout.place[seat] != NOWHERE
        if near and bout.content.arena.distance(bout.place[seat], bout.lairs[slot]) == 1:
            found.append(seat)
    return found


def work_loose(bout: Bout, slot: int, face: int) -> None:
    """20.10, 20.10.1 The base die frees, never the bonus die (R108)."""
    if face < bout.content.frees:
        return
    bout.netted[slot] -= 1
    bout.tell("loosened", FIRST_BEAST + slot, bout.netted[slot])
    if not bout.netted[slot]:
        loosen(bout, FIRST_BEAST + slot)


def roll(bout: Bout, slot: int, dice: int) -> list[int]:
    """20.5, 20.7 The base dice, then the bonus dice; every face is seen."""
    number = dice + bout.content.beast_bonus[bout.beasts[slot]]
    faces = [face + 1 for face in bout.dice.throw(number, SIDES_OF_A_DIE)]
    bout.tell_row("beast_rolled", [FIRST_BEAST + slot, *faces])
    return faces


def doubles_of(faces: list[int], dice: int, power: int) -> int:
    """20.8 Two equal natural dice; a single base die has no doubles (R103)."""
    return power if dice == 2 and faces[0] == faces[1] else 0


def seven_of(faces: list[int], dice: int, power: int) -> int:
    """20.8 Seven on the two natural dice; a single base die has none (R103)."""
    return power if dice == 2 and faces[0] + faces[1] == SEVEN else 0


def call_pack(bout: Bout, kind: int) -> None:
    """20.9.1 One more of its kind comes in with the next combat round, up to a bound (R104)."""
    if alive(bout) + sum(bout.coming) < min(bout.content.pack_limit, MOST_BEASTS):
        bout.coming = replaced(bout.coming, kind, bout.coming[kind] + 1)
        bout.tell("called", kind)


def alive(bout: Bout) -> int:
    """20.9.1 How many beasts live, on the board or before the gate."""
    return len(bout.beasts) - bout.beasts.count(DEAD_BEAST)


def can_escape(bout: Bout, seat: int) -> bool:
    """20.9.3 The hex directly behind is free, and he is neither Trapped nor Face-down (R105)."""
    spot = bout.content.arena.beside(bout.place[seat], (bout.facing[seat] + BEHIND) % DIRECTIONS)
    return spot != NOWHERE and bout.board[spot] == NOBODY and not is_bound(bout, seat)


def choose_escape(bout: Bout, seat: int) -> None:
    """20.9.3 A lion's doubles: step back for a point of Speed, or stay for double damage (R105)."""
    fans = [(steps.BITE, [0], seat, 0, 0)]
    if bout.remaining[TRAITS * seat + SPEED]:
        fans.append((steps.ESCAPE, [1], seat, 0, 0))
    bout.ask_any(seat, "escape", fans)


def escape(bout: Bout, _: int, seat: int) -> None:
    """20.9.3 For a point of Speed one hex straight back: the attack is void (R105)."""
    spend_openly(bout, seat, SPEED, 1)
    start = bout.place[seat]
    spot = bout.content.arena.beside(start, (bout.facing[seat] + BEHIND) % DIRECTIONS)
    put(bout, seat, spot)
    bout.tell("moved", seat, start, spot, bout.facing[seat])
    bout.then(steps.END_FIGHT, bout.fight.attacker)


def bite(bout: Bout, _: int, seat: int) -> None:
    """20.6, 7.0.10 He reacts knowing the roll; then toll, damage, markers (R101, R107, R187)."""
    bout.then(steps.END_FIGHT, bout.fight.attacker)
    if bout.fight.seven_brings in (UNBALANCE, FELL):
        bout.then(steps.MARK_BY_BEAST, seat)
    bout.then(steps.REFLEXES, bout.fight.attacker)
    bout.then(steps.SETTLE_BITE, seat)
    if bout.fight.seven_brings == TOLL:
        bout.then(steps.CHOOSE_TOLL, seat)
    bout.then(steps.DEFEND, 0)
    bout.then(steps.CHOOSE_REACTION, seat)


def settle_bite(bout: Bout, seat: int) -> None:
    """20.6, 20.9.3 The difference is the damage; a lion's doubles double it (R169)."""
    damage = margin(bout, 0)
    if damage <= 0:
        bout.tell("held", seat)
    else:
        bout.then(steps.WOUND, 2 * damage if bout.fight.mauls else damage, seat, 0)


def mark_by_beast(bout: Bout, seat: int) -> None:
    """20.9.2, 20.9.4, 20.9.7 A wolf's seven unbalances, a lion's fells, unless he dodged (R107)."""
    if bout.ended or bout.fight.card[seat] == MOVEMENT or not bout.stands(seat):
        return
    if bout.fight.seven_brings == UNBALANCE:
        unbalance(bout, seat)
    elif bout.fight.seven_brings == FELL:
        unbalance(bout, seat)
        unbalance(bout, seat)


def choose_toll(bout: Bout, seat: int) -> None:
    """20.9.6 An Item or an HP-deck card, never the cover, nor what was just thrown (R106, R188)."""
    tolls = tolls_of(bout, seat)
    if tolls and bout.stands(seat):
        bout.ask(seat, "toll", steps.PAY_TOLL, tolls, seat)


def tolls_of(bout: Bout, seat: int) -> list[int]:
    """20.9.6 What can be torn from him."""
    tolls = kinds_in(bout.life[seat])
    for item in items_of(bout, seat):
        if item != bout.thrown:
            tolls.append(FIRST_ITEM + item)
    return tolls


def pay_toll(bout: Bout, choice: int, seat: int) -> None:
    """20.9.6 Out of the game, before damage is paid (R106)."""
    if choice < FIRST_ITEM:
        bout.life[seat] -= ONE[choice]
        bout.removed = replaced(bout.removed, seat, bout.removed[seat] + ONE[choice])
        bout.tell("removed", seat, choice)
    else:
        lose_item(bout, seat, choice - FIRST_ITEM)


def roll_defence(bout: Bout, index: int) -> None:
    """20.7, 20.9.5 The beast rolls, once the attack is known; a bear's doubles add six (R102)."""
    slot = bout.fight.targets[index] - FIRST_BEAST
    kind = bout.beasts[slot]
    dice = bout.content.beast_defence[kind]
    faces = roll(bout, slot, dice)
    parts = [DICE_PART, sum(face for face in faces)]
    doubles = doubles_of(faces, dice, bout.content.defence_doubles[kind])
    if doubles == FURY:
        parts += [FURY_PART, FURY_PER_DIE * len(faces)]
    elif doubles == PACK:
        bout.fight.packs |= 1 << index
    if seven_of(faces, dice, bout.content.defence_seven[kind]) == TOLL:
        bout.fight.tolls |= 1 << index
    bout.fight.defences[index] = total_of(parts)
    said = [FIRST_BEAST + slot, bout.fight.defences[index], to_meet(bout, index)]
    bout.tell_row("defence", [*said, *parts])


def settle_beast(bout: Bout, index: int) -> None:
    """20.7, 20.10, 20.11 Greater kills, or traps; the powers of its roll act now (R43)."""
    figure = bout.fight.targets[index]
    slot = figure - FIRST_BEAST
    kind = bout.beasts[slot]
    if bout.fight.packs >> index & 1:
        call_pack(bout, kind)
    if margin(bout, index) <= 0:
        bout.tell("held", figure)
    elif bout.fight.net != NOTHING:
        bout.caught |= 1 << figure
        if bout.thrown == NOTHING:
            bout.nets = replaced(bout.nets, bout.fight.net, figure)
        bout.tell("netted", figure)
    else:
        kill(bout, slot)
        score(bout, bout.fight.attacker, bout.content.beast_kill, BEAST_KILL)
    if bout.fight.tolls >> index & 1:
        bout.then(steps.CHOOSE_TOLL, bout.fight.attacker)


def kill(bout: Bout, slot: int) -> None:
    """20.7 It leaves the board."""
    bout.beasts[slot] = DEAD_BEAST
    bout.netted[slot] = 0
    loosen(bout, FIRST_BEAST + slot)
    end_help(bout, FIRST_BEAST + slot)
    vacate(bout, bout.lairs[slot], FIRST_BEAST + slot)
    bout.lairs[slot] = NOWHERE
    bout.tell("slain", FIRST_BEAST + slot)


STEPS: Final = (
    choose_escape,
    escape,
    bite,
    settle_bite,
    mark_by_beast,
    choose_toll,
    pay_toll,
    roll_defence,
    settle_beast,
)
