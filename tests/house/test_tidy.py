"""Nothing in the house names a machine, a registry or unfinished work."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.house.reading import ROOT

UNWANTED = {
    "a path of one machine": r"(?<![\w.~-])/(?:home|root|Users|work)/\w|\b[A-Z]:\\\w",
    "a registry": r"pypi\.org|pythonhosted\.org|registry\.npmjs|(?<!no-emit-)index-url",
    "unfinished work": r"\b(?:TODO|FIXME|XXX)\b",
}
# This file, and the one that names the linter's rules.
EXEMPT = {Path(__file__), ROOT / "pyproject.toml"}


def tracked() -> list[Path]:
    """What git keeps, and what it would keep if it were added."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    files = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [file for file in files if file.is_file() and file not in EXEMPT and is_text(file)]


def is_text(file: Path) -> bool:
    return b"\0" not in file.read_bytes()


@pytest.mark.parametrize("what", UNWANTED)
def test_no_file_names(what: str) -> None:
    pattern = re.compile(UNWANTED[what])
    found = []
    for file in tracked():
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if pattern.search(line):
                found.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()[:80]}")

    assert not found, f"{what}:\n" + "\n".join(found)
