"""Saved matches and packs on disk. A file is written whole or not at all."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from harena.face import replay
from harena.kernel.match import Match
from harena.kernel.record import Record
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from harena.packs import read_pack, unreadable

ENDING: Final = ".json"
# What a chart and a report of ours can be told by.
CHART: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 '
REPORTED: Final = {"game", "games", "fair", "seat_wins"}


def state_folder(environment: Mapping[str, str]) -> Path:
    """Where matches are kept when nobody says where."""
    if environment.get("XDG_STATE_HOME"):
        return Path(environment["XDG_STATE_HOME"]) / "harena"
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home()) / "harena"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "harena"
    return Path.home() / ".local" / "state" / "harena"


def new_file(folder: Path, game: str) -> Path:
    """A name that no match has yet."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder / f"{stem}{ENDING}"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{ENDING}"
    return path


def is_first(folder: Path, game: str) -> bool:
    """Whether no match of a game was ever kept here."""
    return not any(folder.glob(f"{game}-*{ENDING}"))


def last_file(folder: Path, game: str) -> Path:
    """The match that was left last: the youngest that is not over."""
    found = sorted(
        folder.glob(f"{game or '*'}-*{ENDING}"),
        key=lambda path: (path.stat().st_mtime_ns, path.name),
        reverse=True,
    )
    for path in found:
        try:
            record = read_record(path)
        except Refused:
            continue
        table = record.get("table")
        if isinstance(table, dict) and table.get("over") is False:
            return path
    raise Refused(
        "nothing-saved",
        f"a match that is not over was expected in {folder}, but there is none",
        {"folder": str(folder)},
    )


def free(name: str) -> Path:
    """A file that is not there yet."""
    path = Path(name).expanduser()
    if path.exists():
        raise exists(path)
    return path


def write_record(path: Path, record: Record) -> None:
    """Write a record whole."""
    write_text(path, json.dumps(record, ensure_ascii=False) + "\n")


def for_chart(name: str) -> Path:
    """Where a chart can be written: over another chart of ours, and over nothing else."""
    path = writable(name)
    if holds(path) and not beginning(path).startswith(CHART):
        raise exists(path)
    return path


def for_report(name: str) -> Path:
    """Where a report can be written: over another report of ours, and over nothing else."""
    path = writable(name)
    if holds(path):
        try:
            report = read_json(path)
        except Refused:
            raise exists(path) from None
        if not report.keys() >= REPORTED:
            raise exists(path)
    return path


def holds(path: Path) -> bool:
    """Whether there is anything in a file that could be lost."""
    return path.exists() and (not path.is_file() or path.stat().st_size > 0)


def beginning(path: Path) -> str:
    """How a file begins."""
    try:
        with path.open("rb") as file:
            return file.read(len(CHART)).decode("utf-8", "replace")
    except OSError:
        raise unreadable(path) from None


def writable(name: str) -> Path:
    """A file that can be written, tried before long work is done for it; nothing is left there."""
    path = Path(name).expanduser()
    if path.is_dir():
        raise unwritable(path)
    handle, beside = begin_beside(path)
    os.close(handle)
    Path(beside).unlink()
    return path


def begin_beside(path: Path) -> tuple[int, str]:
    """A new file beside the place of another."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError:
        raise unwritable(path) from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole: first beside its place, then into it."""
    spelled = text.encode()
    handle, beside = begin_beside(path)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(spelled)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(path)
    except OSError:
        Path(beside).unlink(missing_ok=True)
        raise unwritable(path) from None


def read_record(path: Path) -> Record:
    """What a file says, if it is a record at all; whether it is true is for a replay to say."""
    record = read_json(path)
    if "game" not in record:
        raise not_a_record(path)
    return record


def read_receipt(path: Path) -> Record:
    """What a client kept of a table before it gave its bytes."""
    receipt = read_json(path)
    if "commitment" not in receipt:
        raise Refused(
            "not-a-receipt",
            f"the receipt of a table was expected, but {path} is none",
            {"file": str(path)},
        )
    return receipt


def read_json(path: Path) -> Record:
    """What a file says, if that can be read at all."""
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        raise missing(path) from None
    except (OSError, UnicodeDecodeError):
        raise unreadable(path) from None
    try:
        record = json.loads(text)
        json.dumps(record, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        raise Refused(
            "not-json",
            f"{path}: a whole record was expected, but it breaks off or goes wrong "
            f"in line {error.lineno}, column {error.colno}",
            {"file": str(path), "line": error.lineno, "column": error.colno},
        ) from None
    except (ValueError, RecursionError):
        raise not_a_record(path) from None
    if not isinstance(record, dict):
        raise not_a_record(path)
    return record


def hints_in(record: Record) -> int:
    """How often a bot was asked for advice in a saved match."""
    table = record.get("table")
    hints = table.get("hints") if isinstance(table, dict) else 0
    return hints if isinstance(hints, int) else 0


def read_match(path: Path, pack_folder: str = "", game: str = "") -> tuple[Record, Match]:
    """The match that a file tells, of this game if it is said; a refusal names the file."""
    record = read_record(path)
    came = str(record.get("game"))
    if game and came != game:
        raise Refused(
            "record-game",
            f"{path}: a match of {game} was expected, but one of {came} came",
            {"expected": game, "came": came, "at": str(path)},
        )
    pack = read_pack(Path(pack_folder)) if pack_folder else None
    try:
        return record, replay(record, pack)
    except Refused as refused:
        facts = {**refused.facts, "at": str(path)}
        raise Refused(refused.code, f"{path}: {refused}", facts) from None


def write_pack(folder: Path, pack: Pack) -> None:
    """A new folder with the files of a pack: all of them or none."""
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise exists(folder)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        beside = Path(tempfile.mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
    except OSError:
        raise unwritable(folder) from None
    try:
        for name, text in pack.files.items():
            (beside / name).write_text(text, "utf-8")
        beside.chmod(0o755)
        beside.replace(folder)
    except OSError:
        for path in beside.iterdir():
            path.unlink()
        beside.rmdir()
        raise unwritable(folder) from None


def missing(path: Path) -> Refused:
    return Refused("no-file", f"a file was expected, but there is no {path}", {"file": str(path)})


def unwritable(path: Path) -> Refused:
    return Refused(
        "unwritable",
        f"a place to write was expected, but nothing can be written to {path}",
        {"file": str(path)},
    )


def exists(path: Path) -> Refused:
    return Refused(
        "exists", f"a new name was expected, but {path} is there already", {"file": str(path)}
    )


def not_a_record(path: Path) -> Refused:
    return Refused(
        "not-record", f"the record of a match was expected, but {path} is none", {"file": str(path)}
    )
