"""What a table measures while it is played: the board's box, its drawing, its cells, the hand."""

from typing import Any, Final

from playwright.sync_api import Page, expect

# In every frame that changes: where the board and its cells are, and which cards are not whole.
# On a phone the look may follow the figures, but never while a question is open.
WATCH: Final = """() => {
    const seen = {boxes: {}, cells: {}, moved: [], drawn: null, cut: [], hand: 0, wide: 0};
    seen.walks = 0;
    let last = '';
    const round = (value) => Math.round(value * 10) / 10;
    const place = ({x, y, width, height}) => [x, y, width, height].map(round).join(' ');
    // What is drawn larger is rounded anew in every frame: nobody sees a tenth of a pixel.
    const isApart = (one, other) => {
        const places = other.split(' ');
        return one.split(' ').some((value, index) => Math.abs(value - places[index]) > 0.3);
    };
    const drawing = (board) => {
        const {width, height} = board.getBoundingClientRect();
        const box = board.viewBox?.baseVal;
        if (!box) return {width: round(width), height: round(height)};
        const scale = Math.min(width / box.width, height / box.height);
        return {width: round(box.width * scale), height: round(box.height * scale)};
    };
    const measure = () => {
        const box = document.querySelector('.t-board');
        if (!box) return;
        const table = document.querySelector('.t2');
        seen.wide = Math.max(seen.wide, table.scrollWidth - table.clientWidth);
        const where = place(box.getBoundingClientRect());
        seen.boxes[where] = (seen.boxes[where] ?? 0) + 1;
        const board = document.querySelector('.t-board > .arena, .t-board > .portrait');
        if (board) seen.drawn = drawing(board);
        const asked = document.querySelector('.t-ask')?.dataset.decision ?? 'none';
        const question = innerWidth < 720 ? asked : 'any';
        if (question === 'none' || question !== last) seen.cells = {};
        last = question;
        for (const cell of document.querySelectorAll('.t-board .cell > .hx')) {
            const {space} = cell.parentElement.dataset;
            const now = place(cell.getBoundingClientRect());
            const before = (seen.cells[space] ??= now);
            if (isApart(before, now)) seen.moved.push([space, before, now]);
        }
        const tray = document.querySelector('.t-hand')?.getBoundingClientRect();
        const cards = [...document.querySelectorAll('.t-hand .hcard')];
        seen.hand = Math.max(seen.hand, cards.length);
        for (const card of cards) {
            const {left, right, top, bottom} = card.getBoundingClientRect();
            const isAcross = left >= tray.left && right <= tray.right;
            const isHigh = top >= tray.top - 6 && bottom <= tray.bottom;
            const isRead = card.scrollWidth <= card.clientWidth;
            const isDrawn = [...card.querySelectorAll('.pc > svg')].every(
                (one) => one.getBoundingClientRect().height <= one.parentElement.clientHeight + 1
            );
            if (!isAcross || !isHigh || !isRead || !isDrawn) seen.cut.push(card.textContent);
        }
    };
    window.measured = seen;
    // What glides or walks changes no node on its way: it is measured until it is there.
    const goes = ({playState, effect}) => playState === 'running'
        && effect.target?.closest('.t-board') && effect.getComputedTiming().endTime < Infinity;
    const all = {subtree: true, childList: true, attributes: true, characterData: true};
    let waits = false;
    const soon = () => {
        if (waits) return;
        waits = true;
        requestAnimationFrame(() => {
            waits = false;
            measure();
            const walks = document.getAnimations().filter(goes).length;
            seen.walks += walks;
            if (walks) soon();
        });
    };
    new MutationObserver(soon).observe(document.body, all);
    measure();
}"""
ANSWERS: Final = ".t-ask :is(.choice, .btn, .amount), .result li, .apart .counter"
# Which of these are not seen whole: cut at an edge, or covered by something.
UNSEEN: Final = """(all) => {
    const clips = (one) => {
        const {overflowX, overflowY, contain} = getComputedStyle(one);
        return overflowX !== 'visible' || overflowY !== 'visible' || contain === 'strict';
    };
    const isSeen = (one) => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        for (let box = one.parentElement; box; box = box.parentElement) {
            if (!clips(box)) continue;
            const edge = box.getBoundingClientRect();
            const isAcross = left >= edge.left - 2 && right <= edge.right + 2;
            if (!isAcross || top < edge.top - 2 || bottom > edge.bottom + 2) return false;
        }
        return [top + 4, bottom - 4].every((y) => {
            const there = document.elementFromPoint((left + right) / 2, y);
            return there !== null && (one.contains(there) || there.contains(one));
        });
    };
    const shown = [...document.querySelectorAll(all)].filter((one) => one.checkVisibility());
    return shown.filter((one) => !isSeen(one)).map((one) => one.textContent);
}"""


def unseen(page: Page, what: str = ANSWERS) -> list[str]:
    """What can be answered, or what came of the match, and is not in view."""
    found: list[str] = page.evaluate(UNSEEN, what)
    return found


def seen_on_a_phone(page: Page, what: str = ANSWERS) -> None:
    """The same question on a small screen: each answer is in view, none scrolls."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(".t-dock button").first).to_be_visible()
    found = unseen(page, what)
    assert not found, found
    page.set_viewport_size(before)
    expect(page.locator(".t-dock button")).to_have_count(0)


def watch(page: Page) -> None:
    """Measure from now on; see `measured`."""
    page.evaluate(WATCH)


def windows(first: Page, path: str, sizes: list[tuple[int, int]]) -> list[Page]:
    """The same seat in a window of each size; all of them see the whole match, and are measured."""
    pages = [first, *(first.context.new_page() for _ in sizes[1:])]
    for page, (width, height) in zip(pages, sizes, strict=True):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(path)
        page.wait_for_selector(".t-ask")
        watch(page)
    return pages


def measured(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.measured")
    return found


def stands_still(page: Page, share: float) -> None:
    """One box from first question to last, no cell that moved, and so much of the height."""
    found = measured(page)
    size = page.viewport_size
    assert size is not None
    assert len(found["boxes"]) == 1, (size, found["boxes"])
    assert not found["moved"], (size, found["moved"][:3])
    assert not found["wide"], (size, found["wide"])
    stops = page.locator(".t-board .cell").evaluate_all(
        "(all) => all.filter((one) => one.tabIndex === 0).length"
    )
    assert stops <= 1, f"by Tab one comes to the board, by arrows to its cells: {stops} stops"
    drawn = found["drawn"]
    if size["width"] <= 360:
        assert drawn["width"] >= size["width"], (size, drawn)
        if page.locator(".result").count():
            assert not unseen(page), unseen(page)
    else:
        assert drawn["height"] >= share * size["height"], (size, drawn)
        assert not found["cut"], (size, found["cut"][:3])
