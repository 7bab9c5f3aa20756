"""Nobody foresees the next face of a live table, though he has the source and all that is public.

Public are the table's id, which seeds its match, the bytes that every seat gave, and every face so
far. Unknown is the server's seed alone. So whoever wants to foresee a face does best to play the
match under all seeds that agree with what he has seen, and to count what comes next. Here that is
done under many seeds. If the next faces are spread evenly, also among those seeds alone that agree
in all that was seen, then what was seen tells nothing. The same count is made with the fast dice of
simulations, which it must find out.
"""

from collections import Counter
from hashlib import sha256

import pytest

from harena.kernel import match as matches
from harena.kernel.match import Match
from harena.server.log.fair import Seeds, match_secret
from tests.kernel.minis import Mini, book

TABLE = "k7v0m2q9x4ht"
GIVEN = [bytes(range(16)), b"", bytes(16)]
SEEDS = 26_000
SIDES = 6
# What chance exceeds once in ten thousand: for one row of six faces, and for 36 of them.
ROW, ROWS = 25.7, 253.0


class Thrower(Mini):
    parts = ("thrown",)

    def __init__(self, seats: int, model: "Thrower | None" = None) -> None:
        super().__init__(seats, model)
        self.thrown = 0

    def scores(self) -> list[int]:
        return [0] * self.seats


def choose_throw(thrower: Thrower) -> None:
    if thrower.thrown < 4:
        thrower.ask(thrower.thrown % thrower.seats, "throw", 1, [0])


def throw(thrower: Thrower, _: int) -> None:
    """Two dice, seen by everybody."""
    thrower.thrown += 1
    thrower.tell("rolled", thrower.dice.below(SIDES), thrower.dice.below(SIDES))
    thrower.then(0)


BOOK = book(
    Thrower,
    [choose_throw, throw],
    seats=range(3, 4),
    asks={"throw": 1},
    events="round_began\nrolled first second",
    bound=4,
    conserved=lambda _: [],
)
SETUP = BOOK.settle(3, {}, BOOK.built_in(), {})


def live(number: int) -> Match:
    """The match under one of the seeds the server may have drawn, as a live table begins it."""
    seeds = Seeds(sha256(b"a server's seed %d" % number).digest(), b"")
    return matches.begin(BOOK, SETUP, TABLE, match_secret(seeds, TABLE, GIVEN))


def simulated(number: int) -> Match:
    """As a simulation begins it: dice by the fast generator, seeded with what is public."""
    return matches.begin(BOOK, SETUP, TABLE, b"")


def play_on(match: Match) -> list[int]:
    """One more answer, and the faces it brings."""
    past = len(match.events)
    match.answer(match.to_act[0], 0)
    return [face for event in match.events[past:] for face in event.args]


def unevenness(counts: list[int]) -> float:
    """Chi square of one row against an even spread."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def rows(found: Counter[tuple[tuple[int, ...], int]]) -> dict[tuple[int, ...], list[int]]:
    """How often each face came next, for everything that was seen before."""
    seen = {past for past, _ in found}
    return {past: [found[past, face] for face in range(SIDES)] for past in seen}


@pytest.fixture(scope="module")
def faces() -> list[list[int]]:
    """The faces of the first two answers, under every seed."""
    found = []
    for number in range(SEEDS):
        match = live(number)
        found.append(play_on(match) + play_on(match))
    return found


@pytest.mark.parametrize(
    ("seen", "following"),
    [
        pytest.param((0, 1), 2, id="the next answer's first die"),
        pytest.param((1, 2), 3, id="the next die of the same answer"),
        pytest.param((0, 2), 3, id="with a die between them"),
    ],
)
def test_all_that_was_seen_tells_nothing_of_the_next_face(
    faces: list[list[int]], seen: tuple[int, ...], following: int
) -> None:
    found = Counter((tuple(one[place] for place in seen), one[following]) for one in faces)

    spread = rows(found)

    assert len(spread) == SIDES ** len(seen)
    for past, counts in spread.items():
        assert sum(counts) > 600, f"too few seeds agree in {past}"
        assert unevenness(counts) < ROW, f"after {past} came {counts}"
    assert sum(map(unevenness, spread.values())) < ROWS
    together = [sum(counts[face] for counts in spread.values()) for face in range(SIDES)]
    assert unevenness(together) < ROW


def test_the_same_count_finds_out_the_fast_dice() -> None:
    """Whoever knows the seed of a simulation knows its next face: one continuation, not six."""
    found: Counter[tuple[tuple[int, ...], int]] = Counter()
    for number in range(700):
        match = simulated(number)
        first, second = play_on(match)
        found[(first, second), play_on(match)[0]] += 1

    ((_, counts),) = rows(found).items()

    assert sum(counts) > 600
    assert unevenness(counts) > 10 * ROW
    assert sorted(counts) == [0, 0, 0, 0, 0, 700]


def test_even_the_whole_state_does_not_tell_the_faces_of_the_next_answer() -> None:
    """Stronger: all of memory but the secret. A live table draws by another key for each answer."""
    hits = Counter[str]()
    for number in range(1200):
        for name, match in (("live", live(number)), ("simulated", simulated(number))):
            play_on(match)
            thief = Match(match.rulebook, match.setup, match.seed, b"", match.state.copy())
            hits[name] += play_on(thief)[0] == play_on(match)[0]

    assert hits["simulated"] == 1200
    assert abs(hits["live"] - 200) < 52, "a sixth by chance, and four standard deviations"
