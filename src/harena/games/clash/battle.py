"""Chapter 5, Battle of two teams, and chapter 6, Battle of a team and an animal.

Spears say who rolls first (5.1); nets switch enemies off (5.2); then each side rolls once (5.3),
perhaps again (5.4), shields stop single hits (5.5) and losses are taken (5.6). A side that falls
ends the battle at once, and the winner takes its space (5.8). An animal fights with the symbols on
its tile (6.1) and is wounded instead of losing gladiators (6.6).
"""

from typing import Final

from harena.games.clash import steps
from harena.games.clash.content import (
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
    kinds_in,
)
from harena.games.clash.state import (
    ATTACKER,
    DEFENDER,
    NO_ANIMAL,
    NOBODY,
    NOWHERE,
    Arena,
)
from harena.toolkit.bits import members
from harena.toolkit.fields import replaced

KEEP: Final = 0
AGAIN: Final = 1
HITS: Final = 16
SIDES: Final = 6
# Where the number of each type stands among the gladiators of a team.
SHIELDS: Final = DIGIT * SHIELD
SPEARS: Final = DIGIT * SPEAR
SWORDS: Final = DIGIT * SWORD
TRIDENTS: Final = DIGIT * TRIDENT
NETS: Final = DIGIT * NET


def choose_target(arena: Arena, seat: int, ground: int) -> None:
    """3.3, 3.4, 3.7 Any target adjacent to the ground; 7.4 for an animal, every other piece."""
    near = arena.content.board.near[ground]
    spaces = members(near & arena.targets(seat))
    arena.choose(seat, "target", steps.ATTACK, spaces, seat, ground)


def attack(arena: Arena, target: int, seat: int, ground: int) -> None:
    """3.5 One turn is one battle, by this team, from this ground."""
    arena.at[ATTACKER] = ground
    arena.at[DEFENDER] = target
    arena.hands = [seat, defending_hand(arena, seat, target)]
    arena.tell("attacked", seat, ground, target)
    begin_battle(arena)


def defending_hand(arena: Arena, seat: int, target: int) -> int:
    """6.12, 7.5, R15, R36 The owner rolls for his team, the left of the attacker for an animal."""
    if arena.lairs >> target & 1:
        return arena.left_of(seat)
    return arena.owner(target)


def why_not_target(arena: Arena, seat: int, space: int) -> str:
    """Why a space is no target."""
    if arena.homes[seat] >> space & 1:
        return "own-team"
    if not arena.taken >> space & 1:
        return "nothing-there"
    return "not-adjacent"


def begin_battle(arena: Arena) -> None:
    """5.1.3, R3 Who rolls first is settled before nets; 5.9.2 one exchange of rolls, no more.

    6.2 Against an animal, or led by one, nobody throws nets.
    """
    arena.stirred = False
    own, others = arena.usable(ATTACKER), arena.usable(DEFENDER)
    attackers, defenders = own >> SPEARS & DIGIT_MASK, others >> SPEARS & DIGIT_MASK
    first = first_roller(attackers, defenders)
    second = 1 - first
    hand, space = arena.hands[first], arena.at[first]
    if first == ATTACKER:
        tied = 1 if attackers == defenders else 0
        arena.tell("faced", hand, space, attackers, defenders, tied)
    else:
        arena.tell("faced", hand, space, defenders, attackers, 0)
    arena.then(steps.ROLL, second)
    arena.then(steps.ROLL, first)
    if (own | others) >> NETS & DIGIT_MASK and not (
        arena.is_animal(ATTACKER) or arena.is_animal(DEFENDER)
    ):
        if arena.active(second, NET):
            arena.then(steps.THROW_NETS, second)
        throw_nets(arena, first)


def first_roller(attackers: int, defenders: int) -> int:
    """5.1.1, 5.1.2, 6.3, R1, R17 More spears roll first; equal, the attacker does."""
    return DEFENDER if defenders > attackers else ATTACKER


def throw_nets(arena: Arena, side: int) -> None:
    """5.2.1, 5.2.2, 5.2.3 One victim for each active net, while there are active enemies (R4)."""
    nets = arena.active(side, NET)
    if nets and (men := arena.active_men(1 - side)):
        arena.then(steps.CHOOSE_NET, side, min(nets, men))


def choose_net(arena: Arena, side: int, nets: int) -> None:
    """5.2.1, 5.2.3 He must choose; any type of active enemy."""
    foe = 1 - side
    kinds = kinds_in(arena.men[arena.at[foe]] - arena.off[foe])
    arena.choose(arena.hands[side], "net", steps.SWITCH_OFF, kinds, side, nets)


