"""What holds all along matches of random players, with every number of seats."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from harena.face import begin
from harena.kernel.events import Event
from harena.kernel.match import Match
from harena.kernel.setup import PlayValue
from harena.toolkit.views import inner, inners, ints, number
from tests.games.clash.arrange import (
    CLASH,
    arrange,
    attack,
    board,
    content_of,
    is_between_battles,
    lead,
    play_out,
    script,
    told,
    wander,
)

SUPPLY = [8, 8, 28, 8, 8]
STRENGTH = {2: 119, 3: 151, 4: 151, 5: 175}
USED = {2: 32, 3: 48, 4: 48, 5: 60}
FIGHT = ("team", "ground", "target", "beast")
MATCHES = [(seats, f"invariants {n}") for seats in (2, 3, 4, 5) for n in range(4)]
STRICT: dict[str, PlayValue] = {"path": "first_contact", "beasts": "may_pass", "idle_limit": 10}

every_match = pytest.mark.parametrize(("seats", "seed"), MATCHES)


def questions(
    seats: int, seed: str, options: dict[str, PlayValue] | None = None
) -> Iterator[Match]:
    """A match at each of its questions, and once more when it is over."""
    match = begin("clash", seats, seed, options)
    for _ in wander(match, seed):
        yield match
    yield match


def turns(seats: int, seed: str, options: dict[str, PlayValue] | None = None) -> Iterator[Match]:
    """A match at the questions of the fight that come before a battle begins."""
    for match in questions(seats, seed, options):
        if match.to_act and match.state.pending[0].ask in FIGHT:
            yield match


def battles(match: Match) -> list[list[Event]]:
    """The events of each battle, from the attack to the next."""
    found: list[list[Event]] = []
    for event in match.events:
        if event.kind == "attacked":
            found.append([])
        if found and event.kind not in ("moved", "led", "entered", "passed", "round_began"):
            found[-1].append(event)
    return found


def strength(match: Match) -> int:
    """P: twice the gladiators less the tokens, and the life less the wounds of every animal."""
    life = content_of(match).life
    view = match.view(None)
    total = sum(life[animal] for animal in ints(view, "spares"))
    for space in inners(view, "spaces"):
        if number(space, "animal") >= 0:
            total += life[number(space, "animal")]
        total += 2 * sum(ints(space, "men")) - number(space, "tokens")
    return total


@every_match
def test_1_3_teams_have_one_to_four_gladiators_and_none_or_one_token(seats: int, seed: str) -> None:
    """1.3, 5.6.3 Before every battle, and teams never grow in the fight."""
    largest: list[int] = []

    for match in turns(seats, seed):
        teams = [piece[2:].partition("+") for piece in board(match).values() if ":" in piece]
        assert {len(men) for men, _, _ in teams} <= {1, 2, 3, 4}
        assert {tokens for _, _, tokens in teams} <= {"", "1"}
        largest.append(sum(len(men) for men, _, _ in teams))

    assert all(later <= earlier for earlier, later in pairwise(largest))
    assert largest[0] == USED[seats]


@every_match
def test_6_7_between_battles_wounds_are_below_life(seats: int, seed: str) -> None:
    """6.7 An animal that has reached it is dead."""
    wounded = 0

    for match in turns(seats, seed):
        life = dict(zip(content_of(match).animal_ids, content_of(match).life, strict=True))
        for piece in board(match).values():
            if ":" not in piece:
                animal, _, wounds = piece.partition("+")
                assert int(wounds or 0) < life[animal]
                wounded += bool(wounds)

    assert wounded > 0


@every_match
def test_2_2_9_gladiators_and_animals_are_conserved(seats: int, seed: str) -> None:
    """2.2.9, 2.1.2 In piles, teams, pens and out of the game: sixty by type, and twelve animals."""
    for match in questions(seats, seed):
        view = match.view(None)
        places = [ints(view, "piles"), ints(inner(view, "gone"), "men")]
        places += [ints(one, "men") for one in inners(view, "spaces") + inners(view, "pens")]
        assert [sum(kind) for kind in zip(*places, strict=True)] == SUPPLY
        held = [ints(pen, "animals") for pen in inners(view, "pens")]
        held += [ints(view, "spares"), ints(inner(view, "gone"), "animals")]
        standing = [number(space, "animal") for space in inners(view, "spaces")]
        seen = [animal for several in held for animal in several]
        seen += [animal for animal in standing if animal >= 0]
        just_drawn = bool(match.to_act) and match.state.pending[0].ask == "lair"
        assert len(seen) == len(set(seen))
        assert len(seen) + number(view, "stack") + just_drawn == 12
        assert CLASH.conserved(match.state) == [*SUPPLY, 12]


@every_match
def test_2_3_2_occupied_spaces_change_only_as_stated(seats: int, seed: str) -> None:
    """2.3.2, 5.8.1, 7.3 Seventeen at first, one fewer for each side that falls, one more by 7.3."""
    for match in turns(seats, seed):
        kinds = [event.kind for event in match.events]
        fallen = kinds.count("wiped_out") + kinds.count("killed")
        assert len(board(match)) == 17 - fallen + kinds.count("entered")


@every_match
def test_5_9_1_nobody_is_switched_off_between_battles(seats: int, seed: str) -> None:
    """5.9.1, 5.2.5 Every plan begins with all gladiators active."""
    for match in turns(seats, seed):
        battle = inner(match.view(None), "battle")
        assert is_between_battles(match)
        assert battle["off"] == [[0] * 5, [0] * 5]


@every_match
def test_5_3_1_dice_rolls_rerolls_and_nets_of_every_battle(seats: int, seed: str) -> None:
    """5.2.6, 5.3.1, 5.4.3, 5.9.2, 6.4, 9.2 One to five dice; two rolls, one reroll, four nets."""
    match = play_out(begin("clash", seats, seed), seed)

    for battle in battles(match):
        rolls = [event.args for event in battle if event.kind == "rolled"]
        first_rolls = [args for args in rolls if args[2] == 0]
        assert 1 <= len(first_rolls) <= 2
        assert len(rolls) - len(first_rolls) <= 1
        assert {len(args) - 3 for args in rolls} <= {1, 2, 3, 4, 5}
        assert sum(event.kind == "netted" for event in battle) <= 4
        assert sum(event.kind in ("wiped_out", "killed") for event in battle) <= 1
        assert sum(event.kind == "advanced" for event in battle) == sum(
            event.kind in ("wiped_out", "killed") for event in battle
        )


@every_match
def test_5_9_2_a_battle_with_no_side_fallen_has_two_rolls(seats: int, seed: str) -> None:
    """5.9.2, 5.7.1, 5.8.1 Both sides roll, unless one fell before."""
    match = play_out(begin("clash", seats, seed), seed)

    lengths = [
        sum(event.kind == "rolled" and event.args[2] == 0 for event in battle)
        for battle in battles(match)
        if not any(event.kind in ("wiped_out", "killed") for event in battle)
    ]

    assert lengths
    assert set(lengths) == {2}


@every_match
def test_9_3_strength_never_rises_and_falls_in_every_battle_that_is_not_idle(
    seats: int, seed: str
) -> None:
    """9.3 P is 119, 151, 151, 175 at the start; idle battles leave it, others lower it."""
    plans = ("team", "beast")
    seen: list[tuple[int, int, int]] = []

    for match in questions(seats, seed):
        if match.to_act and match.state.pending[0].ask in plans:
            fought = len(told(match, "attacked"))
            seen.append((fought, strength(match), number(match.view(None), "idle")))

    assert seen[0] == (0, STRENGTH[seats], 0)
    for (fought, before, idle), (later, after, idle_after) in pairwise(seen):
        assert after <= before
        if later == fought + 1:
            assert (after == before) == (idle_after == idle + 1)
            assert (after < before) == (idle_after == 0)


@every_match
def test_8_5_the_sum_of_all_scores_is_bounded(seats: int, seed: str) -> None:
    """8.5 At most the gladiators used and 24; just that if all were captured or survived."""
    match = play_out(begin("clash", seats, seed), seed)

    view = match.view(None)
    lost = sum(ints(inner(view, "gone"), "men")) - (60 - USED[seats])
    animals_in_pens = sum(len(ints(pen, "animals")) for pen in inners(view, "pens"))

    bound = USED[seats] + 24
    assert sum(match.scores) <= bound
    assert (sum(match.scores) == bound) == (lost == 0 and animals_in_pens == 12)
    assert sum(match.scores) == USED[seats] - lost + 2 * animals_in_pens


def test_8_5_the_bound_is_reached() -> None:
    """8.5 All sixteen and sixteen in pens or alive, all twelve animals in pens: 32 + 24 = 56."""
    match = arrange(
        {"C2": "a:LSSS", "C3": "lion-1+2", "E1": "b:SSSS"},
        spares=[],
        pens={
            0: "SSSSNNNN lion-2 lion-3 lion-4 bull-1 bull-2 bull-3",
            1: "TTTTTTTTHHHHHHHH bull-4 bear-1 bear-2 bear-3 bear-4",
        },
    )
    script(match, "*...")

    attack(match, "C2", "C3")

    assert sum(match.scores) == 32 + 24


@pytest.mark.parametrize(("option", "lost"), [("nobody", 2), ("roller", 0)])
def test_8_5_an_animal_that_left_the_game_keeps_the_sum_below_the_bound(
    option: str, lost: int
) -> None:
    """8.5, 7.8 The led lion fell to another animal: two points are nobody's, or the roller's."""
    match = arrange(
        {"B2": "a:SSSS", "A3": "a:SSSS", "C2": "lion-1+2", "C3": "bear-3+5", "E1": "b:SSSS"},
        seats=3,
        turn=2,
        spares=[],
        pens={0: "lion-2 lion-3 lion-4 bull-1 bull-2 bull-3 bull-4 bear-1 bear-2 bear-4"},
        options={"fallen_beast": option},
    )
    script(match, "..", "*...")
    lead(match, "lion-1", "C3")
    script(match, "#....")

    attack(match, "B2", "C2")

    assert match.over
    assert sum(match.scores) == 12 + 24 - lost


@every_match
def test_3_8_nobody_is_ever_without_a_legal_attack(seats: int, seed: str) -> None:
    """3.8, 7.2 No question without options, no pass, under the stricter path and may_pass too."""
    for options in (None, STRICT):
        for match in questions(seats, seed, options):
            if match.to_act:
                (seat,) = match.to_act
                assert match.choices(seat) >= 1
        attackers = told(match, "attacked", "passed")
        order = [line.split()[1] for line in attackers]
        first = "abcde".index(order[0])
        assert order == ["abcde"[(first + turn) % seats] for turn in range(len(order))]
        assert options is not None or not told(match, "passed")


@every_match
def test_9_3_matches_end_within_the_bound(seats: int, seed: str) -> None:
    """9.3, 8.2, 8.3 By one of the three ends, in far fewer decisions than the bound."""
    match = play_out(begin("clash", seats, seed, STRICT), seed)

    assert match.over
    assert len(told(match, "ended")) == 1
    assert len(match.answers) <= CLASH.bound(match.setup)
    fought = len(told(match, "attacked", "passed"))
    assert fought <= (STRENGTH[seats] + 1) * 10


@every_match
def test_9_3_a_turn_asks_at_most_fourteen_decisions(seats: int, seed: str) -> None:
    """9.3 Three for the plan, four nets, one reroll, six casualties."""
    asked: dict[int, int] = {}

    for match in questions(seats, seed):
        fought = len(told(match, "attacked"))
        if match.to_act and fought:
            asked[fought] = asked.get(fought, 0) + 1

    assert max(asked.values()) <= 14


@every_match
def test_1_6_pens_never_shrink(seats: int, seed: str) -> None:
    """1.6 What lies in a pen never comes back into play."""
    before: list[list[int]] = [[0] * 6 for _ in range(seats)]

    for match in questions(seats, seed):
        now = [
            [*ints(pen, "men"), len(ints(pen, "animals"))]
            for pen in inners(match.view(None), "pens")
        ]
        for earlier, later in zip(before, now, strict=True):
            assert all(new >= old for old, new in zip(earlier, later, strict=True))
        before = now

    assert sum(sum(pen) for pen in before) > 0


@every_match
def test_8_4_at_the_end_no_gladiator_is_on_the_board(seats: int, seed: str) -> None:
    """8.4, 8.6 All survivors are in pens; the winners have most points."""
    match = play_out(begin("clash", seats, seed), seed)

    assert not [piece for piece in board(match).values() if ":" in piece]
    best = max(match.scores)
    assert match.winners == [seat for seat in range(seats) if match.scores[seat] == best]
    assert told(match, "scored") == [
        f"scored {'abcde'[seat]} {points}" for seat, points in enumerate(match.scores)
    ]


def test_1_4_the_faces_come_as_often_as_they_should() -> None:
    """1.4 Blanks half of the time, singles a third, lethals a sixth, over thousands of dice."""
    counts = [0, 0, 0]
    for number_of in range(12):
        match = play_out(begin("clash", 5, f"faces {number_of}"), "faces")
        for event in match.events:
            if event.kind == "rolled":
                for face in event.args[3:]:
                    counts[face] += 1

    dice = sum(counts)
    shares = [count / dice for count in counts]

    assert dice > 3000
    assert shares == pytest.approx([1 / 2, 1 / 3, 1 / 6], abs=0.03)
