"""The glossary of a game: what each word on the screen means, in the reader's language.

`locale/glossary/<game>.json` names the terms: the family of each (`of`), the sign that is drawn for
it, and the rules it comes from. `locale/<language>/glossary/<game>.ftl` has the name of each, one
or two sentences, the attribute `says`, and perhaps other names, `also`. `means` says by which term
another thing is explained: `event.netted`, `card.strength`, or all of a domain; what it does not
name is explained by the term of its own name. What the content prints on a thing, `printed`, is
said before its term. The browser reads the same files. A game may do
without.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final, NamedTuple

from harena.cli.screen.words import Words, plain

NEAR: Final = 6
LIKENESS: Final = 0.6
ALMOST: Final = 0.85
# The term that every game has: what wins.
AIM: Final = "aim"


class Term(NamedTuple):
    """A word with its explanation."""

    id: str
    name: str
    family: str
    says: str
    rules: list[str]


class Glossary:
    """The words of one game, read when first needed."""

    def __init__(
        self,
        words: Words,
        game: str,
        names: dict[str, list[str]],
        printed: Callable[[str], list[str]] | None = None,
    ) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.printed = printed
        self.terms: dict[str, dict[str, object]] = {}
        self.means: dict[str, str] = {}
        self.index: dict[str, list[str]] = {}
        self.shown: dict[str, str] = {}
        self.is_read = False

    def read(self) -> None:
        """What the file says, and under which words each term is found."""
        if self.is_read:
            return
        self.is_read = True
        file = self.words.folder / "glossary" / f"{self.game}.json"
        if not file.is_file():
            return
        said = json.loads(file.read_text("utf-8"))
        self.terms, self.means = said["terms"], said["means"]
        for term in self.terms:
            for name in self.names_of(f"{self.game}-term-{term}"):
                self.enter(name, term)
        for domain, things in self.names.items():
            for thing in things:
                self.enter_thing(domain, thing)

    def names_of(self, key: str) -> list[str]:
        """What a term is called, and what it is called also."""
        also = self.words.say(f"{key}.also")
        others = [] if also == f"{key}.also" else also.split(", ")
        return [self.words.say(key), *others]

    def enter_thing(self, domain: str, thing: str) -> None:
        """A thing of the game by its own name, or by the one it has in messages."""
        term = self.term_of(domain, thing)
        key = f"{self.game}-{domain}"
        if term and domain in self.means and thing[:1].isupper():
            self.enter(thing, term)
        elif term != thing and f"{domain}.{thing}" in self.means and self.words.has(key):
            errors = len(self.words.errors)
            name = self.words.say(key, {domain: thing})
            if len(self.words.errors) == errors:
                self.enter(name, term)
            # A message that needs more than the thing is no name of it.
            del self.words.errors[errors:]

    def enter(self, name: str, term: str) -> None:
        """Under this name the term is found."""
        found = self.index.setdefault(plain(name), [])
        self.shown.setdefault(plain(name), name)
        if term not in found:
            found.append(term)

    def term_of(self, kind: str, name: str) -> str:
        """The term that explains a thing: one named for it, for its kind, or of its own name."""
        self.read()
        if f"{kind}.{name}" in self.means:
            return self.means[f"{kind}.{name}"]
        return name if name in self.terms else self.means.get(kind, "")

    def term(self, term: str) -> Term:
        """A term in words."""
        self.read()
        key = f"{self.game}-term-"
        declared = self.terms[term]
        family = str(declared.get("of", ""))
        rules = declared.get("rules", [])
        return Term(
            term,
            self.words.say(key + term),
            self.words.say(key + family) if family else "",
            self.words.say(f"{key}{term}.says"),
            [str(rule) for rule in rules] if isinstance(rules, list) else [],
        )

    def aim(self) -> Term:
        """What wins; of a game without a glossary the line that stands at its table."""
        self.read()
        if AIM in self.terms:
            return self.term(AIM)
        name = self.words.say_if(f"{self.game}-title", self.game)
        return Term(AIM, name, "", self.words.say(f"{self.game}-aim"), [])

    def citing(self, rule: str) -> list[Term]:
        """The terms that come from a rule, by its number."""
        self.read()
        return [term for term in map(self.term, self.terms) if rule in term.rules]

    def find(self, word: str) -> list[Term]:
        """The terms of this name; or else the only one that begins so, or is spelt almost so."""
        self.read()
        typed = plain(word)
        begun = [name for name in self.index if name.startswith(typed)]
        for names in ([typed], begun, get_close_matches(typed, self.index, 2, ALMOST)):
            found = {term: None for name in names for term in self.index.get(name, [])}
            if len(found) == 1 or (found and names == [typed]):
                return [self.term(term) for term in found]
        return []

    def print_of(self, word: str) -> tuple[str, list[str]]:
        """A thing that the content has, by its name or the beginning of it, and what it prints."""
        typed = plain(word)
        things = [thing for some in self.names.values() for thing in some if thing[:1].isupper()]
        exact = [thing for thing in things if plain(thing) == typed]
        begun = [thing for thing in things if plain(thing).startswith(typed)]
        for found in (dict.fromkeys(exact), dict.fromkeys(begun)):
            said = {thing: self.printed(thing) for thing in found} if self.printed else {}
            told = [(thing, lines) for thing, lines in said.items() if lines]
            if len(told) == 1:
                return told[0]
        return "", []

    def near(self, word: str) -> list[str]:
        """Words that may have been meant."""
        self.read()
        typed = plain(word)
        within = [name for name in self.index if typed in name or name in typed.split()]
        alike = get_close_matches(typed, self.index, NEAR, LIKENESS)
        return [self.shown[name] for name in dict.fromkeys([*within, *alike])][:NEAR]
