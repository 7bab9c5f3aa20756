from collections.abc import Iterator

import pytest

from tests.server.serving import LINES, Server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real processes on a busy machine: tried once more, and told at the end of the run."""
    for item in items:
        if "tests/server" in str(item.path):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not break it; it must not complain."""
    with Server(tmp_path_factory.mktemp("server") / "data") as server:
        yield server
        complaints = server.complaints()
    assert complaints == ""


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """No line is left open, however a test ends: its warning would fail another test."""
    yield
    while LINES:
        LINES.pop().hang_up()
