"""The HTTP routes of docs/protocol.md. Each reads, calls the hall, and answers."""

from typing import Annotated, Literal, TypeVar

from fastapi import APIRouter, Path, Query
from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response

import harena
from harena import bots
from harena.kernel.refused import Refused
from harena.kernel.setup import Condition, PlayOption
from harena.server.log.entries import Guest
from harena.server.protocol.codec import COOKIE, parse
from harena.server.protocol.openapi import described
from harena.server.protocol.structures import (
    AskKind,
    BotStrength,
    BotWish,
    Content,
    ExerciseWish,
    GameInfo,
    GameSummary,
    Health,
    Json,
    Made,
    Nothing,
    OpenWish,
    PlayChoice,
    PlayCondition,
    PlayNeed,
    RecordKept,
    RematchWish,
    SeatLink,
    SitWish,
    Steps,
    Story,
    TableInfo,
    TableWish,
)
from harena.server.tables.reading.reading_room import Reader
from harena.server.tables.requests import finished_matches, rematches, seating
from harena.server.web.http import address_of, hall_of, keeper_of, read_body, reply, send

T = TypeVar("T")
ROUTER = APIRouter(prefix="/api")

YEAR = 365 * 24 * 3600
TableId = Annotated[str, Path(max_length=64)]
SeatNumber = Annotated[int, Path(ge=0, le=63)]
First = Annotated[int, Query(ge=0, le=1_000_000)]
Count = Annotated[int, Query(ge=1, le=50)]
Eyes = Annotated[str, Query(pattern="^(public|all|[0-9]{1,2})$")]


async def body_of(request: Request, kind: type[T]) -> T:
    """What is wished, up to the limit of this server."""
    return parse(await read_body(request, hall_of(request).limits.body_bytes), kind)


async def guest_of(request: Request) -> Guest | None:
    """Who asks, if he has a cookie."""
    return await hall_of(request).guests.find(request.cookies.get(COOKIE))


async def reader_of(request: Request) -> Reader:
    """Who reads."""
    return Reader(await guest_of(request), address_of(request))


async def known_guest(request: Request) -> Guest:
    """Who asks; he must have a cookie."""
    guest = await guest_of(request)
    if guest is None:
        raise Refused("guest", "a guest was expected: POST /api/me first, and send the cookie")
    return guest


async def any_guest(request: Request) -> tuple[Guest, str | None]:
    """Who asks; whoever has no cookie gets one."""
    guest = await guest_of(request)
    if guest is not None:
        return guest, None
    hall = hall_of(request)
    await hall.address_guests.take(address_of(request))
    return await hall.guests.welcome(None)


def cookie_path(request: Request) -> str:
    """Other houses on the same host are not told."""
    return f"{request.scope['root_path']}/"


def with_cookie(request: Request, response: Response, token: str | None) -> Response:
    """Not readable by scripts, not sent along by other sites."""
    if token is not None:
        secure = request.url.scheme == "https"
        response.set_cookie(
            COOKIE, token, YEAR, path=cookie_path(request), httponly=True, samesite="lax",
            secure=secure,
        )  # fmt: skip
    return response


def show_game(game: str, packs: list[str]) -> GameSummary:
    """A game on the shelf."""
    book = harena.rulebook(game)
    options = [show_option(one) for one in book.play]
    seats, windows = list(book.seats), bool(book.silence)
    known = bots.names(game)
    found = [BotStrength(bot, *one) for bot, one in bots.strengths(game).items() if bot in known]
    return GameSummary(game, book.version, seats, options, known, found, windows, packs)


def show_option(option: PlayOption) -> PlayChoice:
    """An option of play with its conditions."""
    return PlayChoice(
        name=option.name,
        default=option.default,
        section=option.section,
        values=list(option.values),
        low=option.low,
        high=option.high,
        group=option.group,
        of_seats=option.of_seats,
        when=[show_conditions(row) for row in option.when],
        needs=[PlayNeed(list(some), show_conditions(row)) for some, row in option.needs],
    )


def show_conditions(row: tuple[Condition, ...]) -> list[PlayCondition]:
    """Conditions that hold together."""
    return [PlayCondition(name, list(values)) for name, values in row]


@ROUTER.get("/games", **described(list[GameSummary]))
async def list_games(request: Request) -> Response:
    """The games on the shelf."""
    packs = hall_of(request).packs
    return reply([show_game(game, packs.names(game)) for game in harena.games()])


