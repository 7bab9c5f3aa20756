"""The bout: every gladiator with his sheet, his cards, his Items and his figure; and the beasts.

A figure is a number: a gladiator's is his seat, a beast's is FIRST_BEAST and its place among the
beasts. A set of cards is a number (cards.py), and so is a set of Items or Powers: a bit for each.
"""

from typing import Final, final

from harena.games.gladiatori.components.cards import KINDS, held
from harena.games.gladiatori.components.content import MOST_BEASTS
from harena.games.gladiatori.components.layout import BoutFields
from harena.games.gladiatori.components.traits import (
    ADAPTATION,
    ANY_TIME,
    DELAY,
    POWERS,
    RESISTANCE,
    STAND_UP,
    TRAITS,
)
from harena.games.gladiatori.steps import ADAPT_CARDS, BRACE, GIVE_UP, RESIST, RISE
from harena.kernel.decisions import NO_MORE, Fan

NOBODY: Final = -1
NOTHING: Final = -1
MOST_SEATS: Final = 4
FIRST_BEAST: Final = MOST_SEATS
FIGURES: Final = FIRST_BEAST + MOST_BEASTS

# While one learns the game, Special Moves come in this turn, and Powers in this.
MOVES_FROM: Final = 2
POWERS_FROM: Final = 3
# While somebody picks cards or Elements one by one, nobody comes in between.
PICKS: Final = ("spend", "recover", "adapt", "lunge")
BEFORE_ACTION: Final = ("opening", "action")
# Where Stand up! is one of the options.
WINDOWS: Final = ("opening", "closing")
SURRENDERING: Final = POWERS
ALL_KINDS: Final[list[int]] = list(range(KINDS))

# What has become of a gladiator. The doomed fight on (12.3).
ALIVE: Final = 0
DOOMED: Final = 1
DEAD: Final = 2
SURRENDERED: Final = 3

# 20.1 Without beasts, or against them, or with them in the way.
NO_BEASTS: Final = 0
SOLO: Final = 1
COOPERATIVE: Final = 2
COLISEUM: Final = 3

# 1.2, 1.3 What the winner has more of; where nothing tells sides apart, they share the victory.
BY_NOTHING: Final = 0
BY_POINTS: Final = 1
BY_HIT_POINTS: Final = 2
SHARED: Final = 3


