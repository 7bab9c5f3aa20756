"""Questions: to one seat, to several at once, asked afresh after an interjection."""

from harena.kernel.codec import decode, encode
from tests.kernel.play import choices, choose
from tests.kernel.scene import (
    ASK_AGAIN,
    ASK_ALL,
    ASK_ME,
    ASK_ONE,
    NOTE,
    NOTHING_MORE,
    TAKE_TWOS,
    Scene,
    perform,
)

CHOOSE_ONE, ASK_ANY = 5, 6


def ask_seat_1(scene: Scene) -> None:
    scene.then(ASK_ONE, 1)


def ask_everybody(scene: Scene) -> None:
    scene.then(ASK_ALL, scene.seats - 1)


def choose_from_one(scene: Scene) -> None:
    scene.then(CHOOSE_ONE, 1)


def choose_from_two(scene: Scene) -> None:
    scene.then(CHOOSE_ONE, 2)


def choose_one(scene: Scene, count: int) -> None:
    scene.choose(0, "letter", NOTE, list(range(4, 4 + count)), 9)


def ask_of_any_kind(scene: Scene) -> None:
    scene.then(ASK_ANY)


def ask_any(scene: Scene) -> None:
    scene.ask_any(0, "letter", [(NOTE, [3, 4], 8, 0, 0), (ASK_ONE, [1], 0, 0, 0)])


def log_of(scene: Scene) -> list[list[int]]:
    """Letter and seat of what was noted."""
    return [entry[:2] for entry in scene.log]


def test_an_option_is_the_step_that_happens_with_the_choice_first() -> None:
    match, scene = perform(ask_seat_1)

    choose(match, 1, "letter", 2)

    assert scene.log == [[2, 1, 0, 0]]


def test_only_the_seat_that_is_asked_is_to_act() -> None:
    match, _ = perform(ask_seat_1)

    assert match.to_act == [1]
    assert choices(match, 1, "letter") == [0, 1, 2]
    assert choices(match, 0, "letter") == []


def test_choose_asks_when_there_is_a_choice() -> None:
    match, scene = perform(choose_from_two, more=[choose_one])
    assert choices(match, 0, "letter") == [4, 5]

    choose(match, 0, "letter", 5)

    assert scene.log == [[5, 9, 0, 0]]


def test_choose_does_the_only_option_by_itself() -> None:
    match, scene = perform(choose_from_one, more=[choose_one])

    assert scene.log == [[4, 9, 0, 0]]
    assert match.over
    assert match.answers == []


def test_a_question_may_offer_different_steps() -> None:
    match, scene = perform(ask_of_any_kind, more=[choose_one, ask_any])
    assert [option.step for option in match.options(0)[:3]] == ["note", "note", "ask_one"]

    choose(match, 0, "letter", 1, "ask_one")

    assert scene.log == []
    assert match.to_act == [1]


def test_several_seats_are_asked_at_the_same_time() -> None:
    match, _ = perform(ask_everybody)

    assert sorted(match.to_act) == [0, 1, 2]


def test_sealed_answers_open_together_in_seat_order() -> None:
    match, scene = perform(ask_everybody)

    choose(match, 1, "letter", 2)
    choose(match, 2, "letter", 1)
    assert scene.log == []
    assert match.to_act == [0]
    choose(match, 0, "letter", 0)

    assert log_of(scene) == [[0, 0], [2, 1], [1, 2]]


def test_a_sealed_answer_is_seen_by_its_own_seat_only() -> None:
    match, _ = perform(ask_everybody)

    choose(match, 1, "letter", 2)

    def shown(viewer: int | None) -> object:
        questions = match.view(viewer)["questions"]
        assert isinstance(questions, list)
        return [(one["seat"], one["answered"], one["sealed"]) for one in questions]

    assert shown(1) == [(2, False, -1), (1, True, 2), (0, False, -1)]
    assert shown(0) == shown(2) == shown(None) == [(2, False, -1), (1, True, -1), (0, False, -1)]


def test_a_seat_that_is_not_asked_may_interject() -> None:
    match, scene = perform(ask_seat_1)

    choose(match, 2, "interject", NOTHING_MORE)

    assert match.to_act == [1]
    assert scene.powers[2] == [ASK_ME, TAKE_TWOS, ASK_AGAIN]
    assert scene.log == []


def test_the_seat_that_is_asked_may_interject_too() -> None:
    match, scene = perform(ask_seat_1)
    assert [option.ask for option in match.options(1)] == ["letter"] * 3 + ["interject"] * 4

    choose(match, 1, "interject", NOTHING_MORE)

    assert match.to_act == [1]
    assert scene.log == []


def test_after_an_interjection_the_question_is_asked_afresh() -> None:
    match, _ = perform(ask_seat_1)

    choose(match, 0, "interject", TAKE_TWOS)

    assert choices(match, 1, "letter") == [0, 1]