@ROUTER.get("/games/{game}", **described(GameInfo, refusals=("not-found",)))
async def get_game(request: Request, game: Annotated[str, Path(max_length=64)]) -> Response:
    """A game and what its numbers mean."""
    if game not in harena.games():
        raise Refused("not-found", "one of the games on the shelf was expected")
    book = harena.rulebook(game)
    setup = book.settle(book.seats[-1], {}, book.built_in(), {})
    asks = {
        ask: AskKind(domain, book.first_id[ask], size) for ask, (domain, size) in book.asks.items()
    }
    events = {kind: list(args) for kind, args in book.events.items()}
    return reply(
        GameInfo(
            **asdict(show_game(game, hall_of(request).packs.names(game))),
            asks=asks,
            events=events,
            names=book.names(setup),
            round_event=book.round_event,
        )
    )


@ROUTER.get("/health", **described(Health))
async def get_health(request: Request) -> Response:
    """How the server is."""
    hall = hall_of(request)
    sockets = sum(hall.sockets.values())
    lag = round(keeper_of(request).lag_ms, 2)
    return reply(Health(True, len(hall.tables), sockets, lag))


@ROUTER.get("/tables", **described(list[TableInfo]))
async def list_tables(
    request: Request,
    which: Annotated[Literal["open", "playing", "over"], Query(alias="list")] = "open",
    game: Annotated[str | None, Query(max_length=64)] = None,
) -> Response:
    """Public tables: with a free seat, being played, or over."""
    return reply(await hall_of(request).list_tables(which, game, await guest_of(request)))


@ROUTER.post(
    "/tables", **described(Made, TableWish, 201, ("too-many", "full", "not-found", "rules"))
)
async def make_table(request: Request) -> Response:
    """A new table."""
    hall = hall_of(request)
    wish = await body_of(request, TableWish)
    await hall.address_tables.take(address_of(request))
    guest, token = await any_guest(request)
    return with_cookie(request, reply(await hall.make(wish, guest), 201), token)


@ROUTER.get("/tables/{table}", **described(TableInfo, refusals=("not-found", "rules")))
async def get_table(request: Request, table: TableId) -> Response:
    """A table as everybody sees it."""
    return reply(await hall_of(request).card(table, await guest_of(request)))


@ROUTER.post(
    "/tables/{table}/sit",
    **described(
        TableInfo,
        SitWish,
        refusals=("not-found", "token", "taken", "one-seat", "state", "too-many"),
    ),
)
async def sit(request: Request, table: TableId) -> Response:
    """Take a seat by its token, or an open one by its number."""
    hall = hall_of(request)
    wish = await body_of(request, SitWish)
    await hall.table(table)
    guest, token = await any_guest(request)
    return with_cookie(request, reply(await seating.sit(hall, table, wish, guest)), token)


