"""The frame of a table: a board that stands still at every size, over whole matches."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.bouts import Gladiator, open_bout
from tests.browser.looking import look, violations
from tests.browser.measuring import measured, stands_still, unseen, watch, windows
from tests.browser.playing import LOOK, WAIT, open_table, play, play_by_hand, play_until
from tests.browser.sitting import ANNA, BOT, MakePage

# Window, and the least share of its height that the drawing has: of Clash, of a game with a hand.
# On a phone whole matches are played by a finger, and stand still there.
WINDOWS: Final = [((1366, 768), 0.85, 0.70), ((1366, 657), 0.85, 0.70), ((1024, 768), 0.65, 0.65)]


def keep_step(pages: list[Page]) -> None:
    """Until every window shows the same question, and no other comes by itself."""
    before: list[str] = []
    for _ in range(200):
        asked = [one.evaluate(LOOK).get("decision", "") for one in pages]
        if asked == before and len(set(asked)) == 1:
            return
        before = asked
        pages[0].wait_for_timeout(300)
    raise AssertionError(before)


def test_a_match_of_clash_is_played_to_its_end_with_the_mouse_and_its_board_stands_still(
    page: Page,
) -> None:
    """On a phone, by a finger: see test_match.py."""
    path = open_table(page, ANNA, BOT)
    pages = windows(page, path, [size for size, _, _ in WINDOWS])
    for seed, one in enumerate(pages):
        play(one, seed=seed, answers=8)
        one.locator(".cell:not(.legal)").first.dispatch_event("click")
    play_by_hand(page, seed=2)

    for one, (_, share, _) in zip(pages, WINDOWS, strict=True):
        expect(one.locator(".result .q")).to_contain_text("points")
        stands_still(one, share)
    look(page, "result")


def test_the_board_of_gladiatori_stands_still(page: Page) -> None:
    """On a phone, by a finger: see test_gladiatori.py."""
    path = open_bout(page, ANNA, BOT, turns=1)
    pages = windows(page, path, [size for size, _, _ in WINDOWS])
    for window, ask in ((0, "place"), (1, "opening"), (2, "reaction"), (1, "rest"), (2, "over")):
        keep_step(pages)
        assert Gladiator(pages[window]).play_until(ask) == ask
        keep_step(pages)
        if ask in ("reaction", "rest"):
            assert [unseen(each) for each in pages] == [[]] * len(pages)
            small = page.context.new_page()
            small.set_viewport_size({"width": 360, "height": 740})
            small.goto(path)
            small.wait_for_selector(f"[data-ask={ask}]:not([aria-busy=true])")
            assert unseen(small) == []
            small.close()

    for one, (_, _, share) in zip(pages, WINDOWS, strict=True):
        expect(one.locator(".result")).to_be_visible()
        stands_still(one, share)


BOXES: Final = """() => [...document.querySelectorAll('.t-ask .choice, .t-board')].map((one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return [x, y, width, height];
})"""


@pytest.mark.parametrize(("width", "height"), [(1366, 657), (1024, 768), (360, 740)])
def test_neither_a_refusal_nor_a_hint_moves_an_answer(
    make_page: MakePage, width: int, height: int
) -> None:
    page = make_page(width, height, settings="{language: 'pseudo'}")
    open_table(page, ANNA, BOT, options={"first": 0})
    assert play_until(page, "[data-ask=recruit]:not([aria-busy=true])", seed=1)
    before = page.evaluate(BOXES)
    assert len(before) > 2
    page.locator(".cell:not(.legal)").first.dispatch_event("click")
    said = page.locator(".why.no")
    expect(said).not_to_be_empty()
    expect(said.locator("[data-term]")).not_to_have_count(0)
    assert "\n" not in said.inner_text(), "a word that can be asked stays in its sentence"

    assert page.evaluate(BOXES) == before
    box, answers = said.bounding_box(), page.locator(".t-ask .choices").bounding_box()
    assert box is not None
    assert answers is not None
    assert box["height"] > 20
    assert box["y"] + box["height"] <= answers["y"] + 3, "a refusal lies over no answer"
    question = page.locator(".t-ask .q").bounding_box()
    assert question is not None
    assert box["y"] + box["height"] <= question["y"] + 3, "nor over the question"
    assert violations(page) == []
    said.click()
    expect(said).to_have_count(0)

    assert page.evaluate(BOXES) == before
    page.locator(".hinter").click()
    hint = page.locator(".hinting")
    expect(hint).not_to_be_empty()
    expect(page.locator(".choice.hint")).to_have_count(1)
    assert page.evaluate(BOXES) == before
    box = hint.bounding_box()
    assert box is not None
    assert box["height"] > 20
    assert violations(page) == []


@pytest.mark.parametrize("width", [1024, 1366])
def test_a_hand_of_ten_kinds_is_seen_whole(make_page: MakePage, width: int) -> None:
    page = make_page(width, 768)
    open_bout(page, characters="created", coins_1=120)
    page.get_by_role("button", name="Empty sheet").click()
    for move in page.locator(".buildpart").nth(2).locator("input").all():
        move.check()
    player = Gladiator(page)
    player.play_until("split")
    expect(page.locator(".t-self")).to_be_visible(visible=width > 1179)  # Nothing lies on cards.
    page.get_by_role("button", name="All to the hand").click()
    player.answer(player.main)
    watch(page)

    assert measured(page)["hand"] >= 10
    assert not measured(page)["cut"]


def test_the_focus_stays_at_the_table_and_enter_does_what_its_mark_says(page: Page) -> None:
    open_table(page, ANNA, BOT, options={"first": 0})
    page.wait_for_selector("[data-ask=place]")
    page.keyboard.press("d")
    page.keyboard.press("Enter")
    expect(page.locator(".why.tip")).to_contain_text("Nothing is put forward here. L goes")
    expect(page.locator(".cell:focus")).to_have_count(1)
    for key in ("l", "Enter"):
        page.keyboard.press(key)
    page.wait_for_selector("[data-ask=recruit]:not([aria-busy=true])")
    mark = page.locator(".choice.lead kbd")
    expect(page.locator("#decision")).to_be_focused()
    expect(mark).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator(".cell:focus")).to_have_count(1)
    expect(mark).to_be_hidden()

    page.keyboard.press("d")
    expect(mark).to_be_visible()
    page.locator(".choice").nth(2).focus()
    expect(mark).to_be_hidden()
    page.keyboard.press("Enter")

    page.wait_for_selector("[data-ask=place]:not([aria-busy=true])")
    expect(page.locator("#decision")).to_be_focused()


def test_a_dialogue_gives_the_focus_back_however_it_is_closed(page: Page) -> None:
    open_table(page, ANNA, BOT, options={"first": 0})
    page.wait_for_selector("[data-ask=place]")
    for way in ("Escape", "Enter"):
        page.keyboard.press("d")
        page.keyboard.press("?")
        expect(page.get_by_role("dialog").get_by_role("button", name="Close")).to_be_focused()
        page.keyboard.press(way)
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("#decision")).to_be_focused()


def test_the_book_opens_at_the_fight_but_not_while_somebody_reads_the_chat(page: Page) -> None:
    open_table(page, ANNA, BOT)
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    assert play_until(page, "[data-ask=target]:not([aria-busy=true])", seed=3)
    page.locator("#tab-chat").click()
    page.locator(".cell.legal").first.dispatch_event("click")
    expect(page.locator(".choice.lead[aria-pressed=true]")).to_be_visible()
    expect(page.locator("#tab-chat")).to_have_attribute("aria-selected", "true")
    page.locator("#tab-log").click()
    page.keyboard.press("Escape")
    page.locator(".cell.legal").first.dispatch_event("click")
    expect(page.locator("#tab-fight")).to_have_attribute("aria-selected", "true")


WIDE: Final = "() => document.querySelector('.cell > .hx').getBoundingClientRect().width"
# A touch is drawn a moment later: until a cell is so wide, or wider than that.
AS_WIDE: Final = f"([wide, off]) => ({WAIT})(() => Math.abs(({WIDE})() / wide - 1) <= off)"
WIDER: Final = f"(wide) => ({WAIT})(() => ({WIDE})() > wide)"
# Whether what is on the sand is seen: figures and what can be chosen, inside the box.
SEEN: Final = """() => {
    const box = document.querySelector('.t-board').getBoundingClientRect();
    return [...document.querySelectorAll('.cell[data-matters] > .hx')].every((cell) => {
        const {left, right, top, bottom} = cell.getBoundingClientRect();
        return left >= box.left - 1 && right <= box.right + 1
            && top >= box.top - 1 && bottom <= box.bottom + 1;
    });
}"""


def pinch(page: Page, apart: float) -> None:
    """Two fingers on the board, laid down 60 pixels apart and drawn so far apart."""
    box = page.locator(".t-board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = page.context.new_cdp_session(page)
    for kind, far in (("touchStart", 60.0), ("touchMove", (60 + apart) / 2), ("touchMove", apart)):
        fingers = [{"x": x - far / 2, "y": y, "id": 0}, {"x": x + far / 2, "y": y, "id": 1}]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_board_of_small_cells_is_looked_at_closer_within_its_box(make_page: MakePage) -> None:
    page = make_page(360, 740, is_phone=True)
    open_bout(page, ANNA, BOT, turns=1, placement="free")
    Gladiator(page).play_until("opening")
    board = page.locator(".t-board")
    box = board.bounding_box()
    assert page.evaluate(SEEN)
    assert page.evaluate(WIDE) > 40, "fighters beside each other are seen closely at once"

    page.get_by_role("button", name="Fit").tap()
    expect(page.get_by_role("button", name="Fit")).to_have_count(0)
    wide = page.evaluate(WIDE)
    pinch(page, 120)
    page.evaluate(AS_WIDE, [2 * wide, 0.05])
    page.get_by_role("button", name="Fit").tap()
    page.evaluate(AS_WIDE, [wide, 0.001])

    page.get_by_role("button", name="Look closer").tap()
    page.evaluate(AS_WIDE, [1.5 * wide, 0.02])
    assert board.bounding_box() == box
    page.locator("#decision").focus()
    for key in ("b", "l"):
        page.keyboard.press(key)
    cell = page.locator(".cell.legal:focus").bounding_box()
    assert box is not None
    assert cell is not None
    assert box["x"] - 1 <= cell["x"] <= box["x"] + box["width"] - cell["width"] + 1
    assert box["y"] - 1 <= cell["y"] <= box["y"] + box["height"] - cell["height"] + 1
    page.locator(".cell.legal:focus").tap()
    expect(page.locator(".choice.lead[aria-pressed=true]")).to_be_visible()
    page.keyboard.press("0")
    page.evaluate(AS_WIDE, [wide, 0.001])
    page.get_by_role("button", name="Follow").tap()
    expect(page.get_by_role("button", name="Follow")).to_have_count(0)
    page.evaluate(WIDER, 40)


def test_a_table_that_is_slow_to_come_shows_its_empty_places_at_once(page: Page) -> None:
    path = open_table(page, {"kind": "me"}, {"kind": "bot", "bot": "random"})
    held: list[Route] = []

    def hold(one: Route) -> None:
        held.append(one)

    page.route(re.compile(r"/api/tables/\w+/content"), hold)

    with page.expect_request(re.compile("/content")):
        page.goto(path)

    expect(page.locator(".skeleton")).to_be_visible()
    look(page, "opening")
    for one in held:
        one.continue_()
    expect(page.locator(".arena")).to_be_visible()
    expect(page.locator(".skeleton")).to_have_count(0)


def test_on_a_phone_the_book_is_closed_by_its_cross_and_says_that_it_goes_on(
    make_page: MakePage,
) -> None:
    page = make_page(360, 740, is_phone=True)
    open_table(page, ANNA, BOT)
    page.locator(".t-dock .tabber").first.tap()
    page.locator("#tab-rules").tap()
    rules = page.locator("#page-rules > .rules")
    expect(rules).to_have_attribute("data-more", "")
    expect(rules).not_to_have_attribute("data-above", "")
    rules.evaluate("(list) => { list.scrollTop = 200; }")
    expect(rules).to_have_attribute("data-above", "")

    page.locator(".t-book").get_by_role("button", name="Close").tap()
    expect(page.locator(".t-book")).to_be_hidden()
