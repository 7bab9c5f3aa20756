"""The HTTP routes of the analysis of a match that is over."""

from typing import Literal

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from harena.server.protocol.analysis import AnalysisState
from harena.server.protocol.openapi import described
from harena.server.protocol.structures import Nothing
from harena.server.tables.reading.reading_room import Reader
from harena.server.tables.requests import finished_matches
from harena.server.web.http import address_of, hall_of, reply
from harena.server.web.routes import TableId, any_guest, body_of, reader_of, with_cookie

ANALYSIS = APIRouter(prefix="/api")
BEGUN = ("not-found", "state", "rules", "too-many", "full")


@ANALYSIS.get(
    "/tables/{table}/analysis",
    **described(AnalysisState, refusals=("not-found", "state", "rules")),
)
async def table_analysis(request: Request, table: TableId) -> Response:
    """How far the analysis of a match is, and what was found."""
    reader = await reader_of(request)
    return reply(await finished_matches.analysis(hall_of(request), "table", table, reader))


@ANALYSIS.post("/tables/{table}/analysis", **described(AnalysisState, Nothing, refusals=BEGUN))
async def analyse_table(request: Request, table: TableId) -> Response:
    """Analyse a match that is over, in the background; once for each match."""
    return await begin(request, "table", table)


@ANALYSIS.get("/records/{record}/analysis", **described(AnalysisState, refusals=("not-found",)))
async def record_analysis(request: Request, record: TableId) -> Response:
    """How far the analysis of a record is, and what was found."""
    reader = await reader_of(request)
    return reply(await finished_matches.analysis(hall_of(request), "record", record, reader))


@ANALYSIS.post(
    "/records/{record}/analysis",
    **described(AnalysisState, Nothing, refusals=("not-found", "too-many", "full")),
)
async def analyse_record(request: Request, record: TableId) -> Response:
    """Analyse a record, in the background; once for each."""
    return await begin(request, "record", record)


async def begin(request: Request, kind: Literal["table", "record"], id: str) -> Response:
    """Each guest and each address has a measure."""
    hall = hall_of(request)
    await body_of(request, Nothing)
    await finished_matches.analysis(hall, kind, id, await reader_of(request))
    guest, token = await any_guest(request)
    by = Reader(guest, address_of(request))
    return with_cookie(request, reply(await finished_matches.analyse(hall, kind, id, by)), token)
