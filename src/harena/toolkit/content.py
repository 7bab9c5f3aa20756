"""Content is data, checked at the door.

A `TomlTable` is one table of a TOML file. Each reading names the key it wants and says what it
accepts; `close` refuses the keys nobody wanted. Every refusal says file, key and reason: in
English, and by `what` with its facts, for which the catalogues have words.
"""

import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Final, TypeVar, final

from harena.kernel.refused import Fact, Refused
from harena.kernel.setup import Pack

C = TypeVar("C")
LONGEST: Final = 80


@final
class TomlTable:
    """A table of a content file, read key by key."""

    def __init__(self, where: str, values: dict[str, object]) -> None:
        self.where = where
        self.values = values
        self.wanted: set[str] = set()

    def wrong(
        self, key: str, reason: str, what: str = "", facts: dict[str, Fact] | None = None
    ) -> Refused:
        """A refusal that names file, key and reason."""
        where = f"{self.where}.{key}" if key else self.where
        return refused(where, f"{where}: {reason}", reason, what, facts)

    def take(self, key: str) -> object:
        """The value of a key that must be there."""
        self.wanted.add(key)
        if key not in self.values:
            raise self.wrong(key, "this field is missing", "missing")
        return self.values[key]

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within its limits."""
        value = self.take(key)
        if type(value) is not int or not low <= value <= high:
            reason = f"a number from {low} to {high} expected, but {value!r} came"
            facts: dict[str, Fact] = {"low": low, "high": high, "came": repr(value)}
            raise self.wrong(key, reason, "number", facts)
        return value

    def text(self, key: str) -> str:
        """A name or another text of one line, neither empty nor too long to be shown."""
        value = self.take(key)
        if not isinstance(value, str) or not value:
            raise self.other(key, "a text", "text", value)
        if len(value) > LONGEST or not value.isprintable():
            came = repr(value if len(value) <= LONGEST else value[:LONGEST] + "…")
            reason = f"one line of at most {LONGEST} letters expected, but {came} came"
            facts: dict[str, Fact] = {"most": LONGEST, "came": came, "count": len(value)}
            raise self.wrong(key, f"{reason}, {len(value)} letters", "line", facts)
        return value

    def drawing(self, key: str) -> str:
        """Several lines, drawn in letters."""
        value = self.take(key)
        if not isinstance(value, str) or not value:
            raise self.other(key, "a text", "text", value)
        return value

    def one_of(self, key: str, names: tuple[str, ...]) -> int:
        """The place of a name in a list of known names."""
        value = self.text(key)
        if value not in names:
            reason = f"one of {', '.join(names)} expected, but {value} came"
            raise self.wrong(key, reason, "one-of", {"known": ", ".join(names), "came": value})
        return names.index(value)

    def each_of(self, key: str, names: tuple[str, ...]) -> list[int]:
        """The places of a row of known names."""
        value = self.take(key)
        if not isinstance(value, list):
            raise self.other(key, "a row of names", "row-of-names", value)
        row = TomlTable(f"{self.where}.{key}", {str(index): one for index, one in enumerate(value)})
        return [row.one_of(str(index), names) for index in range(len(value))]

    def different(self, key: str, names: tuple[str, ...]) -> list[int]:
        """The places of some known names, each at most once."""
        found = self.each_of(key, names)
        if len(set(found)) != len(found):
            raise self.wrong(key, "one of them comes twice", "twice")
        return found

    def row(self, key: str, count: int, low: int, high: int) -> list[int]:
        """So many numbers within their limits.

        Jugula 2.9 hand limits by Vox Populi, Spartacus 2.2 by Influence; Heroes C3 armour by part.
        """
        value = self.take(key)
        if not isinstance(value, list) or len(value) != count:
            reason = f"a row of {count} numbers expected, but {value!r} came"
            raise self.wrong(key, reason, "row", {"count": count, "came": repr(value)})
        row = TomlTable(f"{self.where}.{key}", {str(index): one for index, one in enumerate(value)})
        return [row.number(str(index), low, high) for index in range(count)]

    def table(self, key: str) -> "TomlTable":
        """A table inside this one."""
        value = self.take(key)
        if not isinstance(value, dict):
            raise self.other(key, "a table", "table", value)
        return TomlTable(f"{self.where}.{key}", value)

    def tables(self, key: str) -> list["TomlTable"]:
        """The rows of an array of tables, each named by its id if it has one."""
        value = self.take(key)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.wrong(key, "an array of tables expected", "tables")
        return [
            TomlTable(f"{self.where}.{key}.{row.get('id', index)}", row)
            for index, row in enumerate(value)
        ]

    def fixed(self, key: str, ids: tuple[str, ...]) -> list["TomlTable"]:
        """Rows that are these and no others, in this order."""
        rows = self.tables(key)
        found = [row.text("id") for row in rows]
        if found != list(ids):
            known, came = ", ".join(ids), ", ".join(found)
            reason = f"{known} expected in this order, but {came} came"
            raise self.wrong(key, reason, "order", {"known": known, "came": came})
        return rows

    def several(self, key: str, fewest: int, most: int) -> list["TomlTable"]:
        """Rows with different ids, not too few and not too many."""
        rows = self.tables(key)
        if not fewest <= len(rows) <= most:
            limits = str(most) if fewest == most else f"{fewest} to {most}"
            facts: dict[str, Fact] = {"low": fewest, "high": most, "came": len(rows)}
            what = "exactly" if fewest == most else "several"
            raise self.wrong(key, f"{limits} expected, but {len(rows)} came", what, facts)
        ids = [row.text("id") for row in rows]
        for index, one in enumerate(ids):
            if one in ids[:index]:
                raise self.wrong(
                    key, f"two of them have the same id, {one}", "same-id", {"id": one}
                )
        return rows

    def close(self) -> None:
        """Refuse what nobody wanted: most often a misspelt field."""
        for key in self.values:
            if key not in self.wanted:
                raise self.wrong(key, "there is no such field", "unknown")

    def other(self, key: str, expected: str, what: str, value: object) -> Refused:
        """Something of another kind has come."""
        reason = f"{expected} expected, but {value!r} came"
        return self.wrong(key, reason, what, {"came": repr(value)})


def refused(
    where: str, sentence: str, reason: str, what: str, facts: dict[str, Fact] | None
) -> Refused:
    """Content that is refused: what the sentence says in English, and what it is about."""
    told: dict[str, Fact] = {"where": where, "reason": reason, "what": what or "other"}
    return Refused("content", sentence, {**told, **(facts or {})})


def numbers(rows: list[TomlTable], key: str, low: int, high: int) -> list[int]:
    """The same number of every row."""
    return [row.number(key, low, high) for row in rows]


def places(rows: list[TomlTable], key: str, names: tuple[str, ...]) -> list[int]:
    """The same name of every row, by its place among those known."""
    return [row.one_of(key, names) for row in rows]


def read_once(kept: dict[str, C], pack: Pack, read: Callable[[Pack], C]) -> C:
    """The content of a pack, checked and read once, for matches by the thousand."""
    if pack.digest not in kept:
        kept[pack.digest] = read(pack)
    return kept[pack.digest]


def built_in(game: str, files: tuple[str, ...]) -> Pack:
    """The pack that comes with a game."""
    folder = resources.files(f"harena.games.{game}") / "content"
    return Pack("built-in", {file: (folder / file).read_text("utf-8") for file in files})


def read_file(pack: Pack, file: str) -> TomlTable:
    """A content file of a pack, parsed."""
    if file not in pack.files:
        reason = f"the file {file} is missing"
        sentence = f"pack {pack.name}: {reason}"
        raise refused(pack.name, sentence, reason, "file-missing", {"file": file})
    try:
        values = tomllib.loads(pack.files[file])
    except tomllib.TOMLDecodeError as error:
        raise not_toml(file, str(error)) from None
    return TomlTable(file.removesuffix(".toml"), values)


def not_toml(file: str, error: str) -> Refused:
    """A file that cannot be parsed, and where."""
    reason = f"not TOML: {error}"
    _, _, spot = error.partition("(at line ")
    line, _, column = spot.rstrip(")").partition(", column ")
    what = "toml" if line else "toml-end"
    return refused(file, f"{file}: {reason}", reason, what, {"line": line, "column": column})


def only_files(pack: Pack, files: tuple[str, ...]) -> None:
    """Refuse files that no game of this kind reads."""
    for file in pack.files:
        if file not in files:
            known = ", ".join(files)
            reason = f"one of {known} expected, but {file} came"
            sentence = f"pack {pack.name}: {reason}"
            raise refused(pack.name, sentence, reason, "one-of", {"known": known, "came": file})
