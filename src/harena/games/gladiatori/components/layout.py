"""Holds and copies the fields that fields.py declares.

Made by `python -m tools.fields`. Do not edit.
"""

from typing import final

from mypy_extensions import mypyc_attr

from harena.games.gladiatori.components.content import Content
from harena.kernel.state import State
from harena.toolkit.fields import EMPTY, NONES, ZEROS, own_row


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fight:
    """The fields of a component."""

    __slots__ = (
        "acrobatic",
        "attacker",
        "attacks",
        "bled",
        "bound",
        "breaks",
        "broken",
        "card",
        "damage",
        "dealt",
        "deep_wounds",
        "defences",
        "exerted",
        "feinted",
        "frontal",
        "help_used",
        "helped",
        "leapt",
        "lunged",
        "mauls",
        "net",
        "newly_laid",
        "packs",
        "plain",
        "played",
        "raised",
        "sacrificed",
        "seven_brings",
        "shown",
        "skilled",
        "slain",
        "sped",
        "staggered",
        "swept",
        "targets",
        "tolls",
        "traded",
        "unbeaten_used",
    )

    def __init__(  # one line a field
        self, seats: int, model: "Fight | None" = None
    ) -> None:
        if model is None:
            nones = NONES[seats]
            zeros = ZEROS[seats]
            self.attacker: int = -1
            self.targets: list[int] = EMPTY
            self.swept: bool = False
            self.net: int = -1
            self.breaks: int = -1
            self.helped: int = -1
            self.feinted: bool = False
            self.frontal: int = 0
            self.slain: int = 0
            self.staggered: int = 0
            self.broken: int = 0
            self.packs: int = 0
            self.tolls: int = 0
            self.seven_brings: int = 0
            self.mauls: bool = False
            self.card: list[int] = [-1] * seats
            self.newly_laid: int = 0
            self.played: list[int] = [0] * seats
            self.shown: int = 0
            self.bound: int = 0
            self.traded: list[int] = nones
            self.skilled: list[int] = nones
            self.raised: list[int] = nones
            self.bled: list[int] = zeros
            self.sped: list[int] = zeros
            self.sacrificed: list[int] = nones
            self.lunged: list[int] = zeros
            self.leapt: list[int] = zeros
            self.deep_wounds: list[int] = zeros
            self.plain: list[int] = zeros
            self.exerted: list[int] = zeros
            self.acrobatic: int = 0
            self.unbeaten_used: int = 0
            self.help_used: list[int] = EMPTY
            self.attacks: list[int] = EMPTY
            self.defences: list[int] = EMPTY
            self.dealt: list[int] = EMPTY
            self.damage: int = 0
            return
        self.attacker = model.attacker
        self.targets = own_row(model.targets)
        self.swept = model.swept
        self.net = model.net
        self.breaks = model.breaks
        self.helped = model.helped
        self.feinted = model.feinted
        self.frontal = model.frontal
        self.slain = model.slain
        self.staggered = model.staggered
        self.broken = model.broken
        self.packs = model.packs
        self.tolls = model.tolls
        self.seven_brings = model.seven_brings
        self.mauls = model.mauls
        self.card = model.card[:]
        self.newly_laid = model.newly_laid
        self.played = model.played[:]
        self.shown = model.shown
        self.bound = model.bound
        self.traded = model.traded
        self.skilled = model.skilled
        self.raised = model.raised
        self.bled = model.bled
        self.sped = model.sped
        self.sacrificed = model.sacrificed
        self.lunged = model.lunged
        self.leapt = model.leapt
        self.deep_wounds = model.deep_wounds
        self.plain = model.plain
        self.exerted = model.exerted
        self.acrobatic = model.acrobatic
        self.unbeaten_used = model.unbeaten_used
        self.help_used = own_row(model.help_used)
        self.attacks = own_row(model.attacks)
        self.defences = own_row(model.defences)
        self.dealt = own_row(model.dealt)
        self.damage = model.damage


