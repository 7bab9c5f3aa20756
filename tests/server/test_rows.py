"""A row of answers in one command: all of it or nothing, and once."""

from pathlib import Path
from typing import Any

from tests.server.serving import Line, Server, two_people, whose_turn


def seen(line: Line) -> dict[str, Any]:
    """The position as this viewer knows it."""
    assert line.position is not None
    return line.position


def recruit_in_one_go(line: Line) -> list[dict[str, Any]]:
    """The first space and the first gladiator of Clash: two questions that follow each other."""
    first = seen(line)["asked"]["options"][0]
    return [
        {"ask": first["ask"], "choice": first["choice"]},
        {"ask": "recruit", "choice": 2},
    ]


def test_a_row_answers_several_questions_at_once(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    other = bruno if line is anna else anna
    seq, number = line.seq, seen(line)["number"]

    said = line.do("row", seq=seq, answers=recruit_in_one_go(line))

    assert (said["type"], said["seq"]) == ("done", seq + 1)
    assert line.seq == seq + 2
    assert seen(line)["number"] == number + 2
    other.catch_up(seq + 2)
    assert [entry["kind"] for entry in other.entries[-2:]] == ["answered", "answered"]
    assert seen(other)["asked"] is not None


def test_a_row_of_which_one_answer_is_refused_has_no_effect(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    seq, position = line.seq, line.position
    answers = [*recruit_in_one_go(line), {"ask": "recruit", "choice": 99}]

    said = line.do("row", seq=seq, answers=answers)

    assert (said["type"], said["code"], said["facts"]["place"]) == ("refused", "row", 2)
    line.again()
    assert (line.seq, line.position) == (seq, position)


def test_a_row_sent_again_has_one_effect(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    seq, answers = line.seq, recruit_in_one_go(line)

    first = line.do("row", id="same", seq=seq, answers=answers)
    line.again()
    second = line.do("row", id="same", seq=seq, answers=answers)

    assert first == second == {"type": "done", "id": "same", "seq": seq + 1}
    assert line.seq == seq + 2


def test_a_stale_row_is_answered_with_the_current_position(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    old, answers = line.seq, recruit_in_one_go(line)
    line.answer(0)

    said = line.do("row", seq=old, answers=answers)

    assert (said["code"], said["current"]["seq"]) == ("stale", line.seq)


def test_who_is_not_asked_cannot_answer_a_row(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    other = bruno if line is anna else anna

    said = other.do("row", seq=other.seq, answers=recruit_in_one_go(line))

    assert said["type"] == "refused"
    assert said["code"] in ("row", "stale")


def test_an_empty_row_and_a_very_long_one_are_malformed(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)

    for count in (0, 65):
        answers = [{"ask": "place", "choice": 0}] * count
        assert line.do("row", seq=line.seq, answers=answers)["code"] == "malformed"


def test_a_row_survives_a_power_cut(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        line = whose_turn(*two_people(server))
        line.do("row", seq=line.seq, answers=recruit_in_one_go(line))
        position = line.position

        server.kill()
        server.start()
        line.again()

        assert line.position == position
