"""What may be done at a table: each act looks at the ledger and says which entries it would append.

Nothing is changed here. The table folds the entries into a twin of its ledger, commits them, and
only then shows them.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.server.log import endings, undo
from harena.server.log.entries import Deed
from harena.server.log.ledger import Ledger
from harena.server.protocol.messages import (
    Answer,
    Answers,
    Chosen,
    Consent,
    End,
    Hint,
    Leave,
    Reclaim,
    Resign,
    Say,
    Undo,
)
from harena.server.tables.acts.seats import check_not_full
from harena.server.tables.guests.tokens import clean_text


def stale(seq: int, ledger: Ledger) -> Refused:
    """The command answers a position that is gone."""
    return Refused(
        "stale",
        f"an answer to the position of entry {ledger.seq} was expected, but one to {seq} came",
        {"seq": seq, "current": ledger.seq},
    )


def check_own(ledger: Ledger, seat: int | None, guest: int | None) -> int:
    """Only who holds a seat may act for it."""
    if seat is None or guest is None or ledger.sitters[seat].guest != guest:
        raise Refused("not-yours", "a seat of your own was expected, but you only watch here")
    return seat


def play_self(ledger: Ledger, seat: int) -> None:
    """While a bot plays a seat, its holder must reclaim it first."""
    if ledger.sitters[seat].by_bot:
        raise Refused("by-bot", f"a bot plays seat {seat}; reclaim it first", {"seat": seat})


def answer(ledger: Ledger, seat: int, command: Answer, at: int) -> Deed:
    """An answer is tried out on a twin of the match: what raises there changes nothing here."""
    match = ledger.playing()
    play_self(ledger, seat)
    check_fresh(ledger, seat, command.index, command.seq)
    return take(ledger, match, seat, command.index, at)


def check_fresh(ledger: Ledger, seat: int, index: int, seq: int) -> None:
    """The question must still be the one that was seen; for an interjection, the whole position."""
    decision = ledger.decisions[seat]
    of_the_question = decision is None or index < decision.count()
    since = ledger.asked_since[seat] if of_the_question else ledger.changed
    if not since <= seq <= ledger.seq:
        raise stale(seq, ledger)


def answer_row(ledger: Ledger, seat: int, command: Answers, at: int) -> Deed:
    """Several answers, each tried out on a twin of the match after the one before."""
    match = ledger.playing()
    play_self(ledger, seat)
    if not ledger.asked_since[seat] <= command.seq <= ledger.seq:
        raise stale(command.seq, ledger)
    deed = Deed(ledger.seq)
    for number, chosen in enumerate(command.answers):
        index = find(match, seat, chosen, number)
        if number == 0:
            check_fresh(ledger, seat, index, command.seq)
        match = append(deed, ledger, match, seat, index, at)
    return deed


def find(match: Match, seat: int, chosen: Chosen, number: int) -> int:
    """Where an option stands that is named by its meaning."""
    for index, option in enumerate(match.options(seat)):
        if (option.ask, option.choice) == (chosen.ask, chosen.choice):
            return index
    raise Refused(
        "row",
        f"an option of seat {seat} was expected at place {number} of the row, "
        f"but {chosen.ask} {chosen.choice} came",
        {"place": number, "ask": chosen.ask, "choice": chosen.choice},
    )


def take(ledger: Ledger, match: Match, seat: int, index: int, at: int) -> Deed:
    """The answer of a person or of a bot."""
    deed = Deed(ledger.seq)
    append(deed, ledger, match, seat, index, at)
    return deed


def append(deed: Deed, ledger: Ledger, match: Match, seat: int, index: int, at: int) -> Match:
    """One answer more; the match after it."""
    played = match.copy()
    played.answer(seat, index)
    deed.played.append(played)
    deed.add(at, "answered", seat).index = index
    return played


def take_back(ledger: Ledger, seat: int, command: Undo, at: int) -> Deed:
    """Go back at once where that is free, else ask the others."""
    ledger.playing()
    play_self(ledger, seat)
    if not ledger.changed <= command.seq <= ledger.seq:
        raise stale(command.seq, ledger)
    number = undo.last_to_undo(ledger, seat)
    if number is None:
        raise Refused("nothing-to-undo", "an answer of yours was expected, but there is none here")
    deed = Deed(ledger.seq)
    others = undo.who_must_agree(ledger, seat)
    free = not others or undo.is_free(ledger, seat)
    if command.free and not free:
        raise Refused("not-free", "the others must agree: ask them")
    if not free and (ledger.undo_asked is not None or number < ledger.undo_refused_at[seat]):
        raise Refused("undo-refused", "an undo is asked for already, or was refused: play on first")
    missed = undo.away(ledger, others)
    if not free and missed is not None:
        raise Refused("undo-refused", f"seat {missed} is away and cannot agree", {"seat": missed})
    full = deed.add(at, "undone" if free else "undo_asked", seat)
    full.entry.to = number
    return deed


def consent(ledger: Ledger, seat: int, command: Consent, at: int) -> Deed:
    """All others must agree; one who does not ends it."""
    if command.to == "end":
        return consent_to_end(ledger, seat, command, at)
    ledger.playing()
    asked = ledger.undo_asked
    if asked is None or command.seq < ledger.undo_asked_at:
        raise Refused("nothing-asked", "an undo that is asked for was expected, but there is none")
    waiting = undo.still_to_agree(ledger)
    if seat not in waiting:
        raise Refused("nothing-asked", f"seat {seat} is not asked to agree", {"seat": seat})
    deed = Deed(ledger.seq)
    deed.add(at, "undo_agreed" if command.agree else "undo_refused", seat)
    if command.agree and waiting == [seat]:
        deed.add(at, "undone", asked.seat).entry.to = asked.to
    return deed


def resign(ledger: Ledger, seat: int, command: Resign, at: int) -> Deed:
    """A seat gives up: a bot plays on for it, or the match is decided. Twice is once."""
    deed = Deed(ledger.seq)
    if seat in ledger.resigned:
        return deed
    ledger.playing()
    if not endings.may_resign(ledger, seat):
        raise Refused("own-way", "the rules of this game have their own way to give up")
    if seat in undo.still_to_agree(ledger):
        deed.add(at, "undo_refused", seat)
    deed.add(at, "resigned", seat)
    if endings.is_decided(ledger, seat):
        deed.add(at, "ended").entry.why = "resigned"
    return deed


def ask_for_end(ledger: Ledger, seat: int, command: End, at: int) -> Deed:
    """End at once where nobody must agree, else ask; whoever asks too has agreed."""
    ledger.playing()
    deed = Deed(ledger.seq)
    asked = ledger.end_asked
    if asked is not None:
        return deed if asked.seat == seat else agree_to_end(ledger, seat, at)
    play_self(ledger, seat)
    if endings.was_refused(ledger, seat):
        raise Refused("end-refused", "an end was asked for and refused: play on first")
    others = endings.who_must_agree(ledger, seat)
    missed = undo.away(ledger, others)
    if missed is not None:
        raise Refused("end-refused", f"seat {missed} is away and cannot agree", {"seat": missed})
    deed.add(at, "end_asked", seat)
    if not others:
        deed.add(at, "ended").entry.why = "agreed"
    return deed


def consent_to_end(ledger: Ledger, seat: int, command: Consent, at: int) -> Deed:
    """Whoever asked may take it back."""
    ledger.playing()
    asked = ledger.end_asked
    if asked is None or command.seq < ledger.end_asked_at:
        raise Refused("nothing-asked", "an end that is asked for was expected, but there is none")
    if command.agree:
        return agree_to_end(ledger, seat, at)
    if seat not in (asked.seat, *endings.who_must_agree(ledger, asked.seat)):
        raise Refused("nothing-asked", f"seat {seat} is not asked to agree", {"seat": seat})
    deed = Deed(ledger.seq)
    deed.add(at, "end_refused", seat)
    return deed


def agree_to_end(ledger: Ledger, seat: int, at: int) -> Deed:
    """One agrees; the last of them ends the match."""
    waiting = endings.still_to_agree(ledger)
    deed = Deed(ledger.seq)
    if ledger.end_asked is not None and seat in ledger.end_asked.agreed:
        return deed
    if seat not in waiting:
        raise Refused("nothing-asked", f"seat {seat} is not asked to agree", {"seat": seat})
    deed.add(at, "end_agreed", seat)
    if waiting == [seat]:
        deed.add(at, "ended").entry.why = "agreed"
    return deed


def say(ledger: Ledger, seat: int, command: Say, at: int) -> Deed:
    """Chat."""
    deed = Deed(ledger.seq)
    full = deed.add(at, "said", seat)
    full.entry.name, full.guest = ledger.sitters[seat].name, ledger.sitters[seat].guest
    full.entry.text = clean_text(command.text)
    return deed


def leave(ledger: Ledger, seat: int, command: Leave, at: int) -> Deed:
    """Before the match begins the seat is free again; after that a bot plays on."""
    deed = Deed(ledger.seq)
    check_not_full(ledger)
    if ledger.state == "gathering":
        deed.add(at, "vacated", seat)
        deed.holders[seat] = deed.links[seat] = deed.contributions[seat] = None
    else:
        ledger.playing()
        play_self(ledger, seat)
        deed = take_over(ledger, seat, "left", at)
    return deed


def take_over(ledger: Ledger, seat: int, why: str, at: int) -> Deed:
    """A bot plays for somebody who has gone, or whose time is up."""
    deed = Deed(ledger.seq)
    deed.add(at, "took_over", seat).entry.why = why
    if seat in undo.still_to_agree(ledger):
        # Nobody agrees for him: who has not said yes when he goes has said no.
        deed.add(at, "undo_refused", seat)
    if seat in endings.still_to_agree(ledger):
        deed.add(at, "end_refused", seat)
    return deed


def keep_silent(ledger: Ledger, seat: int, at: int) -> Deed:
    """Somebody has said nothing for as long as the table waits: that is his answer."""
    match, asked = ledger.playing(), ledger.decisions[seat]
    assert asked is not None
    return take(ledger, match, seat, asked.choices.index(match.rulebook.silence[asked.ask]), at)


def reclaim(ledger: Ledger, seat: int, command: Reclaim, at: int) -> Deed:
    """Its holder plays the seat again."""
    ledger.playing()
    if seat in ledger.resigned:
        raise Refused("state", f"a seat that has not given up was expected, but {seat} has")
    if not ledger.sitters[seat].by_bot:
        raise Refused("state", f"a seat that a bot plays was expected, but {seat} is played by you")
    deed = Deed(ledger.seq)
    deed.add(at, "reclaimed", seat)
    return deed


def check_hint(ledger: Ledger, seat: int, command: Hint) -> None:
    """Only who plays against bots alone may ask, and only about a question of his own.

    A command that was obeyed before is answered again, but at the same question.
    """
    match, seq = ledger.playing(), command.seq
    play_self(ledger, seat)
    others = [one for at, one in enumerate(ledger.sitters) if at != seat]
    if any(one.is_person() for one in others):
        raise Refused("hint", "a table where all others are bots was expected")
    if seat not in match.to_act:
        raise Refused("hint", f"a question to seat {seat} was expected, but there is none")
    since, before = ledger.asked_since[seat], ledger.commands.get((seat, command.id))
    is_fit = before is None or (before > since and ledger.entries[before - 1].kind == "hinted")
    if not since <= seq <= ledger.seq or not is_fit:
        raise stale(seq, ledger)


def hint(ledger: Ledger, seat: int, command: Hint, at: int) -> Deed:
    """It is written down that a bot was asked."""
    check_hint(ledger, seat, command)
    deed = Deed(ledger.seq)
    deed.add(at, "hinted", seat)
    return deed


ACTS: Final[dict[type[Struct], Callable[[Ledger, int, Any, int], Deed]]] = {
    Answer: answer,
    Answers: answer_row,
    Undo: take_back,
    Consent: consent,
    Resign: resign,
    End: ask_for_end,
    Say: say,
    Leave: leave,
    Reclaim: reclaim,
    Hint: hint,
}
