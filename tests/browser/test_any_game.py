"""A game of which the client has no file and no word: from its rulebook alone, to the end."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import look
from tests.browser.measuring import stands_still, watch
from tests.browser.playing import open_table, play
from tests.browser.serving import Served
from tests.browser.sitting import RANDOM_BOT, MakePage

ANNA = {"kind": "me", "name": "Anna"}
BRUNO = {"kind": "me", "name": "Bruno"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The server with the miniature game Duel on its shelf: hidden hands, sealed answers, dice."""
    server = Served(tmp_path_factory.mktemp("data"), "tests.server.shelved")
    server.start()
    yield server
    server.kill()


def test_a_whole_match_from_the_home_page_to_its_replay(page: Page) -> None:
    page.goto("/")
    panel = page.locator(".game", has_text="Duel")
    panel.get_by_role("button", name="Play now: Duel").click()
    page.wait_for_selector(".portrait")

    expect(page.locator(".t-ask .q")).to_have_text("Card?")
    expect(page.locator(".choice")).to_have_count(4)
    expect(page.locator(".portrait")).to_contain_text("sizes: [4, 4]")
    expect(page.locator(".log")).to_contain_text("Drawn: seat")
    look(page, "any-game-asked")

    play(page, seed=3)

    expect(page.locator(".result .standings li")).to_have_count(2)
    expect(page.locator(".log")).to_contain_text("Revealed: seat")
    look(page, "any-game-over")
    page.locator(".result").get_by_role("link", name="Replay").click()
    expect(page.locator(".transport")).to_contain_text("0 of 12")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".portrait")).to_contain_text("dice_left")
    page.get_by_role("radio", name="Everyone, all open").check()
    expect(page).to_have_url(re.compile("eyes=all"))
    look(page, "any-game-replay")


@pytest.mark.parametrize("size", [(1366, 768), (1366, 657), (1024, 768), (360, 740)])
def test_the_board_of_any_game_stands_still(make_page: MakePage, size: tuple[int, int]) -> None:
    page = make_page(*size)
    open_table(page, ANNA, RANDOM_BOT, game="duel", options={})
    page.wait_for_selector(".portrait")
    watch(page)
    play(page, seed=3)
    expect(page.locator(".result")).to_be_visible()
    stands_still(page, 0.7)


def test_two_at_one_screen_are_kept_apart_by_a_cover(page: Page) -> None:
    open_table(page, ANNA, BRUNO, game="duel", options={})
    for name in ("Anna", "Bruno"):
        expect(page.locator(".cover")).to_contain_text(name)
        expect(page.locator(".portrait")).to_have_count(0)
        page.locator(".cover .btn").press("Enter")
        page.locator(".cover .btn").press("Enter")
        expect(page.locator(".portrait")).to_contain_text("hand: ")
        hand = page.locator(".portrait").inner_text().splitlines()
        mine = next(line for line in hand if line.startswith("hand: "))
        answers = page.locator(".choice .mn").all_inner_texts()
        assert ", ".join(answers).replace("Enter", "") == mine.removeprefix("hand: ")[1:-1]
        page.locator(".choice").first.click()


def test_the_help_page_tells_of_games_with_words_and_without(page: Page) -> None:
    page.goto("/help#duel")
    expect(page.get_by_role("heading", name="Duel")).to_be_visible()
    expect(page.get_by_role("heading", name="Clash of the Gladiators")).to_be_visible()
