"""The HTTP routes of the guest himself: name and notes, what is kept of him, taking leave."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from harena.server.protocol.codec import COOKIE
from harena.server.protocol.openapi import described
from harena.server.protocol.structures import Me, NameWish, Notes, Nothing, OwnData
from harena.server.tables.guests.tokens import clean_name
from harena.server.tables.requests import notes, own_data
from harena.server.web.http import address_of, hall_of, reply
from harena.server.web.routes import (
    TableId,
    any_guest,
    body_of,
    cookie_path,
    guest_of,
    known_guest,
    with_cookie,
)

ME = APIRouter(prefix="/api")


@ME.get("/me", **described(Me))
async def get_me(request: Request, waiting: bool = False) -> Response:
    """Who I am and where I sit; only where I am waited for, if that is asked."""
    guest = await guest_of(request)
    name = None if guest is None else guest.name
    return reply(Me(name, await hall_of(request).tables_of(guest, waiting)))


@ME.post("/me", **described(Me, NameWish, refusals=("too-many",)))
async def name_me(request: Request) -> Response:
    """Take a name; the first time, a cookie comes with it."""
    hall = hall_of(request)
    wish = await body_of(request, NameWish)
    name = clean_name(wish.name)
    hall.words.check(name)
    guest, token = await any_guest(request)
    await hall.guests.rename(guest, name)
    return with_cookie(request, reply(Me(name, await hall.tables_of(guest))), token)


@ME.get("/tables/{table}/notes", **described(dict[str, list[str]], refusals=("guest", "not-found")))
async def my_notes(request: Request, table: TableId) -> Response:
    """What I have written beside each match of a campaign."""
    guest = await known_guest(request)
    return reply(await notes.of_campaign(hall_of(request), table, guest))


@ME.post(
    "/tables/{table}/notes",
    **described(Notes, Notes, refusals=("guest", "not-found", "not-yours")),
)
async def write_notes(request: Request, table: TableId) -> Response:
    """All that I have written beside a match of mine."""
    wish = await body_of(request, Notes)
    guest = await known_guest(request)
    return reply(await notes.write(hall_of(request), table, wish, guest))


@ME.get("/me/data", **described(OwnData, refusals=("guest", "too-many")))
async def my_data(request: Request) -> Response:
    """All that is kept of me, to take with me."""
    hall, guest = hall_of(request), await known_guest(request)
    hall.reading.take(guest.id, address_of(request))
    return reply(await own_data.own_data(hall, guest))


@ME.post("/me/forget", **described(Nothing, Nothing, refusals=("guest",)))
async def forget_me(request: Request) -> Response:
    """My name, my words, my records and my cookie are forgotten; bots play on for me."""
    await body_of(request, Nothing)
    await own_data.forget(hall_of(request), await known_guest(request))
    response = reply(Nothing())
    response.delete_cookie(COOKIE, cookie_path(request))
    return response
