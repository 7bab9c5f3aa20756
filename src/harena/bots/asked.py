"""What a bot weighs when it is asked something."""

from collections.abc import Sequence

from harena.kernel.decisions import Option
from harena.kernel.match import INTERJECT


def answers_of(options: Sequence[Option]) -> list[Option]:
    """The answers to the question, without what might be done besides; all, if nothing is asked.

    They come first, so that an index among them is one among all.
    """
    return [option for option in options if option.ask != INTERJECT] or list(options)
