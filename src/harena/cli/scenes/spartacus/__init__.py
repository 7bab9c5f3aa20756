"""Spartacus on a screen."""

from harena.cli.scenes.spartacus.scene import SpartacusScene

SCENE = SpartacusScene

__all__ = ["SCENE"]
