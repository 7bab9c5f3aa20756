"""Capua: the Houses with their Treasuries, cards and Influence, and the arena between them.

A Market card is a number; where it is says `place`: a seat, or one of the piles. Intrigue cards of
one kind are all alike, so hands and piles count kinds. A set of seats is one int.
"""

from typing import Final, final

from harena.games.spartacus import steps
from harena.games.spartacus.components.combat import fresh_combat
from harena.games.spartacus.components.content import (
    CARDS,
    FIGHTERS,
    GLADIATORS,
    GUARD,
    KINDS,
    LEVELS,
)
from harena.games.spartacus.components.layout import CapuaFields
from harena.games.spartacus.components.reckoning import level
from harena.kernel.decisions import UNANSWERED, Fan
from harena.toolkit.fields import replaced

NOBODY: Final = -1
NO_CARD: Final = -1
NO_KIND: Final = -1
MOST_SEATS: Final = 5
EVERYBODY: Final = MOST_SEATS

# Where a card is, if it is in no House.
DECK: Final = -1
DISCARD: Final = -2
ON_OFFER: Final = -3

READY: Final = 0
EXHAUSTED: Final = 1
INJURED: Final = 2
FAVORS: Final = 3
CHAMPION: Final = 4

GOAL: Final = LEVELS - 1
SETUP: Final = 0
UPKEEP: Final = 1
INTRIGUE: Final = 2
MARKET: Final = 3
ARENA: Final = 4
TOURNAMENT: Final = 5
PHASES: Final = ("setup", "upkeep", "intrigue", "market", "arena", "tournament")

# An offer: who makes it to whom, and what is in it.
MAKER: Final = 0
PARTNER: Final = 1
PAYS: Final = 2
CHARGES: Final = 3
GIVES: Final = 4
TAKES: Final = 5
GIVES_GUARDS: Final = 6
TAKES_GUARDS: Final = 7
WORD: Final = 8
OFFER_SIZE: Final = 9

# A corner of the arena: the seat, its combatant, and what he carries.
OWNER: Final = 0
FIGHTER: Final = 1
GEAR: Final = 2
SLOTS: Final = 4
CORNER: Final = GEAR + SLOTS
ATTACK: Final = 0
DEFENCE: Final = 1
SPEED: Final = 2
POOLS: Final = 3
STAKES: Final = 4
MOST_GIFTS: Final = 10
BINDING: Final = ("bid", "hosting", "wager", "deal")
DEED: Final = 4
REFUSAL: Final = 1
MOST_SUM: Final = 250

# What may be done although it is not asked.
LAY: Final = MOST_SEATS
WITHDRAW: Final = LAY + 1
PROXY: Final = WITHDRAW + 1
ORDERS: Final = PROXY + 1
FIRST_DEED: Final = ORDERS + 1
# Deeds: the Host invites one of the seats, does not invite the payer, turns his thumb; somebody
# does not support the schemer.
SHUN: Final = MOST_SEATS
THUMB_UP: Final = SHUN + 1
THUMB_DOWN: Final = THUMB_UP + 1
SPURN: Final = THUMB_DOWN + 1
DEEDS: Final = SPURN + MOST_SEATS
# Standing orders: asked in every window; only where it concerns him; then also only by Schemes
# that need so much Influence; never.
ALWAYS: Final = 0
MINE: Final = 1
NEVER: Final = LEVELS
MOST_INSTRUCTIONS: Final = 10


