"""The position as text, for terminal, browser, tests and playthroughs."""

from harena.games.template.content import BAG, CARDS
from harena.games.template.state import Yard
from harena.kernel.state import State


def portrait(state: State, eyes: tuple[int, ...]) -> str:
    """The squares, each with its favour and who stands there; points and cards of everybody."""
    assert isinstance(state, Yard)
    content = state.content
    lines = [""] * (max(content.squares.y) + 1)
    for square, name in enumerate(content.ids):
        who = "abcd"[state.place.index(square)] if square in state.place else "."
        lines[content.squares.y[square]] += f"{name} {content.favour[square]} {who}   "
    lines = [line.rstrip() for line in lines]
    lines += ["", f"round {state.round} of {state.rounds}, deck {len(state.deck)}"]
    for seat, points in enumerate(state.points):
        hand = BAG.row(state.hands[seat])
        cards = " ".join(CARDS[card] for card in hand) if seat in eyes else f"{len(hand)} cards"
        lines.append(f"{'abcd'[seat]}: {points} points; {cards or 'no cards'}")
    return "\n".join(lines) + "\n"
