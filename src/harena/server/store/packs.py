"""The packs of a server.

Beside the built-in pack of each game a server has what stands in `FOLDER/<game>/<pack>/`, read and
checked when it starts. A match is played with the pack of its table; a record with the one that has
its content, or else its name.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias, final

from harena.face import built_in, rulebook
from harena.kernel.record import Record
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from harena.packs import check_pack, read_pack
from harena.server.protocol.structures import BUILT_IN

# A pack on its way to another process, which has the built-in ones already.
Sent: TypeAlias = tuple[str, tuple[tuple[str, str], ...]] | None


@final
class Packs:
    """The packs of a server, by game and name; none but the built-in ones without a folder."""

    def __init__(self, folder: str = "") -> None:
        self.own: dict[str, dict[str, Pack]] = {}
        for shelf in folders_of(Path(folder)) if folder else ():
            self.own[shelf.name] = {
                one.name: good_pack(shelf.name, one) for one in folders_of(shelf)
            }

    def names(self, game: str) -> list[str]:
        """Which packs a game can be played with; the built-in one first."""
        return [BUILT_IN, *self.own.get(game, {})]

    def find(self, game: str, name: str) -> Pack:
        """A pack by its name."""
        printed = built_in(game)
        if name not in self.names(game):
            known = ", ".join(self.names(game))
            raise Refused(
                "no-pack",
                f"one of the packs {known} of {game} was expected, but {name} came",
                {"game": game, "known": known, "pack": name},
            )
        return printed if name == BUILT_IN else self.own[game][name]

    def find_or_built_in(self, game: str, name: str) -> Pack:
        """The pack of that name as it is today; the built-in one if there is none any more."""
        return self.own.get(game, {}).get(name) or built_in(game)

    def of_record(self, record: Record) -> Pack:
        """The pack that a record was played with; the built-in one if it is not here."""
        game, said = str(record.get("game")), record.get("pack")
        given = said if isinstance(said, dict) else {}
        there = [built_in(game), *self.own.get(game, {}).values()]
        return max(
            there,
            key=lambda one: (one.digest == given.get("digest"), one.name == given.get("name")),
        )


def folders_of(folder: Path) -> Iterator[Path]:
    """What stands in a folder, but for what is hidden and what is no folder."""
    if not folder.is_dir():
        raise Refused(
            "no-folder",
            f"a folder with packs was expected, but {folder} is none",
            {"folder": str(folder)},
        )
    for one in sorted(folder.iterdir()):
        if one.is_dir() and not one.name.startswith("."):
            yield one


def good_pack(game: str, folder: Path) -> Pack:
    """A pack of a game under the name of its folder; a refusal says where it stands."""
    try:
        check_name(folder.name)
        pack = Pack(folder.name, read_pack(folder).files)
        check_pack(rulebook(game), pack)
    except Refused as refused:
        facts = {**refused.facts, "at": str(folder)}
        raise Refused(refused.code, f"{folder}: {refused}", facts) from None
    return pack


def check_name(name: str) -> None:
    """A pack is called so in forms and in records, and by no name that is taken."""
    if name == BUILT_IN or not name.isprintable():
        raise Refused(
            "pack-name",
            f"a name of its own was expected, but the pack is called {name!r}",
            {"name": repr(name)},
        )


def sent(pack: Pack) -> Sent:
    """As it travels."""
    return None if pack.name == BUILT_IN else (pack.name, tuple(pack.files.items()))


@cache
def received(game: str, pack: Sent) -> Pack:
    """In the process: the same pack, made once."""
    return built_in(game) if pack is None else Pack(pack[0], dict(pack[1]))
