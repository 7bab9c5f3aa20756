"""Any word, sign, card or space explains itself: by pointer, by key, by a long press."""

import re
from typing import Final

from playwright.sync_api import Page, Route, expect

from tests.browser.bouts import Gladiator, open_bout
from tests.browser.looking import Scheme, look, violations
from tests.browser.playing import open_table, play_until
from tests.browser.sitting import ANNA, BOT, MakePage

SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")
# What of the explanation lies over something that must be seen.
HIDDEN: Final = """(selector) => {
    const card = document.querySelector('.explain').getBoundingClientRect();
    return [...document.querySelectorAll(selector)].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && box.left < card.right && box.right > card.left
            && box.top < card.bottom && box.bottom > card.top;
    }).length;
}"""

# In which part of the table the thing stands that is explained.
MARKED: Final = """() => {
    const one = document.querySelector('[data-explained]');
    return ['chair', 'log', 't-ask', 't-hand'].find((part) => one.closest(`.${part}`)) ?? 'else';
}"""


def press(page: Page, selector: str, time: int) -> None:
    """A finger laid on a thing, and lifted after so many milliseconds."""
    page.locator(selector).scroll_into_view_if_needed()
    box = page.locator(selector).bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = page.context.new_cdp_session(page)
    hand.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(time)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def clash(page: Page) -> None:
    """The second question of Clash: which gladiator."""
    open_table(page, ANNA, BOT, options={"first": 0})
    page.wait_for_selector(".t-ask:not(.wait)")
    page.locator(".cell.legal").first.dispatch_event("click")
    page.wait_for_selector("[data-ask=recruit]")


def test_a_pointer_that_rests_on_an_answer_is_told_what_it_is(make_page: MakePage) -> None:
    page = make_page(width=1280, height=900)
    clash(page)
    page.locator(".choice", has_text="Net").hover()
    card = page.locator(".explain")
    expect(card).to_contain_text("each net switches off one enemy gladiator for this battle")
    expect(card).to_contain_text("Now: 0 in your teams, 8 still to be chosen.")
    expect(card.get_by_role("link")).to_have_attribute("href", "/rules/clash#5.2")
    assert page.evaluate(HIDDEN, ".choice, .cell[aria-pressed=true]") == 0
    assert not violations(page)
    expect(card).to_have_count(1)

    page.mouse.move(4, 4)
    expect(card).to_have_count(0)


def test_what_comes_under_a_pointer_that_rests_was_not_asked_for(page: Page) -> None:
    open_table(page, ANNA, BOT, options={"first": 0})
    page.wait_for_selector("[data-ask=place]:not([aria-busy=true])")
    box = page.locator("#decision").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 160)
    page.locator(".cell.legal").first.dispatch_event("click")
    page.wait_for_selector("[data-ask=recruit]")
    expect(page.locator(".choice:hover")).to_have_count(1)
    page.wait_for_timeout(700)
    expect(page.locator(".explain")).to_have_count(0)

    page.mouse.move(box["x"] + box["width"] / 2 + 3, box["y"] + 160)
    page.mouse.move(4, 4)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 160)
    expect(page.locator(".explain")).to_have_count(1)


