"""Lessons over the net, and hints at a table against bots."""

from pathlib import Path

import pytest

from harena.lessons import Lesson, Sitting, lessons_of, taught
from harena.server.protocol.lessons import LessonWish
from harena.server.protocol.messages import Chosen
from harena.server.tables.reading import lessons
from tests.server.serving import ME, Json, Person, Server

LESSONS = [lesson for game in taught() for lesson in lessons_of(game)]


def meaning(step: Json, index: int) -> Json:
    option = step["welcome"]["position"]["asked"]["options"][index]
    return {"ask": option["ask"], "choice": option["choice"]}


def test_the_shelf_names_the_lessons_of_every_game(server: Server) -> None:
    shelf = Person(server).get("/api/lessons")

    assert [one["game"] for one in shelf] == list(dict.fromkeys(one.game for one in LESSONS))
    assert all(5 <= len(one["lessons"]) <= 8 for one in shelf)


@pytest.mark.parametrize("lesson", LESSONS, ids=[f"{one.game}-{one.id}" for one in LESSONS])
def test_answers_lead_over_the_net_where_they_lead_in_the_terminal(lesson: Lesson) -> None:
    sitting = Sitting(lesson)
    answers: list[Chosen] = []
    while sitting.task is not None and not sitting.task.free:
        index = [not sitting.verdict(one) for one in sitting.options].index(True)
        option = sitting.options[index]
        answers.append(Chosen(option.ask, option.choice))
        sitting.answer(index)

    step = lessons.give(lesson.game, lesson.id, LessonWish(answers))

    assert step.welcome.position is not None
    assert step.welcome.position.view == sitting.match.view(lesson.seat)
    assert (step.say, step.do, step.over) == (sitting.say, sitting.do, sitting.is_over)


def test_a_lesson_is_given_answer_by_answer(server: Server) -> None:
    pupil = Person(server)
    path = "/api/lessons/clash/first"
    assert pupil.get(path)["asks"]["target"] == "space"
    step = pupil.post(path, {})
    assert (step["say"], step["task"], step["tasks"]) == ("clash-lesson-first-aim", 1, 3)
    assert step["wrong"] == ["clash-lesson-first-lion", ""]
    assert len(step["odds"]) == 2

    refused = pupil.post(path, {"answers": [meaning(step, 0)]})
    assert refused["refused"] == "clash-lesson-first-lion"
    assert refused["welcome"]["position"]["view"] == step["welcome"]["position"]["view"]

    answers: list[Json] = []
    while not step["over"]:
        answers.append(meaning(step, step["wrong"].index("")))
        step = pupil.post(path, {"answers": answers})
    assert step["say"] == "clash-lesson-first-end"
    assert step["welcome"]["position"]["winners"] == [0]
    kinds = [event[0] for event in step["welcome"]["events"]]
    assert kinds[0] == "attacked"
    assert kinds[-1] == "scored"


def test_who_comes_back_to_a_lesson_is_told_all_that_happened(server: Server) -> None:
    pupil = Person(server)
    path = "/api/lessons/clash/first"
    step = pupil.post(path, {})
    told = step["welcome"]["events"]
    answers: list[Json] = []
    for _ in range(2):
        answers.append(meaning(step, step["wrong"].index("")))
        step = pupil.post(path, {"answers": answers})
        told += step["welcome"]["events"]

    again = pupil.post(path, {"answers": answers, "whole": True})

    assert again["welcome"]["first_event"] == 0
    assert again["welcome"]["events"] == told
    assert again["welcome"]["position"] == step["welcome"]["position"]


def test_the_last_lesson_is_a_match_with_hints(server: Server) -> None:
    pupil = Person(server)
    path = "/api/lessons/clash/match"
    answers: list[Json] = []
    step = pupil.post(path, {"seed": "mine"})
    while not step["over"]:
        assert step["free"]
        assert not any(step["wrong"])
        wish = {"answers": answers, "seed": "mine"}
        advised = pupil.post(f"{path}/hint", wish)
        answers.append(meaning(step, advised["index"]))
        step = pupil.post(path, {"answers": answers, "seed": "mine"})

    assert step["welcome"]["position"]["over"]


