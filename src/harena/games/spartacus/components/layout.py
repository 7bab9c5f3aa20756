"""Holds and copies the fields that fields.py declares.

Made by `python -m tools.fields`. Do not edit.
"""

from typing import final

from mypy_extensions import mypyc_attr

from harena.games.spartacus.components.content import Content
from harena.kernel.state import State
from harena.toolkit.fields import EMPTY, ZEROS, own_row


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Combat:
    """The fields of a component."""

    __slots__ = (
        "acted",
        "attacks",
        "bouts",
        "grade",
        "hex",
        "loser",
        "moved",
        "nets",
        "pools",
        "quiet",
        "second",
        "sums",
        "used",
    )

    def __init__(  # one line a field
        self, seats: int, model: "Combat | None" = None
    ) -> None:
        if model is None:
            self.pools: list[int] = ZEROS[6]
            self.hex: list[int] = ZEROS[2]
            self.used: int = 0
            self.bouts: int = 0
            self.quiet: int = 0
            self.attacks: list[int] = ZEROS[2]
            self.nets: int = 0
            self.sums: list[int] = ZEROS[2]
            self.second: int = 0
            self.moved: int = 0
            self.acted: int = 0
            self.loser: int = -1
            self.grade: int = 0
            return
        self.pools = model.pools
        self.hex = model.hex
        self.used = model.used
        self.bouts = model.bouts
        self.quiet = model.quiet
        self.attacks = model.attacks
        self.nets = model.nets
        self.sums = model.sums
        self.second = model.second
        self.moved = model.moved
        self.acted = model.acted
        self.loser = model.loser
        self.grade = model.grade


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Attack:
    """The fields of a component."""

    __slots__ = (
        "assault",
        "attacker",
        "back",
        "damage",
        "parried",
        "rerolls",
        "rolled",
        "sanded",
    )

    def __init__(  # one line a field
        self, seats: int, model: "Attack | None" = None
    ) -> None:
        if model is None:
            self.attacker: int = 0
            self.assault: int = 0
            self.sanded: int = 0
            self.rolled: list[int] = EMPTY
            self.parried: list[int] = EMPTY
            self.rerolls: list[int] = ZEROS[2]
            self.damage: int = 0
            self.back: int = 0
            return
        self.attacker = model.attacker
        self.assault = model.assault
        self.sanded = model.sanded
        self.rolled = model.rolled
        self.parried = model.parried
        self.rerolls = model.rerolls
        self.damage = model.damage
        self.back = model.back


