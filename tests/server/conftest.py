from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not break it; it must not complain."""
    with House(tmp_path_factory.mktemp("house") / "data") as server:
        yield server
        complaints = server.complaints()
    assert complaints == ""
