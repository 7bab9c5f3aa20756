"""`make play` uses the compiled engine once it is built, as long as nothing is newer."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.house.reading import ROOT
from tools.engine import BUILT, COMPILED, PURE, choose

MAKE = shutil.which("make")


def test_the_compiled_engine_is_used_until_a_source_is_newer(tmp_path: Path) -> None:
    source, stamp = tmp_path / "src" / "rule.py", tmp_path / COMPILED / BUILT
    source.parent.mkdir()
    source.write_text("")
    assert choose(tmp_path).folder == PURE
    assert "make fast" in choose(tmp_path).said

    stamp.parent.mkdir()
    stamp.write_text("")
    os.utime(source, (1, 1))
    assert choose(tmp_path) == (COMPILED, "Engine: compiled.")

    os.utime(stamp, (0, 0))
    engine = choose(tmp_path)
    assert engine.folder == PURE
    assert "rule.py is newer" in engine.said


@pytest.mark.skipif(MAKE is None, reason="there is no make here")
def test_without_a_compiler_one_sentence_says_so() -> None:
    assert MAKE is not None
    environment = {**os.environ, "CC": "no-such-compiler"}
    for name in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS"):
        environment.pop(name, None)

    ran = subprocess.run(
        [MAKE, "fast"], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )

    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("make fast needs a C compiler (no-such-compiler)")
    assert len(ran.stdout.splitlines()) == 1


@pytest.mark.skipif(MAKE is None, reason="there is no make here")
def test_without_node_the_compiled_engine_brings_its_own() -> None:
    """The build asks for it where the machine has none, and nothing is fetched while it builds."""
    assert MAKE is not None
    steps = subprocess.run(
        [MAKE, "--dry-run", "--always-make", ".venv-compiled/dev.stamp"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip

    assert [line for line in steps if line.startswith(".venv-compiled/bin/python hatch_build.py")]
    assert any(
        "hatch_build.py node || " in line and "requirements/node.txt" in line for line in steps
    )
