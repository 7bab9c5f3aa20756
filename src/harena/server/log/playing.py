"""Entries that move the match: it begins, is answered, goes back.

A stored answer brings what it brought when it was given, or is refused.
"""

import logging
from hashlib import blake2b
from typing import Final

import msgspec

import harena
from harena.kernel.decisions import Decision
from harena.kernel.events import EVERYONE
from harena.kernel.match import Match
from harena.kernel.record import differs
from harena.kernel.refused import Refused
from harena.server.log.clocks import WHOLE
from harena.server.log.entries import FullEntry
from harena.server.log.fair import match_secret
from harena.server.log.ledger import Ledger
from harena.server.protocol.messages import Entry

LOG = logging.getLogger("harena.server")
# How rules may fail at an answer that they would never have asked for.
OF_OTHER_RULES: Final = (
    *(ArithmeticError, AssertionError, AttributeError),
    *(LookupError, RecursionError, TypeError, ValueError),
)


def begin(ledger: Ledger, entry: Entry) -> None:
    """Every seat is taken: the dice are keyed and the game is laid out.

    An exercise goes on from another match, whose dice it keeps.
    """
    ledger.begun_at = entry.at
    header = ledger.header
    if ledger.private.start is not None:
        ledger.match = harena.replay(ledger.private.start, ledger.pack)
        ledger.answers = ledger.match.answers
        ledger.first = len(ledger.answers)
    else:
        ledger.match = harena.begin(
            header.game,
            ledger.seats,
            seed=header.id,
            options=header.options,
            pack=ledger.pack,
            carried=header.carried,
            secret=match_secret(ledger.private.seeds, header.id, ledger.contributions()),
        )
    take_events(ledger)
    ask_around(ledger, entry, None)


def take_answer(ledger: Ledger, full: FullEntry, played: Match | None) -> None:
    """An answer: play it, unless it was played on a twin before it was stored."""
    entry = full.entry
    assert entry.seat is not None and full.index is not None and ledger.match is not None
    known = len(ledger.events) if ledger.answers else 0  # The first answers for the set-up too.
    word, asked, told = ledger.match.state.dice.word, ledger.match.to_act, len(ledger.events)
    if played is None:
        ledger.before = None
        play_again(ledger, ledger.match, entry.seat, full.index)
    else:
        ledger.before, ledger.match = ledger.match, played
    ledger.answers.append((entry.seat, full.index))
    if ledger.clocks is not None:
        ledger.clocks.paid.append(None)
    take_events(ledger)
    drawn = ledger.match.state.dice.count > 0 or ledger.match.state.dice.word != word
    ledger.quiet.append(not drawn and is_quiet(ledger, ledger.match, entry.seat, asked, told))
    compare(ledger, full, ledger.match, known)
    ledger.undo_asked = None
    ask_around(ledger, entry, entry.seat)
    if ledger.match.over:
        ledger.ended_at = entry.at
        ledger.end_asked = None


def is_quiet(ledger: Ledger, match: Match, seat: int, asked: list[int], told: int) -> bool:
    """Whether nothing was confided, the seat is asked again, and nobody is newly asked."""
    if any(event.seat != EVERYONE for event in ledger.events[told:]):
        return False
    return seat in match.to_act and {seat, *match.to_act} == {seat, *asked}


def play_again(ledger: Ledger, match: Match, seat: int, index: int) -> None:
    """A stored answer. A match goes on by whatever rules take all its answers."""
    try:
        match.answer(seat, index)
    except Refused:
        raise played_otherwise(ledger, match, len(ledger.events)) from None
    except OF_OTHER_RULES:
        LOG.exception("the rules fail at an answer of table %s", ledger.header.id)
        raise played_otherwise(ledger, match, len(ledger.events)) from None


def compare(ledger: Ledger, full: FullEntry, match: Match, known: int) -> None:
    """An answer brings what it brought before; one from before digests were kept, anything."""
    # What only explains may change, as in a record.
    digested = match.rulebook.digested
    said = [(event.kind, digested(event.kind, event.args)) for event in ledger.events[known:]]
    digest = blake2b(msgspec.json.encode(said), digest_size=8).digest()
    if full.digest not in (None, digest):
        raise played_otherwise(ledger, match, known)
    full.digest = digest


def played_otherwise(ledger: Ledger, match: Match, known: int) -> Refused:
    """The rules have changed since, and with them the match after so many events."""
    kinds = [event.kind for event in ledger.events[:known]]
    rounds = kinds.count(match.rulebook.round_event)
    return differs(match.rulebook, match.setup.pack, ledger.header.rules, rounds)


def go_back(ledger: Ledger, entry: Entry) -> None:
    """The match stands after fewer answers again."""
    assert entry.to is not None and ledger.match is not None
    is_last = entry.to == len(ledger.answers) - 1
    ledger.match = ledger.previous() if is_last else ledger.match.back_to(entry.to)
    ledger.before = None
    ledger.answers = ledger.answers[: entry.to]
    ledger.quiet = ledger.quiet[: entry.to - ledger.first]
    ledger.events = ledger.events[: len(ledger.match.state.journal)]
    ledger.undo_asked = None
    ledger.undo_until = min(ledger.undo_until, entry.to)
    ledger.undo_refused_at = [min(one, entry.to) for one in ledger.undo_refused_at]
    if ledger.clocks is not None:
        ledger.clocks.take_back(entry.to - ledger.first)
    ask_around(ledger, entry, None)


def take_events(ledger: Ledger) -> None:
    """What the last answer brought."""
    assert ledger.match is not None
    ledger.events += ledger.match.events_from(len(ledger.events))


def ask_around(ledger: Ledger, entry: Entry, answered: int | None) -> None:
    """Who is asked anew, and whose clock runs."""
    assert ledger.match is not None
    ledger.changed = entry.seq
    for seat in range(ledger.seats):
        decision = ledger.match.state.decision(seat)
        # Questions are never changed once made, so the same object is the same question.
        if decision is ledger.decisions[seat]:
            continue
        ledger.decisions[seat] = decision
        ledger.asked_since[seat] = entry.seq
        if ledger.clocks is not None:
            ledger.clocks.stop(seat, entry.at, answered=seat == answered)
            ledger.clocks.ask(seat, entry.at, part_of_cap(ledger.match, decision))
            if decision is not None and not ledger.sitters[seat].by_bot:
                ledger.clocks.start(seat, entry.at)


def part_of_cap(match: Match, decision: Decision | None) -> int:
    """How much of the time that one answer may take is meant for this one, in per cent."""
    return WHOLE if decision is None else match.rulebook.brief.get(decision.ask, WHOLE)
