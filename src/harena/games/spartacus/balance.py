"""What the balance of Spartacus is counted by: Houses, powers, Intrigue cards, combatants."""

from typing import Final

CHOSEN: Final = (("housed", "seat", "house"),)
USED: Final = (
    ("used_power", "seat", "power"),
    ("launched", "seat", "intrigue"),
    ("reacted", "seat", "intrigue"),
    ("sent", "seat", "resource"),
)
