"""The arena: four gladiators for each seat, their cards, tokens and points (chapter 2).

A gladiator is a number: four times his seat, plus his place in the familia. A set of gladiators, of
seats or of cards is one int, with a bit for each.
"""

from typing import Final, final

from harena.games.jugula.components.content import STOIQUE
from harena.games.jugula.components.ground import (
    AROUND,
    BESIDE,
    FACINGS,
    IN_FRONT,
    NEAR,
    SQUARES,
    zone_of,
)
from harena.games.jugula.components.layout import ArenaFields
from harena.games.jugula.steps import RESIGN
from harena.kernel.decisions import NO_MORE, Fan
from harena.toolkit.auctions import highest
from harena.toolkit.bits import size
from harena.toolkit.squares import NOWHERE, WAYS

NOBODY: Final = -1
NO_CARD: Final = -1
NO_ARMATURA: Final = -1
FAMILIA: Final = 4
LUDUS: Final = 6
MOST_SEATS: Final = 4
GLADIATORS: Final = FAMILIA * MOST_SEATS
HEALTHY: Final = 0
WOUNDED: Final = 1
OUT: Final = 2
LAST_FAMILIA: Final = 0
# Cards in a row kept in one number: so many bits each.
DIGIT: Final = 5
DIGIT_MASK: Final = 31
BY_TURNS: Final = 0
SECRETLY: Final = 1
BY_LOT: Final = 2
EXCLUSIVELY: Final = 3
OF_THREE: Final = 0
FREELY: Final = 1
UNSEEN: Final = 2


