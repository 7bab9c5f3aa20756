"""What a seat may ask about its own question: odds, reasons, and what a bot would do.

All of it is reckoned in a match that the seat imagines: what it does not know cannot be told.
"""

from dataclasses import asdict
from typing import final

from harena.kernel.refused import Refused
from harena.server.log.ledger import Ledger
from harena.server.protocol.messages import Hint, HintTold, Odds, OddsTold, Why, WhyTold
from harena.server.store.packs import sent
from harena.server.tables.live.viewers import Viewer
from harena.server.tables.reading.reading_room import Reading
from harena.server.tables.thinking.thinkers import Question, Thinkers


@final
class Counsel:
    """The counsel of one table."""

    def __init__(self, thinkers: Thinkers, reading: Reading) -> None:
        self.thinkers = thinkers
        self.reading = reading
        self.known: dict[tuple[int, int], dict[str, float]] = {}
        self.known_of = 0  # The entry since which these odds hold.
        self.hints: dict[int, HintTold] = {}  # The last of each seat.

    async def odds(self, ledger: Ledger, viewer: Viewer, seat: int, command: Odds) -> OddsTold:
        """The odds of an option; reckoned once for a position."""
        match, changed = ledger.playing(), ledger.changed
        match.check(seat, command.index)
        if self.known_of != changed:
            self.known_of, self.known = changed, {}
        key = (seat, command.index)
        if key not in self.known:
            self.reading.take(viewer.guest, viewer.address)
            question = question_of(ledger, seat, viewer.guest)
            found = await self.thinkers.odds(question, seat, command.index)
            if self.known_of != changed:
                return OddsTold(command.id, found)
            self.known[key] = found
        return OddsTold(command.id, self.known[key])

    async def why(self, ledger: Ledger, viewer: Viewer, seat: int, command: Why) -> WhyTold:
        """Why something is no option; a reason must not tell what the seat may not know."""
        asks = ledger.playing().rulebook.asks
        if command.ask not in asks:
            known = ", ".join(asks)
            raise Refused("ask", f"one of the asks {known} was expected", {"known": known})
        self.reading.take(viewer.guest, viewer.address)
        question = question_of(ledger, seat, viewer.guest)
        reason = await self.thinkers.why_not(question, seat, command.ask, command.choice)
        return WhyTold(command.id, reason)

    async def hint(self, seat: int, command: Hint, question: Question) -> HintTold:
        """What a bot would do; asked again by the same command, the same is told."""
        told = self.hints.get(seat)
        if told is None or told.id != command.id:
            advice = await self.thinkers.advise(question)
            told = self.hints[seat] = HintTold(command.id, **asdict(advice))
        return told


def question_of(ledger: Ledger, seat: int, guest: int | None) -> Question:
    """What a seat knows now, for a bot; whoever asked for it waits behind himself."""
    match, header = ledger.playing(), ledger.header
    return Question(
        guest, header.id, header.game, ledger.seats, header.options, match.seen(seat),
        match.options(seat), sent(ledger.pack),
    )  # fmt: skip
