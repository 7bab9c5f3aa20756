"""A combat before its first round."""

from harena.games.spartacus.components.content import Content
from harena.games.spartacus.components.layout import Combat


def fresh_combat(content: Content) -> Combat:
    """9.6 Nothing was done yet, and both will stand on their hexes."""
    combat = Combat(0)
    combat.hex = content.start_hex
    return combat
