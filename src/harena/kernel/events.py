"""What has happened, told in public or confided to one seat."""

from typing import Final, final

from harena.kernel.agenda import Args

EVERYONE: Final = -1


@final
class Event:
    """Something that happened."""

    __slots__ = ("args", "kind", "seat", "veiled")

    def __init__(self, kind: str, args: Args, seat: int, veiled: Args) -> None:
        self.kind = kind
        self.args = args
        self.seat = seat
        self.veiled = veiled

    def seen_by(self, viewer: int | None) -> Args:
        """All of it for those it was told to, and what the others may know of it."""
        if self.seat in (EVERYONE, viewer):
            return self.args
        return self.veiled

    def told(self, viewer: int | None) -> list[str | int]:
        """JSON-ready: the kind and what this viewer may know; None is a spectator."""
        return [self.kind, *self.seen_by(viewer)]

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args})"


@final
class Journal:
    """All events in order. Kept as rows of kinds and arguments: play makes no event objects."""

    def __init__(self) -> None:
        self.kinds: list[str] = []
        self.args: list[Args] = []
        self.confided: dict[int, tuple[int, Args]] = {}

    def copy(self) -> "Journal":
        """The same past, which will go on by itself."""
        twin = Journal()
        twin.kinds = self.kinds[:]
        twin.args = self.args[:]
        twin.confided = self.confided.copy()
        return twin

    def __len__(self) -> int:
        return len(self.kinds)

    def events(self, since: int = 0) -> list[Event]:
        """The events from a number on, newest last."""
        found: list[Event] = []
        for place in range(since, len(self.kinds)):
            args = self.args[place]
            seat, veiled = self.confided.get(place, (EVERYONE, args))
            found.append(Event(self.kinds[place], args, seat, veiled))
        return found
