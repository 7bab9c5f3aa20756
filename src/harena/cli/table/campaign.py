"""A campaign in one file: what is carried, the journal with notes, the match that is being played.

The file is written whole or not at all, and the version before is kept beside it. What is in it is
checked when it is read: by the game, as far as its rules go, and by playing the match again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from harena.cli.screen.declared import Declared
from harena.cli.screen.seating import Seating, from_record
from harena.cli.screen.words import Fact, Words, sentence
from harena.cli.table import files
from harena.face import begin, replay, rulebook
from harena.kernel.events import Event
from harena.kernel.match import Match
from harena.kernel.record import Record
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import PlayValue

VERSION: Final = 1
KIND: Final = "campaign"
NOTE: Final = "note"
LONGEST_NOTE: Final = 500
SEAT: Final = "seat"
# What a campaign's file has: the type of each field.
FIELDS: Final[dict[str, type]] = {
    "harena": str,
    "version": int,
    "game": str,
    "seed": str,
    "seats": int,
    "options": dict,
    "table": dict,
    "matches": int,
    "past": dict,
    "journal": list,
    "match": dict,
}


class Campaign:
    """Everything that is known between two matches, and the one under way if there is one."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: str,
        options: dict[str, PlayValue],
        seating: Seating,
        past: dict[str, object],
    ) -> None:
        self.book: Rulebook = rulebook(game)
        self.seats = seats
        self.seed = seed
        self.options = options
        self.seating = seating
        self.past = past
        self.matches = 0
        self.journal: list[dict[str, Any]] = []
        self.record: Record = {}
        self.settled: dict[str, PlayValue] = self.check()

    def is_over(self) -> bool:
        """Whether no match follows."""
        return self.past.get("over") is True

    def check(self) -> dict[str, PlayValue]:
        """What is carried must be possible by the rules; all options, with the usual ones."""
        carried = self.book.succeed(self.past)
        setup = self.book.settle(self.seats, self.options, self.book.built_in(), carried)
        self.book.lay_out(setup)
        return setup.options

    def next_match(self) -> Match:
        """The match that was left, or the next: the same dice for the same seed."""
        if self.record:
            return replay(self.record)
        seed = f"{self.seed}/{self.matches}"
        carried = self.book.succeed(self.past)
        return begin(self.book.name, self.seats, seed, dict(self.options), carried=carried)

    def close_match(self, match: Match, declared: Declared) -> None:
        """7.2 What a match has left, and what the journal says of it."""
        self.matches += 1
        self.past = match.legacy
        self.record = {}
        names = match.rulebook.names(match.setup)
        for event in match.events:
            if declared.is_journal(event.kind):
                self.journal.append(entry(self.book, names, event, self.matches))

    def note(self, text: str) -> None:
        """7.2 A note of one's own, after what has happened so far."""
        if not text.isprintable():
            sign = next(sign for sign in text if not sign.isprintable())
            raise Refused(
                "note-sign",
                f"a note of signs that can be printed was expected, but {sign!r} came",
                {"sign": repr(sign)},
            )
        if not text.strip() or len(text) > LONGEST_NOTE:
            raise Refused(
                "note",
                f"a note of 1 to {LONGEST_NOTE} letters was expected, but {len(text)} came",
                {"most": LONGEST_NOTE, "came": len(text)},
            )
        self.journal.append({"match": self.matches, "kind": NOTE, "text": text.strip()})

    def told(self, words: Words) -> list[str]:
        """The journal in sentences of the reader's language."""
        return [tell(self.book, row, self.seating, words) for row in self.journal]

    def to_json(self) -> Record:
        return {
            "harena": KIND,
            "version": VERSION,
            "game": self.book.name,
            "seed": self.seed,
            "seats": self.seats,
            "options": self.options,
            "table": {"players": self.seating.to_json()},
            "matches": self.matches,
            "past": self.past,
            "journal": self.journal,
            "match": self.record,
        }


# The journal.


def entry(book: Rulebook, names: dict[str, list[str]], event: Event, match: int) -> dict[str, Any]:
    """An event as data that needs no match to be told: things by their ids, seats by numbers."""
    facts: dict[str, Any] = {}
    for index, named in enumerate(book.events[event.kind]):
        name, _, domain = named.removeprefix("+").removeprefix("*").partition(":")
        known = names.get(domain or name, [])
        if "*" in named:
            facts[name] = [spelled(known, arg) for arg in event.args[index:]]
        elif index < len(event.args):
            facts[name] = spelled(known, event.args[index])
    return {"match": match, "kind": event.kind, "facts": facts}


def spelled(known: list[str], value: int) -> str | int:
    """The id of a thing, or a number."""
    return known[value] if 0 <= value < len(known) else value


def tell(book: Rulebook, row: dict[str, Any], seating: Seating, words: Words) -> str:
    """A line of the journal in words."""
    if row["kind"] == NOTE:
        return words.say("journal-note", text=row["text"])
    facts: dict[str, Fact] = {}
    for name, value in row["facts"].items():
        if name == SEAT:
            facts.update(seating.facts(name, value))
        elif isinstance(value, list):
            facts[name] = ", ".join(str(one) for one in value)
        else:
            facts[name] = value
    return sentence(words.say(f"{book.name}-event-{row['kind']}", facts))


def names_of(book: Rulebook, kind: str) -> list[str]:
    """What every event of a kind says; a row may be empty, and what is open only to some apart."""
    said = [named for named in book.events[kind] if not named.startswith(("+", "*"))]
    return [named.partition(":")[0] for named in said]


