"""When somebody must look at a table: stored with each entry, and so kept after a restart."""

from typing import Final, TypeAlias

from harena.server.log.ledger import Ledger

Deadline: TypeAlias = tuple[int, int, str]
MOST_ALONE: Final = 100
WAKE_BOTS_MS: Final = 2000
SILENCE: Final = "silence"


def deadlines(ledger: Ledger, away_since: dict[int, int]) -> list[Deadline]:
    """When each person who is asked will be late, first the first: the seat, and why."""
    found: list[Deadline] = []
    for seat in ledger.to_act:
        if ledger.sitters[seat].by_bot:
            continue
        deadline = None if ledger.clocks is None else ledger.clocks.deadline(seat)
        if deadline is not None:
            found.append((deadline, seat, "clock"))
        closes = closes_at(ledger, seat)
        if closes is not None:
            found.append((closes, seat, SILENCE))
        if seat in away_since and ledger.header.patience:
            since = max(ledger.entries[ledger.asked_since[seat] - 1].at, away_since[seat])
            found.append((since + 1000 * ledger.header.patience, seat, "absent"))
    return sorted(found)


def closes_at(ledger: Ledger, seat: int) -> int | None:
    """When silence is taken for an answer to what a seat is asked.

    Whom an outage has kept from speaking has the whole window again.
    """
    window, asked, match = ledger.header.window, ledger.decisions[seat], ledger.match
    if not window or asked is None or match is None:
        return None
    if match.rulebook.silence.get(asked.ask) not in asked.choices:
        return None
    since = ledger.entries[ledger.asked_since[seat] - 1].at
    return max([since, *[one.end for one in ledger.outages]]) + 1000 * window


def bots_go_on(ledger: Ledger) -> bool:
    """Whether bots play although nobody looks: until a person is asked again, and not for long.

    Where no person plays any more, or none has done anything for so many answers, they wait.
    """
    sitters = ledger.sitters
    if ledger.state != "playing" or any(not sitters[seat].by_bot for seat in ledger.to_act):
        return False
    last = ledger.entries[-MOST_ALONE:]
    idle = all(one.kind == "answered" and sitters[one.seat or 0].by_bot for one in last)
    plays = any(one.guest is not None and not one.by_bot for one in sitters)
    return plays and not (idle and len(last) == MOST_ALONE)


def wake_at(ledger: Ledger) -> int | None:
    """When somebody must look at this table, even if nobody comes."""
    last = ledger.entries[-1].at
    if ledger.is_full():
        return last
    if bots_go_on(ledger):
        return last + WAKE_BOTS_MS  # Nobody has it in memory by then, or they would have played.
    if ledger.state != "playing":
        return None
    found = deadlines(ledger, dict.fromkeys(range(ledger.seats), last))
    return found[0][0] if found else None
