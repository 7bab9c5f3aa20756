"""Events: told to everybody, or confided to one seat."""

from harena.kernel.events import EVERYONE, Journal
from tests.kernel.play import choose
from tests.kernel.scene import ASK_ONE, Scene, perform


def tell_and_confide(scene: Scene) -> None:
    scene.tell("said", 1, 2)
    scene.confide(1, "said", (3, 4), (3,))
    scene.tell_row("said", [5, 6, 7])
    scene.then(ASK_ONE, 0)


def test_what_is_told_is_told_to_everybody() -> None:
    match, _ = perform(tell_and_confide)

    assert [match.events[0].told(viewer) for viewer in (None, 0, 1)] == [["said", 1, 2]] * 3
    assert match.events[0].seat == EVERYONE


def test_what_is_confided_is_told_in_full_to_one_seat_only() -> None:
    match, _ = perform(tell_and_confide)

    assert match.events[1].told(1) == ["said", 3, 4]
    assert [match.events[1].told(viewer) for viewer in (None, 0, 2)] == [["said", 3]] * 3


def test_a_row_is_told_with_as_many_ints_as_there_are() -> None:
    match, _ = perform(tell_and_confide)

    assert match.events[2].told(None) == ["said", 5, 6, 7]


def test_events_are_listed_newest_last() -> None:
    match, _ = perform(tell_and_confide)

    choose(match, 0, "letter", 2)

    assert [event.kind for event in match.events] == ["said", "said", "said", "noted"]


def test_a_copy_shares_the_past_and_goes_on_by_itself() -> None:
    match, _ = perform(tell_and_confide)
    copy = match.copy()

    choose(match, 0, "letter", 1)
    choose(copy, 0, "letter", 2)

    assert [event.args for event in match.events[2:]] == [(5, 6, 7), (1, 0)]
    assert [event.args for event in copy.events[2:]] == [(5, 6, 7), (2, 0)]
    assert copy.events[1].told(0) == ["said", 3]
    assert (match.answers, copy.answers) == ([(0, 1)], [(0, 2)])


def test_forks_of_forks_keep_every_volume_in_order() -> None:
    journal = Journal()
    forks = [journal]
    for number in range(4):
        forks[-1].kinds.append(f"kind {number}")
        forks[-1].args.append((number,))
        forks[-1].confided[0] = (number, ())
        forks[-1].answers += [number, 2 * number]
        forks.append(forks[-1].fork())

    youngest = forks[-1]

    assert [event.kind for event in youngest.events()] == [f"kind {number}" for number in range(4)]
    assert [event.seat for event in youngest.events()] == [0, 1, 2, 3]
    assert youngest.all_answers() == [(0, 0), (1, 2), (2, 4), (3, 6)]
    assert [len(fork) for fork in forks] == [1, 2, 3, 4, 4]
