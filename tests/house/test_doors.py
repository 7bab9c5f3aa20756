"""Who may import whom; what may touch the world outside."""

from pathlib import Path

import pytest

from tests.house.reading import HOUSE, calls, imports, named, python_files, short

# The rooms that a room may go into besides its own. The face is `harena` itself.
DOORS = {
    "kernel": set[str](),
    "toolkit": {"kernel"},
    "games": {"kernel", "toolkit"},
    "bots": {"kernel"},
    "lab": {"kernel", "toolkit", "games", "bots", "face"},
    "server": {"kernel", "toolkit", "games", "bots", "lessons", "lab", "face"},
    "interop": {"kernel", "toolkit", "games", "bots", "face"},
    "locale": set[str](),
    "face": {"kernel", "toolkit", "games"},
    "lessons": {"kernel", "toolkit", "games", "bots", "face"},
}
EVERY_ROOM = {*DOORS, "cli"}
# The rooms of the server, in order: each knows only those before it.
SERVER = ("protocol", "log", "store", "tables", "web")
CLOSED_ROOMS = ("kernel", "toolkit", "games")
OUTSIDE = {
    *("asyncio", "builtins", "concurrent", "ctypes", "datetime", "glob", "http", "importlib", "io"),
    *("logging", "multiprocessing", "os", "pathlib", "pickle", "platform", "random", "secrets"),
    *("select", "shelve", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "tempfile"),
    *("threading", "time", "urllib", "uuid", "warnings"),
}
OUTSIDE_CALLS = {"open", "input", "eval", "exec", "compile", "__import__", "breakpoint"}
FILES = python_files(HOUSE)


def room(module: str) -> str:
    """The room a module is in."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in EVERY_ROOM else "face"


def game(module: str) -> str:
    """The game a module belongs to, if any."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else ""


def wrong_doors(file: Path) -> list[str]:
    module = named(file)
    mine = room(module)
    if mine == "cli":
        return []
    wrong: list[str] = []
    for found in imports(file):
        if found.split(".")[0] != "harena":
            continue
        theirs = room(found)
        if theirs != mine and theirs not in DOORS[mine]:
            wrong.append(f"{short(file)}: {mine} may not import {found}")
        elif mine == "games" and theirs == "games" and game(found) != game(module):
            wrong.append(f"{short(file)}: a game knows no other game, but it imports {found}")
    return wrong


def test_every_room_of_the_house_has_its_doors() -> None:
    rooms = {room(named(file)) for file in FILES}

    assert {"kernel", "toolkit", "games", "face"} <= rooms
    folders = {folder.name for folder in HOUSE.iterdir() if folder.is_dir()} - {"__pycache__"}
    assert folders <= EVERY_ROOM, "a folder that is no room"


def test_rooms_are_entered_through_their_doors_only() -> None:
    wrong = [line for file in FILES for line in wrong_doors(file)]

    assert not wrong, "\n".join(wrong)


def rooms_within(folder: Path) -> dict[str, set[str]]:
    """The rooms of a folder, a flat module being one of its own, and the rooms each goes into."""
    prefix = f"{named(folder / '__init__.py')}."
    doors: dict[str, set[str]] = {}
    for file in python_files(folder):
        mine = named(file).removeprefix(prefix).split(".")[0]
        into = {
            one.removeprefix(prefix).split(".")[0]
            for one in imports(file)
            if one.startswith(prefix)
        }
        doors[mine] = doors.get(mine, set()) | into - {mine}
    return doors


def circle(doors: dict[str, set[str]]) -> list[str]:
    """The rooms that can only be entered through each other; empty if all arrows point one way."""
    left = dict(doors)
    while free := [room for room in left if not left[room] & set(left)]:
        for room in free:
            del left[room]
    return sorted(left)


@pytest.mark.parametrize(
    "folder",
    [
        *sorted((HOUSE / "games").glob("[a-z]*/")),
        HOUSE / "cli",
        HOUSE / "server",
        HOUSE / "server" / "tables",
    ],
    ids=lambda folder: folder.name,
)
def test_between_rooms_all_arrows_point_one_way(folder: Path) -> None:
    assert circle(rooms_within(folder)) == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    """A name taken from a package may be a module of it; else it is the package's own."""
    modules = {named(file) for file in FILES}
    doors = {
        named(file): {one if one in modules else one.rpartition(".")[0] for one in imports(file)}
        for file in FILES
    }

    assert circle(doors) == []


def test_only_the_terminal_prints() -> None:
    printing = [
        short(file) for file in FILES if room(named(file)) != "cli" and "print" in calls(file)
    ]

    assert not printing


def touches(file: Path) -> list[str]:
    """What a file imports or calls of the world outside; content is read as a resource."""
    found = [module for module in imports(file) if module.split(".")[0] in OUTSIDE]
    if file.name == "content.py":
        found = [module for module in found if module != "importlib.resources"]
    return found + [call for call in calls(file) if call in OUTSIDE_CALLS]


@pytest.mark.parametrize("name", CLOSED_ROOMS)
def test_rules_touch_neither_disk_nor_clock_nor_network_nor_chance(name: str) -> None:
    files = [file for file in FILES if room(named(file)) == name]

    assert files
    assert [f"{short(file)}: {what}" for file in files for what in touches(file)] == []


def server_room(module: str) -> str:
    """The room of the server a module is in; what starts a server stands outside of them."""
    parts = module.split(".")
    inside = parts[:2] == ["harena", "server"] and len(parts) > 2 and parts[2] in SERVER
    return parts[2] if inside else ""


def test_the_rooms_of_the_server_know_only_those_before_them() -> None:
    files = python_files(HOUSE / "server")
    assert {server_room(named(file)) for file in files} == {"", *SERVER}

    wrong: list[str] = []
    for file in files:
        mine = server_room(named(file))
        for found in imports(file):
            theirs = server_room(found)
            outside = found.startswith("harena.server.") and not theirs
            if mine and (outside or (theirs and SERVER.index(theirs) > SERVER.index(mine))):
                wrong.append(f"{short(file)}: {mine} may not import {found}")

    assert not wrong, "\n".join(wrong)


def test_only_the_store_knows_a_database_and_one_file_of_it_which() -> None:
    libraries = {"alembic", "sqlalchemy", "sqlite3"}
    knowing = {
        file for file in FILES if {found.split(".")[0] for found in imports(file)} & libraries
    }
    store = HOUSE / "server" / "store"
    assert [short(file) for file in knowing if not file.is_relative_to(store)] == []

    for word, rooms in (("sqlite", ["opening.py", "sqlite.py"]), ("psycopg", ["postgres.py"])):
        own = {short(file) for file in python_files(store) if word in file.read_text("utf-8")}
        assert own == {short(store / room) for room in rooms}
