"""What a game says of its questions, its events and its names: `locale/<game>.json`.

Every part of it may be missing; the browser reads it too.

`domains` says how names are made that have parts, `throw-hasta` of the fight `throw` and the item
`hasta`: patterns, tried in order, with a named group for each part. A group that bears the name of
another domain must be one of its names. The variable of the domain itself is its own group, or else
the name of the first group: that says what kind of thing was found.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

# A game that declares nothing may have secrets.
UNDECLARED: Final = '{"secrets": true}'


class Declared:
    """The declarations of a game."""

    def __init__(self, folder: Traversable, game: str, names: dict[str, list[str]]) -> None:
        file = folder / f"{game}.json"
        said = json.loads(file.read_text("utf-8") if file.is_file() else UNDECLARED)
        self.secrets: bool = said.get("secrets", False)
        # Options of play that make a first match lighter.
        self.light: dict[str, object] = said.get("light", {})
        self.asks: dict[str, dict[str, object]] = said.get("asks", {})
        self.events: dict[str, dict[str, object]] = said.get("events", {})
        self.patterns = {
            domain: [re.compile(pattern.replace("(?<", "(?P<")) for pattern in patterns]
            for domain, patterns in said.get("domains", {}).items()
        }
        self.names = names
        self.known: dict[tuple[str, str], dict[str, str]] = {}

    def asks_number(self, ask: str) -> bool:
        """Whether a question wants a number: what is typed is then the choice itself."""
        return self.of_ask(ask, "number") is True

    def row_of(self, ask: str) -> str:
        """The row of questions that this one is part of, if it is; a row has its introduction."""
        return str(self.of_ask(ask, "row") or "")

    def is_hidden(self, ask: str) -> bool:
        """Whether the others do not learn what was chosen."""
        return self.of_ask(ask, "hidden") is True

    def is_open(self, ask: str) -> bool:
        """Whether nothing is on the screen with this question that others must not see."""
        return not self.secrets or self.of_ask(ask, "open") is True

    def of_ask(self, ask: str, key: str) -> object:
        return self.asks.get(ask, {}).get(key)

    def is_quiet(self, kind: str) -> bool:
        """Whether an event reveals nothing: an answer that brought it may still be taken back."""
        return self.events.get(kind, {}).get("quiet") is True

    def is_opening(self, kind: str) -> bool:
        """Whether an empty line before an event helps the eye."""
        return self.events.get(kind, {}).get("opening") is True

    def is_journal(self, kind: str) -> bool:
        """Whether the journal of a campaign keeps an event."""
        return self.events.get(kind, {}).get("journal") is True

    def is_between(self, ask: str) -> bool:
        """Whether a question belongs to a career rather than to the match at hand."""
        return self.of_ask(ask, "between") is True

    def parts(self, domain: str, name: str) -> dict[str, str]:
        """The parts of a name by variable; a name that is whole stands for its domain."""
        key = (domain, name)
        if key not in self.known:
            self.known[key] = self.take_apart(domain, name)
        return self.known[key]

    def take_apart(self, domain: str, name: str) -> dict[str, str]:
        """The first pattern that fits."""
        for pattern in self.patterns.get(domain, []):
            found = pattern.fullmatch(name)
            if found is None:
                continue
            parts = found.groupdict()
            if all(self.fits(domain, part, value) for part, value in parts.items()):
                return {domain: next(iter(parts)), **parts}
        return {domain: name}

    def fits(self, domain: str, part: str, value: str) -> bool:
        """A part that is a domain of its own is one of its names."""
        return part == domain or part not in self.names or value in self.names[part]
