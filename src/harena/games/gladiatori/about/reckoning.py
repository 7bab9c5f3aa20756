"""What a sum would come to, and what a blow, reckoned on a copy from what its player may know."""

from typing import Final

from harena.games.gladiatori.about.facts import BAD, GOOD, PLAIN, Facts, result
from harena.games.gladiatori.beasts.beast_fights import FURY_PER_DIE, SIDES_OF_A_DIE, tolls_of
from harena.games.gladiatori.components.bout import (
    DOOMED,
    FIRST_BEAST,
    NOBODY,
    NOTHING,
    Bout,
)
from harena.games.gladiatori.components.cards import MOVEMENT, NO_CARD
from harena.games.gladiatori.components.content import FURY, TOLL
from harena.games.gladiatori.components.figures import halved
from harena.games.gladiatori.components.traits import GUARD, OFFENSE, SPEED, TRAITS
from harena.games.gladiatori.fight.fight import MOST_SPEED, spend_speed, use_skill
from harena.games.gladiatori.fight.final_values import (
    HELP_SHARE,
    MATCH,
    attack_effort,
    defence_effort,
    margin,
    modifiers,
    take_help,
    to_meet,
)
from harena.games.gladiatori.fight.injuries import damage_of, life_of, worth_of
from harena.games.gladiatori.secrets.veil import UNSEEN, card_seen
from harena.toolkit.fields import replaced
from harena.toolkit.pools import die, pool

PIPS: Final[list[int]] = die(list(range(1, SIDES_OF_A_DIE + 1)))


def known(bout: Bout, seat: int) -> Bout:
    """A copy in which a card that an attacker has laid face-down is no card (6.9, 7.1.0)."""
    twin = bout.copy()
    attacker = bout.fight.attacker
    hidden = NOBODY < attacker < FIRST_BEAST and attacker != seat
    if hidden and card_seen(bout, attacker) == UNSEEN:
        twin.fight.card[attacker] = NO_CARD
    return twin


def is_target(bout: Bout, seat: int) -> bool:
    """Whether he is the one who defends himself."""
    return bout.fight.attacker not in (NOBODY, seat) and seat in bout.fight.targets


def attack_parts(twin: Bout, seat: int) -> list[int]:
    """7.1 The attack as if it were announced now, against the first target; the copy is used up."""
    parts = attack_effort(twin, seat)
    if twin.fight.targets:
        target = twin.fight.targets[0]
        parts += modifiers(twin, seat, 0, target) + take_help(twin, seat, target)
    return parts


def defence_parts(twin: Bout, seat: int) -> list[int]:
    """7.2 The defence as if it were announced now; the copy is used up."""
    return defence_effort(twin, seat) + take_help(twin, seat, twin.fight.attacker)


def total(parts: list[int]) -> int:
    """What a row of parts comes to."""
    return sum(parts[1::2])


def is_announced(bout: Bout, seat: int) -> bool:
    """7.0.3, 20.6 Whether this target knows the attack that he must meet."""
    return is_target(bout, seat) and bout.fight.attacks[bout.fight.targets.index(seat)] >= 1


def defended(bout: Bout, seat: int, defence: int) -> Facts:
    """7.6.1, 20.6 What comes of a defence of so much against the attack as it stands."""
    index = bout.fight.targets.index(seat)
    attack = to_meet(bout, index)
    numbers: Facts = {"defence": defence, "attack": attack, "short": max(0, attack - defence)}
    if defence >= attack:
        return result("held", GOOD, numbers)
    if bout.fight.net != NOTHING:
        return result("netted", BAD, numbers)
    damage = damage_by(bout, index, defence)
    if bout.fight.breaks != NOTHING:
        item = bout.fight.breaks
        life = halved(bout, item, bout.content.item_life[item])
        is_broken = damage >= life or bout.damaged >> item & 1 == 1
        return result("broken" if is_broken else "damaged", BAD, numbers)
    word = harm(bout, seat, damage, toll_to_come(bout, seat))
    return result(word, BAD, {**numbers, "damage": damage})


def harm(bout: Bout, seat: int, damage: int, torn: int = 0) -> str:
    """7.7.3, 12.3 Whether so much is a wound or the end, after what a beast tears off before."""
    fatal = bout.fate[seat] == DOOMED or damage > life_of(bout, seat) - torn
    return "death" if fatal else "hit"


def toll_to_come(bout: Bout, seat: int) -> int:
    """20.9.6 The least that the seven of this beast will take before the wound is paid."""
    tolls = tolls_of(bout, seat) if bout.fight.seven_brings == TOLL else []
    return min([worth_of(bout, toll) for toll in tolls]) if tolls else 0


def damage_by(bout: Bout, index: int, defence: int) -> int:
    """7.6.2, 20.6, 20.9.3 What gets through such a defence."""
    twin = bout.copy()
    twin.fight.defences[index] = defence
    if twin.fight.attacker < FIRST_BEAST:
        return damage_of(twin, index)
    return 2 * margin(twin, index) if twin.fight.mauls else margin(twin, index)


