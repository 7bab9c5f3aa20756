"""Strangers at one table: words that are not said, blocking, reporting, sending away."""

import asyncio
import json
from functools import partial
from pathlib import Path

import pytest

from harena.kernel.refused import Refused
from harena.server.protocol.structures import SitWish
from harena.server.tables.acts import seats
from harena.server.tables.acts.manners import WordList
from harena.server.tables.guests.tokens import new_token, path_to
from harena.server.tables.requests import moderation, own_data, seating
from harena.server.tables.settings import read_settings
from tests.server import halls
from tests.server.serving import (
    CALM,
    LINK,
    ME,
    OPEN,
    Line,
    Person,
    Server,
    play,
    two_people,
    varied,
    whose_turn,
)
from tests.server.test_space import finished


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
        record = {**dict(finished()), "names": ["Barbarus", None]}
        assert bruno.person.refused("POST", "/api/records", record) == (400, "word")


def test_words_of_the_list_are_squeezed_as_what_is_said_is(tmp_path: Path) -> None:
    (tmp_path / "words").write_text("new york\nBar-barus\n!?\nad hoc\n")
    words = WordList(str(tmp_path / "words"))

    for text in ("NEW YORK", "newyork", "to New  York!", "barbarus", "bar barus", "ad-hoc"):
        with pytest.raises(Refused):
            words.check(text)
    for text in ("york", "a new day", "", "!?"):
        words.check(text)


def test_words_of_the_list_are_known_however_wide_or_spelled(tmp_path: Path) -> None:
    (tmp_path / "words").write_text("Barbarus\nbar\n")
    words = WordList(str(tmp_path / "words"))

    for text in ("ｂａｒｂａｒｕｓ", "𝔟𝔞𝔯𝔟𝔞𝔯𝔲𝔰", "b a r", "you B A R !", "ｂ ａ ｒ"):
        with pytest.raises(Refused):
            words.check(text)
    for text in ("a barber", "b a rag", "seat b or a", "crowbar"):
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


def test_a_report_names_who_sat_there_and_who_said_what(tmp_path: Path) -> None:
    async def act() -> None:
        async with halls.opened(tmp_path) as hall:
            names = ("Anna", "Bruno", "Eve")
            anna, bruno, eve = [await halls.guest_called(hall, name) for name in names]
            table = (await halls.made(hall, anna, halls.ME, halls.OPEN, halls.OPEN)).id
            await seating.sit(hall, table, SitWish(seat=1), bruno)
            await halls.say(hall, table, 1, "rude words")
            await moderation.kick(hall, table, 1, anna)
            for one in (anna, bruno):
                await moderation.report(hall, table, 1, "he was rude", one)

            with pytest.raises(Refused, match="only who sits, sat or watches"):
                await moderation.report(hall, table, 1, "I was not there", eve)
            (await hall.table(table)).join(halls.Looker(eve), 0)
            await moderation.report(hall, table, 1, "I have seen it", eve)

            lines = (tmp_path / "harena.reports.jsonl").read_text().splitlines()
            found = json.loads(lines[0])
            assert (found["guest"], found["name"]) == (bruno.id, "Bruno")
            assert [one[1:] for one in found["said"]] == [[1, "rude words", bruno.id, "Bruno"]]
            assert [json.loads(one)["by"] for one in lines] == [anna.id, bruno.id, eve.id]
            own = (await own_data.own_data(hall, eve)).reports
            assert [(one.table, one.seat, one.text) for one in own] == [
                (table, 1, "I have seen it")
            ]

    asyncio.run(act())


def test_what_the_owner_keeps_of_a_report_opens_no_seat(tmp_path: Path) -> None:
    cookie, link = new_token(), path_to("0123456789ab", new_token())
    token = link.partition("=")[2]
    with Server(tmp_path / "data", CALM) as server:
        anna, bruno = two_people(server)
        bruno.do("say", text=f"take https://example.org{link} from me")
        bruno.do("say", text=f"harena={cookie}; and seat={token[:20]}, /t/0#seat%3D{token[:9]}")
        text = f"he gave me {link} and {cookie}!"
        anna.person.post(f"/api/tables/{anna.table}/seats/1/report", {"text": text})

        kept = (server.data / "harena.reports.jsonl").read_text("utf-8")
    report = json.loads(kept)
    assert token not in kept
    assert token[:9] not in kept
    assert cookie not in kept
    assert report["text"] == "he gave me /t/0123456789ab#seat=[…] and […]!"
    assert [said[2] for said in report["said"]] == [
        "take https://example.org/t/0123456789ab#seat=[…] from me",
        "harena=[…]; and seat=[…] /t/0#seat%3D[…]",
    ]


