"""Packs on disk: a folder of content files, for the terminal and the server."""

from pathlib import Path

from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Pack
from harena.toolkit.play_options import fitted


def read_pack(folder: Path) -> Pack:
    """The content files of a folder; what is in them is for the game to say."""
    if not folder.is_dir():
        raise Refused(
            "no-folder",
            f"a folder with a pack was expected, but {folder} is none",
            {"folder": str(folder)},
        )
    files: dict[str, str] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            files[path.name] = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            raise unreadable(path) from None
    return Pack(folder.resolve().name, files)


def unreadable(path: Path) -> Refused:
    return Refused(
        "unreadable", f"a readable text file was expected, but {path} is none", {"file": str(path)}
    )


def check_pack(book: Rulebook, pack: Pack) -> None:
    """Lay the game out with a pack, for every number of seats."""
    for seats in book.seats:
        book.take_up(book.settle(seats, fitted(book.play, seats), pack, {}))
