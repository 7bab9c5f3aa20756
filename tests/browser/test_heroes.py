"""Heroes in the browser, from its rulebook and its words alone: a whole match to its replay."""

import re

from playwright.sync_api import Page, expect

from tests.browser.looking import look
from tests.browser.playing import open_table, play

ANNA = {"kind": "me", "name": "Anna"}


def test_a_match_against_the_game_is_played_to_its_end(page: Page) -> None:
    open_table(page, ANNA, game="heroes", options={})

    expect(page.locator(".t-ask .q")).to_have_text("Is your gladiator a man or a woman?")
    expect(page.locator(".choice")).to_have_count(2)
    play(page, 7)

    expect(page.locator(".log")).to_contain_text(re.compile("Victory|Dismissed standing"))
    look(page, "heroes-over")
