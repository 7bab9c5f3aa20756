"""Spartacus: blood and treachery in the houses of Capua."""

from harena.games.spartacus.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
