"""The bout: every gladiator with his sheet, his cards, his Items and his figure; and the beasts.

A figure is a number: a gladiator's is his seat, a beast's is FIRST_BEAST and its place among the
beasts. A set of cards is a number (cards.py), and so is a set of Items or Powers: a bit for each.
"""

from typing import Final, final

from harena.games.gladiatori.components.cards import KINDS, held
from harena.games.gladiatori.components.content import Content
from harena.games.gladiatori.components.fields import EMPTY, FIELDS, MISSING, SHARED, ZEROS
from harena.games.gladiatori.components.traits import (
    ADAPTATION,
    ANY_TIME,
    DELAY,
    POWERS,
    RESISTANCE,
    TRAITS,
)
from harena.games.gladiatori.steps import ADAPT_CARDS, BRACE, GIVE_UP, RESIST
from harena.kernel.decisions import NO_MORE, Fan
from harena.kernel.state import State

NOBODY: Final = -1
NOTHING: Final = -1
MOST_SEATS: Final = 4
FIRST_BEAST: Final = MOST_SEATS
MOST_BEASTS: Final = 30
FIGURES: Final = FIRST_BEAST + MOST_BEASTS
NOT_LAID_OUT: Final[list[int]] = []

POWERS_FROM: Final = 3
# While somebody picks cards or Elements one by one, nobody comes in between.
PICKS: Final = ("spend", "recover", "adapt", "lunge")
BEFORE_ACTION: Final = ("opening", "action")
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


def replaced(values: list[int], place: int, value: int) -> list[int]:
    """A list like another, with one value changed: for those that copies share."""
    twin = values[:]
    twin[place] = value
    return twin


def own(values: list[int]) -> list[int]:
    """A list of one's own; an empty one is only ever replaced, so it may be shared."""
    return values[:] if values else values


