"""What the balance of Clash is counted by: types of gladiators recruited, and endings."""

from typing import Final

USED: Final = (("recruited", "seat", "type"),)
ENDED: Final = ("ended", "reason")
