"""Holds and copies the fields that fields.py declares.

Made by `python -m tools.fields`. Do not edit.
"""

from harena.games.jugula.components.content import Content
from harena.kernel.state import State


class ArenaFields(State):
    """The fields of a state."""

    __slots__ = (
        "absent",
        "active",
        "armatura",
        "augured",
        "board",
        "brought",
        "by_seat",
        "choosing",
        "committed",
        "condition",
        "content",
        "danger_only",
        "deck",
        "discard",
        "dust",
        "ended",
        "facing",
        "glory",
        "goal",
        "halted",
        "hand",
        "hindered",
        "keepable",
        "keepsake",
        "limit",
        "lost",
        "ludus",
        "match",
        "match_over",
        "matches",
        "moved",
        "murus",
        "muted",
        "old_dust",
        "order",
        "origin",
        "picks",
        "played",
        "points",
        "prima",
        "prima_by",
        "removed",
        "round",
        "shown",
        "sight",
        "size",
        "square",
        "square_cost",
        "stock",
        "struck",
        "testudo",
        "text",
        "top",
        "turns",
        "under",
        "use",
        "victorious",
        "victors",
        "vox",
        "withdrawn",
        "won",
    )

    def __init__(  # one line a field
        self, seats: int, content: Content, model: "ArenaFields | None" = None
    ) -> None:
        super().__init__(seats, model)
        self.content: Content = content
        if model is None:
            self.size: int = 4
            self.choosing: int = 0
            self.by_seat: bool = False
            self.goal: int = 0
            self.limit: int = 30
            self.danger_only: bool = False
            self.square_cost: bool = False
            self.prima_by: int = 0
            self.matches: int = 1
            self.match: int = 0
            self.ludus: list[int] = []
            self.absent: list[int] = []
            self.glory: list[int] = [0] * seats
            self.won: list[int] = [0] * seats
            self.lost: list[int] = [0] * seats
            self.brought: list[int] = [0] * seats
            self.keepable: list[int] = [0] * seats
            self.keepsake: list[int] = [-1] * seats
            self.picks: list[int] = [0] * seats
            self.order: list[int] = []
            self.armatura: list[int] = []
            self.origin: list[int] = []
            self.square: list[int] = []
            self.facing: list[int] = []
            self.condition: list[int] = []
            self.board: list[int] = []
            self.hindered: int = 0
            self.struck: int = 0
            self.victorious: int = 0
            self.dust: list[int] = [0] * seats
            self.old_dust: list[int] = [0] * seats
            self.muted: int = 0
            self.testudo: int = 0
            self.murus: int = 0
            self.vox: list[int] = [0] * seats
            self.points: list[int] = [0] * seats
            self.hand: list[int] = [0] * seats
            self.deck: list[int] = [0] * seats
            self.discard: list[int] = [0] * seats
            self.prima: list[int] = [0] * seats
            self.removed: list[int] = [0] * seats
            self.augured: list[int] = [0] * seats
            self.top: list[int] = [0] * seats
            self.under: list[int] = [0] * seats
            self.sight: list[int] = [0] * seats
            self.stock: list[int] = [0] * seats
            self.shown: list[int] = [0] * seats
            self.round: int = 0
            self.turns: int = 0
            self.active: int = -1
            self.played: int = -1
            self.use: int = -1
            self.text: int = 0
            self.moved: int = 0
            self.committed: list[int] = [-1] * seats
            self.withdrawn: int = 0
            self.victors: int = 0
            self.halted: bool = False
            self.match_over: bool = False
            self.ended: bool = False
            return
        self.size = model.size
        self.choosing = model.choosing
        self.by_seat = model.by_seat
        self.goal = model.goal
        self.limit = model.limit
        self.danger_only = model.danger_only
        self.square_cost = model.square_cost
        self.prima_by = model.prima_by
        self.matches = model.matches
        self.match = model.match
        self.ludus = model.ludus
        self.absent = model.absent
        self.glory = model.glory
        self.won = model.won
        self.lost = model.lost
        self.brought = model.brought
        self.keepable = model.keepable
        self.keepsake = model.keepsake
        self.picks = model.picks
        self.order = model.order
        self.armatura = model.armatura
        self.origin = model.origin
        self.square = model.square[:]
        self.facing = model.facing[:]
        self.condition = model.condition[:]
        self.board = model.board[:]
        self.hindered = model.hindered
        self.struck = model.struck
        self.victorious = model.victorious
        self.dust = model.dust
        self.old_dust = model.old_dust
        self.muted = model.muted
        self.testudo = model.testudo
        self.murus = model.murus
        self.vox = model.vox[:]
        self.points = model.points[:]
        self.hand = model.hand[:]
        self.deck = model.deck[:]
        self.discard = model.discard[:]
        self.prima = model.prima
        self.removed = model.removed
        self.augured = model.augured
        self.top = model.top[:]
        self.under = model.under
        self.sight = model.sight
        self.stock = model.stock[:]
        self.shown = model.shown
        self.round = model.round
        self.turns = model.turns
        self.active = model.active
        self.played = model.played
        self.use = model.use
        self.text = model.text
        self.moved = model.moved
        self.committed = model.committed[:]
        self.withdrawn = model.withdrawn
        self.victors = model.victors
        self.halted = model.halted
        self.match_over = model.match_over
        self.ended = model.ended
