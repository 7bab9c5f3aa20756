"""A table with a pack of the server's own: made by the form, told to who comes, drawn as it is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.serving import Served
from tests.browser.sitting import MakeContext
from tests.server.test_packs import shelf


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A server with packs beside the built-in ones."""
    packs = shelf(tmp_path / "packs")
    served = Served(tmp_path, "harena.server", f"--packs={packs}")
    served.start()
    yield served
    served.kill()


def test_a_table_is_made_with_another_pack_and_shows_what_it_has_printed(
    make_context: MakeContext, server: Served
) -> None:
    anna, bruno = (make_context(base_url=server.address).new_page() for _ in range(2))

    anna.goto("/new?game=heroes")
    expect(anna.get_by_role("button", name="Open the table")).to_be_enabled()
    expect(anna.get_by_label("Mercy")).to_have_count(1)
    expect(anna.get_by_role("combobox", name="Pack")).to_have_count(0)
    anna.get_by_role("radio", name="Jugula").check()
    pack = anna.get_by_role("combobox", name="Pack")
    expect(pack.locator("option")).to_have_text(["That of the game", "ursi"])
    pack.select_option("ursi")
    anna.get_by_label("Choosing").select_option("rounds")  # dealt, none would be shown to choose
    anna.get_by_role("radio", name="Open", exact=True).last.check()
    anna.get_by_role("button", name="Open the table").click()
    expect(anna).to_have_url(re.compile(r"/t/\w+"))

    bruno.goto(anna.url)
    played = bruno.get_by_role("region", name="What is played")
    expect(played.locator("div", has_text="Pack").first).to_contain_text("ursi")
    bruno.get_by_role("button", name="Sit here").click()

    for page in (anna, bruno):
        card = page.locator(".armatura", has_text="Ursus")
        expect(card).to_contain_text("9")
        expect(page.locator(".armatura", has_text="Murmillo")).to_have_count(0)
        page.get_by_role("button", name="This table").click()
        expect(page.get_by_role("dialog")).to_contain_text("Pack: ursi")
