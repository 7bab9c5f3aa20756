"""Positions drawn in a few words, choices made by their meaning, and events told in words.

A familia is `thraex d4N, murmillo e5S w t`: armatura, square and facing, then `w` for wounded, `t`
for a hindrance token. Gladiators are named by the square they stand on. Unless hands are named,
everybody holds all twelve Jugula cards, so that any combat value can be committed.
"""

from collections.abc import Sequence
from typing import Final

import harena
from harena.games.jugula import steps
from harena.games.jugula.combat.attack import TOP
from harena.games.jugula.components.arena import (
    DIGIT,
    FAMILIA,
    HEALTHY,
    NOBODY,
    WOUNDED,
    Arena,
)
from harena.games.jugula.components.content import ALL_JUGULA, ALL_PRIMA, USES
from harena.games.jugula.components.ground import FACING_NAMES, NAMES
from harena.kernel.decisions import Option
from harena.kernel.match import Match
from harena.kernel.setup import Pack, PlayValue
from harena.toolkit.bits import members
from harena.toolkit.decks import as_digits
from harena.toolkit.squares import NOWHERE

CONDITIONS: Final = ("", " w", " out")


def arena_of(match: Match) -> Arena:
    assert isinstance(match.state, Arena)
    return match.state


def scene(
    *familiae: str,
    turn: int = 0,
    vox: Sequence[int] = (),
    points: Sequence[int] = (),
    hands: Sequence[str | None] = (),
    options: dict[str, PlayValue] | None = None,
    pack: Pack | None = None,
) -> Match:
    """The first turn of a seat, with these familiae in the arena; seats deploy in their order."""
    chosen: dict[str, PlayValue] = {"familia": "random", "order": "seat", **(options or {})}
    match = harena.begin("jugula", len(familiae), "arranged", chosen, pack)
    arena = arena_of(match)
    arena.lay_out()
    arena.order = list(range(arena.seats))
    for seat, drawn in enumerate(familiae):
        for place, one in enumerate(drawn.split(", ") if drawn else []):
            enter(arena, FAMILIA * seat + place, one)
        arena.vox[seat] = vox[seat] if vox else 0
        arena.points[seat] = points[seat] if points else 0
        arena.deck[seat], arena.hand[seat] = 0, ALL_JUGULA
        arena.prima[seat], arena.stock[seat] = ALL_PRIMA, 0
        if hands and hands[seat] is not None:
            hold(match, seat, hands[seat] or "")
    arena.count_muted()
    arena.round = 1
    stand_at(match, steps.BEGIN_TURN, turn)
    return match


def enter(arena: Arena, man: int, drawn: str) -> None:
    name, where, *marks = drawn.split()
    arena.armatura[man] = arena.content.ids.index(name)
    arena.condition[man] = WOUNDED if "w" in marks else HEALTHY
    arena.facing[man] = FACING_NAMES.index(where[2])
    arena.stand_on(man, NAMES.index(where[:2]))
    if "t" in marks:
        arena.hindered |= 1 << man


def stand_at(match: Match, step: int, *ints: int) -> None:
    """A step is due, and nothing else."""
    state = match.state
    state.pending = ()
    state.put_agenda([])
    state.then(step, *ints)
    state.runner(state)
    match.views = {}


def card(match: Match, name: str) -> int:
    return arena_of(match).content.card_names.index(name)


def cards(match: Match, names: str) -> int:
    found = 0
    for name in names.split(", ") if names else []:
        found |= 1 << card(match, name)
    return found


def hold(match: Match, seat: int, hand: str, deck: str = "rest", discard: str = "") -> None:
    """These cards in hand; the other Jugula cards in the deck, unless both piles are named.

    The top of a deck is named first.
    """
    arena = arena_of(match)
    arena.hand[seat], arena.discard[seat] = cards(match, hand), cards(match, discard)
    arena.prima[seat] = ALL_PRIMA & ~arena.hand[seat] & ~arena.discard[seat]
    arena.shown[seat] = arena.discard[seat] & ALL_PRIMA
    arena.top[seat] = arena.removed[seat] = 0
    taken = arena.hand[seat] | arena.discard[seat]
    if deck == "rest":
        arena.deck[seat] = ALL_JUGULA & ~taken
    else:
        arena.deck[seat] = cards(match, deck)
        arena.prima[seat] &= ~arena.deck[seat]
        arena.top[seat] = as_digits([card(match, name) for name in deck.split(", ") if name], DIGIT)
        arena.removed[seat] = ALL_JUGULA & ~taken & ~arena.deck[seat]
    arena.stock[seat] = arena.deck[seat]
    again(match)


def again(match: Match) -> None:
    """Whoever is asked is asked afresh, after the scene was changed by hand."""
    state = match.state
    arena_of(match).count_muted()
    if state.pending:
        state.agenda.append(state.pending[0].asker)
        state.pending = ()
        state.runner(state)
    match.views = {}


# Choices by their meaning.


