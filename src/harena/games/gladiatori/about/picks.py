"""Picks of several things one by one (3.5, 3.7, 6.14, 7.7, 12.1, 12.7), the split (5.1), the Rest.

A row says what there is, how many may and must be picked, and how it ends: `never` when so many are
picked, `early` by a word before that, `once` by a word always, `each` by a word for each not taken.
"""

from harena.games.gladiatori.abilities.elements import FIRST_TRAIT, NO_ELEMENT
from harena.games.gladiatori.abilities.powers import MOST_LUNGED, NO_ADAPTATION, TO_HAND
from harena.games.gladiatori.about.blows import blow_of_plan
from harena.games.gladiatori.about.facts import Facts, thing
from harena.games.gladiatori.about.forward import careful_additions, careful_payment, careful_split
from harena.games.gladiatori.about.lives import deadly_damage, least_life, safe_life
from harena.games.gladiatori.about.own_sum import plan_of_additions, plan_of_lunge
from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.components.cards import (
    ACTIONS,
    ENOUGH,
    greens,
    held,
    size,
)
from harena.games.gladiatori.components.knowledge import kinds_of
from harena.games.gladiatori.components.traits import ENDURANCE, TRAITS
from harena.games.gladiatori.fight.injuries import (
    FIRST_ITEM,
    YIELDING,
    deck_life,
    items_life,
    life_of,
    payments,
    worth_of,
)
from harena.games.gladiatori.turn import (
    FIRST_CARD,
    ONLY_RESISTANCE,
    RESISTED,
    RESTED_TRAITS,
    TO_ENDURANCE,
    USE_ENDURANCE,
    USE_RESISTANCE,
    USES,
    to_recover,
)


def picks(things: list[Facts], least: int, most: int, ends: str, word: int) -> Facts:
    return {"things": things, "least": least, "most": most, "ends": ends, "word": word}


def hand_things(bout: Bout, seat: int, choices: list[int]) -> list[Facts]:
    """Cards of the hand."""
    hand = bout.hand[seat]
    return [thing(kind, held(hand, kind), 1) for kind in choices if kind != ENOUGH]


def add(bout: Bout, seat: int, choices: list[int]) -> Facts:
    """6.14 As many as there are; those are put forward that make a difference."""
    most = sum([held(bout.hand[seat], kind) for kind in choices if kind != ENOUGH])
    plan = {**plan_of_additions(bout, seat, choices), **blow_of_plan(bout, seat)}
    added = careful_additions(bout, seat, choices)
    begin = {str(kind): added.count(kind) for kind in added}
    return {
        "plan": plan,
        "begin": begin,
        **picks(hand_things(bout, seat, choices), 0, most, "once", ENOUGH),
    }


def lunge(bout: Bout, seat: int, choices: list[int], left: int) -> Facts:
    """12.1 One to three."""
    least = 1 if left == MOST_LUNGED else 0
    most = min(left, size(bout.hand[seat]))
    plan = plan_of_lunge(bout, seat, most)
    return {"plan": plan, **picks(hand_things(bout, seat, choices), least, most, "early", ENOUGH)}


def sacrifice(bout: Bout, seat: int, choices: list[int]) -> Facts:
    """11.2 One card of the hand, or none."""
    return {"things": hand_things(bout, seat, choices)}


def spend(bout: Bout, seat: int, choices: list[int], left: int) -> Facts:
    """3.5 Just so many."""
    things: list[Facts] = []
    for element in choices:
        if element < FIRST_TRAIT:
            things.append(thing(element, held(bout.hand[seat], element), 1))
        else:
            have = bout.remaining[TRAITS * seat + element - FIRST_TRAIT]
            things.append(thing(element, have, 1))
    return picks(things, left, left, "never", NO_ELEMENT)


def recover(bout: Bout, seat: int, choices: list[int], left: int) -> Facts:
    """3.7 At most so many, of what is missing; as many as can be are put forward."""
    things: list[Facts] = []
    for element in choices:
        if element < FIRST_TRAIT:
            things.append(thing(element, held(bout.discard[seat], element), 1))
        elif element != NO_ELEMENT:
            index = TRAITS * seat + element - FIRST_TRAIT
            things.append(thing(element, bout.start[index] - bout.remaining[index], 1))
    return {"begin": all_at_first(things, left), **picks(things, 0, left, "each", NO_ELEMENT)}


def all_at_first(things: list[Facts], left: int) -> Facts:
    """One after the other, until so many are picked."""
    begin: Facts = {}
    for one in things:
        most = one["most"]
        assert isinstance(most, int)
        count = min(most, left)
        if count > 0:
            begin[str(one["choice"])] = count
        left -= count
    return begin