@final
class Bout(State):
    """A match of Gladiatori, fresh or the twin of a model."""

    # So many fields are set faster in slots than in a dictionary: copies take two thirds.
    __slots__ = ("content", *FIELDS)

    def __init__(  # noqa: PLR0915 one line a field
        self, seats: int, content: Content, model: "Bout | None" = None
    ) -> None:
        super().__init__(seats, model)
        self.content: Content = content
        # Options of play.
        self.mode: int = NO_BEASTS if model is None else model.mode
        self.turns: int = 6 if model is None else model.turns
        self.free_placement: bool = False if model is None else model.free_placement
        self.damage_bonus: bool = False if model is None else model.damage_bonus
        self.learning: bool = False if model is None else model.learning
        self.method: int = 0 if model is None else model.method
        self.creation: int = 0 if model is None else model.creation
        self.duplicates: bool = False if model is None else model.duplicates
        self.overlimit: bool = False if model is None else model.overlimit
        self.lone: int = NOBODY if model is None else model.lone
        self.release: list[int] = NOT_LAID_OUT if model is None else model.release
        # The sheets: whom one plays, for which side, with how many coins.
        self.character: list[int] = NOT_LAID_OUT if model is None else model.character
        self.team: list[int] = NOT_LAID_OUT if model is None else model.team
        self.enlarged: int = 0 if model is None else model.enlarged
        self.campaign: bool = False if model is None else model.campaign
        self.xp: list[int] = NOT_LAID_OUT if model is None else model.xp
        self.prize: int = 0 if model is None else model.prize
        self.given: list[int] = NOT_LAID_OUT if model is None else model.given
        self.coins: list[int] = NOT_LAID_OUT if model is None else model.coins
        self.purse: list[int] = NOT_LAID_OUT if model is None else model.purse
        self.extras: list[int] = NOT_LAID_OUT if model is None else model.extras
        self.start: list[int] = NOT_LAID_OUT if model is None else model.start
        self.remaining: list[int] = NOT_LAID_OUT if model is None else model.remaining[:]
        self.overskilled: list[int] = NOT_LAID_OUT if model is None else model.overskilled[:]
        self.powers: list[int] = NOT_LAID_OUT if model is None else model.powers[:]
        self.used: list[int] = NOT_LAID_OUT if model is None else model.used[:]
        # The cards: all of the deck list, and where they are. `later` are those of 15.1.
        self.owned: list[int] = NOT_LAID_OUT if model is None else model.owned
        self.deck: list[int] = NOT_LAID_OUT if model is None else model.deck[:]
        self.hand: list[int] = NOT_LAID_OUT if model is None else model.hand[:]
        self.life: list[int] = NOT_LAID_OUT if model is None else model.life[:]
        self.discard: list[int] = NOT_LAID_OUT if model is None else model.discard[:]
        self.removed: list[int] = NOT_LAID_OUT if model is None else model.removed[:]
        self.laid_aside: list[int] = NOT_LAID_OUT if model is None else model.laid_aside
        self.bids: list[int] = NOT_LAID_OUT if model is None else model.bids
        self.row: list[int] = NOT_LAID_OUT if model is None else model.row[:]
        # Items: in play before their owners, damaged, out of the game, laid out to be taken.
        self.items: list[int] = NOT_LAID_OUT if model is None else model.items[:]
        self.damaged: int = 0 if model is None else model.damaged
        self.gone: int = 0 if model is None else model.gone
        self.offered: list[int] = NOT_LAID_OUT if model is None else model.offered
        # Which figure each Item holds, being a net that was used in melee (10.10).
        self.nets: list[int] = NOT_LAID_OUT if model is None else model.nets
        # Figures, and who stands on each hex; on a gate one of the beasts there.
        self.board: list[int] = NOT_LAID_OUT if model is None else model.board[:]
        self.place: list[int] = NOT_LAID_OUT if model is None else model.place[:]
        self.facing: list[int] = NOT_LAID_OUT if model is None else model.facing[:]
        self.trapped: list[int] = NOT_LAID_OUT if model is None else model.trapped[:]
        self.unbalanced: list[int] = NOT_LAID_OUT if model is None else model.unbalanced[:]
        self.down: list[int] = NOT_LAID_OUT if model is None else model.down[:]
        self.fate: list[int] = NOT_LAID_OUT if model is None else model.fate[:]
        self.wounds: list[int] = NOT_LAID_OUT if model is None else model.wounds
        # Beasts on the board, waiting to be let in by kind, and due in the next combat round.
        self.beasts: list[int] = NOT_LAID_OUT if model is None else own(model.beasts)
        self.lairs: list[int] = NOT_LAID_OUT if model is None else own(model.lairs)
        self.netted: list[int] = NOT_LAID_OUT if model is None else own(model.netted)
        self.waiting: list[int] = NOT_LAID_OUT if model is None else model.waiting[:]
        self.coming: list[int] = NOT_LAID_OUT if model is None else model.coming[:]
        # Points, the stack of markers from the top, and who has moved his in this round.
        self.points: list[int] = NOT_LAID_OUT if model is None else model.points[:]
        self.stack: list[int] = NOT_LAID_OUT if model is None else model.stack
        self.scored: int = 0 if model is None else model.scored
        self.first_blood: bool = False if model is None else model.first_blood
        # The turn, the combat round, the order of it, whose round it is, and who is Passive.
        self.turn: int = 0 if model is None else model.turn
        self.round: int = 0 if model is None else model.round
        self.order: list[int] = NOT_LAID_OUT if model is None else model.order
        self.wishes: list[int] = NOT_LAID_OUT if model is None else model.wishes[:]
        self.resting: list[int] = NOT_LAID_OUT if model is None else model.resting[:]
        self.secret: bool = False if model is None else model.secret
        self.current: int = NOBODY if model is None else model.current
        self.opening: bool = False if model is None else model.opening
        self.passive: int = 0 if model is None else model.passive
        # Where everybody stood when the current player's round began, for 16.8 and 16.9.
        self.stood: list[int] = NOT_LAID_OUT if model is None else model.stood
        self.engaged: int = 0 if model is None else model.engaged
        self.faced: int = 0 if model is None else model.faced
        # What the current player has done: hexes entered, and turned although bound (14.1).
        self.entered: int = 0 if model is None else model.entered
        self.turned: bool = False if model is None else model.turned
        # All totals and cards that were shown in this turn: what everybody may remember.
        self.announced: list[int] = NOT_LAID_OUT if model is None else model.announced
        # What lasts: Delay's bonus till the round's end, Unbeatable's +4 and its last round, help.
        self.guarded: int = 0 if model is None else model.guarded
        self.unbeaten: int = 0 if model is None else model.unbeaten
        self.doom: list[int] = NOT_LAID_OUT if model is None else model.doom
        self.help: list[int] = NOT_LAID_OUT if model is None else model.help
        # Markers that arrive at the end of the current player's round (6.30).
        self.falling: list[int] = NOT_LAID_OUT if model is None else model.falling[:]
        # Whether the one who picks has stopped picking.
        self.stopped: bool = False if model is None else model.stopped
        # The fight: who attacks whom, in which order, how.
        self.attacker: int = NOBODY if model is None else model.attacker
        self.targets: list[int] = NOT_LAID_OUT if model is None else model.targets
        self.swept: bool = False if model is None else model.swept
        self.thrown: int = NOTHING if model is None else model.thrown
        self.net: int = NOTHING if model is None else model.net
        self.breaks: int = NOTHING if model is None else model.breaks
        self.helped: int = NOBODY if model is None else model.helped
        self.feinted: bool = False if model is None else model.feinted
        # From the front: a bit for each target in the order struck. Who was killed, was caught, has
        # made the other stumble; the Item that broke; what a beast's dice brought, by target.
        self.frontal: int = 0 if model is None else model.frontal
        self.slain: int = 0 if model is None else model.slain
        self.caught: int = 0 if model is None else model.caught
        self.staggered: int = 0 if model is None else model.staggered
        self.broken: int = 0 if model is None else model.broken
        self.packs: int = 0 if model is None else model.packs
        self.tolls: int = 0 if model is None else model.tolls
        self.seven_brings: int = 0 if model is None else model.seven_brings
        self.mauls: bool = False if model is None else model.mauls
        # What each has put into the action or reaction he is in, so that a Feint can undo it.
        self.card: list[int] = NOT_LAID_OUT if model is None else model.card[:]
        self.newly_laid: int = 0 if model is None else model.newly_laid
        self.played: list[int] = NOT_LAID_OUT if model is None else model.played[:]
        self.shown: int = 0 if model is None else model.shown
        self.traded: list[int] = NOT_LAID_OUT if model is None else model.traded[:]
        self.skilled: list[int] = NOT_LAID_OUT if model is None else model.skilled[:]
        self.raised: list[int] = NOT_LAID_OUT if model is None else model.raised[:]
        self.bled: list[int] = NOT_LAID_OUT if model is None else model.bled[:]
        self.sped: list[int] = NOT_LAID_OUT if model is None else model.sped[:]
        self.sacrificed: list[int] = NOT_LAID_OUT if model is None else model.sacrificed[:]
        self.lunged: list[int] = NOT_LAID_OUT if model is None else model.lunged[:]
        self.leapt: list[int] = NOT_LAID_OUT if model is None else model.leapt[:]
        self.deep_wounds: list[int] = NOT_LAID_OUT if model is None else model.deep_wounds[:]
        self.plain: list[int] = NOT_LAID_OUT if model is None else model.plain[:]
        self.exerted: list[int] = NOT_LAID_OUT if model is None else model.exerted[:]
        self.acrobatic: int = 0 if model is None else model.acrobatic
        self.unbeaten_used: int = 0 if model is None else model.unbeaten_used
        self.help_used: list[int] = NOT_LAID_OUT if model is None else model.help_used
        # FAV against each target and FDV of each, in the order struck.
        self.attacks: list[int] = NOT_LAID_OUT if model is None else own(model.attacks)
        self.defences: list[int] = NOT_LAID_OUT if model is None else own(model.defences)
        self.dealt: list[int] = NOT_LAID_OUT if model is None else own(model.dealt)
        self.damage: int = 0 if model is None else model.damage
        self.ended: bool = False if model is None else model.ended
        if model is not None and model.turn == 0:
            for field in SHARED:
                setattr(self, field, getattr(self, field)[:])

    def lay_out(self) -> None:
        """4.1 Everything empty, for so many seats."""
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
        for field in ZEROS:
            setattr(self, field, [0] * seats)
        for field in MISSING:
            setattr(self, field, [NOTHING] * seats)
        for field in EMPTY:
            setattr(self, field, [])

    def copy(self) -> "Bout":
        """A bout that lives its own life; after set-up the SHARED lists are only ever replaced."""
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
        if not mine and not self.powers[seat] & ANY_TIME:
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
        if mine:
            fans.append((GIVE_UP, [SURRENDERING], seat, 0, 0))
        return fans

    def has_spent(self, seat: int) -> bool:
        """12.0.5, 12.9 Whether there is anything to recover (R160)."""
        if self.discard[seat]:
            return True
        for trait in range(TRAITS):
            spot = TRAITS * seat + trait
            if self.remaining[spot] < self.start[spot] and not self.overskilled[seat] >> trait & 1:
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
