"""Dice that can be checked: a commitment before the match, everything open after it.

The formula stands in docs/protocol.md; harena.lab.verify has it once more, of its own.
"""

import secrets
from hashlib import sha256
from hmac import digest
from typing import Final

from msgspec import Struct

SEED_BYTES: Final = 32
SALT_BYTES: Final = 16
LABEL: Final = b"harena/1\0"
LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
FINGERPRINT_BYTES: Final = 10


class Seeds(Struct):
    """What the server knows and nobody else may: kept in a table of its own."""

    server_seed: bytes
    salt: bytes


def draw_seeds() -> Seeds:
    """The server's part of chance, drawn before any seat has given its own."""
    return Seeds(secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SALT_BYTES))


def commitment(seeds: Seeds) -> str:
    """What is published before the first answer."""
    return sha256(seeds.server_seed + seeds.salt).hexdigest()


def pledge(own: bytes) -> str:
    """What a seat says of its bytes before it opens them."""
    return sha256(own).hexdigest()


def fingerprint(table: str, promised: str) -> str:
    """Of a table and its commitment, short enough to be written down: 80 bits in 16 letters."""
    mark = sha256(f"{table}\0{promised}".encode()).digest()[:FINGERPRINT_BYTES]
    number = int.from_bytes(mark, "big")
    letters = "".join(LETTERS[number >> shift & 31] for shift in range(75, -1, -5))
    return "-".join(letters[start : start + 4] for start in range(0, 16, 4))


def match_secret(seeds: Seeds, table: str, contributions: list[bytes]) -> bytes:
    """What keys the dice: nobody can choose it, neither the server alone nor any seat."""
    message = LABEL + table.encode() + b"\0"
    for one in contributions:
        message += bytes([len(one)]) + one
    return digest(seeds.server_seed, message, "sha256")


def opened(
    seeds: Seeds, table: str, contributions: list[bytes], pledges: list[str]
) -> dict[str, object]:
    """What stands in the record after the end."""
    return {
        "table": table,
        "commitment": commitment(seeds),
        "server_seed": seeds.server_seed.hex(),
        "salt": seeds.salt.hex(),
        "contributions": [one.hex() for one in contributions],
        "pledges": pledges,
    }
