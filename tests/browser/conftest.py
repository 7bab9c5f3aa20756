"""A server with the built client, and a real Chromium."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("playwright", reason="the browser tests need Playwright")

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import harena.server
from tests.browser import chromium
from tests.browser.serving import Served

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
QUICK: Final = """localStorage.getItem('harena.settings') ?? localStorage.setItem(
    'harena.settings', JSON.stringify({pace: 'instant', motion: 'none'}))"""

MakePage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in str(item.path):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    client = Path(str(harena.server.__file__)).parent / "client" / "index.html"
    if not client.is_file():
        pytest.skip("the client is not built: install the package without HARENA_NO_CLIENT")
    server = Served(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def make_page(browser: Browser, served: Served) -> Iterator[MakePage]:
    """Pages of guests who do not know each other. What goes wrong on one fails the test."""
    opened: list[BrowserContext] = []
    wrong: list[str] = []

    def make(
        width: int = 1280, height: int = 900, scheme: str = "light", locale: str = "en-GB"
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            locale=locale,
            base_url=served.address,
        )
        context.set_default_timeout(20_000)
        context.add_init_script(QUICK)
        opened.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if is_wrong(said.text) else None)
        return page

    yield make
    for context in opened:
        context.close()
    assert not wrong


def is_wrong(text: str) -> bool:
    """What the pages must never say: missing words, blocked styles, unknown kinds."""
    return text.startswith(("words:", "wire:", "clash:")) or "Content Security Policy" in text


@pytest.fixture
def page(make_page: MakePage) -> Page:
    return make_page()
