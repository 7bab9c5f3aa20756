"""What is put forward: what a careful player would do, where there is one natural thing to do.

It never dies of a choice when another leaves it alive, spends nothing that changes nothing, and
leaves open what is a matter of taste.
"""

from typing import Final

from harena.games.gladiatori.abilities.special_moves import (
    KEEP,
    NO_SACRIFICE,
    NO_SKILL,
    PAY,
    PLAIN_DONE,
    TAKE_MARKER,
)
from harena.games.gladiatori.about.blows import blow_of_plan
from harena.games.gladiatori.about.entering import nearest_foe
from harena.games.gladiatori.about.facts import Facts
from harena.games.gladiatori.about.lives import safe_life
from harena.games.gladiatori.about.own_sum import is_summed, try_out
from harena.games.gladiatori.about.reckoning import (
    attack_parts,
    chance_against,
    defence_at_most,
    defence_parts,
    defended,
    is_announced,
    is_target,
    known,
    total,
)
from harena.games.gladiatori.advice.advice import LOSSES, hasty
from harena.games.gladiatori.advice.tactics import best_point
from harena.games.gladiatori.combat_round.declaration import NO_FIGHT, STRIKE
from harena.games.gladiatori.combat_round.movement import FIRST_TURN, MOVES, STOP
from harena.games.gladiatori.combat_round.own_round import AGAIN, READY, STANDBY_NEW
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOBODY, Bout
from harena.games.gladiatori.components.cards import (
    BERSERK,
    ENERGY_0,
    ENERGY_1,
    ENOUGH,
    MOVEMENT,
    ONE,
    STRENGTH,
    SWEEP,
    energy,
    held,
)
from harena.games.gladiatori.components.fields import NONE
from harena.games.gladiatori.components.figures import ahead
from harena.games.gladiatori.components.knowledge import kinds_of
from harena.games.gladiatori.components.traits import BLOOD, NO_POWER, OFFENSE, TRAITS
from harena.games.gladiatori.fight.fight import MOST_BLOOD
from harena.games.gladiatori.fight.final_values import PER_POINT
from harena.games.gladiatori.fight.injuries import (
    FIRST_ITEM,
    deck_life,
    items_life,
    payments,
    worth_of,
)
from harena.games.gladiatori.turn import (
    AS_IT_STANDS,
    FIRST_PRIMARY,
    USE_ENDURANCE,
    USES,
    can_rest,
)
from harena.toolkit.hexes import BEARINGS

# The choices of a defence, cheapest first, and how a hit point weighs against death.
DEFENCES: Final = ("plain", "sacrifice", "acrobatics", "dodge", "skill")
DEATH: Final = 1000
HELD: Final = 0
# How bad it is that a defence fails: a hit point alone is no more than a card.
WOUNDED: Final = 1
GRADES: Final = {"held": HELD, "death": DEATH}
# What a card must add to the chance of a hit to be played for it.
A_CARD: Final = 1 / 12
NO_CHANCE: Final = -10.0
# In a payment: a hit point given in vain weighs more than any card, and an Item more than two.
WASTE: Final = 20
ITEM: Final = 50
# To go on, or to leave it, is natural where it costs nothing.
NATURAL: Final[dict[str, int]] = {
    "closing": READY,
    "ready": AS_IT_STANDS,
    "plain": PLAIN_DONE,
    "rage": KEEP,
    "overskill": NO_SKILL,
    "power": NO_POWER,
    "sacrifice": NO_SACRIFICE,
    "acrobatics": 0,
    "escape": 1,
    "unbeatable": 1,
}
HASTY: Final = ("action", "reaction", "skill", "blood")
# To stay is natural where no step or turn brings an enemy nearer to one's front.
STAYING: Final[dict[str, int]] = {"opening": READY, "movement": STOP, "reflex": STOP}


def lead(
    bout: Bout, seat: int, ask: str, choices: list[int], context: int, told: dict[int, Facts]
) -> int:
    """The choice that is put forward; NONE where there is none."""
    if ask in DEFENCES and is_announced(bout, seat):
        return careful_defence(bout, seat, ask, choices, context)
    if ask == "add":
        added = careful_additions(bout, seat, choices)
        return added[0] if added else ENOUGH
    if ask == "payment":
        plan = careful_payment(bout, seat)
        return plan[0] if plan and plan[0] in choices else NONE
    if ask == "toll":
        return cheapest(choices, told)
    if ask == "unbalanced":
        return PAY if PAY in choices and word(told, TAKE_MARKER) == "falls" else TAKE_MARKER
    if ask == "feint":
        return 1 if 1 in choices and word(told, 0) == "missed" else 0
    if ask == "fight":
        return STRIKE if word(told, STRIKE) in ("front", "strikes") else NO_FIGHT
    if ask == "rest":
        gains = USE_ENDURANCE in choices and can_rest(bout, seat, FIRST_PRIMARY)
        return USE_ENDURANCE if gains else USES
    if ask == "split":
        return careful_split(bout, seat, context)[0]
    if ask == "face":
        return towards_the_nearest(bout, seat, choices, context)
    if ask in STAYING:
        return careful_step(bout, seat, ask, choices)
    return careful_or_natural(bout, seat, ask, choices, context, told)


