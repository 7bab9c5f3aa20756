"""The bout: every gladiator with his sheet, his cards, his Items and his figure; and the beasts.

A figure is a number: a gladiator's is his seat, a beast's is FIRST_BEAST and its place among the
beasts. A set of cards is a number (cards.py), and so is a set of Items or Powers: a bit for each.
"""

from typing import Final, final

from harena.games.gladiatori.cards import KINDS, held
from harena.games.gladiatori.content import Content
from harena.games.gladiatori.fields import EMPTY, MISSING, ZEROS
from harena.games.gladiatori.steps import ADAPT_CARDS, BRACE, GIVE_UP, RESIST
from harena.games.gladiatori.traits import ADAPTATION, ANY_TIME, DELAY, POWERS, RESISTANCE, TRAITS
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


@final
class Bout(State):
    """A match of Gladiatori."""

    def __init__(self, seats: int, content: Content, model: "Bout | None" = None) -> None:
        super().__init__(seats, model)
        self.content: Content = content
        # Options of play.
        self.mode = NO_BEASTS
        self.turns = 6
        self.free_placement = False
        self.damage_bonus = False
        self.learning = False
        self.method = 0
        self.creation = 0
        self.duplicates = False
        self.overlimit = False
        self.lone = NOBODY
        self.release: list[int] = NOT_LAID_OUT
        # The sheets: whom one plays, for which side, with how many coins.
        self.character: list[int] = NOT_LAID_OUT
        self.team: list[int] = NOT_LAID_OUT
        self.enlarged = 0
        self.campaign = False
        self.xp: list[int] = NOT_LAID_OUT
        self.prize = 0
        self.coins: list[int] = NOT_LAID_OUT
        self.purse: list[int] = NOT_LAID_OUT
        self.extras: list[int] = NOT_LAID_OUT
        self.start: list[int] = NOT_LAID_OUT
        self.now: list[int] = NOT_LAID_OUT
        self.over: list[int] = NOT_LAID_OUT
        self.powers: list[int] = NOT_LAID_OUT
        self.used: list[int] = NOT_LAID_OUT
        # The cards: all of the deck list, and where they are. `later` are those of 15.1.
        self.owned: list[int] = NOT_LAID_OUT
        self.deck: list[int] = NOT_LAID_OUT
        self.hand: list[int] = NOT_LAID_OUT
        self.life: list[int] = NOT_LAID_OUT
        self.discard: list[int] = NOT_LAID_OUT
        self.removed: list[int] = NOT_LAID_OUT
        self.later: list[int] = NOT_LAID_OUT
        self.bids: list[int] = NOT_LAID_OUT
        self.row: list[int] = NOT_LAID_OUT
        # Items: in play before their owners, damaged, out of the game, laid out to be taken.
        self.items: list[int] = NOT_LAID_OUT
        self.damaged = 0
        self.gone = 0
        self.offered: list[int] = NOT_LAID_OUT
        # Which figure each Item holds, being a net that was used in melee (10.10).
        self.nets: list[int] = NOT_LAID_OUT
        # Figures, and who stands on each hex; on a gate one of the beasts there.
        self.board: list[int] = NOT_LAID_OUT
        self.place: list[int] = NOT_LAID_OUT
        self.facing: list[int] = NOT_LAID_OUT
        self.trapped: list[int] = NOT_LAID_OUT
        self.unbalanced: list[int] = NOT_LAID_OUT
        self.down: list[int] = NOT_LAID_OUT
        self.fate: list[int] = NOT_LAID_OUT
        self.wounds: list[int] = NOT_LAID_OUT
        # Beasts on the board, waiting to be let in by kind, and due in the next combat round.
        self.beasts: list[int] = NOT_LAID_OUT
        self.lairs: list[int] = NOT_LAID_OUT
        self.netted: list[int] = NOT_LAID_OUT
        self.waiting: list[int] = NOT_LAID_OUT
        self.coming: list[int] = NOT_LAID_OUT
        # Points, the stack of markers from the top, and who has moved his in this round.
        self.points: list[int] = NOT_LAID_OUT
        self.stack: list[int] = NOT_LAID_OUT
        self.scored = 0
        self.first_blood = False
        # The turn, the combat round, the order of it, whose round it is, and who is Passive.
        self.turn = 0
        self.round = 0
        self.order: list[int] = NOT_LAID_OUT
        self.wishes: list[int] = NOT_LAID_OUT
        self.resting: list[int] = NOT_LAID_OUT
        self.secret = False
        self.current = NOBODY
        self.opening = False
        self.passive = 0
        # Where everybody stood when the current player's round began, for 16.8 and 16.9.
        self.stood: list[int] = NOT_LAID_OUT
        self.engaged = 0
        self.faced = 0
        # What the current player has done: hexes entered, and turned although bound (14.1).
        self.entered = 0
        self.turned = False
        # All totals and cards that were shown in this turn: what everybody may remember.
        self.said: list[int] = NOT_LAID_OUT
        # What lasts: Delay's bonus till the round's end, Unbeatable's +4 and its last round, help.
        self.guarded = 0
        self.strong = 0
        self.doom: list[int] = NOT_LAID_OUT
        self.help: list[int] = NOT_LAID_OUT
        # Markers that arrive at the end of the current player's round (6.30).
        self.falling: list[int] = NOT_LAID_OUT
        # Whether the one who picks has stopped picking.
        self.stopped = False
        # The fight: who attacks whom, in which order, how.
        self.attacker = NOBODY
        self.targets: list[int] = NOT_LAID_OUT
        self.swept = False
        self.thrown = NOTHING
        self.net = NOTHING
        self.breaks = NOTHING
        self.helped = NOBODY
        self.feinted = False
        # From the front: a bit for each target in the order struck. Who was killed, was caught, has
        # made the other stumble; the Item that broke; what a beast's dice brought, by target.
        self.frontal = 0
        self.slain = 0
        self.caught = 0
        self.staggered = 0
        self.broken = 0
        self.packs = 0
        self.tolls = 0
        self.seven = 0
        self.mauls = False
        # What each has put into the action or reaction he is in, so that a Feint can undo it.
        self.card: list[int] = NOT_LAID_OUT
        self.fresh = 0
        self.played: list[int] = NOT_LAID_OUT
        self.shown = 0
        self.traded: list[int] = NOT_LAID_OUT
        self.skilled: list[int] = NOT_LAID_OUT
        self.raised: list[int] = NOT_LAID_OUT
        self.bled: list[int] = NOT_LAID_OUT
        self.sped: list[int] = NOT_LAID_OUT
        self.sacrificed: list[int] = NOT_LAID_OUT
        self.lunged: list[int] = NOT_LAID_OUT
        self.leapt: list[int] = NOT_LAID_OUT
        self.deep: list[int] = NOT_LAID_OUT
        self.plain: list[int] = NOT_LAID_OUT
        self.exerted: list[int] = NOT_LAID_OUT
        self.acrobatic = 0
        self.strong_used = 0
        self.help_used: list[int] = NOT_LAID_OUT
        # FAV against each target and FDV of each, in the order struck.
        self.attacks: list[int] = NOT_LAID_OUT
        self.defences: list[int] = NOT_LAID_OUT
        self.dealt: list[int] = NOT_LAID_OUT
        self.damage = 0
        self.ended = False

    def lay_out(self) -> None:
        """4.1 Everything empty, for so many seats."""
        seats, items = self.seats, len(self.content.item_ids)
        self.release = self.content.release[:]
        self.team = list(range(seats))
        self.start = [0] * (TRAITS * seats)
        self.now = [0] * (TRAITS * seats)
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
        """One line a field."""
        twin = Bout(self.seats, self.content, self)
        twin.mode = self.mode
        twin.turns = self.turns
        twin.free_placement = self.free_placement
        twin.damage_bonus = self.damage_bonus
        twin.learning = self.learning
        twin.method = self.method
        twin.creation = self.creation
        twin.duplicates = self.duplicates
        twin.overlimit = self.overlimit
        twin.lone = self.lone
        twin.release = self.release[:]
        twin.character = self.character[:]
        twin.team = self.team[:]
        twin.enlarged = self.enlarged
        twin.campaign = self.campaign
        twin.xp = self.xp[:]
        twin.prize = self.prize
        twin.coins = self.coins[:]
        twin.purse = self.purse[:]
        twin.extras = self.extras[:]
        twin.start = self.start[:]
        twin.now = self.now[:]
        twin.over = self.over[:]
        twin.powers = self.powers[:]
        twin.used = self.used[:]
        twin.owned = self.owned[:]
        twin.deck = self.deck[:]
        twin.hand = self.hand[:]
        twin.life = self.life[:]
        twin.discard = self.discard[:]
        twin.removed = self.removed[:]
        twin.later = self.later[:]
        twin.bids = self.bids[:]
        twin.row = self.row[:]
        twin.items = self.items[:]
        twin.damaged = self.damaged
        twin.gone = self.gone
        twin.offered = self.offered[:]
        twin.nets = self.nets[:]
        twin.board = self.board[:]
        twin.place = self.place[:]
        twin.facing = self.facing[:]
        twin.trapped = self.trapped[:]
        twin.unbalanced = self.unbalanced[:]
        twin.down = self.down[:]
        twin.fate = self.fate[:]
        twin.wounds = self.wounds[:]
        twin.beasts = self.beasts[:]
        twin.lairs = self.lairs[:]
        twin.netted = self.netted[:]
        twin.waiting = self.waiting[:]
        twin.coming = self.coming[:]
        twin.points = self.points[:]
        twin.stack = self.stack[:]
        twin.scored = self.scored
        twin.first_blood = self.first_blood
        twin.turn = self.turn
        twin.round = self.round
        twin.order = self.order[:]
        twin.wishes = self.wishes[:]
        twin.resting = self.resting[:]
        twin.secret = self.secret
        twin.current = self.current
        twin.opening = self.opening
        twin.passive = self.passive
        twin.stood = self.stood[:]
        twin.engaged = self.engaged
        twin.faced = self.faced
        twin.entered = self.entered
        twin.turned = self.turned
        twin.said = self.said[:]
        twin.guarded = self.guarded
        twin.strong = self.strong
        twin.doom = self.doom[:]
        twin.help = self.help[:]
        twin.falling = self.falling[:]
        twin.stopped = self.stopped
        twin.attacker = self.attacker
        twin.targets = self.targets[:]
        twin.swept = self.swept
        twin.thrown = self.thrown
        twin.net = self.net
        twin.breaks = self.breaks
        twin.helped = self.helped
        twin.feinted = self.feinted
        twin.frontal = self.frontal
        twin.slain = self.slain
        twin.caught = self.caught
        twin.staggered = self.staggered
        twin.broken = self.broken
        twin.packs = self.packs
        twin.tolls = self.tolls
        twin.seven = self.seven
        twin.mauls = self.mauls
        twin.card = self.card[:]
        twin.fresh = self.fresh
        twin.played = self.played[:]
        twin.shown = self.shown
        twin.traded = self.traded[:]
        twin.skilled = self.skilled[:]
        twin.raised = self.raised[:]
        twin.bled = self.bled[:]
        twin.sped = self.sped[:]
        twin.sacrificed = self.sacrificed[:]
        twin.lunged = self.lunged[:]
        twin.leapt = self.leapt[:]
        twin.deep = self.deep[:]
        twin.plain = self.plain[:]
        twin.exerted = self.exerted[:]
        twin.acrobatic = self.acrobatic
        twin.strong_used = self.strong_used
        twin.help_used = self.help_used[:]
        twin.attacks = self.attacks[:]
        twin.defences = self.defences[:]
        twin.dealt = self.dealt[:]
        twin.damage = self.damage
        twin.ended = self.ended
        return twin

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
        alive = self.fate[seat] == ALIVE
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
            if self.now[spot] < self.start[spot] and not self.over[seat] >> trait & 1:
                return True
        return False

    # The end.

    def scores(self) -> list[int]:
        """1.2, 20.11 Victory Points; against beasts alone, one for each who is alive at the end."""
        if self.mode in (NO_BEASTS, COLISEUM):
            return self.points[:]
        return [int(self.ended and fate == ALIVE) for fate in self.fate]

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
        """1.2, 1.3, 1.5, 1.9 Most points of a team, the dead too, then hit points (R4, R171).

        20.11, 20.11.2 Against beasts everybody, if one is truly alive; else nobody (R109, R152).
        """
        if self.mode in (SOLO, COOPERATIVE):
            return list(range(self.seats)) if ALIVE in self.fate else []
        totals: dict[int, tuple[int, int]] = {}
        for seat in range(self.seats):
            points, life = totals.get(self.team[seat], (0, 0))
            totals[self.team[seat]] = (points + self.points[seat], life + self.vitality(seat))
        for team, (points, life) in totals.items():
            if self.lone != NOBODY and team != self.team[self.lone]:
                totals[team] = (points + self.content.two_against_one, life)
        best = max(totals.values())
        return [seat for seat in range(self.seats) if totals[self.team[seat]] == best]
