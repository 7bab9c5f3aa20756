"""Scribes play matches again, in a process of their own: replays, records, lessons.

Unlike bots they are given everything. A match that is asked for page by page is played on from
where the last page ended, or from one of the marks left on the way: whoever reads, and in whatever
order, few answers are played twice.
"""

from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

import harena
from harena.kernel import record as records
from harena.kernel.match import Match
from harena.kernel.record import Record
from harena.kernel.refused import Refused
from harena.kernel.setup import PlayValue
from harena.server.log import story
from harena.server.protocol.messages import Entry
from harena.server.protocol.structures import ReplayStep, Steps
from harena.server.store.packs import Sent, received, sent
from harena.server.tables.reading import replays

MOST_MATCHES: Final = 8
MARK: Final = 50
MOST_MARKS: Final = 40


class Story(Struct):
    """What a match is played again from; `id` names it among all."""

    id: str
    game: str
    seats: int
    options: dict[str, PlayValue]
    carried: dict[str, object]
    seed: str
    secret: bytes
    answers: list[tuple[int, int]]
    pack: Sent


def story_of(id: str, match: Match) -> Story:
    """A match as it travels."""
    setup = match.setup
    return Story(
        id, match.rulebook.name, setup.seats, dict(setup.options), setup.carried, match.seed,
        match.secret, match.answers, sent(setup.pack),
    )  # fmt: skip


# In the process.

# The matches that were read last, each as it was after so many answers.
MARKS: Final[OrderedDict[str, dict[int, Match]]] = OrderedDict()


def steps(story: Story, seat: int | None, everything: bool, first: int, count: int) -> bytes:
    """Some steps of a match."""
    before = max(0, first - 1)
    marks = MARKS.pop(story.id, {})
    MARKS[story.id] = {
        number: match for number, match in marks.items() if is_beginning(match, story)
    }
    if len(MARKS) > MOST_MATCHES:
        MARKS.popitem(last=False)
    apart = max(MARK, len(story.answers) // MOST_MARKS)
    match = at(story, before, MARKS[story.id], apart)
    found = replays.collect(match, story.answers, seat, everything, first, count)
    leave(match, MARKS[story.id], apart)
    return msgspec.json.encode(found)


def at(story: Story, number: int, marks: dict[int, Match], apart: int) -> Match:
    """The match after so many answers, from the nearest mark; more marks are left on the way."""
    nearest = max((one for one in marks if one <= number), default=None)
    match = begin(story) if nearest is None else marks[nearest].copy()
    for answer in story.answers[nearest or 0 : number]:
        match.answer(*answer)
        if len(match.answers) % apart == 0:
            marks[len(match.answers)] = match.copy()
    return match


def leave(match: Match, marks: dict[int, Match], apart: int) -> None:
    """Where a page ended: the next begins there. Of such ends only the last is kept."""
    for number in [one for one in marks if one % apart]:
        del marks[number]
    marks[len(match.answers)] = match


def is_beginning(match: Match, story: Story) -> bool:
    """Whether this is the same match, so far: answers may have been taken back since."""
    known = match.answers
    return (match.seed, match.secret) == (story.seed, story.secret) and (
        known == story.answers[: len(known)]
    )


def begin(story: Story) -> Match:
    """The match before its first answer."""
    return harena.begin(
        story.game, story.seats, story.seed, story.options, received(story.game, story.pack),
        story.carried, story.secret,
    )  # fmt: skip


def steps_of_record(
    id: str, record: Record, pack: Sent, eyes: str, first: int, count: int
) -> bytes:
    """Some steps of a record; whoever has the record may see all."""
    if id not in MARKS:
        again(record, pack)  # The rules may have changed since it was kept.
    seats = records.field(record, "seats", int)
    story = Story(
        id, str(record["game"]), seats, records.play_values(record),
        records.field(record, "carried", dict), str(record["seed"]), records.secret_of(record),
        [records.pair(*one) for one in enumerate(records.field(record, "answers", list))],
        pack,
    )  # fmt: skip
    return steps(story, replays.seat_for(eyes, seats), eyes == replays.ALL, first, count)


class Told(Struct):
    """What was told at a table: its log, after how many answers it starts, and why it is short."""

    entries: list[tuple[Entry, bytes | None]]
    start: int
    why: str


def told(kept: Told, seat: int | None) -> bytes:
    """All of it, as it was told to these eyes."""
    return msgspec.json.encode(steps_told(kept, seat))


def told_steps(kept: Told, seat: int | None, first: int, count: int) -> bytes:
    """Some of its steps."""
    found = steps_told(kept, seat)
    return msgspec.json.encode(Steps(max(0, len(found) - 1), found[first : first + count]))


def steps_told(kept: Told, seat: int | None) -> list[ReplayStep]:
    """Its steps; where it was told before that was kept, there are none."""
    found = story.steps(kept.entries, seat, kept.start)
    if not found:
        raise Refused("rules", kept.why)
    return found


class Played(Struct):
    """What is known of a record after it was played again."""

    game: str
    seats: int
    answers: int
    over: bool
    left: dict[str, object]


def again(record: Record, pack: Sent) -> Match:
    """The match of a record, played with this pack."""
    return harena.replay(record, received(str(record["game"]), pack))


def play_again(record: Record, pack: Sent) -> Played:
    """A record that comes out as written; else it is refused."""
    try:
        match = again(record, pack)
    except Refused:
        raise
    except (RecursionError, OverflowError, TypeError, ValueError) as error:
        raise Refused("damaged", f"the record cannot be played: {type(error).__name__}") from None
    left = match.legacy if match.over else {}
    return Played(
        match.rulebook.name, match.setup.seats, len(match.answers),
        match.over or "ending" in record, left,
    )  # fmt: skip
