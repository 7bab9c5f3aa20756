"""What was told, as it was told: kept beside the log, so that it outlives the rules.

A match is its answers; but by other rules these are another match, or none. So each entry that
moved it keeps its events with both their halves, and what has changed in a spectator's view.
"""

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from harena.kernel.events import EVERYONE
from harena.kernel.match import Match
from harena.server.log.ledger import Ledger
from harena.server.protocol.messages import Entry
from harena.server.protocol.structures import Event, ReplayStep

Row: TypeAlias = tuple[str, int, list[int], list[int]]  # Kind, seat, in full, as others are told.
MOVES = frozenset(["began", "answered", "undone"])


class Told(Struct, array_like=True):
    """What one entry brought."""

    events: list[Row]
    view: dict[str, Any]
    gone: list[str]
    to_act: list[int]
    scores: list[int]
    winners: list[int]


def tell(before: Match | None, after: Ledger) -> bytes | None:
    """What the last entry brought; nothing if it left the match as it was."""
    match, entry = after.match, after.entries[-1]
    if match is None or entry.kind not in MOVES:
        return None
    old, new = {} if before is None else before.seen(None), match.seen(None)
    return msgspec.json.encode(
        Told(
            events=[
                (event.kind, event.seat, list(event.args), list(event.veiled))
                for event in after.events[after.counts[-2] : after.counts[-1]]
            ],
            view={key: value for key, value in new.items() if key not in old or old[key] != value},
            gone=[key for key in old if key not in new],
            to_act=after.to_act,
            scores=match.scores,
            winners=after.winners,
        )
    )


def steps(
    entries: list[tuple[Entry, bytes | None]], seat: int | None, start: int = 0
) -> list[ReplayStep]:
    """The match as one viewer was told it; positions as a spectator saw them.

    An exercise starts after so many answers of another match.
    """
    found: list[ReplayStep] = []
    view: dict[str, Any] = {}
    for entry, blob in entries:
        if blob is None:
            continue
        told = msgspec.json.decode(blob, type=Told)
        view = {key: view[key] for key in view if key not in told.gone} | told.view
        if entry.kind == "undone":
            found = found[: (entry.to or 0) - start + 1]
            continue
        first = sum(len(step.events) for step in found)
        events = [shown(row, seat) for row in told.events]
        found.append(
            ReplayStep(
                number=start + len(found),
                seat=entry.seat,
                first_event=first,
                events=events,
                view=view,
                to_act=told.to_act,
                scores=told.scores,
                winners=told.winners,
                portrait="",
                open=None,
                draws=None,
            )
        )
    return found


def shown(row: Row, seat: int | None) -> Event:
    """An event as this viewer was told it."""
    kind, whose, args, veiled = row
    return [kind, *(args if whose in (EVERYONE, seat) else veiled)]
