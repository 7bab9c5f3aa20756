"""What the balance of Jugula is counted by: armaturae chosen, cards played for a use, endings."""

from typing import Final

CHOSEN: Final = (("enrolled", "seat", "armatura"),)
USED: Final = (("played", "seat", "card", "use"),)
ENDED: Final = ("decided", "ending")
