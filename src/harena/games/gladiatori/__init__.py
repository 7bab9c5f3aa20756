"""Gladiatori, by Michele Quondam (2012): cards that are strength and life, in an arena of hexes."""

from harena.games.gladiatori.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
