"""How a person plays Gladiatori: knows every question, and does one certain thing at each.

A touch is followed by what it must bring about: a mark, a picked card, another question. What does
not come within its time, and a question nobody has heard of, fail with a sentence and a picture.
"""

import math
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NoReturn

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.looking import painted
from tests.browser.playing import open_table
from tests.browser.sitting import ANNA, BOT

FRIEND: Final = {"kind": "me", "name": "Bruno"}

MOST_ACTS: Final = 400
LONGEST: Final = 300.0  # Seconds for all that one call plays.
PATIENCE: Final = 60_000  # Milliseconds for what one touch brings about.
MOST_TABS: Final = 60
SHOTS: Final = Path(__file__).parents[2] / "build" / "stuck"

FACINGS: Final = ("east", "north-east", "north-west", "west", "south-west", "south-east")
ARROWS: Final = "→↗↖←↙↘"
NEAR: Final = 1.1  # A neighbouring hex is one away; a little more for the rounding.

# What lies before the player: the question, what is lit, who stands where, what is marked.
LOOK: Final = """() => {
    if (document.querySelector('.result')) return {state: 'over'};
    if (document.querySelector('.cover')) return {state: 'cover'};
    const bar = document.querySelector('.t-ask:not(.wait)');
    if (!bar || bar.ariaBusy === 'true') return {state: 'wait'};
    const cells = [...document.querySelectorAll('.cell')].map((cell) => {
        const box = cell.getBBox();
        return {
            space: cell.dataset.space,
            label: cell.ariaLabel,
            lit: cell.classList.contains('legal'),
            x: box.x + box.width / 2,
            y: box.y + box.height / 2,
            wide: box.width,
        };
    });
    const own = [...document.querySelectorAll('.t-seats .chair')].find(
        (seat) => /^(.* · )?you( · |$)/i.test(seat.querySelector('.st')?.textContent ?? ''));
    return {
        state: 'ask',
        decision: bar.dataset.decision,
        ask: bar.dataset.ask,
        name: own?.querySelector('h2').textContent ?? '',
        cells: cells.filter(({lit, label}) => lit || !/empty|^[^,]*, (gate|start hex)/.test(label)),
    };
}"""
# The strict policy of the pages forbids what `wait_for_function` does: so they wait themselves.
NEXT: Final = f"""([before, patience]) => new Promise((resolve) => {{
    const end = Date.now() + patience;
    const look = () => {{
        const seen = ({LOOK})();
        const isNew = seen.state !== 'wait' && (before === null || seen.decision !== before);
        if (isNew || Date.now() > end) resolve(isNew ? seen : {{...seen, late: true}});
        else setTimeout(look, 8);
    }};
    look();
}})"""

# How each question is answered; `build_` stands for all questions of the builder.
SHELVES: Final = frozenset(["character", "draft", "pick", "drop"])
WHOLES: Final = frozenset(["split", "rest", "back", "bid", "build"])
PICKS: Final = frozenset(["add", "lunge", "spend", "recover", "adapt", "payment"])
MOVES: Final = frozenset(["opening", "movement", "reflex"])
MARKED: Final = frozenset(["target", "ally", "push", "sacrifice"])
# The answer that is wanted among a few; where it is not offered, the first.
WANTED: Final = {
    "ready": "No, stay",
    "closing": "",
    "fight": "Strike",
    "target": "",
    "break": "No",
    "ally": "",
    "plain": "No more",
    "rage": "Keep Rage",
    "overskill": "None",
    "power": "No Power",
    "leap": "",
    "depth": "",
    "sacrifice": "No sacrifice",
    "acrobatics": "No",
    "skill": "Yes",
    "blood": "",
    "dodge": "",
    "unbalanced": "Take",
    "feint": "Keep it",
    "unbeatable": "Fight on",
    "push": "No push",
    "escape": "Stay",
    "toll": "",
    "extra": "Nothing more",
}

Seen = dict[str, Any]


def open_bout(page: Page, *seats: dict[str, Any], **options: Any) -> str:
    """A table of Gladiatori; its path."""
    return open_table(page, *(seats or (ANNA, BOT)), game="gladiatori", options=options)


