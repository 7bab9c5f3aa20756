/**
 * A closer look at a board of small cells: by buttons, keys, pinch, or a double touch beside what can be chosen.
 *
 * The box stays what it is; only the drawing in it grows and is moved.
 */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { narrow } from "../../browser/screen";
import { bring, fit, follow, frame, isCloser, isFollowing, isGliding, type Look, look, MOST, moveBy, zoomBy, zoomIn, zoomOut } from "../../board/zoom";
import { ui } from "../../words/ui";
import "../../look/zoom.css";

const TWICE = 2;
const WHEEL = 1.5;
/** A pointer that goes farther than this moves the board, and touches nothing. */
const WANDER = 8;

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
        if (!hasMoved.current) return;
        isFollowing.value = false;
        moveBy(now.x - before.x, now.y - before.y);
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
      zoomBy(event.deltaY < 0 ? WHEEL : 1 / WHEEL, { x: event.clientX, y: event.clientY });
    },
    onFocusIn: (event) => bring(event.target),
  };
}

/** Where the drawing lies in its box. */
const placed = ({ times, x, y }: Look): Record<string, string> => ({ "--times": String(times), "--x": `${x}px`, "--y": `${y}px` });

/** The box of a board that can be looked at closer. `question` is the number of the one that is open. */
export function ZoomedBoard({ question, children }: { question: number | null; children: ComponentChildren }) {
  const board = useRef<HTMLElement>(null);
  useEffect(() => {
    addEventListener("resize", follow);
    return () => {
      removeEventListener("resize", follow);
      follow();
    };
  }, []);
  useLayoutEffect(() => {
    if (board.current === null) return;
    frame(board.current, question);
    // At once: words and board of a question appear together.
    for (const [name, value] of Object.entries(placed(look.peek()))) board.current.style.setProperty(name, value);
  });
  const ways = [isCloser.value ? " closer" : "", isFollowing.value && isGliding.value ? " follows" : ""];
  return (
    <main ref={board} class={`t-board zooms${ways.join("")}`} style={placed(look.value)} {...useFingers()}>
      {children}
      <div class="zoomer">
        {narrow.value && !isFollowing.value && (
          <button type="button" class="btn" onClick={follow}>
            {ui("zoom-follow")}
          </button>
        )}
        {isCloser.value && (
          <button type="button" class="btn" aria-label={ui("zoom-out")} data-tip onClick={zoomOut}>
            −
          </button>
        )}
        {isCloser.value && (
          <button type="button" class="btn" onClick={fit}>
            {ui("zoom-fit")}
          </button>
        )}
        <button type="button" class="btn" aria-label={ui("zoom-in")} aria-disabled={look.value.times >= MOST} data-tip onClick={zoomIn}>
          +
        </button>
      </div>
    </main>
  );
}
