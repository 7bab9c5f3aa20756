"""Coming back: by sequence number, exactly what was missed, across undos and restarts."""

import random
from pathlib import Path

from tests.server.serving import ME, Line, Person, Server, play, two_people, varied, whose_turn


def test_a_viewer_who_was_cut_off_misses_nothing_and_sees_nothing_twice(server: Server) -> None:
    anna, bruno = two_people(server)
    steady = anna.person.line(anna.table, 0)
    chance = random.Random(5)
    for number in range(120):
        line = whose_turn(anna, bruno)
        assert line.position is not None
        done = line.answer(varied(number, len(line.position["asked"]["options"])))
        if number % 3 == 0:
            line.do("say", text=f"move {number}")
        if chance.random() < 0.3:
            line.do("undo", seq=line.seq)
        other = chance.choice([anna, bruno])
        if chance.random() < 0.4:
            other.again()
            assert other.welcomed["seq"] >= done["seq"]
    top = max(anna.seq, bruno.seq, steady.seq)
    for line in (anna, bruno, steady):
        line.catch_up(top)
    fresh = anna.person.line(anna.table, 0)
    for line in (anna, steady, fresh):
        assert line.events == fresh.events
        assert line.entries == fresh.entries
        assert line.position == fresh.position
        assert [entry["seq"] for entry in line.entries] == list(range(1, line.seq + 1))
        line.close()
    assert "undone" in [entry["kind"] for entry in fresh.entries]
    bruno.close()


def test_welcome_carries_only_what_came_after_since(server: Server) -> None:
    anna, bruno = two_people(server)
    play([anna, bruno], 20, varied)

    late = Line(anna.person, anna.table, 0, anna.seq - 4)

    assert [entry["seq"] for entry in late.entries] == list(range(anna.seq - 3, anna.seq + 1))
    first = late.welcomed["first_event"]
    assert late.welcomed["events"] == anna.events[first:]
    assert first > 0
    for line in (anna, bruno, late):
        line.close()


def test_a_since_from_another_life_starts_from_nothing(server: Server) -> None:
    anna = Person(server)
    table, _ = anna.make(ME, ME)

    with anna.line(table, 0, since=999) as line:
        assert line.welcomed["first_event"] == 0
        assert len(line.welcomed["entries"]) == line.seq


def test_killed_again_and_again_the_server_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna, bruno = two_people(server)
        for life in range(3):
            play([anna, bruno], 15, varied)
            line = whose_turn(anna, bruno)
            id = line.send("answer", id=f"last-{life}", seq=line.seq, index=0)
            server.kill()
            before = {one: (one.seq, list(one.events)) for one in (anna, bruno)}
            server.start()
            for one in (anna, bruno):
                one.again()
                seq, events = before[one]
                assert one.seq >= seq, "what was shown is still there"
                assert one.events[: len(events)] == events
            # The command that was on its way has one effect, whether it arrived or not.
            had_arrived = [e for e in line.entries if e["seq"] > before[line][0]]
            done = line.answer(0, id=id, seq=before[line][0])
            assert done["type"] == "done"
            answered = [e for e in line.entries if e["seq"] > before[line][0]]
            assert len(answered) == 1
            assert had_arrived in ([], answered)
            bruno.catch_up(line.seq)
            anna.catch_up(line.seq)
        fresh = anna.person.line(anna.table)
        assert fresh.events == anna.events
        for one in (anna, bruno, fresh):
            one.close()
        assert server.complaints() == ""
