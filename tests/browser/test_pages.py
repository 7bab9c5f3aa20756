"""Every page: no axe violation, no sideways scrolling, in both themes, wide and narrow, dressed up.

HARENA_SHOTS names a folder for the pictures.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import play_by_mouse, play_now

MakePage = Callable[..., Page]
AXE: Final = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: Final = [(1280, 900, "light"), (1280, 900, "dark"), (360, 740, "light"), (360, 740, "dark")]
RULES: Final = "{resultTypes: ['violations']}"
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
    r"Harena|Anna|Brutus|Cassia|Drusus|Flavia|Gallus|Leaena|Celer|Gaetulus|Regulus|Iuvencus|Baeticus"
    r"|Urus|Achelous|Lucana|Mica|Aurea|Caledonius|Innocentia|http\S*"
)


def look(page: Page, name: str, width: int, scheme: str) -> None:
    """Take a picture, measure, and let axe look."""
    folder = os.environ.get("HARENA_SHOTS")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=f"{folder}/{name}-{width}-{scheme}.png", full_page=width < 720)
    wide = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0, f"{name} at {width}: {wide} pixels too wide"
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate(f"axe.run(document, {RULES})")
    told = [
        (one["id"], one["nodes"][0]["html"][:200], one["nodes"][0]["failureSummary"][:300])
        for one in found["violations"]
    ]
    assert not told


@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
@pytest.mark.parametrize("name", ["home", "new", "help", "settings", "nowhere"])
def test_plain_pages(make_page: MakePage, name: str, width: int, height: int, scheme: str) -> None:
    page = make_page(width, height, scheme)
    page.goto("/" if name == "home" else f"/{name}")
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    look(page, name, width, scheme)


@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
def test_a_lobby(make_page: MakePage, width: int, height: int, scheme: str) -> None:
    page = make_page(width, height, scheme)
    page.goto("/new")
    page.get_by_role("radiogroup", name="Seat 2").get_by_label("Link").check()
    page.get_by_role("radiogroup", name="Seat 3").get_by_label("Open").check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="QR").first.click()
    expect(page.locator("svg.qr")).to_be_visible()
    look(page, "lobby", width, scheme)


@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
def test_a_table_from_entry_to_fight(
    make_page: MakePage, width: int, height: int, scheme: str
) -> None:
    page = make_page(width, height, scheme)
    play_now(page)
    page.wait_for_selector(".decide:not(.wait)")
    look(page, "entry", width, scheme)
    play_by_mouse(page, seed=3, answers=8)
    page.wait_for_selector(".decide:not(.wait)")
    look(page, "recruit", width, scheme)
    play_by_mouse(page, seed=3, answers=34)
    page.wait_for_selector(".decide:not(.wait), .result")
    look(page, "fight", width, scheme)
    page.keyboard.press("t")
    expect(page.locator(".places")).to_be_visible()
    look(page, "text", width, scheme)


@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
def test_a_replay(make_page: MakePage, finished: str, width: int, height: int, scheme: str) -> None:
    page = make_page(width, height, scheme)
    page.goto(f"{finished}?step=120")
    expect(page.locator(".track")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("step=121"))
    look(page, "replay", width, scheme)


def test_the_seed_is_checked_on_the_replay_page(make_page: MakePage, finished: str) -> None:
    page = make_page()
    page.goto(finished)
    page.get_by_role("button", name="Check the seed").click()
    expect(page.locator(".note.good")).to_have_count(2)


@pytest.fixture(scope="module")
def finished_path() -> list[str]:
    return []


@pytest.fixture
def finished(make_page: MakePage, finished_path: list[str]) -> str:
    """A match that a guest left to a bot, played to its end."""
    if not finished_path:
        page = make_page()
        play_now(page)
        page.get_by_role("button", name="This table").click()
        page.get_by_role("button", name="Leave my seat to a bot").click()
        page.locator(".result").wait_for(timeout=120_000)
        finished_path.append(page.url.replace("/t/", "/replay/table/"))
    return finished_path[0]


@pytest.mark.parametrize("path", ["/", "/new", "/help", "/settings"])
def test_nothing_is_left_untranslated(make_page: MakePage, path: str) -> None:
    page = make_page()
    page.goto(f"{path}?lang=pseudo")
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    plain = [
        text for text in page.evaluate(PLAIN_TEXT) if re.search("[A-Za-z]{3,}", NAMES.sub("", text))
    ]
    assert not plain


def test_nothing_is_left_untranslated_at_a_table(make_page: MakePage) -> None:
    page = make_page()
    page.goto("/?lang=pseudo")
    page.locator(".hero .btn.primary").click()
    page.wait_for_selector(".arena")
    for answers in (1, 10, 40):
        play_by_mouse(page, seed=9, answers=answers)
        plain = [
            text
            for text in page.evaluate(PLAIN_TEXT)
            if re.search("[A-Za-z]{3,}", NAMES.sub("", text))
        ]
        assert not plain


@pytest.mark.parametrize(
    ("locale", "words"), [("it-IT", "Gioca ora"), ("fr-FR", "Jouer"), ("pt-BR", "Jogar agora")]
)
def test_the_page_speaks_the_language_of_the_reader(
    make_page: MakePage, locale: str, words: str
) -> None:
    page = make_page(360, 740, locale=locale)
    page.goto("/")
    page.get_by_role("button", name=words, exact=True).first.click()
    page.wait_for_selector(".arena")
    play_by_mouse(page, seed=2, answers=12)
    wide = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0
