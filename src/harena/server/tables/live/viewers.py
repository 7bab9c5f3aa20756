"""Those who look at a table: who is there, and what each of them is shown."""

import asyncio
from typing import Final, Protocol, final

from msgspec.structs import replace

from harena.server.log.frames import is_of_the_table, make_frame
from harena.server.log.ledger import Ledger
from harena.server.protocol.codec import ENCODER
from harena.server.protocol.messages import Entry, Here, HereTold

HERE_DELAY: Final = 0.2
NOT_YOUR_SEAT: Final = 4403
COME_AGAIN: Final = 1012


class Viewer(Protocol):
    """One socket, as the table sees it."""

    seat: int | None
    guest: int | None
    address: str
    reads: bool  # Wants the board as text too.
    steps_in: bool  # Says when a bot that waits for him may go on.
    blocked: set[int]  # The guests whose words he does not want to read.

    def send(self, frame: bytes) -> None:
        """Lay a frame in the outgoing basket; never waits."""

    def close(self, code: int) -> None:
        """Close, without waiting."""


@final
class Viewers:
    """The viewers of one table."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.all: set[Viewer] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.closed = False

    def is_there(self, seat: int) -> bool:
        """Whether somebody looks with the eyes of this seat."""
        return any(viewer.seat == seat for viewer in self.all)

    def show(self, ledger: Ledger, seq: int, is_last: bool = True) -> None:
        """An entry that is safe on disk, to everybody; the last of a row has the position."""
        entry = ledger.entries[seq - 1]
        carries_table = is_of_the_table(ledger, entry)
        made: dict[tuple[int | None, int | None, bool, bool], bytes] = {}
        for viewer in list(self.all):
            if entry.kind == "vacated" and viewer.seat == entry.seat:
                viewer.seat = None  # Who has left his seat may still look.
                self.tell_here()
            seat = viewer.seat
            if not holds_seat(ledger, viewer):
                viewer.close(NOT_YOUR_SEAT)
                continue
            is_quiet = is_said_by(ledger, entry, viewer.blocked)
            key = (seat, viewer.guest if carries_table else None, viewer.reads, is_quiet)
            if key not in made:
                shown = silenced(entry) if is_quiet else entry
                frame = make_frame(ledger, shown, seat, viewer.guest, is_last, viewer.reads)
                made[key] = ENCODER.encode(frame)
            viewer.send(made[key])

    def here(self) -> Here:
        """Who is there."""
        return Here(
            [self.is_there(seat) for seat in range(self.seats)],
            sum(viewer.seat is None for viewer in self.all),
        )

    def tell_here(self) -> None:
        """Soon, and once for many who come together."""
        if self.timer is None and not self.closed:
            self.timer = asyncio.get_running_loop().call_later(HERE_DELAY, self.send_here)

    def send_here(self) -> None:
        """To everybody who looks."""
        self.timer = None
        here = self.here()
        frame = ENCODER.encode(HereTold(here.seats, here.watching))
        for viewer in list(self.all):
            viewer.send(frame)

    def close(self) -> None:
        """Whoever looks is asked to come again."""
        self.closed = True
        if self.timer is not None:
            self.timer.cancel()
        for viewer in list(self.all):
            viewer.close(COME_AGAIN)


def holds_seat(ledger: Ledger, viewer: Viewer) -> bool:
    """Whether the seat with whose eyes he looks is his; a spectator needs none."""
    return viewer.seat is None or ledger.sitters[viewer.seat].guest == viewer.guest


def is_said_by(ledger: Ledger, entry: Entry, blocked: set[int]) -> bool:
    """Whether these are words of somebody whom the viewer does not want to read.

    They stay his, whoever sits there now.
    """
    return entry.kind == "said" and ledger.speakers.get(entry.seq) in blocked


def silenced(entry: Entry) -> Entry:
    """The entry without its words: the numbers of the log have no gaps."""
    return replace(entry, text="")
