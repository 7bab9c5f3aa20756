"""When an answer may be taken back freely, and who must agree where it may not."""

from typing import Final

from harena.server.log.ledger import Ledger

# For the label in every frame; the undo itself is proved thoroughly.
QUICK: Final = 3
THOROUGH: Final = 8


def last_answer(ledger: Ledger, seat: int) -> int | None:
    """The number of answers before this seat's last one."""
    for number in range(len(ledger.answers) - 1, ledger.first - 1, -1):
        if ledger.answers[number][0] == seat:
            return number
    return None


def who_must_agree(ledger: Ledger, seat: int) -> list[int]:
    """The seats of other people. A bot that sits in for one of them cannot agree for him."""
    nobody_else = (None, ledger.sitters[seat].guest)
    return [
        other
        for other, sitter in enumerate(ledger.sitters)
        if sitter.guest not in nobody_else and other not in ledger.resigned
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


def is_free(ledger: Ledger, seat: int, thorough: bool) -> bool:
    """Whether the seat's last answer was the last of all, and told nobody anything."""
    if not ledger.answers or ledger.answers[-1][0] != seat or ledger.match is None:
        return False
    viewers = [seat, None]
    if thorough:
        viewers += [other for other in range(ledger.seats) if other != seat]
    samples = THOROUGH if thorough else QUICK
    return ledger.match.told_nothing(ledger.previous(), viewers, samples)
