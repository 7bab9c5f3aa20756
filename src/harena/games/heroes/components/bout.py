"""The bout: every gladiator with his Roster Card, and the sand they stand on (chapter 2).

A gladiator is his place in the entry list (4.8.4); those outside know him by his name.
"""

from typing import Final, final

from harena.games.heroes.components.content import (
    ATTRIBUTES,
    HANDS,
    NOTHING,
    PARTS,
    ROOM,
    SAVVY,
    SPEED,
    STRENGTH,
)
from harena.games.heroes.components.layout import BoutFields
from harena.games.heroes.components.zones import Zones

NOBODY: Final = -1
NOWHERE: Final = -1
# Sides.
OURS: Final = 0
THEIRS: Final = 1
DRAW: Final = -1
MOST_SEATS: Final = 5
MOST_PER_SEAT: Final = 4
MOST_ON_A_SIDE: Final = 8

# 4.1 Modes: alone, all seats on one side, two teams, each seat for itself.
SOLO: Final = 0
SAME_SIDE: Final = 1
HEAD_TO_HEAD: Final = 2
FREE_FOR_ALL: Final = 3

# 6 What has become of a gladiator, and how he went out.
FUNCTIONING: Final = 0
DEAD: Final = 1
EXECUTED: Final = 2
SPARED: Final = 3
STANDING: Final = 0
BY_KILLING_STROKE: Final = 1
UNCONSCIOUS: Final = 2
CRIPPLED: Final = 3
BY_SURRENDER: Final = 4
CONDEMNED: Final = 5

# The tests that Bonus Dice may be used in (3.7.2).
NO_TEST: Final = 0
MANOEUVRE: Final = 1
NET_TOSS: Final = 2
ATTACK: Final = 3
# 5.3 What the attacker has found: nothing more, the Advantage, or room for a Bash.
PLAIN: Final = 0
ADVANTAGE: Final = 1
BASH: Final = 2

# What `blow` holds.
WINNER: Final = 0
LOSER: Final = 1
IMPACT: Final = 2
FORCE: Final = 3
ROW: Final = 4
DAMAGE: Final = 5
KNOCKS: Final = 6
BLOW: Final = 7


