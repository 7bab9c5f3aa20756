"""Set-up played in a few words: options, dice laid ready, choices made by their meaning.

Everything goes through lay_out and the kernel's questions. Play stops where the first turn begins,
so that these tests know nothing of it.
"""

from collections.abc import Mapping
from typing import Final

import pytest

from harena.games.gladiatori import steps
from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.components.cards import CARDS, counts, held
from harena.games.gladiatori.components.content import Content, built_in
from harena.games.gladiatori.components.traits import POWER_NAMES, TRAIT_NAMES, TRAITS
from harena.games.gladiatori.rulebook import RULEBOOK
from harena.games.gladiatori.setup.preparation import ASKS, EVENTS, lay_out, names
from harena.kernel.agenda import NO_STEP
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack, PlayValue, Setup
from harena.kernel.state import State
from harena.toolkit.bits import members
from tests.house.exhaust import widths
from tests.house.reading import HOUSE

TAKES: Final = widths(RULEBOOK, HOUSE / "games" / "gladiatori")


def run(state: State) -> None:
    """Do what is due until a seat must decide or the first turn begins."""
    assert isinstance(state, Bout)
    while True:
        step, *ints = state.proceed()
        if step in (NO_STEP, steps.TAKE_TURN):
            return
        RULEBOOK.steps[step](state, *ints[: TAKES[step]])


def settle(
    seats: int,
    options: Mapping[str, PlayValue] | None = None,
    carried: dict[str, object] | None = None,
    pack: Pack | None = None,
) -> Setup:
    """What is settled before the first step."""
    return RULEBOOK.settle(seats, dict(options or {}), pack or built_in(), carried or {})


def prepare(
    seats: int,
    options: Mapping[str, PlayValue] | None = None,
    *,
    seed: str = "set-up",
    script: list[int] | None = None,
    carried: dict[str, object] | None = None,
    pack: Pack | None = None,
) -> Bout:
    """A bout at its first question; the dice of before may be laid ready."""
    bout = lay_out(settle(seats, options, carried, pack))
    bout.runner = run
    bout.dice.seed(seed)
    bout.dice.script = script or []
    run(bout)
    return bout


def refused(
    seats: int,
    options: Mapping[str, PlayValue] | None = None,
    carried: dict[str, object] | None = None,
) -> str:
    """The sentence with which a set-up is refused, with its code in front."""
    with pytest.raises(Refused) as caught:
        lay_out(settle(seats, options, carried))
    assert "\n" not in str(caught.value)
    return f"{caught.value.code}: {caught.value}"


# Questions.


def asked(bout: Bout) -> list[str]:
    """Who is asked what: `1 place`."""
    return [f"{one.seat} {one.ask}" for one in bout.pending if one.sealed == -1]


def offered(bout: Bout, seat: int | None = None) -> list[str]:
    """The options of a seat's question, by name; of the only one if no seat is named."""
    if seat is None:
        (seat,) = bout.to_act()
    decision = bout.decision(seat)
    assert decision is not None, f"seat {seat} is not asked; asked is {asked(bout)}"
    domain, size = ASKS[decision.ask]
    words = names(bout.content)[domain]
    assert all(0 <= choice < size for _, choices, *_ in decision.fans() for choice in choices)
    return [words[choice] for _, choices, *_ in decision.fans() for choice in choices]


def choose(bout: Bout, name: str, seat: int | None = None) -> None:
    """Answer a seat's question by meaning."""
    words = offered(bout, seat)
    assert name in words, f"{name} is not offered, only {words}"
    bout.answer(bout.to_act()[0] if seat is None else seat, words.index(name))


def build(bout: Bout, seat: int, plan: Mapping[str, int | str]) -> None:
    """Answer a seat's row of building: values and counts, `moves` and `powers` as words.

    What the plan does not name is bought as little as possible.
    """
    wanted = f"{plan.get('moves', '')} {plan.get('powers', '')}".split()
    while bout.decision(seat) is not None:
        decision = bout.decision(seat)
        assert decision is not None
        if not decision.ask.startswith("build_"):
            return
        words = offered(bout, seat)
        if decision.ask in ("build_move", "build_power"):
            choose(bout, words[0] if words[0] in wanted else "none", seat)
        else:
            choose(bout, str(plan.get(decision.ask.removeprefix("build_"), words[0])), seat)


def play_on(bout: Bout, until: str = "", seed: str = "answers") -> Bout:
    """Answer at random until something is asked, or until the first turn."""
    chooser = type(bout.dice)()
    chooser.seed(seed)
    while bout.pending:
        if until and any(one.ask == until for one in bout.pending):
            return bout
        seat = bout.to_act()[0]
        bout.answer(seat, chooser.below(bout.choices(seat)))
    return bout


# Looks.


def told(bout: Bout, *kinds: str) -> list[str]:
    """Events in words, those of some kinds."""
    words = names(bout.content)
    lines: list[str] = []
    for event in bout.journal.events():
        if kinds and event.kind not in kinds:
            continue
        says = [name for name in EVENTS[event.kind] if not name.startswith("+")]
        while says and says[-1].startswith("*") and len(says) < len(event.args):
            says.append(says[-1])
        shown = [event.kind]
        for what, value in zip(says, event.args, strict=len(says) == len(EVENTS[event.kind])):
            domain = words.get(what.removeprefix("*"))
            shown.append(str(value) if domain is None else domain[value])
        lines.append(" ".join(shown))
    return lines


def item_names(bout: Bout, seat: int) -> list[str]:
    """The Items before a seat."""
    return [bout.content.item_ids[item] for item in members(bout.items[seat])]


def sheet(bout: Bout, seat: int) -> dict[str, int]:
    """The starting values of a seat."""
    values = bout.start[TRAITS * seat : TRAITS * (seat + 1)]
    return dict(zip(TRAIT_NAMES, values, strict=True))


def cards(found: int) -> dict[str, int]:
    """A set of cards by name."""
    return {CARDS[kind]: count for kind, count in enumerate(counts(found)) if count}


def powers(bout: Bout, seat: int) -> list[str]:
    return [name for place, name in enumerate(POWER_NAMES) if bout.powers[seat] >> place & 1]


def count_of(found: int, card: str) -> int:
    return held(found, CARDS.index(card))


def hex_at(content: Content, q: int, r: int) -> int:
    return content.arena.at[(q, r)]