@ROUTER.post(
    "/tables/{table}/seats/{seat}/link",
    **described(SeatLink, Nothing, refusals=("not-found", "guest", "not-yours", "state")),
)
async def make_link(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """A new link for a seat; the one before dies."""
    await body_of(request, Nothing)
    guest = await known_guest(request)
    return reply(await seating.link(hall_of(request), table, seat, guest))


@ROUTER.post(
    "/tables/{table}/seats/{seat}/bot",
    **described(TableInfo, BotWish, refusals=("not-found", "guest", "not-yours", "taken", "state")),
)
async def seat_bot(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """The host puts a bot on a free seat."""
    hall = hall_of(request)
    wish = await body_of(request, BotWish)
    guest = await known_guest(request)
    return reply(await seating.seat_bot(hall, table, seat, wish.bot, guest))


@ROUTER.post(
    "/tables/{table}/close",
    **described(TableInfo, Nothing, refusals=("not-found", "guest", "not-yours", "state")),
)
async def close_table(request: Request, table: TableId) -> Response:
    """The host gives up waiting for the others."""
    await body_of(request, Nothing)
    return reply(await seating.close_table(hall_of(request), table, await known_guest(request)))


@ROUTER.post(
    "/tables/{table}/rematch",
    **described(
        TableInfo, RematchWish, refusals=("not-found", "guest", "not-yours", "state", "too-many")
    ),
)
async def rematch(request: Request, table: TableId) -> Response:
    """The same table once more."""
    wish, address = await body_of(request, RematchWish), address_of(request)
    guest = await known_guest(request)
    return reply(await rematches.rematch(hall_of(request), table, wish, guest, address))


@ROUTER.post(
    "/tables/{table}/open",
    **described(TableInfo, OpenWish, refusals=("not-found", "guest", "state")),
)
async def open_pledges(request: Request, table: TableId) -> Response:
    """Open the bytes of chance that my seats have pledged, when every seat is taken."""
    wish = await body_of(request, OpenWish)
    guest = await known_guest(request)
    return reply(await seating.open_pledges(hall_of(request), table, wish, guest))


@ROUTER.get("/tables/{table}/campaign", **described(list[TableInfo], refusals=("not-found",)))
async def table_campaign(request: Request, table: TableId) -> Response:
    """The tables of a campaign in order."""
    return reply(await hall_of(request).campaign(table, await guest_of(request)))


@ROUTER.get(
    "/tables/{table}/steps", **described(Steps, refusals=("not-found", "not-yours", "state"))
)
async def table_steps(
    request: Request, table: TableId, eyes: Eyes = "public", first: First = 0, count: Count = 20
) -> Response:
    """Steps of a match from one viewer's eyes."""
    reader, hall = await reader_of(request), hall_of(request)
    card = await hall.card(table, reader.guest)
    if card.retired:
        return send(await hall.reading.steps_of_story(card, reader, eyes, first, count))
    ledger = (await hall.table(table)).ledger
    return send(await hall.reading.steps_of_table(ledger, reader, eyes, first, count))


@ROUTER.get("/tables/{table}/story", **described(Story, refusals=("not-found", "not-yours")))
async def table_story(request: Request, table: TableId, eyes: Eyes = "public") -> Response:
    """A match as it was told, to keep: it outlives the rules."""
    reader, hall = await reader_of(request), hall_of(request)
    card = await hall.card(table, reader.guest)
    changed = 0 if card.retired else (await hall.table(table)).ledger.changed
    return send(await hall.reading.story_of(card, reader, eyes, changed))


@ROUTER.post(
    "/tables/{table}/exercise",
    **described(
        Made, ExerciseWish, 201, refusals=("not-found", "state", "rules", "too-many", "full")
    ),
)
async def exercise_table(request: Request, table: TableId) -> Response:
    """Play on from a step of a match that is over, at a table of my own."""
    return await play_on(request, "table", table)


@ROUTER.get("/tables/{table}/content", **described(Content, refusals=("not-found", "rules")))
async def table_content(request: Request, table: TableId) -> Response:
    """What is printed on the components of a table."""
    reader, hall = await reader_of(request), hall_of(request)
    card = await hall.card(table, reader.guest)
    if card.retired:
        return send(await hall.reading.content_of_card(card, reader))
    return send(await hall.reading.content_of_table((await hall.table(table)).ledger, reader))


@ROUTER.get(
    "/tables/{table}/record",
    **described(Json, refusals=("not-found", "state")),
)
async def table_record(request: Request, table: TableId) -> Response:
    """The record, after the end."""
    live = await hall_of(request).table(table)
    reader = await reader_of(request)
    return send(await hall_of(request).reading.record_of(live.ledger, reader))


@ROUTER.post("/records", **described(RecordKept, Json, 201, ("guest", "too-many", "rules")))
async def keep_record(request: Request) -> Response:
    """Bring a record; it is played again before it is kept."""
    hall = hall_of(request)
    body = await read_body(request, hall.limits.record_bytes)
    guest = await known_guest(request)
    await hall.address_records.take(address_of(request))
    await hall.new_records.take(guest.id)
    return reply(await hall.reading.keep(body, await reader_of(request), hall.words), 201)


@ROUTER.get("/records/{record}", **described(Json, refusals=("not-found",)))
async def get_record(request: Request, record: TableId) -> Response:
    """A record that was brought here."""
    reader, reading = await reader_of(request), hall_of(request).reading
    return send(await reading.page_of_record(record, reader))


@ROUTER.get("/records/{record}/steps", **described(Steps, refusals=("not-found", "rules")))
async def record_steps(
    request: Request, record: TableId, eyes: Eyes = "public", first: First = 0, count: Count = 20
) -> Response:
    """Steps of a record from one viewer's eyes."""
    reader, reading = await reader_of(request), hall_of(request).reading
    return send(await reading.steps_of_record(record, reader, eyes, first, count))


@ROUTER.post(
    "/records/{record}/exercise",
    **described(Made, ExerciseWish, 201, refusals=("not-found", "rules", "too-many", "full")),
)
async def exercise_record(request: Request, record: TableId) -> Response:
    """Play on from a step of a record, at a table of my own."""
    return await play_on(request, "record", record)


async def play_on(request: Request, kind: Literal["table", "record"], id: str) -> Response:
    """A new table with that position, made like any other."""
    hall = hall_of(request)
    wish = await body_of(request, ExerciseWish)
    await hall.address_tables.take(address_of(request))
    guest, token = await any_guest(request)
    return with_cookie(
        request, reply(await finished_matches.play_on(hall, kind, id, wish, guest), 201), token
    )


@ROUTER.get("/records/{record}/content", **described(Content, refusals=("not-found",)))
async def record_content(request: Request, record: TableId) -> Response:
    """What is printed on the components of a record."""
    reader = await reader_of(request)
    return send(await hall_of(request).reading.content_of_record(record, reader))
