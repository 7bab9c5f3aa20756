"""A page in its dresses: no axe violation, no sideways scrolling, by day and by night.

HARENA_SHOTS names a folder for pictures, which are taken in two dresses more.
"""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
ALL_RULES: Final = "{resultTypes: ['violations'], preload: false}"
COLOURS: Final = "{resultTypes: ['violations'], preload: false, runOnly: ['color-contrast']}"
Scheme = Literal["light", "dark"]
# Every rule by day on a desk and by night on a phone; of the others, what only colours decide.
DRESSES: Final[list[tuple[int, int, Scheme, str]]] = [
    (1280, 900, "light", ALL_RULES),
    (360, 740, "dark", ALL_RULES),
    (1280, 900, "dark", COLOURS),
    (360, 740, "light", COLOURS),
]
# Only what is wrong crosses over to the test: all that is right takes as long as axe itself.
VIOLATIONS: Final = "axe.run(document, %s).then(({violations}) => violations)"
PAINT: Final = "document.documentElement.style.opacity = ''"
UNPAINT: Final = "document.documentElement.style.opacity = 0"
TOO_WIDE: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Text that is drawn, with no letter dressed up: names and code apart, it was never translated.
PLAIN_TEXT: Final = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent.closest('.sprite, noscript, kbd, .hex, .brand, option[lang]')) continue;
        if (/[A-Za-z]{3,}/.test(node.textContent)) found.push(node.textContent.trim());
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
        for (const name of ['aria-label', 'title', 'placeholder']) {
            const text = one.getAttribute(name) ?? '';
            if (/[A-Za-z]{3,}/.test(text)) found.push(text);
        }
    }
    return found;
}"""
# What keeps its own letters in every language: titles of games, names of people and animals.
NAMES: Final = re.compile(
    r"Harena|Anna|Bruno|Brutus|Cassia|Drusus|Flavia|Gallus|Leaena|Celer|Gaetulus|Regulus|Iuvencus|Baeticus"
    r"|Urus|Achelous|Lucana|Mica|Aurea|Caledonius|Innocentia|\band\b|http\S*"
)


def look(page: Page, name: str) -> None:
    """Measure and let axe look, and take pictures where they are wanted."""
    folder = os.environ.get("HARENA_SHOTS")
    wrong: list[object] = []
    for width, height, scheme, rules in DRESSES if folder else DRESSES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)
        dressed = f"{name} at {width}, {scheme}"
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            with painted(page):
                page.screenshot(path=f"{folder}/{name}-{width}-{scheme}.png", full_page=width < 720)
        if (wide := page.evaluate(TOO_WIDE)) > 0:
            wrong.append(f"{dressed}: {wide} pixels too wide")
        wrong += [(dressed, *one) for one in violations(page, rules)]
    page.set_viewport_size({"width": 1280, "height": 900})
    page.emulate_media(color_scheme="light")
    assert not wrong, wrong


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """Where it is looked at, the page is painted too."""
    page.evaluate(PAINT)
    yield
    page.evaluate(UNPAINT)


def violations(page: Page, rules: str = ALL_RULES) -> list[tuple[str, str, str]]:
    """What axe finds on the page as it is."""
    if page.evaluate("window.axe === undefined"):
        page.evaluate(AXE.read_text())
    with painted(page):
        found: list[dict[str, Any]] = page.evaluate(VIOLATIONS % rules)
    return [
        (one["id"], node["html"][:200], node["failureSummary"][:300])
        for one in found
        for node in one["nodes"][:2]
    ]


def untranslated(page: Page) -> list[str]:
    """Words that the pseudo-locale has left as they are."""
    return [
        text for text in page.evaluate(PLAIN_TEXT) if re.search("[A-Za-z]{3,}", NAMES.sub("", text))
    ]
