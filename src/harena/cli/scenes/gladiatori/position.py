"""The position as a seat may know it: a view, read with its types."""

from __future__ import annotations

from typing import Final

from harena.games.gladiatori.components.arena import FRONT, SIDES, ArenaHexes
from harena.games.gladiatori.components.bout import FIRST_BEAST
from harena.kernel.rulebook import View
from harena.toolkit.views import inner, inners, ints, lists, number

NOWHERE: Final = -1
NOBODY: Final = -1
UNSEEN: Final = -1


class Sheet:
    """What everybody sees of a seat: numbers of cards, the row, the card in use."""

    def __init__(self, view: View) -> None:
        self.greens, self.reds, self.life, self.discard, self.deck = ints(view, "numbers")
        self.row = lists(view, "row")
        self.reuse = ints(view, "reuse")
        self.card = number(view, "card")
        self.played = number(view, "played")
        self.built = view["built"] is True

    @property
    def is_secret(self) -> bool:
        """Whether numbers are hidden, while everybody splits his deck or rests."""
        return self.deck == UNSEEN


class Own:
    """What only the seat itself sees."""

    def __init__(self, view: View) -> None:
        self.start = ints(view, "start")
        self.remaining = ints(view, "remaining")
        self.row = number(view, "row")
        self.hit_points = number(view, "hit_points")
        self.deck = ints(view, "deck")
        self.hand = ints(view, "hand")
        self.life = ints(view, "life")
        self.discard = ints(view, "discard")
        self.laid_aside = ints(view, "laid_aside")
        self.played = ints(view, "played")
        self.powers = number(view, "powers")
        self.coins = number(view, "coins")
        self.card = number(view, "card")


class Position:
    """All that a seat knows."""

    def __init__(self, view: View, about: View, arena: ArenaHexes) -> None:
        self.about = about
        self.arena = arena
        self.seats = number(view, "seats")
        self.turn, self.turns = number(view, "turn"), number(view, "turns")
        self.round = number(view, "round")
        self.mode = number(view, "mode")
        self.character = ints(view, "character")
        self.team = ints(view, "team")
        self.has_teams = view["parties"] == "teams"
        self.items = ints(view, "items")
        self.halved = {
            int(item): ints(inner(view, "halved"), item) for item in inner(view, "halved")
        }
        self.offered = ints(view, "offered")
        self.used = ints(view, "used")
        self.board = ints(view, "board")
        self.place = ints(view, "place")
        self.facing = ints(view, "facing")
        self.trapped = ints(view, "trapped")
        self.unbalanced = ints(view, "unbalanced")
        self.down = ints(view, "down")
        self.fate = ints(view, "fate")
        self.beasts = ints(view, "beasts")
        self.lairs = ints(view, "lairs")
        self.netted = ints(view, "netted")
        self.waiting = ints(view, "waiting")
        self.points = ints(view, "points")
        self.scores = ints(view, "scores")
        self.won_by = number(view, "won_by")
        self.lone, self.handicap = number(view, "lone"), number(view, "handicap")
        self.order = ints(view, "order")
        self.passive = number(view, "passive")
        self.guarded = number(view, "guarded")
        self.swept = view["swept"] is True
        self.sheets = [Sheet(one) for one in inners(view, "sheets")]
        self.own = None if view["own"] is None else Own(inner(view, "own"))

    def mine(self) -> Own:
        """The sheet of the seat that looks."""
        assert self.own is not None
        return self.own

    def about_choice(self, choice: int) -> dict[str, int]:
        """What the question says of a choice: how many there are, what one is worth, and more."""
        for thing in inners(self.about, "things") if "things" in self.about else []:
            if thing["choice"] == choice:
                return {"count": number(thing, "most"), "life": number(thing, "worth")}
        each = inner(self.about, "each") if "each" in self.about else {}
        said = inner(each, str(choice)) if str(choice) in each else {}
        return {key: number(said, key) for key in said if key != "result"}

    def where(self, figure: int) -> int:
        """The hex of a figure."""
        return self.place[figure] if figure < FIRST_BEAST else self.lairs[figure - FIRST_BEAST]

    def ahead(self, seat: int) -> int:
        """Who stands directly in front."""
        if self.place[seat] == NOWHERE:
            return NOBODY
        spot = self.arena.beside(self.place[seat], self.facing[seat])
        return NOBODY if spot == NOWHERE else self.board[spot]

    def front(self, seat: int) -> list[int]:
        """The three hexes ahead of a gladiator."""
        if self.place[seat] == NOWHERE:
            return []
        near = [
            self.arena.beside(self.place[seat], (self.facing[seat] + turn) % len(SIDES))
            for turn, side in enumerate(SIDES)
            if side == FRONT
        ]
        return [spot for spot in near if spot != NOWHERE]

    def items_of(self, seat: int) -> list[int]:
        """The Items before a player."""
        return [
            item for item in range(self.items[seat].bit_length()) if self.items[seat] >> item & 1
        ]