@final
class Capua(CapuaFields):
    """A match of Spartacus. No supply of markers or denarii can run out (R1)."""

    def lay_out(self) -> None:
        """15.1 Every Market card in its deck, every Intrigue card in its own, nothing dealt."""
        seats = self.seats
        self.place = [DECK] * CARDS
        self.condition = [READY] * CARDS
        self.favors = [0] * FIGHTERS
        self.market_deck = list(range(CARDS))
        self.intrigue_deck = [
            kind for kind in range(KINDS) for _ in range(self.content.copies[kind])
        ]
        self.thrown = [0] * KINDS
        self.hand = [0] * (KINDS * seats)
        self.insight = [0] * (KINDS * seats * seats)
        self.slipped = [0] * (seats * seats)
        self.slips = [0] * (seats * seats)
        self.promised = [0] * (seats * seats)
        self.offer = [NOBODY, *([0] * (OFFER_SIZE - 1))]
        self.declined = [0] * OFFER_SIZE
        self.tried = [0] * (KINDS * seats)
        self.corner = [NO_CARD] * (2 * CORNER)
        self.picks = [NO_CARD] * (CORNER * seats)
        self.stakes = [0] * (STAKES * seats)
        self.combat = fresh_combat(self.content)

    def copy(self) -> "Capua":
        """A Capua that lives its own life."""
        return Capua(self.seats, self.content, self)

    def scores(self) -> list[int]:
        """3.4 Influence."""
        return self.influence[:]

    def winners(self) -> list[int]:
        """12.1, 12.2 Who has won alone."""
        return [self.winner] if self.winner != NOBODY else []

    # Seats.

    def others(self, seat: int) -> list[int]:
        """2.3 The other Domini, clockwise from the left of one."""
        seats = self.seats
        return [(seat + turn) % seats for turn in range(1, seats)]

    def all_from(self, seat: int) -> list[int]:
        """2.3 All Domini, clockwise from one of them."""
        seats = self.seats
        return [(seat + turn) % seats for turn in range(seats)]

    # Denarii and Influence.

    def gain(self, seat: int, coins: int) -> None:
        """3.3 Denarii come into a Treasury."""
        self.coins[seat] += coins
        self.reckoned[seat] += coins

    def lose(self, seat: int, coins: int) -> None:
        """3.3.2, 6.6 Denarii go; who falls to none while Treasuries are open will be looked at."""
        if self.take_out(seat, coins):
            if not self.fallen:
                self.then(steps.LOOK_AT_TREASURIES)
            self.fallen |= 1 << seat

    def take_out(self, seat: int, coins: int) -> bool:
        """3.3.2, 6.6 Denarii go; whether an open Treasury has fallen to none by it."""
        self.coins[seat] -= coins
        self.reckoned[seat] -= coins
        if self.reckoned[seat] < 0:
            self.reckon([0] * self.seats)
        return coins > 0 and self.coins[seat] == 0 and not self.closed >> seat & 1

    def reckon(self, shown: list[int]) -> None:
        """13.2, 17.1 All see that everybody has at least so many, as far as gifts must explain."""
        sums = [reckoned - least for reckoned, least in zip(self.reckoned, shown, strict=True)]
        passed = self.slips[:]
        level(sums, passed, NOBODY)
        self.slips = passed
        self.reckoned = [left + least for left, least in zip(sums, shown, strict=True)]

    def part_with(self, seat: int, coins: int) -> None:
        """6.6, 6.11 Out of turn: the window for an empty Treasury waits for nothing else."""
        if self.take_out(seat, coins):
            self.then(steps.CHOOSE_DESTITUTE, seat, 0, seat)

    def hold_windows_back(self) -> None:
        """6.6, 6.8 Windows for empty Treasuries open only after what is put on the agenda next."""
        if not self.fallen:
            self.then(steps.LOOK_AT_TREASURIES)
            self.fallen = 1 << MOST_SEATS

    def earn(self, seat: int, coins: int) -> None:
        """3.3 From the Bank."""
        if coins > 0:
            self.gain(seat, coins)
            self.tell("earned", seat, coins)

    def spend(self, seat: int, coins: int) -> None:
        """3.3 To the Bank."""
        if coins > 0:
            self.tell("spent", seat, coins)
            self.lose(seat, coins)

    def hand_over(self, seat: int, other: int, coins: int) -> None:
        """3.3 From one Dominus to another, openly."""
        if coins > 0:
            self.tell("gave", seat, other, coins)
            self.gain(other, coins)
            self.lose(seat, coins)

    def rise(self, seat: int, points: int) -> None:
        """3.4 Never above twelve: what is more is lost."""
        new = min(GOAL, self.influence[seat] + points)
        if new != self.influence[seat]:
            self.tell("rose", seat, new - self.influence[seat], new)
            self.influence = replaced(self.influence, seat, new)

    def sink(self, seat: int, points: int) -> None:
        """3.4, R2 Never below the floor: what is more is not lost."""
        new = max(self.least, self.influence[seat] - points)
        if new < self.influence[seat]:
            self.tell("fell", seat, self.influence[seat] - new, new)
            self.influence = replaced(self.influence, seat, new)

    def price_of_refusal(self, seat: int) -> int:
        """9.3, 15.9 One Influence; what the card says if the editor had a word."""
        return max(REFUSAL, self.marked[seat])

    # Market cards.

    def is_ready(self, card: int, seat: int) -> bool:
        """3.1, 3.2 Whether a Resource lies face up before a seat."""
        return self.place[card] == seat and self.condition[card] == READY

    def ready_among(self, seat: int, first: int, end: int) -> list[int]:
        """3.2 The ready cards of a seat among these numbers."""
        place, condition = self.place, self.condition
        found: list[int] = []
        for card in range(first, end):
            if place[card] == seat and condition[card] == READY:
                found.append(card)
        return found

    def gladiators(self, seat: int) -> list[int]:
        """3.2.1 His ready Gladiators."""
        return self.ready_among(seat, 0, GLADIATORS)

    def slaves(self, seat: int) -> list[int]:
        """3.2.1 His ready Slaves."""
        return self.ready_among(seat, GLADIATORS, FIGHTERS)

    def fighters(self, seat: int) -> list[int]:
        """9.2.2 His ready Gladiators and Slaves: all may fight."""
        return self.ready_among(seat, 0, FIGHTERS)

    def gear(self, seat: int) -> list[int]:
        """3.2.1 His ready Equipment."""
        return self.ready_among(seat, FIGHTERS, CARDS)

    def bearer(self, seat: int, ability: int, but: int = NO_CARD) -> int:
        """11.5 A ready card of his that has this ability, another than the one who fights."""
        for card in self.content.bearers[ability]:
            if card != but and self.place[card] == seat and self.condition[card] == READY:
                return card
        return NO_CARD

    def is_champion(self, card: int) -> bool:
        """3.6 Whether a Champion marker lies on it."""
        return card < FIGHTERS and self.favors[card] & CHAMPION != 0

    # Intrigue cards.

    def has(self, seat: int, kind: int) -> bool:
        """5.9 Whether a kind is in his hand."""
        return self.hand[KINDS * seat + kind] > 0

    def may_play(self, seat: int, kind: int) -> bool:
        """5.9, 6.7 Whether he might play it, for all that everybody can see."""
        return self.held[seat] > 0 and self.influence[seat] >= self.content.required[kind]

    def can_play(self, seat: int, kind: int) -> bool:
        """5.9 Whether he can: a Reaction needs his own Influence."""
        held = self.hand[KINDS * seat + kind]
        return held > 0 and self.influence[seat] >= self.content.required[kind]

    def heeds(self, seat: int, is_his: bool) -> bool:
        """6.7, 6.7.1, R68 Whether his standing orders let him be asked in a window."""
        orders = self.orders[seat]
        return orders == ALWAYS or (is_his and orders != NEVER)

    def kinds_in_hand(self, seat: int) -> list[int]:
        """The kinds of Intrigue cards that he holds."""
        first = KINDS * seat
        hand = self.hand
        return [kind for kind in range(KINDS) if hand[first + kind]]

    def hand_limit(self, seat: int) -> int:
        """3.4.1 By his present Influence."""
        return self.content.limit[self.influence[seat]]

    # Combat.

    def fighter(self, side: int) -> int:
        """9.2.2 The combatant on a hex."""
        return self.corner[CORNER * side + FIGHTER]

    def owner(self, side: int) -> int:
        """9.2.2 Whose combatant it is."""
        return self.corner[CORNER * side]

    def carried(self, side: int, ability: int) -> int:
        """3.2.1, 11.1, 11.4 A ready piece of Equipment with this effect that he carries."""
        corner, content = self.corner, self.content
        for slot in range(CORNER * side + GEAR, CORNER * side + CORNER):
            card = corner[slot]
            if card >= 0 and content.ability[card] == ability and self.condition[card] == READY:
                return card
        return NO_CARD

    def dice_left(self, side: int) -> int:
        """10.1 Health: all dice of the three pools."""
        first = POOLS * side
        pools = self.combat.pools
        return pools[first] + pools[first + 1] + pools[first + 2]

    # What may be done at any time.

    def interjections(self, seat: int) -> list[Fan]:
        """6.7.1, 7.7.2, 8.7.1, 13.1 to 13.3 Gifts, Guards, withdrawing, limits, orders, deeds."""
        fans: list[Fan] = []
        bound = self.committed()
        free = self.coins[seat] > 0 and self.gifts[seat] < MOST_GIFTS and not bound >> seat & 1
        if free:
            partners = [one for one in range(self.seats) if one != seat and not bound >> one & 1]
            fans.append((steps.OFFER_GIFT, partners, seat, 0, 0))
        if self.hand[KINDS * seat + GUARD]:
            fans.append((steps.LAY_OUT_OF_TURN, [LAY], seat, 0, 0))
        if self.offer[MAKER] == seat and self.pending[0].ask == "deal":
            fans.append((steps.WITHDRAW_OFFER, [WITHDRAW], seat, 0, 0))
        if self.instructed[seat] < MOST_INSTRUCTIONS:
            if self.may_set_limit(seat, bound):
                fans.append((steps.INSTRUCT, [PROXY], seat, 0, 0))
            fans.append((steps.INSTRUCT, [ORDERS], seat, 0, 0))
        if free:
            deeds = [FIRST_DEED + deed for deed in self.deeds_for(seat)]
            if deeds:
                fans.append((steps.PROMISE_DEED, deeds, seat, 0, 0))
        return fans

    def may_set_limit(self, seat: int, bound: int) -> bool:
        """8.7, 8.7.1 A bidder, while bids are awaited; in a tie not who has closed his fist."""
        if not self.bidders >> seat & 1 or self.pending[0].ask not in ("bid", "hosting"):
            return False
        return not (self.rebids and bound >> seat & 1)

    def committed(self) -> int:
        """7.7, 8.6, R12 The seats whose denarii are bound by a sealed bid, wager or reply.

        Who gave away what he has accepted under seal to pay would be asked again, and all would
        see by that what he had said.
        """
        bound = 0
        for decision in self.pending:
            if decision.sealed != UNANSWERED and decision.ask in BINDING:
                bound |= 1 << decision.seat
        for kept in self.kept:
            if kept.ask in BINDING:
                bound |= 1 << kept.seat
        return bound

    def deeds_for(self, seat: int) -> list[int]:
        """13.1 The deeds for which a seat may hold denarii aside now."""
        if self.phase == INTRIGUE and self.active not in (NOBODY, seat):
            open_to = [one for one in range(self.seats) if one not in (seat, self.active)]
            return [SPURN + one for one in open_to if not self.helped >> one & 1]
        if self.phase != ARENA or seat == self.host:
            return []
        found: list[int] = []
        if self.thumb == INVITING:
            for one in range(self.seats):
                if not self.invited >> one & 1:
                    found.append(one)
            if not self.invited >> seat & 1:
                found.append(SHUN)
        if self.thumb <= BEFORE_THUMB:
            found += [THUMB_UP, THUMB_DOWN]
        return found


# How far the Games are, as far as deeds go: places are open, then the thumb is, then nothing.
INVITING: Final = 0
BEFORE_THUMB: Final = 1
NO_DEEDS: Final = 2
