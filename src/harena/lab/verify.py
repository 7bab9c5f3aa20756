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
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
WAYS_TO_END = ("rules", "resigned", "agreed")


def verify(record: dict[str, object]) -> list[str]:
    """What is wrong with the record, in sentences; nothing if all is well."""
    fair = record.get("fair")
    if not isinstance(fair, dict):
        return ["the record has no part 'fair': it was not played on a server"]
    problems = [problem.sentence for problem in check_dice(record, fair)]
    return problems + check_match(record, harena.replay)


class Problem(NamedTuple):
    """What is wrong: `form`, `commitment`, `secret`, `pledge` and so on, and a sentence."""

    code: str
    sentence: str


def check_dice(record: dict[str, object], fair: dict[str, object]) -> list[Problem]:
    """Whether the dice were keyed as was promised before the match."""
    return check_commitment(fair) + check_secret(record, fair) + check_pledges(fair)


def check_pledges(fair: dict[str, object]) -> list[Problem]:
    """What a seat opened must be what it had pledged; older records know no pledges."""
    pledges, given = fair.get("pledges"), fair.get("contributions")
    if pledges is None:
        return []
    if not isinstance(pledges, list) or not isinstance(given, list) or len(pledges) != len(given):
        return [Problem("form", "a pledge for each contribution was expected")]
    for number, (pledge, text) in enumerate(zip(pledges, given, strict=True)):
        if text and pledge != hashed(text):
            what = f"contribution {number} is not the one that was pledged before all were in"
            return [Problem("pledge", what)]
    return []


def check_fingerprint(fair: dict[str, object], kept: str) -> list[Problem]:
    """What was written down before the match must be of the table and the promise in the record."""
    if kept.strip().lower() != fingerprint(str(fair.get("table")), str(fair.get("commitment"))):
        what = "the promise is not the one whose fingerprint was kept before the match"
        return [Problem("fingerprint", what)]
    return []


def check_receipt(fair: dict[str, object], receipt: dict[str, object]) -> list[Problem]:
    """What a client kept before it gave its bytes must stand in the record."""
    for key in ("table", "commitment"):
        if receipt.get(key) != fair.get(key):
            return [Problem("receipt", f"the {key} is not the one of the receipt")]
    given, pledges = fair.get("contributions"), receipt.get("pledges")
    own = receipt.get("bytes")
    if not isinstance(own, list) or not isinstance(given, list):
        return [Problem("form", "a receipt with a list of bytes was expected")]
    if any(text not in given for text in own):
        return [Problem("receipt", "bytes of the receipt did not go into the dice")]
    if pledges is not None and pledges != fair.get("pledges"):
        return [Problem("receipt", "the pledges are not those of the receipt")]
    return []


def fingerprint(table: str, commitment: str) -> str:
    """80 bits of a table and its commitment, in letters that cannot be misread."""
    mark = hashlib.sha256(f"{table}\x00{commitment}".encode()).digest()[:10]
    bits = "".join(f"{byte:08b}" for byte in mark)
    letters = [LETTERS[int(bits[at : at + 5], 2)] for at in range(0, 80, 5)]
    return "-".join("".join(letters[at : at + 4]) for at in range(0, 16, 4))


def hashed(text: object) -> str | None:
    """What a seat pledges of its bytes."""
    own = read(text, OWN_BYTES)
    return None if own is None else hashlib.sha256(own).hexdigest()


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
    found = {"rules": match.winners, "resigned": seats, "agreed": []}[ending["why"]]
    left = [seat for seat in found if seat not in ending.get("resigned", [])]
    if ending.get("winners", left) != left:
        return [f"the winners are the seats {left}, but its record says {ending['winners']}"]
    return []


def is_among(named: object, seats: list[int]) -> bool:
    """Whether these are seats of the match."""
    return isinstance(named, list) and all(seat in seats for seat in named)


def read(text: object, length: int) -> bytes | None:
    """Hexadecimal digits of so many bytes."""
    if not isinstance(text, str):
        return None
    try:
        found = bytes.fromhex(text)
    except ValueError:
        return None
    return found if len(found) == length else None