class CapuaFields(State):
    """The fields of a state."""

    __slots__ = (
        "active",
        "acts",
        "asked",
        "attack",
        "beginning",
        "beneficiary",
        "bidders",
        "bids",
        "boost",
        "bracket",
        "bribes",
        "by_lot",
        "cancelled",
        "closed",
        "coins",
        "combat",
        "condition",
        "content",
        "corner",
        "crowd",
        "declined",
        "deeds",
        "die",
        "entrants",
        "fallen",
        "favors",
        "freely",
        "gifts",
        "guards",
        "hand",
        "held",
        "helped",
        "hoarding",
        "host",
        "house",
        "houses",
        "in_turn",
        "influence",
        "insight",
        "instructed",
        "intrigue_deck",
        "intrigue_sight",
        "intrigue_under",
        "invited",
        "laid",
        "last_round",
        "least",
        "limits",
        "locked",
        "lot",
        "lots",
        "marked",
        "market_above",
        "market_deck",
        "market_sight",
        "market_turns",
        "may_decline",
        "may_wait",
        "named",
        "offer",
        "offers",
        "orders",
        "phase",
        "picks",
        "place",
        "pleading",
        "powers_used",
        "promised",
        "proxies",
        "rebids",
        "reckoned",
        "replies",
        "rolloff_pays",
        "round",
        "scheme",
        "schemes",
        "seeds",
        "silenced",
        "slipped",
        "slips",
        "stakes",
        "stall",
        "supporters",
        "target",
        "tested",
        "thrown",
        "thumb",
        "together",
        "tried",
        "turns",
        "weary",
        "winner",
    )

    def __init__(  # one line a field
        self, seats: int, content: Content, model: "CapuaFields | None" = None
    ) -> None:
        super().__init__(seats, model)
        self.content: Content = content
        if model is None:
            self.beginning: int = 7
            self.by_lot: bool = False
            self.houses: int = 4
            self.in_turn: bool = False
            self.rolloff_pays: bool = False
            self.least: int = 0
            self.hoarding: bool = False
            self.together: bool = False
            self.freely: bool = False
            self.may_decline: bool = False
            self.may_wait: bool = False
            self.stall: int = 30
            self.last_round: int = 24
            self.house: list[int] = [-1] * seats
            self.influence: list[int] = [0] * seats
            self.coins: list[int] = [0] * seats
            self.reckoned: list[int] = [0] * seats
            self.host: int = 0
            self.round: int = 0
            self.turns: int = 0
            self.phase: int = 0
            self.active: int = -1
            self.place: list[int] = []
            self.condition: list[int] = []
            self.favors: list[int] = []
            self.market_deck: list[int] = []
            self.market_above: list[int] = []
            self.market_sight: list[int] = [0] * seats
            self.tested: int = 0
            self.intrigue_deck: list[int] = []
            self.intrigue_sight: list[int] = [0] * seats
            self.intrigue_under: list[int] = [0] * seats
            self.thrown: list[int] = []
            self.hand: list[int] = []
            self.held: list[int] = [0] * seats
            self.insight: list[int] = []
            self.guards: list[int] = [0] * seats
            self.weary: list[int] = [0] * seats
            self.gifts: list[int] = [0] * seats
            self.deeds: list[int] = []
            self.slipped: list[int] = []
            self.slips: list[int] = []
            self.promised: list[int] = []
            self.fallen: int = 0
            self.offer: list[int] = []
            self.declined: list[int] = []
            self.offers: int = 0
            self.replies: list[int] = [-1] * seats
            self.crowd: int = 0
            self.orders: list[int] = [0] * seats
            self.instructed: list[int] = [0] * seats
            self.locked: list[int] = [-1] * seats
            self.tried: list[int] = []
            self.pleading: bool = False
            self.asked: list[int] = [0] * seats
            self.supporters: int = 0
            self.helped: int = 0
            self.boost: int = 0
            self.powers_used: int = 0
            self.schemes: int = 0
            self.scheme: int = -1
            self.target: int = -1
            self.named: int = 0
            self.beneficiary: int = -1
            self.cancelled: bool = False
            self.silenced: bool = False
            self.die: int = 0
            self.marked: list[int] = [0] * seats
            self.closed: int = 0
            self.market_turns: list[int] = [0] * seats
            self.acts: list[int] = [-1] * seats
            self.lots: int = 0
            self.lot: int = -1
            self.bids: list[int] = [0] * seats
            self.laid: list[int] = [0] * seats
            self.bidders: int = 0
            self.rebids: int = 0
            self.proxies: int = 0
            self.limits: list[int] = [0] * seats
            self.invited: int = 0
            self.entrants: list[int] = []
            self.corner: list[int] = []
            self.picks: list[int] = []
            self.bribes: list[int] = [-1] * seats
            self.stakes: list[int] = []
            self.thumb: int = 0
            self.bracket: list[int] = []
            self.seeds: list[int] = []
            self.winner: int = -1
            self.combat: Combat = Combat(seats)
            self.attack: Attack = Attack(seats)
            return
        self.beginning = model.beginning
        self.by_lot = model.by_lot
        self.houses = model.houses
        self.in_turn = model.in_turn
        self.rolloff_pays = model.rolloff_pays
        self.least = model.least
        self.hoarding = model.hoarding
        self.together = model.together
        self.freely = model.freely
        self.may_decline = model.may_decline
        self.may_wait = model.may_wait
        self.stall = model.stall
        self.last_round = model.last_round
        self.house = model.house
        self.influence = model.influence
        self.coins = model.coins[:]
        self.reckoned = model.reckoned[:]
        self.host = model.host
        self.round = model.round
        self.turns = model.turns
        self.phase = model.phase
        self.active = model.active
        self.place = model.place[:]
        self.condition = model.condition[:]
        self.favors = model.favors
        self.market_deck = model.market_deck
        self.market_above = model.market_above
        self.market_sight = model.market_sight
        self.tested = model.tested
        self.intrigue_deck = own_row(model.intrigue_deck)
        self.intrigue_sight = model.intrigue_sight
        self.intrigue_under = model.intrigue_under
        self.thrown = model.thrown[:]
        self.hand = model.hand[:]
        self.held = model.held[:]
        self.insight = model.insight
        self.guards = model.guards[:]
        self.weary = model.weary
        self.gifts = model.gifts
        self.deeds = model.deeds
        self.slipped = model.slipped
        self.slips = model.slips
        self.promised = model.promised
        self.fallen = model.fallen
        self.offer = model.offer
        self.declined = model.declined
        self.offers = model.offers
        self.replies = model.replies
        self.crowd = model.crowd
        self.orders = model.orders
        self.instructed = model.instructed
        self.locked = model.locked
        self.tried = model.tried
        self.pleading = model.pleading
        self.asked = model.asked
        self.supporters = model.supporters
        self.helped = model.helped
        self.boost = model.boost
        self.powers_used = model.powers_used
        self.schemes = model.schemes
        self.scheme = model.scheme
        self.target = model.target
        self.named = model.named
        self.beneficiary = model.beneficiary
        self.cancelled = model.cancelled
        self.silenced = model.silenced
        self.die = model.die
        self.marked = model.marked
        self.closed = model.closed
        self.market_turns = model.market_turns
        self.acts = model.acts
        self.lots = model.lots
        self.lot = model.lot
        self.bids = model.bids
        self.laid = model.laid[:]
        self.bidders = model.bidders
        self.rebids = model.rebids
        self.proxies = model.proxies
        self.limits = model.limits
        self.invited = model.invited
        self.entrants = model.entrants
        self.corner = model.corner
        self.picks = model.picks
        self.bribes = model.bribes
        self.stakes = model.stakes
        self.thumb = model.thumb
        self.bracket = model.bracket
        self.seeds = model.seeds
        self.winner = model.winner
        self.combat = Combat(0, model.combat)
        self.attack = Attack(0, model.attack)