def check_journal(book: Rulebook, seats: int, journal: list[Any]) -> None:
    """A journal has lines of events that the game knows, and notes."""
    for number, row in enumerate(journal):
        kind = row.get("kind") if isinstance(row, dict) else None
        if kind == NOTE and isinstance(row.get("text"), str) and row["text"].isprintable():
            continue
        facts = row.get("facts") if isinstance(row, dict) else None
        if kind not in book.events or not isinstance(facts, dict):
            expected = f"journal, line {number + 1}: an event of {book.name} or a note"
            raise wrong(expected, row, "entry", line=number + 1, game=book.name)
        if missing := [name for name in names_of(book, kind) if name not in facts]:
            expected = f"journal, line {number + 1}: the fact {missing[0]}"
            raise wrong(expected, facts, "fact", line=number + 1, key=missing[0])
        for value in facts.values():
            plain = value if isinstance(value, list) else [value]
            if not all(is_plain(one) for one in plain):
                expected = f"journal, line {number + 1}: names and numbers"
                raise wrong(expected, value, "facts", line=number + 1)
        if SEAT in facts and facts[SEAT] not in range(seats):
            expected = f"journal, line {number + 1}: a seat from 0 to {seats - 1}"
            raise wrong(expected, facts[SEAT], "seat", line=number + 1, last=seats - 1)


def is_plain(fact: object) -> bool:
    """A number, or a name that can be printed."""
    return fact.isprintable() if isinstance(fact, str) else isinstance(fact, int)


# The file.


def previous(path: Path) -> Path:
    """Where the version before is kept."""
    return path.with_suffix(f".previous{path.suffix}")


def write(path: Path, campaign: Campaign) -> None:
    """Write a campaign whole; what stood there before is kept."""
    if path.exists():
        try:
            before = files.read_json(path)
        except Refused:
            before = {}
        if before:
            files.write_record(previous(path), before)
    files.write_record(path, campaign.to_json())


def read(path: Path, words: Words, game: str = "") -> Campaign:
    """The campaign in a file; a refusal names the file, and the version before if there is one."""
    try:
        return from_json(files.read_json(path), words, game)
    except Refused as refused:
        if refused.code == "no-file":
            raise
        before = previous(path)
        kept = str(before) if before.exists() else "none"
        # What cannot be read at all has named the file already.
        named = f"{path}: "
        reason = words.refuse(refused).removeprefix(words.labelled(str(path), ""))
        facts = {**refused.facts, "file": str(path), "reason": reason, "kept": kept}
        said = named + str(refused).removeprefix(named)
        if before.exists():
            said += f"; the version before is kept in {before}"
        raise Refused("campaign-file", said, facts) from None


def from_json(found: Record, words: Words, game: str) -> Campaign:
    """A campaign from what a file says, checked field by field, then by the rules."""
    for key, kind in FIELDS.items():
        if key not in found:
            raise wrong(f"the field {key}", "nothing", "missing", key=key)
        if type(found[key]) is not kind:
            raise wrong(f"{key}: {kind.__name__}", found[key], "kind", key=key, kind=kind.__name__)
    for key in found:
        if key not in FIELDS:
            known = ", ".join(FIELDS)
            raise wrong(f"one of {known}", key, "key", known=known)
    if found["harena"] != KIND:
        raise wrong(f"harena: {KIND}", found["harena"], "kind", key="harena", kind=KIND)
    if found["version"] != VERSION:
        raise wrong(
            f"a campaign of version {VERSION}", found["version"], "version", version=VERSION
        )
    if game and found["game"] != game:
        raise wrong(f"a campaign of {game}", found["game"], "game", game=game)
    options: Any = found["options"]
    if options.get("campaign") is not True:
        raise wrong("options: campaign true (4.2.1)", options.get("campaign"), "campaign")
    seating = from_record(found, found["seats"], words)  # type: ignore[arg-type]
    campaign = Campaign(
        str(found["game"]),
        found["seats"],  # type: ignore[arg-type]
        str(found["seed"]),
        found["options"],  # type: ignore[arg-type]
        seating,
        found["past"],  # type: ignore[arg-type]
    )
    matches, journal, record = found["matches"], found["journal"], found["match"]
    assert isinstance(matches, int)
    assert isinstance(journal, list)
    assert isinstance(record, dict)
    if matches < 0:
        raise wrong("matches: a number from 0", matches, "matches")
    check_journal(campaign.book, campaign.seats, journal)
    campaign.matches, campaign.journal, campaign.record = matches, journal, record
    if record:
        check_match(campaign, record)
    return campaign


def check_match(campaign: Campaign, record: Record) -> None:
    """The match under way is the next of this campaign, and was played by its rules."""
    match = replay(record)
    expected = f"{campaign.seed}/{campaign.matches}"
    if match.rulebook.name != campaign.book.name or match.seed != expected:
        game = campaign.book.name
        wanted = f"match: the match {expected} of {game}"
        raise wrong(wanted, match.seed, "match", seed=expected, game=game)
    if match.setup.carried != campaign.book.succeed(campaign.past):
        raise wrong("match: what is carried into it as the past says", "something else", "past")


def wrong(expected: str, came: object, what: str, **facts: str | int) -> Refused:
    """What was expected of a file; what came is shown so that a terminal does not obey it."""
    said = str(came)[:60]
    if not said.isprintable():
        said = repr(said)
    return Refused(
        "campaign-field",
        f"{expected} was expected, but {said} came",
        {"expected": expected, "came": said, "what": what, **facts},
    )
