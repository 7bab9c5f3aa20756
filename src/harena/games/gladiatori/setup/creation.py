"""Chapters 18 and 19, Character creation and pre-made characters; 4.1 to 4.3.

Pre-made characters are picked openly in player order (4.2). Who builds his own does so in secret
and at the same time as the others (18.5), in a row of questions that is as long whatever is chosen:
five traits, Energy and Feint cards, each Special Move, each Power. Then everybody has his sheet and
his deck (4.1).
"""

from typing import Final

from harena.games.gladiatori import steps
from harena.games.gladiatori.components.bout import NOBODY, Bout
from harena.games.gladiatori.components.cards import (
    CARDS,
    ENERGY_0,
    ENERGY_1,
    FEINT,
    FIRST_MOVE,
    KINDS,
    MOVE_CARDS,
    NO_CARDS,
    ONE,
    held,
    size,
)
from harena.games.gladiatori.components.content import Content
from harena.games.gladiatori.components.traits import (
    NO_POWER,
    POWER_NAMES,
    POWERS,
    TRAIT_NAMES,
    TRAITS,
)
from harena.kernel.dice import Dice
from harena.kernel.refused import Fact, Refused
from harena.toolkit.builders import ALL_LINES, MORE, Line, by_the_piece, choices, reasons, why_not
from harena.toolkit.decks import by_lot

# Options of play: who is pre-made.
PREMADE: Final = 0
CREATED: Final = 1
CHOICE: Final = 2

# How Items are assigned, and with which step each way begins.
AUCTION: Final = 0
DRAFT_ITEMS: Final = 1
SELECTION: Final = 2
USUAL: Final = 3
FIRST_STEPS: Final[list[int]] = [steps.OPEN_LOT, steps.LAY_OUT_DRAFT, steps.SELECT_ITEMS]

# The row of questions of a build: traits, counts of cards, Special Moves, Powers.
COUNTED: Final[list[int]] = [ENERGY_1, ENERGY_0, FEINT]
FIRST_COUNT: Final = TRAITS
FIRST_LESSON: Final = FIRST_COUNT + 3
FIRST_POWER: Final = FIRST_LESSON + KINDS - FIRST_MOVE
BUILD_END: Final = FIRST_POWER + POWERS
BUILD_ASKS: Final = (
    "build_offense",
    "build_guard",
    "build_endurance",
    "build_blood",
    "build_speed",
    "build_energy_1",
    "build_energy_0",
    "build_feint",
)
NO_MOVE: Final = KINDS


# 4.2 Picking.


def choose_character(bout: Bout, index: int) -> None:
    """4.1, 4.2, 19.3 In player order each picks one nobody has, or, if he may, builds his own."""
    if bout.creation == CREATED or index == bout.seats:
        bout.then(steps.OPEN_BOX)
        bout.then(steps.BUILD_CHARACTERS)
        return
    seat = bout.order[index]
    bout.choose(seat, "character", steps.TAKE_CHARACTER, characters_for(bout, seat), index)


def characters_for(bout: Bout, seat: int) -> list[int]:
    """4.2, 19.3 The pre-made characters a seat may take; after the last of them, his own."""
    count = len(bout.content.characters)
    found: list[int] = []
    if bout.coins[seat] >= bout.content.coins and not is_built(bout, seat):
        for character in range(count):
            if bout.duplicates or character not in bout.character:
                found.append(character)
    if bout.creation == CHOICE:
        found.append(count)
    return found


def take_character(bout: Bout, character: int, index: int) -> None:
    """4.1, 19.1, 19.3 He has its sheet and its deck; what he has above 55 coins he may spend."""
    seat = bout.order[index]
    bout.tell("took_character", seat, character)
    if character < len(bout.content.characters):
        taken = bout.content.characters[character]
        bout.character[seat] = character
        bout.coins[seat] -= bout.content.coins
        if bout.coins[seat] > 0:
            bout.enlarged |= 1 << seat
        for trait, value in enumerate(taken.traits):
            bout.start[TRAITS * seat + trait] = value
        bout.owned[seat] = taken.cards
        bout.powers[seat] = taken.powers
    bout.then(steps.CHOOSE_CHARACTER, index + 1)