def careful_or_natural(
    bout: Bout, seat: int, ask: str, choices: list[int], context: int, told: dict[int, Facts]
) -> int:
    """What costs nothing; or what a hasty player would choose, or is told to do more than that."""
    chosen = hasty(bout, seat, ask, choices, context) if ask in HASTY else NATURAL.get(ask, NONE)
    if ask == "action":
        return careful_action(bout, seat, chosen, told)
    if ask == "reaction":
        return careful_reaction(chosen, told)
    return chosen if chosen in choices else NONE


def careful_action(bout: Bout, seat: int, chosen: int, told: dict[int, Facts]) -> int:
    """6.9, 6.10 Of blows the strongest as it stands, Berserk with Blood; a new card of two alike.

    In 80 matches against a hasty player it brings a point and a half more than his own choice.
    """
    if chosen >= STANDBY_NEW or chosen % AGAIN == MOVEMENT:
        return chosen
    best, strongest = 0, chosen
    for choice, facts in told.items():
        attack = facts.get("attack", 0)
        assert isinstance(attack, int)
        if attack and choice % AGAIN == BERSERK:
            attack += PER_POINT * min(MOST_BLOOD, bout.remaining[TRAITS * seat + BLOOD])
        worth = 2 * attack + (choice < AGAIN)
        if worth > best:
            best, strongest = worth, choice
    return strongest


def careful_reaction(chosen: int, told: dict[int, Facts]) -> int:
    """6.26 What stops most without a card more, a new card of two alike; no more than is needed."""
    best, safest = -1, chosen
    for choice in (chosen, *told):
        facts = told[choice]
        stops = facts["stops"]
        attack = facts.get("attack", stops)
        assert isinstance(stops, int)
        assert isinstance(attack, int)
        worth = 2 * min(stops, attack) + (choice < AGAIN)
        if worth > best:
            best, safest = worth, choice
    return safest


def towards_the_nearest(bout: Bout, seat: int, choices: list[int], spot: int) -> int:
    """3.1, 4.6 The facing that has the nearest enemy most nearly ahead."""
    foe = nearest_foe(bout, seat, spot)
    if foe == NOBODY:
        return NONE
    away: list[int] = []
    for facing in choices:
        turned = bout.content.arena.turned(spot, facing, bout.place[foe])
        away.append(min(turned, BEARINGS - turned))
    return choices[away.index(min(away))]


def careful_step(bout: Bout, seat: int, ask: str, choices: list[int]) -> int:
    """8.4.3 To stay, if that is as good; a turn to an enemy, unless it costs Speed; or neither."""
    steps = [one for one in choices if one < FIRST_TURN]
    turns = [one for one in choices if FIRST_TURN <= one < MOVES]
    point = best_point(bout, seat, turns + steps)
    if point < 0:
        return STAYING[ask]
    return point if point in turns and ask != "opening" else NONE


def word(told: dict[int, Facts], choice: int) -> str:
    """The word of a result."""
    return str(told[choice]["word"]) if choice in told else ""


def careful_defence(bout: Bout, seat: int, ask: str, choices: list[int], context: int) -> int:
    """7.2, 20.6 The cheapest choice that lets the least through, with all that may still come."""
    best, chosen = 2 * DEATH, NONE
    for choice in cheap_first(ask, choices):
        twin = known(bout, seat)
        try_out(twin, seat, ask, choice, context)
        pain = pain_of(defended(twin, seat, defence_at_most(twin, seat, ask)))
        if pain < best:
            best, chosen = pain, choice
    return chosen


def careful_additions(bout: Bout, seat: int, choices: list[int]) -> list[int]:
    """6.14, 7.6.1 The fewest cards that hold a known attack, or carry a blow past what is seen.

    To meet an attack that is not known yet brings less than the cards are worth: in 256 such
    questions, by 60 playouts of each choice, a third of a point less than none.
    """
    if not is_summed(bout, seat) or (is_target(bout, seat) and not is_announced(bout, seat)):
        return []
    counts = bout.fight.card[seat] == STRENGTH
    useful = [kind for kind in choices if counts and kind != ENOUGH and energy(ONE[kind])]
    cards = [kind for kind in useful for _ in range(held(bout.hand[seat], kind))]
    if is_target(bout, seat):
        return cards[: fewest_to_hold(bout, seat, cards)]
    blow = blow_of_plan(bout, seat)
    if blow:
        return [SWEEP] if blow["unless"] == SWEEP else []
    return cards[: fewest_to_strike(bout, seat, cards)]


