"""Words that nobody can read: cut off at an edge beyond which one cannot scroll."""

from typing import Final

from playwright.sync_api import Page

# For each run of text the boxes that cut it; what scrolls cuts nothing. What is hidden from eyes,
# what fades on purpose and stands elsewhere in full, and letters inside pictures are left out.
CLIPPED: Final = """async () => {
    await new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
        setTimeout(drawn, 1000);  // A page in the background may never be drawn.
    });
    const found = [];
    const apart = '.sr, .recent, svg, option, [hidden], details:not([open]) > :not(summary)';
    const cuts = (value) => value === 'hidden' || value === 'clip';
    const boxes = new Map();
    const measured = (box) => {
        if (!boxes.has(box)) {
            const {overflowX, overflowY, position, visibility} = getComputedStyle(box);
            const {left, right, top, bottom} = box.getBoundingClientRect();
            const edge = {left, right, top, bottom};
            boxes.set(box, {edge, overflowX, overflowY, position, visibility});
        }
        return boxes.get(box);
    };
    const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (node.textContent.trim() === '' || parent.closest(apart)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter((one) => one.width > 0 && one.height > 0);
        if (rects.length === 0 || measured(parent).visibility === 'hidden') continue;
        let [across, down] = [true, true];
        for (let box = parent; box && (across || down); box = box.parentElement) {
            const {edge, ...style} = measured(box);
            const isWide = rects.some(
                ({left, right}) => left < edge.left - 1.5 || right > edge.right + 1.5);
            const isHigh = rects.some(
                ({top, bottom}) => top < edge.top - 3 || bottom > edge.bottom + 3);
            const isCutAcross = across && cuts(style.overflowX) && isWide;
            if (isCutAcross || (down && cuts(style.overflowY) && isHigh)) {
                found.push(`${node.textContent.trim()} (${box.className})`);
                break;
            }
            if (style.position === 'fixed') break;
            if (style.overflowX === 'auto' || style.overflowX === 'scroll') across = false;
            if (style.overflowY === 'auto' || style.overflowY === 'scroll') down = false;
        }
    }
    return [...new Set(found)];
}"""


def clipped(page: Page) -> list[str]:
    """What is cut off, and by which box."""
    found: list[str] = page.evaluate(CLIPPED)
    return found
