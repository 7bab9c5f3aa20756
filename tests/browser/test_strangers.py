"""Strangers at one table: muting, blocking, reporting, sending away; what is kept, and leaving."""

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.looking import look
from tests.browser.playing import open_table
from tests.browser.serving import Served
from tests.browser.sitting import ANNA, MakePage


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(text)
    page.keyboard.press("Enter")


def test_a_host_mutes_blocks_reports_and_sends_away_by_keyboard(
    make_page: MakePage, served: Served
) -> None:
    anna, bruno = make_page(), make_page(settings='{"name": "Bruno"}')
    path = open_table(anna, ANNA, {"kind": "open"}, {"kind": "bot", "bot": "random"})
    bruno.goto(path)
    bruno.get_by_role("button", name="Sit here").click()
    for page in (anna, bruno):
        page.wait_for_selector(".arena")
        page.get_by_role("tab", name="Chat").click()
    words = anna.locator(".chat")
    say(bruno, "a first word")
    expect(words).to_contain_text("a first word")

    about = anna.locator(".t-seats").get_by_role("button", name="About Bruno")
    about.focus()
    anna.keyboard.press("Enter")
    menu = anna.get_by_role("dialog", name="Bruno")
    look(anna, "person-menu")
    anna.set_viewport_size({"width": 1280, "height": 900})
    menu.get_by_role("switch", name="Mute").press("Enter")
    expect(menu.get_by_role("switch", name="Mute")).to_be_checked()
    expect(words).not_to_contain_text("a first word")
    menu.get_by_role("switch", name="Mute").press("Enter")
    expect(words).to_contain_text("a first word")
    menu.get_by_role("switch", name="Block").press("Enter")
    expect(words).not_to_contain_text("a first word")
    menu.get_by_role("textbox", name="Report Bruno").fill("he is rude")
    menu.get_by_role("button", name="Send to the owner").press("Enter")
    expect(menu.get_by_text("has been told")).to_be_visible()
    anna.keyboard.press("Escape")
    expect(about).to_be_focused()
    anna.reload()
    about.press("Enter")
    expect(menu.get_by_role("switch", name="Block")).to_be_checked()
    menu.get_by_role("button", name="Send away").press("Enter")
    menu.get_by_role("button", name="Yes, send away").press("Enter")

    expect(menu).to_have_count(0)
    expect(about).to_have_count(0)
    expect(bruno.get_by_text("the host has sent you away")).to_be_visible()
    reports = (served.data / "harena.reports.jsonl").read_text().splitlines()
    assert json.loads(reports[-1])["text"] == "he is rude"


def test_a_guest_turns_chat_off_takes_his_data_and_is_forgotten(page: Page) -> None:
    open_table(page, ANNA, {"kind": "bot", "bot": "random"})
    page.wait_for_selector(".arena")
    page.get_by_role("tab", name="Chat").click()
    say(page, "my own words")
    expect(page.locator(".chat")).to_contain_text("my own words")
    page.goto("/settings")
    page.get_by_role("switch", name="Chat").click()
    page.go_back()
    page.wait_for_selector(".arena")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("You have turned chat off")).to_be_visible()
    expect(page.locator(".chat")).not_to_contain_text("my own words")

    page.goto("/settings")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save my data").click()
    data = json.loads(coming.value.path().read_text())
    page.get_by_role("button", name="Forget me", exact=True).click()
    page.get_by_role("button", name="Yes, forget me").click()

    assert (len(data["tables"]), [one["text"] for one in data["said"]]) == (1, ["my own words"])
    expect(page.get_by_text("You are forgotten here.")).to_be_visible()
    page.get_by_role("button", name="Save my data").click()
    expect(page.get_by_text("This server keeps nothing of you.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name=re.compile("Your turn"))).to_have_count(0)
