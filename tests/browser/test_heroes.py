"""Heroes in the browser: whole matches by mouse, a turn by keyboard, on a phone, its replay."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import TOO_WIDE, look
from tests.browser.measuring import seen_on_a_phone, stands_still, windows
from tests.browser.playing import open_table, play, play_by_hand, play_until
from tests.browser.sitting import BOT, LIVIA, MakePage

QUICK: Final = {"turn_limit": 20, "second_signature": "off"}
# Three seats with two gladiators each, of many points: six cards with many Bonus Dice.
CROWD: Final = {
    "mode": "free_for_all",
    "gladiators_per_seat": 2,
    "star_power": True,
    "ap_budget": 15,
    "second_signature": "allowed",
}
SIZES: Final = [((1366, 657), 0.70), ((1366, 768), 0.70), ((1024, 768), 0.65), ((360, 740), 0.0)]

# By how much the Roster Cards are wider than their tray.
BEYOND: Final = """() => {
    const tray = document.querySelector('.t-hand .rosters');
    return tray.scrollWidth - tray.clientWidth;
}"""
# Whether the Enter sign of a number and its chance lie over each other.
TOUCHING: Final = """() => {
    const lead = document.querySelector('.counts .choice.lead');
    const box = (one) => lead.querySelector(one).getBoundingClientRect();
    const [sign, chance] = [box('kbd'), box('.rs b')];
    return sign.right + 3 > chance.left && sign.top < chance.bottom && chance.top < sign.bottom;
}"""

# Of the Roster Cards and the order: words on other words, on boxes or on figures, and words that
# are cut. What scrolls is brought into view first.
CROWDED: Final = """() => {
    const found = [];
    const textsIn = (card) => {
        const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
        const texts = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (node.parentElement.closest('.sr, svg')) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            // A quarter above and below is room for accents and tails, and may be shared.
            for (const {left, right, top, bottom, width, height} of range.getClientRects())
                if (width > 0 && height > 0) texts.push([node.textContent, {
                    left, right, top: top + height / 4, bottom: bottom - height / 4}, node]);
        }
        return texts;
    };
    const isOn = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const isIn = (one, edge) => one.left >= edge.left - 1 && one.right <= edge.right + 1
        && one.top >= edge.top - 2 && one.bottom <= edge.bottom + 2;
    for (const card of document.querySelectorAll('.t-hand .ros')) {
        card.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const tray = document.querySelector('.t-hand').getBoundingClientRect();
        if (!isIn(card.getBoundingClientRect(), tray)) found.push(`${card.textContent}: cut`);
        const texts = textsIn(card);
        const drawn = [...card.querySelectorAll('.bx i, .boxes i, svg')]
            .map((one) => [one.className, one.getBoundingClientRect(), one])
            .filter(([, box]) => box.width > 0);
        texts.forEach(([text, box, node], place) => {
            if (!isIn(box, card.getBoundingClientRect())) found.push(`${text}: beyond its card`);
            for (const [other, there, whose] of [...texts.slice(place + 1), ...drawn])
                if (whose !== node && isOn(box, there)) found.push(`${text} on ${other}`);
        });
        const kind = card.querySelector('.rhead small');
        if (!kind.checkVisibility()) found.push(`${kind.textContent}: hidden`);
        if (!card.querySelector('.bon').checkVisibility()) found.push('Bonus Dice: hidden');
    }
    const self = document.querySelector('.t-self');
    for (const one of document.querySelectorAll('.queue li:not(.sr)')) {
        if (!one.checkVisibility()) continue;
        if (!isIn(one.getBoundingClientRect(), self.getBoundingClientRect()))
            found.push(`${one.textContent}: cut from the order`);
    }
    return [...new Set(found)];
}"""


# What no select of the page has the room to show.
CUT: Final = """() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('select')].flatMap((select) => {
        const look = getComputedStyle(select);
        pen.font = look.font;
        const beside = parseFloat(look.paddingLeft) + parseFloat(look.paddingRight);
        const texts = [...select.options].map((one) => one.text);
        return texts.filter((text) => pen.measureText(text).width > select.clientWidth - beside);
    });
}"""


def open_arena(page: Page, *seats: dict[str, Any], **options: Any) -> str:
    """A table of Heroes; the page is there."""
    path = open_table(page, *(seats or (LIVIA,)), game="heroes", options={**QUICK, **options})
    page.wait_for_selector(".t-ask")
    return path


def asks(page: Page, ask: str) -> None:
    expect(page.locator(f".t-ask[data-ask={ask}]:not([aria-busy=true])")).to_be_visible()


def answer(page: Page, ask: str, words: str) -> None:
    """One of the answers, by what it says; where it is firm, twice."""
    asks(page, ask)
    page.locator(".choice", has_text=re.compile(words)).first.click()
    confirm = page.locator(f".t-ask[data-ask={ask}] .choice.lead[aria-pressed=true]")
    if confirm.count():
        confirm.click()


def make(page: Page, style: str = "Murmillo") -> None:
    """A Star of average kind, without a Signature, of one style."""
    answer(page, "gender", "A man")
    answer(page, "hand", "The right")
    answer(page, "signature", "no Signature|No Signature")
    asks(page, "build")
    page.get_by_role("button", name="4 · 4 · 4").click()
    page.locator(".choice.lead").click()
    asks(page, "primary")
    card = page.locator(".stylecard", has_text=style)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()
    answer(page, "secondary", "None")


def test_a_whole_match_by_mouse_and_its_replay(page: Page) -> None:
    open_arena(page, second_signature="allowed")
    expect(page.locator(".t-ask .q")).to_have_text("Is your gladiator a man or a woman?")
    expect(page.locator(".stylecard")).to_have_count(6)
    look(page, "heroes-making")
    play_by_hand(page, seed=5, answers=14)
    play(page, seed=5)

    expect(page.locator(".log")).to_contain_text(re.compile("Victory|Dismissed standing"))
    look(page, "heroes-over")
    page.locator(".result").get_by_role("link", name="Replay").click()
    expect(page.locator(".transport")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".zones .tok")).to_have_count(2)
    look(page, "heroes-replay")


def test_points_are_divided_and_what_is_wrong_is_said_at_once(page: Page) -> None:
    open_arena(page)
    answer(page, "gender", "A man")
    answer(page, "hand", "The right")
    asks(page, "signature")
    seen_on_a_phone(page)
    answer(page, "signature", "Agile")
    asks(page, "build")
    page.get_by_role("button", name="4 · 4 · 4").click()
    row = page.locator(".choices > .choice")
    expect(row).to_contain_text("Savvy 4, Strength 4, Speed 4")
    seen_on_a_phone(page)
    expect(page.locator(".starcard .values")).to_contain_text("Bonus Dice")
    page.get_by_role("button", name="More Savvy").click()
    expect(row).to_contain_text("too many points (3.6.4.1)")
    row.dispatch_event("click")
    expect(page.locator(".why.no")).to_contain_text("too many points (3.6.4.1)")
    page.get_by_role("button", name="Less Speed").click()
    expect(row).to_have_class(re.compile("lead"))
    look(page, "heroes-build")
    row.click()
    asks(page, "primary")
    seen_on_a_phone(page)
    page.locator(".stylecard", has_text="Retiarius").hover()
    expect(page.locator(".explain")).to_contain_text("trident, net")


def test_a_zone_shows_what_can_be_done_there_and_a_fight_is_told_step_by_step(page: Page) -> None:
    open_arena(page)
    make(page)
    asks(page, "action")
    expect(page.locator(".t-hand .ros")).to_have_count(2)
    lit = page.locator(".cell.legal").first
    zone = lit.get_attribute("data-zone")
    lit.click()
    expect(page.locator(".choice.lead")).to_contain_text(f"Go to {zone}")
    page.locator(".cell[data-zone=g3]").click()
    expect(page.locator(".choice.lead")).not_to_contain_text("Go to")
    page.locator(".cell[data-zone=g3]").click()
    expect(page.locator(".why.no")).to_contain_text("not adjacent")

    assert play_until(page, "[data-ask=bonus]:not([aria-busy=true])", seed=3)
    expect(page.locator("#tab-fight")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".deed .throws")).to_have_count(2)
    page.locator(".counts .choice", has_text="+2").click()
    expect(page.locator(".deed .die.bonus")).to_have_count(2)
    expect(page.locator(".confirms .choice")).to_contain_text("Use 2 Bonus Dice")
    chances = page.locator(".chances dd").all_inner_texts()
    assert all(one.endswith("%") for one in chances)
    look(page, "heroes-bonus")
    seen_on_a_phone(page)
    page.locator(".confirms .choice").click()
    expect(page.locator(".log")).to_contain_text(re.compile(r"rolls [1-6, and]+: \d success"))


def test_a_turn_by_keyboard(page: Page) -> None:
    open_arena(page)
    make(page)
    asks(page, "action")
    for key in ("b", "l", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".cell:focus")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".cell:focus")).to_have_attribute("aria-selected", "false")
    zone = page.locator(".cell:focus").get_attribute("data-zone")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")

    expect(page.locator(".log")).to_contain_text(f"to {zone}.")


def test_the_same_match_as_text(page: Page) -> None:
    open_arena(page)
    make(page, "Thraex")
    asks(page, "action")
    page.get_by_role("button", name="Board as text").click()
    expect(page.locator(".places")).to_contain_text("Savvy 4, Strength")
    row = page.locator(".places tr", has_text="nobody").first
    zone = row.locator("th").inner_text()
    row.get_by_role("button").click()
    row.get_by_role("button", name="Confirm").click()

    expect(page.locator(".log")).to_contain_text(f"to {zone}.")


def test_on_a_phone_with_a_finger_in_the_great_arena(make_page: MakePage) -> None:
    page = make_page(360, 740, is_phone=True)
    open_arena(page, arena="flavia")
    make(page, "Retiarius")
    asks(page, "action")
    expect(page.locator(".zones .cell")).to_have_count(51)
    zone = page.locator(".cell.legal").first
    box = zone.locator(".hx").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(zone).to_have_attribute("aria-selected", "true")
    look(page, "heroes-phone")
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".choice.lead").tap()
    expect(page.locator(".cell[aria-selected=true]")).to_have_count(0)


def test_the_first_lesson_is_taken_on_the_board(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 657})
    page.goto("/learn/heroes/first")
    said = page.locator(".coach .do")
    expect(said).to_be_visible()
    page.locator(".choice.lead", has_text="Move").click()
    asks(page, "zone")
    page.locator(".cell[data-zone=d3]").click()
    page.locator(".choice.lead[aria-pressed=true]").click()
    for ask, words in (("bonus", "+2"), ("opening", "Bash"), ("bonus", "+3")):
        asks(page, ask)
        if ask == "bonus":
            page.locator("#decision").focus()
            expect(page.locator(".counts small").first).to_be_hidden()
            expect(page.locator(".counts kbd")).to_be_visible()
            page.wait_for_selector(".counts .lead .rs")
            assert not page.evaluate(TOUCHING)
        page.locator(".choice.lead", has_text=words).click()
        page.locator(".choice.lead[aria-pressed=true]").click()
    expect(page.locator(".coach .do")).to_have_text("1 of 6 done")


def test_the_odds_of_two_gladiators_as_tables_and_charts(page: Page) -> None:
    page.goto("/rules/heroes")
    page.get_by_role("link", name="Odds: Heroes").click()
    sheets = page.locator(".odds-sheet")
    expect(sheets).to_have_count(9)
    expect(page.locator(".odds-played")).to_contain_text("Thraex 4/4/4 against Murmillo 4/4/4")
    page.get_by_label("Fighting Style").first.select_option("retiarius")
    expect(sheets).to_have_count(10)
    expect(page.locator(".odds-played")).to_contain_text(re.compile(r"won [\d.]+%.*drawn"))
    net = page.get_by_role("table").nth(1)
    expect(net.locator("tbody tr").first).to_contain_text(re.compile(r"0.*%.*%.*%"))
    expect(page.get_by_role("img", name=re.compile("ensnared, net kept, missed"))).to_be_visible()
    look(page, "heroes-odds")


@pytest.mark.parametrize("language", ["en", "it", "fr", "pt"])
def test_what_is_chosen_for_the_odds_is_read_whole(page: Page, language: str) -> None:
    page.goto(f"/odds/heroes?lang={language}")
    expect(page.locator(".odds-two select")).to_have_count(16)
    for width in (360, 720, 1024, 1366):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate(CUT) == []


def test_the_board_stands_still_at_every_size(page: Page) -> None:
    path = open_arena(page, LIVIA, BOT, gladiators_per_seat=2)
    pages = windows(page, path, [size for size, _ in SIZES])
    assert play_until(page, "[data-ask=action]:not([aria-busy=true])", seed=2)
    rosters, familiae = page.locator(".t-hand .rhead b"), page.locator(".chair .school small > b")
    expect(rosters).to_have_count(4)
    assert set(familiae.all_text_contents()) == set(rosters.all_text_contents())
    assert page.evaluate(BEYOND) == 0
    for one in pages:
        play(one, seed=1, answers=6)
    play(pages[0], seed=3)
    for one, (_, share) in zip(pages, SIZES, strict=True):
        expect(one.locator(".result")).to_be_visible()
        stands_still(one, share)


def test_the_rulebook_s_own_player_is_offered_here_and_called_by_the_words_of_the_game(
    page: Page,
) -> None:
    page.goto("/new?game=heroes")
    page.get_by_role("radiogroup", name="How many seats").get_by_label("2").check(force=True)
    bot = page.get_by_role("combobox", name="Bot at seat 2")
    expect(bot.get_by_role("option", name="by the tables")).to_have_count(1)
    bot.select_option("tables")
    expect(page.get_by_text("acts as the rulebook’s tables say")).to_be_visible()

    page.get_by_role("radio", name=re.compile("Clash")).check(force=True)
    expect(bot).to_have_value("greedy")
    expect(bot.get_by_role("option", name="by the tables")).to_have_count(0)
    open_arena(page, LIVIA, {"kind": "bot", "bot": "tables"})

    expect(page.get_by_text("Bot · by the tables").first).to_be_attached()


@pytest.mark.parametrize(("width", "height"), [(1366, 657), (1024, 768)])
def test_the_book_stays_where_it_is_when_bonus_dice_are_asked(
    make_page: MakePage, width: int, height: int
) -> None:
    page = make_page(width=width, height=height)
    open_arena(page, LIVIA, BOT)
    seam = "() => Math.round(document.querySelector('.t-book').getBoundingClientRect().top)"
    assert play_until(page, "[data-ask=action]:not([aria-busy=true])", seed=2)
    before = page.evaluate(seam)
    assert play_until(page, "[data-ask=bonus]:not([aria-busy=true])", seed=3)
    assert page.evaluate(seam) == before
    assert play_until(page, "[data-ask=action]:not([aria-busy=true])", seed=4)
    assert page.evaluate(seam) == before


def test_six_roster_cards_and_their_order_are_read_in_every_language_at_every_size(
    page: Page,
) -> None:
    path = open_arena(page, LIVIA, BOT, BOT, **CROWD)
    assert play_until(page, "[data-ask=action]:not([aria-busy=true])", seed=2)
    dice = page.locator(".t-hand .bon b")
    for language in ("en", "fr", "it", "pt"):
        page.set_viewport_size({"width": 1366, "height": 657})
        page.goto(f"{path}?lang={language}")
        asks(page, "action")
        expect(dice).to_have_count(6)
        assert max(int(one) for one in dice.all_text_contents()) > 10
        for width, height in ((1366, 657), (1024, 768), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(CROWDED)
            assert not found, (language, width, found)
            assert page.evaluate(TOO_WIDE) <= 0, (language, width)
