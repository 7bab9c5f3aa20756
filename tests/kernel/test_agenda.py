"""The agenda: what is still to be done, newest first."""

from harena.kernel.codec import decode, encode
from tests.kernel.play import choose
from tests.kernel.scene import ASK_ONE, NOTE, Scene, perform


def two_notes(scene: Scene) -> None:
    scene.then(NOTE, 1)
    scene.then(NOTE, 2, 3, 4, 5)


def a_question_between(scene: Scene) -> None:
    scene.then(NOTE, 7)
    scene.then(ASK_ONE, 0)
    scene.then(NOTE, 6)


def test_what_was_put_last_is_done_first() -> None:
    match, scene = perform(two_notes)

    assert [entry[0] for entry in scene.log] == [2, 1]
    assert match.over


def test_a_step_gets_the_ints_it_was_put_with() -> None:
    _, scene = perform(two_notes)

    assert scene.log == [[2, 3, 4, 5], [1, 0, 0, 0]]


def test_a_question_stops_play_and_an_answer_takes_it_up_again() -> None:
    match, scene = perform(a_question_between)
    assert scene.log == [[6, 0, 0, 0]]

    choose(match, 0, "letter", 2)

    assert scene.log == [[6, 0, 0, 0], [2, 0, 0, 0], [7, 0, 0, 0]]
    assert match.over


def test_what_is_due_is_listed_newest_last_with_the_step_that_asked() -> None:
    _, scene = perform(a_question_between)

    assert scene.dues() == [(NOTE, 7, 0, 0, 0), (ASK_ONE, 0, 0, 0, 0)]


def test_an_agenda_can_be_stored_halfway_and_taken_up_again() -> None:
    match, scene = perform(a_question_between)
    text = encode(match.rulebook, scene)

    again = decode(match.rulebook, match.setup, text)
    again.answer(0, 1)

    assert isinstance(again, Scene)
    assert again.log == [[6, 0, 0, 0], [1, 0, 0, 0], [7, 0, 0, 0]]
