"""Jugula in the browser: whole matches by mouse, a turn by keyboard, on a phone, its replay."""

import re
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.looking import look
from tests.browser.measuring import seen_on_a_phone, stands_still, unseen, windows
from tests.browser.playing import open_table, play, play_by_hand, play_until
from tests.browser.sitting import BOT, LIVIA, MakePage

QUICK: Final = {"order": "seat", "size": 2, "familia": "random", "rounds": 10}
SIZES: Final = [((1366, 768), 0.70), ((1366, 657), 0.70), ((1024, 768), 0.65), ((360, 740), 0.0)]


def open_arena(page: Page, *seats: dict[str, Any], **options: Any) -> str:
    """A table of Jugula; the page is there."""
    path = open_table(page, *(seats or (LIVIA, BOT)), game="jugula", options={**QUICK, **options})
    page.wait_for_selector(".t-ask")
    return path


def asks(page: Page, ask: str) -> None:
    expect(page.locator(f".t-ask[data-ask={ask}]:not([aria-busy=true])")).to_be_visible()


def deploy(page: Page) -> None:
    """Both gladiators where they are put forward: the first lit squares."""
    for _ in range(2):
        asks(page, "place")
        page.locator(".cell.legal").first.click()
        page.locator(".choice.lead").click()


def test_a_whole_match_by_mouse_stands_still_at_every_size_and_has_its_replay(page: Page) -> None:
    path = open_arena(page, size=4, rounds=12, familia="rounds")
    expect(page.locator(".armatura")).to_have_count(12)
    look(page, "jugula-familia")
    seen_on_a_phone(page)
    pages = windows(page, path, [size for size, _ in SIZES])
    page.locator(".armatura", has_text="Murmillo").click()
    page.locator(".choice.lead[aria-pressed=true]").click()
    expect(page.locator(".log")).to_contain_text("The Murmillo joins you.")
    for one in pages:
        play(one, seed=1, answers=8)
    play_by_hand(page, seed=5, answers=12)
    play(page, seed=3)

    for one, (_, share) in zip(pages, SIZES, strict=True):
        expect(one.locator(".result .standings li")).to_have_count(2)
        stands_still(one, share)
    page.locator(".result").get_by_role("link", name="Replay").click()
    expect(page.locator(".transport")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".squares .tok").first).to_be_attached()
    look(page, "jugula-replay")


def test_a_move_is_one_choice_of_square_and_facing(page: Page) -> None:
    open_arena(page)
    deploy(page)
    asks(page, "play")
    page.locator(".hcard").first.click()
    expect(page.locator(".t-ask .q")).to_contain_text("for which of its uses?")
    expect(page.locator(".choices > .choice")).to_have_count(6)
    look(page, "jugula-uses")
    page.locator(".choice[data-term='use.move']").click()
    asks(page, "mover")
    seen_on_a_phone(page)
    decision = int(page.locator(".t-ask").get_attribute("data-decision") or 0)

    page.locator(".choices .choice").first.click()
    lit = page.locator(".cell.legal[aria-label*='2 movement points']").first
    square = lit.get_attribute("data-square")
    lit.click()
    expect(page.locator(".squares .path")).to_be_attached()
    look(page, "jugula-aimed")
    cost = int(page.locator(".choice.lead .rs b").inner_text())
    page.locator(".facing:not(.on)").first.click()
    assert int(page.locator(".choice.lead .rs b").inner_text()) >= cost
    page.locator(".choice.lead").click()

    expect(page.locator(".log")).to_contain_text(re.compile(f"goes to {square}, facing"))
    page.wait_for_selector(".t-ask:not([aria-busy=true])")
    assert int(page.locator(".t-ask").get_attribute("data-decision") or 9999) > decision + 1


def test_a_gladiator_under_pointer_or_focus_shows_his_zones_and_numbers(page: Page) -> None:
    open_arena(page)
    deploy(page)
    asks(page, "play")
    man = page.locator(".cell[aria-label*='your']").first
    man.hover()

    expect(page.locator(".looked .danger")).to_have_count(1)
    expect(page.locator(".t-self .vit b")).to_have_count(3)
    name = (man.get_attribute("aria-label") or "").split("your ")[1].split(",")[0]
    expect(page.locator(".t-self")).to_contain_text(name)

    page.mouse.move(1, 1)
    expect(page.locator(".looked .danger")).to_have_count(0)
    man.focus()
    expect(page.locator(".looked .danger")).to_have_count(1)


def test_a_fight_is_opened_before_the_cards_and_told_after(page: Page) -> None:
    open_arena(page, LIVIA, BOT, size=4, rounds=30)
    assert play_until(page, "[data-ask=commit]:not([aria-busy=true])", seed=5)
    expect(page.locator("#tab-fight")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".duel .sum")).to_have_count(2)
    expect(page.locator(".duel .untold")).to_have_count(2)
    chances = page.locator(".chances dd").all_inner_texts()
    assert 98 <= sum(int(one.rstrip("%")) for one in chances) <= 102
    look(page, "jugula-fight")

    page.locator(".choice").last.click()
    page.locator(".choice.lead[aria-pressed=true]").click()

    expect(page.locator(".log")).to_contain_text("before the cards")
    expect(page.locator(".log")).to_contain_text(re.compile("You open|From your deck"))