class Gladiator:
    """One who plays with the mouse: forward, and at whoever is nearest."""

    def __init__(self, page: Page, **wanted: str) -> None:
        """`wanted` names answers by their first words, in place of the usual ones."""
        self.page = page
        self.wanted = {**WANTED, **wanted}
        self.acts = 0
        self.asks: set[str] = set()
        self.seen: Seen = {"state": "wait"}

    @property
    def bar(self) -> Locator:
        return self.page.locator(".t-ask")

    @property
    def main(self) -> Locator:
        return self.bar.locator(".choice.lead")

    def play_until(self, *asks: str) -> str:
        """Play on until one of these is asked, a cover among them. Which it was, or else "over"."""
        deadline = time.monotonic() + LONGEST
        self.look()
        while self.now not in ("over", *asks):
            if self.acts >= MOST_ACTS or time.monotonic() > deadline:
                self.give_up(f"{asks} was expected before {MOST_ACTS} acts, {LONGEST:.0f} seconds")
            self.act()
        return self.now

    @property
    def now(self) -> str:
        """What is asked, else the state."""
        return str(self.seen.get("ask", self.seen["state"]))

    def look(self, before: str | None = None) -> None:
        """Wait for a question, or for one that is not the one before."""
        self.seen = self.page.evaluate(NEXT, [before, PATIENCE])
        if self.seen.get("late"):
            asked = f"question {before} to be answered" if before else "a question"
            self.give_up(f"{asked} was expected within {PATIENCE / 1000:.0f} seconds")

    def give_up(self, why: str) -> NoReturn:
        """Say where the match stands, with a picture of it."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        shot = SHOTS / f"{self.now}-{time.time_ns()}.png"
        with painted(self.page):
            self.page.screenshot(path=shot)
        said = {key: self.seen.get(key) for key in ("state", "ask", "decision", "name")}
        raise AssertionError(f"{why}, but after {self.acts} acts: {said}; see {shot}")

    def act(self) -> None:
        """Answer what is asked now."""
        self.acts += 1
        self.asks.add(self.now)
        if self.seen["state"] == "cover":
            self.lift()
            return
        ask = str(self.seen["ask"]).partition("_")[0]
        try:
            self.answer_of(ask)()
        except Error as error:
            self.give_up(f"{ask} was to be answered ({error.message.splitlines()[0]})")

    def answer_of(self, ask: str) -> Callable[[], None]:
        if ask in SHELVES:
            return self.take
        if ask in WHOLES:
            return lambda: self.answer(self.main)
        if ask in PICKS:
            return self.pick
        if ask in MOVES:
            return self.move
        if ask == "action":
            return self.play
        if ask == "reaction":
            return self.react
        if ask == "place":
            return self.enter
        if ask == "face":
            return lambda: self.answer(self.bar.locator(".facingbtn").first)
        if ask in WANTED:
            return self.choose
        return lambda: self.give_up(f"a question that a player knows was expected, not {ask}")

    def touch(self, what: Locator) -> None:
        what.click(timeout=PATIENCE)

    def answer(self, button: Locator) -> None:
        """The touch that answers; then the next question is there."""
        self.touch(button)
        self.look(before=self.seen["decision"])

    def mark(self, button: Locator) -> None:
        """The first of two touches: what it marks then waits to be done."""
        self.touch(button)
        expect(self.main).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)

    def lift(self) -> None:
        """Two short presses lift the cover as well as a long one."""
        self.page.locator(".cover .btn").focus()
        self.page.keyboard.press("Space")
        self.page.keyboard.press("Space")
        expect(self.page.locator(".cover")).to_have_count(0, timeout=PATIENCE)
        self.look()

    def take(self) -> None:
        """The first that lies there, or the one that is wanted."""
        shelf = self.page.locator(".shelf .sheet, .itemshelf .card")
        wanted = self.wanted.get(self.seen["ask"], "")
        there = shelf.filter(has_text=wanted)
        self.mark((there if wanted and there.count() else shelf).first)
        self.answer(self.main)

    def pick(self) -> None:
        """One after the other until the answer can be given; onto a card, one of the first."""
        things = self.bar.locator(".thing")
        if things.count() == 0:
            self.choose()
            return
        if self.seen["ask"] in ("add", "lunge"):
            self.pick_one(things.first)
        for place in range(things.count()):
            while not self.is_ready() and self.pick_one(things.nth(place)):
                pass
        self.answer(self.main)

    def is_ready(self) -> bool:
        return self.main.get_attribute("aria-disabled") != "true"

    def pick_one(self, thing: Locator) -> bool:
        """One more of it, and whether there are still more."""
        before = thing.inner_text()
        self.touch(thing)
        expect(thing).not_to_have_text(before, use_inner_text=True, timeout=PATIENCE)
        picked = re.search(r"(\d+) of (\d+)", thing.inner_text())
        return picked is not None and int(picked[1]) < int(picked[2])

    def play(self) -> None:
        """The first card, else pass."""
        self.mark(self.wanted_of("action") or self.bar.locator(".choices > .choice").first)
        self.answer(self.main)

    def react(self) -> None:
        self.mark(self.wanted_of("reaction") or self.bar.locator(".choices > .choice").first)
        self.answer(self.main)

    def wanted_of(self, ask: str) -> Locator | None:
        """The answer that begins with what is wanted, if it is there."""
        wanted = self.wanted.get(ask, "")
        answers = self.bar.locator(".choices .choice")
        texts = answers.all_inner_texts() if wanted else []
        places = [place for place, text in enumerate(texts) if text.strip().startswith(wanted)]
        return answers.nth(places[0]) if places else None

    def choose(self) -> None:
        """Of a few answers the wanted one, else the first."""
        ask = self.seen["ask"]
        button = self.wanted_of(ask) or self.bar.locator(".choices .choice").first
        if ask in MARKED:
            self.mark(button)
            button = self.main
        self.answer(button)

    def enter(self) -> None:
        """The lit hex nearest to a foe, or the first."""
        lit = [cell for cell in self.seen["cells"] if cell["lit"]]
        others = [cell for cell in self.seen["cells"] if "facing" in cell["label"]]
        best = min(lit, key=lambda cell: min([apart(cell, one) for one in others], default=0))
        self.answer(self.cell(best))

    def move(self) -> None:
        """A hex nearer to the nearest foe, facing him; when he stands ahead, go on."""
        me, foe = self.me_and_foe()
        if foe is not None and not is_ahead(me, foe):
            hexes = [cell for cell in self.seen["cells"] if cell["lit"] and cell is not me]
            free = [cell for cell in hexes if apart(cell, foe) < apart(me, foe) - NEAR / 4]
            if free and apart(me, foe) > NEAR:
                self.turn_to(min(free, key=lambda cell: apart(cell, foe)), foe)
                return
            if me["lit"] and apart(me, foe) <= NEAR and self.turn_to(me, foe):
                return
        self.answer(self.bar.locator(".choices > .choice:not(.facingbtn)").last)

    def me_and_foe(self) -> tuple[Seen, Seen | None]:
        """My figure and the nearest other one."""
        figures = [cell for cell in self.seen["cells"] if not is_empty(cell)]
        mine = [cell for cell in figures if f", {self.seen['name']}," in cell["label"]]
        if not mine:
            self.give_up(f"{self.seen['name']} in the arena was expected")
        foes = [cell for cell in figures if cell is not mine[0]]
        return mine[0], min(foes, key=lambda cell: apart(cell, mine[0]), default=None)

    def turn_to(self, cell: Seen, foe: Seen) -> bool:
        """Aim at a hex and face the foe there as well as can be; false if that changes nothing."""
        self.touch(self.cell(cell))
        arrows = self.page.locator(".facing")
        expect(arrows.first).to_be_visible(timeout=PATIENCE)
        offered = [str(one.get_attribute("data-facing")) for one in arrows.all()]
        best = min(offered, key=lambda arrow: astray(ARROWS.index(arrow), cell, foe))
        is_turn = "facing" in cell["label"]
        if is_turn and astray(ARROWS.index(best), cell, foe) >= astray(facing(cell), cell, foe):
            self.touch(self.bar.get_by_role("button", name="Back", exact=True))
            expect(arrows).to_have_count(0, timeout=PATIENCE)
            return False
        self.face(best)
        return True

    def face(self, arrow: str) -> None:
        """Go where is aimed at, facing this way."""
        self.answer(self.page.locator(f'.facing[data-facing="{arrow}"]'))

    def cell(self, cell: Seen) -> Locator:
        return self.page.locator(f'.cell[data-space="{cell["space"]}"]')


class Typist(Gladiator):
    """One who has no mouse: Tab and Enter at the question, L, arrows and Enter on the sand."""

    def touch(self, what: Locator) -> None:
        if what.get_attribute("data-space") is not None:
            self.walk(what, "b", "l", len(self.seen["cells"]) + 1)
        else:
            self.walk(what, "d", "Tab", MOST_TABS)
        self.page.keyboard.press("Enter")

    def walk(self, what: Locator, first: str, then: str, most: int) -> None:
        """One key to get there, another until the thing has the focus."""
        self.page.keyboard.press(first)
        for _ in range(most):
            if what.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press(then)
        self.give_up(f"{what} was expected after {most} times {then}")

    def face(self, arrow: str) -> None:
        wanted = self.page.locator(f'.facing.on[data-facing="{arrow}"]')
        for _ in FACINGS:
            if wanted.count():
                break
            self.page.keyboard.press("ArrowRight")
        expect(wanted).to_have_count(1, timeout=PATIENCE)
        before = self.seen["decision"]
        self.page.keyboard.press("Enter")
        self.look(before)


class Thumb(Gladiator):
    """One who has neither: a finger on a phone."""

    def touch(self, what: Locator) -> None:
        what.tap(timeout=PATIENCE)


def apart(one: Seen, other: Seen) -> float:
    """How many hexes lie from one to the other, as the crow flies."""
    return math.hypot(one["x"] - other["x"], one["y"] - other["y"]) / float(one["wide"])


def facing(cell: Seen) -> int:
    """Where the figure on a hex looks, by the label of the hex."""
    said = str(cell["label"]).rpartition("facing ")[2]
    return FACINGS.index(said.partition(".")[0])


def astray(direction: int, cell: Seen, foe: Seen) -> float:
    """By how many degrees a direction misses the foe."""
    towards = -math.degrees(math.atan2(foe["y"] - cell["y"], foe["x"] - cell["x"]))
    return abs((60 * direction - towards + 180) % 360 - 180)


def is_ahead(me: Seen, foe: Seen) -> bool:
    return apart(me, foe) <= NEAR and astray(facing(me), me, foe) < 30


def is_empty(cell: Seen) -> bool:
    return any(word in cell["label"] for word in (", empty", ", gate.", ", start hex"))
