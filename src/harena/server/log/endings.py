"""Ends that the rules do not know: giving up, and the agreement of those who remain.

They are entries of the log, not steps of the match: its answers and digests stay what they are.
"""

from typing import Final

from harena.server.log import undo
from harena.server.log.ledger import Ledger

# A game whose own rules let a seat give up tells it by this event, and needs no other way.
OWN_WAY: Final = "surrendered"


def may_resign(ledger: Ledger, seat: int) -> bool:
    """Whether the seat may give up beside the rules."""
    match = ledger.match
    if match is None or ledger.state != "playing" or seat in ledger.resigned:
        return False
    return OWN_WAY not in match.rulebook.events


def who_remains(ledger: Ledger) -> list[int]:
    """The seats of people who have neither given up nor left by their own will."""
    return [
        seat
        for seat, sitter in enumerate(ledger.sitters)
        if sitter.is_person() and not sitter.has_left and seat not in ledger.resigned
    ]


def is_decided(ledger: Ledger, seat: int) -> bool:
    """Whether with this seat the last person gives up, or all but one seat have."""
    gone = {*ledger.resigned, seat}
    people = [one for one, sitter in enumerate(ledger.sitters) if sitter.is_person()]
    return len(gone) >= ledger.seats - 1 or gone.issuperset(people)


def who_must_agree(ledger: Ledger, seat: int) -> list[int]:
    """Everybody else who remains. A bot that sits in for one of them cannot agree for him."""
    own = ledger.sitters[seat].guest
    return [other for other in who_remains(ledger) if ledger.sitters[other].guest != own]


def still_to_agree(ledger: Ledger) -> list[int]:
    """Who has not said yes to the end that is asked for."""
    asked = ledger.end_asked
    if asked is None:
        return []
    return [one for one in who_must_agree(ledger, asked.seat) if one not in asked.agreed]


def was_refused(ledger: Ledger, seat: int) -> bool:
    """Whether somebody said no since this seat has last answered."""
    refused_at, last = ledger.end_refused_at[seat], undo.last_answer(ledger, seat)
    return refused_at is not None and (last is None or last < refused_at)


def may_end(ledger: Ledger, seat: int) -> bool:
    """Whether the seat may ask for an end now."""
    return (
        ledger.state == "playing"
        and ledger.end_asked is None
        and seat not in ledger.resigned
        and not ledger.sitters[seat].by_bot
        and not was_refused(ledger, seat)
        and undo.away(ledger, who_must_agree(ledger, seat)) is None
    )
