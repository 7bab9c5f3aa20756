"""Dice that hold against the server: promised first, pledged, opened last, checked by strangers.

The reckoning here shares nothing with the server or the lab: it follows docs/protocol.md alone.
"""

import hashlib
import hmac
import json
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.cli.program import process
from tests.server.serving import (
    CALM,
    LINK,
    ME,
    OPEN,
    Person,
    Server,
    bot,
    file_of,
    play,
    pledge,
    varied,
)

Json = dict[str, Any]
ANNAS, BRUNOS = "a1" * 16, "b2" * 16
FACES = 6
FACE_OF = [0, 0, 0, 1, 1, 2]  # Blank, single or lethal: what is printed on the sides of a die.


@pytest.fixture(scope="module")
def told(server: Server) -> tuple[Json, Json, list[Json]]:
    """A match of two people, over: Anna's receipt, the record, and its steps with all eyes."""
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    table, _ = anna.make({**ME, "pledge": pledge(ANNAS)}, OPEN, options={"idle_limit": 10})
    full = bruno.sit(table, seat=1, pledge=pledge(BRUNOS))
    receipt = {"table": table, "bytes": [ANNAS], **full["fair"]}
    anna.open(table, ANNAS)
    bruno.open(table, BRUNOS)
    play([anna.line(table, 0), bruno.line(table, 1)], 5000, varied)
    steps: list[Json] = []
    record = anna.get(f"/api/tables/{table}/record")
    while len(steps) <= len(record["answers"]):
        at = f"/api/tables/{table}/steps?eyes=all&first={len(steps)}&count=50"
        steps += anna.get(at)["steps"]
    return receipt, record, steps


def test_the_promise_comes_before_any_bytes_and_these_open_when_all_are_in(server: Server) -> None:
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    table, _ = anna.make({**ME, "pledge": pledge(ANNAS)}, OPEN)
    at = f"/api/tables/{table}/open"
    promised = anna.get(f"/api/tables/{table}")["fair"]

    early = anna.refused("POST", at, {"bytes": [ANNAS]})
    full = bruno.sit(table, seat=1, pledge=pledge(BRUNOS))
    others = bruno.refused("POST", at, {"bytes": [ANNAS]})
    waiting = anna.open(table, ANNAS)
    begun = bruno.open(table, BRUNOS)

    assert promised["commitment"]
    assert (early, others) == ((409, "state"), (400, "bytes"))
    assert [full["state"], waiting["state"], begun["state"]] == [
        "gathering",
        "gathering",
        "playing",
    ]
    assert waiting["fair"]["contributions"] == [], "nobody's bytes are seen before all are opened"
    assert begun["fair"]["contributions"] == [ANNAS, BRUNOS]
    assert begun["fair"]["pledges"] == full["fair"]["pledges"] == [pledge(ANNAS), pledge(BRUNOS)]
    assert begun["fair"]["commitment"] == promised["commitment"]


def test_also_against_bots_and_for_who_asks_for_a_rematch(server: Server) -> None:
    anna = Person(server, "Anna")
    table, _ = anna.make({**ME, "pledge": pledge(ANNAS)}, bot())
    before = anna.get(f"/api/tables/{table}")
    begun = anna.open(table, ANNAS)
    with anna.line(table, 0) as line:
        line.turn()
        line.do("resign")
        line.end()

    again = anna.post(f"/api/tables/{table}/rematch", {"pledges": [pledge(BRUNOS)]})
    next_begun = anna.open(again["id"], BRUNOS)

    assert (before["state"], begun["state"]) == ("gathering", "playing")
    assert again["state"] == "gathering"
    assert again["fair"]["commitment"] not in ("", before["fair"]["commitment"])
    assert next_begun["fair"]["contributions"] == [BRUNOS, ""]


def test_who_has_gone_before_he_opened_does_not_stop_the_others(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {"opening-seconds": 1}) as server:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        table, links = anna.make({**ME, "pledge": pledge(ANNAS)}, LINK)
        with anna.line(table, 0) as line:
            bruno.sit(table, token=links[0]["token"], pledge=pledge(BRUNOS))
            anna.open(table, ANNAS)
            assert line.do("leave")["code"] == "state", "or another could sit who has seen my bytes"
            line.entry("began")

            assert line.info["fair"]["contributions"] == [ANNAS, ""]
            assert line.info["fair"]["pledges"] == [pledge(ANNAS), pledge(BRUNOS)]
        found = bruno.refused("POST", f"/api/tables/{table}/open", {"bytes": [BRUNOS]})
        assert found == (409, "state")


def test_a_stranger_throws_the_dice_again_from_the_page_alone(
    told: tuple[Json, Json, list[Json]],
) -> None:
    receipt, record, steps = told
    fair = record["fair"]
    seed, salt = bytes.fromhex(fair["server_seed"]), bytes.fromhex(fair["salt"])

    assert hashlib.sha256(seed + salt).hexdigest() == receipt["commitment"]
    secret, thrown = secret_of(fair), 0
    for step in steps[1:]:
        dice = Stranger(secret, step["number"])
        for event in step["events"]:
            if event[0] == "rolled":
                faces = [FACE_OF[one] for one in dice.throw(len(event) - 4, FACES)]
                assert faces == event[4:], step["number"]
                thrown += len(faces)
    assert thrown > 20


