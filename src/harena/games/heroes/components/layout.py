"""Holds and copies the fields that fields.py declares.

Made by `python -m tools.fields`. Do not edit.
"""

from typing import final

from mypy_extensions import mypyc_attr

from harena.games.heroes.components.content import Content
from harena.kernel.state import State
from harena.toolkit.fields import ZEROS, own_row


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fight:
    """The fields of a component."""

    __slots__ = (
        "attacker",
        "first",
        "opening",
        "other",
        "pledged",
        "retests",
        "shieldless",
        "test",
    )

    def __init__(  # one line a field
        self, seats: int, model: "Fight | None" = None
    ) -> None:
        if model is None:
            self.test: int = 0
            self.first: int = -1
            self.other: int = -1
            self.pledged: list[int] = ZEROS[2]
            self.attacker: int = -1
            self.opening: int = 0
            self.shieldless: bool = False
            self.retests: int = 0
            return
        self.test = model.test
        self.first = model.first
        self.other = model.other
        self.pledged = model.pledged
        self.attacker = model.attacker
        self.opening = model.opening
        self.shieldless = model.shieldless
        self.retests = model.retests


class BoutFields(State):
    """The fields of a state."""

    __slots__ = (
        "acting",
        "arena",
        "beaten_by",
        "blinded",
        "blow",
        "bonus",
        "borne",
        "breaks",
        "campaign",
        "closed",
        "content",
        "current",
        "dealt",
        "death_rule",
        "defeated",
        "down",
        "ended",
        "ensnared",
        "entered",
        "entering",
        "familia",
        "fate",
        "fight",
        "free_format",
        "gate",
        "gates",
        "hands",
        "health",
        "honours",
        "hurt_by",
        "kicked",
        "laurel_fame",
        "left_handed",
        "left_today",
        "locale",
        "lost_nets",
        "lying",
        "manner",
        "missed_at",
        "mode",
        "month",
        "months",
        "name",
        "order",
        "original",
        "own",
        "owner",
        "pardoned",
        "passed",
        "picked",
        "points",
        "primary",
        "replaces",
        "second",
        "second_allowed",
        "secondary",
        "side",
        "signature",
        "signatures_count",
        "slots",
        "snare_adds",
        "star_dice",
        "star_power",
        "stars",
        "stature",
        "steadied",
        "strokes",
        "style",
        "styles_chosen",
        "threw",
        "to_the_death",
        "turn",
        "turn_limit",
        "venues",
        "victor",
        "wanted",
        "whole",
        "woman",
        "wounds",
        "zone",
    )

    def __init__(  # one line a field
        self, seats: int, content: Content, model: "BoutFields | None" = None
    ) -> None:
        super().__init__(seats, model)
        self.content: Content = content
        if model is None:
            self.mode: int = 0
            self.arena: int = 0
            self.gates: int = 0
            self.points: int = 12
            self.star_power: bool = False
            self.death_rule: int = 0
            self.styles_chosen: bool = False
            self.second_allowed: bool = False
            self.snare_adds: bool = False
            self.signatures_count: bool = False
            self.turn_limit: int = 60
            self.owner: list[int] = []
            self.side: list[int] = []
            self.name: list[int] = []
            self.woman: list[int] = []
            self.left_handed: list[int] = []
            self.stature: list[int] = []
            self.signature: list[int] = []
            self.second: list[int] = []
            self.primary: list[int] = []
            self.secondary: list[int] = []
            self.style: list[int] = []
            self.wanted: list[int] = []
            self.own: list[int] = []
            self.original: list[int] = []
            self.current: list[int] = []
            self.whole: list[int] = []
            self.health: list[int] = []
            self.bonus: list[int] = []
            self.star_dice: list[int] = []
            self.hands: list[int] = []
            self.zone: list[int] = []
            self.gate: list[int] = []
            self.down: list[int] = []
            self.ensnared: list[int] = []
            self.blinded: list[int] = []
            self.steadied: list[int] = []
            self.wounds: list[int] = []
            self.dealt: list[int] = []
            self.defeated: list[int] = []
            self.strokes: list[int] = []
            self.hurt_by: list[int] = []
            self.beaten_by: list[int] = []
            self.kicked: list[int] = []
            self.threw: list[int] = []
            self.fate: list[int] = []
            self.manner: list[int] = []
            self.pardoned: list[int] = []
            self.missed_at: list[int] = []
            self.lying: list[int] = []
            self.lost_nets: int = 0
            self.turn: int = 0
            self.order: list[int] = []
            self.acting: int = -1
            self.picked: bool = False
            self.to_the_death: bool = False
            self.breaks: int = 0
            self.ended: bool = False
            self.victor: int = -1
            self.blow: list[int] = []
            self.campaign: bool = False
            self.months: int = 12
            self.familia: int = 1
            self.free_format: bool = False
            self.replaces: bool = False
            self.laurel_fame: int = 1
            self.borne: list[int] = []
            self.month: int = 0
            self.left_today: list[int] = []
            self.venues: list[int] = []
            self.entering: int = 0
            self.passed: int = 0
            self.closed: bool = False
            self.stars: list[int] = []
            self.honours: list[int] = []
            self.locale: int = -1
            self.entered: list[int] = []
            self.slots: list[int] = []
            self.fight: Fight = Fight(seats)
            return
        self.mode = model.mode
        self.arena = model.arena
        self.gates = model.gates
        self.points = model.points
        self.star_power = model.star_power
        self.death_rule = model.death_rule
        self.styles_chosen = model.styles_chosen
        self.second_allowed = model.second_allowed
        self.snare_adds = model.snare_adds
        self.signatures_count = model.signatures_count
        self.turn_limit = model.turn_limit
        self.owner = model.owner
        self.side = model.side
        self.name = model.name[:]
        self.woman = model.woman[:]
        self.left_handed = model.left_handed[:]
        self.stature = model.stature[:]
        self.signature = model.signature[:]
        self.second = model.second[:]
        self.primary = model.primary[:]
        self.secondary = model.secondary[:]
        self.style = model.style[:]
        self.wanted = model.wanted[:]
        self.own = model.own[:]
        self.original = model.original[:]
        self.current = model.current[:]
        self.whole = model.whole[:]
        self.health = model.health[:]
        self.bonus = model.bonus[:]
        self.star_dice = model.star_dice[:]
        self.hands = model.hands[:]
        self.zone = model.zone[:]
        self.gate = model.gate[:]
        self.down = model.down[:]
        self.ensnared = model.ensnared[:]
        self.blinded = model.blinded[:]
        self.steadied = model.steadied
        self.wounds = model.wounds[:]
        self.dealt = model.dealt[:]
        self.defeated = model.defeated[:]
        self.strokes = model.strokes[:]
        self.hurt_by = model.hurt_by[:]
        self.beaten_by = model.beaten_by[:]
        self.kicked = model.kicked
        self.threw = model.threw
        self.fate = model.fate[:]
        self.manner = model.manner[:]
        self.pardoned = model.pardoned[:]
        self.missed_at = model.missed_at[:]
        self.lying = own_row(model.lying)
        self.lost_nets = model.lost_nets
        self.turn = model.turn
        self.order = own_row(model.order)
        self.acting = model.acting
        self.picked = model.picked
        self.to_the_death = model.to_the_death
        self.breaks = model.breaks
        self.ended = model.ended
        self.victor = model.victor
        self.blow = model.blow[:]
        self.campaign = model.campaign
        self.months = model.months
        self.familia = model.familia
        self.free_format = model.free_format
        self.replaces = model.replaces
        self.laurel_fame = model.laurel_fame
        self.borne = model.borne
        self.month = model.month
        self.left_today = own_row(model.left_today)
        self.venues = own_row(model.venues)
        self.entering = model.entering
        self.passed = model.passed
        self.closed = model.closed
        self.stars = own_row(model.stars)
        self.honours = own_row(model.honours)
        self.locale = model.locale
        self.entered = own_row(model.entered)
        self.slots = own_row(model.slots)
        self.fight = Fight(0, model.fight)
