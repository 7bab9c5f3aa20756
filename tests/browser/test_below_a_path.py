"""The house below a path of its host: every page, link, file and socket is found there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.serving import Served
from tests.browser.sitting import MakeContext


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path, "harena.server", "--path=/games")
    served.start()
    yield served
    served.kill()


def test_a_table_is_found_played_and_shared_below_a_path(
    make_context: MakeContext, server: Served
) -> None:
    context = make_context(base_url=server.address, service_workers="allow")
    page = context.new_page()
    missing: list[str] = []
    page.on("response", lambda one: missing.append(one.url) if one.status >= 400 else None)
    sockets: list[str] = []
    page.on("websocket", lambda one: sockets.append(one.url))

    page.goto("/games/")
    page.get_by_role("link", name="New table").first.click()
    expect(page).to_have_url(f"{server.address}/games/new")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/games/t/\w+"))
    table = page.url
    page.reload()
    page.wait_for_selector(".arena, .gate")
    expect(page.locator("html")).to_have_attribute("data-kept", "yes")
    page.get_by_role("link", name="Settings").first.click()
    expect(page).to_have_url(f"{server.address}/games/settings")
    page.go_back()

    expect(page).to_have_url(table)
    assert sockets[0].startswith(f"{server.address}/games/api/".replace("http", "ws"))
    assert missing == []
