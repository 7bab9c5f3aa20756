"""Gladiatori on a screen."""

from harena.cli.scenes.gladiatori.scene import GladiatoriScene

SCENE = GladiatoriScene

__all__ = ["SCENE"]
