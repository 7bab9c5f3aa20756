"""What stands beside the arena: what each player shows, and one's own sheet."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from harena.cli.scenes.gladiatori.nouns import Nouns
from harena.cli.scenes.gladiatori.position import UNSEEN, Own, Position, Sheet
from harena.cli.screen.lists import titled
from harena.cli.screen.words import Fact
from harena.games.gladiatori.aim.ending import BEASTS_DEAD
from harena.games.gladiatori.components.bout import (
    ALIVE,
    BY_HIT_POINTS,
    COLISEUM,
    DEAD,
    DOOMED,
    FIRST_BEAST,
    NO_BEASTS,
    SHARED,
)
from harena.games.gladiatori.components.card_row import FACE_DOWN, KIND, ROTATED, card_at, length
from harena.games.gladiatori.components.cards import CARDS
from harena.games.gladiatori.components.traits import TRAIT_NAMES

INDENT: Final = 2
SCORED: Final = (NO_BEASTS, COLISEUM)


def now(nouns: Nouns, position: Position) -> Text:
    """Turn and round, and the beasts."""
    text = nouns.say("now", turn=position.turn, turns=position.turns, round=position.round)
    if position.mode != NO_BEASTS:
        here = sum(spot >= 0 for spot in position.lairs)
        waiting = sum(position.waiting) + max(0, living(position) - here)
        text += ". " + nouns.say("beasts-now", here=here, waiting=waiting)
    return Text(text, "dim")


def living(position: Position) -> int:
    """Beasts alive, those before the gate included."""
    return sum(kind >= 0 for kind in position.beasts)


def others(
    nouns: Nouns, position: Position, viewer: int | None, brief: bool
) -> list[RenderableType]:
    """What lies open before each player; one's own cards are on the sheet."""
    lines: list[RenderableType] = [now(nouns, position)]
    for slot, markers in enumerate(position.netted):
        if markers and position.lairs[slot] >= 0:
            beast = nouns.beast_label(FIRST_BEAST + slot)
            lines.append(Text(nouns.say("panel-netted", beast=beast, count=markers), "bold"))
    for seat in range(position.seats):
        head = nouns.player(seat)
        if position.mode in SCORED:
            head.append("  " + nouns.say("panel-points", points=position.points[seat]), "not bold")
        if position.character[seat] >= 0:
            character = nouns.say("character", nouns.character(position.character[seat]))
            head.append(f"  {character}", "not bold")
        lines.append(head)
        states = state(nouns, position, seat)
        if position.has_teams and position.mode in SCORED:
            side = sorted(set(position.team)).index(position.team[seat]) + 1
            states.insert(0, nouns.say("panel-side", side=side))
        if states:
            lines.append(indented(Text(", ".join(states), "bold")))
        if seat != viewer and position.fate[seat] <= DOOMED:
            lines += [indented(Text(line)) for line in shown(nouns, position, seat, brief)]
    legend = [nouns.say("legend-gate")] if position.mode != NO_BEASTS else []
    if any(one.row for one in position.sheets):
        legend.append(nouns.say("legend-row"))
    if legend and not brief:
        lines.append(Text(", ".join(legend), "dim"))
    return lines


def indented(text: Text) -> Padding:
    """A line that belongs to the one above."""
    return Padding(text, (0, 0, 0, INDENT))


def numbers_left(nouns: Nouns, sheet: Sheet) -> str:
    """What can be counted while a player splits his deck, or while he rests."""
    if sheet.greens == UNSEEN:
        return nouns.say("panel-splitting", discard=sheet.discard)
    facts: dict[str, Fact] = {"greens": sheet.greens, "reds": sheet.reds, "life": sheet.life}
    return nouns.say("panel-resting", facts)


def shown(nouns: Nouns, position: Position, seat: int, brief: bool) -> list[str]:
    """The cards of another player in numbers, his Items, his row, the Powers he has used."""
    sheet = position.sheets[seat]
    lines: list[str] = []
    if sheet.is_secret:
        lines.append(nouns.say("panel-secret"))
        lines.append(numbers_left(nouns, sheet))
    elif position.turn == 0 or sheet.deck:
        if sheet.deck:
            lines.append(nouns.say("panel-deck", deck=sheet.deck, discard=sheet.discard))
    else:
        facts: dict[str, Fact] = {"greens": sheet.greens, "reds": sheet.reds}
        facts.update(life=sheet.life, discard=sheet.discard)
        lines.append(nouns.say("panel-cards", facts))
    if position.items[seat]:
        lines.append(items(nouns, position, seat))
    if sheet.row:
        lines.append(
            nouns.say("panel-row", row=" ".join(row_card(nouns, *one) for one in sheet.row))
        )
    if position.used[seat] and not brief:
        lines.append(nouns.say("panel-used", powers=nouns.powers(position.used[seat])))
    return lines


def state(nouns: Nouns, position: Position, seat: int) -> list[str]:
    """Markers and what has become of a gladiator."""
    found: list[str] = []
    if position.trapped[seat]:
        found.append(nouns.say("panel-trapped", count=position.trapped[seat]))
    if position.down[seat]:
        found.append(nouns.say("panel-down"))
    elif position.unbalanced[seat]:
        found.append(nouns.say("panel-unbalanced"))
    if position.passive >> seat & 1:
        found.append(nouns.say("panel-passive"))
    if position.guarded >> seat & 1:
        found.append(nouns.say("panel-delay"))
    fate = position.fate[seat]
    if fate != ALIVE:
        key = "doomed" if fate == DOOMED else "dead" if fate == DEAD else "surrendered"
        found.append(nouns.say(f"panel-{key}"))
    return found


