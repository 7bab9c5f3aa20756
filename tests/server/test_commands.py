"""Every command is answered; sent five times it has one effect; a stale one gets the position."""

import pytest

import harena
from tests.server.serving import LINK, ME, Line, Person, Server, two_people, whose_turn


@pytest.mark.parametrize("times", [1, 2, 3, 4, 5])
def test_a_command_sent_several_times_has_one_effect(server: Server, times: int) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    seq = line.seq

    answers = []
    for _ in range(times):
        line.send("answer", id="same", seq=seq, index=1)
    for _ in range(times):
        answers.append(line.until(lambda said: said.get("id") == "same"))

    assert answers == [{"type": "done", "id": "same", "seq": seq + 1}] * times
    line.do("ping")
    assert line.seq == seq + 1
    line.again()
    assert line.answer(1, id="same", seq=seq) == answers[0]
    anna.close()
    bruno.close()


@pytest.mark.parametrize("times", [2, 5])
def test_every_kind_of_command_has_one_effect(server: Server, times: int) -> None:
    """Also when it is sent again by another socket, as after a lost connection."""
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    line.answer(0)
    line.answer(0)  # Now the other is asked, so going back needs his consent.
    other = whose_turn(anna, bruno)
    second = {one: one.person.line(one.table, one.seat) for one in (line, other)}
    commands: list[tuple[Line, str, dict[str, object], list[str]]] = [
        (line, "say", {"text": "hello"}, ["said"]),
        (line, "undo", {"seq": line.seq}, ["undo_asked"]),
        (other, "consent", {"seq": 99, "agree": True}, ["undo_agreed", "undone"]),
        (other, "leave", {}, ["took_over"]),
        (other, "reclaim", {}, ["reclaimed"]),
    ]
    for who, kind, more, effect in commands:
        for one in (*second.values(), anna, bruno):
            one.do("ping")
            one.catch_up(max(anna.seq, bruno.seq))
        before = who.seq
        if "seq" in more:
            more["seq"] = before
        for number in range(times):
            sender = who if number % 2 == 0 else second[who]
            said = sender.do(kind, id=f"same-{kind}", **more)
            assert said == {"type": "done", "id": f"same-{kind}", "seq": before + 1}
        entries = [entry["kind"] for entry in who.entries if entry["seq"] > before]
        assert [one for one in entries if one != "answered"] == effect


