"""Four languages and a fifth that shows what was never translated; what ears hear; stillness."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import TOO_WIDE, untranslated
from tests.browser.playing import open_table, play, play_now, play_until
from tests.browser.sitting import ANNA, BOT, MakePage


def test_nothing_is_left_untranslated(page: Page, finished: str) -> None:
    for path in ("/", "/new", "/help", "/settings", "/nowhere", finished):
        page.goto(f"{path}?lang=pseudo")
        expect(page.locator("h1").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        assert untranslated(page) == [], path


def test_nothing_is_left_untranslated_at_a_table(page: Page) -> None:
    page.goto("/?lang=pseudo")
    page.locator(".hero .btn.primary").click()
    page.wait_for_selector(".arena")
    for answers in (1, 10, 30):
        play(page, seed=9, answers=answers)
        assert untranslated(page) == []
    for tab in ("chat", "rules"):
        page.locator(f"#tab-{tab}").click()
        assert untranslated(page) == []
    page.keyboard.press("?")
    assert untranslated(page) == []


@pytest.mark.parametrize(
    ("locale", "words"), [("it-IT", "Gioca ora"), ("fr-FR", "Jouer"), ("pt-BR", "Jogar agora")]
)
def test_the_page_speaks_the_language_of_the_reader(
    make_page: MakePage, locale: str, words: str
) -> None:
    page = make_page(360, 740, locale=locale)
    page.goto("/")
    page.get_by_role("button", name=words, exact=True).first.click()
    page.wait_for_selector(".arena")
    play(page, seed=2, answers=8)
    assert page.evaluate(TOO_WIDE) <= 0


def test_another_language_tells_everything_anew(page: Page) -> None:
    open_table(page, ANNA, BOT)
    play(page, seed=2, answers=4)
    address = page.url
    page.goto("/settings")
    page.get_by_role("combobox").select_option("it")
    expect(page.locator("h1")).to_have_text("Impostazioni")
    page.goto(address)
    expect(page.locator(".log")).to_contain_text("gladiatore")
    expect(page.locator("html")).to_have_attribute("lang", "it-IT")


def test_another_language_tells_everything_anew_while_the_table_goes_on(page: Page) -> None:
    open_table(page, ANNA, BOT)
    play(page, seed=2, answers=4)
    page.get_by_role("link", name="Settings").first.click()
    sheet = page.get_by_role("dialog")
    log = page.locator(".log").first

    sheet.get_by_role("combobox").select_option("it")
    expect(log).to_contain_text("gladiatore")
    sheet.get_by_role("combobox").select_option("en")
    expect(log).not_to_contain_text("gladiatore")


def test_ears_hear_what_happens_and_when_to_decide(page: Page) -> None:
    play_now(page)
    expect(page.locator("[data-voice=urgent]")).to_have_text("Your decision")
    play(page, seed=1, answers=2)
    expect(page.locator("[data-voice=polite]")).to_contain_text("gladiator")
    cell = page.locator(".cell").first
    assert cell.get_attribute("role") == "button"
    assert cell.get_attribute("aria-label")


def test_nothing_moves_for_those_who_want_it_still(make_page: MakePage) -> None:
    page = make_page(settings="{motion: 'system', pace: 'quick'}")
    page.emulate_media(reduced_motion="reduce")
    open_table(page, ANNA, BOT)
    assert play_until(page, ".dice", seed=3)
    names = "[...document.querySelectorAll('*')].map((one) => getComputedStyle(one).animationName)"
    assert set(page.evaluate(names)) == {"none"}
