"""How a person plays at the table: by mouse or by keyboard, knowing nothing but what is shown."""

import json
import random
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page

import harena
from harena.kernel.match import Match

MOST: Final = 120_000  # Two cores may have much else to do.
# What can be done now, in one look: over, waiting, answers in the bar, lit spaces.
LOOK: Final = """() => {
    if (document.querySelector('.result')) return {state: 'over'};
    const bar = document.querySelector('.t-ask:not(.wait)');
    if (!bar || bar.ariaBusy === 'true') return {state: 'wait'};
    return {
        state: 'ask',
        decision: bar.dataset.decision,
        question: bar.querySelector('.q').textContent,
        answers: bar.querySelectorAll('.choice').length,
        marked: bar.querySelectorAll('.choice.lead[aria-pressed=true]').length,
        lit: [...document.querySelectorAll('.cell.legal')].map((cell) => cell.dataset.space),
    };
}"""
# Dice lie there, and one is asked: they stay.
ROLLED: Final = "body:has(.roll .dice) .t-ask[data-ask]:not([aria-busy=true])"
# The strict policy of the pages forbids what `wait_for_function` does: so they wait themselves.
WAIT: Final = """(isThere) => new Promise((resolve, reject) => {
    const end = Date.now() + 120000;
    const look = () => {
        const found = isThere();
        if (found) resolve(found);
        else if (Date.now() > end) reject(new Error('waited in vain'));
        else setTimeout(look, 8);
    };
    look();
})"""
# The next look that shows something else than before.
NEXT: Final = f"""(before) => ({WAIT})(() => {{
    const seen = ({LOOK})();
    return seen.state !== 'wait' && JSON.stringify(seen) !== before && seen;
}})"""
# A whole match may take long on a busy machine: patience begins anew with every question.
RESTED: Final = """() => new Promise((resolve, reject) => {
    let [last, end] = ['', 0];
    const look = () => {
        const now = document.querySelector('.t-ask')?.dataset.decision ?? last;
        if (now !== last || end === 0) [last, end] = [now, Date.now() + 120000];
        if (window.rested) resolve(true);
        else if (Date.now() > end) reject(new Error(`waited in vain at question ${last}`));
        else setTimeout(look, 8);
    };
    look();
})"""
PLAYED: Final = f"(answers) => ({WAIT})(() => window.played >= answers)"
# Touches what is marked, lit or listed, at random, by itself: as fast as the page allows.
PLAY_ON: Final = f"""([seed, most, until]) => {{
    let word = seed + 1;
    const pick = (list) => {{
        word = (word * 48271) % 2147483647;
        return list[word % list.length];
    }};
    window.played = 0;
    window.unexplained = new Set();
    const act = () => {{
        const seen = ({LOOK})();
        window.found = document.querySelector(until) !== null;
        if (window.found || seen.state === 'over' || window.played >= most) {{
            window.rested = true;
            return;
        }}
        if (seen.state === 'ask') {{
            const bar = document.querySelector('.t-ask');
            for (const one of bar.querySelectorAll('.choice:not([data-term])'))
                window.unexplained.add(`${{bar.dataset.ask}}: ${{one.textContent}}`);
            const target = bar.querySelector('.choice.lead[aria-pressed=true]')
                ?? pick([...document.querySelectorAll('.cell.legal')])
                ?? pick([...bar.querySelectorAll('.choice')]);
            target?.dispatchEvent(new MouseEvent('click', {{bubbles: true}}));
            window.played += 1;
        }}
        setTimeout(act, 8);
    }};
    window.rested = false;
    act();
}}"""


def play_now(page: Page) -> None:
    page.goto("/")
    page.locator(".hero .btn.primary").click()
    page.wait_for_selector(".arena")


def open_table(page: Page, *seats: dict[str, Any], **more: Any) -> str:
    """A table made without the form; its path. The page is there."""
    wish = {"game": "clash", "seats": list(seats), "options": {"idle_limit": 10}, **more}
    made = page.request.post("/api/tables", data=wish).json()
    path = f"/t/{made['table']['id']}"
    page.goto(path)
    page.wait_for_selector("h1")
    return path


def open_near_the_end(page: Page, seats: int) -> None:
    """A table of Clash that a few answers more will bring to its end: a match from elsewhere."""
    match = harena.begin("clash", seats, "nearly over", {"idle_limit": 10})
    chance = random.Random(0)
    while not match.over:
        seat = match.to_act[0]
        match.answer(seat, chance.randrange(match.choices(seat)))
    play_on_from(page, match, len(match.answers) - 1)


def play_on_from(page: Page, match: Match, step: int) -> str:
    """A table that goes on from a step of a match, for who answered there; its path."""
    page.request.post("/api/me", data={"name": "Anna"})
    kept = page.request.post("/api/records", data=dict(match.record())).json()
    wish = {"step": step, "seat": match.answers[step][0], "bot": "instinct"}
    made = page.request.post(f"/api/records/{kept['id']}/exercise", data=wish).json()
    path = f"/t/{made['table']['id']}"
    page.goto(path)
    return path


def start_playing(page: Page, seed: int, answers: int = 100_000, until: str = ".result") -> None:
    """Let the page play on by itself; see `rest`."""
    page.evaluate(PLAY_ON, [seed, answers, until])


def rest(page: Page) -> None:
    """Until the page has played as far as it should. Every answer it met could be asked about."""
    page.evaluate(RESTED)
    assert page.evaluate("[...window.unexplained]") == []


def has_played(page: Page, answers: int) -> None:
    """Until the page has played so far, while it goes on."""
    page.evaluate(PLAYED, answers)


def play(page: Page, seed: int, answers: int = 100_000) -> None:
    """Play on by itself, to the end or for some answers."""
    start_playing(page, seed, answers)
    rest(page)
    page.wait_for_selector(".t-ask:not([aria-busy=true]), .result, .cover", timeout=MOST)


def play_until(page: Page, selector: str, seed: int) -> bool:
    """Play on until something is shown, if only for a moment. Whether it was before the end."""
    start_playing(page, seed, until=selector)
    rest(page)
    return bool(page.evaluate("() => window.found"))


def play_by_hand(
    page: Page, seed: int, answers: int = 1000, press: Callable[[Locator], None] = Locator.click
) -> None:
    """With a real mouse or finger: touch what is lit or listed, at random."""
    chance = random.Random(seed)
    before = ""
    for _ in range(answers):
        seen = page.evaluate(NEXT, before)
        before = as_text(seen)
        if seen["state"] == "over":
            return
        if seen["marked"]:
            press(page.locator(".choice.lead"))
        elif seen["lit"]:
            press(page.locator(f'.cell[data-space="{chance.choice(seen["lit"])}"]'))
        else:
            press(page.locator(".choice").nth(chance.randrange(seen["answers"])))


def as_text(seen: dict[str, Any]) -> str:
    """As the page writes it, to tell one look from the next."""
    return json.dumps(seen, separators=(",", ":"), ensure_ascii=False)


def play_by_keyboard(page: Page) -> None:
    """B for the board, L for the next legal space, Enter to choose; Enter for the first answer."""
    before = ""
    deadline = time.monotonic() + MOST / 1000
    while time.monotonic() < deadline:
        seen = page.evaluate(NEXT, before)
        before = as_text(seen)
        if seen["state"] == "over":
            return
        keys = "bl" if seen["lit"] and not seen["marked"] else "d"
        for key in (*keys, "Enter"):
            page.keyboard.press(key)
    raise TimeoutError("a match that ends was expected")
