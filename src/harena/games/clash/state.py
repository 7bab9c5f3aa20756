"""The arena: every piece and where it is (chapter 1)."""

from typing import Final, final

from harena.games.clash.content import DIGIT, DIGIT_MASK, MEN, total
from harena.games.clash.layout import ArenaFields
from harena.toolkit.auctions import highest
from harena.toolkit.bits import members

NOBODY: Final = -1
NO_ANIMAL: Final = -1
NOWHERE: Final = -1
ATTACKER: Final = 0
DEFENDER: Final = 1
# Of a match: gladiators enter (2.2), animals enter (2.3), the fight (3).
ENTRY: Final = 0
ANIMALS_ENTER: Final = 1
FIGHT: Final = 2
PHASES: Final = ("entry", "animals", "fight")


@final
class Arena(ArenaFields):
    """A match of Clash.

    A space is empty, or holds one team, or one animal (1.1). A team has one to four gladiators and
    belongs to one player for good (1.3). Tokens are not limited (9.1). There are no hidden hands,
    trades or take-backs here (9.5).
    """

    def lay_out(self) -> None:
        """2.1.1, 2.1.3 Gladiators in open piles by type; each player takes his bases."""
        size = self.content.board.size
        self.piles = MEN.gather(self.content.supply)
        self.bases = [self.content.bases[self.seats]] * self.seats
        self.men = [0] * size
        self.animals = [NO_ANIMAL] * size
        self.tokens = [0] * size
        self.at = [NOWHERE, NOWHERE]
        self.off = [0, 0]
        self.hands = [NOBODY, NOBODY]

    def copy(self) -> "Arena":
        """An arena that lives its own life."""
        return Arena(self.seats, self.content, self)

    def scores(self) -> list[int]:
        """8.5 One point a gladiator in the pen, two an animal."""
        content = self.content
        scores: list[int] = []
        for seat in range(self.seats):
            captives = total(self.pens[seat])
            animals = self.trophies[seat].bit_count()
            scores.append(captives * content.gladiator_points + animals * content.animal_points)
        return scores

    def winners(self) -> list[int]:
        """8.6, 8.7 Most points win, whoever still stands; the tied share the victory (R18)."""
        return highest(self.scores())

    def phase(self) -> int:
        """2.2.9, 2.3.3 What is left of the piles leaves the game; at last the stack lies open."""
        if self.piles:
            return ENTRY
        return ANIMALS_ENTER if self.stack or self.drawn != NO_ANIMAL else FIGHT

    # The board.

    def empty(self) -> int:
        """The spaces that hold no piece."""
        return self.content.board.all & ~self.taken

    def targets(self, seat: int) -> int:
        """3.3 Opposing teams and animals; own teams are never targets."""
        return self.taken & ~self.homes[seat]

    def owner(self, space: int) -> int:
        """Whose team stands on a space; nobody's if it is empty or holds an animal."""
        for seat, home in enumerate(self.homes):
            if home >> space & 1:
                return seat
        return NOBODY

    def size(self, space: int) -> int:
        """How many gladiators the team on a space has.

        Divided by 63, a number leaves the sum of its digits of six bits, if that is below 63; and
        a team has at most four. It is one operation where `total` makes nine.
        """
        return self.men[space] % DIGIT_MASK

    def fielded(self, seat: int) -> int:
        """How many gladiators a player has on the board."""
        men = 0
        for space in members(self.homes[seat]):
            men += total(self.men[space])
        return men

    def has_more_to_place(self, seat: int) -> bool:
        """2.2.9 Whether a player has bases in hand or room on those that stand."""
        if self.bases[seat]:
            return True
        for space in members(self.homes[seat]):
            if self.size(space) < self.content.team_size:
                return True
        return False

    def fighters(self) -> int:
        """How many players have gladiators on the board."""
        count = 0
        for home in self.homes:
            if home:
                count += 1
        return count

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def put_animal(self, animal: int, space: int) -> None:
        """An animal enters the board, unhurt."""
        self.animals[space] = animal
        self.lairs |= 1 << space
        self.taken |= 1 << space

    def move(self, start: int, end: int) -> None:
        """A piece goes to an empty space, and its wound tokens go along (1.5)."""
        self.tokens[end] = self.tokens[start]
        self.tokens[start] = 0
        self.taken ^= 1 << start | 1 << end
        animal = self.animals[start]
        if animal != NO_ANIMAL:
            self.animals[end] = animal
            self.animals[start] = NO_ANIMAL
            self.lairs ^= 1 << start | 1 << end
            return
        self.homes[self.owner(start)] ^= 1 << start | 1 << end
        self.men[end] = self.men[start]
        self.men[start] = 0

    # The battle.

    def is_animal(self, side: int) -> bool:
        """6.1 Whether a side of the battle is an animal, with symbols in place of gladiators."""
        return self.animals[self.at[side]] != NO_ANIMAL

    def is_decided(self) -> bool:
        """5.8.1 Whether a side has fallen: the battle has then ended at once."""
        return self.at[ATTACKER] == NOWHERE or self.at[DEFENDER] == NOWHERE

    def usable(self, side: int) -> int:
        """The gladiators, or symbols of an animal, that a side can use now, of all types.

        5.7.3 Those still active, whoever has rolled; 6.8, R35 an animal's wounds do not weaken it.
        """
        space = self.at[side]
        animal = self.animals[space]
        if animal != NO_ANIMAL:
            return self.content.symbols[animal]
        return self.men[space] - self.off[side]

    def active(self, side: int, kind: int) -> int:
        """How many of a type a side can use now."""
        return self.usable(side) >> DIGIT * kind & DIGIT_MASK

    def active_men(self, side: int) -> int:
        """How many gladiators of a team are not switched off."""
        return total(self.men[self.at[side]] - self.off[side])

    def captor(self, side: int) -> int:
        """Who gets the gladiators a side kills; nobody if it is an unled animal (6.11, 7.6)."""
        if side == ATTACKER:
            return self.turn
        return self.owner(self.at[DEFENDER])
