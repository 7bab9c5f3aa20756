"""Clash of the Gladiators, by Reiner Knizia (2002): teams and animals in an arena of hexagons."""

from harena.games.clash.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
