"""When an answer may be taken back freely: nothing was rolled or revealed, nobody else answered.

That nothing was revealed is not declared by games but tried out: whoever could have foreseen the
position from what he knew before has learned nothing. So matches are imagined from each viewer's
view before the answer, the answer is given in them, and all must look like the true one.
"""

from typing import Final

from harena.kernel.decisions import UNANSWERED
from harena.kernel.events import EVERYONE
from harena.kernel.match import imagine
from harena.kernel.refused import Refused
from harena.server.log.ledger import Ledger, events_from

# For the label in every frame; the undo itself is proved thoroughly.
QUICK: Final = 3
THOROUGH: Final = 8


def last_answer(ledger: Ledger, seat: int) -> int | None:
    """The number of answers before this seat's last one."""
    for number in range(len(ledger.answers) - 1, -1, -1):
        if ledger.answers[number][0] == seat:
            return number
    return None


def who_must_agree(ledger: Ledger, seat: int) -> list[int]:
    """The seats of other people. A bot that sits in for one of them cannot agree for him."""
    nobody_else = (None, ledger.sitters[seat].guest)
    return [other for other, sitter in enumerate(ledger.sitters) if sitter.guest not in nobody_else]


def still_to_agree(ledger: Ledger) -> list[int]:
    """Who has not said yes to the undo that is asked for."""
    asked = ledger.undo_asked
    if asked is None:
        return []
    return [one for one in who_must_agree(ledger, asked.seat) if one not in asked.agreed]


def away(ledger: Ledger, seat: int) -> int | None:
    """The first of those who must agree who is not there to do so."""
    people = who_must_agree(ledger, seat)
    return next((one for one in people if ledger.sitters[one].by_bot), None)


def is_free(ledger: Ledger, seat: int, thorough: bool) -> bool:
    """Whether the seat's last answer told nobody anything."""
    if not ledger.answers or ledger.answers[-1][0] != seat or ledger.match is None:
        return False
    after = ledger.match
    if after.state.dice.count or not is_still_at_it(ledger, seat):
        return False
    before = ledger.previous()
    first = len(before.state.journal)
    if any(event.seat != EVERYONE for event in events_from(after.state.journal, first)):
        return False
    viewers = [seat, None]
    if thorough:
        viewers += [other for other in range(ledger.seats) if other != seat]
    samples = THOROUGH if thorough else QUICK
    return all(is_foreseen(ledger, seat, viewer, samples) for viewer in viewers)


def is_still_at_it(ledger: Ledger, seat: int) -> bool:
    """Whether the same seats are to answer as before, but for this one if its answer is sealed."""
    assert ledger.match is not None
    after = ledger.match.state
    before = set(ledger.previous().to_act)
    if {seat, *after.to_act()} != {seat, *before} or not after.pending:
        return False
    if seat in after.to_act():
        return True
    return any(one.seat == seat and one.sealed != UNANSWERED for one in after.pending)


def is_foreseen(ledger: Ledger, seat: int, viewer: int | None, samples: int) -> bool:
    """Whether every match this viewer could imagine looks the same after the answer."""
    before, index = ledger.previous(), ledger.answers[-1][1]
    chosen = repr(before.options(seat)[index])
    known, seen = ledger.view_before(viewer), ledger.view(viewer)
    for sample in range(samples):
        dream = imagine(before.rulebook, before.setup, known, f"undo/{viewer}/{sample}")
        options = dream.options(seat)
        if index >= len(options) or repr(options[index]) != chosen:
            return False
        try:
            dream.answer(seat, index)
        except Refused:
            return False
        if dream.view(viewer) != seen:
            return False
    return True
