"""Heroes of the Colosseum."""

from harena.games.heroes.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
