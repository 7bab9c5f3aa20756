"""What is done with a match that anybody may see: playing on from a step of it, looking again."""

import asyncio
from typing import Literal, TypeAlias

from harena.kernel.record import Record
from harena.kernel.refused import Refused
from harena.server.log.clocks import now
from harena.server.log.entries import Guest
from harena.server.protocol.analysis import AnalysisState
from harena.server.protocol.structures import ExerciseWish, Made, Source
from harena.server.store.packs import sent
from harena.server.tables import new_tables
from harena.server.tables.hall import Hall
from harena.server.tables.reading import replays
from harena.server.tables.reading.reading_room import Reader

Kind: TypeAlias = Literal["table", "record"]


async def record_of(hall: Hall, kind: Kind, id: str, reader: Reader) -> Record:
    """Of a table whose match is over, or as it was kept."""
    if kind == "table":
        return replays.record_of((await hall.table(id)).ledger)
    return await hall.reading.kept(id, reader)


async def play_on(
    hall: Hall,
    kind: Kind,
    id: str,
    wish: ExerciseWish,
    guest: Guest,
) -> Made:
    """An exercise: a new table that goes on from a step of a match that anybody may see."""
    reader = Reader(guest, "")
    record = await record_of(hall, kind, id, reader)
    pack = hall.packs.of_record(record)
    start = await hall.reading.run(reader, replays.up_to, record, sent(pack), wish.step)
    source = Source(kind, id, wish.step)
    draft = await asyncio.to_thread(
        new_tables.make_exercise, start, pack, source, wish, guest, now(), hall.disk.outages
    )
    return await hall.add(draft, guest)


async def analyse(hall: Hall, kind: Kind, id: str, by: Reader) -> AnalysisState:
    """Look again at a match that anybody may see, in the background."""
    record = await record_of(hall, kind, id, by)
    return await hall.analysts.begin(id, record, sent(hall.packs.of_record(record)), by)


async def analysis(hall: Hall, kind: Kind, id: str, by: Reader) -> AnalysisState:
    """How far it is, and what was found."""
    if kind == "record":
        await hall.reading.page_of_record(id, by)
    else:
        card = await hall.card(id, None)
        if card.retired:
            raise Refused("rules", card.retired)
        if card.state != "over":
            raise Refused("state", "a match that is over was expected", {"state": card.state})
    return await hall.analysts.state(id)