# 18.2 to 18.5 Building.


def build_characters(bout: Bout) -> None:
    """18.5, R92 All who have something to buy do so apart from each other, in secret."""
    bout.apart(steps.CHOOSE_BUILD, [seat for seat in range(bout.seats) if may_build(bout, seat)])


def may_build(bout: Bout, seat: int) -> bool:
    """18.5, 19.3 Who has no sheet yet, and who has coins above the price of the pre-made."""
    if bout.character[seat] == NOBODY:
        return not is_built(bout, seat)
    return bout.coins[seat] > 0


def is_built(bout: Bout, seat: int) -> bool:
    """Whether a seat has a sheet: nothing on it is ever below 1 at the start."""
    return bout.start[TRAITS * seat] > 0


def choose_build(bout: Bout, seat: int, index: int) -> None:
    """18.2, 18.3, 18.4 The next trait, kind of card, Special Move or Power, as far as coins go."""
    if index == BUILD_END:
        bout.tell("built", seat)
    elif is_given(bout, seat, index):
        bout.then(steps.CHOOSE_BUILD, seat, index + 1)
    else:
        bout.ask(seat, build_ask(index), steps.BUY, build_choices(bout, seat, index), seat, index)


def build_ask(index: int) -> str:
    if index < FIRST_LESSON:
        return BUILD_ASKS[index]
    return "build_move" if index < FIRST_POWER else "build_power"


def is_given(bout: Bout, seat: int, index: int) -> bool:
    """19.3 What a pre-made character has anyway is not asked: everybody knows his list."""
    character = bout.character[seat]
    if character == NOBODY or FIRST_COUNT <= index < FIRST_LESSON:
        return False
    taken = bout.content.characters[character]
    have = amount_of(taken.traits, taken.cards, taken.powers, index)
    return have == line_of(bout.content, index, have, 0).most


def amount_of(traits: list[int], cards: int, powers: int, index: int) -> int:
    """How much a sheet and a deck have of what is asked at a place of the row."""
    if index < TRAITS:
        return traits[index]
    if index < FIRST_LESSON:
        return held(cards, COUNTED[index - FIRST_COUNT])
    if index < FIRST_POWER:
        return held(cards, index - FIRST_LESSON + FIRST_MOVE)
    return powers >> index - FIRST_POWER & 1


def line_of(content: Content, index: int, have: int, coins: int) -> Line:
    """18.2, 18.3, 18.4, 19.3 What is for sale at a place of the row, above what one has."""
    # Kept, because bots imagine whole sheets: with new lines each time that took twice as long.
    key = (index, have, coins if FIRST_COUNT <= index < FIRST_LESSON else 0)
    if key not in content.lines:
        content.lines[key] = new_line(content, index, have, coins)
    return content.lines[key]


def new_line(content: Content, index: int, have: int, coins: int) -> Line:
    """18.2, 18.3, 18.4 Traits by their tables, the rest by the piece."""
    if index < TRAITS:
        low, high = content.trait_range(index)
        paid = content.trait_cost(index, have)
        prices = [content.trait_cost(index, value) - paid for value in range(high + 1)]
        return Line(max(low, have), prices)
    if index < FIRST_LESSON:
        kind = COUNTED[index - FIRST_COUNT]
        most = content.feints if kind == FEINT else content.energy_limit(coins)
        return by_the_piece(have, max(have, most), content.cost[kind])
    is_move = index < FIRST_POWER
    cost = content.cost[index - FIRST_LESSON + FIRST_MOVE] if is_move else content.power_cost
    return by_the_piece(have, 1, cost)


