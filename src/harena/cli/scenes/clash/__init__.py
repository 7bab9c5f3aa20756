"""Clash of the Gladiators on a screen."""

from harena.cli.scenes.clash.scene import ClashScene

SCENE = ClashScene

__all__ = ["SCENE"]
