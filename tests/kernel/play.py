"""Playing by meaning: begin a miniature, choose what an option says, never its index."""

from harena.kernel import match as matches
from harena.kernel.match import Match
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import PlayValue


def begin(
    book: Rulebook,
    seats: int,
    seed: str = "seed",
    options: dict[str, PlayValue] | None = None,
    carried: dict[str, object] | None = None,
    secret: bytes = b"",
) -> Match:
    setup = book.settle(seats, options or {}, book.built_in(), carried or {})
    return matches.begin(book, setup, seed, secret)


def choose(match: Match, seat: int, ask: str, choice: int, step: str = "") -> None:
    """Answer with the option that has this ask and choice, and this step if one is named."""
    found = [
        index
        for index, option in enumerate(match.options(seat))
        if (option.ask, option.choice) == (ask, choice) and step in {"", option.step}
    ]
    assert len(found) == 1, f"{ask} {choice} is not one of {match.options(seat)}"
    match.answer(seat, found[0])


def told(match: Match, viewer: int | None = None) -> list[list[str | int]]:
    """What a viewer has been told; None is a spectator."""
    return [event.told(viewer) for event in match.events]


def choices(match: Match, seat: int, ask: str) -> list[int]:
    """What a seat may choose at an ask."""
    return [option.choice for option in match.options(seat) if option.ask == ask]
