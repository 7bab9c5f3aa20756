"""How a person plays at the table: by mouse or by keyboard, knowing nothing but what is shown."""

import random
import time
from typing import Final

from playwright.sync_api import Page

MOST: Final = 180.0
# What can be done now, in one look: over, waiting, answers in the bar, lit spaces.
LOOK: Final = """() => {
    if (document.querySelector('.result')) return {state: 'over'};
    const bar = document.querySelector('.decide:not(.wait)');
    if (!bar || bar.querySelector('.busy')) return {state: 'wait'};
    return {
        state: 'ask',
        question: bar.querySelector('.q').textContent,
        answers: bar.querySelectorAll('.btn.answer').length,
        marked: bar.querySelectorAll('.btn.answer.primary[aria-pressed=true]').length,
        lit: [...document.querySelectorAll('.cell.legal')].map((cell) => cell.dataset.space),
    };
}"""


def play_now(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now", exact=True).first.click()
    page.wait_for_selector(".arena")


def play_by_mouse(page: Page, seed: int, until: float = MOST, answers: int = 10_000) -> int:
    """Touch what is lit or listed, at random, until the match is over. How often was asked."""
    chance = random.Random(seed)
    count = 0
    deadline = time.monotonic() + until
    while time.monotonic() < deadline and count < answers:
        seen = page.evaluate(LOOK)
        if seen["state"] == "over":
            return count
        if seen["state"] == "wait":
            time.sleep(0.02)
            continue
        if seen["marked"]:
            page.locator(".btn.answer.primary").click()
            count += 1
        elif seen["lit"]:
            space = chance.choice(seen["lit"])
            page.locator(f'.cell[data-space="{space}"]').dispatch_event("click")
            count += 1
        elif seen["answers"]:
            page.locator(".btn.answer").nth(chance.randrange(seen["answers"])).click()
            count += 1
        settle(page, seen)
    return count


def play_by_keyboard(page: Page, until: float = MOST) -> int:
    """B for the board, L for the next legal space, Enter to choose; Enter for the first answer."""
    count = 0
    deadline = time.monotonic() + until
    while time.monotonic() < deadline:
        seen = page.evaluate(LOOK)
        if seen["state"] == "over":
            return count
        if seen["state"] == "wait":
            time.sleep(0.02)
            continue
        if seen["lit"] and not seen["marked"]:
            page.keyboard.press("b")
            page.keyboard.press("l")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("d")
            page.keyboard.press("Enter")
        count += 1
        settle(page, seen)
    return count


def settle(page: Page, before: dict[str, object]) -> None:
    """Until the page shows something else, for a moment."""
    deadline = time.monotonic() + 1.0
    while time.monotonic() < deadline and page.evaluate(LOOK) == before:
        time.sleep(0.01)