def test_guests_of_one_address_have_one_measure_of_reports(tmp_path: Path) -> None:
    limits = {**CALM, "reports-per-hour-of-address": 2}
    with Server(tmp_path / "data", limits) as server:
        anna, bruno = two_people(server)
        path = f"/api/tables/{anna.table}/seats/1/report"
        for line in (anna, bruno):
            line.person.post(path, {"text": "he is rude"})

        assert anna.person.refused("POST", path, {"text": "again"}) == (429, "too-many")


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


def test_words_of_who_is_blocked_stay_unread_whoever_sits_there_now(tmp_path: Path) -> None:
    async def act() -> None:
        async with halls.opened(tmp_path) as hall:
            names = ("Anna", "Bruno", "Carla")
            anna, bruno, carla = [await halls.guest_called(hall, name) for name in names]
            table = (await halls.made(hall, anna, halls.ME, halls.OPEN, halls.OPEN)).id
            await seating.sit(hall, table, SitWish(seat=1), bruno)
            await moderation.block(hall, table, 1, True, anna)
            await halls.say(hall, table, 1, "rude words")
            live = await hall.table(table)
            await live.perform(partial(seats.part, 1))
            await seating.sit(hall, table, SitWish(seat=1), carla)
            await halls.say(hall, table, 1, "kind words")
            halls.put_away(hall, table)

            own, others = halls.Looker(anna, 0), halls.Looker(carla, 1)
            own.blocked = await hall.disk.blocked_by(anna.id)
            for looker in (own, others):
                (await hall.table(table)).join(looker, 0)

            assert said_to(own) == ["", "kind words"]
            assert said_to(others) == ["rude words", "kind words"]

    asyncio.run(act())


def said_to(looker: halls.Looker) -> list[str]:
    """In the welcome and after it."""
    entries = [one for frame in looker.told for one in frame.get("entries", [frame.get("entry")])]
    return [one["text"] for one in entries if one and one["kind"] == "said"]


def test_who_is_blocked_is_not_read_at_other_tables_either(tmp_path: Path) -> None:
    async def act() -> None:
        async with halls.opened(tmp_path) as hall:
            anna, bruno = [await halls.guest_called(hall, name) for name in ("Anna", "Bruno")]
            one, other = [(await halls.made(hall, bruno, halls.ME, halls.OPEN)).id for _ in "12"]
            for table in (one, other):
                await seating.sit(hall, table, SitWish(seat=1), anna)
            looker = halls.Looker(anna, 1)
            (await hall.table(other)).join(looker, 0)

            await moderation.block(hall, one, 0, True, anna)
            await halls.say(hall, other, 0, "rude words")

            assert said_to(looker) == [""]

    asyncio.run(act())


def answered_by_both(server: Server) -> tuple[Line, Line]:
    """Anna, who is the host, and Bruno have both answered, and Anna's last answer is not free."""
    anna, bruno = two_people(server)
    play([anna, bruno], 8, varied)
    return anna, bruno


def test_the_host_does_not_go_back_through_the_answers_of_who_was_sent_away(
    server: Server,
) -> None:
    anna, _ = answered_by_both(server)
    anna.person.post(f"/api/tables/{anna.table}/seats/1/kick", {})
    anna.entry("kicked")
    assert anna.position is not None
    number = anna.position["number"]

    assert anna.position["undo"] == "none"
    assert anna.do("undo", seq=anna.seq)["code"] in ("nothing-to-undo", "stale")
    anna.turn()
    anna.answer()
    anna.turn()
    assert anna.do("undo", seq=anna.seq)["type"] == "done", "against the bot, as ever"

    assert anna.position["number"] >= number


@pytest.mark.parametrize("what", ["undo", "end"])
@pytest.mark.parametrize("asks", [0, 1, 2])
def test_what_waits_for_who_is_sent_away_is_refused(server: Server, what: str, asks: int) -> None:
    people = [Person(server, name) for name in ("Anna", "Bruno", "Carla")]
    table, links = people[0].make(ME, LINK, LINK)
    for person, link in zip(people[1:], links, strict=True):
        person.sit(table, token=link["token"])
    lines = [person.line(table, seat) for seat, person in enumerate(people)]
    if what == "undo":
        while (lines[asks].position or {}).get("undo") != "ask":
            play(lines, 1, varied)
    line = lines[asks]
    wish = {"seq": line.seq} if what == "undo" else {}
    assert line.do(what, **wish)["type"] == "done"

    people[0].post(f"/api/tables/{table}/seats/1/kick", {})

    watching = lines[2]
    assert watching.entry(f"{what}_refused")["seat"] == 1
    assert watching.position is not None
    assert watching.position[f"{what}_asked"] is None
