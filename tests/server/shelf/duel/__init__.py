"""A miniature with hidden hands and sealed answers, as a game of the server."""

from tests.kernel.minis.duel import RULEBOOK

__all__ = ["RULEBOOK"]
