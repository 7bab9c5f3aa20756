"""The bout: every gladiator with his sheet, his cards, his Items and his figure; and the beasts.

A figure is a number: a gladiator's is his seat, a beast's is FIRST_BEAST and its place among the
beasts. A set of cards is a number (cards.py), and so is a set of Items or Powers: a bit for each.
"""

from typing import Final, final

from harena.games.gladiatori.arena import DIRECTIONS, FRONT, NOWHERE, SIDES
from harena.games.gladiatori.cards import KINDS, NO_CARD, NO_CARDS, has, held, kinds_in
from harena.games.gladiatori.content import Content
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

# 2.6, 2.8 Skills, then Abilities; a sheet holds five values for each seat.
OFFENSE: Final = 0
GUARD: Final = 1
ENDURANCE: Final = 2
BLOOD: Final = 3
SPEED: Final = 4
TRAITS: Final = 5
SKILLS: Final = 3

# C4 Powers, numbered as on the sheet, less one.
LUNGE: Final = 0
STAND_UP: Final = 1
UNBEATABLE: Final = 2
LEAP: Final = 3
DEEP_WOUNDS: Final = 4
WRESTLING: Final = 5
ADAPTATION: Final = 6
DELAY: Final = 7
RESISTANCE: Final = 8
POWERS: Final = 9

