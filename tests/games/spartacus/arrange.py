"""Positions drawn in a few words, choices made by their meaning, and events told in words.

A House is `g09 s01/x e01a`: its Market cards, after a stroke `x` for exhausted, `i` for injured,
`1` or `2` for Favors, `c` for a Champion, `c1` for one with a Favor. A hand is `c01 r05 guard`.
Seat 0 leads Batiatus, 1 Solonius, 2 Tullius, 3 Glaber, and seat 0 is Host, unless it is said
otherwise. Dice show 1 to 6.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

import harena
from harena.face import rulebook
from harena.games.spartacus import steps
from harena.games.spartacus.components.capua import (
    CHAMPION,
    CORNER,
    DECK,
    EXHAUSTED,
    FAVORS,
    FIGHTER,
    GEAR,
    INJURED,
    INTRIGUE,
    MARKET,
    OWNER,
    Capua,
)
from harena.games.spartacus.components.content import KINDS, SPECIAL, WEAPON
from harena.games.spartacus.setup.preparation import begin_phase
from harena.kernel.decisions import Option
from harena.kernel.match import Match
from harena.kernel.setup import Pack, PlayValue

PURSE: Final = 10
STANDING: Final = 7


def capua_of(match: Match) -> Capua:
    assert isinstance(match.state, Capua)
    return match.state


def capua(
    *houses: str,
    hands: Sequence[str] = (),
    influence: Sequence[int] = (),
    coins: Sequence[int] = (),
    guards: Sequence[int] = (),
    leads: Sequence[int] = (),
    host: int = 0,
    options: dict[str, PlayValue] | None = None,
    pack: Pack | None = None,
) -> Match:
    """Three or four Houses with these cards; nothing is due yet."""
    play: dict[str, PlayValue] = {"house_choice": "random", **(options or {})}
    match = harena.begin("spartacus", len(houses), "arranged", play, pack)
    table = capua_of(match)
    table.lay_out()
    seats = range(table.seats)
    table.house = list(leads) or list(seats)
    table.influence = list(influence) or [STANDING for _ in seats]
    table.coins = list(coins) or [PURSE for _ in seats]
    table.reckoned = table.coins[:]
    table.guards = list(guards) or [0 for _ in seats]
    table.weary = [0 for _ in seats]
    table.held = [0 for _ in seats]
    table.host, table.round, table.closed, table.fallen = host, 1, 0, 0
    for _ in range(sum(table.guards)):
        table.intrigue_deck.remove(0)
    for seat, drawn in enumerate(houses):
        for one in drawn.split():
            settle(table, seat, one)
    table.market_deck = [card for card, place in enumerate(table.place) if place == DECK]
    for seat, drawn in enumerate(hands):
        hold(match, seat, drawn)
    stand_at(match)
    return match


def settle(table: Capua, seat: int, drawn: str) -> None:
    """A Market card before a Dominus, as `g09/x` says."""
    name, _, marks = drawn.partition("/")
    card = table.content.ids.index(name)
    table.place[card] = seat
    if "i" in marks:
        table.condition[card] = INJURED
    elif "x" in marks:
        table.condition[card] = EXHAUSTED
    if "c" in marks:
        table.favors[card] = CHAMPION
    if marks[-1:].isdecimal():
        table.favors[card] += int(marks[-1])


def hold(match: Match, seat: int, cards: str) -> None:
    """These Intrigue cards come into a hand, out of the deck."""
    table = capua_of(match)
    for name in cards.split():
        kind = table.content.kind_ids.index(name)
        table.intrigue_deck.remove(kind)
        table.hand[KINDS * seat + kind] += 1
        table.held[seat] += 1


def on_top(match: Match, cards: str) -> None:
    """The top of a deck, the topmost named first: `c01 guard` or `g09 e01a`."""
    table = capua_of(match)
    for name in reversed(cards.split()):
        is_kind = name in table.content.kind_ids
        deck = table.intrigue_deck if is_kind else table.market_deck
        ids = table.content.kind_ids if is_kind else table.content.ids
        deck.remove(ids.index(name))
        deck.append(ids.index(name))


def thrown(match: Match, cards: str) -> None:
    """These Intrigue cards lie in the discard, out of the deck."""
    table = capua_of(match)
    for name in cards.split():
        kind = table.content.kind_ids.index(name)
        table.intrigue_deck.remove(kind)
        table.thrown[kind] += 1


def stand_at(match: Match, *due: int) -> Match:
    """A step is due, and nothing else."""
    state = match.state
    state.pending = ()
    state.put_agenda([])
    if due:
        state.then(due[0], *due[1:])
        state.runner(state)
    match.views = {}
    return match


def in_turn(match: Match, seat: int = 0) -> Match:
    """The Intrigue turn of a seat."""
    table = capua_of(match)
    begin_phase(table, INTRIGUE)
    return stand_at(match, steps.BEGIN_TURN, (seat - table.host) % table.seats)


def in_upkeep(match: Match, *faces: int) -> Match:
    dice(match, *faces)
    return stand_at(match, steps.BEGIN_UPKEEP)


def in_market(match: Match) -> Match:
    return stand_at(match, steps.BEGIN_MARKET)


def in_auction(match: Match, row: str = "") -> Match:
    """Everybody has closed, and this row is to be auctioned."""
    table = capua_of(match)
    begin_phase(table, MARKET)
    table.closed = (1 << table.seats) - 1
    on_top(match, row)
    return stand_at(match, steps.BEGIN_AUCTION)


def in_arena(match: Match) -> Match:
    return stand_at(match, steps.BEGIN_ARENA)


def in_games(match: Match, first: str, second: str) -> Match:
    """Both have entered, `0 g09 e01a` against `1 g11 e05a`; what comes before Tribute is due."""
    table = capua_of(match)
    stand_at(match, steps.BEGIN_ARENA)
    stand_at(match)
    table.entrants = []
    for side, drawn in enumerate((first, second)):
        seat, fighter, *gear = drawn.split()
        corner = CORNER * side
        table.entrants = [*table.entrants, int(seat)]
        table.corner[corner + OWNER] = int(seat)
        table.corner[corner + FIGHTER] = table.content.ids.index(fighter)
        slot = 2
        for name in gear:
            card = table.content.ids.index(name)
            kind = table.content.type[card] - WEAPON
            if kind == SPECIAL - WEAPON:
                kind, slot = slot, slot + 1
            table.corner[corner + GEAR + kind] = card
    return stand_at(match, steps.PREPARE_COMBAT)


def again(match: Match) -> None:
    """Whoever is asked is asked afresh, after the scene was changed by hand."""
    state = match.state
    state.agenda.append(state.pending[0].asker)
    state.pending = ()
    state.runner(state)
    match.views = {}


def duel(match: Match, first: str, second: str, apart: int = 1) -> Match:
    """The first combatant's first turn, so many hexes from the other; nobody wagers anything."""
    in_games(match, first, second)
    while match.state.pending[0].ask == "taint":
        choose(match, "no")
    table = capua_of(match)
    while len(match.to_act) > 1:
        choose(match, "0-0-0-0")
    dice(match, *([6] * table.combat.pools[2]), *([1] * table.combat.pools[5]))
    choose(match, "0-0-0-0")
    while match.state.pending[0].ask in ("net", "react"):
        choose(match, "no" if match.state.pending[0].ask == "net" else "pass")
    assert asked(match) == f"{first[0]} first"
    choose(match, "first")
    stand(match, "d4", f"d{4 + apart}")
    return match


