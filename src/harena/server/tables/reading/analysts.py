"""A match that is over, looked at again in the background: where were the chances, where it turned.

One process of low rank does it, so that nobody who plays waits for it, and piece by piece, so that
guests take turns and see how far it is. What was found is kept with the match: it is reckoned once.
What the pieces are made of is the lab's, the same as for `harena analyse`.
"""

import asyncio
import logging
import os
from collections import OrderedDict
from time import monotonic
from typing import Final, final

import msgspec

from harena.kernel.record import Record, field
from harena.kernel.refused import Refused
from harena.lab.analysis import Analyst, check_answers, falls, measure
from harena.lab.findings import Fall, Measure, Moment, Stroke, Turning
from harena.server.log.frames import show_asked
from harena.server.protocol.analysis import (
    AnalysisFound,
    AnalysisState,
    ChancesThen,
    StrokeOfLuck,
    TurningPoint,
)
from harena.server.store.packs import Sent
from harena.server.store.store import Store
from harena.server.tables.guests.limits import Buckets, Limits
from harena.server.tables.reading.reading_room import Reader
from harena.server.tables.reading.scribes import again
from harena.server.tables.thinking.workers import Failed, Workers

LOG = logging.getLogger("harena.server")
SEED: Final = "harena"
PATIENCE: Final = 300.0  # Of a piece: those who play go first.
LOW_RANK: Final = 15
MOST_AT_ONCE: Final = 50
MOST_ON_THE_DESK: Final = 4
MOST_REMEMBERED: Final = 100


# In the process.

DESK: Final[OrderedDict[tuple[str, Measure], Analyst]] = OrderedDict()


def at_the_desk(id: str, record: Record, pack: Sent, how: Measure) -> Analyst:
    """The match is played again once; then piece after piece is taken from it."""
    if (id, how) not in DESK:
        DESK[id, how] = Analyst(again(record, pack), how.playouts, SEED, how.moments)
    DESK.move_to_end((id, how))
    if len(DESK) > MOST_ON_THE_DESK:
        DESK.popitem(last=False)
    return DESK[id, how]


def survey(id: str, record: Record, pack: Sent, seconds: float) -> tuple[Measure, list[int]]:
    """How thoroughly this match can be looked at, and where."""
    os.setpriority(os.PRIO_PROCESS, 0, LOW_RANK)
    how = measure(again(record, pack), SEED, seconds, monotonic)
    return how, at_the_desk(id, record, pack, how).places


def look(id: str, record: Record, pack: Sent, how: Measure, index: int) -> Moment:
    """One moment."""
    return at_the_desk(id, record, pack, how).moment(index)


def look_closer(
    id: str, record: Record, pack: Sent, how: Measure, fall: Fall
) -> TurningPoint | StrokeOfLuck | None:
    """One fall: the choice that cost most, with what was asked; or the luck that made it."""
    analyst = at_the_desk(id, record, pack, how)
    found = analyst.explained(fall)
    if isinstance(found, Stroke):
        return StrokeOfLuck(*found)
    return None if found is None else shown(analyst, fall, found)


def shown(analyst: Analyst, fall: Fall, found: Turning) -> TurningPoint:
    """A turning point as it travels."""
    match = analyst.standings[fall.start].copy()
    for answer in analyst.match.answers[fall.start : found.answers]:
        match.answer(*answer)
    asked = show_asked(match, found.seat)
    assert asked is not None
    return TurningPoint(
        found.answers, found.seat, asked, found.played, found.preferred, found.chance_played,
        found.chance_preferred,
    )  # fmt: skip


# In the server.


@final
class Analysts:
    """What is under way, and what was found."""

    def __init__(self, disk: Store, limits: Limits) -> None:
        self.disk = disk
        self.seconds = limits.analysis_seconds
        self.workers = Workers(1, PATIENCE)
        self.of_guest = Buckets(limits.analyses_per_hour, 3600, "analyses")
        self.of_address = Buckets(limits.analyses_per_hour_of_address, 3600, "analyses")
        self.under_way: dict[str, AnalysisState] = {}
        self.failed: OrderedDict[str, None] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()

    async def state(self, id: str) -> AnalysisState:
        """How far it is with a match."""
        if id in self.under_way:
            return self.under_way[id]
        kept = await self.disk.read_analysis(id)
        if kept is not None:
            return AnalysisState("done", found=msgspec.json.decode(kept, type=AnalysisFound))
        return AnalysisState("failed" if id in self.failed else "none")

    async def begin(self, id: str, record: Record, pack: Sent, reader: Reader) -> AnalysisState:
        """Look at a match, unless it was looked at before or is just now."""
        known = await self.state(id)
        if known.state not in ("none", "failed"):
            return known
        check_answers(len(field(record, "answers", list)))
        if len(self.under_way) >= MOST_AT_ONCE:
            raise Refused("full", "too many matches are analysed now: try again later")
        self.of_address.take(reader.address)
        self.of_guest.take(reader.who)
        self.failed.pop(id, None)
        state = self.under_way[id] = AnalysisState("waiting")
        task = asyncio.create_task(self.analyse(id, record, pack, reader, state))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return state

    async def analyse(
        self, id: str, record: Record, pack: Sent, reader: Reader, state: AnalysisState
    ) -> None:
        """From the first piece to the last; what goes wrong is remembered, and logged."""
        try:
            found = await self.look(id, record, pack, reader, state)
            await self.disk.keep_analysis(id, msgspec.json.encode(found))
        except (Failed, Refused) as trouble:
            LOG.warning("the match %s cannot be analysed: %s", id, trouble)
            self.remember_failure(id)
        except Exception:
            LOG.exception("the analysis of %s failed", id)
            self.remember_failure(id)
        finally:
            del self.under_way[id]

    def remember_failure(self, id: str) -> None:
        """Not without end."""
        self.failed[id] = None
        if len(self.failed) > MOST_REMEMBERED:
            self.failed.popitem(last=False)

    async def look(
        self, id: str, record: Record, pack: Sent, reader: Reader, state: AnalysisState
    ) -> AnalysisFound:
        """Along the match, then where it turned."""
        run, who = self.workers.run, reader.who
        how, places = await run(who, id, survey, id, record, pack, self.seconds)
        state.state, state.total = "running", len(places)
        moments: list[Moment] = []
        for index in places:
            moments.append(await run(who, id, look, id, record, pack, how, index))
            state.done += 1
        deepest = falls(moments, how.playouts)
        state.total += len(deepest)
        turnings: dict[int, TurningPoint] = {}
        strokes: dict[tuple[int, int], StrokeOfLuck] = {}
        for fall in deepest:
            found = await run(who, id, look_closer, id, record, pack, how, fall)
            state.done += 1
            if isinstance(found, TurningPoint):
                turnings[found.number] = found
            elif found is not None:
                strokes[found.number, found.seat] = found
        return AnalysisFound(
            how.playouts,
            [ChancesThen(moment.answers, moment.chances) for moment in moments],
            [turnings[number] for number in sorted(turnings)],
            [strokes[index] for index in sorted(strokes)],
        )

    def stop(self) -> None:
        """What was not finished is begun again by whoever asks again."""
        for task in self.tasks:
            task.cancel()
        self.workers.stop()
