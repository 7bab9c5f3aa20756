"""Harena: one home for five gladiator games."""

from harena.face import begin, games, replay, rulebook

__all__ = ["begin", "games", "replay", "rulebook"]