def stand(match: Match, first: str, second: str) -> None:
    """Both combatants on these hexes."""
    table = capua_of(match)
    table.combat.hex = [table.content.hex_names.index(name) for name in (first, second)]
    again(match)


def strike(match: Match, mine: Sequence[int], theirs: Sequence[int], how: str = "attack") -> Match:
    """An attack with these dice, the attacker's first."""
    dice(match, *mine, *theirs)
    return choose(match, how)


def pools(match: Match, side: int) -> str:
    """The dice a combatant has left: ATK/DEF/SPD."""
    return "/".join(str(number) for number in capua_of(match).combat.pools[3 * side : 3 * side + 3])


def weaken(match: Match, side: int, left: str) -> None:
    """A combatant has only these dice left."""
    combat = capua_of(match).combat
    dice = combat.pools[:]
    dice[3 * side : 3 * side + 3] = [int(number) for number in left.split("/")]
    combat.pools = dice
    again(match)


def dice(match: Match, *faces: int) -> None:
    """What the next dice show."""
    match.state.dice.script += [face - 1 for face in faces]


# Choices by their meaning.


def asked(match: Match) -> str:
    """Who is asked what: `0 intrigue`; several are joined; nothing at the end."""
    return " ".join(f"{one.seat} {one.ask}" for one in match.state.pending)


