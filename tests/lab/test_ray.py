"""On a Ray of two workers the matches come out the same, although one of them is killed."""

import os
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from harena.kernel.refused import Refused
from harena.lab.balance import balance
from harena.lab.ladder import ladder
from harena.lab.simulate import simulate

ray = pytest.importorskip("ray", reason="Ray is not here: make ray")
MORTAL = f"{__name__}:Mortal"
FLAG = "HARENA_TEST_HAS_DIED"


class Mortal:
    """Its worker is killed on the way, once; then it takes what comes first."""

    blind = True

    def choose(self, view: Any, options: Sequence[Any]) -> int:
        died = Path(os.environ[FLAG])
        if not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return 0


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Two workers of this machine, at an address, as another program would find them."""
    from ray.cluster_utils import Cluster

    os.environ[FLAG] = str(tmp_path_factory.mktemp("ray") / "died")
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 2})
    yield str(made.address)
    made.shutdown()
    del os.environ[FLAG]


def test_a_worker_is_killed_and_everything_comes_out_as_in_this_process(cluster: str) -> None:
    order = ("clash", 40, 2, [MORTAL, "random"], "ray")

    there = simulate(*order, ray=cluster)
    assert Path(os.environ[FLAG]).exists()
    here = simulate(*order)

    assert there.digest == here.digest
    assert there.shares == here.shares


def test_ladder_and_balance_tell_the_same(cluster: str) -> None:
    rungs = ("clash", ["instinct", "random"], [2], 20, "ray")
    climbed = ladder(*rungs, ray=cluster)
    assert (climbed.standings, climbed.rungs) == (ladder(*rungs).standings, ladder(*rungs).rungs)

    weighed = ("clash", 20, 2, "random", "ray")
    there, here = balance(*weighed, ray=cluster).to_json(), balance(*weighed).to_json()
    assert {**there, "seconds": 0} == {**here, "seconds": 0}


def test_a_cluster_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(Refused, match=r"a Ray cluster was expected at 127\.0\.0\.1:9, but"):
        simulate("clash", 1, 2, ["random"], "ray", ray="127.0.0.1:9")
