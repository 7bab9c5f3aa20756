"""The laws that every game keeps, whatever is played; none can opt out."""

import json
import math
from operator import attrgetter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.kernel import match as matches
from harena.kernel.codec import decode, encode
from harena.kernel.decisions import UNANSWERED, Fan
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from tests.laws.elsewhere import Elsewhere, account
from tests.laws.lines import BOOKS, NAMES, TABLES, Chooser, Move, asked, law, lines

EVERY_TABLE = pytest.mark.parametrize(("name", "seats"), TABLES, ids=NAMES)


def written(match: Match) -> tuple[str, int]:
    """A match as it stands: its state, and how much has happened."""
    return encode(match.rulebook, match.state), len(match.state.journal)


def lived(match: Match) -> tuple[str, list[str], list[Move]]:
    """All there is of a match: its state, what has happened, and the answers it took."""
    return encode(match.rulebook, match.state), match.digests(), match.answers


def offered(match: Match) -> list[str]:
    """All options of all seats, in order."""
    return [repr(match.options(seat)) for seat in range(match.setup.seats)]


@EVERY_TABLE
@law(12)
@given(data=st.data())
def test_1_any_line_of_play_ends_within_the_bound(
    name: str, seats: int, data: st.DataObject
) -> None:
    line = data.draw(lines(name, seats))
    bound = line.match.rulebook.bound(line.match.setup)

    for number, match in enumerate(line.positions()):
        questions = number - line.chooser.interjections
        assert questions < bound or match.over, "more is asked than the bound allows"

    assert len(line.match.answers) - line.chooser.interjections <= bound
    assert line.match.winners or not any(line.match.scores), "whoever has points has not lost"
    assert len(line.match.scores) == seats


