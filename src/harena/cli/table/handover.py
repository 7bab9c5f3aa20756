"""Several people at one screen: what one of them may see is covered before the next one looks."""

from __future__ import annotations

from typing import Final

from harena.cli.screen.lists import side_by_side
from harena.cli.screen.seating import NOBODY
from harena.cli.table import prompt
from harena.cli.table.table import Table

REMINDER: Final = 16


class Handover:
    """Who is before the screen, and whether secrets are on it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seat = NOBODY
        self.secret = False
        self.seen: dict[int, int] = {}

    def to(self, seat: int) -> bool:
        """Let somebody come before the screen; whether it was covered for that."""
        table = self.table
        secret = table.scene.has_secrets(table.match, seat)
        same = seat == self.seat and (self.secret or not secret)
        covered = len(table.seating.people) > 1 and not same and (secret or self.secret)
        if covered:
            self.cover(seat)
        self.seat, self.secret = seat, secret
        self.seen[seat] = len(table.log)
        return covered

    def cover(self, seat: int) -> None:
        """An empty screen until the other one is there; then what has happened meanwhile."""
        table, terminal = self.table, self.table.terminal
        facts = table.seating.facts("seat", seat)
        terminal.clear()
        terminal.heading(table.words.say("hand-over", facts))
        typed = terminal.read(table.words.say("hand-over-prompt", facts))
        if prompt.find_command(typed, table.words)[0] == "quit":
            table.leave()
        terminal.clear()
        meanwhile = table.log[self.seen.get(seat, 0) :][-REMINDER:]
        terminal.show(*map(table.scene.paint, meanwhile))

    def who_steps_in(self, seat: int) -> int:
        """Which of the people at this screen; the one who is before it comes first."""
        terminal, seating = self.table.terminal, self.table.seating
        if len(seating.people) == 1:
            return seating.people[0]
        ordered = sorted(seating.people, key=lambda one: one != seat)
        names = [seating.name(one) for one in ordered]
        terminal.show(side_by_side(names, terminal.width))
        typed = terminal.read(self.table.words.say("interject-who"))
        found = prompt.find_option(typed, [[name] for name in names])
        return NOBODY if found.option is None else ordered[found.option]
