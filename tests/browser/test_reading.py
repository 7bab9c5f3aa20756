"""The longest of the languages, at a table of each game: no word is cut off at any size."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.browser.bouts import ME, Gladiator, open_bout
from tests.browser.looking import TOO_WIDE
from tests.browser.playing import open_table, play, play_until
from tests.browser.reading import clipped

MakePage = Callable[..., Page]
BOT: Final = {"kind": "bot", "bot": "instinct"}
# French has the longest words of the four; the pseudo-locale is a third longer than English.
LANGUAGES: Final = ("fr", "pseudo")
SIZES: Final = ((1280, 720), (1024, 768), (360, 740))


def read(page: Page, what: str) -> list[str]:
    """The same moment in each language and size; then in English again."""
    path = page.url.partition("?")[0]
    wrong: list[str] = []
    for language in LANGUAGES:
        page.goto(f"{path}?lang={language}")
        page.wait_for_selector(".t-ask:not([aria-busy=true])")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            wide = page.evaluate(TOO_WIDE)
            found = [*clipped(page), *([f"{wide} pixels too wide"] if wide > 0 else [])]
            wrong += [f"{what} in {language} at {width}: {text}" for text in found]
    page.goto(f"{path}?lang=en")
    page.wait_for_selector(".t-ask:not([aria-busy=true])")
    return wrong


def test_no_word_of_clash_is_cut_off(page: Page) -> None:
    open_table(page, ME, BOT, BOT, BOT)
    wrong = read(page, "entering")
    play(page, seed=1, answers=1)
    wrong += read(page, "recruiting")
    assert play_until(page, "[data-ask=target]:not([aria-busy=true])", seed=3)
    wrong += read(page, "aiming")
    assert play_until(page, ".roll .dice", seed=3)
    wrong += read(page, "fighting")
    play(page, seed=5)
    wrong += read(page, "over")
    assert not wrong, wrong


def test_no_word_of_jugula_is_cut_off(page: Page) -> None:
    options = {"order": "seat", "size": 4, "familia": "rounds", "rounds": 10}
    open_table(page, ME, BOT, game="jugula", options=options)
    wrong: list[str] = []
    for ask in ("armatura", "place", "play"):
        assert play_until(page, f"[data-ask={ask}]:not([aria-busy=true])", seed=5)
        wrong += read(page, ask)
    play(page, seed=5)
    wrong += read(page, "over")
    assert not wrong, wrong


def test_no_word_of_gladiatori_is_cut_off(page: Page) -> None:
    open_bout(page, ME, BOT, BOT, BOT, turns=2)
    player = Gladiator(page)
    wrong: list[str] = []
    for ask in ("character", "face", "split", "opening", "action", "reaction", "payment", "over"):
        player.play_until(ask)
        wrong += read(page, player.now)
        player.look()
    assert not wrong, wrong
