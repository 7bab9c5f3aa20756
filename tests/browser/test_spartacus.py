"""Spartacus in the browser: a round of bargains, fists and blood by two people at one screen."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.domini import BOT, ME, Domini, open_capua
from tests.browser.looking import look
from tests.browser.measuring import stands_still, watch

MakePage = Callable[..., Page]
SIZES: Final = [((1366, 657), 0.70), ((1024, 768), 0.65), ((360, 740), 0.0)]
SUPPORT: Final = re.compile("support")


def test_a_scheme_that_needs_support(page: Page) -> None:
    open_capua(page)
    domini = Domini(page)
    row = domini.bar.locator(".choice", has_text=SUPPORT)
    while domini.until("intrigue") == "intrigue" and not row.count():
        domini.choose("End your turn")
    expect(page.locator(".house")).to_have_count(3)
    look(page, "spartacus-intrigue")
    row.first.click()
    page.locator(".choice", has_text="Seek support").click()
    domini.before = domini.now
    assert domini.until("plead") == "plead"


def test_an_offer_is_written_and_sent_by_keyboard(page: Page) -> None:
    open_capua(page)
    domini = Domini(page)
    assert domini.until("market") == "market"
    page.get_by_role("button", name="Make an offer").first.press("Enter")
    page.get_by_role("radio", name=re.compile("Livia|Marco")).press("Enter")
    page.get_by_role("spinbutton", name="You give: Denarii").fill("2")
    page.locator(".house button.rtile:not([aria-pressed=true])").last.press("Enter")
    page.get_by_label("You promise").select_option(label="Peace this round")
    look(page, "spartacus-offer")
    page.locator(".choice.lead", has_text="this offer").press("Enter")
    domini.before = domini.now

    assert domini.until("deal") == "deal"
    expect(page.locator(".t-ask .bargain .binding")).to_contain_text("2 denarii")
    expect(page.locator(".t-ask .bargain .spoken")).to_contain_text("Peace this round")


def test_an_auction_the_host_the_wagers_and_a_fight(page: Page) -> None:
    open_capua(page, game_type="quick")
    domini = Domini(page)
    assert domini.until("bid") == "bid"
    expect(page.locator(".fst")).to_have_count(3)
    page.get_by_role("spinbutton").fill("3")
    expect(page.locator(".choice.lead")).to_contain_text("Close the fist on 3")
    look(page, "spartacus-auction")
    page.locator(".choice.lead").click()
    domini.before = domini.now
    domini.look()
    domini.choose("Bid nothing")  # The other's fist closes too, and all are opened together.
    domini.look()
    expect(page.locator(".log")).to_contain_text(re.compile("fist: 3, in all 3"))

    for ask in ("wager", "combat"):
        assert domini.until(ask, hosting="Close", invite="You|Livia|Marco") == ask
        look(page, f"spartacus-{ask}")
    expect(page.locator(".nook")).to_have_count(4)
    expect(page.locator(".tok")).to_have_count(2)
    expect(page.locator(".combat .fighter")).to_have_count(2)
    lit = page.locator(".cell.legal")
    assert lit.count() > 1
    lit.first.click()


def test_the_table_stands_still_at_every_size(page: Page) -> None:
    path = open_capua(page, ME, BOT, BOT, BOT, game_type="quick")
    pages = [page, *(page.context.new_page() for _ in SIZES[1:])]
    for one, ((width, height), _) in zip(pages, SIZES, strict=True):
        one.set_viewport_size({"width": width, "height": height})
        one.goto(path)
        one.wait_for_selector(".t-ask")
        watch(one)
    domini = Domini(page)
    for ask in ("intrigue", "market", "bid"):
        assert domini.until(ask) == ask
    while domini.until("intrigue", hosting="Close") == "intrigue":
        if page.locator(".log").get_by_text("The combat begins").count():
            break
        domini.choose("End your turn")
    for one, (_, share) in zip(pages, SIZES, strict=True):
        expect(one.locator(".log")).to_contain_text("The combat begins")
        stands_still(one, share)


def test_the_same_table_as_text_and_in_other_words(make_page: MakePage) -> None:
    page = make_page(settings='{"language": "pt"}')
    open_capua(page, ME, BOT, BOT)
    page.get_by_role("button", name="Tabuleiro em texto").click()
    expect(page.locator(".places")).to_contain_text(re.compile(r"Influência \d"))
    assert not re.search(r"\b[gs]\d\d\b", page.locator(".places").inner_text())
