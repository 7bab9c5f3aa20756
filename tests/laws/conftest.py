from collections.abc import Iterator

import pytest

from tests.laws.elsewhere import Elsewhere


@pytest.fixture(scope="session")
def elsewhere() -> Iterator[Elsewhere]:
    other = Elsewhere()
    yield other
    other.leave()