def test_a_turn_by_keyboard(page: Page) -> None:
    open_arena(page)
    for _ in range(2):
        asks(page, "place")
        for key in ("b", "l", "Enter", "ArrowRight", "Enter"):
            page.keyboard.press(key)
    asks(page, "play")
    page.keyboard.press("d")
    page.locator(".choices .choice").first.focus()
    page.keyboard.press("Enter")
    page.locator(".choice[data-term='use.move']").focus()
    page.keyboard.press("Enter")
    asks(page, "mover")
    page.locator(".choices .choice").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("b")
    page.keyboard.press("l")
    expect(page.locator(".cell:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".cell:focus")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".cell:focus")).to_have_attribute("aria-selected", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")

    expect(page.locator(".log")).to_contain_text(re.compile("goes to|turns to face"))


def test_all_are_deployed_by_enter_alone_and_no_key_is_refused(page: Page) -> None:
    open_arena(page, size=4)
    asks(page, "place")
    page.keyboard.press("b")
    for number in range(1, 5):
        asks(page, "place")
        expect(page.locator(".cell.legal:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(page.locator(".cell:focus")).to_have_attribute("aria-selected", "true")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator(".cell[aria-label*='your']")).to_have_count(number)
        expect(page.locator(".why.no")).to_have_count(0)

    asks(page, "play")


def test_the_same_match_as_text(page: Page) -> None:
    open_arena(page)
    page.get_by_role("button", name="Board as text").click()
    expect(page.locator(".places")).to_be_visible()
    for _ in range(2):
        asks(page, "place")
        page.locator(".places .btn").first.click()
    asks(page, "play")
    expect(page.locator(".places tbody tr")).to_have_count(4)
    expect(page.locator(".places")).to_contain_text("facing north")


def test_on_a_phone_a_touch_beside_a_square_means_it(make_page: MakePage) -> None:
    page = make_page(360, 740, is_phone=True)
    open_arena(page)
    asks(page, "place")
    expect(page.locator(".t-ask p")).to_have_count(2)  # Once it is said where to choose.
    box = page.locator(".cell[data-square=d2]").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - 12)

    expect(page.locator(".cell[data-square=d2]")).to_have_attribute("aria-selected", "true")
    page.locator(".choice.lead").tap()
    page.locator(".cell.legal").first.tap()
    page.locator(".choice.lead").tap()
    asks(page, "play")
    page.locator(".cell[data-square=a5]").tap()
    refused = page.locator(".why.no")
    expect(refused).to_contain_text("is answered beside the board")
    refused.evaluate("(one) => { one.textContent = one.textContent.repeat(9); }")
    assert not unseen(page), unseen(page)
    page.locator(".hcard").first.tap()
    expect(page.locator(".t-ask .q")).to_contain_text("for which of its uses?")
    look(page, "jugula-phone")


def test_on_a_phone_a_combat_card_says_its_value_and_its_chance_and_a_long_list_that_it_goes_on(
    make_page: MakePage,
) -> None:
    page = make_page(360, 740, is_phone=True)
    open_arena(page)
    assert play_until(page, ".t-ask[data-ask=commit]:has(.choice:nth-child(3))", seed=5)
    choices = page.locator(".choices > .choice")
    for choice in choices.all():
        expect(choice.locator("small")).to_be_visible()
        expect(choice.locator(".rs b")).to_be_visible()
    choices.last.scroll_into_view_if_needed()
    expect(page.locator(".choices[data-more]")).to_have_count(0)
    page.locator(".choices").evaluate("(list) => list.scrollTo(0, 0)")
    expect(page.locator(".choices[data-more]")).to_have_count(1)


def test_the_lesson_of_movement_is_taken_on_the_board(page: Page) -> None:
    page.goto("/learn/jugula/moving")
    said = page.locator(".coach .do")
    expect(said).to_have_text("Play Umbo for its move.")
    page.locator(".hcard", has_text="Umbo").click()
    page.locator(".choice[data-term='use.move']").click()
    expect(said).to_have_text("Choose the Thraex on c3.")
    page.locator(".cell[data-square=c3]").click()
    expect(said).to_have_text("Go to d6 by c4 and c5, facing south.")
    page.locator(".cell[data-square=d6]").click()
    page.locator(".facingbtn").first.focus()
    page.keyboard.press("Escape")
    expect(page.locator(".choice[aria-pressed=true]")).to_have_count(0)
    expect(page.locator(".cell[data-square=d6]")).to_be_focused()
    page.keyboard.press("Enter")
    if page.locator(".facing.on").get_attribute("data-facing") != "↓":
        page.locator(".facing[data-facing='↓']").click()
    page.locator(".choice[aria-pressed=true]:not(.facingbtn)").click()
    expect(said).to_have_text("Play Conversio for its attack.")
