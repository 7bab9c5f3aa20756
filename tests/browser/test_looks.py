"""Every page and state, in every dress: see looking.py."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import look
from tests.browser.playing import ROLLED, open_table, play, play_now, play_until
from tests.browser.sitting import ANNA, BOT, MakePage


@pytest.mark.parametrize("name", ["home", "new", "help", "settings", "nowhere"])
def test_plain_pages(page: Page, name: str) -> None:
    page.goto("/" if name == "home" else f"/{name}")
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    look(page, name)


def test_a_lobby_and_an_invitation(make_page: MakePage) -> None:
    host, guest = make_page(), make_page()
    host.goto("/new")
    host.get_by_role("radiogroup", name="Seat 2").get_by_label("Link").check()
    host.get_by_role("radiogroup", name="Seat 3").get_by_label("Open").check()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="QR").first.click()
    expect(host.locator("svg.qr")).to_be_visible()
    look(host, "lobby")
    guest.goto(host.get_by_role("textbox", name="Link of seat 2").input_value())
    expect(guest.get_by_role("button", name="Take the seat")).to_be_visible()
    look(guest, "invited")


def test_tables_that_cannot_be_opened(page: Page) -> None:
    page.goto("/t/nosuchtable1")
    expect(page.get_by_role("link", name="To the home page")).to_be_visible()
    look(page, "no-table")


def test_a_table_while_the_gladiators_enter(page: Page) -> None:
    play_now(page)
    page.wait_for_selector(".t-ask:not(.wait)")
    look(page, "entry")
    play(page, seed=1, answers=1)
    page.wait_for_selector(".choice .sg")
    look(page, "recruit")
    page.keyboard.press("t")
    expect(page.locator(".places")).to_be_visible()
    look(page, "text")


def test_a_table_in_the_fight(page: Page) -> None:
    open_table(page, ANNA, BOT)
    assert play_until(page, "[data-ask=target]:not([aria-busy=true])", seed=3)
    page.wait_for_selector(".badge")
    page.locator(".cell.legal").first.dispatch_event("click")
    expect(page.locator(".disc.plan")).to_be_attached()
    expect(page.get_by_role("group", name="The odds")).to_be_visible()
    look(page, "target")
    page.locator(".choice.lead").click()
    assert play_until(page, ROLLED, seed=3)
    look(page, "fight")
    page.locator(".cell:not(.legal)").first.dispatch_event("click")
    look(page, "refused")


def test_chat_rules_and_dialogues(page: Page) -> None:
    open_table(page, ANNA, BOT)
    page.get_by_role("tab", name="Chat").click()
    look(page, "chat-empty")
    page.get_by_role("textbox", name="Say something").fill("Well met")
    page.keyboard.press("Enter")
    expect(page.locator(".chat")).to_contain_text("Well met")
    look(page, "chat")
    page.get_by_role("tab", name="Rules").click()
    look(page, "rules")
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    look(page, "keys")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="This table").click()
    look(page, "menu")


def test_the_cover_between_two_at_one_screen(make_page: MakePage) -> None:
    page = make_page(settings="{cover: 'always'}")
    open_table(page, ANNA, {"kind": "me", "name": "Bruno"})
    expect(page.locator(".cover")).to_be_visible()
    look(page, "cover")


def test_a_replay(page: Page, finished: str) -> None:
    page.goto(f"{finished}?step=120")
    expect(page.locator(".track")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Check every draw").click()
    expect(page.locator(".note.good")).to_have_count(4)
    look(page, "replay")