ANY_TIME: Final = 1 << ADAPTATION | 1 << DELAY | 1 << RESISTANCE
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
        # From the front: a bit for each target in the order struck. Who was killed, caught, will
        # stumble; the Item that broke; what a beast's dice brought, by target.
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
        self.character = [NOBODY] * seats
        self.team = list(range(seats))
        self.xp = [0] * seats
        self.coins = [0] * seats
        self.purse = [0] * seats
        self.extras = [0] * seats
        self.start = [0] * (TRAITS * seats)
        self.now = [0] * (TRAITS * seats)
        self.over = [0] * seats
        self.powers = [0] * seats
        self.used = [0] * seats
        self.owned = [0] * seats
        self.deck = [0] * seats
        self.hand = [0] * seats
        self.life = [0] * seats
        self.discard = [0] * seats
        self.removed = [0] * seats
        self.later = [0] * seats
        self.bids = [0] * seats
        self.row = [0] * seats
        self.items = [0] * seats
        self.offered = []
        self.nets = [NOBODY] * items
        self.board = [NOBODY] * self.content.arena.size
        self.place = [NOWHERE] * seats
        self.facing = [0] * seats
        self.trapped = [0] * seats
        self.unbalanced = [0] * seats
        self.down = [0] * seats
        self.fate = [ALIVE] * seats
        self.wounds = [0] * seats
        self.beasts = []
        self.lairs = []
        self.netted = []
        self.waiting = [0] * len(self.content.beast_ids)
        self.coming = [0] * len(self.content.beast_ids)
        self.points = [0] * seats
        self.stack = list(range(seats))
        self.order = list(range(seats))
        self.wishes = [0] * seats
        self.resting = [0] * seats
        self.stood = []
        self.said = []
        self.doom = [0] * seats
        self.help = []
        self.falling = [0] * seats
        self.targets = []
        self.card = [NO_CARD] * seats
        self.played = [NO_CARDS] * seats
        self.traded = [NOTHING] * seats
        self.skilled = [NOTHING] * seats
        self.raised = [NOTHING] * seats
        self.bled = [0] * seats
        self.sped = [0] * seats
        self.sacrificed = [NO_CARD] * seats
        self.lunged = [NO_CARDS] * seats
        self.leapt = [0] * seats
        self.deep = [0] * seats
        self.plain = [0] * seats
        self.exerted = [0] * seats
        self.help_used = []
        self.attacks = []
        self.defences = []
        self.dealt = []

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

    # Who is where.

    def stands(self, seat: int) -> bool:
        """Whether a gladiator is still on the board: alive, or doomed but not fallen (12.3)."""
        return self.fate[seat] <= DOOMED

    def where(self, figure: int) -> int:
        """The hex of a figure."""
        return self.place[figure] if figure < FIRST_BEAST else self.lairs[figure - FIRST_BEAST]

    def figures(self) -> list[int]:
        """All figures on the board."""
        found = [seat for seat in range(self.seats) if self.place[seat] != NOWHERE]
        for slot, hex in enumerate(self.lairs):
            if hex != NOWHERE:
                found.append(FIRST_BEAST + slot)
        return found

    def figures_on(self, hex: int) -> list[int]:
        """Who stands on a hex; on a gate there may be several beasts (20.3)."""
        first = self.board[hex]
        if first == NOBODY:
            return []
        if first < FIRST_BEAST:
            return [first]
        return [FIRST_BEAST + slot for slot, lair in enumerate(self.lairs) if lair == hex]

    def put(self, figure: int, hex: int) -> None:
        """Move a figure to another hex; a net held at arm's length may be lost (10.10)."""
        self.clear(self.where(figure), figure)
        if figure < FIRST_BEAST:
            self.place[figure] = hex
        else:
            self.lairs[figure - FIRST_BEAST] = hex
        self.board[hex] = figure
        self.drop_nets()

    def clear(self, hex: int, figure: int) -> None:
        """Take a figure off its hex; another beast on the same gate is seen then."""
        self.board[hex] = NOBODY
        for slot, lair in enumerate(self.lairs):
            if lair == hex and FIRST_BEAST + slot != figure:
                self.board[hex] = FIRST_BEAST + slot

    def leave(self, seat: int) -> None:
        """7.7.6, 10.10 A gladiator leaves the board with all he has; his nets are lost (R146)."""
        for item in self.items_of(seat):
            self.lose_item(seat, item)
        self.clear(self.place[seat], seat)
        self.place[seat] = NOWHERE
        self.trapped[seat] = 0
        self.unbalanced[seat] = 0
        self.down[seat] = 0
        self.falling[seat] = 0
        for item, held in enumerate(self.nets):
            if held == seat:
                self.nets[item] = NOBODY
        kept: list[int] = []
        for place in range(0, len(self.help), 3):
            if seat not in (self.help[place], self.help[place + 1]):
                kept += self.help[place : place + 3]
        self.help = kept

    def drop_nets(self) -> None:
        """10.10 A melee net is lost when its owner is no longer beside the one it holds."""
        for item, held in enumerate(self.nets):
            if held == NOBODY:
                continue
            owner, hex = self.owner(item), self.where(held)
            self_hex = self.place[owner]
            if self.content.arena.distance(self_hex, hex) > 1:
                self.lose_item(owner, item)

    # Items.

    def items_of(self, seat: int) -> list[int]:
        """The Items before a player."""
        mine = self.items[seat]
        found: list[int] = []
        item = 0
        while mine:
            if mine & 1:
                found.append(item)
            mine >>= 1
            item += 1
        return found

    def owner(self, item: int) -> int:
        """Who has an Item in play."""
        for seat in range(self.seats):
            if self.items[seat] >> item & 1:
                return seat
        return NOBODY

    def lose_item(self, seat: int, item: int) -> None:
        """An Item out of the game; whom it held keeps his markers (R146)."""
        self.items[seat] &= ~(1 << item)
        self.gone |= 1 << item
        self.nets[item] = NOBODY
        self.tell("item_lost", seat, item)

    def halved(self, item: int, value: int) -> int:
        """9.6 A damaged Item is worth half."""
        return value // 2 if self.damaged >> item & 1 else value

    # Who is against whom.

    def is_opponent(self, seat: int, figure: int) -> bool:
        """3.9 A beast, or a gladiator of another team who still stands (R13)."""
        if figure >= FIRST_BEAST:
            return True
        return self.team[figure] != self.team[seat] and self.stands(figure)

    def ahead(self, seat: int) -> int:
        """Who stands directly in front."""
        hex = self.content.arena.beside(self.place[seat], self.facing[seat])
        return NOBODY if hex == NOWHERE else self.board[hex]

    def is_in_front(self, seat: int, hex: int) -> bool:
        """3.1 One of the three neighbours ahead."""
        direction = self.content.arena.direction(self.place[seat], hex)
        return direction >= 0 and SIDES[(direction - self.facing[seat]) % DIRECTIONS] == FRONT

    def side(self, seat: int, hex: int) -> int:
        """3.1, 3.8 On which side of a gladiator a hex lies."""
        return self.content.arena.side(self.place[seat], self.facing[seat], hex)

    def in_melee(self, seat: int, figure: int) -> bool:
        """3.2, 3.3 Side by side, one in the other's front; with a beast simply side by side (R8)."""
        hex = self.where(figure)
        if hex == NOWHERE or self.content.arena.distance(self.place[seat], hex) != 1:
            return False
        if figure >= FIRST_BEAST or self.is_in_front(seat, hex):
            return True
        return self.is_in_front(figure, self.place[seat])

    def is_in_melee(self, seat: int) -> bool:
        """10.2 With any opponent."""
        for figure in self.figures():
            if self.is_opponent(seat, figure) and self.in_melee(seat, figure):
                return True
        return False

    def has_beasts(self) -> bool:
        """Whether a beast is on the board."""
        for hex in self.lairs:
            if hex != NOWHERE:
                return True
        return False

    def beasts_left(self) -> int:
        """20.11 Beasts alive, waiting, or due."""
        alive = 0
        for kind in self.beasts:
            alive += kind != NOBODY
        return alive + sum(self.waiting) + sum(self.coming)

    # What a sheet allows, and what the others can rule out.

    def is_open(self, seat: int) -> bool:
        """6 Whether everybody knows this deck list: a pre-made character without additions."""
        return self.character[seat] != NOBODY and not self.enlarged >> seat & 1

    def can_use(self, seat: int, power: int) -> bool:
        """12.0.3, 15.1 He has it still, is not Passive, and Powers are allowed yet."""
        return (
            self.powers[seat] >> power & 1 == 1
            and not self.passive >> seat & 1
            and self.stands(seat)
            and not (self.learning and self.turn < POWERS_FROM)
        )

    def could_use(self, seat: int, power: int) -> bool:
        """As far as the others know. Who is asked must not tell what he has."""
        if self.used[seat] >> power & 1 or self.passive >> seat & 1 or not self.stands(seat):
            return False
        if self.learning and self.turn < POWERS_FROM:
            return False
        if not self.is_open(seat):
            return True
        return self.content.characters[self.character[seat]].powers >> power & 1 == 1

    def could_have(self, seat: int, kind: int) -> bool:
        """As far as the others know, such a card may be in his hand."""
        if not self.is_open(seat):
            return True
        return has(self.content.characters[self.character[seat]].cards, kind)

    def kinds_of(self, seat: int) -> list[int]:
        """The kinds of cards that this player may own, as far as the others know."""
        if not self.is_open(seat):
            return ALL_KINDS
        return kinds_in(self.content.characters[self.character[seat]].cards)

    def interjections(self, seat: int) -> list[Fan]:
        """12.0.4, 6.8 Powers of any time, in one's own decisions and as a round opens; surrender (R74)."""
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
        """12.9 Whether there is anything to recover (R160)."""
        if self.discard[seat]:
            return True
        first = TRAITS * seat
        return self.now[first : first + TRAITS] != self.start[first : first + TRAITS]

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
        for item in self.items_of(seat):
            total += self.halved(item, self.content.item_life[item])
        return total

    def winners(self) -> list[int]:
        """1.2, 1.3, 20.11 Most points of a team, then hit points, else shared; or all, or none."""
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
