"""How two people at one screen play Spartacus: each question has one certain answer."""

import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import WAIT, open_table
from tests.browser.sitting import BOT, LIVIA

FRIEND: Final = {"kind": "me", "name": "Marco"}
QUICK: Final = {"house_choice": "random", "game_type": "standard", "round_cap": 8}
PATIENCE: Final = 60_000  # Milliseconds for what one touch brings about.
MOST: Final = 400

# The question that is open, unless it is the one before.
GLANCE: Final = """(before) => {
    const bar = document.querySelector('.t-ask:not(.wait)');
    if (!bar || bar.ariaBusy === 'true' || !bar.dataset.ask) return null;
    const seen = {ask: bar.dataset.ask, decision: bar.dataset.decision};
    return seen.decision === before ? null : seen;
}"""

# What lies before them: a cover, a question with who is asked, or the end.
LOOK: Final = f"""(before) => ({WAIT})(() => {{
    if (document.querySelector('.result')) return {{ask: 'over'}};
    const cover = document.querySelector('.cover');
    if (cover) return {{ask: 'cover', decision: cover.textContent}};
    return ({GLANCE})(before);
}})"""

# Whether a cover is still there to be lifted.
FOCUS: Final = """() => {
    const button = document.querySelector('.cover .btn');
    button?.focus();
    return button !== null;
}"""

# The answer that is wanted; at any other question the first that there is.
WANTED: Final = {
    "intrigue": "End your turn",
    "market": "Close and hide",
    "react": "Pass",
    "support": "No",
    "deal": "Decline",
    "call": "No",
    "bribe": "No offer",
    "accept": "Accept",
    "bid": "Bid nothing",
    "hosting": "Bid nothing",
    "release": "Pay for",
    "recover": "No further",
    "weapon": "",
    "wager": "Stake nothing",
}


class Domini:
    """A screen with two people, who take turns at it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        # The question that is open, and the one that was answered last.
        self.now = self.before = ""

    @property
    def bar(self) -> Locator:
        return self.page.locator(".t-ask:not(.wait)")

    def look(self) -> str:
        """What is asked now; covers are lifted on the way."""
        for _ in range(MOST):
            seen: dict[str, Any] = self.page.evaluate(LOOK, self.before)
            if seen["ask"] != "cover":
                self.now = seen.get("decision", "")
                return str(seen["ask"])
            if not self.page.evaluate(FOCUS):
                continue
            self.page.keyboard.press("Enter")
            self.page.keyboard.press("Enter")
            expect(self.page.locator(".cover")).to_have_count(0, timeout=PATIENCE)
        raise AssertionError("a question was expected behind the covers")

    def glance(self) -> str:
        """What is asked now, if anything is; where somebody else may be asked first."""
        seen: dict[str, Any] | None = self.page.evaluate(GLANCE, self.before)
        self.now = seen["decision"] if seen else self.now
        return str(seen["ask"]) if seen else ""

    def choose(self, words: str) -> None:
        """An answer by its words; where it is firm, twice."""
        self.before = self.now
        # Where the hand rested something else may lie now, whose explanation covers the answers.
        self.page.mouse.move(1, 1)
        row = self.bar.locator(".choice:not([aria-disabled=true])")
        wanted = row.filter(has_text=re.compile(words)) if words else row
        (wanted if wanted.count() else row).first.click()
        marked = self.bar.locator(".choice.lead[aria-pressed=true]")
        if marked.count():
            marked.first.click()

    def goes_on(self) -> None:
        """What is asked now has been answered by hand."""
        self.before = self.now

    def fight(self) -> str:
        """Attack, or go where the other is nearer; until something else than a combat is asked."""
        for _ in range(MOST):
            ask = self.until("combat", "thumb", "intrigue")
            if ask != "combat":
                return ask
            lit = self.page.locator(".cell.legal")
            if self.bar.locator(".choice", has_text="attack").count() or not lit.count():
                self.choose("Attack")
            else:
                self.before = self.now
                lit.first.click()
        raise AssertionError("an end of the fight was expected")

    def until(self, *asks: str, **answers: str) -> str:
        """Play on until one of these is asked. Which it was."""
        for _ in range(MOST):
            ask = self.look()
            if ask in asks or ask == "over":
                return ask
            self.choose(answers.get(ask, WANTED.get(ask, "")))
        raise AssertionError(f"one of {asks} was expected")


def open_capua(page: Page, *seats: dict[str, Any], window: int = 0, **options: Any) -> str:
    """A table of Spartacus; its path."""
    at = seats or (LIVIA, FRIEND, BOT)
    chosen = {**QUICK, **options}
    path = open_table(page, *at, game="spartacus", window=window, options=chosen)
    page.wait_for_selector(".t-ask, .cover")
    return path
