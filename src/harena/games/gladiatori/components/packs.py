"""A ready-made character, and the arena as a pack has it."""

from typing import Final, final

from harena.games.gladiatori.components.arena import ArenaHexes
from harena.games.gladiatori.components.cards import kinds_in
from harena.toolkit.content import TomlTable
from harena.toolkit.hexes import span

GATES: Final = ("left", "right")
STARTS: Final = 4


@final
class Character:
    """C6 A ready-made character: his sheet, his deck with the Action cards, what he likes."""

    def __init__(
        self,
        id: str,
        traits: list[int],
        cards: int,
        powers: int,
        items: int,
        coins: int,
    ) -> None:
        self.id = id
        self.traits = traits
        self.cards = cards
        self.kinds: list[int] = kinds_in(cards)
        self.powers = powers
        self.items = items
        self.coins = coins


def read_arena(file: TomlTable) -> ArenaHexes:
    """C1, 4.7 All hexes near the centre; four starts and two gates, all different (R172)."""
    size = file.table("arena")
    # R172: with a smaller arena three figures could leave the fourth no hex for free placement.
    radius = size.number("radius", 4, 8)
    size.close()
    places: list[tuple[int, int]] = []
    for key, count in (("start", STARTS), ("gate", len(GATES))):
        for row in file.several(key, count, count):
            q, r = row.number("q", -radius, radius), row.number("r", -radius, radius)
            if key == "gate" and row.text("id") != GATES[len(places) - STARTS]:
                reason = f"{' and '.join(GATES)} expected in this order"
                raise row.wrong("id", reason, "gates", {"known": ", ".join(GATES)})
            row.close()
            if span(q, r) > radius:
                reason = f"({q}, {r}) is outside the arena"
                raise row.wrong("r", reason, "outside-arena", {"q": q, "r": r})
            places.append((q, r))
    file.close()
    if len(set(places)) != len(places):
        reason = "start hexes and gates must be different hexes"
        raise file.wrong("start", reason, "same-hexes")
    return ArenaHexes(radius, places[:STARTS], places[STARTS:])
