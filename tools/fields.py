"""`python -m tools.fields`: the classes that hold and copy the fields which a game declares.

A game's `fields.py` lists its fields in tables and names in `HOLDERS` the classes to be made of
them: `layout.py` beside it. That file alone is run, not the game, which needs what is made here.
 One line a field, because nothing else is as quick to copy.
"""

from pathlib import Path
from runpy import run_path
from typing import Final

from harena.toolkit.fields import CARDS, EACH, FIXED, FLAG, NUMBER, PART, ROW, SIZED, Field, Holder
from tools.steps import GAMES, ROOT

MADE: Final = "Made by `python -m tools.fields`. Do not edit."
TYPES: Final = {NUMBER: "int", FLAG: "bool", EACH: "list[int]", CARDS: "list[int]"}


def kind_of(field: Field) -> str:
    """The type of a field; a component has a class of its own."""
    if field.kind == PART:
        return field.name.capitalize()
    return TYPES.get(field.kind, "list[int]")


def start_of(field: Field, holder: Holder) -> str:
    """What a field is when everything is laid out; components begin with rows that all share."""
    if not holder.is_state and field.kind == ROW:
        return "EMPTY"
    if not holder.is_state and field.shared:
        rows = "zeros" if field.start == 0 else "nones"
        return f"{rows.upper()}[{field.size}]" if field.size else rows
    match field.kind:
        case "number":
            return str(field.start)
        case "flag":
            return str(bool(field.start))
        case "each" | "cards":
            return f"[{field.start}] * seats"
        case "fixed":
            return f"[0] * {field.size}"
        case "part":
            return f"{kind_of(field)}(seats)"
        case _:
            return "[]"


def copy_of(field: Field) -> str:
    """What a copy has: the same, or a list or component of its own."""
    if field.kind == PART:
        return f"{kind_of(field)}(0, model.{field.name})"
    if field.kind == ROW and not field.shared:
        return f"own_row(model.{field.name})"
    own = "[:]" if field.kind in (EACH, CARDS, SIZED, FIXED) and not field.shared else ""
    return f"model.{field.name}{own}"


def constructor(holder: Holder) -> list[str]:
    """Fresh, or the twin of a model."""
    content = "content: Content, " if holder.is_state else ""
    lines = [
        "    def __init__(  # one line a field",
        f'        self, seats: int, {content}model: "{holder.name} | None" = None',
        "    ) -> None:",
    ]
    if holder.is_state:
        lines += [
            "        super().__init__(seats, model)",
            "        self.content: Content = content",
        ]
    lines.append("        if model is None:")
    starts = [start_of(one, holder) for one in holder.fields]
    lines += [
        f"            {one} = {one.upper()}[seats]" for one in ("nones", "zeros") if one in starts
    ]
    lines += [
        f"            self.{one.name}: {kind_of(one)} = {start_of(one, holder)}"
        for one in holder.fields
    ]
    lines.append("            return")
    lines += [f"        self.{one.name} = {copy_of(one)}" for one in holder.fields]
    shared = [one.name for one in holder.fields if one.shared]
    if holder.settled_by:
        lines.append(f"        if model.{holder.settled_by} == 0:")
        lines += [f"            self.{name} = model.{name}[:]" for name in shared]
    return lines


def made_class(holder: Holder) -> list[str]:
    """A class with its slots and its constructor."""
    slots = [*(["content"] if holder.is_state else []), *[one.name for one in holder.fields]]
    names = [f'        "{name}",' for name in sorted(slots)]
    if holder.is_state:
        head = [f"class {holder.name}(State):", '    """The fields of a state."""']
    else:
        head = [
            "@final",
            "@mypyc_attr(acyclic=True, free_list_len=1)",
            f"class {holder.name}:",
            '    """The fields of a component."""',
        ]
    return ["", "", *head, "", "    __slots__ = (", *names, "    )", "", *constructor(holder)]


def layout(package: str, holders: tuple[Holder, ...]) -> str:
    """The text of layout.py."""
    parts = any(not holder.is_state for holder in holders)
    lines = ['"""Holds and copies the fields that fields.py declares.', "", f'{MADE}\n"""', ""]
    if parts:
        lines += ["from typing import final", "", "from mypy_extensions import mypyc_attr", ""]
    lines.append(f"from {package}.content import Content")
    lines.append("from harena.kernel.state import State")
    classes: list[str] = []
    for holder in sorted(holders, key=lambda one: one.is_state):
        classes += made_class(holder)
    used = [name for name in ("EMPTY", "NONES", "ZEROS", "own_row") if name in "\n".join(classes)]
    lines += [f"from harena.toolkit.fields import {', '.join(used)}"] if used else []
    return "\n".join([*lines, *classes]) + "\n"


def declarations(folder: Path) -> dict[Path, tuple[Holder, ...]]:
    """The files that declare fields, each with the classes to be made of them."""
    return {file: run_path(str(file))["HOLDERS"] for file in sorted(folder.rglob("fields.py"))}


def made() -> dict[Path, str]:
    """Every file that is made, and what it should say."""
    files: dict[Path, str] = {}
    for file, holders in declarations(GAMES).items():
        package = ".".join(file.parent.relative_to(ROOT / "src").parts)
        files[file.with_name("layout.py")] = layout(package, holders)
    return files


def main() -> None:
    """Write what is not so yet."""
    for file, text in made().items():
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