def test_what_is_not_there_or_not_asked_is_refused(server: Server) -> None:
    pupil = Person(server)
    for path, body, code in (
        ("/api/lessons/chess/first", {}, "not-found"),
        ("/api/lessons/clash/chess", {}, "not-found"),
        ("/api/lessons/clash/first", {"answers": [{"ask": "net", "choice": 1}]}, "row"),
        ("/api/lessons/clash/first", {"ansers": []}, "malformed"),
    ):
        answer = pupil.ask("POST", path, json=body)
        assert answer.json()["code"] == code, path


BOT = {"kind": "bot", "bot": "instinct"}


def test_against_bots_a_hint_is_given_and_marked(server: Server) -> None:
    person = Person(server)
    table, _ = person.make(ME, BOT)
    line = person.line(table, 0)
    options = line.turn()["options"]

    told = line.do("hint", seq=line.seq, id="what")
    again = line.do("hint", seq=line.seq, id="what")

    assert told["type"] == again["type"] == "hint"
    assert 0 <= told["index"] < len(options)
    assert told["why"] in ("only", "instinct", "ahead", "seldom", "close")
    assert (told["rather"] >= 0) == (told["why"] in ("ahead", "seldom", "close"))
    assert [one["kind"] for one in line.entries].count("hinted") == 1
    assert [seat["hints"] for seat in line.info["seats"]] == [1, 0]
    assert line.answer(told["index"])["type"] == "done"

    while line.position is not None and not line.position["over"]:
        if line.position["asked"] and line.position["to_act"] == [0]:
            line.answer(0)
        else:
            line.receive()
    assert person.get(f"/api/tables/{table}/record")["hints"] == [1, 0]


def test_no_hint_is_given_that_is_not_counted(server: Server) -> None:
    """By no command that was obeyed before: neither that of a hint nor that of an answer."""
    person = Person(server)
    table, _ = person.make(ME, BOT)
    line = person.line(table, 0)
    line.turn()
    first = line.do("hint", seq=line.seq, id="same")
    assert line.do("hint", seq=line.seq, id="same") == first

    given = 0
    for number in range(4):
        line.answer(0, id=f"answer-{number}")
        line.turn()
        for id in ("same", f"answer-{number}"):
            given += line.do("hint", seq=line.seq, id=id)["type"] == "hint"
    assert line.do("hint", seq=line.seq, id="same")["code"] == "stale"
    told = line.do("hint", seq=line.seq, id="another")

    assert (given, told["type"]) == (0, "hint")
    assert [seat["hints"] for seat in line.info["seats"]] == [2, 0]


def test_with_people_at_the_table_or_without_a_question_there_is_no_hint(server: Server) -> None:
    person, other = Person(server), Person(server)
    table, links = person.make(ME, {"kind": "link"}, BOT)
    other.sit(table, token=links[0]["token"])
    line = person.line(table, 0)

    assert line.do("hint", seq=line.seq)["code"] == "hint"

    alone, _ = person.make(ME, BOT, options={"first": 1})
    with person.line(alone, 0) as mine, Person(server).line(alone) as watching:
        assert watching.do("hint", seq=watching.seq)["code"] == "not-yours"
        mine.turn()
        assert mine.do("hint", seq=0)["code"] == "stale"


def test_nobody_takes_too_many_steps_of_lessons_at_once(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {"lesson-steps-per-minute-of-address": 2}) as server:
        anna = Person(server)
        path = "/api/lessons/clash/first"
        for _ in range(2):
            anna.post(path, {"answers": []})

        assert anna.refused("POST", path, {"answers": []}) == (429, "too-many")
        assert anna.refused("POST", f"{path}/hint", {"answers": []}) == (429, "too-many")
