"""A whole match in the browser."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import play_by_keyboard, play_by_mouse, play_now
from tests.browser.serving import Served

MakePage = Callable[..., Page]


def test_a_match_against_bots_is_played_to_its_end_by_mouse(page: Page) -> None:
    play_now(page)
    play_by_mouse(page, seed=1)
    expect(page.locator(".result .q")).to_contain_text("points")
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".track")).to_be_visible()


def test_a_match_against_bots_is_played_to_its_end_by_keyboard(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now", exact=True).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".arena")
    play_by_keyboard(page)
    expect(page.locator(".result .q")).to_contain_text("points")


def test_a_guest_sits_and_can_move_within_two_clicks_of_the_link(make_page: MakePage) -> None:
    host, guest = make_page(), make_page()
    link = open_table_for_two(host)
    guest.goto(link)
    guest.get_by_role("button", name="Take the seat").click()
    expect(guest.locator(".arena")).to_be_visible()
    expect(host.locator(".arena")).to_be_visible()
    assert "#seat=" not in guest.url
    host_asked = host.locator(".decide:not(.wait)").count()
    guest_asked = guest.locator(".decide:not(.wait)").count()
    assert host_asked + guest_asked == 1


def test_two_browsers_finish_a_match_while_the_server_is_killed_and_restarted(
    make_page: MakePage, served: Served
) -> None:
    host, guest = make_page(), make_page()
    guest.goto(open_table_for_two(host))
    guest.get_by_role("button", name="Take the seat").click()
    expect(guest.locator(".arena")).to_be_visible()
    pages = (host, guest)
    for turn in range(2000):
        for seat, one in enumerate(pages):
            play_by_mouse(one, seed=1000 * seat + turn, until=0.3, answers=6)
        if turn in (4, 12):
            served.kill()
            expect(host.locator(".net.lost")).to_be_attached()
            served.start()
            for one in pages:
                expect(one.locator(".net:not(.lost)")).to_be_attached()
        if all(one.locator(".result").count() for one in pages):
            break
    words = [one.locator(".result .why").text_content() for one in pages]
    assert words[0]
    assert words[0] == words[1]


def open_table_for_two(host: Page) -> str:
    """A table with a seat for a link; the link."""
    host.goto("/new")
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("radiogroup", name="How many seats").get_by_label("2").check()
    host.get_by_role("radiogroup", name="Seat 2").get_by_label("Link").check()
    host.get_by_role("button", name="Open the table").click()
    return host.get_by_role("textbox", name="Link of seat 2").input_value()
