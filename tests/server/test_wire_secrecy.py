"""Two servers whose matches differ only in what a viewer may not know send him the same bytes.

A table of the miniature game Duel is begun on one server; its folder is copied, and in the copy the
server's seed is another one, chosen so that seat 0 is dealt the same while seat 1 and the deck
differ. From then on both servers are told the same, but for the secret answers of seat 1. Masked
are only readings of the clock, and the commitment: a hash of the seed and of 16 random bytes.
"""

import re
import secrets
import shutil
import sqlite3
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from harena.kernel.match import begin
from harena.server.log.fair import Seeds, match_secret
from tests.kernel.minis.duel import RULEBOOK, Duel
from tests.server.serving import (
    CALM,
    LINK,
    ME,
    Json,
    Line,
    Person,
    Server,
    file_of,
    two_people,
    whose_turn,
)

SHELVED = "tests.server.shelved"
TIMES = re.compile(rb'"(at|now|begun_at|made_at|ended_at)":\d+')
PROMISED = re.compile(rb'"(commitment|fingerprint)":"[0-9a-z-]+"')
HERE = b'{"type":"here"'


def masked(data: bytes) -> bytes:
    return PROMISED.sub(rb'"\1":""', TIMES.sub(rb'"\1":0', data))


def dealt(table: str, seed: bytes) -> tuple[list[list[str | int]], list[int]]:
    """What seat 0 is told of the deal under a server's seed, and the hand of seat 1."""
    setup = RULEBOOK.settle(2, {}, RULEBOOK.built_in(), {})
    match = begin(RULEBOOK, setup, table, match_secret(Seeds(seed, b""), table, [b"", b""]))
    assert isinstance(match.state, Duel)
    return [event.told(0) for event in match.events], match.state.hands[1]


def change_what_is_hidden(data: Path, table: str) -> None:
    """Another seed, under which seat 0 is told the same and seat 1 has another hand."""
    with closing(sqlite3.connect(data / "harena.sqlite")) as disk:
        (seed,) = disk.execute("select server_seed from secrets").fetchone()
        mine, theirs = dealt(table, seed)
        other, (told, hidden) = seed, (mine, theirs)
        while told != mine or hidden == theirs:
            other = secrets.token_bytes(32)
            told, hidden = dealt(table, other)
        disk.execute("update secrets set server_seed = ?", (other,))
        disk.commit()


class World:
    """One of the two servers, and everybody who looks at its table."""

    def __init__(self, server: Server, table: str, people: dict[str, httpx.Cookies]) -> None:
        self.server, self.table = server, table
        self.people = {name: Person(server) for name in people}
        for name, cookies in people.items():
            self.people[name].cookies = cookies
        self.commands = 0
        self.connect()

    def next_id(self) -> str:
        """Both worlds call the same command by the same id."""
        self.commands += 1
        return f"c{self.commands}"

    def connect(self) -> None:
        """Anna has seat 0, Bruno the secrets; Carla had Bruno's seat before him; Zeno watches."""
        seats = {"Anna": 0, "Bruno": 1, "Carla": None, "Zeno": None}
        self.lines = {
            name: self.people[name].line(self.table, seat) for name, seat in seats.items()
        }

    def settle(self) -> None:
        """Until everybody has seen everything."""
        newest = max(line.seq for line in self.lines.values())
        for line in self.lines.values():
            line.catch_up(newest)
            line.do("ping", id="settled")

    def seen_by(self, name: str) -> list[bytes]:
        """Everything this viewer got since the last look; who is here comes when it comes."""
        line = self.lines[name]
        seen = [masked(frame) for frame in line.raw if not frame.startswith(HERE)]
        line.raw.clear()
        return seen


