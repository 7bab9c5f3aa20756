"""How much one guest may do, so that the others are unaffected."""

import time
from dataclasses import dataclass
from ipaddress import IPv4Address, ip_address
from typing import Final, final

from harena.kernel.refused import Refused

HALF: Final = len("0000:0000:0000:0000")
MANY: Final = 1000  # From so many on it is worth looking whom to forget.


@dataclass(frozen=True)
class Limits:
    """The figures of docs/protocol.md; a host may give others."""

    frame_bytes: int = 8192
    body_bytes: int = 16 * 1024
    record_bytes: int = 256 * 1024
    commands_at_once: int = 100
    commands_per_second: float = 5.0
    sockets_per_guest: int = 32
    sockets: int = 4000
    connections: int = 6000
    connections_per_address: int = 256
    header_seconds: float = 10.0
    body_seconds: float = 20.0
    unread_bytes: int = 256 * 1024
    unread_seconds: float = 10.0
    opening_seconds: int = 10
    chat: bool = True
    word_list: str = ""  # A file, a word on each line: what stands there is not said here.
    reports_per_hour: int = 10
    reports_per_hour_of_address: int = 60
    chat_lines: int = 8
    chat_seconds: int = 20
    leaves_per_hour: int = 120  # And comings back, of a guest at one table: each is an entry.
    tables_per_hour: int = 30
    tables_per_hour_of_address: int = 300
    guests_per_hour_of_address: int = 600
    lesson_steps_per_minute_of_address: int = 600
    records_per_hour: int = 60
    records_per_hour_of_address: int = 300
    analyses_per_hour: int = 12
    analyses_per_hour_of_address: int = 60
    analysis_seconds: int = 60
    readings_per_minute: int = 600
    readings_per_minute_of_address: int = 3000
    bot_beat_ms: int = 50
    bot_processes: int = 0  # 0: as many as the machine has cores, and at least two.
    bot_seconds: float = 30.0
    tables_in_memory: int = 5000
    bytes_per_guest: int = 100 * 2**20
    expiry_days: int = 0
    log_bytes: int = 10 * 2**20
    log_files: int = 5


@final
class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self.left = at_once
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.filled) * self.per_second)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self) -> bool:
        """Whether nobody has taken anything for long."""
        return self.left + (time.monotonic() - self.filled) * self.per_second >= self.at_once


@final
class Buckets:
    """A bucket for each guest; full ones are forgotten."""

    def __init__(self, at_once: float, seconds: float, what: str) -> None:
        self.at_once = at_once
        self.seconds = seconds
        self.per_second = at_once / seconds if seconds else float("inf")
        self.what = what
        self.buckets: dict[object, Bucket] = {}
        self.many = MANY

    def take(self, who: object) -> None:
        """Refuse what is too much."""
        if len(self.buckets) > self.many:
            kept = {one: bucket for one, bucket in self.buckets.items() if not bucket.is_full()}
            self.buckets = kept
            self.many = max(MANY, 2 * len(kept))
        bucket = self.buckets.setdefault(who, Bucket(self.at_once, self.per_second))
        if not bucket.take():
            missing = (1 - bucket.left) / self.per_second if self.per_second else self.seconds
            raise too_many(self.what, max(1, round(missing)))


def household(address: str) -> str:
    """What counts as one address: of IPv6 the half that is given to a household, which has all."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    mapped = found.ipv4_mapped
    return str(mapped) if mapped else found.exploded[:HALF]


def too_many(what: str, seconds: int) -> Refused:
    """When to come back."""
    return Refused(
        "too-many",
        f"fewer {what} were expected: come back in {seconds} s",
        {"what": what, "seconds": seconds},
    )
