"""Sparring: one board, one die, one hand of cards; a game to copy."""

from harena.games.template.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