class Pair:
    """Both worlds, told the same."""

    def __init__(self, one: World, two: World) -> None:
        self.worlds = (one, two)
        self.compared = 0

    def do(self, act: Callable[[World, int], object]) -> None:
        """The same in both; `act` is told which world it is, for what may differ."""
        for number, world in enumerate(self.worlds):
            act(world, number)
            world.settle()
        self.compare()

    def compare(self) -> None:
        for name in ("Anna", "Carla", "Zeno"):
            first, second = (world.seen_by(name) for world in self.worlds)
            assert first == second, name
            self.compared += len(first)

    def ask(self, name: str, path: str) -> int:
        """The same question by HTTP; the bytes of both answers are the same."""
        answers = [world.people[name].ask("GET", path.format(world.table)) for world in self.worlds]
        assert answers[0].status_code == answers[1].status_code
        assert masked(answers[0].content) == masked(answers[1].content)
        self.compared += 1
        return answers[0].status_code

    def kill(self) -> None:
        """Both servers are killed and started; everybody comes back from the beginning."""
        for world in self.worlds:
            for line in world.lines.values():
                line.hang_up()
            world.server.kill()
            world.server.start()
            world.connect()
            world.settle()
        self.compare()


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    with Server(tmp_path / "one", program=SHELVED) as first:
        people = {name: Person(first, name) for name in ("Anna", "Bruno", "Carla", "Zeno")}
        table, links = people["Anna"].make(ME, LINK, game="duel", patience=0)
        people["Carla"].sit(table, token=links[0]["token"])
        again = people["Carla"].post(f"/api/tables/{table}/seats/1/link", {})
        people["Bruno"].sit(table, token=again["token"])
        data = file_of(first).parent
        first.stop()
        shutil.copytree(data, tmp_path / "two")
        change_what_is_hidden(tmp_path / "two", table)
        first.start()
        cookies = {name: person.cookies for name, person in people.items()}
        with Server(tmp_path / "two", program=SHELVED) as second:
            yield Pair(World(first, table, cookies), World(second, table, cookies))


def bruno_answers(world: World, number: int) -> None:
    """The secret differs: the first option in one world, the last in the other."""
    line = world.lines["Bruno"]
    options = line.turn()["options"]
    assert line.answer(0 if number == 0 else len(options) - 1, id=world.next_id())["type"] == "done"


def bruno_takes_back(world: World, _: int) -> None:
    line = world.lines["Bruno"]
    line.do("undo", id=world.next_id(), seq=line.seq)


def anna_agrees_if_asked(world: World, _: int) -> None:
    line = world.lines["Anna"]
    if line.position and line.position["undo_asked"]:
        line.do("consent", id=world.next_id(), seq=line.seq, agree=True)


def anna_errs(world: World, _: int) -> None:
    """Refusals, reasons and odds are frames too."""
    line = world.lines["Anna"]
    line.answer(99, id="too-high")
    line.answer(0, id="stale", seq=1)
    line.do("why", id="why", ask="card", choice=5)
    line.do("odds", id="odds", index=0)
    line.do("consent", id="consent", seq=line.seq, agree=True)


def anna_answers(world: World, _: int) -> None:
    line = world.lines["Anna"]
    line.turn()
    assert line.answer(1, id=world.next_id())["type"] == "done"


def anna_takes_back(world: World, _: int) -> None:
    line = world.lines["Anna"]
    line.do("undo", id=world.next_id(), seq=line.seq)


def bruno_agrees_if_asked(world: World, _: int) -> None:
    line = world.lines["Bruno"]
    if line.position and line.position["undo_asked"]:
        line.do("consent", id=world.next_id(), seq=line.seq, agree=True)


def everybody_comes_back(world: World, _: int) -> None:
    for line in world.lines.values():
        line.again()
    for since in (0, 3, world.lines["Anna"].seq - 1):
        for name, seat in (("Anna", 0), ("Carla", None), ("Zeno", None)):
            fresh = world.people[name].line(world.table, seat, since)
            world.lines[name].raw += fresh.raw
            fresh.close()


def look_back(pair: Pair) -> None:
    """Replays before the end, from every eye that each may use, and from those he may not."""
    assert pair.ask("Anna", "/api/tables/{}/steps?eyes=0&count=50") == 200
    for name in ("Anna", "Carla", "Zeno"):
        assert pair.ask(name, "/api/tables/{}/steps?count=50") == 200
        assert pair.ask(name, "/api/tables/{}/steps?eyes=1") == 403
        assert pair.ask(name, "/api/tables/{}/steps?eyes=all") == 409
        assert pair.ask(name, "/api/tables/{}/record") == 409
        assert pair.ask(name, "/api/tables/{}") == 200


