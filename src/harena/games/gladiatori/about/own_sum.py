"""What each choice makes of one's own sum while it is made (7.1, 7.2): attack, or defence."""

from typing import Final

from harena.games.gladiatori.abilities.powers import (
    LEAP_BASE,
    MOST_DEPTH,
    MOST_LEAPT,
    MOST_LUNGED,
    brace,
    cut_deep,
    leap_in,
    lunge_with,
)
from harena.games.gladiatori.abilities.special_moves import (
    NO_SKILL,
    sacrifice_card,
    strike_acrobatically,
    trade,
    use_plainly,
)
from harena.games.gladiatori.about.facts import PLAIN, Facts, result
from harena.games.gladiatori.about.reckoning import (
    attack_parts,
    attacked,
    defence_at_most,
    defence_parts,
    defended,
    is_announced,
    is_target,
    known,
    match_to_come,
    means,
    so_far,
    struck,
    total,
)
from harena.games.gladiatori.combat_round.own_round import add
from harena.games.gladiatori.components.bout import NOBODY, Bout
from harena.games.gladiatori.components.cards import (
    BERSERK,
    ENERGY_0,
    ENOUGH,
    KINDS,
    MOVEMENT,
    ONE,
    STRENGTH,
    held,
    kinds_in,
    size,
)
from harena.games.gladiatori.components.cards import energy as energy_of
from harena.games.gladiatori.components.traits import (
    DEEP_WOUNDS,
    DELAY,
    LEAP,
    LUNGE,
    NO_POWER,
    OFFENSE,
    TRAITS,
)
from harena.games.gladiatori.fight.fight import spend_blood, spend_speed, use_skill
from harena.games.gladiatori.fight.final_values import to_meet
from harena.games.gladiatori.fight.injuries import weight_of_blow

# The questions of a sum of which each option is tried out on a copy.
TRIED: Final = (
    *("plain", "rage", "leap", "depth", "sacrifice", "acrobatics", "skill", "blood", "dodge"),
    "add",
)


def try_out(twin: Bout, seat: int, ask: str, choice: int, context: int) -> None:
    """Do in a copy what would be chosen."""
    if ask == "plain":
        use_plainly(twin, choice, seat)
    elif ask == "rage":
        trade(twin, choice, seat)
    elif ask == "leap":
        leap_in(twin, choice, seat)
    elif ask == "depth":
        cut_deep(twin, choice, seat)
    elif ask == "sacrifice":
        sacrifice_card(twin, choice, seat)
    elif ask == "acrobatics":
        strike_acrobatically(twin, choice, seat)
    elif ask == "skill":
        use_skill(twin, choice, seat, context)
    elif ask == "blood":
        spend_blood(twin, choice, seat)
    elif ask == "dodge":
        spend_speed(twin, choice, seat)
    elif ask == "add":
        add(twin, choice, seat)


def of_sum(bout: Bout, seat: int, ask: str, choices: list[int], context: int) -> dict[int, Facts]:
    """7.1, 7.2 The sum after each choice. What is chosen last says what comes of it."""
    found: dict[int, Facts] = {}
    if not is_summed(bout, seat):
        return found
    for choice in choices:
        twin = known(bout, seat)
        try_out(twin, seat, ask, choice, context)
        found[choice] = summed(twin, seat, ask)
    if ask == "skill" and 1 in found and found[0]["word"] == "held":
        found[1] = {**found[1], "word": "needless", "tone": PLAIN}
    return found


def is_summed(bout: Bout, seat: int) -> bool:
    """8.4.1 A Movement card in one's own round is no blow."""
    return is_target(bout, seat) or bout.fight.card[seat] != MOVEMENT


def summed(twin: Bout, seat: int, ask: str) -> Facts:
    """7.1.9, 7.2 What a copy's sum is now: a Skill comes last, but for the Blood of Berserk."""
    if is_target(twin, seat):
        if ask != "skill" or not is_announced(twin, seat):
            return so_far(twin, seat, ask)
        return defended(twin, seat, total(defence_parts(twin.copy(), seat)))
    attack = total(attack_parts(twin.copy(), seat))
    if ask not in ("skill", "blood"):
        return struck(twin, seat, attack, weight(twin, seat))
    is_last = ask == "blood" or twin.fight.card[seat] != BERSERK
    return attacked(twin, attack, weight(twin, seat), is_last)


