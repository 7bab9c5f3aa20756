"""A match is played: people type, bots choose."""

from __future__ import annotations

from harena.cli.table.person import Person
from harena.cli.table.table import Table


def play(table: Table, fights: str = "") -> None:
    """Until the match is over, or somebody leaves.

    If a bot fights for people, they decide only what is between the matches of a campaign.
    """
    person = Person(table)
    table.save()
    table.tell()
    while not table.is_over:
        seat = table.match.to_act[0]
        is_bot = table.seating.sitters[seat].is_bot
        if not is_bot and (not fights or is_between(table, seat)):
            table.tell_rest()
            person.ask(seat)
        elif fights or not person.steps_in(seat):
            chosen = table.choose(seat) if is_bot else table.choose_as(fights, seat)
            table.match.answer(seat, chosen)
            table.tell(slowly=True)
    table.tell_rest()
    table.save()
    table.end()


def is_between(table: Table, seat: int) -> bool:
    """Whether what a seat is asked concerns careers, not the fight."""
    asked = table.match.state.decision(seat)
    assert asked is not None
    return table.scene.declared.is_between(asked.ask)
