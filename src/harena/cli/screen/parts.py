"""Names made of parts: `throw-hasta` is the fight `throw` and the item `hasta`.

`domains` of `locale/<game>.json` says how names are made: patterns, tried in order, with a named
group for each part. A group that bears the name of another domain must be one of its names.
The variable of the domain itself is its own group, or else the name of the first group: that says
what kind of thing was found. The browser reads it too.
"""

from __future__ import annotations

import json
import re

from harena.cli.screen.words import shelf


class Parts:
    """How the names of a game come apart."""

    def __init__(self, game: str, names: dict[str, list[str]]) -> None:
        file = shelf() / f"{game}.json"
        rules = json.loads(file.read_text("utf-8")) if file.is_file() else {}
        self.patterns = {
            domain: [re.compile(pattern.replace("(?<", "(?P<")) for pattern in patterns]
            for domain, patterns in rules.get("domains", {}).items()
        }
        self.names = names
        self.known: dict[tuple[str, str], dict[str, str]] = {}

    def of(self, domain: str, name: str) -> dict[str, str]:
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
