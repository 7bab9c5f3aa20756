"""`python -m tools.steps`: numbers and dispatch of the steps that a game's chapters declare.

A chapter ends with `STEPS: Final = (take_turn, choose_team, …)`. For each game two files are made:
`steps.py` with the numbers, which the chapters import, and `dispatch.py` with `run`, which imports
the chapters. One file would be a circle. Nothing is imported here: the source alone is read.
"""

import ast
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ROOT / "src" / "harena" / "games"
MADE: Final = "Made by `python -m tools.steps`. Do not edit."
INTS: Final = ("a", "b", "c", "d")
WIDTH: Final = 100


class Step(NamedTuple):
    """A function of a chapter: it takes the state, by a name and of a class, and so many ints."""

    name: str
    noun: str
    state: str
    ints: int


class Chapter(NamedTuple):
    """A module that declares steps: `setup/items.py` is `items` of the package `….setup`."""

    package: str
    name: str
    title: str
    steps: list[Step]
    tree: ast.Module


def declared(tree: ast.Module, file: Path) -> list[str]:
    """The names in STEPS, with which a chapter ends; a module without it is no chapter."""
    for node in tree.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id="STEPS"), value=ast.Tuple(elts=listed)):
                names = [one.id for one in listed if isinstance(one, ast.Name)]
            case _:
                continue
        if names and node is not tree.body[-1]:
            raise ValueError(
                f"{file.name}: a chapter ends with its STEPS, but more comes after them"
            )
        return names
    return []


def step(function: ast.FunctionDef, file: Path) -> Step:
    """What a step takes, by its signature."""
    state, *ints = [ast.unparse(one.annotation or one) for one in function.args.args]
    if set(ints) - {"int"} or len(ints) > len(INTS):
        raise ValueError(
            f"{file.name}: a step takes the state and up to four ints, "
            f"but {function.name} takes {ast.unparse(function.args)}"
        )
    return Step(function.name, function.args.args[0].arg, state, len(ints))


def chapters(folder: Path) -> list[Chapter]:
    """The chapters of a game that declare steps, in the order of their paths."""
    found: list[Chapter] = []
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"), str(file))
        there = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        if not (names := declared(tree, file)):
            continue
        if strange := [name for name in names if name not in there]:
            raise ValueError(f"{file.name}: STEPS names {strange[0]}, but no function is called so")
        path = file.relative_to(folder).with_suffix("")
        package = ".".join(("harena.games", folder.name, *path.parts[:-1]))
        steps = [step(there[name], file) for name in names]
        found.append(Chapter(package, path.name, path.as_posix(), steps, tree))
    names = [chapter.name for chapter in found]
    for listed in (names, [one.name for chapter in found for one in chapter.steps]):
        if twice := [name for name in listed if listed.count(name) > 1]:
            raise ValueError(f"{folder.name}: a name is given once, but {twice[0]} is there twice")
    return found


def numbers(game: list[Chapter]) -> str:
    """The text of steps.py."""
    lines = [
        '"""Every step has a number, by which chapters name each other\'s steps on the agenda.',
        "",
        f'{MADE}\n"""',
        "",
        "from typing import Final",
    ]
    number = 0
    for chapter in game:
        lines += ["", f"# {chapter.title}"]
        for one in chapter.steps:
            lines.append(f"{one.name.upper()}: Final = {number}")
            number += 1
    return "\n".join(lines) + "\n"


def imported(module: str, names: list[str]) -> str:
    """An import, broken where it is too long for a line."""
    line = f"from {module} import {', '.join(sorted(names))}"
    if len(line) <= WIDTH:
        return line
    return (
        "\n    ".join([f"from {module} import (", *[f"{name}," for name in sorted(names)]]) + "\n)"
    )


def home(chapter: Chapter, name: str) -> str:
    """The module from which a chapter imports a name."""
    for node in chapter.tree.body:
        if isinstance(node, ast.ImportFrom) and name in [one.name for one in node.names]:
            return str(node.module)
    raise ValueError(f"{chapter.title}: {name} is not imported")


def halves(calls: list[str], first: int, indent: str, word: str = "if") -> list[str]:
    """Find a number by halves: each comparison leaves half of the steps."""
    if len(calls) == 1:
        return [f"{indent}{calls[0]}"]
    half = len(calls) // 2
    lines = [f"{indent}{word} step < {first + half}:"]
    lines += halves(calls[:half], first, f"{indent}    ")
    if len(calls) - half == 1:
        return [*lines, f"{indent}else:", f"{indent}    {calls[-1]}"]
    return lines + halves(calls[half:], first + half, indent, "elif")


def dispatch(game: list[Chapter]) -> str:
    """The text of dispatch.py."""
    _, noun, state, _ = game[0].steps[0]
    modules: dict[str, list[str]] = {home(game[0], state): [state]}
    modules["harena.kernel.agenda"] = ["NO_STEP"]
    modules["harena.kernel.rulebook"] = ["Step"]
    modules["harena.kernel.state"] = ["State"]
    calls: list[str] = []
    for chapter in game:
        modules.setdefault(chapter.package, []).append(chapter.name)
        for one in chapter.steps:
            taken = ", ".join([noun, *INTS[: one.ints]])
            calls.append(f"{chapter.name}.{one.name}({taken})")
    lines = [
        '"""Does the steps that are due.',
        "",
        f'{MADE}\n"""',
        "",
        "from typing import Final",
        "",
        *[imported(module, names) for module, names in sorted(modules.items())],
        "",
        "STEPS: Final[tuple[Step, ...]] = (",
        *[f"    {chapter.name}.{one.name}," for chapter in game for one in chapter.steps],
        ")",
        "",
        "",
        "def run(state: State) -> None:",
        '    """Do what is due until a seat must decide or nothing is left."""',
        f"    assert isinstance(state, {state})",
        f"    {noun} = state",
        "    while True:",
        # Mostly nobody was asked, and what comes next is taken up here without a call.
        f"        if {noun}.pending or {noun}.kept:",
        f"            step, a, b, c, d = {noun}.proceed()",
        "            if step == NO_STEP:",
        "                return",
        f"        elif {noun}.has_next:",
        f"            {noun}.has_next = False",
        f"            step, a, b, c, d = {noun}.doing = {noun}.next",
        f"        elif len({noun}.agenda) > {noun}.floor:",
        f"            step, a, b, c, d = {noun}.doing = {noun}.agenda.pop()",
        "        else:",
        "            return",
        *halves(calls, 0, "        "),
    ]
    return "\n".join(lines) + "\n"


def made() -> dict[Path, str]:
    """Every file that is made, and what it should say."""
    files: dict[Path, str] = {}
    for folder in sorted(GAMES.glob("[a-z]*/")):
        if game := chapters(folder):
            files[folder / "steps.py"] = numbers(game)
            files[folder / "dispatch.py"] = dispatch(game)
    return files


def main() -> None:
    """Write what is not so yet."""
    for file, text in made().items():
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
