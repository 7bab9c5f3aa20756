"""A bot at a table of a running server, over the protocol of docs/protocol.md.

`sit("http://127.0.0.1:8000/t/TABLE#seat=TOKEN")` takes the seat of a seat link; `play(bot)` then
answers for it until the match is over. The bot is any object with `choose(view, options)`. When
the line breaks it is opened again, and play goes on where it was.
"""

import json
import re
from dataclasses import dataclass
from time import sleep
from typing import Any, Final, Protocol
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from harena.face import built_in, rulebook
from harena.kernel.decisions import Option
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Pack, Setup

LINK: Final = re.compile(r"/t/([^/]+)/?$")
TOKEN: Final = re.compile(r"^seat=(.+)$")
NOT_MINE: Final = (4403, 4404)
FIRST_WAIT: Final = 0.25
LONGEST_WAIT: Final = 8.0
SECONDS: Final = 30.0


class Chooser(Protocol):
    """What a bot must have."""

    def choose(self, view: dict[str, Any], options: list[Option]) -> int:
        """The index of the option to take."""


@dataclass
class Seat:
    """A seat of mine at a table elsewhere."""

    base: str
    table: str
    number: int
    cookie: str
    info: dict[str, Any]
    seen: int = 0
    sent: int = 0

    @property
    def rulebook(self) -> Rulebook:
        """The rules of the game that is played there."""
        return rulebook(str(self.info["game"]))

    @property
    def setup(self) -> Setup:
        """What was settled there."""
        book = self.rulebook
        pack = known_pack(self.info)
        return book.settle(len(self.info["seats"]), self.info["options"], pack, {})

    def play(self, bot: Chooser) -> dict[str, Any]:
        """Answer until the match is over; the last position."""
        wait = FIRST_WAIT
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        while True:
            try:
                with connect(
                    f"{address}?seat={self.number}&since={self.seen}",
                    additional_headers={"Cookie": self.cookie},
                    max_size=None,
                ) as line:
                    wait = FIRST_WAIT
                    return self.answer_on(line, bot)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in NOT_MINE:
                    raise refused(f"the seat is not yours any more ({closed.rcvd.code})") from None
            except (OSError, WebSocketException):
                if wait >= LONGEST_WAIT:
                    raise refused(f"{self.base} does not answer") from None
            sleep(wait)
            wait *= 2

    def answer_on(self, line: ClientConnection, bot: Chooser) -> dict[str, Any]:
        """Read frames, and answer whenever the seat is asked."""
        for text in line:
            said = json.loads(text)
            shown = said["current"] if said["type"] == "refused" else said
            if shown is None or shown["type"] not in ("welcome", "frame"):
                if said["type"] == "refused":
                    raise refused(said["sentence"])
                continue
            self.seen = shown["seq"]
            position = shown["position"]
            if position is None:
                continue
            if position["over"]:
                over: dict[str, Any] = position
                return over
            if self.number in position["to_act"] and position["asked"] is not None:
                self.answer(line, bot, position)
        raise OSError("the line has ended")

    def answer(self, line: ClientConnection, bot: Chooser, position: dict[str, Any]) -> None:
        """Let the bot choose, and send it."""
        options = [
            Option(one["id"], one["ask"], one["step"], tuple(one["args"]))
            for one in position["asked"]["options"]
        ]
        index = bot.choose(position["view"], options)
        self.sent += 1
        number = f"{self.seen}-{self.sent}"
        line.send(json.dumps({"type": "answer", "id": number, "seq": self.seen, "index": index}))


def game_at(link: str) -> str:
    """The game that is played at the table of a seat link, before the seat is taken."""
    base, table, _ = read_link(link)
    info, _ = fetched(base, Request(f"{base}/api/tables/{table}"))
    known_pack(info)
    return str(info["game"])


def known_pack(info: dict[str, Any]) -> Pack:
    """What is played with at a table: packs of a server's own are not known here."""
    pack = built_in(str(info["game"]))
    if info.get("pack", pack.name) != pack.name:
        raise refused(f"the pack {pack.name} was expected, but {info['pack']} is played there")
    return pack


def sit(link: str, name: str = "Robot") -> Seat:
    """Take the seat of a seat link."""
    base, table, token = read_link(link)
    request = Request(
        f"{base}/api/tables/{table}/sit",
        json.dumps({"token": token, "name": name}).encode(),
        {"Content-Type": "application/json"},
    )
    info, cookie = fetched(base, request)
    (mine,) = [seat["seat"] for seat in info["seats"] if seat["mine"]]
    return Seat(base, table, mine, cookie, info)


def read_link(link: str) -> tuple[str, str, str]:
    """The server, the table and the token of a seat link."""
    parts = urlsplit(link)
    table, token = LINK.search(parts.path), TOKEN.match(parts.fragment)
    if parts.scheme not in ("http", "https") or table is None or token is None:
        raise Refused(
            "seat-link",
            f"a seat link, http://…/t/TABLE#seat=TOKEN, was expected, but {link} came",
            {"link": link},
        )
    base = f"{parts.scheme}://{parts.netloc}{parts.path[: table.start()]}"
    return base, table[1], token[1]


def fetched(base: str, request: Request) -> tuple[dict[str, Any], str]:
    """What the server answers about a table, and the cookie it gives."""
    try:
        with urlopen(request, timeout=SECONDS) as answer:
            info: dict[str, Any] = json.loads(answer.read())
            return info, str(answer.headers["Set-Cookie"]).partition(";")[0]
    except HTTPError as error:
        said = json.loads(error.read())
        raise refused(str(said["sentence"])) from None
    except URLError as error:
        raise refused(f"{base} does not answer ({error.reason})") from None


def refused(what: str) -> Refused:
    """What the server refuses, or that it cannot be reached."""
    return Refused("remote", f"the table elsewhere: {what}", {"what": what})
