"""What holds in every match, whoever plays how: the ten invariants, over matches played by lot.

Looked at after every answer; what happens between two answers is counted from what is told.
"""

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

import pytest

import harena
from harena.games.heroes.components.bout import (
    BY_KILLING_STROKE,
    CRIPPLED,
    NOBODY,
    UNCONSCIOUS,
    Bout,
)
from harena.games.heroes.components.content import (
    ITEMS,
    NET,
    NOTHING,
    PARTS,
    RETIARIUS,
    STRENGTH,
)
from harena.games.heroes.components.roster import own_of, total_of
from harena.games.heroes.match.movement import SURRENDER
from harena.games.heroes.rulebook import bound
from harena.kernel.agenda import Args
from harena.kernel.dice import Dice
from harena.kernel.events import Event
from harena.kernel.match import Match
from harena.kernel.setup import PlayValue
from harena.lessons import Lesson, lessons_of
from harena.lessons.scene import set_scene
from tests.games.heroes.arrange import HEROES
from tests.games.heroes.careers import YEAR, past, play, star

OUT: Final = ("spared", "executed", "killed")
# 5.1.0.2 What a gladiator-turn asks at most: three handlings and the action, the Manoeuvre and 21
# tests of an attack by two seats each, and the rest once.
AT_MOST: Final = {
    "action": 4,
    "zone": 1,
    "pick": 1,
    "target": 1,
    "weapon": 1,
    "bonus": 44,
    "opening": 1,
    "location": 1,
    "star_power": 1,
}
BUILDS: Final = [[4, 4, 4], [6, 6, 6], [7, 7, 5], [7, 6, 6], [6, 7, 7], [7, 7, 6]]
TABLES: Final[list[tuple[int, dict[str, PlayValue]]]] = [
    (1, {"star_power": True}),
    (1, {"gladiators_per_seat": 4, "npg_allies": 3}),
    (2, {}),
    (2, {"gladiators_per_seat": 3, "star_power": True, "snare_stack": "larger_only"}),
    (2, {"gladiators_per_seat": 2, "to_the_death": "yes", "star_power": True}),
    (3, {"mode": "same_side", "to_the_death": "yes", "turn_limit": 20}),
    (4, {"mode": "free_for_all", "gladiators_per_seat": 3}),
    (5, {"mode": "free_for_all", "gladiators_per_seat": 2, "arena": "flavia"}),
]


class Moment(NamedTuple):
    """The bout after an answer, what was asked, and what was told since the answer before."""

    bout: Bout
    ask: str
    told: list[Event]


def chosen(match: Match, seat: int, chooser: Dice) -> int:
    """By instinct, all Bonus Dice at once, or by lot without surrender: so there is a fight."""
    options = match.options(seat)
    lot = chooser.below(3)
    if lot == 0:
        return HEROES.instinct(match.state, seat)
    if lot == 1 and options[0].ask == "bonus":
        return len(options) - 1
    kept = [one for one in options if (one.ask, one.choice) != ("action", SURRENDER)] or options
    return options.index(kept[chooser.below(len(kept))])


def watched(match: Match, lot: str) -> list[Moment]:
    """Every moment of a match, to its end."""
    chooser = Dice()
    chooser.seed(lot)
    moments, seen = [], 0
    while not match.over:
        seat = match.to_act[0]
        ask = match.options(seat)[0].ask
        match.answer(seat, chosen(match, seat, chooser))
        bout, told_now = match.state, match.events_from(seen)
        assert isinstance(bout, Bout)
        moments.append(Moment(bout.copy(), ask, told_now))
        seen += len(told_now)
    return moments


@cache
def matches() -> list[list[Moment]]:
    """Of every kind some, with what happens before the first turn left out."""
    found = []
    for number, (seats, options) in enumerate(TABLES * 4):
        match = harena.begin("heroes", seats, f"invariants {number}", options)
        found.append(watched(match, f"{number}"))
    return found


def fought() -> list[Moment]:
    """Every moment of a fight."""
    return [moment for match in matches() for moment in match if moment.bout.turn]


def steps() -> list[tuple[Bout, Bout]]:
    """Every moment of a fight with the one after it."""
    return [
        (before.bout, after.bout)
        for match in matches()
        for before, after in pairwise(match)
        if before.bout.turn
    ]


def told(match: list[Moment]) -> list[Event]:
    return [event for moment in match for event in moment.told]


def happened(kind: str) -> int:
    """How often something has happened: what never does proves nothing."""
    return sum(event.kind == kind for match in matches() for event in told(match))


def test_2_6_0_1_everybody_stands_in_one_zone_and_at_most_four_in_each() -> None:
    """Invariant 1."""
    most = 0
    for bout, _, _ in fought():
        zones = Counter(bout.zone[one] for one in bout.functioning())
        assert set(zones) <= set(range(len(bout.zones().ids)))
        most = max(most, *zones.values())

    assert most == 4


