"""The HTTP routes of how guests are with each other: sending away, blocking, reporting."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from harena.server.protocol.openapi import described
from harena.server.protocol.structures import BlockWish, Nothing, ReportWish, TableInfo
from harena.server.tables.requests import moderation
from harena.server.web.http import address_of, hall_of, reply
from harena.server.web.routes import SeatNumber, TableId, body_of, known_guest

REPORT_REFUSALS = ("not-found", "guest", "not-yours", "too-many")
MANNERS = APIRouter(prefix="/api/tables/{table}/seats/{seat}")


@MANNERS.post(
    "/kick",
    **described(TableInfo, Nothing, refusals=("not-found", "guest", "not-yours", "state")),
)
async def kick(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """The host sends somebody away from his table."""
    await body_of(request, Nothing)
    return reply(await moderation.kick(hall_of(request), table, seat, await known_guest(request)))


@MANNERS.post("/block", **described(Nothing, BlockWish, refusals=("not-found", "guest", "state")))
async def block(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """I do not want to read who sits there, nor to have him at tables of mine."""
    wish = await body_of(request, BlockWish)
    guest = await known_guest(request)
    await moderation.block(hall_of(request), table, seat, wish.blocked, guest)
    return reply(Nothing())


@MANNERS.post("/report", **described(Nothing, ReportWish, refusals=REPORT_REFUSALS))
async def report(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """Tell the owner of the server of who sits there."""
    wish = await body_of(request, ReportWish)
    guest = await known_guest(request)
    address = address_of(request)
    await moderation.report(hall_of(request), table, seat, wish.text, guest, address)
    return reply(Nothing())