def test_the_key_i_asks_what_has_the_focus_and_esc_closes(make_page: MakePage) -> None:
    page = make_page()
    clash(page)
    page.locator(".choice", has_text="Shield").focus()
    page.keyboard.press("i")
    card = page.get_by_role("dialog", name="Shield")
    expect(card).to_contain_text("Each active shield stops one single hit.")
    expect(page.locator(".choice[aria-describedby=explanation]")).to_contain_text("Shield")
    expect(page.locator("[data-voice=polite]")).to_contain_text("Nothing stops a lethal hit.")
    page.keyboard.press("i")
    word = card.get_by_role("button", name="single hit")
    expect(word).to_be_focused()
    page.keyboard.press("Enter")
    asked_in_turn = page.get_by_role("dialog", name="Single hit")
    expect(asked_in_turn.get_by_role("button", name="Back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card).to_contain_text("Each active shield stops one single hit.")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.locator(".choice", has_text="Shield")).to_be_focused()
    expect(page.locator("[data-ask=recruit]")).to_have_count(1)


def test_what_wins_is_one_press_away(make_page: MakePage) -> None:
    sizes = ((1366, 657, ".t-aim"), (1024, 768, ".laurel"), (360, 740, ".laurel"))
    for width, height, selector in sizes:
        page = make_page(width=width, height=height)
        clash(page)
        expect(page.locator(".t-top .where")).to_contain_text("Entry")  # Where the match stands.
        page.locator(selector).click()
        expect(page.locator(".explain")).to_contain_text("each animal 2")
        page.keyboard.press("Escape")
        page.keyboard.press("a")
        expect(page.locator(".explain")).to_contain_text("Most points win.")


def test_a_long_press_opens_a_sheet_and_sends_no_tap(make_page: MakePage) -> None:
    page = make_page(width=360, height=740)
    clash(page)
    press(page, ".choice:nth-child(3)", 700)
    sheet = page.locator(".explain.sheet")
    expect(sheet).to_contain_text("Each active sword is one die more.")
    assert sheet.evaluate("(one) => one.getBoundingClientRect().bottom - innerHeight") == 0
    expect(page.locator("[data-ask=recruit]")).to_have_count(1)
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == []
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)

    press(page, ".choice:nth-child(3)", 50)
    expect(page.locator("[data-ask=recruit]")).to_have_count(0)


def test_words_cards_spaces_and_lines_of_the_log_explain_themselves(make_page: MakePage) -> None:
    page = make_page(width=1366, height=768)
    open_table(page, ANNA, BOT, game="gladiatori", options={})
    assert play_until(page, ".hcard", seed=3)
    page.wait_for_selector("[data-ask]:not([aria-busy=true])")  # It closes what was asked.
    card = page.locator(".explain")
    asked = {
        ".hcard": r"hit points?\.|Reaction",
        ".t-self [data-term='trait.guard']": r"Guard.*Now: \d+ of \d+\.",
        ".t-phase li": "Rules?",
        ".recent li": "Rules?",
        ".t-seats .score": "Victory Points",
        ".cell:not([data-quiet])": "looks|come into the arena",
    }
    for selector, said in asked.items():
        page.mouse.move(4, 4)
        page.locator(selector).first.hover(force=True)
        expect(card, selector).to_have_count(1)
        expect(card, selector).to_contain_text(re.compile(said))
        assert page.evaluate(HIDDEN, ".choice, .cell[aria-pressed=true]") == 0


def test_what_did_not_come_while_the_server_was_away_is_asked_for_again(page: Page) -> None:
    missed: list[str] = []

    def miss(route: Route) -> None:
        missed.append(route.request.url)
        route.abort()

    page.route("**/assets/*clash-terms*", miss)
    clash(page)
    card = page.locator(".explain")
    page.keyboard.press("a")
    for _ in range(1200):
        page.wait_for_timeout(50)
        if missed:
            break
    assert missed
    expect(card).to_have_count(0)
    page.unroute("**/assets/*clash-terms*")
    expect(card).to_contain_text("Most points win.")


def test_the_page_of_rules_has_every_rule_that_an_explanation_names(page: Page) -> None:
    page.goto("/rules/gladiatori#12.5")
    expect(page.get_by_role("heading", level=1)).to_have_text("Gladiatori: the rules")
    rule = page.locator("[id='12.5']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("Deep Wounds")
    cited = page.eval_on_selector_all(".words a", "(all) => all.map((one) => one.hash.slice(1))")
    there = page.eval_on_selector_all("[id]", "(all) => all.map((one) => one.id)")
    assert len(cited) > 200
    assert set(cited) <= set(there)
    look(page, "rules")


def test_a_rulebook_in_english_says_so_first_and_names_its_words_in_the_reader_s_language(
    make_page: MakePage,
) -> None:
    page = make_page(locale="it-IT")
    page.goto("/rules/gladiatori#12.5")
    expect(page.locator("h1 + .note")).to_contain_text("sono in inglese")
    beside = page.locator("[id='12.5'] [lang=it]")
    expect(beside).to_contain_text("Ferite profonde")
    beside.get_by_role("link", name="Ferite profonde").click()
    expect(page.locator("dt", has_text="Ferite profonde")).to_be_in_viewport()


def test_all_that_explains_itself_is_reached_by_keys_alone(page: Page) -> None:
    open_bout(page, ANNA, BOT, turns=1)
    assert Gladiator(page).play_until("action") == "action"
    focused = page.evaluate_handle("document.activeElement")
    card = page.locator(".explain h3, .explain.tip")
    found: list[str] = []
    page.keyboard.press("i")
    for _ in range(200):
        expect(card).to_have_count(1)
        found.append(f"{card.inner_text()} {page.evaluate(MARKED)}")
        if found.count(found[0]) > 1:
            break
        page.keyboard.press("ArrowRight")

    assert found.count(found[0]) == 2, "one comes round to where one began"
    named = {" ".join(one.split()[:-1]) for one in found}
    assert {"Victory Points", "Offense", "HP deck", "Strength", "Aim"} <= named
    assert any(one.endswith(" chair") for one in found)
    assert any(one.endswith(" log") for one in found)
    page.keyboard.press("ArrowLeft")
    assert f"{card.inner_text()} {page.evaluate(MARKED)}" == found[-2]
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert page.evaluate("(one) => document.activeElement === one", focused)