@final
class Arena(ArenaFields):
    """A match of Jugula, or a series of them. No supply of tokens can run out (2.8)."""

    def lay_out(self) -> None:
        """2.1, 2.4 An empty arena, and no familia chosen."""
        men = FAMILIA * self.seats
        self.ludus = [NO_ARMATURA] * (LUDUS * self.seats)
        self.absent = [0] * (LUDUS * self.seats)
        self.order = []
        self.board = [NOBODY] * SQUARES
        self.armatura = [NO_ARMATURA] * men
        self.origin = [NOBODY] * men
        self.square = [NOWHERE] * men
        self.facing = [0] * men
        self.condition = [OUT] * men

    def copy(self) -> "Arena":
        """An arena that lives its own life."""
        return Arena(self.seats, self.content, self)

    def scores(self) -> list[int]:
        """3.7.4, 3.9.3 Points; in a Munus the glory."""
        return self.glory[:] if self.matches > 1 else self.points[:]

    def winners(self) -> list[int]:
        """3.8.1, 3.8.3, 3.8.5 Who has won; of a Munus, who is ahead in glory (3.9.5)."""
        if self.matches == 1:
            return [seat for seat in range(self.seats) if self.victors >> seat & 1]
        merit: list[int] = []
        for seat in range(self.seats):
            merit.append((self.glory[seat] * 100 + self.won[seat]) * 1000 - self.lost[seat])
        return highest(merit)

    def interjections(self, seat: int) -> list[Fan]:
        """3.8.8, R46 On his turn, when he is asked for a card, a player may resign."""
        if seat == self.active and self.pending[0].ask == "play":
            return [(RESIGN, [0], seat, 0, 0)]
        return NO_MORE

    # Players.

    def is_in(self, seat: int) -> bool:
        """3.8.2 Whether a familia has not withdrawn."""
        return not self.withdrawn >> seat & 1

    def left_in(self) -> list[int]:
        """The seats whose familiae are still in, in the order of the seats."""
        return [seat for seat in range(self.seats) if not self.withdrawn >> seat & 1]

    def others_in(self, seat: int) -> list[int]:
        """The opponents who are still in."""
        return [other for other in self.left_in() if other != seat]

    # Gladiators.

    def side(self, man: int) -> int:
        """2.4 Where the content has the values of the side that lies up."""
        return 2 * self.armatura[man] + (self.condition[man] == WOUNDED)

    def traits(self, man: int) -> int:
        """3.6.12 The traits of the side that lies up."""
        return self.content.traits[self.side(man)]

    def is_heavy(self, man: int) -> int:
        """2.4 Heavy is 1, light 0."""
        return self.content.heavy[self.armatura[man]]

    def is_free(self, man: int) -> bool:
        """2.7 In the arena, without a hindrance token."""
        return self.square[man] != NOWHERE and not self.hindered >> man & 1

    def men(self, seat: int) -> list[int]:
        """The gladiators of a seat that are in the arena."""
        first = FAMILIA * seat
        found: list[int] = []
        for man in range(first, first + FAMILIA):
            if self.square[man] != NOWHERE:
                found.append(man)
        return found

    def free_men(self, seat: int) -> list[int]:
        """2.7 Those of them without a hindrance token."""
        found: list[int] = []
        for man in range(FAMILIA * seat, FAMILIA * (seat + 1)):
            if self.square[man] != NOWHERE and not self.hindered >> man & 1:
                found.append(man)
        return found

    def any_free_man(self, seat: int) -> bool:
        """2.7 Whether there is one."""
        for man in range(FAMILIA * seat, FAMILIA * (seat + 1)):
            if self.square[man] != NOWHERE and not self.hindered >> man & 1:
                return True
        return False

    def stand_on(self, man: int, square: int) -> None:
        """A gladiator comes to stand on a free square."""
        here = self.square[man]
        if here != NOWHERE:
            self.board[here] = NOBODY
        self.square[man] = square
        self.board[square] = man

    def take_off(self, man: int) -> None:
        """3.7.8 Out of the arena at once, with his tokens."""
        self.board[self.square[man]] = NOBODY
        self.square[man] = NOWHERE
        keep = ~(1 << man)
        self.hindered &= keep
        self.dust = [set_by_one & keep for set_by_one in self.dust]
        self.old_dust = [set_by_one & keep for set_by_one in self.old_dust]
        self.count_muted()

    def count_muted(self) -> None:
        """3.4.10, 3.6.4 Whom a token or Pulvis keeps from binding, taxing and threatening."""
        muted = self.hindered
        for seat in range(self.seats):
            muted |= self.dust[seat] | self.old_dust[seat]
        self.muted = muted

    def is_dusted(self, man: int) -> bool:
        """2.7 Whether a Pulvis marker lies on him; two count as one (R37)."""
        for seat in range(self.seats):
            if (self.dust[seat] | self.old_dust[seat]) >> man & 1:
                return True
        return False

    def fronts_on(self, square: int, seat: int) -> list[int]:
        """2.2, 3.4.10 The enemies of a seat who have a square in their front and can use it."""
        found: list[int] = []
        board, muted = self.board, self.muted
        for near in AROUND[square]:
            man = board[near]
            if man == NOBODY or man // FAMILIA == seat or muted >> man & 1:
                continue
            if zone_of(near, self.facing[man], square) == IN_FRONT:
                found.append(man)
        return found

    def dangers_on(self, square: int, seat: int) -> list[int]:
        """3.4.6 The ways to the enemies of a seat on whose danger square this is."""
        found: list[int] = []
        board, muted = self.board, self.muted
        for facing in range(FACINGS):
            near = NEAR[WAYS * square + 2 * facing]
            man = board[near] if near != NOWHERE else NOBODY
            if man == NOBODY or man // FAMILIA == seat or muted >> man & 1:
                continue
            if self.facing[man] == (facing + 2) % FACINGS:
                found.append(2 * facing)
        return found

    def is_bound(self, square: int, seat: int) -> bool:
        """3.4.6 Whether there is one."""
        board, muted = self.board, self.muted
        for near in BESIDE[square]:
            man = board[near]
            if man == NOBODY or man // FAMILIA == seat or muted >> man & 1:
                continue
            if NEAR[WAYS * near + 2 * self.facing[man]] == square:
                return True
        return False

    def is_stoic(self, man: int) -> bool:
        """3.6.11 No token, and threats mean nothing to him."""
        return self.content.traits[self.side(man)] & STOIQUE != 0

    # Cards.

    def held(self, seat: int) -> int:
        """How many cards a hand has."""
        return size(self.hand[seat])

    def hand_limit(self, seat: int) -> int:
        """2.5 By Vox Populi."""
        return self.content.limit[self.vox[seat]]