def test_an_interjection_may_ask_before_the_first_question_goes_on() -> None:
    match, scene = perform(ask_seat_1)

    choose(match, 2, "interject", ASK_ME)
    assert match.to_act == [2]
    choose(match, 2, "letter", 0)

    assert match.to_act == [1]
    assert log_of(scene) == [[0, 2]]


def test_an_interjection_may_be_interrupted_by_another() -> None:
    match, scene = perform(ask_seat_1)

    choose(match, 2, "interject", ASK_ME)
    choose(match, 0, "interject", ASK_ME)
    assert match.to_act == [0]
    choose(match, 0, "letter", 0)
    assert match.to_act == [2]
    choose(match, 2, "letter", 2)
    assert match.to_act == [1]
    choose(match, 1, "letter", 1)

    assert log_of(scene) == [[0, 0], [2, 2], [1, 1]]


def test_sealed_answers_are_kept_through_an_interjection() -> None:
    match, scene = perform(ask_everybody)
    choose(match, 0, "letter", 1)

    choose(match, 2, "interject", NOTHING_MORE)

    assert sorted(match.to_act) == [1, 2]
    choose(match, 1, "letter", 0)
    choose(match, 2, "letter", 0)
    assert log_of(scene) == [[1, 0], [0, 1], [0, 2]]


def test_a_sealed_answer_that_is_no_option_any_more_is_asked_for_again() -> None:
    match, scene = perform(ask_everybody)
    choose(match, 0, "letter", 2)
    choose(match, 1, "letter", 1)

    choose(match, 2, "interject", TAKE_TWOS)

    assert sorted(match.to_act) == [0, 2]
    choose(match, 0, "letter", 0)
    choose(match, 2, "letter", 1)
    assert log_of(scene) == [[0, 0], [1, 1], [1, 2]]


def test_a_seat_that_has_sealed_its_answer_may_still_interject() -> None:
    match, _ = perform(ask_everybody)
    choose(match, 0, "letter", 1)

    choose(match, 0, "interject", NOTHING_MORE)

    assert sorted(match.to_act) == [1, 2]


def test_sealed_answers_are_kept_through_interjections_within_interjections() -> None:
    match, scene = perform(ask_everybody)
    choose(match, 0, "letter", 1)

    choose(match, 1, "interject", ASK_ME)
    choose(match, 2, "interject", ASK_ME)
    choose(match, 2, "letter", 2)
    choose(match, 1, "letter", 2)

    assert log_of(scene) == [[2, 2], [2, 1]]
    assert sorted(match.to_act) == [1, 2]


def test_answers_kept_through_an_interjection_are_stored_with_the_state() -> None:
    match, scene = perform(ask_everybody)
    choose(match, 0, "letter", 1)
    choose(match, 1, "interject", ASK_ME)

    again = decode(match.rulebook, match.setup, encode(match.rulebook, scene))
    again.answer(1, 2)

    assert again.to_act() == [2, 1]


def test_one_question_never_recalls_the_answer_to_another() -> None:
    match, scene = perform(ask_everybody)
    choose(match, 1, "letter", 1)

    choose(match, 1, "interject", ASK_ME)

    assert match.to_act == [1], "the answer sealed before was to another question"
    choose(match, 1, "letter", 0)
    assert log_of(scene) == [[0, 1]]


def test_a_question_put_again_within_an_interjection_is_another_question() -> None:
    match, scene = perform(ask_everybody)
    choose(match, 0, "letter", 1)

    choose(match, 2, "interject", ASK_AGAIN)

    assert sorted(match.to_act) == [0, 1, 2]
    for seat in range(3):
        choose(match, seat, "letter", 2)
    assert log_of(scene) == [[2, 0], [2, 1], [2, 2]]
    assert sorted(match.to_act) == [1, 2], "the answer to the first question still stands"


def test_a_seat_is_told_why_a_choice_is_not_offered() -> None:
    match, scene = perform(ask_seat_1)
    choose(match, 0, "interject", TAKE_TWOS)

    assert match.refusal(1, "letter", 1) == ""
    assert match.refusal(1, "letter", 2) == "not-offered"
    assert match.refusal(1, "word", 1) == "other-ask"
    assert match.refusal(2, "letter", 1) == "not-asked"
    assert scene.letters[1] == [0, 1]


def test_when_the_match_is_over_nobody_has_options() -> None:
    match, scene = perform(ask_seat_1)

    choose(match, 1, "letter", 0)

    assert match.over
    assert scene.powers[0], "there would be something to interject"
    assert [match.options(seat) for seat in range(3)] == [[], [], []]
    assert [match.choices(seat) for seat in range(3)] == [0, 0, 0]
