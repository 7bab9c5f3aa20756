"""Undo: free until something was rolled, revealed or answered by another; by consent after that."""

from collections import Counter

import pytest

import harena
from harena.kernel.refused import Refused
from harena.server.log.entries import Deed, FullEntry, Header, Private, SeatPlan
from harena.server.log.fair import Seeds
from harena.server.log.folding import fold
from harena.server.log.frames import undo_label
from harena.server.log.ledger import Ledger
from harena.server.protocol.messages import Consent, Entry, Undo
from harena.server.tables.acts import commands
from tests.server.serving import ME, Line, Person, Server, bot, two_people, varied, whose_turn

AT = 1_794_000_000_000


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
        assert line.position["undo"] == "free", "and it says so"
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


def seated(game: str, people: int, bots: int) -> Ledger:
    """A table with these, whose match has begun."""
    book = harena.rulebook(game)
    plans = [SeatPlan("link")] * people + [SeatPlan("bot", "instinct")] * bots
    header = Header(
        "k7v0m2q9x4ht", game, book.version, book.built_in().digest, plans, {}, public=False,
        clock=None, patience=0, host=1, made_at=AT,
    )  # fmt: skip
    ledger = Ledger(header, Private(Seeds(b"s" * 32, b"t" * 16)), [])
    entries = [FullEntry(Entry(1, AT, "made", name="Anna"))]
    for seat in range(people):
        entries.append(FullEntry(Entry(seat + 2, AT, "sat", seat, "guest"), guest=seat + 1))
    for entry in [*entries, FullEntry(Entry(people + 2, AT, "began"))]:
        fold(ledger, entry)
    return ledger


def after(ledger: Ledger, deed: Deed) -> Ledger:
    """The ledger after an act, as a live table folds it."""
    for entry in deed.entries:
        ledger = ledger.twin()
        fold(ledger, entry, deed.played[0] if deed.played else None)
    return ledger


def outcome(ledger: Ledger, seat: int) -> tuple[str, str]:
    """What the label says, and what comes of an undo as a client asks for it by that label."""
    label = undo_label(ledger, seat)
    try:
        deed = commands.take_back(ledger, seat, Undo("u", ledger.seq, label in ("free", "try")), AT)
    except Refused as refused:
        return label, refused.code
    return label, deed.entries[0].entry.kind


@pytest.mark.parametrize(
    ("game", "people", "bots", "kept"),
    [("clash", 2, 0, {"try", "ask", "none"}), ("gladiatori", 2, 1, {"try", "ask", "none"}),
     ("gladiatori", 1, 1, {"free", "none"})],
)  # fmt: skip
def test_what_the_label_calls_free_is_never_asked_for(
    game: str, people: int, bots: int, kept: set[str]
) -> None:
    """Neither at once nor while another undo is asked for, nor after that was refused."""
    ledger = seated(game, people, bots)
    found: Counter[tuple[str, str]] = Counter()
    for number in range(50):
        assert ledger.match is not None
        if ledger.match.over:
            break
        seat = ledger.match.to_act[0]
        index = varied(number, ledger.match.choices(seat))
        ledger = after(ledger, commands.take(ledger, ledger.match, seat, index, AT))
        found.update(outcome(ledger, one) for one in range(people))
        if undo_label(ledger, 0) == "ask" and number % 3 == 0:
            ledger = after(ledger, commands.take_back(ledger, 0, Undo("u", ledger.seq), AT))
            found.update(outcome(ledger, one) for one in range(people))
            no = Consent(f"c{number}", ledger.seq, agree=False)
            ledger = after(ledger, commands.consent(ledger, 1, no, AT))
            found.update(outcome(ledger, one) for one in range(people))

    assert {label for label, _ in found} == kept
    assert set(found) <= {
        ("free", "undone"), ("try", "undone"), ("try", "not-free"), ("ask", "undo_asked"),
        ("none", "undo-refused"), ("none", "nothing-to-undo"), ("none", "state"),
    }  # fmt: skip
