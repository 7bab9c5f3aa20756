"""When somebody must look at a table: stored with each entry, and so kept after a restart."""

from typing import TypeAlias

from harena.server.log.ledger import Ledger

Deadline: TypeAlias = tuple[int, int, str]


def deadlines(ledger: Ledger, away_since: dict[int, int]) -> list[Deadline]:
    """When each person who is asked will be late, first the first: the seat, and why."""
    found: list[Deadline] = []
    for seat in ledger.to_act:
        if ledger.sitters[seat].by_bot:
            continue
        deadline = None if ledger.clocks is None else ledger.clocks.deadline(seat)
        if deadline is not None:
            found.append((deadline, seat, "clock"))
        if seat in away_since and ledger.header.patience:
            since = max(ledger.entries[ledger.asked_since[seat] - 1].at, away_since[seat])
            found.append((since + 1000 * ledger.header.patience, seat, "absent"))
    return sorted(found)


def wake_at(ledger: Ledger) -> int | None:
    """When somebody must look at this table, even if nobody comes. Bots wait for who comes."""
    last = ledger.entries[-1].at
    if ledger.is_full():
        return last
    if ledger.state != "playing":
        return None
    found = deadlines(ledger, dict.fromkeys(range(ledger.seats), last))
    return found[0][0] if found else None
