"""The position as text, for terminal, tests and playthroughs.

First the zones, each with the numbers of those who stand there (a body in brackets) and a star for
what lies there; then a line for each gladiator.
"""

from harena.games.heroes.campaign.past import star_line
from harena.games.heroes.components.bout import FUNCTIONING, NOBODY, Bout
from harena.games.heroes.components.content import ITEMS, NOTHING, PARTS, STYLES
from harena.games.heroes.components.roster import count_slots
from harena.kernel.state import State

SIGNS = ".:o"
SHORT = ("Hd", "LA", "Ch", "RA", "Be", "LL", "RL")
FATES = ("", "dead", "put to death", "spared")


def portrait(state: State, eyes: tuple[int, ...]) -> str:
    """The arena and the Roster Cards: all of it lies open to all eyes."""
    assert isinstance(state, Bout)
    lines = board_lines(state)
    if state.campaign:
        lines.append(f"month {state.month}, matches {state.left_today}, honours {state.honours}")
        for slot in range(count_slots(state)):
            lines.append(" ".join(str(value) for value in star_line(state, slot).values()))
    for one in range(state.count()):
        if state.style[one] >= 0:
            lines.append(card(state, one))
    return "\n".join(lines) + "\n"


def board_lines(bout: Bout) -> list[str]:
    """Row by row from the north."""
    zones = bout.zones()
    rows = sorted(set(zones.y), reverse=True)
    columns = range(max(zones.x) + 1)
    lines: list[str] = []
    for y in rows:
        cells = [cell(bout, zones.at[x, y]) if (x, y) in zones.at else "" for x in columns]
        lines.append("".join(text.ljust(9) for text in cells).rstrip())
    return lines


def cell(bout: Bout, zone: int) -> str:
    """A zone: its sign, its id, who is there, what lies there."""
    there: list[str] = []
    for one in range(bout.count()):
        if bout.zone[one] == zone:
            number = str(one + 1)
            there.append(number if bout.fate[one] == FUNCTIONING else f"({number})")
    lying = "*" * sum(item // len(ITEMS) == zone for item in bout.lying)
    return f"{SIGNS[bout.zones().kind[zone]]}{bout.zones().ids[zone]} {','.join(there)}{lying}"


def card(bout: Bout, one: int) -> str:
    """A Roster Card in a line: Attributes, Bonus Dice, parts, gear, state."""
    owner = "npg" if bout.owner[one] == NOBODY else f"seat {bout.owner[one]}"
    first = 3 * one
    values = "/".join(str(value) for value in bout.current[first : first + 3])
    parts = " ".join(f"{SHORT[part]}{bout.health[7 * one + part]}" for part in range(len(PARTS)))
    held = "+".join(ITEMS[item] for item in bout.hands[2 * one : 2 * one + 2] if item != NOTHING)
    states = [FATES[bout.fate[one]]]
    for flag, word in (
        (bout.down[one], "down"),
        (bout.ensnared[one], "ensnared"),
        (bout.blinded[one], "blinded"),
    ):
        states.append(word if flag else "")
    state = " ".join(word for word in states if word)
    name = bout.content.names[bout.name[one]]
    style = STYLES[bout.style[one]]
    text = f"{one + 1} {name} ({owner}, side {bout.side[one]}) {style} {values} "
    text += f"bonus {bout.bonus[one]} {parts} {held or 'unarmed'} {state}"
    return text.rstrip()
