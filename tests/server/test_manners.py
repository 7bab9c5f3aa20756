"""Strangers at one table: words that are not said, blocking, reporting, sending away."""

import json
from pathlib import Path

import pytest

from harena.kernel.refused import Refused
from harena.server.tables.manners import WordList
from harena.server.tables.settings import read_settings
from tests.server.serving import CALM, LINK, ME, OPEN, Person, Server, two_people, whose_turn


def test_chat_can_be_off(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {**CALM, "chat": "false"}) as server:
        anna, _ = two_people(server)

        assert anna.do("say", text="hello")["code"] == "chat-off"
        assert anna.welcomed["manners"] == {"chat": False, "blocked": []}


def test_words_of_the_owners_list_are_neither_said_nor_names(tmp_path: Path) -> None:
    (tmp_path / "words").write_text("Barbarus\n\n")
    with Server(tmp_path / "data", {**CALM, "word-list": str(tmp_path / "words")}) as server:
        anna, bruno = two_people(server)

        for text in ("barbarus", "you BARBARUS!", "b a r b a r u s", "Bar-barus"):
            assert anna.do("say", text=text)["code"] == "word", text
        assert anna.do("say", text="a barber")["type"] == "done"
        assert bruno.person.refused("POST", "/api/me", {"name": "Barbarus"}) == (400, "word")
        table, links = anna.person.make(ME, LINK)
        wish = {"token": links[0]["token"], "name": "Barbarus I"}
        assert bruno.person.refused("POST", f"/api/tables/{table}/sit", wish) == (400, "word")


def test_words_of_the_list_are_squeezed_as_what_is_said_is(tmp_path: Path) -> None:
    (tmp_path / "words").write_text("new york\nBar-barus\n!?\nad hoc\n")
    words = WordList(str(tmp_path / "words"))

    for text in ("NEW YORK", "newyork", "to New  York!", "barbarus", "bar barus", "ad-hoc"):
        with pytest.raises(Refused):
            words.check(text)
    for text in ("york", "a new day", "", "!?"):
        words.check(text)


def test_a_word_list_that_cannot_be_read_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="nowhere: a file of words was expected") as refused:
        read_settings(None, {"word-list": str(tmp_path / "nowhere")})
    assert refused.value.code == "settings"


def test_who_is_blocked_is_not_read_and_not_joined_by(server: Server) -> None:
    anna, bruno = two_people(server)
    anna.person.post(f"/api/tables/{anna.table}/seats/1/block", {})

    bruno.do("say", text="rude words")
    said = anna.entry("said")
    anna.again()
    table, _ = anna.person.make(ME, OPEN)

    assert said["text"] == ""
    assert anna.welcomed["manners"] == {"chat": True, "blocked": [1]}
    assert b"rude words" not in b"".join(anna.raw)
    assert bruno.entries[-1]["text"] == "rude words"
    refused = bruno.person.refused("POST", f"/api/tables/{table}/sit", {"seat": 1})
    assert refused == (403, "not-yours")
    anna.person.post(f"/api/tables/{anna.table}/seats/1/block", {"blocked": False})
    assert bruno.person.sit(table, seat=1)["state"] == "playing"


def test_the_owner_is_told_of_a_report_with_what_was_said(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {**CALM, "reports-per-hour": 2}) as server:
        anna, bruno = two_people(server)
        bruno.do("say", text="rude words")
        path = f"/api/tables/{anna.table}/seats/1/report"
        for _ in range(2):
            anna.person.post(path, {"text": "he is rude"})

        assert anna.person.refused("POST", path, {"text": "again"}) == (429, "too-many")
        lines = (server.data / "harena.reports.jsonl").read_text().splitlines()
        report = json.loads(lines[0])
        assert (report["table"], report["seat"], report["text"]) == (anna.table, 1, "he is rude")
        assert [said[2] for said in report["said"]] == ["rude words"]


def test_a_host_sends_somebody_away_before_the_match(server: Server) -> None:
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    table, _ = anna.make(ME, OPEN, OPEN)
    bruno.sit(table, seat=1)

    assert bruno.refused("POST", f"/api/tables/{table}/seats/0/kick", {}) == (403, "not-yours")
    after = anna.post(f"/api/tables/{table}/seats/1/kick", {})

    assert not after["seats"][1]["held"]
    assert bruno.refused("POST", f"/api/tables/{table}/sit", {"seat": 2}) == (403, "not-yours")
    assert Person(server).sit(table, seat=1)["seats"][1]["held"]


@pytest.mark.parametrize("restart", [False, True])
def test_who_is_sent_away_in_a_match_is_replaced_by_a_bot_for_good(
    tmp_path: Path, restart: bool
) -> None:
    with Server(tmp_path / "data") as server:
        anna, bruno = two_people(server)
        line = whose_turn(anna, bruno)
        line.answer()
        after = anna.person.post(f"/api/tables/{anna.table}/seats/1/kick", {})
        if restart:
            server.kill()
            server.start()
        else:
            assert bruno.closed_with() == 4403

        shown = anna.person.get(f"/api/tables/{anna.table}")
        assert after["seats"][1]["kind"] == shown["seats"][1]["kind"] == "bot"
        assert shown["state"] == "playing"
        assert not bruno.person.get("/api/me")["tables"]
        with anna.person.line(anna.table, 0) as own:
            own.turn()
            assert own.answer()["type"] == "done"
