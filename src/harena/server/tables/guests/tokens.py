"""A seat is a secret, not an account: tokens, of which only hashes are kept."""

import re
import secrets
from hashlib import sha256
from typing import Final

from harena.kernel.refused import Refused

ID_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
ID_LENGTH: Final = 12
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
# In a text: whatever follows `seat=`, and whatever is about as long as a token.
TOLD: Final = re.compile(
    r"(?<=seat=)[^\s&\"'<>]+|(?<=seat%3D)[^\s&\"'<>]+|[A-Za-z0-9_-]{40,}", re.IGNORECASE
)
SCRUBBED: Final = "[…]"
NAME_LENGTH: Final = 24


def new_token() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> bytes:
    """What is kept of a token. It has 256 bits of its own, so no salt and no slow hash."""
    return sha256(token.encode()).digest()


def new_id() -> str:
    """Nobody guesses the id of a table: 60 bits, in letters that cannot be misread."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def clean_name(text: str) -> str:
    """A name on one line, without what cannot be seen."""
    name = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not 1 <= len(name) <= NAME_LENGTH:
        raise Refused(
            "name",
            f"a name of 1 to {NAME_LENGTH} characters was expected, but {len(name)} came",
            {"most": NAME_LENGTH, "came": len(name)},
        )
    return name


def clean_text(text: str) -> str:
    """A line of chat, without what cannot be seen."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not line:
        raise Refused("text", "a line of chat was expected, but nothing visible came")
    return line


def scrubbed(text: str) -> str:
    """A text to be kept where others read it: seat links and cookies in it open nothing."""
    return TOLD.sub(SCRUBBED, text)


def path_to(table: str, token: str) -> str:
    """The token stands in the fragment: browsers do not send it, and servers do not log it."""
    return f"/t/{table}#seat={token}"
