"""Who sits at the tables of the browser's tests, and how a page is made for somebody."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from playwright.sync_api import BrowserContext, Page

MakePage: TypeAlias = Callable[..., Page]
MakeContext: TypeAlias = Callable[..., BrowserContext]

ANNA: Final[dict[str, Any]] = {"kind": "me", "name": "Anna"}
LIVIA: Final[dict[str, Any]] = {"kind": "me", "name": "Livia"}
BOT: Final[dict[str, Any]] = {"kind": "bot", "bot": "instinct"}
RANDOM_BOT: Final[dict[str, Any]] = {"kind": "bot", "bot": "random"}
