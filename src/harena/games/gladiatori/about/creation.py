"""Chapters 18 and 19 as questions: what a sheet may hold, and what each thing costs."""

from harena.games.gladiatori.about.facts import Facts
from harena.games.gladiatori.components.bout import NOBODY, Bout
from harena.games.gladiatori.components.cards import FIRST_MOVE, held, size
from harena.games.gladiatori.components.content import Content
from harena.games.gladiatori.components.packs import Character
from harena.games.gladiatori.fight.injuries import deck_life
from harena.games.gladiatori.setup.creation import (
    BUILD_END,
    COUNTED,
    FIRST_COUNT,
    FIRST_LESSON,
    FIRST_POWER,
    PREMADE,
    amount_of,
    build_ask,
    choice_of,
    is_given,
    line_at,
)
from harena.games.gladiatori.setup.overlimit import NO_EXTRA, extra_price


def character(bout: Bout, seat: int, choices: list[int]) -> Facts:
    """4.2, 17.4, 19.3 One's coins, those of a pre-made one, those above; each with its deck."""
    each: Facts = {}
    for choice in choices:
        if choice < len(bout.content.characters):
            cards = bout.content.characters[choice].cards
            each[str(choice)] = {"cards": size(cards), "life": deck_life(bout, cards)}
    coins = 0 if bout.creation == PREMADE else bout.coins[seat]
    usual = bout.content.coins
    surplus = max(0, bout.purse[seat] - usual)
    return {"coins": coins, "usual": usual, "surplus": surplus, "each": each}


def extra(bout: Bout, seat: int, choices: list[int]) -> Facts:
    """18.6 What one more card costs."""
    each: Facts = {}
    for kind in choices:
        if kind != NO_EXTRA:
            each[str(kind)] = {"price": extra_price(bout, kind)}
    return {"coins": bout.coins[seat], "each": each}


def build(bout: Bout, seat: int, index: int) -> Facts:
    """18.1 to 18.5 All that is still to be bought from this place of the row on, with its prices.

    Counted as they are planned, so many cards and hit points come to those that are owned anyway.
    """
    goods: list[Facts] = []
    owned = bout.owned[seat]
    cards, life = size(owned), deck_life(bout, owned)
    for one in range(index, BUILD_END):
        if not is_given(bout, seat, one):
            goods.append(good(bout, seat, one))
    for one in range(max(index, FIRST_COUNT), FIRST_LESSON):
        kind = COUNTED[one - FIRST_COUNT]
        cards -= held(owned, kind)
        life -= held(owned, kind) * bout.content.life[kind]
    found: Facts = {"coins": bout.coins[seat], "cards": cards, "life": life, "goods": goods}
    if bout.character[seat] == NOBODY:
        found["presets"] = [preset(bout, seat, index, taken) for taken in bout.content.characters]
    else:
        found["surplus"] = bout.purse[seat] - bout.content.coins
    return found


def good(bout: Bout, seat: int, index: int) -> Facts:
    """18.2, 18.3, 18.4 From how much to how much, and what each costs beyond what is paid."""
    line = line_at(bout, seat, index)
    found: Facts = {"ask": build_ask(index), "cards": 0, "life": 0}
    found.update({"low": line.least, "high": line.most, "costs": line.prices[line.least :]})
    amounts = range(line.least, line.most + 1)
    found["choices"] = [choice_of(index, amount) for amount in amounts]
    if index < FIRST_COUNT:
        return {**found, "trait": index}
    if index >= FIRST_POWER:
        return {**found, "power": index - FIRST_POWER, "price": bout.content.power_cost}
    is_count = index < FIRST_LESSON
    kind = COUNTED[index - FIRST_COUNT] if is_count else index - FIRST_LESSON + FIRST_MOVE
    return {**found, **card(bout.content, kind)}


def card(content: Content, kind: int) -> Facts:
    """2.1, 18.3, 18.4 A card to buy: its price, and the hit points it would be."""
    return {"card": kind, "price": content.cost[kind], "cards": 1, "life": content.life[kind]}


def preset(bout: Bout, seat: int, index: int, taken: Character) -> list[int]:
    """19.1 A pre-made character as a beginning, as far as the limits go: so much of each good."""
    found: list[int] = []
    for one in range(index, BUILD_END):
        if not is_given(bout, seat, one):
            line = line_at(bout, seat, one)
            wanted = amount_of(taken.traits, taken.cards, taken.powers, one)
            found.append(min(line.most, max(line.least, wanted)))
    return found
