"""What the balance of Heroes is counted by: styles and Signatures of the players’ gladiators."""

from typing import Final

CHOSEN: Final = (("armed", "gladiator", "style"), ("signed", "gladiator", "signature"))
OWNERS: Final = ("named", "seat", "gladiator")
