"""A newer client comes to a running server: an open table goes on, and a page takes it up anew."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import harena
from tests.browser.playing import open_table, play
from tests.browser.serving import Served
from tests.browser.sitting import ANNA, BOT, MakeContext

VISITS = 60
KEPT = "async () => (await caches.keys()).sort()"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server of a copy of the house, whose client can be replaced."""
    copy = shutil.copytree(Path(str(harena.__file__)).parent, tmp_path / "house" / "harena")
    monkeypatch.setenv("PYTHONPATH", f"{copy.parent}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    (tmp_path / "data").mkdir()
    server = Served(tmp_path / "data")
    server.start()
    yield server
    server.kill()


def newer(name: re.Match[str] | str) -> str:
    """What a part is called in the newer build."""
    return f"newer-{name if isinstance(name, str) else name[0]}"


def build_anew(house: Path) -> None:
    """As a build does: what has changed has other names, and what was before is gone."""
    client = house / "harena" / "server" / "client"
    assets = client / "assets"
    (entry,) = re.findall(
        r'src="\./assets/(index-[\w-]+\.js)"', (client / "index.html").read_text()
    )
    (form,) = (path.name for path in assets.glob("later-new-table-*.js"))
    texts = {path.name: path.read_text() for path in assets.glob("*.js")}
    # With a part all those change that name it.
    changed: set[str] = set()
    naming = {form}
    while naming:
        changed |= naming
        naming = {name for name, text in texts.items() if any(one in text for one in naming)}
        naming -= changed
    known = re.compile("|".join(re.escape(name) for name in sorted(changed)))
    for name in ("index.html", "worker.js"):
        file = client / name
        file.write_text(known.sub(newer, file.read_text()))
    for name in changed:
        (assets / name).unlink()
        more = "\ndocument.documentElement.dataset.build = 'newer';" if name == entry else ""
        (assets / newer(name)).write_text(known.sub(newer, texts[name]) + more)
    worker = client / "worker.js"
    text, builds = re.subn(r"\b[0-9a-f]{12}\b", "newer", worker.read_text())
    assert builds == 2  # For the shell, and for replays.
    worker.write_text(text)


def is_newer(page: Page) -> bool:
    return page.locator("html").get_attribute("data-build") == "newer"


def test_a_newer_client_is_taken_up_by_the_next_page_and_disturbs_no_match(
    make_context: MakeContext, elsewhere: Served, tmp_path: Path
) -> None:
    context = make_context(base_url=elsewhere.address, service_workers="allow")
    page = context.new_page()
    path = open_table(page, ANNA, BOT)
    expect(page.locator("html")).to_have_attribute("data-kept", "yes")
    page.reload()  # The worker has the page now.
    page.wait_for_selector(".cell.legal, .choice")
    page.evaluate("window.mark = 'here'")
    (before,) = [name for name in page.evaluate(KEPT) if name.startswith("shell-")]

    build_anew(tmp_path / "house")
    play(page, seed=1, answers=4)

    assert page.evaluate("window.mark") == "here"
    assert not is_newer(page)
    said = page.locator(".log li").count()
    page.reload()
    page.wait_for_selector(".t-ask:not(.wait), .t-ask")
    expect(page.locator("html")).to_have_attribute("data-build", "newer")
    expect(page).to_have_url(re.compile(f"{path}$"))
    expect(page.locator(".log li").nth(said - 1)).to_be_attached()

    # The newer worker waits until no page of the older one is open; then that one's shell goes.
    names: list[str] = []
    for _ in range(VISITS):
        page.close()
        page = context.new_page()
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("data-kept", "yes")
        names = page.evaluate(KEPT)
        if before not in names:
            break
        page.wait_for_timeout(500)  # The browser changes workers when it likes.
    assert "shell-newer" in names
    assert before not in names


def test_a_part_that_went_with_its_build_brings_the_newer_one(
    make_context: MakeContext, elsewhere: Served, tmp_path: Path
) -> None:
    context = make_context(base_url=elsewhere.address, service_workers="allow")
    page = context.new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-kept", "yes")

    build_anew(tmp_path / "house")
    page.get_by_role("link", name="New table").first.click()

    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-build", "newer")
