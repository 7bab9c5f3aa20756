"""Holds and copies the fields that fields.py declares.

Made by `python -m tools.fields`. Do not edit.
"""

from harena.games.clash.content import Content
from harena.kernel.state import State


class ArenaFields(State):
    """The fields of a state."""

    __slots__ = (
        "animals",
        "at",
        "bases",
        "content",
        "drawn",
        "ended",
        "first",
        "free_path",
        "gone",
        "hands",
        "hemmed_in",
        "homes",
        "idle",
        "idle_limit",
        "lairs",
        "lost_animals",
        "may_pass",
        "men",
        "off",
        "pens",
        "piles",
        "round",
        "spacing",
        "spares",
        "stack",
        "stirred",
        "taken",
        "tokens",
        "trophies",
        "turn",
        "unscored",
    )

    def __init__(  # one line a field
        self, seats: int, content: Content, model: "ArenaFields | None" = None
    ) -> None:
        super().__init__(seats, model)
        self.content: Content = content
        if model is None:
            self.first: int = -1
            self.spacing: bool = True
            self.free_path: bool = True
            self.may_pass: bool = False
            self.hemmed_in: bool = False
            self.unscored: bool = False
            self.idle_limit: int = 40
            self.piles: int = 0
            self.bases: list[int] = [0] * seats
            self.homes: list[int] = [0] * seats
            self.men: list[int] = []
            self.pens: list[int] = [0] * seats
            self.gone: int = 0
            self.stack: list[int] = []
            self.drawn: int = -1
            self.lairs: int = 0
            self.animals: list[int] = []
            self.spares: int = 0
            self.trophies: list[int] = [0] * seats
            self.lost_animals: int = 0
            self.taken: int = 0
            self.tokens: list[int] = []
            self.round: int = 0
            self.turn: int = -1
            self.at: list[int] = []
            self.off: list[int] = []
            self.hands: list[int] = []
            self.stirred: bool = False
            self.idle: int = 0
            self.ended: bool = False
            return
        self.first = model.first
        self.spacing = model.spacing
        self.free_path = model.free_path
        self.may_pass = model.may_pass
        self.hemmed_in = model.hemmed_in
        self.unscored = model.unscored
        self.idle_limit = model.idle_limit
        self.piles = model.piles
        self.bases = model.bases
        self.homes = model.homes[:]
        self.men = model.men[:]
        self.pens = model.pens
        self.gone = model.gone
        self.stack = model.stack
        self.drawn = model.drawn
        self.lairs = model.lairs
        self.animals = model.animals[:]
        self.spares = model.spares
        self.trophies = model.trophies
        self.lost_animals = model.lost_animals
        self.taken = model.taken
        self.tokens = model.tokens[:]
        self.round = model.round
        self.turn = model.turn
        self.at = model.at[:]
        self.off = model.off[:]
        self.hands = model.hands
        self.stirred = model.stirred
        self.idle = model.idle
        self.ended = model.ended
