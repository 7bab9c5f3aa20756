"""Check the dice of a match that was played on a server, offline.

Nothing here is shared with the server: the formula of docs/protocol.md is written out once more,
with the standard library. The match is then played again by the kernel, with dice keyed from what
was reckoned here.
"""

import hashlib
import hmac
from collections.abc import Callable
from typing import NamedTuple

import harena
from harena.kernel.match import Match
from harena.kernel.refused import Refused

LABEL = "harena/1"
OWN_BYTES = 16
WAYS_TO_END = ("rules", "resigned", "agreed")


def verify(record: dict[str, object]) -> list[str]:
    """What is wrong with the record, in sentences; nothing if all is well."""
    fair = record.get("fair")
    if not isinstance(fair, dict):
        return ["the record has no part 'fair': it was not played on a server"]
    problems = [problem.sentence for problem in check_dice(record, fair)]
    return problems + check_match(record, harena.replay)


class Problem(NamedTuple):
    """What is wrong: `form`, `commitment` or `secret`, and a sentence."""

    code: str
    sentence: str


def check_dice(record: dict[str, object], fair: dict[str, object]) -> list[Problem]:
    """Whether the dice were keyed as was promised before the match."""
    return check_commitment(fair) + check_secret(record, fair)


def check_commitment(fair: dict[str, object]) -> list[Problem]:
    """What was published before the match must be the hash of what was opened after it."""
    seed, salt = read(fair.get("server_seed"), 32), read(fair.get("salt"), 16)
    if seed is None or salt is None:
        what = "server_seed of 32 bytes and salt of 16 bytes were expected, as hexadecimal digits"
        return [Problem("form", what)]
    if hashlib.sha256(seed + salt).hexdigest() != fair.get("commitment"):
        what = "the commitment is not the hash of the server's seed and salt"
        return [Problem("commitment", what)]
    return []


def check_secret(record: dict[str, object], fair: dict[str, object]) -> list[Problem]:
    """The secret of the dice must come from the server's seed and what the seats gave."""
    seed, table, given = (
        read(fair.get("server_seed"), 32),
        fair.get("table"),
        fair.get("contributions"),
    )
    if seed is None:
        return []
    if not isinstance(table, str) or not isinstance(given, list):
        return [Problem("form", "a table and a list of contributions were expected")]
    if len(given) != record.get("seats"):
        what = f"{record.get('seats')} contributions were expected, but {len(given)} came"
        return [Problem("form", what)]
    message = LABEL.encode("ascii") + b"\x00" + table.encode("utf-8") + b"\x00"
    for number, text in enumerate(given):
        own = b"" if text == "" else read(text, OWN_BYTES)
        if own is None:
            what = f"contribution {number}: {OWN_BYTES} bytes or nothing were expected"
            return [Problem("form", what)]
        message += len(own).to_bytes(1, "big") + own
    if hmac.new(seed, message, hashlib.sha256).hexdigest() != record.get("secret"):
        what = "the secret of the dice does not come from the seed and the contributions"
        return [Problem("secret", what)]
    return []


def check_match(
    record: dict[str, object], replay: Callable[[dict[str, object]], Match]
) -> list[str]:
    """The answers, played again with these dice, must give what was recorded."""
    try:
        match = replay(record)
    except Refused as refused:
        return [str(refused)]
    return check_ending(record, match)


def check_ending(record: dict[str, object], match: Match) -> list[str]:
    """A match ends by its rules, or somebody gave up, or all agreed; its answers stay true."""
    ending = record.get("ending")
    if ending is None:
        return [] if match.over else ["the match is not over"]
    seats = list(range(match.setup.seats))
    if (
        not isinstance(ending, dict)
        or ending.get("why") not in WAYS_TO_END
        or not is_among(ending.get("resigned", []), seats)
        or not is_among(ending.get("winners", []), seats)
    ):
        return ["an ending with its reason, who resigned and who won was expected"]
    if match.over != (ending["why"] == "rules"):
        return [f"the match ended otherwise than its record says: {ending['why']}"]
    return []


def is_among(named: object, seats: list[int]) -> bool:
    """Whether these are seats of the match."""
    return isinstance(named, list) and all(seat in seats for seat in named)


def contributed(record: dict[str, object], seat: int, own: str) -> bool:
    """Whether a seat's own bytes, which its client remembers, went into the dice."""
    fair = record.get("fair")
    given = fair.get("contributions") if isinstance(fair, dict) else None
    return isinstance(given, list) and 0 <= seat < len(given) and given[seat] == own


def read(text: object, length: int) -> bytes | None:
    """Hexadecimal digits of so many bytes."""
    if not isinstance(text, str):
        return None
    try:
        found = bytes.fromhex(text)
    except ValueError:
        return None
    return found if len(found) == length else None
