"""How guests are with each other: words that are not said here, who was sent away, reports.

Who blocks somebody does not read his words, and is not joined by him at tables of his own. What is
reported goes to the owner of the server, into a file of his folder.
"""

import json
from itertools import groupby
from pathlib import Path
from typing import Final, final
from unicodedata import normalize

import msgspec

from harena.kernel.refused import Refused
from harena.server.log import endings, undo
from harena.server.log.clocks import now
from harena.server.log.entries import Deed, Guest
from harena.server.log.ledger import Ledger
from harena.server.protocol.structures import ReportLine
from harena.server.tables.acts.seats import check_host, check_kept, check_not_full, check_seat
from harena.server.tables.guests.tokens import scrubbed
from harena.server.tables.thinking.thinkers import STAND_IN

REPORTS: Final = "harena.reports.jsonl"
OLD_REPORTS: Final = "harena.reports.old"
MOST_BYTES: Final = 10 * 2**20
LINES: Final = 20


@final
class WordList:
    """The words that the owner does not want to read, in chat or as a name."""

    def __init__(self, file: str) -> None:
        text = Path(file).read_text("utf-8") if file else ""
        self.words = {plain(line).replace(" ", "") for line in text.splitlines()} - {""}

    def check(self, text: str | None) -> None:
        """Refuse what holds one of them, however it is written."""
        said = plain(text or "")
        squeezed = said.replace(" ", "")
        apart = {*said.split(), *spelled(said)}
        for word in self.words:
            if word in apart or (len(word) > 3 and word in squeezed):
                raise Refused("word", "the owner of this server does not want that word here")


def plain(text: str) -> str:
    """Small letters, numbers and spaces, however wide or adorned they are written."""
    simple = normalize("NFKC", text).casefold()
    return "".join(one for one in simple if one.isalnum() or one == " ")


def spelled(said: str) -> list[str]:
    """Words that are written letter by letter."""
    runs = groupby(said.split(), key=lambda word: len(word) == 1)
    return ["".join(run) for is_letter, run in runs if is_letter]


def kick(seat: int, guest: Guest, ledger: Ledger, at: int) -> Deed:
    """The host sends somebody away: his seat is free again, or a bot plays on."""
    check_seat(ledger, seat)
    check_host(ledger, guest)
    check_kept(ledger, seat)
    check_not_full(ledger)
    sitter = ledger.sitters[seat]
    if sitter.guest in (None, guest.id) or ledger.state not in ("gathering", "playing"):
        raise Refused("state", f"somebody else on seat {seat} was expected, before the end")
    deed = Deed(ledger.seq)
    full = deed.add(at, "kicked", seat)
    full.guest = sitter.guest
    deed.holders[seat] = deed.links[seat] = None
    if ledger.state == "gathering":
        deed.contributions[seat] = None
    else:
        full.entry.why = STAND_IN
        refuse_for(ledger, deed, seat, at)
    return deed


def refuse_for(ledger: Ledger, deed: Deed, seat: int, at: int) -> None:
    """What was asked of somebody who is sent away, or by him, is refused."""
    asked, end_asked = ledger.undo_asked, ledger.end_asked
    if asked is not None and seat in (asked.seat, *undo.still_to_agree(ledger)):
        deed.add(at, "undo_refused", seat)
    if end_asked is not None and seat in (end_asked.seat, *endings.still_to_agree(ledger)):
        deed.add(at, "end_refused", seat)


def reported(ledger: Ledger, seat: int, guest: Guest, text: str) -> dict[str, object]:
    """What the owner is told: who, by whom, why, and the last that was said there, by whom.

    Where nobody sits any more, who sat there last is meant. The owner reads what was said, but no
    token that somebody may have pasted there: what is in his file opens no seat.
    """
    check_seat(ledger, seat)
    said = [entry for entry in ledger.entries if entry.kind == "said"][-LINES:]
    speakers = ledger.speakers
    sat = [(who, name) for at, who, name in ledger.sat if at == seat]
    who, name = sat[-1] if sat else (None, None)
    return {
        "at": now(),
        "table": ledger.header.id,
        "by": guest.id,
        "seat": seat,
        "guest": who,
        "name": name,
        "text": scrubbed(text),
        "said": [
            [one.at, one.seat, scrubbed(one.text or ""), speakers.get(one.seq), one.name]
            for one in said
        ],
    }


def check_witness(ledger: Ledger, watching: set[int | None], guest: Guest) -> None:
    """Only who sits, sat or looks there knows what happened."""
    if guest.id not in watching | {who for _, who, _ in ledger.sat}:
        raise Refused("not-yours", "only who sits, sat or watches at a table may report it")


def reports_by(folder: Path, guest: int) -> list[ReportLine]:
    """What a guest has reported, as far as it is kept."""
    found: list[ReportLine] = []
    for file in (folder / OLD_REPORTS, folder / REPORTS):
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
        own = [json.loads(line) for line in lines if f'"by": {guest},' in line]
        found += [msgspec.convert(one, ReportLine) for one in own if one["by"] == guest]
    return found


def write_report(folder: Path, report: dict[str, object]) -> None:
    """One line more; a file that is full makes place for a new one."""
    file = folder / REPORTS
    if file.exists() and file.stat().st_size > MOST_BYTES:
        file.replace(folder / OLD_REPORTS)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(report, ensure_ascii=False) + "\n")
