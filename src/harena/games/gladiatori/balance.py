"""What the balance of Gladiatori is counted by: characters, Items, Powers used, and endings."""

from typing import Final

CHOSEN: Final = (("took_character", "seat", "character"), ("took_item", "seat", "item"))
USED: Final = (("power", "seat", "power"),)
ENDED: Final = ("ended", "ending")
