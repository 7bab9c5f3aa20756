"""Harena: one home for five gladiator games."""

from harena.face import begin, games, replay

__all__ = ["begin", "games", "replay"]