def switch_off(arena: Arena, kind: int, side: int, nets: int) -> None:
    """5.2.4, 5.2.5 Switched off for the rest of this battle, whatever becomes of the thrower."""
    foe = 1 - side
    arena.off[foe] += ONE[kind]
    arena.tell("netted", arena.hands[side], arena.at[foe], kind)
    if nets > 1:
        arena.then(steps.CHOOSE_NET, side, nets - 1)


def roll(arena: Arena, side: int) -> None:
    """5.3.1, 5.7.1, 5.8.1 A side rolls what it can use now (R5), unless a side has fallen.

    5.7.4 Spears and nets have done their part by now, except as casualties.
    """
    if arena.is_decided():
        return
    hits = cast(arena, side, KEEP)
    if may_reroll(arena, side):
        arena.then(steps.CHOOSE_REROLL, side, hits // HITS, hits % HITS)
    else:
        strike(arena, side, hits // HITS, hits % HITS)


def dice_of(arena: Arena, side: int) -> int:
    """5.3.1, 5.7.2, 6.4 A die for the team, none for an animal, and one for each active sword."""
    content = arena.content
    free = content.animal_dice if arena.is_animal(side) else content.team_dice
    return free + (arena.usable(side) >> SWORDS & DIGIT_MASK)


def cast(arena: Arena, side: int, again: int) -> int:
    """1.4 Throw the dice openly: sixteen times the single hits, plus the lethal hits."""
    told = [arena.hands[side], arena.at[side], again]
    faces = arena.content.faces
    hits = 0
    for thrown in arena.dice.throw(dice_of(arena, side), SIDES):
        face = faces[thrown]
        told.append(face)
        if face == SINGLE:
            hits += HITS
        elif face == LETHAL:
            hits += 1
    arena.tell_row("rolled", told)
    return hits


def may_reroll(arena: Arena, side: int) -> bool:
    """5.4.1, 6.5 R6 Strictly more active tridents than the other side has at this moment."""
    tridents = arena.usable(side) >> TRIDENTS & DIGIT_MASK
    return tridents > arena.usable(1 - side) >> TRIDENTS & DIGIT_MASK


def choose_reroll(arena: Arena, side: int, singles: int, lethals: int) -> None:
    """5.4.2 He sees his roll, then decides."""
    arena.choose(arena.hands[side], "reroll", steps.REROLL, [KEEP, AGAIN], side, singles, lethals)


def reroll(arena: Arena, again: int, side: int, singles: int, lethals: int) -> None:
    """5.4.2, 5.4.3 All dice again, once; the second roll stands even if it is worse."""
    if again:
        hits = cast(arena, side, AGAIN)
        singles, lethals = hits // HITS, hits % HITS
    strike(arena, side, singles, lethals)


def strike(arena: Arena, side: int, singles: int, lethals: int) -> None:
    """5.5.1, 5.5.2 Each active shield stops one single hit (R7), never a lethal one (R2)."""
    foe = 1 - side
    stopped = min(singles, arena.usable(foe) >> SHIELDS & DIGIT_MASK)
    if singles == stopped and not lethals:
        hand, space = arena.hands[side], arena.at[foe]
        had = arena.tokens[space]
        arena.tell("struck", hand, space, singles, stopped, 0, 0, had, had, 0, 0, had, 0)
        return
    arena.stirred = True
    if arena.is_animal(foe):
        wound_animal(arena, side, singles, stopped, lethals)
    else:
        wound_team(arena, side, singles, stopped, lethals)


def wound_team(arena: Arena, side: int, singles: int, stopped: int, lethals: int) -> None:
    """5.6.1, 5.6.2, 5.6.3, 5.6.4, 6.10 One for each lethal hit, then for every two tokens (R8)."""
    hand, space = arena.hands[side], arena.at[1 - side]
    through, had = singles - stopped, arena.tokens[space]
    tokens = had + through
    pairs = tokens // arena.content.tokens_per_gladiator
    left = tokens % arena.content.tokens_per_gladiator
    lost = lethals + pairs
    falls = int(lost >= arena.size(space))
    blow = [singles, stopped, lethals, through, had, tokens, pairs, lost, left, falls]
    arena.tell_row("struck", [hand, space, *blow])
    if falls:
        wipe_out(arena, side)
        return
    arena.tokens[space] = left
    if lost:
        arena.then(steps.CHOOSE_CASUALTY, 1 - side, lost)


def choose_casualty(arena: Arena, side: int, lost: int) -> None:
    """5.6.6 The owner chooses whom to give, active or switched off; R28: he knows how many."""
    off = arena.off[side]
    casualties = [kind * 2 for kind in kinds_in(arena.men[arena.at[side]] - off)]
    if off:
        casualties += [kind * 2 + 1 for kind in kinds_in(off)]
        casualties.sort()
    arena.choose(arena.owner(arena.at[side]), "casualty", steps.GIVE, casualties, side, lost)


def give(arena: Arena, casualty: int, side: int, lost: int) -> None:
    """5.6.5, 6.11, 7.6 He goes to the pen of whoever rolled, or leaves the game (R40)."""
    space = arena.at[side]
    kind, off = casualty // 2, casualty % 2
    captor = arena.captor(1 - side)
    arena.off[side] -= ONE[kind] * off
    arena.men[space] -= ONE[kind]
    imprison(arena, captor, ONE[kind])
    arena.tell("fell", arena.owner(space), space, kind, off, captor)
    if lost > 1:
        arena.then(steps.CHOOSE_CASUALTY, side, lost - 1)


def imprison(arena: Arena, captor: int, men: int) -> None:
    """1.6, 6.11 Into the captor's pen, or out of the game where nobody is the captor."""
    if captor == NOBODY:
        arena.gone += men
    else:
        arena.pens = replaced(arena.pens, captor, arena.pens[captor] + men)


def wipe_out(arena: Arena, side: int) -> None:
    """5.6.7, 5.8.1, 5.8.2 All are lost, hits beyond them are ignored; base and tokens go."""
    foe = 1 - side
    space = arena.at[foe]
    captor = arena.captor(side)
    owner = arena.owner(space)
    arena.tell("wiped_out", owner, space, arena.size(space), captor)
    imprison(arena, captor, arena.men[space])
    arena.men[space] = 0
    arena.homes[owner] ^= 1 << space
    arena.taken ^= 1 << space
    advance(arena, side)


def wound_animal(arena: Arena, side: int, singles: int, stopped: int, lethals: int) -> None:
    """6.6, 6.7 One wound a single hit, two a lethal one, until they reach its life (R17)."""
    content = arena.content
    space = arena.at[1 - side]
    life = content.life[arena.animals[space]]
    before = arena.tokens[space]
    through = singles - stopped
    wounds = through * content.wounds_per_single + lethals * content.wounds_per_lethal
    tokens = before + wounds
    falls = int(tokens >= life)
    blow = (singles, stopped, lethals, through, before, tokens, 0, wounds, min(tokens, life), falls)
    arena.tell("struck", arena.hands[side], space, *blow)
    arena.tokens[space] = tokens
    if falls:
        kill(arena, side)


def kill(arena: Arena, side: int) -> None:
    """6.9, 7.7, 7.8 The last blow takes the tile; for an unled animal its roller (R24)."""
    space = arena.at[1 - side]
    animal = arena.animals[space]
    captor = arena.captor(side)
    if captor == NOBODY and not arena.unscored:
        captor = arena.hands[side]
    arena.tell("killed", animal, space, captor, arena.content.animal_points)
    if captor == NOBODY:
        arena.lost_animals |= 1 << animal
    else:
        trophies = arena.trophies[captor] | 1 << animal
        arena.trophies = replaced(arena.trophies, captor, trophies)
    arena.animals[space] = NO_ANIMAL
    arena.lairs ^= 1 << space
    arena.taken ^= 1 << space
    advance(arena, side)


def advance(arena: Arena, side: int) -> None:
    """5.8.2, 5.8.3, 6.13 The winner moves into the space with its own tokens (R10)."""
    foe = 1 - side
    start, end = arena.at[side], arena.at[foe]
    arena.move(start, end)
    arena.tell("advanced", start, end)
    arena.at[side] = end
    arena.at[foe] = NOWHERE


def end_battle(arena: Arena) -> None:
    """5.9.1, R39 The switched-off go back to their bases, active again."""
    arena.off[ATTACKER] = 0
    arena.off[DEFENDER] = 0
    arena.at[ATTACKER] = NOWHERE
    arena.at[DEFENDER] = NOWHERE


STEPS: Final = (
    choose_target,
    attack,
    throw_nets,
    choose_net,
    switch_off,
    roll,
    choose_reroll,
    reroll,
    choose_casualty,
    give,
)