@final
class Bout(BoutFields):
    """A match of Gladiatori, fresh or the twin of a model."""

    def lay_out(self) -> None:
        """4.1 What is as long as the content says; all else is laid out as its table has it."""
        seats, items = self.seats, len(self.content.item_ids)
        self.release = self.content.release[:]
        self.team = list(range(seats))
        self.start = [0] * (TRAITS * seats)
        self.remaining = [0] * (TRAITS * seats)
        self.nets = [NOBODY] * items
        self.board = [NOBODY] * self.content.arena.size
        self.waiting = [0] * len(self.content.beast_ids)
        self.coming = [0] * len(self.content.beast_ids)
        self.stack = list(range(seats))
        self.order = list(range(seats))

    def copy(self) -> "Bout":
        """A bout that lives its own life."""
        return Bout(self.seats, self.content, self)

    def stands(self, seat: int) -> bool:
        """Whether a gladiator is still on the board: alive, or doomed but not fallen (12.3)."""
        return self.fate[seat] <= DOOMED

    # What a sheet allows, and what the others can rule out.

    def can_use(self, seat: int, power: int) -> bool:
        """12.0.3, 15.1 He has it still, is not Passive, and Powers are allowed yet."""
        return (
            self.powers[seat] >> power & 1 == 1
            and not self.passive >> seat & 1
            and self.stands(seat)
            and not (self.learning and self.turn < POWERS_FROM)
        )

    def interjections(self, seat: int) -> list[Fan]:
        """12.0.4, 6.8, 12.3.4 Powers of any time in one's own decisions, surrender (R74, R150)."""
        if self.turn == 0 or not self.stands(seat):
            return NO_MORE
        ask = self.pending[0].ask
        mine = seat == self.current and ask in BEFORE_ACTION and self.fate[seat] == ALIVE
        rises = seat == self.current and ask not in WINDOWS and self.can_rise(seat)
        if not mine and not rises and not self.powers[seat] & ANY_TIME:
            return NO_MORE
        if ask in PICKS or (
            self.decision(seat) is None and not (self.opening and ask == "opening")
        ):
            return NO_MORE
        fans: list[Fan] = []
        alive = self.fate[seat] == ALIVE and ask != "unbeatable"
        if alive and self.can_use(seat, ADAPTATION) and self.hand[seat] | self.life[seat]:
            fans.append((ADAPT_CARDS, [ADAPTATION], seat, 0, 0))
        if self.can_use(seat, DELAY):
            fans.append((BRACE, [DELAY], seat, 0, 0))
        if self.can_use(seat, RESISTANCE) and self.has_spent(seat):
            fans.append((RESIST, [RESISTANCE], seat, 0, 0))
        if rises:
            fans.append((RISE, [STAND_UP], seat, 0, 0))
        if mine:
            fans.append((GIVE_UP, [SURRENDERING], seat, 0, 0))
        return fans

    def can_rise(self, seat: int) -> bool:
        """12.2 Stand up! with markers to lose, and not after Passing (R123)."""
        marked = self.trapped[seat] or self.unbalanced[seat]
        return bool(marked) and self.can_use(seat, STAND_UP)

    def has_spent(self, seat: int) -> bool:
        """12.0.5, 12.9 Whether there is anything to recover (R160)."""
        if self.discard[seat]:
            return True
        for trait in range(TRAITS):
            index = TRAITS * seat + trait
            if (
                self.remaining[index] < self.start[index]
                and not self.overskilled[seat] >> trait & 1
            ):
                return True
        return False

    # The end.

    def scores(self) -> list[int]:
        """1.2, 20.11 Victory Points, at the end those of one's team; or who has survived beasts."""
        if self.mode in (NO_BEASTS, COLISEUM):
            return self.totals() if self.ended else self.points[:]
        return [int(self.ended and fate == ALIVE) for fate in self.fate]

    def totals(self) -> list[int]:
        """1.2, 16.7 For each seat the points of its team, less ten where two fought one."""
        found: list[int] = []
        for team in self.team:
            total = 0 if team == self.team[self.lone] else self.handicap()
            for seat, points in enumerate(self.points):
                if self.team[seat] == team:
                    total += points
            found.append(total)
        return found

    def handicap(self) -> int:
        """16.7 What the two lose against one; nothing where there is no lone player."""
        return self.content.two_against_one if self.lone != NOBODY else 0

    def vitality(self, seat: int) -> int:
        """1.4 Hit points that decide a tie: HP deck, cover and Items; the dead have none (R3)."""
        if self.fate[seat] != ALIVE:
            return 0
        total = self.content.cover_life
        for kind in range(KINDS):
            total += held(self.life[seat], kind) * self.content.life[kind]
        for item, life in enumerate(self.content.item_life):
            if self.items[seat] >> item & 1:
                total += life // 2 if self.damaged >> item & 1 else life
        return total

    def winners(self) -> list[int]:
        """1.2, 1.3, 1.5, 1.9, 20.11, 20.11.2 Points of a team, then hit points (R4, R152, R171)."""
        if self.mode in (SOLO, COOPERATIVE):
            return list(range(self.seats)) if ALIVE in self.fate else []
        life = [0] * self.seats
        for seat in range(self.seats):
            life[self.team[seat]] += self.vitality(seat)
        ranks = [(total, life[self.team[seat]]) for seat, total in enumerate(self.totals())]
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]

    def parties(self) -> str:
        """3.10 Whether some fight together, or each for himself."""
        return "teams" if len(set(self.team)) < self.seats else "each"

    def won_by(self) -> int:
        """1.2, 1.3 What has decided; nothing does before the end, nor against beasts (20.11)."""
        if not self.ended or self.mode in (SOLO, COOPERATIVE):
            return BY_NOTHING
        winners = self.winners()
        teams = {self.team[seat] for seat in winners}
        if len(teams) > 1:
            return SHARED
        totals = self.totals()
        rivals = [seat for seat in range(self.seats) if self.team[seat] not in teams]
        is_tied = any(totals[seat] == totals[winners[0]] for seat in rivals)
        return BY_HIT_POINTS if is_tied else BY_POINTS
