/**
 * A closer look at a board of small cells: by buttons, keys, pinch, or a double touch beside what can be chosen.
 *
 * The box stays what it is; only the drawing in it grows and is moved. Nothing but the reader ever changes it.
 */
import { computed, signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ui } from "../words/ui";
import "../look/zoom.css";

interface Look {
  /** How many times larger. */
  readonly times: number;
  readonly x: number;
  readonly y: number;
}

const WHOLE: Look = { times: 1, x: 0, y: 0 };
const MOST = 3;
const STEP = 1.5;
const TWICE = 2;
/** A pointer that goes farther than this moves the board, and touches nothing. */
const WANDER = 8;

const look = signal<Look>(WHOLE);
const isCloser = computed(() => look.value.times > 1);

function box(): DOMRect | undefined {
  return document.querySelector(".t-board")?.getBoundingClientRect();
}

/** A look that shows nothing beyond the drawing. */
function within({ times, x, y }: Look): Look {
  const room = box();
  if (times <= 1 || room === undefined) return WHOLE;
  const held = (shift: number, size: number): number => Math.min(0, Math.max(size * (1 - times), shift));
  return { times, x: held(x, room.width), y: held(y, room.height) };
}

/** Closer or farther by so much; what lies at this point of the window stays there. */
export function zoomBy(factor: number, at?: { readonly x: number; readonly y: number }): void {
  const room = box();
  if (room === undefined) return;
  const before = look.peek();
  const times = Math.min(MOST, Math.max(1, before.times * factor));
  const point = at === undefined ? { x: room.width / 2, y: room.height / 2 } : { x: at.x - room.x, y: at.y - room.y };
  const grown = times / before.times;
  look.value = within({ times, x: point.x - (point.x - before.x) * grown, y: point.y - (point.y - before.y) * grown });
}

export function fit(): void {
  look.value = WHOLE;
}

/** The keys of a board that can be looked at closer. */
export const ZOOM_KEYS: Readonly<Record<string, () => void>> = {
  "+": () => zoomBy(STEP),
  "=": () => zoomBy(STEP),
  "-": () => zoomBy(1 / STEP),
  "0": fit,
};

function move(dx: number, dy: number): void {
  const { times, x, y } = look.peek();
  look.value = within({ times, x: x + dx, y: y + dy });
}

/** What the focus goes to is brought into the box. */
function bring(target: EventTarget | null): void {
  const room = box();
  if (room === undefined || !isCloser.peek() || !(target instanceof Element)) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const into = (low: number, high: number, from: number, to: number): number => (low < from ? from - low : high > to ? to - high : 0);
  move(into(left, right, room.left, room.right), into(top, bottom, room.top, room.bottom));
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** One finger moves a board that is closer, two pinch it. */
function useFingers(): JSX.HTMLAttributes<HTMLElement> {
  const fingers = useRef(new Map<number, Finger>());
  const begun = useRef<Finger | null>(null);
  const hasMoved = useRef(false);
  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    begun.current = null;
  };
  return {
    onPointerDown: (event) => {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      begun.current = { x: event.clientX, y: event.clientY };
      if (fingers.current.size === 1) hasMoved.current = false;
    },
    onPointerMove: (event) => {
      const before = fingers.current.get(event.pointerId);
      if (before === undefined || event.currentTarget.querySelector(".dragged") !== null) return;
      const now = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, now);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) {
        const apart = (one: Finger): number => Math.hypot(one.x - other.x, one.y - other.y);
        hasMoved.current = true;
        zoomBy(apart(now) / Math.max(1, apart(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      } else if (isCloser.peek()) {
        const from = begun.current ?? now;
        hasMoved.current ||= Math.hypot(now.x - from.x, now.y - from.y) > WANDER;
        if (hasMoved.current) move(now.x - before.x, now.y - before.y);
      }
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onClickCapture: (event) => {
      if (!hasMoved.current) return;
      hasMoved.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onDblClick: (event) => {
      if (event.target instanceof Element && event.target.closest(".legal, button") !== null) return;
      if (isCloser.peek()) fit();
      else zoomBy(TWICE, { x: event.clientX, y: event.clientY });
    },
    onWheel: (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? STEP : 1 / STEP, { x: event.clientX, y: event.clientY });
    },
    onFocusIn: (event) => bring(event.target),
  };
}

/** The box of a board that can be looked at closer. */
export function ZoomedBoard({ children }: { children: ComponentChildren }) {
  useEffect(() => {
    addEventListener("resize", fit);
    return () => {
      removeEventListener("resize", fit);
      fit();
    };
  }, []);
  const { times, x, y } = look.value;
  return (
    <main class={isCloser.value ? "t-board zooms closer" : "t-board zooms"} style={{ "--times": times, "--x": `${x}px`, "--y": `${y}px` }} {...useFingers()}>
      {children}
      <div class="zoomer">
        {isCloser.value && (
          <button type="button" class="btn" aria-label={ui("zoom-out")} data-tip onClick={() => zoomBy(1 / STEP)}>
            −
          </button>
        )}
        {isCloser.value && (
          <button type="button" class="btn" onClick={fit}>
            {ui("zoom-fit")}
          </button>
        )}
        <button type="button" class="btn" aria-label={ui("zoom-in")} aria-disabled={times >= MOST} data-tip onClick={() => zoomBy(STEP)}>
          +
        </button>
      </div>
    </main>
  );
}
