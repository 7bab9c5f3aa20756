"""When an answer may be taken back freely, and who must agree where it may not."""

from typing import Final

from harena.server.log.ledger import Ledger

SAMPLES: Final = 8


def last_answer(ledger: Ledger, seat: int) -> int | None:
    """The number of answers before this seat's last one."""
    for number in range(len(ledger.answers) - 1, ledger.first - 1, -1):
        if ledger.answers[number][0] == seat:
            return number
    return None


def last_to_undo(ledger: Ledger, seat: int) -> int | None:
    """The same, if it can be taken back: nobody goes back to before somebody went for good."""
    number = last_answer(ledger, seat)
    return None if number is None or number < ledger.undo_until else number


def who_must_agree(ledger: Ledger, seat: int) -> list[int]:
    """The seats of other people. A bot that sits in for one of them cannot agree for him."""
    own = ledger.sitters[seat].guest
    return [
        other
        for other, sitter in enumerate(ledger.sitters)
        if sitter.is_person() and sitter.guest != own and other not in ledger.resigned
    ]


def still_to_agree(ledger: Ledger) -> list[int]:
    """Who has not said yes to the undo that is asked for."""
    asked = ledger.undo_asked
    if asked is None:
        return []
    return [one for one in who_must_agree(ledger, asked.seat) if one not in asked.agreed]


def away(ledger: Ledger, people: list[int]) -> int | None:
    """The first of those who must agree who is not there to do so."""
    return next((one for one in people if ledger.sitters[one].by_bot), None)


def may_be_free(ledger: Ledger, seat: int) -> bool:
    """Whether it is worth trying: no dice have fallen, nothing was confided, nobody newly asked."""
    return bool(ledger.quiet) and ledger.quiet[-1] and ledger.answers[-1][0] == seat


def is_free(ledger: Ledger, seat: int) -> bool:
    """Whether the seat's last answer was the last of all, and told nobody anything.

    Proved by imagining, which takes long: when somebody wants to go back, and once for a position.
    """
    if not may_be_free(ledger, seat) or ledger.match is None:
        return False
    if ledger.proof is None or ledger.proof[0] != ledger.changed:
        viewers = [seat, None, *[other for other in range(ledger.seats) if other != seat]]
        free = ledger.match.told_nothing(ledger.previous(), viewers, SAMPLES)
        ledger.proof = (ledger.changed, free)
    return ledger.proof[1]
