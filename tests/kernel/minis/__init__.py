"""Miniature games that prove what the kernel carries: one file each, with a RULEBOOK.

`book` fills in what a miniature has no use for, so that a file shows only what it is there to show.
"""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import ClassVar, Self

from harena.kernel.agenda import NO_STEP
from harena.kernel.dice import Dice
from harena.kernel.rulebook import Rulebook, Step, View, no_legacy
from harena.kernel.setup import Pack, PlayOption, Setup
from harena.kernel.state import Runner, State


class Mini(State):
    """The state of a miniature: `parts` names its fields, which are plain data."""

    parts: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Self:
        twin = type(self)(self.seats, self)
        for part in self.parts:
            setattr(twin, part, plain(getattr(self, part)))
        return twin

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats


def plain(value: object) -> object:
    """A value that shares nothing with the one given."""
    return [plain(one) for one in value] if isinstance(value, list) else value


def show(table: Mini, parts: tuple[str, ...]) -> View:
    """These fields, open to everybody."""
    return {part: plain(getattr(table, part)) for part in parts}


def restore(table: Mini, view: View, parts: tuple[str, ...]) -> None:
    """Set these fields as they are seen."""
    for part in parts:
        setattr(table, part, plain(view[part]))


def book(
    table: type[Mini],
    steps: list[Step],
    *,
    seats: range,
    asks: dict[str, int],
    events: str,
    bound: int,
    conserved: Callable[..., list[int]],
    view: Callable[..., View] | None = None,
    imagine: Callable[..., None] | None = None,
    hidden: tuple[str, ...] = (),
    counted: Callable[..., View] | None = None,
    set_up: Callable[..., None] | None = None,
    legacy: Callable[..., dict[str, object]] = no_legacy,
    play: tuple[PlayOption, ...] = (),
) -> Rulebook:
    """A rulebook of steps numbered as listed; the first begins the match.

    `asks` gives the number of ids for each ask, or `ask:domain`; `events` one event a line. Without
    a view of its own a miniature has no secrets. `imagine` gets a table on which everything that
    the view shows by the name of a field is already in place, and fills in the rest.
    """

    def lay_out(setup: Setup) -> State:
        laid = table(setup.seats)
        if set_up is not None:
            set_up(laid, setup)
        laid.then(0)
        return laid

    def see(state: State, seat: int | None) -> View:
        assert isinstance(state, table)
        if view is None:
            return {"seat": seat, **show(state, table.parts)}
        return {"seat": seat, **view(state, seat)}

    def picture(setup: Setup, seen: View, dice: Dice) -> State:
        pictured = table(setup.seats)
        restore(pictured, seen, tuple(part for part in table.parts if part in seen))
        if imagine is not None:
            imagine(pictured, seen, dice)
        return pictured

    def names(setup: Setup) -> dict[str, list[str]]:
        domains = {ask.split(":")[-1]: size for ask, size in asks.items()}
        domains.pop("seat", None)
        return {domain: [str(one) for one in range(size)] for domain, size in domains.items()}

    def portrait(state: State, eyes: tuple[int, ...]) -> str:
        seen = see(state, eyes[0] if eyes else None)
        return "".join(f"{part}: {value}\n" for part, value in seen.items() if part != "seat")

    return Rulebook(
        name=table.__name__.lower(),
        version=1,
        seats=seats,
        play=play,
        chapters=(table.__name__,),
        steps=tuple(steps),
        run=runner(steps),
        asks={ask.split(":")[0]: (ask.split(":")[-1], size) for ask, size in asks.items()},
        events={kind: tuple(names) for kind, *names in map(str.split, events.splitlines()) if kind},
        round_event="round_began",
        fields=table.parts,
        hidden=hidden,
        counted=counted or nothing_more,
        names=names,
        built_in=no_pack,
        lay_out=lay_out,
        view=see,
        imagine=picture,
        value=value,
        instinct=instinct,
        why_not=why_not,
        portrait=portrait,
        conserved=conserved,
        bound=lambda _: bound,
        legacy=legacy,
    )


def runner(steps: list[Step]) -> Runner:
    """Do what is due; a step gets as many ints as it takes."""
    takes = [step.__code__.co_argcount - 1 for step in steps]

    def run(state: State) -> None:
        number, *ints = state.proceed()
        while number != NO_STEP:
            steps[number](state, *ints[: takes[number]])
            number, *ints = state.proceed()

    return run


def value(state: State, seat: int) -> float:
    return float(state.scores()[seat])


def instinct(state: State, seat: int) -> int:
    return 0


def why_not(state: State, seat: int, ask: str, choice: int) -> str:
    return "not-offered"


def nothing_more(state: State) -> View:
    return {}


def no_pack() -> Pack:
    return Pack("built-in", {})


def every() -> list[Rulebook]:
    """The rulebooks of all miniatures, in the order of their files."""
    files = sorted(module.name for module in iter_modules(__path__))
    return [import_module(f"{__name__}.{file}").RULEBOOK for file in files]
