"""A match ends beside its rules: somebody gives up, or all at this screen agree."""

from __future__ import annotations

from typing import Final

from harena.cli.screen.seating import USUAL_BOT, Sitter
from harena.cli.screen.words import plain
from harena.cli.table.table import Table

# A game whose own rules let a seat give up tells it by this event, and needs no other way.
OWN_WAY: Final = "surrendered"


def resign(table: Table, seat: int) -> None:
    """A person gives up: the match is decided, or a bot plays on for him."""
    terminal, seating = table.terminal, table.seating
    if OWN_WAY in table.match.rulebook.events:
        terminal.say("resign-own-way", command=table.words.say("command-power"))
        return
    if not agrees(table, table.words.say("resign-sure")):
        return
    table.resigned = [*table.resigned, seat]
    terminal.say("ended-gave-up", seating.facts("seat", seat))
    left = [one for one in range(len(seating.sitters)) if one not in table.resigned]
    if len(left) == 1 or set(seating.people) <= set(table.resigned):
        table.ending = {"why": "resigned", "resigned": table.resigned, "winners": left}
    else:
        name = seating.sitters[seat].name or table.words.say("you")
        seating.sitters[seat] = Sitter(name, USUAL_BOT)
    table.save()


def offer_end(table: Table, seat: int) -> None:
    """A person would end the match without a winner: everybody else at this screen must agree."""
    words, seating = table.words, table.seating
    if not agrees(table, words.say("end-sure")):
        return
    for other in seating.people:
        facts = seating.facts("seat", seat)
        if other != seat and not agrees(
            table, words.say("end-agree", facts, other=seating.name(other))
        ):
            table.terminal.say("end-refused", seating.facts("seat", other))
            return
    table.ending = {"why": "agreed", "resigned": table.resigned, "winners": []}
    table.save()


def agrees(table: Table, question: str) -> bool:
    """Yes only if it is said: it cannot be taken back."""
    answer = plain(table.terminal.read(question))
    return answer[:1] == plain(table.words.say("letter-yes"))
