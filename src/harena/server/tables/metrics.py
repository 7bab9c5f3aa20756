"""What is counted, in the format of Prometheus: /metrics."""

from collections.abc import Callable
from typing import final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)


@final
class Counts:
    """The figures of one server; each server has a registry of its own."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.answers = Counter("harena_answers", "Answers that are on disk.", registry=registry)
        self.refusals = Counter(
            "harena_refusals", "Commands that were refused.", ["code"], registry=registry
        )
        self.errors = Counter("harena_errors", "What failed; the log says why.", registry=registry)
        self.seconds = Histogram(
            "harena_command_seconds",
            "From a command to its answer, the disk included.",
            registry=registry,
            buckets=QUICK,
        )

    def watch(self, name: str, told: str, figure: Callable[[], float]) -> None:
        """A figure that is looked at when somebody asks."""
        Gauge(f"harena_{name}", told, registry=self.registry).set_function(figure)

    def page(self) -> bytes:
        """All of it."""
        return generate_latest(self.registry)
