"""The words in which a question says what it is about.

A thing that can be picked has its choice, how many there are of it, and what one is worth; facts of
single options stand under `each`, by their choice.
"""

from typing import TypeAlias

Facts: TypeAlias = dict[str, object]


def thing(choice: int, most: int, worth: int) -> Facts:
    """Something to pick: so many of it, each worth so much."""
    return {"choice": choice, "most": most, "worth": worth}
