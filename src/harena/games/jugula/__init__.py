"""Jugula: the skirmish of card and facing."""

from harena.games.jugula.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
