"""A server with the built client and a real Chromium, one of each for all tests of a worker."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NoReturn

import pytest

try:
    from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
    from playwright.sync_api import Error as PlaywrightError
except ImportError:
    if os.environ.get("CI") == "true":
        raise
    pytest.skip("the browser tests need Playwright: make check", allow_module_level=True)

import harena.server
from tests.browser import chromium, looking
from tests.browser.serving import Served
from tests.browser.sitting import MakeContext, MakePage

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
NO_CHROMIUM: Final = (
    "The browser tests need Chromium: install the system's package `chromium`, "
    "or run `playwright install chromium`, or name one in HARENA_CHROMIUM."
)
NO_CLIENT: Final = "The browser tests need the built client: install without HARENA_NO_CLIENT."
QUICK: Final = """if (location.protocol === 'http:' && !localStorage.getItem('harena.settings'))
    localStorage.setItem(
        'harena.settings', JSON.stringify(
            {pace: 'instant', motion: 'none', stepIn: false, ...%s}))"""

# Most pages are measured and answered, not looked at: they are laid out and not painted.
UNPAINTED: Final = f"addEventListener('DOMContentLoaded', () => ({looking.UNPAINT}))"

RECORD: Final = Path(__file__).parents[2] / "client" / "tests" / "fixtures" / "record.json"
BRING: Final = """async (record) => {
    const post = (path, body) => fetch(path, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify(body),
    });
    await post('/api/me', {name: 'Anna'});
    return (await post('/api/records', record)).json();
}"""

# A real browser on a busy machine: tried once more, and told at the end of the run.
AGAIN: Final = pytest.mark.flaky(reruns=1)
PATIENCE: Final = 60_000  # The tests share two cores with everything else.
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in str(item.path):
            item.add_marker(pytest.mark.slow)
            item.add_marker(AGAIN)


def give_up(why: str) -> NoReturn:
    """Where everything must be tested nothing is left out in silence."""
    if os.environ.get("CI") == "true":
        pytest.fail(why, pytrace=False)
    pytest.skip(why)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    client = Path(str(harena.server.__file__)).parent / "client" / "index.html"
    if not client.is_file():
        give_up(NO_CLIENT)
    # An analysis is as short as one can be: the same on every machine.
    data = tmp_path_factory.mktemp("data")
    server = Served(data, "tests.browser.fixed", "--analysis-seconds=0", "--bot-beat-ms=25")
    server.start()
    yield server
    server.kill()


# While Playwright runs so does its event loop, and no other test of its worker could run its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            launched = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        except PlaywrightError as error:
            give_up(f"{NO_CHROMIUM} ({error.message.splitlines()[0]})")
        yield launched
        launched.close()


@pytest.fixture
def make_context(browser: Browser) -> Iterator[MakeContext]:
    """Browsers of people who do not know each other. What goes wrong on a page fails the test."""
    opened: list[BrowserContext] = []
    wrong: list[str] = []

    def make(**options: Any) -> BrowserContext:
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        context.on("page", hear)
        opened.append(context)
        return context

    def hear(page: Page) -> None:
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if is_wrong(said.text) else None)

    yield make
    for context in opened:
        context.close()
    assert not wrong


@pytest.fixture
def make_page(
    make_context: MakeContext, served: Served, request: pytest.FixtureRequest
) -> MakePage:
    """Pages of guests who do not know each other."""
    (served.data / "test").write_text(request.node.nodeid)

    def make(
        width: int = 1280,
        height: int = 900,
        locale: str = "en-GB",
        settings: str = "{}",
        is_phone: bool = False,
    ) -> Page:
        context = make_context(
            viewport={"width": width, "height": height},
            locale=locale,
            base_url=served.address,
            has_touch=is_phone,
            is_mobile=is_phone,
            service_workers="block",  # A test that looks at what is asked for sees all of it.
        )
        context.add_init_script(QUICK % settings)
        context.add_init_script(UNPAINTED)
        return context.new_page()

    return make


def is_wrong(text: str) -> bool:
    """What the pages must never say: missing words, blocked styles, unknown kinds."""
    return (
        text.startswith(("words:", "wire:"))
        or ": an event of unknown kind" in text
        or "Content Security Policy" in text
    )


@pytest.fixture
def page(make_page: MakePage) -> Page:
    return make_page()


@pytest.fixture(scope="package")
def finished(browser: Browser, served: Served) -> str:
    """The path of a replay: a match of two that was played elsewhere and brought here."""
    context = browser.new_context(base_url=served.address)
    page = context.new_page()
    page.goto("/help")
    kept = page.evaluate(BRING, json.loads(RECORD.read_text())["record"])
    context.close()
    return f"/replay/record/{kept['id']}"
