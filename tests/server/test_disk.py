"""A full disk or a locked database: refused with a clear code, nothing diverges, play goes on."""

import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.server.serving import (
    Server,
    file_of,
    two_people,
    whose_turn,
)


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Another process, this one, keeps the database for itself."""
    with closing(sqlite3.connect(file_of(server))) as hog:
        hog.execute("begin exclusive")
        yield
        hog.rollback()


def test_while_the_disk_refuses_nothing_happens_and_play_goes_on_after(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna, bruno = two_people(server)
        line = whose_turn(anna, bruno)
        seq, position = line.seq, line.position
        with locked(server):
            said = line.answer(0, id="again")

            assert (said["type"], said["code"]) == ("refused", "store")
            assert (line.seq, line.position) == (seq, position)
            assert anna.person.refused("POST", "/api/me", {"name": "X"}) == (503, "store")
            assert anna.person.get(f"/api/tables/{anna.table}")["answers"] == 0
        assert line.answer(0, id="again")["type"] == "done"
        assert line.seq == seq + 1
        anna.close()
        bruno.close()


def test_a_full_disk_refuses_and_play_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna, bruno = two_people(server)
        assert server.process is not None
        size = file_of(server).with_name("harena.sqlite-wal").stat().st_size
        room = (size + 40_000, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, room)
        number, said = 0, {"type": "done"}
        line = whose_turn(anna, bruno)
        while said["type"] == "done":
            number += 1
            line = whose_turn(anna, bruno)
            said = line.answer(0, id=f"n{number}")
        before = line.seq
        assert said["code"] == "store"

        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)

        assert line.answer(0, id=f"n{number}")["type"] == "done"
        assert line.seq == before + 1
        line.again()
        server.kill()
        server.start()
        line.again()
        assert line.seq == before + 1, "what was stored is what was shown"


def test_many_who_wait_for_a_locked_database_are_refused_together(tmp_path: Path) -> None:
    """One after the other, each would wait his own two seconds."""
    with Server(tmp_path / "data") as server:
        asked = [whose_turn(*two_people(server)) for _ in range(8)]
        with locked(server):
            begun = time.monotonic()
            ids = [line.send("answer", seq=line.seq, index=0) for line in asked]
            said = [line.reply(id) for line, id in zip(asked, ids, strict=True)]
            took = time.monotonic() - begun
        assert [one["code"] for one in said] == ["store"] * 8
        assert took < 10
        for line, id in zip(asked, ids, strict=True):
            assert line.answer(0, id=id)["type"] == "done"
            assert line.position is not None
            assert line.position["number"] == 1, "once, although it was sent twice"


def test_after_a_restart_what_was_refused_is_not_there(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna, bruno = two_people(server)
        line = whose_turn(anna, bruno)
        line.answer(0)
        with locked(server):
            assert whose_turn(anna, bruno).answer(0)["code"] == "store"
            shown = (line.seq, line.events, line.position)
        server.kill()
        server.start()
        line.again()
        assert (line.seq, line.events, line.position) == shown
