"""A match is played: people type, bots choose."""

from __future__ import annotations

from harena.cli.table.person import Person
from harena.cli.table.table import Table


def play(table: Table) -> None:
    """Until the match is over, or somebody leaves."""
    person = Person(table)
    table.save()
    table.tell()
    while not table.is_over:
        seat = table.match.to_act[0]
        if table.seating.sitters[seat].is_bot:
            if person.steps_in(seat):
                continue
            table.match.answer(seat, table.choose(seat))
            table.tell(slowly=True)
        else:
            table.tell_rest()
            person.ask(seat)
    table.tell_rest()
    table.save()
    table.end()
