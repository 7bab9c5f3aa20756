"""Whole matches in the browser: against bots, by keyboard, by link, at one screen."""

from playwright.sync_api import Locator, Page, expect

import harena
from tests.browser.measuring import stands_still, watch
from tests.browser.playing import (
    has_played,
    open_table,
    play,
    play_by_hand,
    play_by_keyboard,
    rest,
    start_playing,
)
from tests.browser.serving import Served
from tests.browser.sitting import ANNA, BOT, MakePage

HELD = 900  # Longer than the cover wants to be held.


def test_a_newcomer_is_in_the_middle_of_a_match_after_one_click(page: Page) -> None:
    page.goto("/")
    cards = page.locator(".game")
    expect(cards).to_have_count(5)
    for card in cards.all():
        expect(card.locator(".facts")).to_contain_text("seats")
        expect(card.locator(".facts")).to_contain_text("min")
        expect(card.locator(".weight")).to_be_visible()
    expect(cards.filter(has_text="In training")).to_have_count(5 - len(harena.games()))

    page.get_by_role("button", name="Play now", exact=True).first.click()

    expect(page.locator(".cell.legal").first).to_be_visible()
    expect(page.locator(".t-ask .q")).to_contain_text("Where does your next gladiator go?")
    expect(page.locator(".hinting")).to_contain_text("“What would you do?”")
    play_by_hand(page, seed=1, answers=12)
    expect(page.locator(".t-seats .chair").first).to_contain_text("gladiators")


def test_a_match_is_played_to_its_end_on_a_phone_and_its_board_stands_still(
    make_page: MakePage,
) -> None:
    """In wider windows: see test_frame.py."""
    page = make_page(360, 740, is_phone=True)
    open_table(page, ANNA, BOT)
    page.wait_for_selector(".t-ask")
    watch(page)
    play_by_hand(page, seed=3, answers=8, press=Locator.tap)
    page.locator(".cell:not(.legal)").first.dispatch_event("click")
    play_by_hand(page, seed=3, press=Locator.tap)
    expect(page.locator(".result .q")).to_contain_text("points")
    stands_still(page, 0.0)
    page.get_by_role("button", name="Log", exact=True).tap()
    log, board = page.locator(".log").bounding_box(), page.locator(".t-board").bounding_box()
    assert log is not None
    assert board is not None
    assert board["y"] + board["height"] <= log["y"] < 740 - log["height"]


def test_teams_enter_by_enter_alone_and_no_key_is_refused(page: Page) -> None:
    open_table(page, ANNA, BOT, options={"first": 0})
    page.wait_for_selector("[data-ask=place]:not([aria-busy=true])")
    page.keyboard.press("b")
    for _ in range(4):
        page.wait_for_selector("[data-ask=place]:not([aria-busy=true])")
        if page.locator(".cell.legal:focus").count() == 0:
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-ask=recruit]:not([aria-busy=true])")
        expect(page.locator("#decision:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.locator(".why.no")).to_have_count(0)


def test_a_match_is_played_to_its_end_by_keyboard_alone(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("radiogroup", name="How many seats").get_by_label("2").focus()
    page.keyboard.press("Space")
    page.get_by_role("spinbutton", name="Idle battles").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("5")
    page.get_by_role("button", name="Open the table").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".arena")

    play_by_keyboard(page)

    expect(page.locator(".result .q")).to_contain_text("points")
    page.get_by_role("link", name="Replay").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Check every draw").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".note.good")).to_have_count(6)
    checked = page.locator(".note.good", has_text="Your own bytes are among them.")
    expect(checked).to_have_count(1)


def test_two_browsers_finish_a_match_while_the_server_is_killed_and_restarted(
    make_page: MakePage, served: Served
) -> None:
    host, guest = make_page(), make_page()
    link = open_table_for_two(host)
    guest.goto(link)
    guest.get_by_role("button", name="Take the seat").click()
    pages = (host, guest)
    for one in pages:
        expect(one.locator(".arena")).to_be_visible()
    assert "#seat=" not in guest.url
    asked = host.locator(".t-ask:not(.wait)"), guest.locator(".t-ask:not(.wait)")
    for _ in range(100):  # The events of the beginning are told first.
        if sum(one.count() for one in asked):
            break
        host.wait_for_timeout(100)
    assert sum(one.count() for one in asked) == 1

    for seat, one in enumerate(pages):
        start_playing(one, seed=seat)
    for answers in (6, 20):
        has_played(host, answers)
        served.kill()
        expect(host.locator(".net.lost")).to_be_attached()
        served.start()
        for one in pages:
            expect(one.locator(".net:not(.lost)")).to_be_attached()
    for one in pages:
        rest(one)

    words = [one.locator(".standings .score").all_text_contents() for one in pages]
    assert words[0]
    assert words[0] == words[1]
    expect(guest.locator(".result .q")).to_contain_text("points")
    replayed = host.goto(host.url.replace("/t/", "/api/tables/") + "/record")
    assert replayed is not None
    assert replayed.status == 200


def test_the_screen_is_covered_when_it_is_handed_over(make_page: MakePage) -> None:
    page = make_page(settings="{cover: 'always'}")
    open_table(page, ANNA, {"kind": "me", "name": "Bruno"}, options={"first": 0})
    cover = page.locator(".cover")
    expect(cover.get_by_role("heading")).to_have_text("Anna, it is your turn")
    expect(page.locator(".arena, .log, .t-seats")).to_have_count(0)
    expect(page).to_have_title("Harena")

    page.get_by_role("button", name="Show my view").click(delay=HELD)
    play(page, seed=1, answers=2)
    page.wait_for_selector(".cover")

    expect(cover.get_by_role("heading")).to_have_text("Bruno, it is your turn")
    expect(page.locator(".arena, .log, .t-seats")).to_have_count(0)
    expect(page).to_have_title("Harena")
    for voice in page.locator("[data-voice]").all():
        expect(voice).to_be_empty()


def test_without_secrets_nobody_has_to_lift_a_cover(page: Page) -> None:
    open_table(page, ANNA, {"kind": "me", "name": "Bruno"})
    play(page, seed=1, answers=4)
    expect(page.locator(".cover")).to_have_count(0)


def open_table_for_two(host: Page) -> str:
    """A table with a seat for a link; the link."""
    host.goto("/new")
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("radiogroup", name="How many seats").get_by_label("2").check()
    host.get_by_role("radiogroup", name="Seat 2").get_by_label("Link").check()
    host.get_by_role("spinbutton", name="Idle battles").fill("5")
    host.get_by_role("button", name="Open the table").click()
    return host.get_by_role("textbox", name="Link of seat 2").input_value()
