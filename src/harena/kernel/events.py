"""What has happened, told in public or confided to one seat."""

from dataclasses import dataclass
from typing import Final, final

from harena.kernel.agenda import Args

EVERYONE: Final = -1


@final
@dataclass(frozen=True)
class Event:
    """Something that happened: in full to one seat or everyone, and what the others are told."""

    kind: str
    args: Args
    seat: int
    veiled: Args

    def seen_by(self, viewer: int | None) -> Args:
        """All of it for those it was told to, and what the others may know of it."""
        return self.args if self.seat in (EVERYONE, viewer) else self.veiled

    def told(self, viewer: int | None) -> list[str | int]:
        """JSON-ready: the kind and what this viewer may know; None is a spectator."""
        return [self.kind, *self.seen_by(viewer)]


@final
class Journal:
    """Answers and events in order, as rows: play makes no event objects.

    Append-only, so a fork shares the past: what has been written is set aside as `earlier`, and
    both go on with rows of their own.
    """

    def __init__(self, earlier: "Journal | None" = None) -> None:
        self.earlier = earlier
        self.begun: int = 0 if earlier is None else len(earlier)
        self.kinds: list[str] = []
        self.args: list[Args] = []
        self.answers: list[int] = []
        self.confided: dict[int, tuple[int, Args]] = {}

    def __len__(self) -> int:
        return self.begun + len(self.kinds)

    def fork(self) -> "Journal":
        """A journal with the same past, which will go on by itself."""
        if self.kinds or self.answers:
            past = Journal(self.earlier)
            past.kinds, past.args, past.answers = self.kinds, self.args, self.answers
            past.confided = self.confided
            self.earlier, self.begun = past, len(past)
            self.kinds, self.args, self.answers, self.confided = [], [], [], {}
        return Journal(self.earlier)

    def volumes(self, first: int = -1) -> list["Journal"]:
        """The rows in order: what was set aside, oldest first, then this; all, or from an event."""
        volumes = [self]
        while volumes[-1].begun > first and volumes[-1].earlier is not None:
            volumes.append(volumes[-1].earlier)
        return volumes[::-1]

    def all_answers(self) -> list[tuple[int, int]]:
        """Every answer from the beginning, as seat and index."""
        row = [number for volume in self.volumes() for number in volume.answers]
        return list(zip(row[::2], row[1::2], strict=True))

    def events(self, first: int = 0) -> list[Event]:
        """Every event from this number on, newest last."""
        found: list[Event] = []
        for volume in self.volumes(first):
            for index in range(max(0, first - volume.begun), len(volume.kinds)):
                args = volume.args[index]
                seat, veiled = volume.confided.get(index, (EVERYONE, args))
                found.append(Event(volume.kinds[index], args, seat, veiled))
        return found
