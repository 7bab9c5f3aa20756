"""The one way to say no: a sentence that tells what was expected, what came and where."""

from typing import TypeAlias

Fact: TypeAlias = str | int


class Refused(ValueError):
    """Bad input. Nothing has changed.

    `code` and `facts` let a client say the sentence in another language; `str(refused)` is the
    sentence in English.
    """

    def __init__(self, code: str, sentence: str, facts: dict[str, Fact] | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.facts: dict[str, Fact] = {} if facts is None else facts
