"""Heroes of the Colosseum on a screen."""

from harena.cli.scenes.heroes.scene import HeroesScene

SCENE = HeroesScene

__all__ = ["SCENE"]
