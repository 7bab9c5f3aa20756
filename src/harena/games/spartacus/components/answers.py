"""Answers that several questions share."""

from typing import Final

from harena.games.spartacus.components.content import CARDS

YES: Final = 0
NO: Final = 1
ACCEPT: Final = 0
DECLINE: Final = 1
# Instead of a card: no more of them.
STOP: Final = CARDS