def items(nouns: Nouns, position: Position, seat: int) -> str:
    """Items in short, with attack, defence and hit points."""
    found = [
        nouns.say("item-short", nouns.item(item, position.halved))
        for item in position.items_of(seat)
    ]
    return ", ".join(found) or nouns.say("nothing")


def row_card(nouns: Nouns, kind: int, rotated: int, down: int) -> str:
    """A card of a row, in brackets when rotated, with a line when face-down."""
    text = "?" if kind < 0 else nouns.say("card-short", card=CARDS[kind])
    if down and kind >= 0:
        text += "_"
    return f"({text})" if rotated else text


def own_row(nouns: Nouns, own: Own, reuse: list[int]) -> str:
    """One's own row, each card with the Blood it costs to use it again."""
    found: list[str] = []
    for index in range(length(own.row)):
        card = card_at(own.row, index)
        text = row_card(nouns, card & KIND, card & ROTATED, card & FACE_DOWN)
        found.append(f"{text} {reuse[index]}")
    return ", ".join(found)


def sheet(nouns: Nouns, position: Position, seat: int) -> RenderableType:
    """One's own sheet, cards, row and Items."""
    own = position.mine()
    lines: list[Text] = []
    if position.sheets[seat].built:
        traits = [
            nouns.say("own-traits", trait=name, now=own.remaining[at], start=own.start[at])
            for at, name in enumerate(TRAIT_NAMES)
        ]
        lines.append(Text("  ".join(traits), "bold"))
        lines.append(Text(nouns.say("own-powers", powers=nouns.powers(own.powers))))
    lines += [Text(line) for line in own_cards(nouns, own)]
    if own.row:
        lines.append(
            Text(nouns.say("own-row", row=own_row(nouns, own, position.sheets[seat].reuse)))
        )
    if position.items[seat]:
        lines.append(Text(nouns.say("own-items", items=items(nouns, position, seat))))
    return Group(*lines)


def own_cards(nouns: Nouns, own: Own) -> list[str]:
    """One's own cards, wherever some are."""
    lines: list[str] = []
    if any(own.deck):
        cards = nouns.cards(own.deck)
        lines.append(nouns.say("own-deck", count=sum(own.deck), cards=cards))
    if any(own.hand) or any(own.life):
        lines.append(nouns.say("own-hand", count=sum(own.hand), cards=nouns.cards(own.hand)))
        cards = nouns.cards(own.life)
        lines.append(nouns.say("own-life", life=own.hit_points, cards=cards))
    if any(own.discard):
        lines.append(nouns.say("own-discard", cards=nouns.cards(own.discard)))
    if any(own.laid_aside):
        lines.append(nouns.say("own-later", cards=nouns.cards(own.laid_aside)))
    return lines


def standings(nouns: Nouns, position: Position, life: list[int]) -> RenderableType:
    """Points, hit points once the match is over, and what has become of everybody."""
    scored = position.mode in SCORED
    has_teams = scored and len(set(position.team)) < position.seats and bool(life)
    shown = {"points": scored, "team": has_teams, "life": bool(life)}
    keys = ("player", "character", "points", "team", "life", "state")
    grid = titled(nouns.titles(*(key for key in keys if shown.get(key, True))))
    for seat in range(position.seats):
        cells: list[RenderableType] = [nouns.player(seat)]
        cells.append(nouns.say("character", nouns.character(position.character[seat])))
        if scored:
            cells.append(Text(str(position.points[seat]), "bold"))
        if has_teams:
            cells.append(str(position.scores[seat]))
        if life:
            cells.append(str(life[seat]))
        cells.append(", ".join(state(nouns, position, seat)) or nouns.say("state-alive"))
        grid.add_row(*cells)
    return grid


def result(nouns: Nouns, position: Position, winners: list[int], endings: list[int]) -> str:
    """How it went with the beasts, or which team has won; nothing where each is for himself."""
    names = ", ".join(nouns.seating.name(seat) for seat in winners)
    if position.mode not in SCORED:
        if not winners:
            return nouns.say("result", result="beasts-won")
        alive = [seat for seat in winners if position.fate[seat] == ALIVE]
        said = nouns.say("result", result="beasts-beaten" if BEASTS_DEAD in endings else "survived")
        names = ", ".join(nouns.seating.name(seat) for seat in alive)
        return f"{said} {nouns.say('result-alive', names=names)}"
    tied = position.won_by == BY_HIT_POINTS
    if tied and not position.has_teams:
        return nouns.say("result", nouns.seating.facts("seat", winners[0]), result="tie")
    if position.won_by == SHARED or not position.has_teams:
        return ""
    if len(winners) > 1:
        said = nouns.say("result", result="team", names=names)
    else:
        said = nouns.say("result", nouns.seating.facts("seat", winners[0]), result="alone")
    even = nouns.say("result-even") if tied else ""
    return " ".join(filter(None, (said, outnumbered(nouns, position), even)))


def outnumbered(nouns: Nouns, position: Position) -> str:
    """What two against one lose, and what both sides have; nothing in other matches."""
    if not position.handicap:
        return ""
    totals, lone = position.scores, position.lone
    facts = nouns.seating.facts("lone", lone)
    facts.update(handicap=position.handicap, two=totals[lone - 1], one=totals[lone])
    return nouns.say("outnumbered", facts)