def so_far(bout: Bout, seat: int, ask: str) -> Facts:
    """7.2, 8.4.5 The highest attack that a defence stops as it stands, and with all that may come.

    Told so, one that halves the attack can be held against one that does not. Once the Reaction and
    the attack are known, it is the defence against what of the attack must be met.
    """
    defence, highest = total(defence_parts(bout.copy(), seat)), defence_at_most(bout, seat, ask)
    if is_announced(bout, seat) and ask != "reaction":
        return against(bout, seat, ask, defence, highest)
    stops, most = stopped_by(bout, seat, defence), stopped_by(bout, seat, highest)
    halves = int(bout.fight.card[seat] == MOVEMENT)
    numbers: Facts = {"stops": stops, "most": most, "more": most - stops, "halved": halves}
    numbers["with"] = means(bout, seat, ask)
    numbers["match"] = match_to_come(bout, seat)
    if not is_announced(bout, seat):
        return result("ward", PLAIN, numbers)
    attack = bout.fight.attacks[bout.fight.targets.index(seat)]
    numbers["attack"] = attack
    if stops >= attack:
        return result("safe", GOOD, numbers)
    return result("defends", PLAIN if most >= attack else BAD, numbers)


def against(bout: Bout, seat: int, ask: str, defence: int, most: int) -> Facts:
    """7.6.1, 8.4.5 A defence as it stands, against the attack as it must be met."""
    attack = to_meet(bout, bout.fight.targets.index(seat))
    numbers: Facts = {"defence": defence, "most": most, "more": most - defence, "attack": attack}
    numbers["with"] = means(bout, seat, ask)
    if defence >= attack:
        return result("meets", GOOD, numbers)
    return result("lacks", PLAIN if most >= attack else BAD, numbers)


def means(bout: Bout, seat: int, ask: str) -> str:
    """7.2.4, 8.4.5 By what a defence may still rise."""
    guards = ask != "skill" and bout.remaining[TRAITS * seat + GUARD] > 0
    sped = speed_to_come(bout, seat, ask) > 0
    return "both" if guards and sped else "speed" if sped else "guard"


def match_to_come(bout: Bout, seat: int) -> int:
    """7.2.2 What a Reaction adds if the attacker's card, still unseen, turns out to be the same."""
    attacker = bout.fight.attacker
    if attacker >= FIRST_BEAST or bout.fight.card[seat] == NO_CARD:
        return 0
    return MATCH if bout.fight.card[attacker] == NO_CARD else 0


def stopped_by(bout: Bout, seat: int, defence: int) -> int:
    """7.6.1, 8.4.5 The highest attack that such a defence stops: a Dodge halves it first."""
    twin = bout.copy()
    index = twin.fight.targets.index(seat)
    highest = defence
    twin.fight.attacks = replaced(twin.fight.attacks, index, highest + 1)
    while to_meet(twin, index) <= defence:
        highest += 1
        twin.fight.attacks = replaced(twin.fight.attacks, index, highest + 1)
    return highest


def speed_to_come(bout: Bout, seat: int, ask: str) -> int:
    """8.4.5 The Speed that a Dodge may still spend."""
    if bout.fight.card[seat] != MOVEMENT or ask in ("dodge", "skill"):
        return 0
    return min(MOST_SPEED, bout.remaining[TRAITS * seat + SPEED])


def defence_at_most(bout: Bout, seat: int, ask: str) -> int:
    """7.2.4, 8.4.5 The defence with the Speed of a Dodge and the Guard that may still come."""
    twin = bout.copy()
    speed = speed_to_come(bout, seat, ask)
    if speed:
        spend_speed(twin, speed, seat)
    if ask != "skill" and twin.remaining[TRAITS * seat + GUARD]:
        use_skill(twin, 1, seat, GUARD)
    return total(defence_parts(twin, seat))


def attacked(bout: Bout, attack: int, damage: int, is_last: bool) -> Facts:
    """7.1.12, 7.6.2, 20.7 What an attack of so much is good for; against a beast by its dice."""
    numbers: Facts = {"attack": attack, "damage": damage}
    if attack < 1 and is_last:
        return result("null", BAD, numbers)
    if bout.fight.helped != NOBODY:
        return result("helps", PLAIN, {"attack": attack, "bonus": max(0, attack // HELP_SHARE)})
    if not bout.fight.targets or bout.fight.targets[0] < FIRST_BEAST:
        word = "nets" if bout.fight.net != NOTHING else "attacks"
        return result(word, PLAIN, numbers)
    kind = bout.beasts[bout.fight.targets[0] - FIRST_BEAST]
    word = "holds" if bout.fight.net != NOTHING else "kills"
    return result(word, PLAIN, {**numbers, "chance": chance_against(bout, kind, attack)})


def struck(bout: Bout, seat: int, attack: int, damage: int) -> Facts:
    """7.1 An attack to which Offense may still come."""
    more = bout.remaining[TRAITS * seat + OFFENSE]
    numbers: Facts = {"attack": attack, "most": attack + more, "more": more, "damage": damage}
    return result("strikes", PLAIN, {**numbers, "with": "offense"})


def chance_against(bout: Bout, kind: int, attack: int) -> float:
    """20.7, 20.8, 20.9.5 The chance that a beast's dice stay below an attack: every fall."""
    dice, bonus = bout.content.beast_defence[kind], bout.content.beast_bonus[kind]
    fury = bout.content.defence_doubles[kind] == FURY and dice == 2
    rest = pool(PIPS, bonus)
    below = 0
    for first in range(1, SIDES_OF_A_DIE + 1):
        for second in range(1, SIDES_OF_A_DIE + 1):
            base = first + (second if dice == 2 else 0)
            if fury and first == second:
                base += FURY_PER_DIE * (dice + bonus)
            below += sum(rest[: max(0, attack - base)])
    falls: int = SIDES_OF_A_DIE ** (2 + bonus)
    return below / falls