def weight(twin: Bout, seat: int) -> int:
    """7.6.2 How heavy the blow would be, declared or not."""
    if twin.fight.attacker == NOBODY:
        twin.fight.attacker = seat
    return weight_of_blow(twin)


def of_overskill(each: Facts) -> dict[int, Facts]:
    """11.4 From how much to how much."""
    found: dict[int, Facts] = {}
    for choice, numbers in each.items():
        if isinstance(numbers, dict) and int(choice) != NO_SKILL:
            found[int(choice)] = result("raised", PLAIN, numbers)
    return found


def of_powers(bout: Bout, seat: int, choices: list[int]) -> dict[int, Facts]:
    """12.1, 12.4, 12.5 How high the attack can become by a Power, or how heavy the blow."""
    found: dict[int, Facts] = {}
    for power in choices:
        twin = known(bout, seat)
        if power == NO_POWER:
            found[power] = summed(twin, seat, "power")
        elif power == DEEP_WOUNDS:
            found[power] = result("deeper", PLAIN, {"most": MOST_DEPTH})
        elif power in (LUNGE, LEAP):
            if power == LUNGE:
                lunge(twin, seat, min(MOST_LUNGED, size(bout.hand[seat])))
            else:
                leap_in(twin, LEAP_BASE * min(MOST_LEAPT, bout.entered), seat)
            attack = total(attack_parts(twin, seat))
            found[power] = result("up-to", PLAIN, {"attack": attack})
    return found


def lunge(twin: Bout, seat: int, cards: int) -> None:
    """12.1 Throw so many cards away; which does not matter to the sum."""
    for _ in range(cards):
        lunge_with(twin, kinds_in(twin.hand[seat])[0], seat, 1)


def plan_of_lunge(bout: Bout, seat: int, most: int) -> Facts:
    """12.1 The attack with so many cards more."""
    bases: list[int] = []
    for cards in range(most + 1):
        twin = known(bout, seat)
        lunge(twin, seat, cards)
        bases.append(total(attack_parts(twin, seat)))
    return {"kind": "attack", "bases": bases}


def plan_of_additions(bout: Bout, seat: int, choices: list[int]) -> Facts:
    """6.14, 7.6.2, 8.2, 8.3 The sum with so many cards more, but for their energy; the damage.

    How much energy a card adds stands with it: on Strength, and nowhere else.
    """
    if not is_summed(bout, seat):
        return {}
    kinds = [kind for kind in choices if kind != ENOUGH]
    loose = [kind for kind in kinds for _ in range(held(bout.hand[seat], kind))]
    bases: list[int] = []
    damages: list[int] = []
    for cards in range(len(loose) + 1):
        twin = known(bout, seat)
        for kind in loose[:cards]:
            twin.hand[seat] -= ONE[kind]
            twin.fight.played[seat] += ONE[ENERGY_0]
        defends = is_target(twin, seat)
        made = defence_parts(twin.copy(), seat) if defends else attack_parts(twin.copy(), seat)
        bases.append(total(made))
        damages.append(0 if defends else weight(twin, seat))
    counts = bout.fight.card[seat] == STRENGTH
    gains = [energy_of(ONE[kind]) if counts else 0 for kind in range(KINDS)]
    made_for = "defence" if is_target(bout, seat) else "attack"
    met = to_meet(bout, bout.fight.targets.index(seat)) if is_announced(bout, seat) else 0
    plan: Facts = {"kind": made_for, "attack": met, "bases": bases, "damages": damages}
    return {**plan, "gains": gains, **still_to_come(bout, seat)}


def still_to_come(bout: Bout, seat: int) -> Facts:
    """7.1.3, 7.2.2, 7.2.4, 8.4.5 What may still come to a sum besides cards; a Dodge halves."""
    if not is_target(bout, seat):
        return {"more": bout.remaining[TRAITS * seat + OFFENSE], "match": 0, "halved": 0}
    twin = known(bout, seat)
    more = defence_at_most(twin, seat, "add") - total(defence_parts(twin.copy(), seat))
    halved = int(bout.fight.card[seat] == MOVEMENT)
    found: Facts = {"more": more, "halved": halved, "with": means(bout, seat, "add")}
    return {**found, "match": match_to_come(twin, seat)}


def of_delay(bout: Bout, seat: int, ask: str) -> Facts:
    """12.8 Delay, used now: three more in this defence."""
    twin = known(bout, seat)
    brace(twin, DELAY, seat)
    return summed(twin, seat, ask)