def line_at(bout: Bout, seat: int, index: int) -> Line:
    """18.2, 18.3, 18.4, 19.3 What a seat can buy at a place of the row, coins apart."""
    if index < TRAITS:
        return line_of(bout.content, index, bout.start[TRAITS * seat + index], 0)
    have = amount_of([], bout.owned[seat], bout.powers[seat], index)
    return line_of(bout.content, index, have, budget(bout, seat) if index < FIRST_LESSON else 0)


def build_choices(bout: Bout, seat: int, index: int) -> list[int]:
    """18.2, 18.3, 18.4 What can be paid so that the cheapest rest can be paid too."""
    # Only traits have to be bought: after them nothing need be left.
    lines = [line_at(bout, seat, one) for one in range(index, max(index + 1, TRAITS))]
    amounts = choices(lines, 0, bout.coins[seat])
    if index < FIRST_LESSON:
        return amounts
    return [choice_of(index, amount) for amount in reversed(amounts)]


def choice_of(index: int, amount: int) -> int:
    """How a question of the row names an amount: a lesson by its card or its Power, or none."""
    if index < FIRST_LESSON:
        return amount
    if index < FIRST_POWER:
        return index - FIRST_LESSON + FIRST_MOVE if amount else NO_MOVE
    return index - FIRST_POWER if amount else NO_POWER


def budget(bout: Bout, seat: int) -> int:
    """18.3, 19.3 The coins a seat was given: what is left and what was spent."""
    content = bout.content
    traits = bout.start[TRAITS * seat : TRAITS * (seat + 1)]
    given = bout.coins[seat] + content.price(traits, bout.owned[seat], bout.powers[seat])
    if bout.character[seat] != NOBODY:
        given += content.coins - content.characters[bout.character[seat]].coins
    return given


def buy(bout: Bout, choice: int, seat: int, index: int) -> None:
    """18.2, 18.3, 18.4 It is paid and written on the sheet."""
    put_down(bout, choice, seat, index)
    bout.then(steps.CHOOSE_BUILD, seat, index + 1)


def put_down(bout: Bout, choice: int, seat: int, index: int) -> None:
    """18.2, 18.3, 18.4 Pay for a choice of the row and write it down."""
    amount = choice if index < FIRST_LESSON else int(choice == choice_of(index, 1))
    bout.coins[seat] -= line_at(bout, seat, index).prices[amount]
    write_down(bout, amount, seat, index)


def write_down(bout: Bout, amount: int, seat: int, index: int) -> None:
    """18.2, 18.3, 18.4 So much of what is asked at a place of the row is his."""
    if index < TRAITS:
        bout.start[TRAITS * seat + index] = amount
    elif index < FIRST_LESSON:
        kind = COUNTED[index - FIRST_COUNT]
        bout.owned[seat] += (amount - held(bout.owned[seat], kind)) * ONE[kind]
    elif index < FIRST_POWER:
        bout.owned[seat] += amount * ONE[index - FIRST_LESSON + FIRST_MOVE]
    else:
        bout.powers[seat] |= amount << index - FIRST_POWER


def why_not_build(bout: Bout, seat: int, ask: str, choice: int) -> str:
    """18.1 to 18.4, 19.3 Why something cannot be bought: the rule that the sentence will name."""
    if ask == "build_move":
        cost = bout.content.cost[choice] if choice < KINDS else 0
        return "too-dear" if cost > bout.coins[seat] else "lesson-of-another-question"
    if ask == "build_power":
        is_dear = bout.content.power_cost > bout.coins[seat]
        return "too-dear" if is_dear else "lesson-of-another-question"
    index = BUILD_ASKS.index(ask)
    reason = why_not(line_at(bout, seat, index), choice)
    return "more-than-the-limit" if reason == MORE and index >= TRAITS else reason


def build_at_random(bout: Bout, seat: int, end: int, dice: Dice) -> None:
    """18.5 A sheet nobody else can see, imagined: the answers before a place of the row."""
    for index in range(end):
        if not is_given(bout, seat, index):
            put_down(bout, by_lot(build_choices(bout, seat, index), dice), seat, index)


