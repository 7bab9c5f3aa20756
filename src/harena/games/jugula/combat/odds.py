"""The odds of a fight, exact: every pair of combat cards with its weight, through the rules.

Of the other's card nobody knows whether it comes from hand or deck: each card that he may hold or
draw weighs the same, a Prima card that nobody has seen as much as it is likely to have been taken.
From an empty deck he draws a card of his discard pile.
"""

from typing import Final

from harena.games.jugula.basics.hands import loose_cards, unseen_taken
from harena.games.jugula.combat.attack import LEFT, NOTHING_YET, RIGHT, TOP, wrench
from harena.games.jugula.combat.reach import NO_ATTACK
from harena.games.jugula.combat.result import (
    FELLED,
    HURT,
    OUTCOMES,
    PUSHED,
    is_open,
    outcome_of,
)
from harena.games.jugula.combat.totals import attack_parts, defence_parts, total
from harena.games.jugula.components.arena import DIGIT, FAMILIA, GLADIATORS, WOUNDED, Arena
from harena.games.jugula.components.content import ALL_PRIMA, DOLUS, INSIDIAE
from harena.games.jugula.components.ground import beyond
from harena.kernel.state import State
from harena.toolkit.bits import members
from harena.toolkit.decks import digits

HIGHEST: Final = 9
# 2.7 Higher, but behind Murus: he stands fast.
UNMOVED: Final = len(OUTCOMES)
NAMES: Final = (*OUTCOMES, "unmoved")


def combat_ways(arena: Arena, cards: list[int]) -> list[int]:
    """How many of these cards have each combat value."""
    ways = [0] * (HIGHEST + 1)
    for card in cards:
        ways[arena.content.combat[card]] += 1
    return ways


def own_top(arena: Arena, seat: int) -> list[int]:
    """3.3.2, 3.3.3 What may lie on top of one's own deck, by combat value."""
    if arena.top[seat]:
        return combat_ways(arena, digits(arena.top[seat], DIGIT)[:1])
    pile = members(arena.deck[seat] or arena.discard[seat])
    return combat_ways(arena, pile) if pile else [1]


def may_open(arena: Arena, seat: int, is_top: bool) -> tuple[int, int]:
    """3.3.2, 3.5.5, 6.1 The cards that he may open, and how many Prima cards that nobody has seen.

    From his deck only what can be there; if it is empty, from the discard pile.
    """
    known = loose_cards(arena, seat)
    taken = unseen_taken(arena, seat)
    if not arena.deck[seat]:
        pile = arena.discard[seat]
        return (pile, 0) if is_top else (known | pile, taken)
    if is_top:
        return known & arena.stock[seat], min(taken, arena.brought[seat])
    return known, taken


def may_have(arena: Arena, seat: int, is_top: bool) -> list[int]:
    """6.1 The cards that a player may open, as far as the others know."""
    known, taken = may_open(arena, seat, is_top)
    return members(known | (ALL_PRIMA & ~arena.shown[seat] if taken else 0))


def others_card(arena: Arena, seat: int, is_top: bool) -> list[int]:
    """6.1 What the other may open, by combat value and weight."""
    known, taken = may_open(arena, seat, is_top)
    unseen = ALL_PRIMA & ~arena.shown[seat]
    ways = [max(1, unseen.bit_count()) * some for some in combat_ways(arena, members(known))]
    for value, some in enumerate(combat_ways(arena, members(unseen)) if taken else []):
        ways[value] += taken * some
    return ways if any(ways) else [1]


def effect_of(arena: Arena, man: int, target: int, outcome: int) -> int:
    """2.7, 3.7.6, 3.7.7 What the totals come to for one who is cornered, wounded, or has Murus."""
    has_murus = arena.murus >> target // FAMILIA & 1
    if outcome == PUSHED:
        if has_murus:
            return UNMOVED
        if not is_open(arena, beyond(arena.square[man], arena.square[target])):
            outcome = HURT
    if outcome == HURT and arena.condition[target] == WOUNDED:
        return FELLED
    return outcome


def chances(
    arena: Arena, man: int, target: int, kind: int, mine: list[int], theirs: list[int]
) -> dict[str, float]:
    """3.5.10, 3.7.1 to 3.7.7 How likely each outcome is, by the ways of both combat values."""
    attack, defence = sum(attack_parts(arena, man, target)), sum(defence_parts(arena, man, target))
    found = [0] * len(NAMES)
    for one, some in enumerate(mine):
        for other, more in enumerate(theirs):
            if some and more:
                outcome = outcome_of(arena, kind, total(attack, one), total(defence, other))
                found[effect_of(arena, man, target, outcome)] += some * more
    whole = sum(found)
    return {name: found[index] / whole for index, name in enumerate(NAMES) if found[index]}


def odds(state: State, seat: int, ask: str, choice: int) -> dict[str, float]:
    """3.5.5 Of an attack before it is declared, and of each card that could be committed."""
    assert isinstance(state, Arena)
    arena = state
    asked = arena.decision(seat)
    if asked is None or asked.ask != ask or choice not in asked.choices:
        return {}
    if ask == "attack" and choice != NO_ATTACK:
        man, target = FAMILIA * seat + choice // (2 * GLADIATORS), choice // 2 % GLADIATORS
        foe = target // FAMILIA
        theirs = others_card(arena, foe, must_draw(arena, foe))
        turned = as_attacked(arena, man, target)
        return chances(turned, man, target, choice % 2, own_top(arena, seat), theirs)
    if ask == "commit":
        return commit_odds(arena, seat, choice, asked.b, asked.c // 2, asked.c % 2)
    return {}


def as_attacked(arena: Arena, man: int, target: int) -> Arena:
    """2.7 How they stand when the cards fall: Dolus turns the target first, as suits him least."""
    if arena.text != DOLUS:
        return arena
    twins = [wrenched(arena, target, side) for side in (LEFT, RIGHT)]
    return max(
        twins,
        key=lambda twin: (
            sum(attack_parts(twin, man, target)) - sum(defence_parts(twin, man, target))
        ),
    )


def wrenched(arena: Arena, target: int, side: int) -> Arena:
    """2.7 Dolus: a copy in which the target is turned."""
    twin = arena.copy()
    wrench(twin, side, target)
    return twin


def must_draw(arena: Arena, seat: int) -> bool:
    """2.7, 3.5.6 Whether everybody knows that he has to use his deck: one card, or Insidiae."""
    return arena.held(seat) < 2 or arena.text == INSIDIAE


def commit_odds(
    arena: Arena, seat: int, card: int, man: int, target: int, kind: int
) -> dict[str, float]:
    """3.5.5 With this card of one's own against whatever the other may open."""
    foe = target // FAMILIA if seat == man // FAMILIA else man // FAMILIA
    mine = own_top(arena, seat) if card == TOP else combat_ways(arena, [card])
    theirs = others_card(arena, foe, arena.committed[foe] != NOTHING_YET)
    if seat == man // FAMILIA:
        return chances(arena, man, target, kind, mine, theirs)
    return chances(arena, man, target, kind, theirs, mine)
