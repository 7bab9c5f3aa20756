"""Change one rule at a time, and see whether that game's tests notice.

`python -m tests.proof.mutants clash --count 20 --seed 1` takes so many changes by lot: a number one
more or one less, a comparison turned round, `and` for `or`, a `not` taken away, a statement left
out. Each is made in a scratch copy of the house, where the tests of the game run until the first
that fails. What no test has noticed is printed: a place to look, for some changes change nothing.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import harena
from tests.house.reading import HOUSE, ROOT, python_files

# What states no rule: how steps are found, how a position looks or how good it is, contents.
NO_RULES: Final = {"steps", "portrait", "advice", "rulebook", "dispatch", "vocabulary", "__init__"}
TURNED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
PATIENCE: Final = 3.0
GRACE: Final = 30.0


class Mutant(NamedTuple):
    """One change: where, and what stands there instead."""

    file: Path
    node: ast.expr | ast.stmt
    text: str

    def __str__(self) -> str:
        before = " ".join(ast.unparse(self.node).split())
        return f"{self.file.relative_to(ROOT)}:{self.node.lineno}: {before} -> {self.text}"

    def source(self) -> str:
        """The whole file with this change; columns count bytes."""
        node, lines = self.node, self.file.read_bytes().splitlines(keepends=True)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        first, last = lines[node.lineno - 1], lines[node.end_lineno - 1]
        changed = first[: node.col_offset] + self.text.encode() + last[node.end_col_offset :]
        return b"".join([*lines[: node.lineno - 1], changed, *lines[node.end_lineno :]]).decode()


def mutants(game: str) -> list[Mutant]:
    """Every change there is in the rules of a game."""
    folder = HOUSE / "games" / game
    found: list[Mutant] = []
    for file in python_files(folder):
        if not NO_RULES & set(file.relative_to(folder).with_suffix("").parts):
            for node, text in changes(ast.parse(file.read_text("utf-8"))):
                found.append(Mutant(file, node, text))
    return found


def changes(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What may be changed inside functions, signatures and refusals left alone."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                for node in rules_in(statement):
                    if isinstance(node, ast.expr | ast.stmt):
                        for text in instead(node):
                            yield node, text


def rules_in(node: ast.AST) -> Iterator[ast.AST]:
    """A node and what is in it, without annotations, assertions, refusals and inner functions."""
    if isinstance(node, ast.Raise | ast.Assert | ast.FunctionDef | ast.JoinedStr):
        return
    yield node
    for name, child in ast.iter_fields(node):
        if name == "annotation":
            continue
        for one in child if isinstance(child, list) else [child]:
            if isinstance(one, ast.AST):
                yield from rules_in(one)


def instead(node: ast.expr | ast.stmt) -> Iterator[str]:
    """The changes of one node, as source."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield f"{node.value + 1}"
        yield f"({node.value - 1})"
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        turned = TURNED[type(node.ops[0])]()
        yield f"({ast.unparse(ast.Compare(node.left, [turned], node.comparators))})"
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"({ast.unparse(ast.BoolOp(other, node.values))})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "pass"
    elif isinstance(node, ast.Assign | ast.AugAssign):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, ast.Attribute | ast.Subscript):
            yield "pass"


class Scratch:
    """A copy of the house in which one file at a time is changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in ("src", "tests", "docs", "pyproject.toml"):
            source = ROOT / part
            if source.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "client", "*.gz")
                shutil.copytree(source, folder / part, ignore=ignored)
            else:
                shutil.copy(source, folder / part)

    def passes(self, tests: list[str], seconds: float | None = None) -> bool:
        """Whether these tests pass; what takes far too long does not."""
        words = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        # Nothing compiled is kept: a change may be as long as what it replaces, in the same second.
        own = {"PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                words,
                cwd=self.folder,
                env={**os.environ, **own},
                capture_output=True,
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def survives(self, mutant: Mutant, tests: list[str], seconds: float) -> bool:
        """Whether no test notices; afterwards all is as it was."""
        there = self.folder / mutant.file.relative_to(ROOT)
        there.write_text(mutant.source(), "utf-8")
        try:
            return self.passes(tests, seconds)
        finally:
            shutil.copy(mutant.file, there)


def hunt(game: str, count: int, seed: str, only: str, tests: list[str]) -> None:
    """So many changes of a game by lot; those that no test noticed are told."""
    known = [one for one in mutants(game) if only in str(one.file)]
    chosen = random.Random(seed).sample(known, min(count, len(known)))
    with TemporaryDirectory() as scratch:
        house = Scratch(Path(scratch) / "house")
        begun = time.monotonic()
        if not house.passes(tests):
            sys.exit(f"the tests of {game} fail before anything is changed")
        seconds = GRACE + PATIENCE * (time.monotonic() - begun)
        survivors = 0
        for mutant in chosen:
            if house.survives(mutant, tests, seconds):
                survivors += 1
                print(f"nobody noticed: {mutant}", flush=True)
    print(f"{game}: {len(chosen)} of {len(known)} changes tried, {survivors} of them unnoticed")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.proof.mutants")
    parser.add_argument("games", nargs="*", default=harena.games())
    parser.add_argument("--count", type=int, default=25, help="changes of each game")
    parser.add_argument("--seed", default="1", help="which of them")
    parser.add_argument("--only", default="", help="in files with this in their path")
    parser.add_argument("--tests", nargs="+", help="other tests than those of the game")
    given = parser.parse_args()
    for game in given.games:
        hunt(game, given.count, given.seed, given.only, given.tests or [f"tests/games/{game}"])


if __name__ == "__main__":
    main()