def with_cards(bout: Bout, seat: int, cards: list[int]) -> Bout:
    """A copy in which these are played, too."""
    twin = known(bout, seat)
    for kind in cards:
        twin.hand[seat] -= ONE[kind]
        twin.fight.played[seat] += ONE[kind]
    return twin


def fewest_to_hold(bout: Bout, seat: int, cards: list[int]) -> int:
    """7.2, 20.6 After so many nothing gets through, or nothing deadly, with all that may come."""
    grades: list[int] = []
    for count in range(len(cards) + 1):
        twin = with_cards(bout, seat, cards[:count])
        told = defended(twin, seat, defence_at_most(twin, seat, "add"))
        grades.append(GRADES.get(str(told["word"]), WOUNDED))
    return grades.index(min(grades))


def fewest_to_strike(bout: Bout, seat: int, cards: list[int]) -> int:
    """7.6.1, 20.7 With so many, and Offense, the blow hits whoever does not react; else none.

    Against a beast its dice are counted, and a card must raise the chance by a twelfth.
    """
    foe = ahead(bout, seat)
    if foe == NOBODY:
        return 0
    best, chosen = NO_CHANCE, 0
    for count in range(len(cards) + 1):
        twin = with_cards(bout, seat, cards[:count])
        twin.fight.attacker, twin.fight.targets = seat, [foe]
        attack = total(attack_parts(twin.copy(), seat)) + bout.remaining[TRAITS * seat + OFFENSE]
        if foe >= FIRST_BEAST:
            chance = chance_against(bout, bout.beasts[foe - FIRST_BEAST], attack)
        else:
            chance = float(attack > total(defence_parts(twin, foe)))
        if chance - A_CARD * count > best:
            best, chosen = chance - A_CARD * count, count
    return chosen


def pain_of(told: Facts) -> int:
    """How bad it is: nothing, a wound by its damage, death above all."""
    if told["word"] == "held":
        return HELD
    damage = told.get("damage", 1)
    assert isinstance(damage, int)
    return damage + (DEATH if told["word"] == "death" else 0)


def cheap_first(ask: str, choices: list[int]) -> list[int]:
    """The same choices, those that cost least before the others."""
    if ask != "sacrifice":
        return choices
    return [one for one in [NO_SACRIFICE, *LOSSES] if one in choices]


def cheapest(choices: list[int], told: dict[int, Facts]) -> int:
    """20.9.6 What one misses least, if one lives on without it."""
    ordered = [*[one for one in LOSSES if one in choices], *choices]
    for choice in ordered:
        if word(told, choice) == "left":
            return choice
    for choice in ordered:
        if word(told, choice) != "torn":
            return choice
    return ordered[0]


def careful_payment(bout: Bout, seat: int) -> list[int]:
    """7.7.1, 7.7.2 Little too much, and what one misses least; the dearest first."""
    owed = bout.fight.damage
    ranks = {kind: rank for rank, kind in enumerate(LOSSES)}
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for choice in payments(bout, seat, 0):
        count = held(bout.life[seat], choice) if choice < FIRST_ITEM else 1
        worth, rank = worth_of(bout, choice), ranks.get(choice, ITEM) + 1
        for _ in range(count):
            for paid, (cost, given) in list(best.items()):
                if paid < owed:
                    waste = max(0, paid + worth - owed)
                    offer = cost + rank + WASTE * waste
                    old = best.get(paid + worth)
                    if old is None or offer < old[0]:
                        best[paid + worth] = (offer, [*given, choice])
    plan: list[int] = []
    least = -1
    for paid, (cost, given) in best.items():
        if paid >= owed and (least < 0 or cost < least):
            least, plan = cost, given
    return by_worth(bout, plan)


def by_worth(bout: Bout, plan: list[int]) -> list[int]:
    """7.7.2 In the order in which it must be paid."""
    ordered = sorted([(-worth_of(bout, choice), choice) for choice in plan])
    return [choice for _, choice in ordered]


def careful_split(bout: Bout, seat: int, first: int) -> list[int]:
    """5.1.1 All that acts to the hand, half of the Energy; but hit points for two blows (SAFE)."""
    kinds = kinds_of(bout, seat)[first:]
    counts: list[int] = []
    life = deck_life(bout, bout.life[seat]) + items_life(bout, seat)
    for kind in kinds:
        count = held(bout.deck[seat], kind)
        kept = (count + 1) // 2 if kind in (ENERGY_0, ENERGY_1) else count
        counts.append(kept)
        life += (count - kept) * bout.content.life[kind]
    safe = safe_life(bout)
    for kind in LOSSES:
        if kind in kinds:
            index = kinds.index(kind)
            while counts[index] and life < safe:
                counts[index] -= 1
                life += bout.content.life[kind]
    return counts
