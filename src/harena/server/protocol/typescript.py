"""`python -m harena.server.protocol.typescript`: the wire's structures, for the client.

Written from the modules of structures beside it; a test fails when its file is stale.
"""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from harena.server.protocol import analysis, lessons, messages, odds, structures

TARGET: Final = Path("client/src/wire/types.ts")
HEAD: Final = "// Made by `python -m harena.server.protocol.typescript`. Do not edit.\n"
EVENT: Final = """/** Its kind and what this viewer may know of it. */
export type Event = [string, ...number[]];
"""
UNIONS: Final = {"Out": messages.Out, "Command": messages.Command}


def structs() -> list[type[msgspec.Struct]]:
    """All structures of the wire, in the order they are written."""
    return [
        one
        for module in (structures, messages, lessons, analysis, odds)
        for one in vars(module).values()
        if isinstance(one, type)
        and issubclass(one, msgspec.Struct)
        and one.__module__ == module.__name__
    ]


def say(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case inspect.ListType() if kind == inspect.type_info(structures.Event):
            return "Event"
        case inspect.ListType():
            inner = say(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.DictType():
            return f"Record<{say(kind.key_type)}, {say(kind.value_type)}>"
        case inspect.UnionType():
            return " | ".join(say(one) for one in kind.types)
    raise TypeError(f"no TypeScript for {kind}")


def declare(cls: type[msgspec.Struct]) -> str:
    """One interface. What a client may leave out is optional; what the server sends is there."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    lines = [f"/** {(cls.__doc__ or '').strip()} */", f"export interface {cls.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        optional = "?" if info.forbid_unknown_fields and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {say(field.type)};")
    return "\n".join([*lines, "}\n"])


def union(name: str, kind: Any) -> str:
    """One of several structures, told apart by `type`."""
    info = inspect.type_info(kind)
    return f"export type {name} = {say(info)};\n"


def declarations() -> str:
    """The whole file."""
    parts = [EVENT, *[declare(one) for one in structs()]]
    parts += [union(name, kind) for name, kind in UNIONS.items()]
    return "\n".join([HEAD, *parts])


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(declarations(), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")
