"""Spartacus on a screen: the Houses with their cards by name, the arena, one's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from harena.cli.scenes.scene import Scene
from harena.cli.screen.words import Fact
from harena.games.spartacus.components.capua import CHAMPION, CORNER, DISCARD, FAVORS, GEAR
from harena.kernel.decisions import Option
from harena.kernel.match import Match
from harena.kernel.rulebook import View
from harena.toolkit.views import inner, ints, number

if TYPE_CHECKING:
    from rich.console import RenderableType

COLUMNS: Final = ("player", "house", "influence", "denarii", "guards", "hand")
POOLS: Final = ("attack", "defence", "speed")
CONDITIONS: Final = ("", "exhausted", "injured")
IN_COMBAT: Final = frozenset(
    {"net", "first", "combat", "sand", "reroll", "division", "sica", "ignore", "lose"}
)


class SpartacusScene(Scene):
    """The Houses of Capua, and the two who fight."""

    def draw(
        self, match: Match, viewer: int | None, options: list[Option], width: int
    ) -> RenderableType:
        """The round, the Houses, the arena when somebody is in it, and one's own hand."""
        eyes = None if self.is_looked_on(options) else viewer
        view = match.view(eyes)
        parts: list[RenderableType] = [Text(self.heading(view), "bold"), self.houses(view, eyes)]
        parts += [self.resources(view, seat) for seat in range(len(ints(view, "house")))]
        parts += [Text(line, "dim") for line in self.discards(view)]
        if options and options[0].ask in IN_COMBAT:
            parts += [Text(line) for line in self.arena(view)]
        if eyes is not None:
            parts += [Text(line) for line in self.own_hand(view)]
        return Group(*parts)

    def known(self, about: View) -> dict[str, Fact]:
        """What a question is about; whose Treasury is empty goes by his name."""
        victim = self.seating.facts("victim", number(about, "victim")) if "victim" in about else {}
        return {**super().known(about), **victim}

    def standings(self, match: Match, width: int) -> RenderableType:
        """The Houses, as all may see them."""
        return self.houses(match.view(None), None)

    def heading(self, view: View) -> str:
        """The round and its phase."""
        phase = self.names["phase"][number(view, "phase")]
        last = number(view, "last_round")
        return self.nouns.say("round", phase=phase, round=number(view, "round"), last=last)

    def houses(self, view: View, eyes: int | None) -> Grid:
        """Influence, denarii, Guards, and the size of the hand."""
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        for title in self.nouns.titles(*COLUMNS):
            grid.add_column(title, header_style="dim")
        own = inner(view, "own") if eyes is not None else {}
        for seat, house in enumerate(ints(view, "house")):
            coins = number(own, "coins") if seat == eyes else ints(view, "reckoned")[seat]
            hidden = number(view, "closed") >> seat & 1 and seat != eyes
            host = self.nouns.say("host") if seat == number(view, "host") else ""
            leads = self.nouns.say("house", house=self.id_of("house", house)) if house >= 0 else "-"
            grid.add_row(
                self.nouns.player(seat),
                f"{leads} {host}".strip(),
                str(ints(view, "influence")[seat]),
                "?" if hidden else str(coins),
                str(ints(view, "guards")[seat]),
                str(ints(view, "held")[seat]),
            )
        return grid

    def resources(self, view: View, seat: int) -> Text:
        """The Market cards of a House, with what lies on them."""
        places = ints(view, "place")
        cards = [self.resource(view, card) for card, at in enumerate(places) if at == seat]
        return Text(f"{self.nouns.mark(seat)} {', '.join(cards) or '-'}", self.nouns.style(seat))

    def resource(self, view: View, card: int) -> str:
        """A card by its name; what is exhausted or injured, its Favors, a Champion."""
        marks: list[str] = []
        condition = CONDITIONS[ints(view, "condition")[card]]
        if condition:
            marks.append(self.nouns.say(f"mark-{condition}"))
        favors = ints(view, "favors")[card : card + 1] or [0]
        if favors[0] & CHAMPION:
            marks.append(self.nouns.say("mark-champion"))
        if favors[0] & FAVORS:
            marks.append(self.nouns.say("mark-favors", count=favors[0] & FAVORS))
        name = self.called("resource", card)
        return f"{name} ({', '.join(marks)})" if marks else name

    def discards(self, view: View) -> list[str]:
        """1.8 The discards lie face up: of each that is not empty all cards by name."""
        thrown = enumerate(ints(view, "thrown"))
        schemes = [(self.called("intrigue", kind), count) for kind, count in thrown if count]
        places = enumerate(ints(view, "place"))
        sold = [(self.called("resource", card), 1) for card, at in places if at == DISCARD]
        lines: list[str] = []
        for deck, cards in (("intrigue", schemes), ("market", sold)):
            if cards:
                names = [f"{name} ×{count}" if count > 1 else name for name, count in cards]
                name, some = self.nouns.say("discard", deck=deck), ", ".join(names)
                total = sum(count for _, count in cards)
                lines.append(self.nouns.say("legend-discard", name=name, count=total, cards=some))
        return lines

    def arena(self, view: View) -> list[str]:
        """Both combatants: where they stand, their dice, what they carry."""
        lines: list[str] = []
        corners, pools, hexes = ints(view, "corner"), ints(view, "pools"), ints(view, "hex")
        for side, name in enumerate(self.names["side"]):
            corner, dice = corners[:CORNER], pools[: len(POOLS)]
            corners, pools = corners[CORNER:], pools[len(POOLS) :]
            if corner[1] < 0:
                continue
            gear = [self.resource(view, card) for card in corner[GEAR:] if card >= 0]
            told = zip(POOLS, dice, strict=True)
            health = [f"{self.nouns.say('pool', pool=pool)} {left}" for pool, left in told]
            fighter = self.called("resource", corner[1])
            where = self.names["hex"][hexes[side]]
            who = f"{name} {fighter} {where}"
            lines.append(self.words.labelled(who, ", ".join([*health, *gear])))
        return lines

    def own_hand(self, view: View) -> list[str]:
        """One's Intrigue cards, each with what it does."""
        hand = ints(inner(view, "own"), "hand")
        lines: list[str] = []
        for kind, held in enumerate(hand):
            if held:
                name = f"{self.called('intrigue', kind)}{f' ×{held}' if held > 1 else ''}"
                does = self.nouns.say("intrigue-help", intrigue=self.names["intrigue"][kind])
                lines.append("  " + self.words.labelled(name, does))
        return [self.nouns.say("own-hand"), *lines] if lines else []