def asked(match: Match) -> str:
    """What is asked now; nothing at the end."""
    return match.state.pending[0].ask if match.state.pending else ""


def named(match: Match, option: Option) -> str:
    """The name of a choice in its domain, with squares for gladiators."""
    book = match.rulebook
    domain = book.asks[option.ask][0]
    if domain == "seat":
        return str(option.choice)
    if option.ask in ("attack", "shove") and option.choice != 128:
        kind = ("", "hinder ")[option.choice % 2] if option.ask == "attack" else ""
        pair = option.choice // 2 if option.ask == "attack" else option.choice
        man = FAMILIA * arena_of(match).active + pair // 16
        return f"{kind}{where(match, man)} {where(match, pair % 16)}"
    name = book.names(match.setup)[domain][option.choice]
    if option.ask in ("mover", "advance", "heal", "turn") and name != "stop":
        man = FAMILIA * arena_of(match).active + int(name[0]) - 1
        return where(match, man) + name[1:].replace("-", "")
    return where(match, option.choice) if option.ask == "dust" else name


def offered(match: Match, seat: int | None = None) -> list[str]:
    """What may be chosen, in words; interjections left out."""
    seat = match.to_act[0] if seat is None else seat
    options = match.options(seat)
    return [named(match, option) for option in options if option.ask != "interject"]


def choose(match: Match, *wishes: str, seat: int | None = None) -> None:
    """Whoever is asked chooses so, one question after the other."""
    for wish in wishes:
        who = match.to_act[0] if seat is None else seat
        there = offered(match, who)
        assert wish in there, f"{wish} is not among {there} ({asked(match)})"
        match.answer(who, there.index(wish))


def fight(
    match: Match, attack: str, mine: int | str, theirs: int | str, play: str = "Impetus-attack"
) -> Match:
    """One attack, played for with a card: `d4 d5`, or `hinder d4 d6`; cards by attacker first."""
    choose(match, play)
    if asked(match) == "attack":
        choose(match, attack)
    settle(match, mine, theirs)
    return match


def settle(match: Match, mine: int | str, theirs: int | str) -> None:
    """The combat cards: the attacker's first, whoever sits where."""
    arena = arena_of(match)
    for decision in match.state.pending:
        if decision.ask == "commit" and decision.seat == arena.active:
            commit_of(match, decision.seat, mine)
    for decision in match.state.pending:
        if decision.ask == "commit" and decision.seat != arena.active and decision.sealed < 0:
            commit_of(match, decision.seat, theirs)


def commit_of(match: Match, seat: int, value: int | str) -> None:
    decision = match.state.decision(seat)
    assert decision is not None
    if isinstance(value, str):
        choose(match, value, seat=seat)
        return
    combat = arena_of(match).content.combat
    fits = [one for one in decision.choices if one != TOP and combat[one] == value]
    assert fits, f"seat {seat} has no combat value {value}"
    match.answer(seat, decision.choices.index(fits[0]))


# What is seen.


def where(match: Match, man: int) -> str:
    square = arena_of(match).square[man] if man < len(arena_of(match).square) else NOWHERE
    return NAMES[square] if square != NOWHERE else "-"


def at(match: Match, square: str) -> str:
    """Who stands there: `b murmillo S w`; `.` for nobody."""
    arena = arena_of(match)
    man = arena.board[NAMES.index(square)]
    if man == NOBODY:
        return "."
    name, facing = arena.content.ids[arena.armatura[man]], FACING_NAMES[arena.facing[man]]
    marks = CONDITIONS[arena.condition[man]] + (" t" if arena.hindered >> man & 1 else "")
    return f"{'abcd'[man // FAMILIA]} {name} {facing}{marks}"


def man_at(match: Match, square: str) -> int:
    return arena_of(match).board[NAMES.index(square)]


def told(match: Match, kind: str) -> list[tuple[int, ...]]:
    return [event.args for event in match.events if event.kind == kind]


def totals(match: Match) -> tuple[int, int]:
    """The totals of the last fight."""
    last = told(match, "fought")[-1]
    return last[2], last[3]


def sums(match: Match) -> tuple[int, int]:
    """The sums of the last attack before its cards."""
    last = told(match, "attacked")[-1]
    return last[3], last[4]


def outcome(match: Match) -> str:
    """What came of the last fight."""
    return match.rulebook.names(match.setup)["outcome"][told(match, "fought")[-1][4]]


def hand(match: Match, seat: int) -> list[str]:
    return [arena_of(match).content.card_names[one] for one in members(arena_of(match).hand[seat])]


def pile(match: Match, field: str, seat: int) -> list[str]:
    bits: list[int] = getattr(arena_of(match), field)
    return [arena_of(match).content.card_names[one] for one in members(bits[seat])]


def uses(match: Match, name: str) -> list[str]:
    """The uses for which a card may be played now."""
    return [one.removeprefix(f"{name}-") for one in offered(match) if one.startswith(f"{name}-")]


ALL_USES: Final = list(USES)
