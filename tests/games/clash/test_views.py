"""Who knows what: only the stack and the dice to come are hidden, from everybody alike."""

import json

import pytest

from harena.face import begin
from harena.kernel.match import Match
from harena.toolkit.views import inner, inners, ints, number
from tests.games.clash.arrange import (
    arena_of,
    arrange,
    asked,
    attack,
    choose,
    content_of,
    duel,
    lairs,
    play_out,
    play_until,
    script,
    told,
    wake,
    wander,
)

EYES = (0, 1, 2, None)


def shown_animals(match: Match) -> set[int]:
    """All animals that a spectator can see or has been told of."""
    view = match.view(None)
    seen = {number(space, "animal") for space in inners(view, "spaces")}
    seen.update(ints(view, "spares"))
    for pen in inners(view, "pens"):
        seen.update(ints(pen, "animals"))
    seen.update(ints(inner(view, "gone"), "animals"))
    return seen - {-1}


def test_2_1_2_the_order_of_the_stack_shows_in_no_view() -> None:
    """2.1.2 Two matches that differ in the stack alone look the same to everybody."""
    match = begin("clash", 3, "stack")
    other = match.copy()
    arena_of(other).stack.reverse()

    views = [json.dumps(match.view(seat)) for seat in EYES]
    others = [json.dumps(other.view(seat)) for seat in EYES]

    assert views == others


def test_2_1_2_the_order_of_the_stack_shows_in_no_view_or_event_of_a_whole_entry() -> None:
    """2.1.2 The same answers in both, until the first animal is drawn."""
    match = begin("clash", 3, "stack")
    other = match.copy()
    arena_of(other).stack.reverse()

    for ask in wander(match, "stack"):
        if ask == "lair":
            break
        for seat, index in match.answers[len(other.answers) :]:
            other.answer(seat, index)
        assert [match.view(seat) for seat in EYES] == [other.view(seat) for seat in EYES]
        assert told(match) == told(other)

    assert len(told(other, "recruited")) > 40


def test_2_3_1_while_animals_are_drawn_the_rest_of_the_stack_stays_hidden() -> None:
    """2.3.1 Same top animal, another order below: equal views and events until the next draw."""
    teams = {"C2": "a:SSSS", "C3": "b:SSSS", "A1": "c:SSSS"}
    match = lairs(teams, stack=["bear-1", "lion-1", "lion-2", "lion-3"], seats=3)
    other = lairs(teams, stack=["bear-1", "lion-3", "lion-2", "lion-1"], seats=3)

    wake(match)
    wake(other)

    assert [match.view(seat) for seat in EYES] == [other.view(seat) for seat in EYES]
    assert told(match) == told(other) == ["drawn a bear-1"]


def test_2_3_1_the_animal_in_hand_is_shown_until_it_lies_on_its_space() -> None:
    """2.3.1, R19 Everybody sees what was drawn; afterwards it is on the board and in no hand."""
    match = lairs({"C2": "a:SSSS", "C3": "b:SSSS"}, stack=["bear-1", "lion-2"])
    before = match.view(1)["drawn"]
    wake(match)
    drawn = match.view(1)["drawn"]

    choose(match, "lair", "E3")

    assert (before, drawn) == (-1, content_of(match).animal_ids.index("bear-1"))
    assert match.view(1)["drawn"] == content_of(match).animal_ids.index("lion-2")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_3_1_no_animal_is_named_before_it_is_drawn(seats: int) -> None:
    """2.3.1, 2.3.3 In events and views of a whole entry; then all twelve are open."""
    match = begin("clash", seats, "named")
    undrawn: set[int] = set()

    for ask in wander(match, "named"):
        undrawn = set(arena_of(match).stack)
        named = {event.args[1] for event in match.events if event.kind in ("drawn", "settled")}
        assert not named & undrawn
        assert not shown_animals(match) & undrawn
        if ask in ("team", "ground", "target"):
            break

    assert undrawn == set()
    assert shown_animals(match) == set(range(12))


def test_2_3_3_the_stack_is_turned_up_in_no_order() -> None:
    """2.3.3, 2.1.2 Nothing is told of the order in which the spares lay."""
    match = begin("clash", 4, "order")

    play_until(match, "order", "team", "ground", "target")

    (spares,) = [event.args for event in match.events if event.kind == "turned_up"]
    assert list(spares) == sorted(spares)


def test_1_6_everything_else_is_open_to_every_seat() -> None:
    """1.6, 9.5, R32 All through a match, views differ only in the seat they are for."""
    match = begin("clash", 4, "open")

    for _ in wander(match, "open"):
        views = [match.view(seat) for seat in (0, 1, 2, 3, None)]
        for view in views:
            del view["seat"]
        assert all(view == views[0] for view in views)

    assert match.over


