/**
 * How closely a board of small cells is looked at, and where.
 *
 * On a phone the look follows what matters, so that figures can be read at once; it stands still while a question is open,
 * and once the reader has taken it into his own hands it is his until he lets it follow again. Elsewhere only he changes it.
 */
import { computed, signal } from "@preact/signals";
import { narrow } from "../browser/screen";

export interface Look {
  /** How many times larger. */
  readonly times: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const WHOLE: Look = { times: 1, x: 0, y: 0 };
export const MOST = 3;
const STEP = 1.5;
/** So close goes the look by itself: a cell is then wider than a thumb. */
const CLOSE = 2;
/** So much around a cell is its line and the ring of the focus, in pixels. */
const RING = 4;
/** By less than this it is not worth a move. */
const WORTH = 1.2;

export const look = signal<Look>(WHOLE);
export const isCloser = computed(() => look.value.times > 1);
/** Whether the look follows by itself. */
export const isFollowing = signal(true);
/** Whether it glides to where it follows: while a question is open it is there at once, so that no cell moves under the pointer. */
export const isGliding = signal(true);
/** The question that it stands still for. */
let framed: number | null = null;

function box(): DOMRect | undefined {
  return document.querySelector(".t-board")?.getBoundingClientRect();
}

/** A look that shows nothing beyond the drawing. */
function within({ times, x, y }: Look, room = box()): Look {
  if (times <= 1 || room === undefined) return WHOLE;
  const held = (shift: number, size: number): number => Math.min(0, Math.max(size * (1 - times), shift));
  return { times, x: held(x, room.width), y: held(y, room.height) };
}

/** Closer or farther by so much; what lies at this point of the window stays there. */
export function zoomBy(factor: number, at?: Point): void {
  const room = box();
  if (room === undefined) return;
  isFollowing.value = false;
  const before = look.peek();
  const times = Math.min(MOST, Math.max(1, before.times * factor));
  const point = at === undefined ? { x: room.width / 2, y: room.height / 2 } : { x: at.x - room.x, y: at.y - room.y };
  const grown = times / before.times;
  look.value = within({ times, x: point.x - (point.x - before.x) * grown, y: point.y - (point.y - before.y) * grown });
}

export const zoomIn = (): void => zoomBy(STEP);
export const zoomOut = (): void => zoomBy(1 / STEP);

/** All of the board. */
export function fit(): void {
  isFollowing.value = false;
  look.value = WHOLE;
}

/** As at the beginning: the look follows again. */
export function follow(): void {
  framed = null;
  isFollowing.value = true;
  look.value = WHOLE;
}

export function moveBy(dx: number, dy: number): void {
  const { times, x, y } = look.peek();
  look.value = within({ times, x: x + dx, y: y + dy });
}

/** The cell that the focus goes to is brought into the box, with its ring. A touch beside all cells gives the focus to the whole drawing: that stays. */
export function bring(target: EventTarget | null): void {
  const room = box();
  if (room === undefined || !isCloser.peek() || !(target instanceof Element) || target.matches(".arena")) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const into = (low: number, high: number, from: number, to: number): number => (low < from ? from - low : high > to ? to - high : 0);
  moveBy(into(left - RING, right + RING, room.left, room.right), into(top - RING, bottom + RING, room.top, room.bottom));
}

/** Look at what matters, unless the question is the one that the look stands still for. */
export function frame(board: Element, question: number | null): void {
  const isOpen = question !== null && question === framed;
  framed = question;
  isGliding.value = question === null;
  if (!narrow.peek() || !isFollowing.peek() || isOpen) return;
  const [now, best] = [look.peek(), framing(board)];
  if (best === null || (best.isSeen && best.look.times < now.times * WORTH)) return;
  look.value = best.look;
}

/** The closest look at all that matters, with a cell's breadth around it; and whether all of it is seen already. */
function framing(board: Element): { readonly look: Look; readonly isSeen: boolean } | null {
  const [room, drawing] = [board.getBoundingClientRect(), board.querySelector(":scope > .arena")?.getBoundingClientRect()];
  const boxes = [...board.querySelectorAll(":scope > .arena [data-matters]")].map((one) => one.getBoundingClientRect());
  const [first] = boxes;
  if (drawing === undefined || first === undefined || drawing.width === 0) return null;
  // Measured by the drawing, which may still be on its way to where the look is.
  const [wide, high] = [room.width / drawing.width, room.height / drawing.height];
  const [left, right] = [Math.min(...boxes.map((one) => one.left)), Math.max(...boxes.map((one) => one.right))].map((x) => (x - drawing.left) * wide) as [number, number];
  const [top, bottom] = [Math.min(...boxes.map((one) => one.top)), Math.max(...boxes.map((one) => one.bottom))].map((y) => (y - drawing.top) * high) as [number, number];
  const around = first.width * wide;
  const reach = Math.min(CLOSE, room.width / (right - left + 2 * around), room.height / (bottom - top + 2 * around));
  const times = reach < WORTH ? 1 : reach;
  const { times: t, x, y } = look.peek();
  const isSeen = x + left * t >= -1 && x + right * t <= room.width + 1 && y + top * t >= -1 && y + bottom * t <= room.height + 1;
  return { look: within({ times, x: room.width / 2 - ((left + right) / 2) * times, y: room.height / 2 - ((top + bottom) / 2) * times }, room), isSeen };
}

/** The keys of a board that can be looked at closer. */
export const ZOOM_KEYS: Readonly<Record<string, () => void>> = { "+": zoomIn, "=": zoomIn, "-": zoomOut, "0": fit };