def test_2_4_2_parts_and_attributes_stay_in_their_bounds_and_never_rise() -> None:
    """Invariant 2."""
    for bout, _, _ in fought():
        assert all(0 <= left <= all_ for left, all_ in zip(bout.health, bout.whole, strict=True))
        pairs = zip(bout.current, bout.original, strict=True)
        assert all(0 <= now <= first for now, first in pairs)
    for before, after in steps():
        assert all(now <= was for now, was in zip(after.health, before.health, strict=True))
        assert all(now <= was for now, was in zip(after.current, before.current, strict=True))
        assert (after.whole, after.original) == (before.whole, before.original)


class Purse:
    """3.7 Bonus Dice and what they depend on, from what is told alone."""

    def __init__(self, bout: Bout) -> None:
        self.bout = bout
        self.bonus = [0] * bout.count()
        self.strength = [0] * bout.count()
        self.zone = [0] * bout.count()
        self.out: set[int] = set()
        self.rises: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        kind, args = event.kind, event.args
        if kind in ("armed", "recruited"):
            one = self.bout.name.index(args[0])
            self.bonus[one], self.strength[one] = args[7], args[5 if kind == "armed" else 4]
        elif kind == "diludium":
            # 6.6.1.1 Never while a functioning gladiator holds a Bonus Die.
            assert not any(self.bonus[one] for one in self.standing())
        elif kind in ("entered", "moved", "rolled_away"):
            self.zone[self.bout.name.index(args[0])] = args[-1]
        elif kind in OUT:
            self.out.add(self.bout.name.index(args[0]))
        elif kind == "weakened" and args[1] == STRENGTH:
            self.strength[self.bout.name.index(args[0])] = args[2]
        elif kind in ("rolled", "rested", "stood", "refreshed"):
            self.count(self.bout.name.index(args[0]), kind, args)

    def standing(self) -> list[int]:
        return [one for one in range(self.bout.count()) if one not in self.out]

    def is_alone(self, one: int) -> bool:
        return all(
            self.zone[other] != self.zone[one]
            for other in self.standing()
            if self.bout.are_enemies(one, other)
        )

    def count(self, one: int, kind: str, args: Args) -> None:
        """3.7.1.1, 6.6.2.1 What rises, and how far."""
        if kind == "rolled":
            self.bonus[one] -= args[2]
        elif kind == "refreshed":
            assert args[1] == max(1, 2 * self.strength[one])
            self.bonus[one], self.zone[one] = args[1], args[2]
            self.rises[kind] += 1
        elif args[1] != self.bonus[one]:
            assert self.bonus[one] < args[1] == self.strength[one]
            assert self.is_alone(one)
            self.bonus[one] = args[1]
            self.rises[kind] += 1


def test_3_7_1_1_bonus_dice_rise_only_by_rest_standing_up_alone_switching_or_a_break() -> None:
    """Invariants 3 and 8; who switches hands rests (3.10.6.2)."""
    rises: Counter[str] = Counter()
    for match in matches():
        purse = Purse(match[-1].bout)
        for bout, _, events in match:
            for event in events:
                purse.hear(event)
            if bout.turn:
                assert bout.bonus == purse.bonus
                assert min(bout.bonus) >= 0
        rises += purse.rises

    assert set(rises) == {"rested", "stood", "refreshed"}
    assert happened("switched")


