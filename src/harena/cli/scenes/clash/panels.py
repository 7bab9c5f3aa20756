"""What stands beside the arena: points, pens, piles, the two sides of a battle, the letters."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from harena.cli.scenes.clash.nouns import NO_ANIMAL, Nouns
from harena.cli.scenes.clash.position import NOWHERE, Position
from harena.cli.screen.lists import titled
from harena.cli.screen.words import Fact


def players(nouns: Nouns, position: Position, stacked: bool) -> Grid:
    """What each player has: points, teams, captives; in one line, or one below the other."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat, points in enumerate(position.scores):
        facts: dict[str, Fact] = {
            "points": points,
            "teams": position.teams(seat),
            "men": position.men(seat),
            "bases": position.bases[seat],
            "captives": sum(position.pens[seat].men),
            "animals": len(position.pens[seat].animals),
        }
        said = [nouns.say("standing-arena", facts)]
        if not position.is_entry:
            said.insert(0, nouns.say("standing-points", facts))
            said.append(nouns.say("standing-pen", facts))
        if stacked:
            grid.add_row(nouns.player(seat), "\n".join(said))
        else:
            grid.add_row(nouns.player(seat), *said)
    return grid


def letters(nouns: Nouns, position: Position) -> Text:
    """What the letters mean; while gladiators enter, how many are left of each."""
    names = [f"{letter} {nouns.type_name(kind)}" for kind, letter in enumerate(nouns.letters)]
    if position.is_entry:
        counted = [f"{name} {position.piles[kind]}" for kind, name in enumerate(names)]
        words = [nouns.say("piles"), *counted]
    else:
        tokens = [nouns.say("legend-token"), nouns.say("legend-life")]
        words = [*names, *tokens]
    return Text("  ".join(words), "dim")


def battle(nouns: Nouns, position: Position, spaces: list[str]) -> RenderableType:
    """The two sides, the switched-off in small letters."""
    grid = Grid.grid(padding=(0, 2, 0, 2))
    for side, role in enumerate(("attacker", "defender")):
        space = position.at[side]
        if space == NOWHERE:
            continue
        spot = position.spots[space]
        if spot.animal != NO_ANIMAL:
            who = Text(nouns.animal_label(spot.animal), "italic")
        else:
            who = nouns.player(spot.owner)
        strength = nouns.strength(spot.animal, spot.men, spot.tokens, position.off[side])
        grid.add_row(nouns.say(role), spaces[space], who, Text(strength, "bold"))
    if any(position.off[0]) or any(position.off[1]):
        return Group(grid, Text("  " + nouns.say("small-letters"), "dim"))
    return grid


def full(nouns: Nouns, position: Position) -> RenderableType:
    """Pens and points so far, and the animals that are left."""
    keys = ("player", "points", "captives", "animals", "arena")
    grid = titled(nouns.titles(*keys))
    for seat, points in enumerate(position.scores):
        pen = position.pens[seat]
        animals = ", ".join(nouns.animal_label(animal) for animal in pen.animals)
        facts: dict[str, Fact] = {
            "teams": position.teams(seat),
            "men": position.men(seat),
            "bases": position.bases[seat],
        }
        grid.add_row(
            nouns.player(seat),
            str(points),
            nouns.team(pen.men) or "-",
            animals or "-",
            nouns.say("standing-arena", facts),
        )
    left = nouns.say(
        "animals-left",
        arena=position.animals(),
        beside=len(position.spares),
        stack=position.stack,
    )
    lines: list[RenderableType] = [grid, Text(left)]
    if position.spares:
        tiles = ", ".join(nouns.tile(animal) for animal in position.spares)
        lines.append(Text(nouns.say("beside", tiles=tiles)))
    return Group(*lines)


def final(nouns: Nouns, position: Position, spoils: dict[int, dict[str, Fact]]) -> RenderableType:
    """The points of the end: captives, survivors, animals."""
    parts = ("captives", "survivors", "animals")
    grid = titled(nouns.titles("player", *parts, "points"))
    for seat, points in enumerate(position.scores):
        cells = [worth(nouns, spoils.get(seat, {}), part) for part in parts]
        grid.add_row(nouns.player(seat), *cells, Text(str(points), "bold"))
    return grid


def worth(nouns: Nouns, spoils: dict[str, Fact], part: str) -> str:
    """So many, and what they are worth."""
    count, worth = spoils.get(part, 0), spoils.get(f"{part}_worth", 0)
    return nouns.say("worth", count=count, total=worth)