def adapt(bout: Bout, seat: int, choices: list[int], left: int) -> Facts:
    """12.7 At most so many, from either side."""
    things: list[Facts] = []
    for choice in choices:
        if choice < TO_HAND:
            worth = bout.content.life[choice]
            things.append({**thing(choice, held(bout.hand[seat], choice), 1), "life": worth})
        elif choice != NO_ADAPTATION:
            worth, kind = -bout.content.life[choice - TO_HAND], choice - TO_HAND
            things.append({**thing(choice, held(bout.life[seat], kind), 1), "life": worth})
    damage = bout.fight.damage
    facts: Facts = {"life": life_of(bout, seat), "damage": damage, "keep": least_life(damage)}
    return {**facts, **picks(things, 0, left, "each", NO_ADAPTATION)}


def payment(bout: Bout, seat: int, choices: list[int]) -> Facts:
    """7.7.1, 7.7.2 What is owed, and all that can pay: also what is worth too little to begin with.

    What may be chosen now comes first. With each goes the dearest payment that still needs it.
    """
    owed = bout.fight.damage
    if choices == [YIELDING]:
        return {"owed": owed, **picks([], 0, 0, "never", YIELDING)}
    plan = careful_payment(bout, seat)
    later = [one for one in payments(bout, seat, 0) if one not in choices]
    things = [
        {**payable(bout, seat, one), "within": owed + worth_of(bout, one) - 1}
        for one in [*choices, *later]
    ]
    begin = {str(one): plan.count(one) for one in plan}
    facts = {"owed": owed, "life": life_of(bout, seat), "keep": least_life(0), "begin": begin}
    return {**facts, **picks(things, 0, len(things), "never", YIELDING)}


def toll(bout: Bout, seat: int, choices: list[int]) -> Facts:
    """20.9.6 Any one, with what it is worth."""
    return {"things": [payable(bout, seat, one) for one in choices]}


def payable(bout: Bout, seat: int, choice: int) -> Facts:
    """7.7.1, 7.7.7 A card of the HP deck, or an Item, in hit points."""
    count = held(bout.life[seat], choice) if choice < FIRST_ITEM else 1
    return thing(choice, count, worth_of(bout, choice))


def split(bout: Bout, seat: int, index: int) -> Facts:
    """5.1.1 The kinds still to be split, and what hand and HP deck hold without them.

    The least deadly damage is that without them, too: each card adds its life.
    """
    hand, life = bout.hand[seat], bout.life[seat]
    kinds = kinds_of(bout, seat)[index:]
    begin = careful_split(bout, seat, index)
    return {
        "kinds": [split_kind(bout, seat, *one) for one in zip(kinds, begin, strict=True)],
        "safe": safe_life(bout),
        "deadly": deadly_damage(bout, seat),
        "greens": greens(hand),
        "reds": size(hand) - greens(hand),
        "cards": size(life),
        "deck": deck_life(bout, life),
        "items": items_life(bout, seat),
        "cover": bout.content.cover_life,
    }


def split_kind(bout: Bout, seat: int, kind: int, begin: int) -> Facts:
    """5.1.1 How many there are, their back and their worth, and so many in hand to begin with."""
    count = held(bout.deck[seat], kind)
    green = int(kind < ACTIONS)
    life = bout.content.life[kind]
    return {"card": kind, "held": count, "green": green, "life": life, "begin": begin}


def rest(bout: Bout, seat: int, choices: list[int]) -> Facts:
    """5.4.2, 5.4.3, 12.9 What each use brings back besides Endurance, and what is missing."""
    each: Facts = {}
    endurance = bout.remaining[TRAITS * seat + ENDURANCE]
    for use in choices:
        given, power = use // TO_ENDURANCE, int(use & USE_RESISTANCE != 0)
        resisted = RESISTED - given if power else 0
        more = endurance + given if use & USE_ENDURANCE else 0
        each[str(use)] = {"power": power, "resisted": resisted, "all": resisted + more}
    return {"value": endurance, "each": each, "lines": lines(bout, seat, USES + 1)}


def back(bout: Bout, seat: int, index: int) -> Facts:
    """5.4.2, 5.4.3 In the middle of a Rest: how much may still come back, and of what."""
    left = bout.resting[seat]
    more = 0
    if index <= len(ONLY_RESISTANCE) and bout.wishes[seat] & USE_ENDURANCE:
        more = bout.remaining[TRAITS * seat + ENDURANCE]
    return {"left": left, "resisted": left, "all": left + more, "lines": lines(bout, seat, index)}


def lines(bout: Bout, seat: int, first: int) -> list[Facts]:
    """5.4.3, 3.7 Each Element of the row from a place on: how much of it is missing."""
    kinds = kinds_of(bout, seat)
    found: list[Facts] = []
    for index in range(first, FIRST_CARD + len(kinds)):
        line: Facts = {"missing": to_recover(bout, seat, index)}
        if index < FIRST_CARD:
            line["trait"] = RESTED_TRAITS[index - 1]
            line["resistance"] = int(RESTED_TRAITS[index - 1] in ONLY_RESISTANCE)
        else:
            line["card"] = kinds[index - FIRST_CARD]
            line["resistance"] = 0
        found.append(line)
    return found
