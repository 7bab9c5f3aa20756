"""The longest of the languages, at a table of each game: no word is cut off at any size."""

from typing import Final

from playwright.sync_api import Page

from tests.browser.bouts import Gladiator, open_bout
from tests.browser.domini import Domini, open_capua
from tests.browser.looking import TOO_WIDE
from tests.browser.playing import ROLLED, open_near_the_end, open_table, play, play_until
from tests.browser.reading import clipped
from tests.browser.sitting import ANNA, BOT

PHONE: Final = (360, 740)
SIZES: Final = ((1280, 720), (1024, 768), PHONE)
# French has the longest words of the four; the pseudo-locale is a third longer than English. On a
# phone, where a word more is a line more, all are read.
LANGUAGES: Final = {"fr": SIZES, "pseudo": SIZES, "it": (PHONE,), "pt": (PHONE,)}


class Readers:
    """The seat of a page, in each language: the same match, each moment in every size."""

    def __init__(self, page: Page, player: str = "fr") -> None:
        """One of the readers plays himself, where nothing that he presses is known by its words."""
        self.page = page
        self.wrong: list[str] = []
        self.readers = {
            language: page if language == player else page.context.new_page()
            for language in LANGUAGES
        }
        self.come()

    def come(self) -> None:
        path = self.page.url.partition("?")[0]
        for language, reader in self.readers.items():
            reader.goto(f"{path}?lang={language}")
            reader.wait_for_selector(".t-ask[data-ask]:not([aria-busy=true]), .result")

    def read(self, what: str) -> None:
        now = self.page.locator(".t-ask").get_attribute("data-ask")
        there = ".result" if now is None else f".t-ask[data-ask={now}]:not([aria-busy=true])"
        for language, reader in self.readers.items():
            reader.wait_for_selector(there)
            for width, height in LANGUAGES[language]:
                reader.set_viewport_size({"width": width, "height": height})
                wide = reader.evaluate(TOO_WIDE)
                found = [*clipped(reader), *([f"{wide} pixels too wide"] if wide > 0 else [])]
                self.wrong += [f"{what} in {language} at {width}: {text}" for text in found]


def test_no_word_of_clash_is_cut_off(page: Page) -> None:
    open_table(page, ANNA, BOT, BOT, BOT)
    page.wait_for_selector(".t-ask:not([aria-busy=true])")
    readers = Readers(page)
    readers.read("entering")
    play(page, seed=1, answers=1)
    readers.read("recruiting")
    assert play_until(page, "[data-ask=target]:not([aria-busy=true])", seed=3)
    readers.read("aiming")
    assert play_until(page, ROLLED, seed=3)
    readers.read("fighting")
    open_near_the_end(page, seats=4)
    play(page, seed=5)
    readers.come()
    readers.read("over")
    assert not readers.wrong, readers.wrong


def test_no_word_of_jugula_is_cut_off(page: Page) -> None:
    options = {"order": "seat", "size": 4, "familia": "rounds", "rounds": 10}
    open_table(page, ANNA, BOT, game="jugula", options=options)
    readers = Readers(page)
    for ask in ("armatura", "place", "play"):
        assert play_until(page, f"[data-ask={ask}]:not([aria-busy=true])", seed=5)
        readers.read(ask)
    assert not readers.wrong, readers.wrong


def test_no_word_of_heroes_is_cut_off(page: Page) -> None:
    open_table(page, ANNA, BOT, game="heroes", options={"turn_limit": 20})
    readers = Readers(page)
    for ask in ("signature", "build", "primary", "action", "bonus"):
        assert play_until(page, f"[data-ask={ask}]:not([aria-busy=true])", seed=5)
        readers.read(ask)
    assert not readers.wrong, readers.wrong


def test_no_word_of_spartacus_is_cut_off(page: Page) -> None:
    open_capua(page, ANNA, BOT, BOT, BOT, game_type="quick")
    domini = Domini(page)
    readers = Readers(page, player="en")
    for ask in ("intrigue", "market", "bid", "wager"):
        assert domini.until(ask) == ask
        readers.read(ask)
    assert not readers.wrong, readers.wrong


def test_no_word_of_gladiatori_is_cut_off(page: Page) -> None:
    open_bout(page, ANNA, BOT, BOT, BOT, turns=1)
    player = Gladiator(page)
    readers = Readers(page, player="en")
    for ask in ("character", "face", "split", "opening", "action", "reaction", "payment", "over"):
        assert player.play_until(ask) == ask
        readers.read(ask)
    assert not readers.wrong, readers.wrong
