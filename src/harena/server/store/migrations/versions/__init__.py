"""How the tables on disk came to be, step by step."""

from importlib import import_module
from pathlib import Path


def known() -> list[str]:
    """The revisions of this version of Harena, in order."""
    names = [file.stem for file in Path(__file__).parent.glob("[a-z]*.py")]
    return sorted(str(import_module(f"{__name__}.{name}").revision) for name in names)
