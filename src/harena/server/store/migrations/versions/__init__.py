"""How the tables on disk came to be, step by step."""

from typing import Final

# Named here so that a server need not import what it seldom needs; a test compares them.
REVISIONS: Final = (
    "0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010",
    "0011", "0012", "0013",
)  # fmt: skip


def known() -> list[str]:
    """The revisions of this version of Harena, in order."""
    return list(REVISIONS)
