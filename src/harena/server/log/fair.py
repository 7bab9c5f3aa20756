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


def match_secret(seeds: Seeds, table: str, contributions: list[bytes]) -> bytes:
    """What keys the dice: nobody can choose it, neither the server alone nor any seat."""
    message = LABEL + table.encode() + b"\0"
    for one in contributions:
        message += bytes([len(one)]) + one
    return digest(seeds.server_seed, message, "sha256")


def opened(seeds: Seeds, table: str, contributions: list[bytes]) -> dict[str, object]:
    """What stands in the record after the end."""
    return {
        "table": table,
        "commitment": commitment(seeds),
        "server_seed": seeds.server_seed.hex(),
        "salt": seeds.salt.hex(),
        "contributions": [one.hex() for one in contributions],
    }
