"""Undo: free until something was rolled, revealed or answered by another; by consent after that."""

from tests.server.serving import ME, Line, Person, Server, bot, two_people, whose_turn


def until_dice_have_fallen(anna: Line, bruno: Line) -> Line:
    """Play on until an answer has rolled dice; who gave it."""
    while True:
        line = whose_turn(anna, bruno)
        known = len(line.events)
        line.answer(0)
        if any(event[0] == "rolled" for event in line.events[known:]):
            for one in (anna, bruno):
                one.catch_up(line.seq)
            return line


def test_an_answer_that_told_nobody_anything_is_taken_back_freely(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    before = line.position
    line.answer(2)  # A place is chosen, and the same seat is asked whom to put there.
    assert line.position is not None
    assert line.position["undo"] == "try"

    assert line.do("undo", seq=line.seq, free=True)["type"] == "done"

    assert before is not None
    assert line.position is not None
    assert {**line.position, "undo": ""} == {**before, "undo": ""}
    assert line.entries[-1]["kind"] == "undone"
    other = bruno if line is anna else anna
    other.catch_up(line.seq)
    assert other.events == line.events
    anna.close()
    bruno.close()


def test_what_another_was_asked_for_needs_consent(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    line.answer(0)
    line.answer(0)  # Now the other is asked.
    other = whose_turn(anna, bruno)
    assert other is not line
    assert line.position is not None
    assert line.position["undo"] == "ask"

    line.do("undo", seq=line.seq)
    other.catch_up(line.seq)

    assert line.entries[-1]["kind"] == "undo_asked"
    assert other.position is not None
    assert other.position["undo_asked"] == {"seat": line.seat, "to": 1, "agreed": []}
    assert line.do("consent", seq=line.seq, agree=True)["code"] == "nothing-asked"
    assert other.do("consent", seq=other.seq, agree=True)["type"] == "done"
    line.catch_up(other.seq)
    assert [entry["kind"] for entry in line.entries[-2:]] == ["undo_agreed", "undone"]
    assert line.position["number"] == 1
    assert line.position["asked"] is not None
    anna.close()
    bruno.close()


def test_a_refusal_stands_until_the_next_own_answer(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    line.answer(0)
    line.answer(0)
    other = whose_turn(anna, bruno)
    line.do("undo", seq=line.seq)
    other.catch_up(line.seq)

    other.do("consent", seq=other.seq, agree=False)
    line.catch_up(other.seq)

    assert line.entries[-1]["kind"] == "undo_refused"
    assert line.position is not None
    assert (line.position["undo"], line.position["undo_asked"]) == ("none", None)
    assert line.do("undo", seq=line.seq)["code"] == "undo-refused"
    anna.close()
    bruno.close()


def test_who_goes_while_he_is_asked_has_not_agreed(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    line.answer(0)
    line.answer(0)
    other = whose_turn(anna, bruno)
    line.do("undo", seq=line.seq)

    other.do("leave")

    assert line.entry("undo_refused")["seat"] == other.seat
    line.entry("answered")
    assert "undone" not in [entry["kind"] for entry in line.entries]
    anna.close()
    bruno.close()


def test_a_clock_that_runs_out_does_not_agree(server: Server) -> None:
    anna, bruno = two_people(server, clock={"bank": 1, "increment": 3})
    line = whose_turn(anna, bruno)
    line.answer(0)
    line.answer(0)
    other = whose_turn(anna, bruno)
    line.do("undo", seq=line.seq)

    taken = line.entry("took_over")

    assert (taken["seat"], taken["why"]) == (other.seat, "clock")
    assert line.entry("undo_refused")["seat"] == other.seat
    line.entry("answered")
    assert "undone" not in [entry["kind"] for entry in line.entries]
    anna.close()
    bruno.close()


def test_a_bot_that_sits_in_does_not_agree_for_who_is_away(server: Server) -> None:
    anna, bruno = two_people(server)
    stays = until_dice_have_fallen(anna, bruno)
    leaves = bruno if stays is anna else anna
    leaves.do("leave")
    stays.entry("took_over")
    stays.turn()  # The bot has answered what it was asked.
    assert stays.position is not None
    number = stays.position["number"]
    assert stays.position["undo"] == "none"

    refused = stays.do("undo", seq=stays.seq)

    assert (refused["type"], refused["code"]) == ("refused", "undo-refused")
    assert refused["facts"] == {"seat": leaves.seat}
    assert stays.position["number"] == number
    leaves.catch_up(stays.seq)
    leaves.do("reclaim")
    stays.catch_up(leaves.seq)
    assert stays.position["undo"] == "ask", "who is back can be asked"
    anna.close()
    bruno.close()


def test_an_answer_ends_the_asking(server: Server) -> None:
    anna, bruno = two_people(server)
    line = whose_turn(anna, bruno)
    line.answer(0)
    line.answer(0)
    other = whose_turn(anna, bruno)
    line.do("undo", seq=line.seq)

    other.answer(0)

    assert other.position is not None
    assert other.position["undo_asked"] is None
    anna.close()
    bruno.close()


def test_dice_that_have_fallen_are_not_taken_back_freely_and_fall_the_same_again(
    server: Server,
) -> None:
    anna, bruno = two_people(server)
    line = until_dice_have_fallen(anna, bruno)
    other = bruno if line is anna else anna
    assert line.position is not None
    number, events = line.position["number"], list(line.events)
    assert line.position["undo"] == "ask"

    line.do("undo", seq=line.seq)
    other.catch_up(line.seq)
    other.do("consent", seq=other.seq, agree=True)
    line.catch_up(other.seq)
    assert line.position["number"] == number - 1
    assert line.events == events[: len(line.events)]
    line.answer(0)

    assert line.events == events, "no second throw for the same answer"
    anna.close()
    bruno.close()


def test_a_card_that_was_turned_up_is_not_taken_back_freely(server: Server) -> None:
    """The stack was shuffled long before: no dice fall when an animal is drawn."""
    anna, bruno = two_people(server)
    seen = 0
    while seen < 4:
        line = whose_turn(anna, bruno)
        known = len(line.events)
        line.answer(0)
        if any(event[0] == "drawn" for event in line.events[known:]):
            seen += 1
            assert line.position is not None
            assert line.position["undo"] == "ask"
            other = bruno if line is anna else anna
            line.do("undo", seq=line.seq)
            assert line.entries[-1]["kind"] == "undo_asked"
            other.catch_up(line.seq)
            other.do("consent", seq=other.seq, agree=False)
            line.catch_up(other.seq)
    anna.close()
    bruno.close()


def test_with_bots_alone_nobody_has_to_be_asked(server: Server) -> None:
    anna = Person(server)
    table, _ = anna.make(ME, bot())
    with anna.line(table, 0) as line:
        line.turn()
        line.answer(0)
        line.turn()
        line.answer(0)
        line.turn()
        assert line.position is not None
        number = line.position["number"]
        assert line.do("undo", seq=line.seq)["type"] == "done"
        assert line.position["number"] < number


def test_one_screen_does_not_ask_itself(server: Server) -> None:
    anna = Person(server)
    table, _ = anna.make(ME, ME)
    with anna.line(table, 0) as first, anna.line(table, 1) as second:
        line = whose_turn(first, second)
        line.answer(0)
        line.answer(0)
        assert line.do("undo", seq=line.seq)["type"] == "done"
        assert line.entries[-1]["kind"] == "undone"
