"""What people do at a table besides answering: take back, leave, chat, ask why, watch."""

import json
from typing import Final

from playwright.sync_api import Page, Route, expect

from tests.browser.playing import open_table, play, play_until
from tests.browser.sitting import ANNA, BOT, MakePage

OPEN = {"kind": "open"}
# Names in the row of seats that are not read whole.
CUT_NAMES: Final = """() => [...document.querySelectorAll('.chair h2')]
    .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


def two(make_page: MakePage, **more: object) -> tuple[Page, Page]:
    """Anna, whose turn is first, and Bruno at her open seat."""
    anna, bruno = make_page(), make_page(settings="{name: 'Bruno'}")
    path = open_table(anna, ANNA, OPEN, options={"first": 0}, **more)
    bruno.goto(path)
    bruno.get_by_role("button", name="Sit here").click()
    for one in (anna, bruno):
        one.wait_for_selector(".arena")
    return anna, bruno


def test_an_answer_is_taken_back_freely_and_later_by_consent(make_page: MakePage) -> None:
    anna, bruno = two(make_page)
    play(anna, seed=1, answers=1)
    anna.get_by_role("button", name="Take back", exact=True).click()
    expect(anna.locator(".t-ask .q")).to_contain_text("Where does your next gladiator go?")

    play(anna, seed=1, answers=1)
    anna.locator(".choice").first.click()
    bruno.wait_for_selector(".t-ask:not(.wait)")
    bruno.locator(".cell.legal").first.dispatch_event("click")
    bruno.wait_for_selector("[data-ask=recruit]")  # An answer on its way would end the asking.
    anna.get_by_role("button", name="Ask to take back").click()
    expect(bruno.locator(".note.warn")).to_contain_text("Anna asks to take the last answer back.")
    bruno.get_by_role("button", name="Agree").click()
    expect(anna.locator(".t-ask .q")).to_contain_text("Which gladiator")


def test_a_refusal_says_why(make_page: MakePage) -> None:
    anna, bruno = two(make_page)
    play(anna, seed=1, answers=2)
    bruno.wait_for_selector(".t-ask:not(.wait)")
    bruno.locator(".cell:not(.legal)").first.dispatch_event("click")
    expect(bruno.locator(".why.no")).not_to_be_empty()


def test_a_clock_runs_and_who_is_out_of_time_can_come_back(page: Page) -> None:
    clock = {"bank": 2, "increment": 60, "cap": 0}
    greedy = {"kind": "bot", "bot": "greedy"}
    open_table(page, ANNA, greedy, greedy, greedy, clock=clock, options={"first": 0})
    expect(page.get_by_role("timer").first).to_contain_text("left")
    back = page.locator(".strip").get_by_role("button", name="Take my seat back")
    back.dispatch_event("click")
    expect(back).to_have_count(0)


def test_a_bot_is_let_in_where_nobody_comes(page: Page) -> None:
    open_table(page, ANNA, OPEN)
    page.get_by_role("button", name="Let a bot sit").click()
    expect(page.locator(".arena")).to_be_visible()


def test_a_seat_is_left_to_a_bot_and_taken_back(make_page: MakePage) -> None:
    page, bruno = two(make_page)
    play(page, seed=1, answers=2)
    bruno.wait_for_selector(".t-ask:not(.wait)")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Leave my seat to a bot").click()
    expect(page.locator(".strip .note")).to_be_visible()
    page.locator(".strip").get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".strip .note")).to_have_count(0)
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chat")).to_contain_text("Anna is back.")


def test_who_watches_with_a_phone_reads_what_has_just_happened(make_page: MakePage) -> None:
    anna, watcher = make_page(), make_page(360, 740, is_phone=True)
    open_table(anna, ANNA, *[BOT] * 4, public=True)
    watcher.goto(anna.url)
    expect(watcher.locator(".t-ask .recent li").first).to_be_visible()
    assert watcher.evaluate(CUT_NAMES) == []


def test_words_cannot_inject_and_watchers_are_counted(make_page: MakePage) -> None:
    anna, bruno = two(make_page, public=True)
    watcher = make_page()
    watcher.goto(anna.url)
    watcher.wait_for_selector(".arena")
    expect(anna.locator(".where")).to_contain_text("1 watching")
    for one in (anna, bruno, watcher):
        one.get_by_role("tab", name="Chat").click()
    bruno.get_by_role("textbox", name="Say something").fill("<img src=x onerror=alert(1)>")
    bruno.get_by_role("button", name="Send").click()
    expect(anna.locator(".chat")).to_contain_text("Bruno <img src=x onerror=alert(1)>")
    expect(watcher.locator(".chat")).to_contain_text("<img")
    assert anna.locator(".chat img").count() == 0
    expect(watcher.locator(".say")).to_have_count(0)
    expect(watcher.locator(".t-ask .why")).to_contain_text("see all that the players see")


# Two abreast, as six answers stand: how high the highest name is.
HIGHEST: Final = """() => {
    document.querySelector('.choices').className = 'choices two';
    const names = [...document.querySelectorAll('.choice .mn b')];
    return Math.max(...names.map((one) => one.getBoundingClientRect().height));
}"""


def test_numbers_say_where_they_come_from(make_page: MakePage) -> None:
    page = make_page(1366, 657)
    open_table(page, ANNA, BOT, BOT)
    assert play_until(page, "[data-ask=team]:not([aria-busy=true])", seed=3)
    teams = page.locator(".choice")
    expect(teams.locator(".un")).to_have_text(["points"] * teams.count())
    assert play_until(page, "[data-ask=target]:not([aria-busy=true])", seed=3)
    expect(page.locator(".badge")).to_have_count(page.locator(".choice").count())
    assert page.evaluate(HIGHEST) < 60, "a name takes a line or three, not one for each letter"
    page.locator(".cell.legal").first.dispatch_event("click")
    odds = page.get_by_role("group", name="The odds")
    expect(odds).to_contain_text("exact")
    expect(page.locator(".strength").first).to_contain_text("= 1 +")
    why = page.locator(".duel .whybox summary").first
    why.click()
    expect(page.locator(".duel .whybox")).to_contain_text("one for each active sword (5.3)")


def test_sound_is_off_until_it_is_asked_for(page: Page) -> None:
    page.goto("/settings")
    sound = page.get_by_role("switch", name="Sound")
    expect(sound).to_have_attribute("aria-checked", "false")
    sound.click()
    page.reload()
    expect(page.get_by_role("switch", name="Sound")).to_have_attribute("aria-checked", "true")


def test_after_the_end_another_match_begins_at_the_same_table(
    page: Page, make_page: MakePage
) -> None:
    open_table(page, ANNA, BOT)
    before = page.url
    play(page, seed=4)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator(".cell.legal").first).to_be_visible()
    expect(page.locator(".t-seats .chair")).to_have_count(2)


def test_the_board_is_drawn_from_the_content_of_the_table(page: Page) -> None:
    def rename(route: Route) -> None:
        answer = route.fetch()
        printed = json.loads(answer.text())
        for place, space in enumerate(printed["files"]["board"]["space"]):
            space["id"], space["q"] = f"Z{place}", space["q"] + 3
        route.fulfill(response=answer, json=printed)

    page.route("**/api/tables/*/content", rename)
    open_table(page, ANNA, BOT, options={"first": 0})
    expect(page.locator(".cell").first).to_have_attribute("aria-label", "Z0: empty. Legal.")
    expect(page.locator(".arena .lbl").last).to_have_text("Z16")
    drawn = page.evaluate("document.querySelector('.cell[data-space=\"8\"]').getBBox().x")
    assert 240 < drawn < 270


def test_a_touch_that_catches_up_answers_nothing(make_page: MakePage) -> None:
    page = make_page(settings='{"pace": "calm"}')
    open_table(page, ANNA, BOT, BOT, options={"first": 0})
    page.wait_for_selector("[data-ask=place]:not([aria-busy=true])")
    cell = page.locator('.cell[data-space="8"]')
    cell.click()
    page.wait_for_selector("[data-ask=recruit]:not([aria-busy=true])")
    page.locator(".choice").first.click()
    page.wait_for_selector(".skipper")

    cell.hover()
    page.mouse.down()
    page.wait_for_selector("[data-ask=place]:not([aria-busy=true])")
    page.mouse.up()

    page.wait_for_timeout(300)
    expect(page.locator("[data-ask=place]")).to_be_visible()
    cell.click()
    page.wait_for_selector("[data-ask=recruit]")