# 4.1, 4.3 The sheet behind its screen.


def take_sheets(bout: Bout) -> None:
    """2.1, 4.1, 4.3, 15.1, 15.2 The deck is all one owns; a learning game lays Moves aside."""
    bout.remaining = bout.start[:]
    for seat in range(bout.seats):
        bout.laid_aside[seat] = bout.owned[seat] & MOVE_CARDS if bout.learning else NO_CARDS
        bout.deck[seat] = bout.owned[seat] - bout.laid_aside[seat]
        bout.tell("ready", seat, size(bout.deck[seat]), size(bout.laid_aside[seat]))
    if bout.method == USUAL:
        bout.method = DRAFT_ITEMS if NOBODY in bout.character else SELECTION
    bout.then(FIRST_STEPS[bout.method])


# A build that comes from outside.


def check_build(content: Content, coins: int, given: object) -> list[int]:
    """18.1 to 18.4, 2.5 So much at each place of the row, or a refusal that says which rule."""
    if not isinstance(given, dict):
        reason = f"a table of traits and cards expected, but {given!r} came"
        raise wrong_build("form", reason, "18.1", value=repr(given))
    names = [*TRAIT_NAMES, *(CARDS[kind] for kind in COUNTED)]
    known = [*names, "moves", "powers"]
    for key in given:
        if key not in known:
            raise wrong_build("thing", f"there is no such thing to buy: {key}", "18.1", name=key)
    lines = [line_of(content, index, 0, coins) for index in range(BUILD_END)]
    amounts = [0] * BUILD_END
    for index, name in enumerate(names):
        value = given.get(name, 0)
        if type(value) is not int:
            raise wrong_number(names, index, lines[index], repr(value))
        amounts[index] = value
    for move in build_names(given, "moves", CARDS[FIRST_MOVE:]):
        amounts[FIRST_LESSON + move] = 1
    for power in build_names(given, "powers", POWER_NAMES):
        amounts[FIRST_POWER + power] = 1
    for one in reasons(lines, amounts, coins):
        if one.line != ALL_LINES:
            raise wrong_number(names, one.line, lines[one.line], str(one.value))
        reason = f"{coins} coins are given, but it costs {one.value}"
        raise wrong_build("price", reason, "18.1", coins=coins, price=one.value)
    return amounts


def wrong_number(names: list[str], index: int, line: Line, value: str) -> Refused:
    """18.2, 18.3 A value or a count that is none, or not within its limits."""
    name, low, high = names[index], line.least, line.most
    reason = f"{name} from {low} to {high} expected, but {value} came"
    rule = "18.2" if index < TRAITS else "18.3"
    return wrong_build("number", reason, rule, name=name, low=low, high=high, value=value)


def build_names(given: dict[str, object], key: str, names: tuple[str, ...]) -> list[int]:
    """2.5, 18.4 Special Moves or Powers, each at most once."""
    row = given.get(key, [])
    if not isinstance(row, list):
        reason = f"{key}: a row of names expected, but {row!r} came"
        raise wrong_build("row", reason, "18.4", name=key, value=repr(row))
    found: list[int] = []
    for name in row:
        if name not in names:
            known = ", ".join(names)
            reason = f"{key}: one of {known} expected, but {name} came"
            raise wrong_build("name", reason, "18.4", name=key, known=known, value=str(name))
        if names.index(name) in found:
            raise wrong_build("twice", f"{key}: {name} comes twice", "2.5", name=key, value=name)
        found.append(names.index(name))
    return found


def wrong_build(what: str, reason: str, rule: str, **facts: Fact) -> Refused:
    """A refusal that names the rule; the catalogues have words for each thing that can be wrong."""
    return Refused("build", f"build: {reason} (rule {rule})", {"what": what, "rule": rule, **facts})


STEPS: Final = (choose_character, take_character, build_characters, choose_build, buy, take_sheets)