class BoutFields(State):
    """The fields of a state."""

    __slots__ = (
        "announced",
        "beasts",
        "bids",
        "board",
        "boxed",
        "campaign",
        "caught",
        "character",
        "coins",
        "coming",
        "content",
        "creation",
        "current",
        "damage_bonus",
        "damaged",
        "deck",
        "discard",
        "doom",
        "down",
        "duplicates",
        "ended",
        "engaged",
        "enlarged",
        "entered",
        "extras",
        "faced",
        "facing",
        "falling",
        "fate",
        "fight",
        "first_blood",
        "free_placement",
        "given",
        "gone",
        "guarded",
        "hand",
        "help",
        "items",
        "known",
        "laid_aside",
        "lairs",
        "lasting_help",
        "learning",
        "life",
        "lone",
        "lone_by_lot",
        "method",
        "mode",
        "nets",
        "netted",
        "offered",
        "opening",
        "order",
        "overlimit",
        "overskilled",
        "owned",
        "passive",
        "place",
        "points",
        "powers",
        "prize",
        "purse",
        "release",
        "remaining",
        "removed",
        "resting",
        "round",
        "row",
        "scored",
        "secret",
        "seen_in_hand",
        "spent_blood",
        "spent_speed",
        "stack",
        "start",
        "stood",
        "stopped",
        "team",
        "thrown",
        "trapped",
        "turn",
        "turned",
        "turns",
        "unbalanced",
        "unbeaten",
        "unclaimed",
        "used",
        "waiting",
        "wishes",
        "wounds",
        "xp",
    )

    def __init__(  # one line a field
        self, seats: int, content: Content, model: "BoutFields | None" = None
    ) -> None:
        super().__init__(seats, model)
        self.content: Content = content
        if model is None:
            self.mode: int = 0
            self.turns: int = 6
            self.free_placement: bool = False
            self.damage_bonus: bool = False
            self.lasting_help: bool = False
            self.learning: bool = False
            self.method: int = 0
            self.creation: int = 0
            self.duplicates: bool = False
            self.overlimit: bool = False
            self.lone: int = -1
            self.lone_by_lot: bool = False
            self.release: list[int] = []
            self.character: list[int] = [-1] * seats
            self.team: list[int] = []
            self.enlarged: int = 0
            self.campaign: bool = False
            self.xp: list[int] = [0] * seats
            self.prize: int = 0
            self.given: list[int] = [0] * seats
            self.coins: list[int] = [0] * seats
            self.purse: list[int] = [0] * seats
            self.extras: list[int] = [0] * seats
            self.boxed: list[int] = []
            self.start: list[int] = []
            self.remaining: list[int] = []
            self.spent_blood: list[int] = [0] * seats
            self.spent_speed: list[int] = [0] * seats
            self.overskilled: list[int] = [0] * seats
            self.powers: list[int] = [0] * seats
            self.used: list[int] = [0] * seats
            self.owned: list[int] = [0] * seats
            self.deck: list[int] = [0] * seats
            self.hand: list[int] = [0] * seats
            self.life: list[int] = [0] * seats
            self.discard: list[int] = [0] * seats
            self.known: list[int] = [0] * seats
            self.seen_in_hand: list[int] = [0] * seats
            self.removed: list[int] = [0] * seats
            self.laid_aside: list[int] = [0] * seats
            self.bids: list[int] = [0] * seats
            self.row: list[int] = [0] * seats
            self.items: list[int] = [0] * seats
            self.damaged: int = 0
            self.gone: int = 0
            self.offered: list[int] = []
            self.nets: list[int] = []
            self.board: list[int] = []
            self.place: list[int] = [-1] * seats
            self.facing: list[int] = [0] * seats
            self.trapped: list[int] = [0] * seats
            self.unbalanced: list[int] = [0] * seats
            self.down: list[int] = [0] * seats
            self.fate: list[int] = [0] * seats
            self.wounds: list[int] = [0] * seats
            self.beasts: list[int] = []
            self.lairs: list[int] = []
            self.netted: list[int] = []
            self.waiting: list[int] = []
            self.coming: list[int] = []
            self.points: list[int] = [0] * seats
            self.stack: list[int] = []
            self.scored: int = 0
            self.first_blood: bool = False
            self.turn: int = 0
            self.round: int = 0
            self.order: list[int] = []
            self.wishes: list[int] = [0] * seats
            self.resting: list[int] = [0] * seats
            self.secret: bool = False
            self.current: int = -1
            self.opening: bool = False
            self.passive: int = 0
            self.stood: list[int] = []
            self.engaged: int = 0
            self.faced: int = 0
            self.entered: int = 0
            self.turned: bool = False
            self.announced: list[int] = []
            self.guarded: int = 0
            self.unbeaten: int = 0
            self.unclaimed: int = 0
            self.doom: list[int] = [0] * seats
            self.help: list[int] = []
            self.falling: list[int] = [0] * seats
            self.stopped: bool = False
            self.thrown: int = -1
            self.caught: int = 0
            self.ended: bool = False
            self.fight: Fight = Fight(seats)
            return
        self.mode = model.mode
        self.turns = model.turns
        self.free_placement = model.free_placement
        self.damage_bonus = model.damage_bonus
        self.lasting_help = model.lasting_help
        self.learning = model.learning
        self.method = model.method
        self.creation = model.creation
        self.duplicates = model.duplicates
        self.overlimit = model.overlimit
        self.lone = model.lone
        self.lone_by_lot = model.lone_by_lot
        self.release = model.release
        self.character = model.character
        self.team = model.team
        self.enlarged = model.enlarged
        self.campaign = model.campaign
        self.xp = model.xp
        self.prize = model.prize
        self.given = model.given
        self.coins = model.coins
        self.purse = model.purse
        self.extras = model.extras
        self.boxed = model.boxed
        self.start = model.start
        self.remaining = model.remaining[:]
        self.spent_blood = model.spent_blood
        self.spent_speed = model.spent_speed
        self.overskilled = model.overskilled[:]
        self.powers = model.powers
        self.used = model.used
        self.owned = model.owned
        self.deck = model.deck[:]
        self.hand = model.hand[:]
        self.life = model.life[:]
        self.discard = model.discard[:]
        self.known = model.known[:]
        self.seen_in_hand = model.seen_in_hand
        self.removed = model.removed
        self.laid_aside = model.laid_aside
        self.bids = model.bids
        self.row = model.row[:]
        self.items = model.items
        self.damaged = model.damaged
        self.gone = model.gone
        self.offered = model.offered
        self.nets = model.nets
        self.board = model.board[:]
        self.place = model.place[:]
        self.facing = model.facing[:]
        self.trapped = model.trapped
        self.unbalanced = model.unbalanced[:]
        self.down = model.down[:]
        self.fate = model.fate
        self.wounds = model.wounds
        self.beasts = own_row(model.beasts)
        self.lairs = own_row(model.lairs)
        self.netted = own_row(model.netted)
        self.waiting = model.waiting
        self.coming = model.coming
        self.points = model.points[:]
        self.stack = model.stack
        self.scored = model.scored
        self.first_blood = model.first_blood
        self.turn = model.turn
        self.round = model.round
        self.order = model.order
        self.wishes = model.wishes[:]
        self.resting = model.resting[:]
        self.secret = model.secret
        self.current = model.current
        self.opening = model.opening
        self.passive = model.passive
        self.stood = model.stood
        self.engaged = model.engaged
        self.faced = model.faced
        self.entered = model.entered
        self.turned = model.turned
        self.announced = model.announced
        self.guarded = model.guarded
        self.unbeaten = model.unbeaten
        self.unclaimed = model.unclaimed
        self.doom = model.doom
        self.help = model.help
        self.falling = model.falling[:]
        self.stopped = model.stopped
        self.thrown = model.thrown
        self.caught = model.caught
        self.ended = model.ended
        self.fight = Fight(0, model.fight)
        if model.turn == 0:
            self.release = model.release[:]
            self.character = model.character[:]
            self.team = model.team[:]
            self.xp = model.xp[:]
            self.given = model.given[:]
            self.coins = model.coins[:]
            self.purse = model.purse[:]
            self.extras = model.extras[:]
            self.boxed = model.boxed[:]
            self.start = model.start[:]
            self.spent_blood = model.spent_blood[:]
            self.spent_speed = model.spent_speed[:]
            self.powers = model.powers[:]
            self.used = model.used[:]
            self.owned = model.owned[:]
            self.seen_in_hand = model.seen_in_hand[:]
            self.removed = model.removed[:]
            self.laid_aside = model.laid_aside[:]
            self.bids = model.bids[:]
            self.items = model.items[:]
            self.offered = model.offered[:]
            self.nets = model.nets[:]
            self.trapped = model.trapped[:]
            self.fate = model.fate[:]
            self.wounds = model.wounds[:]
            self.waiting = model.waiting[:]
            self.coming = model.coming[:]
            self.stack = model.stack[:]
            self.order = model.order[:]
            self.stood = model.stood[:]
            self.announced = model.announced[:]
            self.doom = model.doom[:]
            self.help = model.help[:]