@EVERY_TABLE
@law(4)
@given(data=st.data())
def test_2_a_copy_lives_the_same_life_and_no_earlier_copy_ever_changes(
    name: str, seats: int, data: st.DataObject
) -> None:
    line = data.draw(lines(name, seats))

    copies = []
    for match in line.looked_at():
        copies.append((match.copy(), written(match), offered(match)))
        if len(copies) % 16 == 1:
            before = lived(match)
            another_life = match.copy()
            another_life.state.play_on(Chooser([], "another").dice)
            assert lived(match) == before, "a copy's life changed the original"

    for copy, was, had in copies:
        assert written(copy) == was, "an earlier copy has changed"
        assert offered(copy) == had, "an earlier copy has other options"
    for copy, _, _ in copies[:: 1 + len(copies) // 6]:
        for seat, index in line.match.answers[len(copy.answers) :]:
            copy.answer(seat, index)
        assert lived(copy) == lived(line.match), "a copy has lived another life"


@EVERY_TABLE
@law(4)
@given(data=st.data())
def test_3_a_decoded_state_lives_the_same_life(name: str, seats: int, data: st.DataObject) -> None:
    line = data.draw(lines(name, seats))
    book, setup = line.match.rulebook, line.match.setup

    for number, match in enumerate(line.looked_at()):
        text = encode(book, match.state)
        twin = Match(book, setup, match.seed, b"", decode(book, setup, text))
        assert encode(book, twin.state) == text
        assert offered(twin) == offered(match)
        assert twin.view(number % seats) == match.view(number % seats)
        assert not twin.events, "to ask a question afresh must tell nothing"
        if number % 16 == 0:
            original = match.copy()
            past = len(original.events)
            original.secret = b""
            chooser = Chooser([], match.seed)
            while not original.over:
                seat, index = chooser.move(original)
                original.answer(seat, index)
                twin.answer(seat, index)
            assert encode(book, twin.state) == encode(book, original.state)
            assert repr(twin.events) == repr(original.events[past:])


@EVERY_TABLE
@law(4)
@given(data=st.data())
def test_4_a_record_replays_to_the_same_digests_also_elsewhere(
    name: str, seats: int, data: st.DataObject, elsewhere: Elsewhere
) -> None:
    match = data.draw(lines(name, seats)).play()
    record = json.loads(json.dumps(match.record()))

    again = matches.replay(BOOKS[name], record, match.setup.pack)

    assert lived(again) == lived(match)
    assert again.record() == match.record()
    assert elsewhere.account(record) == account(BOOKS[name], record)


@EVERY_TABLE
@law(5)
@given(data=st.data())
def test_5_options_are_never_empty_never_twice_the_same_and_have_stable_ids(
    name: str, seats: int, data: st.DataObject
) -> None:
    line = data.draw(lines(name, seats))
    book = line.match.rulebook
    names = book.names(line.match.setup)

    for match in line.looked_at():
        assert len(set(match.to_act)) == len(match.to_act), "a seat is asked twice"
        for seat in range(seats):
            options = match.options(seat)
            assert len(options) == match.choices(seat)
            if seat in match.to_act:
                assert asked(match, seat), "a question without options"
            if match.over:
                assert not options, "options after the end"
            ids = [option.id for option in options]
            assert len(set(ids)) == len(ids), f"an id twice among {options}"
            for option in options:
                domain, size = book.asks[option.ask]
                assert 0 <= option.id - book.first_id[option.ask] < size, f"no room for {option}"
                assert option.id - book.first_id[option.ask] == option.choice
                known = seats if domain == "seat" else len(names[domain])
                assert option.choice < known, f"no name for {option}"


@EVERY_TABLE
@law(4)
@given(data=st.data())
def test_7_a_view_of_what_is_imagined_from_a_view_is_that_view(
    name: str, seats: int, data: st.DataObject
) -> None:
    line = data.draw(lines(name, seats))
    book, setup = line.match.rulebook, line.match.setup
    viewers = [None, *range(seats)]

    for number, match in enumerate(line.looked_at()):
        viewer = viewers[number % len(viewers)]
        view = match.view(viewer)
        text = json.dumps(view)
        assert json.loads(text) == view, "a view is plain data"
        imagined = matches.imagine(book, setup, view, f"seed {number}")
        assert json.dumps(view) == text, "to imagine must not change the view"
        assert imagined.view(viewer) == view
        assert book.conserved(imagined.state) == book.conserved(match.state)
        read = matches.imagine(book, setup, json.loads(text), f"seed {number}")
        assert encode(book, read.state) == encode(book, imagined.state), "JSON makes a difference"
        if viewer is not None:
            assert repr(imagined.options(viewer)) == repr(match.options(viewer))
        if number % 16 == 0:
            imagined.state.play_on(Chooser([], match.seed).dice)
            assert book.conserved(imagined.state) == book.conserved(match.state)


@EVERY_TABLE
@law(4)
@given(data=st.data())
def test_7_what_everybody_may_know_is_the_same_in_every_imagined_match(
    name: str, seats: int, data: st.DataObject
) -> None:
    """A law about the state itself: a number that the view forgets is guessed, and so is noticed.

    A field lies open unless its game says that it is hidden.
    """
    line = data.draw(lines(name, seats, calm=True))
    book = line.match.rulebook
    open_fields = [field for field in book.fields if field not in book.hidden]
    viewers = [None, *range(seats)]
    every = data.draw(st.sampled_from([2, 3])) if line.is_long() else 1

    for number, match in enumerate(line.looked_at(of_long=1)):
        if number % every:
            continue
        viewer = viewers[number // every % len(viewers)]
        imagined = match.imagine(viewer, f"seed {number}").state
        assert book.counted(imagined) == book.counted(match.state), f"seen by {viewer}"
        for field in open_fields:
            true, guessed = attrgetter(field)(match.state), attrgetter(field)(imagined)
            assert guessed == true, f"{field}, seen by {viewer}"


@EVERY_TABLE
@law(5)
@given(data=st.data())
def test_8_what_a_game_conserves_is_conserved(name: str, seats: int, data: st.DataObject) -> None:
    line = data.draw(lines(name, seats))
    whole = line.match.rulebook.conserved(line.match.state)
    assert any(whole) or name == "season", "nothing is conserved"

    for match in line.looked_at():
        assert match.rulebook.conserved(match.state) == whole


def refusal(match: Match, seat: int, index: int) -> Refused:
    """Why an answer is refused; that it changes nothing is checked on the way."""
    before = written(match)
    with pytest.raises(Refused) as caught:
        match.answer(seat, index)
    assert written(match) == before, f"a refused answer ({seat}, {index}) has changed something"
    return caught.value


@EVERY_TABLE
@law(4)
@given(data=st.data())
def test_9_an_illegal_answer_changes_nothing_and_says_why(
    name: str, seats: int, data: st.DataObject
) -> None:
    line = data.draw(lines(name, seats))

    for number, match in enumerate(line.looked_at()):
        if match.over:
            for seat in range(seats):
                assert refusal(match, seat, 0).code == "over"
            continue
        for stranger in (-1, seats):
            assert refusal(match, stranger, 0).code == "seat"
        seat = number % seats
        choices = match.choices(seat)
        for index in (-1, choices, choices + number):
            refused = refusal(match, seat, index)
            assert refused.code == ("index" if choices else "turn")
            assert str(seat) in str(refused), "a sentence says what was expected and what came"
        if seat in match.to_act:
            reasons(match, seat)


def reasons(match: Match, seat: int) -> None:
    """Every choice of an ask is an option or has a reason why not."""
    decision = match.state.decision(seat)
    assert decision is not None
    choices = {option.choice for option in match.options(seat)[: decision.count()]}
    for choice in range(match.rulebook.asks[decision.ask][1]):
        reason = match.refusal(seat, decision.ask, choice)
        assert (reason == "") == (choice in choices), f"{decision.ask} {choice}: {reason!r}"


def questions(match: Match) -> list[tuple[int, str, list[Fan]]]:
    """Who is asked what."""
    return [(one.seat, one.ask, one.fans()) for one in match.state.pending]


@EVERY_TABLE
@law(4)
@given(data=st.data())
def test_10_asking_is_repeatable_and_tells_nothing(
    name: str, seats: int, data: st.DataObject
) -> None:
    line = data.draw(lines(name, seats))

    for match in line.looked_at():
        if match.over:
            continue
        again = match.copy()
        sealed = {decision.sealed for decision in again.state.pending}
        askers = [decision.asker for decision in again.state.pending]
        if again.state.pending[0].apart:
            rows = [again.state.run_apart(asker) for asker in askers]
            again.state.pending = tuple([asked for row in rows for asked in row])
        else:
            again.state.agenda.append(askers[0])
            again.state.pending = ()
            again.rulebook.run(again.state)
        assert questions(again) == questions(match)
        assert len(again.events) == len(match.events), "a step that asks must tell nothing"
        if sealed == {UNANSWERED}:
            assert written(again) == written(match), "a step that asks must do nothing else"


@EVERY_TABLE
@law(3)
@given(data=st.data())
def test_11_every_event_is_declared_with_its_arguments(
    name: str, seats: int, data: st.DataObject
) -> None:
    match = data.draw(lines(name, seats)).play()
    declared = match.rulebook.events

    assert match.rulebook.round_event in declared
    for event in match.events:
        names = declared[event.kind]
        assert all(type(arg) is int for arg in event.args), event
        if names and "*" in names[-1]:
            assert len(event.args) >= len(names) - 1, event
        else:
            assert len(event.args) == len(names), event


@EVERY_TABLE
@law(3)
@given(data=st.data())
def test_12_looking_changes_nothing(name: str, seats: int, data: st.DataObject) -> None:
    line = data.draw(lines(name, seats))
    book = line.match.rulebook

    for number, match in enumerate(line.looked_at(of_long=1)):
        if line.is_long() and number % 5 and not match.over:
            continue
        before = written(match)
        look = (match.scores, match.winners, book.portrait(match.state, ()), match.view(None))
        assert look == (
            match.scores,
            match.winners,
            book.portrait(match.state, ()),
            match.view(None),
        )
        for seat in range(seats):
            for worth in {book.value, book.outlook or book.value}:
                assert worth(match.state, seat) == worth(match.state, seat)
        for seat in match.to_act:
            assert 0 <= book.instinct(match.state, seat) < asked(match, seat)
            for option in match.options(seat)[:3]:
                odds = book.odds(match.state, seat, option.ask, option.choice)
                assert odds == book.odds(match.state, seat, option.ask, option.choice)
                assert all(0 <= number < math.inf for number in odds.values()), odds
        assert written(match) == before, "to look at a match has changed it"
