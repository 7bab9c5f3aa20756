"""What the owner of a server decides: every limit, and the customs of his house.

From a TOML file (`harena serve --config`), each overridden by an option of the command line.
"""

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from harena.kernel.refused import Refused
from harena.server.tables.guests.limits import Limits


@dataclass(frozen=True)
class Settings(Limits):
    """The limits, and what is no number; several of something are parted by commas."""

    trusted_proxies: str = ""  # Addresses whose X-Forwarded-For and -Proto are believed.
    hosts: str = ""  # Names by which the server may be called; all, if none is named.
    metrics_for: str = "127.0.0.1,::1"
    database: str = ""  # As postgresql://…, shared with other processes; else a file of the folder.
    packs: str = ""  # A folder of them, each in FOLDER/<game>/<pack>/.
    path: str = ""  # Below which the house stands on its host, where others stand too.

    def root(self) -> str:
        """The path with a slash before and none after it; nothing at the root of the host."""
        inner = self.path.strip("/")
        return f"/{inner}" if inner else ""


def read_settings(file: Path | None, given: dict[str, str]) -> Settings:
    """The settings of a file, and those that were given beside it."""
    found: dict[str, Any] = {}
    if file is not None:
        for name, value in read_file(file).items():
            found[name] = checked(f"{file}, {name}", name, value)
    for name, text in given.items():
        key = name.replace("-", "_")
        found[key] = checked(f"--{name}", key, text)
    settings = Settings(**found)
    if settings.word_list:
        check_words(settings.word_list)
    return settings


def check_words(file: str) -> None:
    """The list of words is there and can be read, or it is said before anybody comes."""
    try:
        Path(file).read_text("utf-8")
    except (OSError, ValueError) as error:
        raise Refused(
            "settings",
            f"{file}: a file of words was expected, but {error}",
            {"at": file, "what": str(error)},
        ) from None


def read_file(file: Path) -> dict[str, Any]:
    """A TOML file with one value for each name."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Refused(
            "settings",
            f"{file}: a TOML file with settings was expected, but {error}",
            {"at": str(file), "what": str(error)},
        ) from None


def checked(at: str, name: str, value: object) -> bool | int | float | str:
    """A value of the kind that this setting has; as text from the command line."""
    kinds = {one.name: type(one.default) for one in fields(Settings)}
    if name not in kinds:
        known = ", ".join(kinds)
        raise wrong(at, f"one of {known}", name)
    kind = kinds[name]
    if kind is bool and value in (True, False, "true", "false"):
        return value in (True, "true")
    if kind is str and isinstance(value, str):
        return value
    if kind in (int, float) and not isinstance(value, bool):
        try:
            number = kind(str(value))
        except ValueError:
            number = -1
        if number >= 0:
            return number  # type: ignore[no-any-return]
    raise wrong(at, {bool: "true or false", str: "a text"}.get(kind, "a number from 0 on"), value)


def wrong(at: str, expected: str, came: object) -> Refused:
    """What was expected, and what came."""
    return Refused(
        "settings",
        f"{at}: {expected} was expected, but {came} came",
        {"at": at, "what": f"{expected}; {came}"},
    )


def parted(text: str) -> frozenset[str]:
    """Several of something, as they stand in a setting."""
    return frozenset(one.strip() for one in text.split(",") if one.strip())
