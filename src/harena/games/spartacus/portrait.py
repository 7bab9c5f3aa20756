"""The position as text, for terminal, browser, tests and playthroughs.

Cards go by their names, with `'` if exhausted, `!` if injured, `*` for each Favor, `^` for a
Champion. In the arena `1` and `2` stand for the two combatants.
"""

from typing import Final

from harena.games.spartacus.components.capua import (
    CHAMPION,
    CORNER,
    EXHAUSTED,
    FAVORS,
    GEAR,
    INJURED,
    NO_CARD,
    NO_KIND,
    NOBODY,
    PHASES,
    POOLS,
    STAKES,
    Capua,
)
from harena.games.spartacus.components.content import CARDS, FIGHTERS, KINDS
from harena.kernel.state import State
from harena.toolkit.hexes import on_page

SEATS: Final = "abcde"
SIDE_NAMES: Final = ("I", "II")


def portrait(state: State, eyes: tuple[int, ...]) -> str:
    """Round and phase, what is going on, and every House with what these eyes may see of it."""
    assert isinstance(state, Capua)
    capua = state
    lines: list[str] = []
    if capua.round:
        phase = PHASES[capua.phase]
        lines.append(
            f"round {capua.round} of {capua.last_round}, {phase}, host {SEATS[capua.host]}"
        )
    lines += affairs(capua)
    if capua.corner[1] != NO_CARD and capua.corner[CORNER + 1] != NO_CARD:
        lines += arena(capua)
    for seat in range(capua.seats):
        lines += house_lines(capua, seat, seat in eyes)
    decks = f"intrigue deck {len(capua.intrigue_deck)}, market deck {len(capua.market_deck)}"
    lines.append(f"{decks}; discard {kinds(capua, capua.thrown)}")
    return "\n".join(lines) + "\n"


def affairs(capua: Capua) -> list[str]:
    """A Scheme on the table, a card that is auctioned, an offer, denarii held aside."""
    lines: list[str] = []
    if capua.scheme != NO_KIND:
        scheme = capua.content.kind_names[capua.scheme]
        aim = "" if capua.target == NOBODY else f" at {SEATS[capua.target]}"
        lines.append(f"{SEATS[capua.active]} schemes: {scheme}{aim}")
    elif capua.pleading:
        helpers = seats_of(capua, capua.supporters)
        lines.append(f"{SEATS[capua.active]} asks for support: {helpers or 'nobody yet'}")
    if capua.lot != NO_CARD:
        laid = " ".join(
            f"{SEATS[seat]} {capua.laid[seat]}" for seat in range(capua.seats) if capua.laid[seat]
        )
        card = capua.content.names[capua.lot]
        lines.append(
            f"auction of {card}, {capua.lots} more" + (f"; laid down: {laid}" if laid else "")
        )
    row = capua.deeds
    for first in range(0, len(row) - 3, 4):
        payer, doer, _, coins = row[first : first + 4]
        lines.append(f"{SEATS[payer]} holds {coins} aside for a deed of {SEATS[doer]}")
    return lines


def seats_of(capua: Capua, bits: int) -> str:
    """The seats of a set."""
    return " ".join(SEATS[seat] for seat in range(capua.seats) if bits >> seat & 1)


def arena(capua: Capua) -> list[str]:
    """The hexes, and both combatants with their dice and what they carry."""
    hexes = capua.content.hexes
    rows: dict[int, dict[int, str]] = {}
    for spot in range(hexes.size):
        column, line = on_page(hexes.q[spot], hexes.r[spot], side_up=False)
        mark = "."
        for side in range(2):
            if capua.combat.hex[side] == spot:
                mark = str(side + 1)
        rows.setdefault(line, {})[column] = mark
    first = min(column for row in rows.values() for column in row)
    lines: list[str] = []
    for line in sorted(rows):
        width = max(rows[line]) - first
        lines.append("".join(rows[line].get(first + at, " ") for at in range(width + 1)))
    for side in range(2):
        start = CORNER * side
        dice = "/".join(
            str(dice) for dice in capua.combat.pools[POOLS * side : POOLS * side + POOLS]
        )
        gear = [
            card_name(capua, card)
            for card in capua.corner[start + GEAR : start + CORNER]
            if card != NO_CARD
        ]
        owner = SEATS[capua.corner[start]]
        name = capua.content.names[capua.corner[start + 1]]
        lines.append(", ".join([f"{SIDE_NAMES[side]}: {name} of {owner}", dice, *gear]))
    return lines


def house_lines(capua: Capua, seat: int, is_seen: bool) -> list[str]:
    """Influence, denarii, Guards, hand; then the cards on the table."""
    house = capua.house[seat]
    name = "-" if house == NOBODY else capua.content.house_names[house]
    hidden = capua.closed >> seat & 1 and not is_seen
    coins = f"{capua.reckoned[seat]}?" if hidden else str(capua.coins[seat])
    parts = [f"influence {capua.influence[seat]}", f"denarii {coins}"]
    weary = f"+{capua.weary[seat]}'" if capua.weary[seat] else ""
    parts.append(f"guards {capua.guards[seat]}{weary}")
    first = KINDS * seat
    own = kinds(capua, capua.hand[first : first + KINDS])
    parts.append(f"hand {own}" if is_seen else f"hand {capua.held[seat]}")
    if capua.closed >> seat & 1:
        parts.append("closed")
    stakes = capua.stakes[STAKES * seat : STAKES * seat + STAKES]
    if any(stakes):
        parts.append("wager " + "-".join(str(stake) for stake in stakes))
    cards = [card_name(capua, card) for card in range(CARDS) if capua.place[card] == seat]
    return [f"{SEATS[seat]} {name}: " + "; ".join(parts), "  " + (", ".join(cards) or "-")]


def card_name(capua: Capua, card: int) -> str:
    """A card with its marks."""
    marks = ""
    if capua.condition[card] == EXHAUSTED:
        marks = "'"
    elif capua.condition[card] == INJURED:
        marks = "!"
    if card < FIGHTERS:
        marks += "*" * (capua.favors[card] & FAVORS) + "^" * bool(capua.favors[card] & CHAMPION)
    return capua.content.names[card] + marks


def kinds(capua: Capua, counts: list[int]) -> str:
    """Intrigue cards by their names, with how many there are."""
    named = [
        capua.content.kind_names[kind] + (f" x{count}" if count > 1 else "")
        for kind, count in enumerate(counts)
        if count
    ]
    return ", ".join(named) or "-"
