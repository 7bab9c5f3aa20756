"""Jugula on a screen."""

from harena.cli.scenes.jugula.scene import JugulaScene

SCENE = JugulaScene

__all__ = ["SCENE"]
