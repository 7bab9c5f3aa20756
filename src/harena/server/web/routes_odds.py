"""The HTTP routes of odds before a match."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.requests import Request
from starlette.responses import Response

from harena.server.protocol.odds import OddsBook, PairPlayed
from harena.server.protocol.openapi import described
from harena.server.tables.reading import odds_book
from harena.server.web.http import hall_of, reply, send
from harena.server.web.routes import reader_of

ODDS = APIRouter(prefix="/api/odds")
GameName = Annotated[str, Path(max_length=64)]
Words = Annotated[list[str] | None, Query(alias="of", max_length=4)]
Word = Annotated[str, Query(max_length=64)]


@ODDS.get("", **described(list[str]))
async def list_odds() -> Response:
    """The games that have odds."""
    return reply(odds_book.known())


@ODDS.get("/{game}", **described(OddsBook, refusals=("not-found", "gladiator", "pair", "too-many")))
async def game_odds(request: Request, game: GameName, words: Words = None) -> Response:
    """Exact tables of a game; for two gladiators or two numbers, if `of` names them."""
    reading, reader = hall_of(request).reading, await reader_of(request)
    return send(await reading.page(reader, odds_book.weigh, game, tuple(words or [])))


@ODDS.get(
    "/{game}/played", **described(PairPlayed, refusals=("not-found", "gladiator", "too-many"))
)
async def pair_played(request: Request, game: GameName, one: Word, other: Word) -> Response:
    """Two gladiators against each other, by the tables of the game alone, two hundred times."""
    reading, reader = hall_of(request).reading, await reader_of(request)
    return send(await reading.page(reader, odds_book.play, game, one, other))
