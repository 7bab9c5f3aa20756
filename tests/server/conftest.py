from collections.abc import Iterator

import pytest

from tests.server.house import LINES, House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not break it; it must not complain."""
    with House(tmp_path_factory.mktemp("house") / "data") as server:
        yield server
        complaints = server.complaints()
    assert complaints == ""


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """No line is left open, however a test ends: its warning would fail another test."""
    yield
    while LINES:
        LINES.pop().hang_up()
