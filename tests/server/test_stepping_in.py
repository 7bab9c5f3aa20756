"""Before a bot goes on, whoever plays against bots alone may do what he may do at any time."""

from typing import Any

import msgspec
import pytest

from tests.server.serving import LINK, ME, Line, Person, Server, bot

Json = dict[str, Any]
SOON = 1.5


def is_asked(line: Line) -> bool:
    assert line.position is not None
    assert not line.position["over"]
    asked = line.position["asked"]
    return bool(asked) and asked["ask"] != "interject"


def choose(line: Line) -> None:
    """The first option, as a gladiator whose Powers are of any time: the last two have such."""
    assert line.position is not None
    asked = line.position["asked"]
    line.answer(len(asked["options"]) - 1 if asked["ask"] == "character" else 0)


def until_a_bot_waits(line: Line) -> None:
    while line.position is None or not line.position["waits"]:
        if line.position is not None and is_asked(line):
            choose(line)
        else:
            line.receive()


def test_a_bot_waits_until_it_is_waved_on(server: Server) -> None:
    anna = Person(server, "Anna")
    table, _ = anna.make(ME, bot("instinct"), game="gladiatori")
    with anna.line(table, 0, steps_in=True) as line:
        until_a_bot_waits(line)
        assert line.position is not None
        assert line.position["to_act"] == [1]
        seq = line.seq

        with pytest.raises(TimeoutError):
            line.until(lambda said: said["type"] == "frame", SOON)
        assert line.do("wave", seq=seq - 1)["code"] == "stale"
        assert line.do("wave", seq=seq)["type"] == "done"
        line.catch_up(seq + 1)

        assert line.entries[-1]["kind"] == "answered"
        assert line.entries[-1]["seat"] == 1


def test_what_is_done_first_comes_before_the_bot(server: Server) -> None:
    anna = Person(server, "Anna")
    table, _ = anna.make(ME, bot("instinct"), game="gladiatori")
    with anna.line(table, 0, steps_in=True) as line:
        until_a_bot_waits(line)
        assert line.position is not None
        assert {one["ask"] for one in line.position["asked"]["options"]} == {"interject"}

        assert line.answer(0)["type"] == "done"

        first = [one for one in line.entries if one["kind"] == "answered"][-1]
        assert first["seat"] == 0


def test_no_bot_waits_for_who_has_gone_or_never_says_a_word(server: Server) -> None:
    anna = Person(server, "Anna")
    table, _ = anna.make(ME, bot("instinct"), game="gladiatori")
    with anna.line(table, 0, steps_in=True) as line, anna.line(table, 0) as silent:
        until_a_bot_waits(line)
        silent.catch_up(line.seq)
        line.hang_up()

        silent.catch_up(line.seq + 1)

        assert silent.entries[-1]["seat"] == 1


def test_no_bot_tells_several_people_that_one_of_them_could_do_something(server: Server) -> None:
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    table, links = anna.make(ME, LINK, bot("instinct"), game="gladiatori")
    bruno.sit(table, token=links[0]["token"])
    with anna.line(table, 0, steps_in=True) as one, bruno.line(table, 1, steps_in=True) as other:
        read = (0, 0)
        while not could_step_in(one, read[0]) and not could_step_in(other, read[1]):
            read = (len(one.raw), len(other.raw))
            seq = max(one.seq, other.seq)
            one.catch_up(seq)
            other.catch_up(seq)
            asked = [line for line in (one, other) if is_asked(line)]
            if asked:
                choose(asked[0])
            else:
                one.receive()

        for position in positions(one) + positions(other):
            assert not position["waits"]


def test_no_bot_tells_who_has_left_what_the_other_could_do(server: Server) -> None:
    """He keeps his socket, sees when a bot waits, and may come back at any time."""
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    table, links = anna.make(ME, LINK, bot("instinct"), game="gladiatori")
    bruno.sit(table, token=links[0]["token"])
    with anna.line(table, 0, steps_in=True) as line, bruno.line(table, 1) as left:
        left.do("leave")
        line.entry("took_over")
        read = 0
        while not could_step_in(line, read):
            read = len(line.raw)
            if is_asked(line):
                choose(line)
            else:
                line.receive()

        assert not any(position["waits"] for position in positions(line))


def positions(line: Line, first: int = 0) -> list[Json]:
    frames = [msgspec.json.decode(raw) for raw in line.raw[first:]]
    return [frame["position"] for frame in frames if frame.get("position")]


def could_step_in(line: Line, first: int) -> bool:
    """Whether this viewer could have done something while the bot was to begin, by these frames."""
    return any(
        one["to_act"] == [2] and one["asked"] and one["asked"]["ask"] == "interject"
        for one in positions(line, first)
    )
