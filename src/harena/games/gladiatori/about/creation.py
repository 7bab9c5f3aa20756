"""Chapters 18 and 19 as questions: what a sheet may hold, and what each thing costs."""

from harena.games.gladiatori.about.facts import Facts
from harena.games.gladiatori.components.bout import NOBODY, Bout
from harena.games.gladiatori.components.cards import FIRST_MOVE, has, held, size
from harena.games.gladiatori.components.content import Content
from harena.games.gladiatori.components.packs import Character
from harena.games.gladiatori.components.traits import TRAITS
from harena.games.gladiatori.fight.injuries import deck_life
from harena.games.gladiatori.setup.creation import (
    BUILD_END,
    COUNTED,
    FIRST_COUNT,
    FIRST_LESSON,
    FIRST_POWER,
    NO_MOVE,
    NO_POWER,
    PREMADE,
    build_ask,
    build_range,
    is_given,
)
from harena.games.gladiatori.setup.overlimit import NO_EXTRA, extra_price


def character(bout: Bout, seat: int, choices: list[int]) -> Facts:
    """4.2, 19.3 The coins there are and those a pre-made one costs; each with its deck."""
    each: Facts = {}
    for choice in choices:
        if choice < len(bout.content.characters):
            cards = bout.content.characters[choice].cards
            each[str(choice)] = {"cards": size(cards), "life": deck_life(bout, cards)}
    coins = 0 if bout.creation == PREMADE else bout.coins[seat]
    return {"coins": coins, "usual": bout.content.coins, "each": each}


def extra(bout: Bout, seat: int, choices: list[int]) -> Facts:
    """18.6 What one more card costs."""
    each: Facts = {}
    for kind in choices:
        if kind != NO_EXTRA:
            each[str(kind)] = {"price": extra_price(bout, kind)}
    return {"coins": bout.coins[seat], "each": each}


def build(bout: Bout, seat: int, place: int) -> Facts:
    """18.1 to 18.5 All that is still to be bought from this place of the row on, with its prices.

    Counted as they are planned, so many cards and hit points come to those that are owned anyway.
    """
    goods: list[Facts] = []
    owned = bout.owned[seat]
    cards, life = size(owned), deck_life(bout, owned)
    for one in range(place, BUILD_END):
        if not is_given(bout, seat, one):
            goods.append(good(bout, seat, one))
    for one in range(max(place, FIRST_COUNT), FIRST_LESSON):
        kind = COUNTED[one - FIRST_COUNT]
        cards -= held(owned, kind)
        life -= held(owned, kind) * bout.content.life[kind]
    found: Facts = {"coins": bout.coins[seat], "cards": cards, "life": life, "goods": goods}
    if bout.character[seat] == NOBODY:
        found["presets"] = [preset(bout, seat, place, taken) for taken in bout.content.characters]
    else:
        found["surplus"] = bout.purse[seat] - bout.content.coins
    return found


def good(bout: Bout, seat: int, place: int) -> Facts:
    """18.2, 18.3, 18.4 From how much to how much, and what each costs beyond what is paid."""
    content = bout.content
    found: Facts = {"ask": build_ask(place), "cards": 0, "life": 0}
    if place < FIRST_LESSON:
        low, high = build_range(bout, seat, place)
        values = list(range(low, high + 1))
        found["choices"] = values
        if place < FIRST_COUNT:
            paid = content.trait_cost(place, bout.start[TRAITS * seat + place])
            found["costs"] = [content.trait_cost(place, value) - paid for value in values]
            return {**found, "low": low, "high": high, "trait": place}
        kind = COUNTED[place - FIRST_COUNT]
        found["costs"] = [(value - low) * content.cost[kind] for value in values]
        return {**found, "low": low, "high": high, **card(content, kind)}
    found.update({"low": 0, "high": 1})
    if place < FIRST_POWER:
        kind = place - FIRST_LESSON + FIRST_MOVE
        found.update({"choices": [NO_MOVE, kind], "costs": [0, content.cost[kind]]})
        return {**found, **card(content, kind)}
    power = place - FIRST_POWER
    found.update({"choices": [NO_POWER, power], "costs": [0, content.power_cost]})
    return {**found, "power": power, "price": content.power_cost}


def card(content: Content, kind: int) -> Facts:
    """2.1, 18.3, 18.4 A card to buy: its price, and the hit points it would be."""
    return {"card": kind, "price": content.cost[kind], "cards": 1, "life": content.life[kind]}


def preset(bout: Bout, seat: int, place: int, taken: Character) -> list[int]:
    """19.1 A pre-made character as a beginning, as far as the limits go: so much of each good."""
    found: list[int] = []
    for one in range(place, BUILD_END):
        if is_given(bout, seat, one):
            continue
        if one < FIRST_COUNT:
            wanted = taken.traits[one]
        elif one < FIRST_LESSON:
            wanted = held(taken.cards, COUNTED[one - FIRST_COUNT])
        elif one < FIRST_POWER:
            wanted = int(has(taken.cards, one - FIRST_LESSON + FIRST_MOVE))
        else:
            wanted = taken.powers >> one - FIRST_POWER & 1
        if one < FIRST_LESSON:
            low, high = build_range(bout, seat, one)
            wanted = min(high, max(low, wanted))
        found.append(wanted)
    return found
