"""Who sits where: people and bots, with the names they go by."""

from __future__ import annotations

from typing import Final, NamedTuple

from harena.cli.screen.words import Fact, Words, plain
from harena.kernel.refused import Refused

NAMES: Final = ("Brutus", "Cassia", "Drusus", "Flavia", "Gallus", "Marcia", "Priscus", "Varus")
VOWELS: Final = "aeiouyh"
USUAL_BOT: Final = "greedy"
LONGEST_NAME: Final = 16
NOBODY: Final = -1


class Sitter(NamedTuple):
    """A person, or a bot of some kind. Somebody without a name is the one who reads this."""

    name: str
    bot: str

    @property
    def is_bot(self) -> bool:
        return self.bot != ""


class Seating:
    """The seats in order."""

    def __init__(self, sitters: list[Sitter], words: Words) -> None:
        self.sitters = sitters
        self.words = words

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, sitter in enumerate(self.sitters) if not sitter.is_bot]

    @property
    def viewer(self) -> int | None:
        """The seat for which the screen speaks: the only person's, if there is just one."""
        return self.people[0] if len(self.people) == 1 else None

    def name(self, seat: int) -> str:
        """What a seat is called."""
        if seat == NOBODY:
            return self.words.say("nobody")
        return self.sitters[seat].name or self.words.say("you")

    def is_you(self, seat: int) -> bool:
        """Whether a seat is told as `you`."""
        return seat != NOBODY and self.sitters[seat].name == ""

    def facts(self, variable: str, seat: int) -> dict[str, Fact]:
        """A seat for a message: its name, what it is to the reader, and how its name begins."""
        name = self.name(seat)
        kind = "nobody" if seat == NOBODY else "you" if self.is_you(seat) else "other"
        vowel = "yes" if plain(name)[:1] in VOWELS else "no"
        return {variable: name, f"{variable}-is": kind, f"{variable}-vowel": vowel}

    def to_json(self) -> list[dict[str, str]]:
        """For the saved match."""
        return [{"name": sitter.name, "bot": sitter.bot} for sitter in self.sitters]


def split(text: str) -> list[str]:
    """The names in a row with commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def arrange(seats: int, people: list[str], bots: list[str]) -> list[Sitter]:
    """People first, in the order named, then bots; the kinds of bots are repeated as needed."""
    check_names(people)
    persons = [Sitter(name, "") for name in people] or [Sitter("", "")]
    free = seats - len(persons)
    if free < 0:
        raise Refused(
            "too-many-people",
            f"at most {seats} people for {seats} seats were expected, but {len(persons)} came",
            {"seats": seats, "people": len(persons)},
        )
    if len(bots) > free:
        raise Refused(
            "too-many-bots",
            f"at most {free} bots beside {len(persons)} people at {seats} seats were expected, "
            f"but {len(bots)} came",
            {"seats": seats, "people": len(persons), "free": free, "bots": len(bots)},
        )
    unused = [name for name in NAMES if plain(name) not in [plain(one) for one in people]]
    kinds = bots or [USUAL_BOT]
    machines = [Sitter(unused[index], kinds[index % len(kinds)]) for index in range(free)]
    return persons + machines


def check_names(names: list[str]) -> None:
    """Names must be short, visible and different."""
    seen: set[str] = set()
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable() or plain(name) in seen:
            raise Refused(
                "name",
                f"different names of at most {LONGEST_NAME} letters were expected, "
                f"but {name!r} came",
                {"most": LONGEST_NAME, "name": name},
            )
        seen.add(plain(name))


def from_record(record: dict[str, object], seats: int, words: Words) -> Seating:
    """The seats of a saved match; one that tells nothing of them has nameless ones."""
    table = record.get("table")
    rows = table.get("players") if isinstance(table, dict) else players_named(record)
    if rows is None:
        numbers = [words.say("seat-number", number=seat + 1) for seat in range(seats)]
        return Seating([Sitter(name, "") for name in numbers], words)
    if not isinstance(rows, list) or len(rows) != seats:
        raise wrong_players(seats)
    sitters: list[Sitter] = []
    for row in rows:
        name = row.get("name") if isinstance(row, dict) else None
        bot = row.get("bot") if isinstance(row, dict) else None
        if not isinstance(name, str) or not isinstance(bot, str) or not name.isprintable():
            raise wrong_players(seats)
        sitters.append(Sitter(name, bot))
    return Seating(sitters, words)


def players_named(record: dict[str, object]) -> list[dict[str, object]] | None:
    """The seats as a record from a server names them; a person of no name is nobody's `you`."""
    names, bots = record.get("names"), record.get("bots")
    if not isinstance(names, list) or not all(isinstance(name, str) and name for name in names):
        return None
    if not isinstance(bots, list) or len(bots) != len(names):
        bots = [None] * len(names)
    return [{"name": name, "bot": bot or ""} for name, bot in zip(names, bots, strict=True)]


def wrong_players(seats: int) -> Refused:
    return Refused(
        "players",
        f"record, field table: the names and bots of {seats} seats were expected, "
        "but something else came",
        {"seats": seats},
    )