def test_2_1_1_a_view_shows_piles_bases_teams_tokens_pens_and_scores() -> None:
    """2.1.1, 1.6 What lies on the table."""
    match = arrange(
        {"C2": "a:NSST+1", "C3": "bear-3+2", "A1": "a:SSSS", "E1": "b:SSSS"},
        pens={1: "L lion-1"},
        spares=["lion-2"],
    )
    wake(match)

    view = match.view(1)

    spaces = dict(zip(content_of(match).board.ids, inners(view, "spaces"), strict=True))
    assert spaces["C2"] == {"owner": 0, "men": [0, 1, 2, 1, 0], "animal": -1, "tokens": 1}
    assert spaces["C3"] == {"owner": -1, "men": [0, 0, 0, 0, 0], "animal": 10, "tokens": 2}
    assert inners(view, "pens")[1] == {"men": [1, 0, 0, 0, 0], "animals": [0]}
    assert view["spares"] == [1]
    assert view["scores"] == [0, 3]
    assert view["questions"] == [{"seat": 0, "ask": "team", "answered": False, "sealed": -1}]


def test_5_4_2_every_die_of_both_rolls_is_shown() -> None:
    """5.4.2 The first roll that was thrown again, too, and to everybody."""
    match = duel("SSST", "SSSS")
    script(match, "*#..", "....", ".....")
    attack(match, "C2", "C3")

    choose(match, "reroll", "again")

    rolls = [event for event in match.events if event.kind == "rolled"]
    assert [event.args[3:] for event in rolls] == [(1, 2, 0, 0), (0, 0, 0, 0), (0,) * 5]
    for event in rolls:
        assert event.told(0) == event.told(1) == event.told(None)


def test_5_2_5_who_is_switched_off_shows_in_the_view() -> None:
    """5.2.5 Between the net and the end of the battle."""
    match = duel("NSST", "LSSH")
    script(match, "..", "...")
    attack(match, "C2", "C3")

    choose(match, "net", "sword")

    battle = inner(match.view(None), "battle")
    assert asked(match) == "a reroll"
    assert battle["off"] == [[0, 0, 0, 0, 0], [0, 0, 1, 0, 0]]


def test_1_4_the_dice_to_come_show_in_no_view() -> None:
    """1.4 Two matches with other dice to come look the same."""
    match = duel("SSST", "SSSS")
    other = duel("SSST", "SSSS")
    script(match, "....", "*****")
    script(other, "....", ".....")
    attack(match, "C2", "C3")
    attack(other, "C2", "C3")

    views = [json.dumps(match.view(seat)) for seat in (0, 1, None)]

    assert views == [json.dumps(other.view(seat)) for seat in (0, 1, None)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_1_2_an_imagined_match_looks_the_same(seats: int) -> None:
    """2.1.2, 2.3.1 At every question of a match, what was drawn included."""
    match = begin("clash", seats, "imagined")

    for question, ask in enumerate(wander(match, "imagined")):
        if question % 7 == 0 or ask == "lair":
            seat = match.to_act[0]
            twin = match.imagine(seat, f"twin {question}")
            assert twin.view(seat) == match.view(seat), ask
            assert twin.rulebook.conserved(twin.state) == match.rulebook.conserved(match.state)

    assert match.over


def test_2_1_2_to_imagine_is_to_reshuffle_what_is_not_drawn() -> None:
    """2.1.2, 2.3.1 The animal in hand is never back in the stack, and the orders differ."""
    teams = {"C2": "a:SSSS", "C3": "b:SSSS", "A1": "lion-1"}
    match = lairs(teams, stack=["bear-1", "lion-2"])
    wake(match)

    stacks = [tuple(arena_of(match.imagine(0, f"seed {n}")).stack) for n in range(30)]

    expected = sorted(set(range(12)) - {0, 8})
    assert {tuple(sorted(stack)) for stack in stacks} == {tuple(expected)}
    assert len(set(stacks)) > 20


def test_2_2_9_and_2_3_3_the_view_tells_the_phase() -> None:
    """2.2.9, 2.3.3, 3.1 Gladiators enter, then animals, then it is fought; no screen need guess."""
    match = begin("clash", 2, "phases")
    phases = [match.view(None)["phase"]]
    for ask in wander(match, "phases"):
        if match.view(None)["phase"] != phases[-1]:
            phases.append(match.view(None)["phase"])
            assert ask == {"animals": "lair", "fight": "team"}[str(phases[-1])]

    assert phases == ["entry", "animals", "fight"]


def test_3_1_a_round_tells_its_phase() -> None:
    """2.2.1, 3.1 Rounds are counted anew in the fight: which of the two it is, the event tells."""
    match = play_out(begin("clash", 2, "phases"), "phases")
    rounds = [event.args for event in match.events if event.kind == "round_began"]

    assert rounds[0] == (1, 0)
    assert (1, 2) in rounds
    assert {phase for _, phase in rounds} == {0, 2}
