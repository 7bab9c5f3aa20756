"""A match that was played once, for all who only look at it."""

from pathlib import Path

import pytest

from tests.cli.program import FIRST_ALWAYS, QUICK, run


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole match of three seats; to be read, not changed."""
    folder = tmp_path_factory.mktemp("played")
    path = folder / "match.json"
    arguments = ("play", "clash", *QUICK, "--seats", "3", "--seed", "a", "--save", str(path))
    result = run(folder, *arguments, typed=FIRST_ALWAYS)
    assert result.exit_code == 0
    return path