def test_what_a_viewer_may_not_know_is_in_none_of_his_bytes(pair: Pair) -> None:
    pair.compare()
    assert pair.compared >= 3, "the welcomes"
    own = [world.lines["Bruno"].position for world in pair.worlds]
    assert own[0] is not None
    assert own[1] is not None
    assert own[0]["view"]["hand"] != own[1]["view"]["hand"], "the worlds do differ"

    for act in (
        bruno_answers, anna_errs, everybody_comes_back, bruno_takes_back, anna_agrees_if_asked,
        everybody_comes_back, bruno_answers, anna_errs,
    ):  # fmt: skip
        pair.do(act)
    look_back(pair)
    pair.do(anna_answers)  # Both have laid a card face down; now both choose dice.
    pair.do(anna_errs)
    pair.do(bruno_answers)
    for act in (
        everybody_comes_back, bruno_takes_back, anna_agrees_if_asked, everybody_comes_back,
        bruno_answers, anna_takes_back, bruno_agrees_if_asked, everybody_comes_back,
    ):  # fmt: skip
        pair.do(act)
    look_back(pair)
    pair.kill()
    look_back(pair)
    assert pair.compared > 150


def spellings(secret: bytes) -> list[bytes]:
    """How a secret could stand in a text."""
    return [
        secret,
        secret.hex().encode(),
        secret.hex().upper().encode(),
        b64encode(secret).rstrip(b"="),
        urlsafe_b64encode(secret).rstrip(b"="),
        repr(secret)[2:-1].encode(),
        str(list(secret)).encode(),
        str(int.from_bytes(secret)).encode(),
    ]


def test_seat_secrets_and_seeds_are_in_no_frame_no_address_and_no_log(tmp_path: Path) -> None:
    """The server runs with every logger at INFO, SQL and all, so that there is a log to search."""
    with Server(tmp_path / "data", CALM, SHELVED) as server:
        anna, bruno = two_people(server)
        watcher = Person(server).line(anna.table)
        people = [anna.person, bruno.person, watcher.person]
        first_use = [links for person in people for links in person.heard if b'"links"' in links]
        for person in people:
            person.heard = [one for one in person.heard if b'"links"' not in one]
        for number in range(12):
            line = whose_turn(anna, bruno)
            line.answer(0)
            if number % 3 == 0:
                line.do("say", text="hello")
                line.do("undo", seq=line.seq)
            other = bruno if line is anna else anna
            other.catch_up(line.seq)
            if other.position and other.position["undo_asked"]:
                other.do("consent", seq=other.seq, agree=True)
            line.catch_up(other.seq)
        refuse_once(server, whose_turn(anna, bruno))
        for person in people:
            for path in ("", "/steps", "/steps?eyes=0", "/steps?eyes=all", "/record"):
                person.ask("GET", f"/api/tables/{anna.table}{path}")
            for path in ("/api/me", "/api/tables?list=playing", f"/t/{anna.table}", "/api/health"):
                person.ask("GET", path)
        anna.again()
        with closing(sqlite3.connect(file_of(server))) as disk:
            seed, salt = disk.execute(
                "select server_seed, salt from secrets where table_id = ?", (anna.table,)
            ).fetchone()
        token = re.findall(rb'"token":"([^"]+)"', first_use[0])[0]
        frames = b"".join(one for line in (anna, bruno, watcher) for one in line.raw)
        heard = b"".join(one for person in people for one in person.heard)
        log = server.complaints().encode() + (server.data / "harena.log").read_bytes()

    contributions = [b"", b""]
    keys = [seed, salt, match_secret(Seeds(seed, salt), anna.table, contributions)]
    cookies = [str(person.cookies["harena"]).encode() for person in people[:2]]
    assert len(frames) > 50_000
    assert b"set-cookie" in heard.lower()
    assert b"INSERT INTO secrets" in log
    for name, shown in (("frames", frames), ("answers", heard), ("log", log)):
        for key in keys:
            assert not [one for one in spellings(key) if one in shown], name
        assert token not in shown, name
    for cookie in cookies:
        assert cookie not in frames
        assert cookie not in log


def refuse_once(server: Server, line: Line) -> None:
    """A database that is locked for a while: errors are what logs are full of."""
    with closing(sqlite3.connect(file_of(server))) as hog:
        hog.execute("begin immediate")
        said: Json = line.answer(0)
        assert said["code"] == "store"
        hog.rollback()