def named(match: Match, option: Option) -> str:
    """The name of a choice in its domain; a seat by its number."""
    domain = match.rulebook.asks[option.ask][0]
    if domain == "seat":
        return str(option.choice)
    return names()[domain][option.choice]


@cache
def names() -> dict[str, list[str]]:
    """The names of the built-in pack."""
    book = rulebook("spartacus")
    return book.names(book.settle(book.seats[0], {}, book.built_in(), {}))


def offered(match: Match, seat: int | None = None) -> list[str]:
    """What may be chosen, in words; interjections left out."""
    seat = match.to_act[0] if seat is None else seat
    return [named(match, one) for one in match.options(seat) if one.ask != "interject"]


def choose(match: Match, *wishes: str | int) -> Match:
    """Whoever is asked chooses so, one question after the other; `2:pass` is what seat 2 says."""
    for wish in wishes:
        told, _, name = str(wish).rpartition(":")
        seat = int(told) if told else match.to_act[0]
        assert seat in match.to_act, f"seat {seat} is not asked; {asked(match)}"
        there = offered(match, seat)
        assert name in there, f"{name} is not among {there} ({asked(match)})"
        match.answer(seat, there.index(name))
    return match


def interject(match: Match, seat: int, name: str) -> None:
    """A seat does so out of turn."""
    for place, option in enumerate(match.options(seat)):
        if option.ask == "interject" and named(match, option) == name:
            match.answer(seat, place)
            return
    raise AssertionError(f"seat {seat} cannot {name}")


def all_pass(match: Match, *asks: str) -> Match:
    """Everybody who is asked for a Reaction passes."""
    while match.state.pending and match.state.pending[0].ask in (asks or ("react",)):
        choose(match, "pass")
    return match


# What is seen.


def told(match: Match, kind: str) -> list[tuple[int, ...]]:
    return [event.args for event in match.events if event.kind == kind]


def house(match: Match, seat: int) -> str:
    """The Market cards of a House, drawn as they were arranged."""
    table = capua_of(match)
    found: list[str] = []
    for card, place in enumerate(table.place):
        if place == seat:
            favors = table.favors[card] if card < len(table.favors) else 0
            marks = ("", "x", "i")[table.condition[card]]
            marks += "c" if favors & CHAMPION else ""
            marks += str(favors & FAVORS) if favors & FAVORS else ""
            found.append(table.content.ids[card] + (f"/{marks}" if marks else ""))
    return " ".join(found)


def hand(match: Match, seat: int) -> str:
    """The Intrigue cards in a hand."""
    table = capua_of(match)
    row = table.hand[KINDS * seat : KINDS * seat + KINDS]
    return " ".join(
        name for name, held in zip(table.content.kind_ids, row, strict=True) for _ in range(held)
    )


def discard(match: Match) -> str:
    """The Intrigue cards in the discard."""
    table = capua_of(match)
    row = zip(table.content.kind_ids, table.thrown, strict=True)
    return " ".join(name for name, count in row for _ in range(count))
