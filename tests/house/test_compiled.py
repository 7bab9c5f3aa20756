"""The same source runs pure and compiled, to the same digests."""

import json
import os
import subprocess
import sys
from importlib import import_module
from pkgutil import walk_packages

import pytest

from tests.house.digests import digests
from tests.house.reading import ROOT, SOURCE

MATCHES = 10
EXPECTED = os.environ.get("HARENA_EXPECT_COMPILED") == "1"


def modules() -> list[str]:
    """Every module of kernel, toolkit, games and bots; the faces of packages stay Python."""
    found: list[str] = []
    for name in ("harena.kernel", "harena.toolkit", "harena.games", "harena.bots"):
        room = import_module(name)
        for module in walk_packages(room.__path__, f"{name}."):
            if not module.ispkg:
                found.append(module.name)
    return found


def files() -> dict[str, str]:
    return {name: str(import_module(name).__file__) for name in modules()}


@pytest.mark.skipif(not EXPECTED, reason="not the compiled wheel")
def test_every_module_of_the_rules_is_compiled() -> None:
    pure = [name for name, file in files().items() if not file.endswith((".so", ".pyd"))]

    assert len(files()) > 20
    assert not pure


@pytest.mark.skipif(EXPECTED, reason="the compiled wheel")
def test_here_the_rules_are_pure_python() -> None:
    compiled = [name for name, file in files().items() if not file.endswith(".py")]

    assert len(files()) > 20
    assert not compiled


# On pure Python this would compare it with itself, which the laws do.
@pytest.mark.skipif(not EXPECTED, reason="not the compiled wheel")
def test_pure_python_plays_to_the_same_digests() -> None:
    other = subprocess.run(
        [sys.executable, "-m", "tests.house.digests", str(MATCHES)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=True,
    )

    report = json.loads(other.stdout)

    assert report["kernel"] == str(SOURCE / "harena" / "kernel" / "state.py")
    assert report["digests"] == digests(MATCHES)
