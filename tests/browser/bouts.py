"""How a person plays Gladiatori: splits, moves, picks and answers with a real mouse, by lot."""

import random
import time
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.playing import open_table

PATIENCE: Final = 20.0
ME: Final = {"kind": "me", "name": "Anna"}
BOT: Final = {"kind": "bot", "bot": "instinct"}
# What can be touched now: the answer that waits for a second touch, things to pick, hexes, answers.
LOOK: Final = """() => {
    if (document.querySelector('.result')) return {state: 'over'};
    const bar = document.querySelector('.decide:not(.wait)');
    if (!bar || bar.ariaBusy === 'true') return {state: 'wait'};
    const main = bar.querySelector('.btn.answer.primary');
    return {
        state: 'ask',
        decision: bar.dataset.decision,
        ask: bar.dataset.ask,
        marked: main?.ariaPressed === 'true',
        ready: main !== null && main?.ariaDisabled !== 'true',
        things: [...bar.querySelectorAll('.thing')].map((one) => one.ariaPressed === 'true'),
        lit: [...document.querySelectorAll('.cell.legal')].map((cell) => cell.dataset.space),
        answers: bar.querySelectorAll('.acts > .btn.answer').length,
    };
}"""


def open_bout(page: Page, *seats: dict[str, Any], **options: Any) -> str:
    """A table of Gladiatori; its path."""
    return open_table(page, *(seats or (ME, BOT)), game="gladiatori", options=options)


class Gladiator:
    """One who plays by lot, with the mouse."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.acts = 0

    def play_until(self, *asks: str, most: int = 400) -> str:
        """Play on until one of these is asked. What was asked then, or that it is over."""
        for _ in range(most):
            seen = self.look()
            if seen["state"] == "over" or seen.get("ask") in asks:
                return str(seen.get("ask", "over"))
            if not self.act(seen):
                self.page.wait_for_timeout(15)
        raise TimeoutError(f"{asks} was expected within {most} acts")

    def look(self) -> dict[str, Any]:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            seen: dict[str, Any] = self.page.evaluate(LOOK)
            if seen["state"] != "wait":
                return seen
            self.page.wait_for_timeout(10)
        raise TimeoutError("a question was expected, but the table waits")

    def act(self, seen: dict[str, Any]) -> bool:
        """One touch; false if there was nothing to touch."""
        self.acts += 1
        bar = self.page.locator(".decide")
        main = bar.locator(".btn.answer.primary").first
        if seen["marked"]:
            return touch(main)
        if seen["things"] and (not seen["ready"] or self.chance.random() < 0.5):
            free = [place for place, isOn in enumerate(seen["things"]) if not isOn]
            if free:
                return touch(bar.locator(".thing").nth(self.chance.choice(free)))
        if seen["lit"] and seen["ask"] != "fight" and self.chance.random() < 0.5:
            return touch(
                self.page.locator(f'.cell[data-space="{self.chance.choice(seen["lit"])}"]')
            )
        if seen["ready"] and self.chance.random() < 0.6:
            return touch(main)
        if seen["answers"] == 0:
            return False
        answers = bar.locator(".acts > .btn.answer")
        return touch(answers.nth(self.chance.randrange(seen["answers"])))


def touch(what: Locator) -> bool:
    """A click that gives up soon: the question may have gone meanwhile."""
    try:
        what.click(timeout=1500)
    except Exception:  # noqa: BLE001 whatever was in the way, the next look shows it
        return False
    return True
