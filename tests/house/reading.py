"""Reading the house's own code: files, imports, functions, lines."""

import ast
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src"
HOUSE: Final = SOURCE / "harena"

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Documented: TypeAlias = Function | ast.ClassDef
SILENT: Final = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
    tokenize.ENCODING,
}


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"), str(file))


def named(file: Path) -> str:
    """The name of a module: `harena.kernel.state`."""
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def short(file: Path) -> str:
    """A file as a message names it."""
    return str(file.relative_to(ROOT))


def imports(file: Path) -> Iterator[str]:
    """Every module a file imports; a name taken from a package may be a module of it."""
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{short(file)}: relative imports are not used here"
            assert node.module is not None
            yield from (f"{node.module}.{one.name}" for one in node.names)


def functions(file: Path) -> Iterator[Function]:
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def documented(file: Path) -> Iterator[Documented]:
    """Functions and classes."""
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node


def calls(file: Path) -> Iterator[str]:
    """The plain names a file calls."""
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def lines_of_code(file: Path) -> int:
    """Lines that hold code: no blank ones, no comments, no docstrings."""
    with tokenize.open(file) as text:
        tokens = list(tokenize.generate_tokens(text.readline))
    code: set[int] = set()
    for token in tokens:
        if token.type not in SILENT:
            code.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Module | Documented) and ast.get_docstring(node) is not None:
            text_of = node.body[0]
            assert text_of.end_lineno is not None
            code.difference_update(range(text_of.lineno, text_of.end_lineno + 1))
    return len(code)


def comments(file: Path) -> Iterator[str]:
    with tokenize.open(file) as text:
        for token in tokenize.generate_tokens(text.readline):
            if token.type == tokenize.COMMENT:
                yield token.string