@final
class Bout(BoutFields):
    """A match of Heroes of the Colosseum. Nothing in it is hidden but sealed answers."""

    def lay_out(self, owners: list[int], sides: list[int]) -> None:
        """2.3.1, 2.4.1 A Roster Card for every gladiator, still empty."""
        count = len(owners)
        self.owner = owners
        self.side = sides
        self.name = [NOTHING] * count
        self.woman = [0] * count
        self.left_handed = [0] * count
        self.stature = [NOTHING] * count
        self.signature = [0] * count
        self.second = [0] * count
        self.primary = [NOTHING] * count
        self.secondary = [NOTHING] * count
        self.style = [NOTHING] * count
        self.wanted = [NOTHING] * count
        self.own = [0] * (len(ATTRIBUTES) * count)
        self.original = [0] * (len(ATTRIBUTES) * count)
        self.current = [0] * (len(ATTRIBUTES) * count)
        self.whole = [0] * (len(PARTS) * count)
        self.health = [0] * (len(PARTS) * count)
        self.bonus = [0] * count
        self.star_dice = [0] * count
        self.hands = [NOTHING] * (len(HANDS) * count)
        self.blow = [0] * BLOW
        self.lay_records(count)

    def lay_records(self, count: int) -> None:
        """6.8.0.1 Nobody stands anywhere, and nothing has been done or suffered."""
        self.zone = [NOWHERE] * count
        self.gate = [NOWHERE] * count
        self.down = [0] * count
        self.ensnared = [0] * count
        self.blinded = [0] * count
        self.steadied = [0] * count
        self.wounds = [0] * count
        self.dealt = [0] * count
        self.defeated = [0] * count
        self.strokes = [0] * count
        self.hurt_by = [NOBODY] * count
        self.beaten_by = [NOBODY] * count
        self.kicked = [0] * count
        self.threw = [0] * count
        self.fate = [FUNCTIONING] * count
        self.manner = [STANDING] * count
        self.pardoned = [0] * count
        self.missed_at = [NOWHERE] * count

    def copy(self) -> "Bout":
        """A bout that lives its own life."""
        return Bout(self.seats, self.content, self)

    def scores(self) -> list[int]:
        """6.0.1 A point for every seat of the side that has won; 6.7.1 nobody's is a draw."""
        found = [0] * self.seats
        if self.ended and self.victor != DRAW:
            for gladiator, owner in enumerate(self.owner):
                if owner != NOBODY and self.side[gladiator] == self.victor:
                    found[owner] = 1
        return found

    def winners(self) -> list[int]:
        """6.0.1, 6.0.2 The seats of the winning side; none in a draw, or if the others have won."""
        return [seat for seat, score in enumerate(self.scores()) if score]

    # Gladiators.

    def zones(self) -> Zones:
        """The arena of this match."""
        return self.content.zones[self.arena]

    def count(self) -> int:
        """How many gladiators there are."""
        return len(self.owner)

    def is_star(self, gladiator: int) -> bool:
        """3.1.1 A gladiator that a seat decides for; all others are NPGs."""
        return self.owner[gladiator] != NOBODY

    def functions(self, gladiator: int) -> bool:
        """6.0.1 Not out: neither dead, unconscious, felled nor surrendered."""
        return self.fate[gladiator] == FUNCTIONING

    def functioning(self) -> list[int]:
        """6.0.1 All who are not out, in the order of the entry list."""
        return [one for one in range(len(self.fate)) if self.fate[one] == FUNCTIONING]

    def are_enemies(self, one: int, other: int) -> bool:
        """4.1 Whether two are on different sides."""
        return self.side[one] != self.side[other]

    def enemies(self, gladiator: int) -> list[int]:
        """2.6.0.2 The functioning enemies of a gladiator."""
        side = self.side[gladiator]
        return [
            one
            for one in range(len(self.fate))
            if self.fate[one] == FUNCTIONING and self.side[one] != side
        ]

    def enemies_in(self, gladiator: int, zone: int) -> list[int]:
        """2.6.0.2 The functioning enemies of a gladiator in a zone."""
        side = self.side[gladiator]
        return [
            one
            for one in range(len(self.fate))
            if self.zone[one] == zone and self.fate[one] == FUNCTIONING and self.side[one] != side
        ]

    def is_occupied(self, gladiator: int, zone: int) -> bool:
        """2.6.0.2 Whether a zone holds a functioning enemy of his; a beaten man is none (R6)."""
        side = self.side[gladiator]
        for one in range(len(self.fate)):
            if self.zone[one] == zone and self.fate[one] == FUNCTIONING and self.side[one] != side:
                return True
        return False

    def has_room(self, zone: int) -> bool:
        """2.6.0.1 At most four functioning gladiators share a zone; bodies do not count."""
        there = 0
        for one in range(len(self.fate)):
            if self.zone[one] == zone and self.fate[one] == FUNCTIONING:
                there += 1
        return there < ROOM

    def has(self, gladiator: int, signature: int) -> bool:
        """3.5 Whether one of his Signatures is this."""
        return self.signature[gladiator] == signature or self.second[gladiator] == signature

    # Attributes (3.6): three numbers for each gladiator.

    def savvy(self, gladiator: int) -> int:
        """5.4.9.1.1 Current Savvy: with wounds, and one less while blinded, not below 0 (R64)."""
        found = self.current[3 * gladiator + SAVVY]
        return found - 1 if self.blinded[gladiator] and found else found

    def strength(self, gladiator: int) -> int:
        """3.6.0.1 Current Strength, with wounds."""
        return self.current[3 * gladiator + STRENGTH]

    def speed(self, gladiator: int) -> int:
        """3.6.0.1 Current Speed, with wounds; unarmoured Speed is not in it (R19)."""
        return self.current[3 * gladiator + SPEED]

    def original_savvy(self, gladiator: int) -> int:
        """3.6.0.1 Savvy at the start of the match (R90)."""
        return self.original[3 * gladiator + SAVVY]

    def original_strength(self, gladiator: int) -> int:
        """3.6.0.1 Strength at the start of the match (R90)."""
        return self.original[3 * gladiator + STRENGTH]

    def total(self, gladiator: int) -> int:
        """3.6.4.3, 3.5.4 AP Total: match-start Attributes and, unless for Fame only, Signatures."""
        first = 3 * gladiator
        found = sum(self.original[first : first + 3])
        return found + self.signature_points(gladiator) if self.signatures_count else found

    def signature_points(self, gladiator: int) -> int:
        """3.5.4 What his Signatures are worth in Attribute Points."""
        points = self.content.signature_points
        return points[self.signature[gladiator]] + points[self.second[gladiator]]

    # Parts (2.4): seven numbers for each gladiator.

    def part(self, gladiator: int, part: int) -> int:
        """2.4.2 The Strength left in a part; only damage moves it (R4)."""
        return self.health[7 * gladiator + part]

    def works(self, gladiator: int, part: int) -> bool:
        """5.4.4 A part at 0 no longer functions."""
        return self.health[7 * gladiator + part] > 0

    def is_hurt(self, gladiator: int, part: int) -> bool:
        """2.4.2 Whether a part has taken damage in this match."""
        return self.health[7 * gladiator + part] < self.whole[7 * gladiator + part]

    # Bonus Dice (3.7).

    def is_spent(self, gladiator: int) -> bool:
        """6.4.1 Spent: no Bonus Dice left."""
        return self.bonus[gladiator] == 0

    def recover(self, gladiator: int) -> None:
        """3.7.1.1 Bonus Dice rise to current Strength, never above it, and never fall."""
        self.bonus[gladiator] = max(self.bonus[gladiator], self.strength(gladiator))