def test_3_10_6_3_each_item_is_in_one_hand_or_in_one_zone_or_a_net_used_up() -> None:
    """Invariant 4."""
    for match in matches():
        first = next(moment.bout for moment in match if moment.bout.turn)
        brought = Counter(
            first.content.original_gear(style, hand) for style in first.style for hand in (0, 1)
        )
        for bout, _, _ in match:
            if not bout.turn:
                continue
            here = Counter(item for item in bout.hands if item != NOTHING)
            here += Counter(spot % len(ITEMS) for spot in bout.lying)
            here[NET] += bout.lost_nets
            assert here == brought
            assert all(spot // len(ITEMS) < len(bout.zones().ids) for spot in bout.lying)
            assert brought[NET] == bout.style.count(RETIARIUS)
            for one in range(bout.count()):
                for hand, arm in ((0, 1), (1, 3)):
                    assert bout.works(one, arm) or bout.hands[2 * one + hand] == NOTHING


def test_5_3_1_4_in_a_net_one_stands_only_by_being_steady() -> None:
    """Invariant 5: and for each who is in a net one is used up."""
    for match in matches():
        upright: set[int] = set()
        caught = NOBODY
        for bout, _, events in match:
            for event in events:
                if event.kind == "ensnared":
                    caught = event.args[1]
                elif event.kind == "steadied" and event.args[0] == caught:
                    upright.add(caught)
                if event.kind in ("freed", "knocked_down"):
                    upright.discard(event.args[0])
                if event.kind != "ensnared":
                    caught = NOBODY
            netted = [one for one in range(bout.count()) if bout.ensnared[one]]
            assert len(netted) <= bout.lost_nets
            assert {bout.name[one] for one in netted if not bout.down[one]} <= upright

    assert happened("ensnared") > 10


def test_5_4_3_0_3_wounds_dealt_are_wounds_taken_and_star_power_never_rises() -> None:
    """Invariant 6."""
    for bout, _, _ in fought():
        assert sum(bout.wounds) == sum(bout.dealt)
    for match in matches():
        wounded = Counter(event.args[0] for event in told(match) if event.kind == "wounded")
        bout = match[-1].bout
        assert bout.wounds == [wounded[name] for name in bout.name]
    for before, after in steps():
        assert all(now <= was for now, was in zip(after.star_dice, before.star_dice, strict=True))
        assert min(after.star_dice) >= 0

    assert happened("defied") > 10


def test_6_0_1_a_blow_puts_one_out_at_most_so_somebody_is_left() -> None:
    """Invariant 7."""
    for match in matches():
        blows: list[int] = []
        for event in told(match):
            if event.kind == "hit":
                blows.append(0)
            elif event.kind in ("collapsed", "crippled"):
                blows[-1] += 1
        bout = match[-1].bout
        by_blow = [one in (BY_KILLING_STROKE, UNCONSCIOUS, CRIPPLED) for one in bout.manner]
        assert max(blows, default=0) <= 1
        assert sum(blows) == sum(by_blow)
        assert all(moment.bout.functioning() for moment in match)
    for before, after in steps():
        assert all(now == was for now, was in zip(after.fate, before.fate, strict=True) if was)


def test_6_6_1_1_a_match_that_is_not_to_the_death_has_one_break_at_most() -> None:
    """Invariant 8; what a break needs is asked of it above. 6.7.1 The second is the dismissal."""
    dismissed = 0
    for number in range(40):
        match = harena.begin("heroes", 2, f"breaks {number}", {})
        while not match.over:
            seat = match.to_act[0]
            options = match.options(seat)
            spends = options[0].ask == "bonus"
            match.answer(seat, len(options) - 1 if spends else HEROES.instinct(match.state, seat))
        bout, kinds = match.state, [event.kind for event in match.events]
        assert isinstance(bout, Bout)
        assert bout.breaks == kinds.count("diludium") <= 1
        dismissed += "dismissed" in kinds and bout.turn < bout.turn_limit

    assert dismissed
    lasts = [moments[-1].bout for moments in matches()]
    assert max(bout.breaks for bout in lasts if bout.to_the_death)
    assert max(bout.breaks for bout in lasts if not bout.to_the_death) == 1


def test_7_7_2_2_after_a_raise_nothing_is_above_its_limit_and_only_one_has_risen() -> None:
    """Invariant 9: Attributes to 7, AP Totals to 20, one point a match."""
    rises = 0
    for number in range(80):
        before = BUILDS[number % len(BUILDS)]
        locale = "rome" if sum(before) > 16 else "fringes"
        carried = past([star("Priscus", attributes=before, locale=locale)])
        match = play(harena.begin("heroes", 1, f"raised {number}", {**YEAR}, carried=carried))
        bout = match.state
        assert isinstance(bout, Bout)
        after = own_of(bout, 0)
        rolled = [event.args[2] for event in match.events if event.kind == "trained_up"]
        risen = sum(max(0, now - was) for now, was in zip(after, before, strict=True))
        assert len(rolled) <= 1
        assert risen == sum(rolled)
        assert max(after) <= 7
        assert total_of(bout, 0) <= 20
        rises += risen

    assert rises >= 3


def test_5_1_0_2_a_match_ends_within_its_turns_and_a_turn_asks_a_bounded_number() -> None:
    """Invariant 10."""
    for number, match in enumerate(matches()):
        seats, options = TABLES[number % len(TABLES)]
        setup = HEROES.settle(seats, dict(options), HEROES.built_in(), {})
        assert match[-1].bout.ended
        assert match[-1].bout.turn <= setup.number("turn_limit")
        assert len(match) < bound(setup)
        asked: Counter[str] = Counter()
        for moment in match:
            asked[moment.ask] += 1
            if any(event.kind == "acts" for event in moment.told):
                asked = Counter()
            if moment.bout.turn and moment.bout.acting >= 0:
                assert all(count <= AT_MOST[ask] for ask, count in asked.items())


@pytest.mark.parametrize("lesson", lessons_of("heroes"), ids=lambda lesson: lesson.id)
def test_5_4_3_0_3_who_has_wounds_in_a_lesson_has_parts_that_are_hurt(lesson: Lesson) -> None:
    """2.4.1 A wound is seen on the Roster Card, and nothing else is."""
    bout = set_scene(lesson).state
    assert isinstance(bout, Bout)

    for one in range(bout.count()):
        hurt = [part for part in range(len(PARTS)) if bout.is_hurt(one, part)]
        assert bool(hurt) == bool(bout.wounds[one])