def test_a_stale_undo_is_answered_with_the_current_position(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    old = line.seq
    line.answer(0)

    said = line.do("undo", seq=old)

    assert (said["code"], said["current"]["seq"]) == ("stale", line.seq)
    assert said["current"]["position"] == line.position


def test_a_stale_command_is_answered_with_the_current_position(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    old = line.seq
    line.answer(0)

    said = line.answer(0, seq=old)

    assert (said["type"], said["code"]) == ("refused", "stale")
    assert said["current"]["seq"] == line.seq
    assert said["current"]["position"] == line.position
    assert said["current"]["entries"] == []
    anna.close()
    bruno.close()


def test_chat_does_not_make_an_answer_stale(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    seq = line.seq
    line.do("say", text="Let me think")

    assert line.answer(0, seq=seq)["type"] == "done"
    anna.close()
    bruno.close()


def test_what_the_kernel_refuses_is_refused_and_nothing_changes(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    other = bruno if line is anna else anna
    assert line.position is not None
    count = len(line.position["asked"]["options"])
    before = line.seq

    assert line.answer(count)["code"] == "index"
    assert other.answer(0)["code"] == "turn"
    assert other.do("undo", seq=other.seq)["code"] == "nothing-to-undo"
    assert other.do("consent", seq=other.seq, agree=True)["code"] == "nothing-asked"
    assert other.do("reclaim")["code"] == "state"
    assert line.answer(0, seq=10**6)["code"] == "stale"

    line.do("ping")
    assert line.seq == before
    anna.close()
    bruno.close()


def test_a_spectator_can_only_look(server: Server) -> None:
    anna, bruno = two_people(server)
    stranger = Person(server, "Zeno").line(anna.table)

    commands: list[tuple[str, dict[str, object]]] = [
        ("answer", {"seq": stranger.seq, "index": 0}),
        ("undo", {"seq": stranger.seq}),
        ("say", {"text": "hello"}),
        ("leave", {}),
        ("reclaim", {}),
        ("odds", {"index": 0}),
        ("why", {"ask": "place", "choice": 1}),
    ]
    for kind, more in commands:
        assert stranger.do(kind, **more)["code"] == "not-yours"
    assert stranger.do("ping")["type"] == "pong"
    assert stranger.position is not None
    assert stranger.position["asked"] is None
    for line in (anna, bruno, stranger):
        line.close()


def test_why_not_and_odds(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    assert line.position is not None
    legal = {option["choice"] for option in line.position["asked"]["options"]}
    illegal = min(set(range(60)) - legal)

    assert line.do("why", ask="place", choice=illegal)["reason"] not in ("", "not-asked")
    assert line.do("why", ask="place", choice=min(legal))["reason"] == ""
    assert line.do("why", ask="nonsense", choice=1)["code"] == "ask"
    assert line.do("odds", index=0)["type"] == "odds"
    assert line.do("odds", index=5000)["type"] == "refused"
    anna.close()
    bruno.close()


def test_presence_is_told(server: Server) -> None:
    anna, bruno = two_people(server)
    spectator = Person(server).line(anna.table)

    seen = spectator.until(lambda said: said["type"] == "here" and said["watching"] == 1)
    assert seen["seats"] == [True, True]
    bruno.close()
    spectator.until(lambda said: said["type"] == "here" and said["seats"] == [True, False])
    anna.close()
    spectator.close()


def test_chat_has_limits(server: Server) -> None:
    anna = Person(server, "Anna")
    table, _ = anna.make(ME, LINK)
    with anna.line(table, 0) as line:
        said = line.do("say", text="  <b>hello</b>\u0000\n there ")
        assert said["type"] == "done"
        assert line.entries[-1]["text"] == "<b>hello</b> there"
        assert line.entries[-1]["name"] == "Anna"
        assert line.do("say", text="x" * 301)["code"] == "malformed"
        assert line.do("say", text=" \n ")["code"] == "text"
        for number in range(20):
            line.send("say", id=f"again-{number}", text="again")
        answers = [line.until(lambda said: said["type"] in ("done", "refused")) for _ in range(20)]
        refusals = [answer for answer in answers if answer["type"] == "refused"]
        assert [answer["type"] for answer in answers[:6]] == ["done"] * 6
        assert len(refusals) >= 8, "a new line is allowed every 2.5 s"
        assert {refusal["code"] for refusal in refusals} == {"too-many"}
        assert all(1 <= refusal["facts"]["seconds"] <= 20 for refusal in refusals)


def test_18_2_why_something_cannot_be_bought(server: Server) -> None:
    person = Person(server, "Anna")
    poor = {"characters": "created", "coins_1": 20}
    table, _ = person.make(ME, game="gladiatori", options=poor)

    with person.line(table, 0) as line:
        before = line.seq
        reasons = [
            line.do("why", ask="build_offense", choice=choice)["reason"] for choice in (2, 3, 9, 10)
        ]
        too_much = line.answer(len(line.turn()["options"]))
        line.do("ping")

        assert reasons == ["less-than-the-least", "", "too-dear", "more-than-the-most"]
        assert (too_much["type"], too_much["code"]) == ("refused", "index")
        assert line.seq == before


def test_9_2_why_two_items_with_the_same_symbol_do_not_go_together(server: Server) -> None:
    person = Person(server, "Anna")
    table, _ = person.make(ME, game="gladiatori")
    items = harena.rulebook("gladiatori").names(harena.begin("gladiatori", 1, "a").setup)["item"]

    with person.line(table, 0) as line:
        for choice in (0, items.index("scutum")):
            offered = [option["choice"] for option in line.turn()["options"]]
            line.catch_up(line.answer(offered.index(choice))["seq"])
        offered = [option["choice"] for option in line.turn()["options"]]
        said = line.do("why", ask="pick", choice=items.index("clipeus"))

    assert items.index("clipeus") not in offered
    assert said["reason"] == "item-clashes"
