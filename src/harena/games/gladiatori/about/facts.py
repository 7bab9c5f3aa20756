"""The words in which a question says what it is about.

A thing that can be picked has its choice, how many there are of it, and what one is worth; facts of
single options stand under `each`, by their choice. What a choice comes to is its `result`: a word
the catalogues have a sentence for, whether it is good or bad for the chooser, and its numbers.
"""

from typing import Final, TypeAlias

Facts: TypeAlias = dict[str, object]

GOOD: Final = "good"
BAD: Final = "bad"
PLAIN: Final = ""


def thing(choice: int, most: int, worth: int) -> Facts:
    """Something to pick: so many of it, each worth so much."""
    return {"choice": choice, "most": most, "worth": worth}


def result(word: str, tone: str, numbers: Facts) -> Facts:
    """What a choice comes to."""
    return {"word": word, "tone": tone, **numbers}