def test_a_stranger_shuffles_again_from_the_page_alone(server: Server) -> None:
    """Jugula: the order is drawn, then each familia the first of twelve shuffled armaturae."""
    anna = Person(server, "Anna")
    options = {"size": 4, "familia": "random", "order": "random"}
    table, _ = anna.make(ME, bot(), bot(), game="jugula", options=options)
    with anna.line(table, 0) as line:
        line.do("end")
    record = anna.get(f"/api/tables/{table}/record")
    (set_up,) = anna.get(f"/api/tables/{table}/steps?eyes=all&first=0&count=1")["steps"]
    events = set_up["events"]
    dice = Stranger(secret_of(record["fair"]), 0)

    assert [event[1:] for event in events if event[0] == "ordered"] == [dice.shuffled(3)]
    for seat in range(3):
        familia = [event[2] for event in events if event[:2] == ["enrolled", seat]]
        assert familia == dice.shuffled(12)[:4]


def secret_of(fair: Json) -> bytes:
    """Of all contributions, from docs/protocol.md."""
    message = b"harena/1\0" + fair["table"].encode() + b"\0"
    for text in fair["contributions"]:
        message += bytes([len(text) // 2]) + bytes.fromhex(text)
    return hmac.new(bytes.fromhex(fair["server_seed"]), message, "sha256").digest()


class Stranger:
    """The dice of one answer, from docs/protocol.md."""

    def __init__(self, secret: bytes, number: int) -> None:
        self.key = hashlib.blake2b(number.to_bytes(8, "big"), key=secret, digest_size=32).digest()
        self.count = 0

    def below(self, limit: int) -> int:
        while True:
            self.count += 1
            word = self.count.to_bytes(8, "big")
            draw = hashlib.blake2b(word, key=self.key, digest_size=8).digest()
            product = (int.from_bytes(draw, "big") % 2**31) * limit
            if product % 2**31 >= 2**31 % limit:
                return product // 2**31

    def shuffled(self, cards: int) -> list[int]:
        pile = list(range(cards))
        for place in range(cards - 1, 0, -1):
            other = self.below(place + 1)
            pile[place], pile[other] = pile[other], pile[place]
        return pile

    def throw(self, dice: int, sides: int) -> list[int]:
        faces: list[int] = []
        while dice > 8:
            faces, dice = faces + self.throw(8, sides), dice - 8
        number = self.below(sides**dice)
        return faces + [number // sides**place % sides for place in range(dice)]


def swap_seed(server: Server, table: str) -> None:
    """As a server could that does not like what would come of the seed it has promised."""
    with closing(sqlite3.connect(file_of(server))) as disk:
        disk.execute("update secrets set server_seed = ? where table_id = ?", (bytes(32), table))
        disk.commit()


def test_a_seed_that_was_swapped_after_the_contributions_is_found_by_what_the_client_kept(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "data", {**CALM, "opening-seconds": 60}) as server:
        anna = Person(server, "Anna")
        table, _ = anna.make({**ME, "pledge": pledge(ANNAS)}, ME, options={"idle_limit": 10})
        receipt = {"table": table, "bytes": [ANNAS], **anna.get(f"/api/tables/{table}")["fair"]}
        server.kill()
        swap_seed(server, table)
        server.start()
        anna.open(table, ANNAS)
        play([anna.line(table, 0), anna.line(table, 1)], 5000, varied)
        record = anna.get(f"/api/tables/{table}/record")
    (tmp_path / "receipt.json").write_text(json.dumps(receipt))

    alone = by_terminal(tmp_path, record)
    kept = by_terminal(tmp_path, record, "--receipt", "receipt.json")
    short = by_terminal(tmp_path, record, "--fingerprint", receipt["fingerprint"])

    assert alone.returncode == 0, "in itself it is without fault"
    assert "cannot be seen from the record alone" in alone.stdout
    assert kept.returncode != 0
    assert short.returncode != 0


def test_the_terminal_says_what_it_could_check_by_what_was_kept(
    told: tuple[Json, Json, list[Json]], tmp_path: Path
) -> None:
    receipt, record, _ = told
    (tmp_path / "receipt.json").write_text(json.dumps(receipt))
    other = {**receipt, "bytes": ["cc" * 16]}
    (tmp_path / "other.json").write_text(json.dumps(other))

    kept = by_terminal(tmp_path, record, "--receipt", "receipt.json")
    short = by_terminal(tmp_path, record, "--fingerprint", receipt["fingerprint"].upper())
    wrong = by_terminal(tmp_path, record, "--receipt", "other.json")

    assert (kept.returncode, "your own bytes" in kept.stdout) == (0, True)
    assert (short.returncode, "shows only a receipt" in short.stdout) == (0, True)
    assert receipt["fingerprint"] in kept.stdout
    assert wrong.returncode != 0


def by_terminal(folder: Path, record: Json, *more: str) -> subprocess.CompletedProcess[str]:
    (folder / "record.json").write_text(json.dumps(record))
    return process(folder, "verify", "record.json", *more)
