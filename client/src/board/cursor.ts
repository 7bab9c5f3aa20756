/** The cursor of a board: one tab stop. One space has the focus, the pointer may rest on another; arrows, touches and questions move it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { narrow } from "../browser/screen";
import { apart, type Point } from "./hexes";
import { type Direction, DIRECTIONS, walk } from "./walking";

interface Walked {
  /** Where it stands before anybody has gone anywhere. */
  readonly first: number;
  readonly legal: ReadonlySet<number>;
  /** What is asked: with another question it goes to the nearest legal space, or to the question itself, unless somebody has gone on over the board since he answered. */
  readonly asked: unknown;
  /** Where a hint points: who is not on the board comes there first. */
  readonly hinted: number | null;
  readonly middle: (space: number) => Point;
  readonly nextTo: (space: number, direction: Direction, column: number) => number;
  readonly label: (space: number) => string;
  readonly touch: (space: number) => void;
  /** Keys of the game's own, asked first: whether it took this one. */
  readonly own?: (key: KeyboardEvent, direction: Direction | undefined) => boolean;
  /** The pointer or the focus has come to a space. */
  readonly look?: (space: number) => void;
  /** On a phone a touch beside a small legal space means that one: the nearest to a point, `scale` pixels of the screen being one of the drawing. */
  readonly meant?: (at: Point, scale: number) => number | null;
}

/** A question that has no answer on the board: Enter goes on beside it. */
function goToQuestion(): void {
  document.querySelector<HTMLElement>('#decision[data-ask]:not([data-ask="interject"])')?.focus({ preventScroll: true });
}

export function useCursor({ first, legal, asked, hinted, middle, nextTo, label, touch, own, look, meant }: Walked) {
  const [here, setHere] = useState(first);
  const [focused, setFocused] = useState(false);
  const [hovered, setHovered] = useState<number | null>(null);
  const column = useRef(middle(here).x);
  const svg = useRef<SVGSVGElement>(null);
  /** Whether a key touched the space where the cursor still is. */
  const touched = useRef(false);

  const move = (space: number): void => {
    setHere(space);
    svg.current?.querySelector<SVGGElement>(`[data-space="${space}"]`)?.focus();
  };
  useEffect(() => {
    const isOnBoard = document.activeElement?.closest(".arena") != null;
    if (legal.size === 0 && isOnBoard && touched.current) goToQuestion();
    if (legal.size === 0 || legal.has(here) || (isOnBoard && !touched.current)) return;
    const nearest = [...legal].reduce((best, space) => (apart(middle(space), middle(here)) < apart(middle(best), middle(here)) ? space : best));
    touched.current = false;
    column.current = middle(nearest).x;
    if (isOnBoard) move(nearest);
    else setHere(nearest);
  }, [asked]);
  useEffect(() => {
    if (hinted === null || !legal.has(hinted) || document.activeElement?.closest(".arena") != null) return;
    column.current = middle(hinted).x;
    setHere(hinted);
  }, [hinted]);

  const onKeyDown = (key: KeyboardEvent): void => {
    if (key.ctrlKey || key.metaKey || key.altKey) return;
    if (own?.(key, DIRECTIONS[key.key]) !== true) {
      touched.current = key.key === "Enter" || key.key === " ";
      walk(key, { here, column, legal, nextTo, middle, move, touch, label });
      return;
    }
    key.preventDefault();
    key.stopPropagation();
  };
  /** Where a pointer is, in the measure of the drawing, and how large that is on the screen. */
  const pointOf = (event: MouseEvent): { at: Point; scale: number } => {
    const matrix = svg.current?.getScreenCTM();
    if (matrix == null) return { at: { x: NaN, y: NaN }, scale: 1 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { at: { x, y }, scale: matrix.a };
  };
  const nearTo = (event: MouseEvent, space: number): number => {
    const { at, scale } = pointOf(event);
    return meant?.(at, scale) ?? space;
  };
  const onClick = (event: MouseEvent, space: number): void => {
    const one = legal.has(space) || !narrow.value ? space : nearTo(event, space);
    setHere(one);
    column.current = middle(one).x;
    look?.(one);
    touch(one);
  };
  return {
    here,
    /** Whether the focus is on the board. */
    focused,
    /** The space that is looked at: under the pointer, or with the focus. */
    spot: hovered ?? (focused ? here : null),
    svg,
    pointOf,
    /** What the drawing has. */
    board: { ref: svg, onKeyDown, onFocusIn: () => setFocused(true), onFocusOut: () => setFocused(false) },
    /** What every space of it has. */
    cell: (space: number) => ({
      class: legal.has(space) ? "cell legal" : "cell",
      "data-space": space,
      "data-term": `cell.${space}`,
      tabindex: space === here ? 0 : -1,
      "aria-label": label(space),
      onClick: (event: MouseEvent) => onClick(event, space),
      onPointerEnter: (event: PointerEvent) => {
        const isMouse = event.pointerType === "mouse";
        setHovered(isMouse ? space : null);
        if (isMouse) look?.(space);
      },
      onPointerLeave: () => setHovered(null),
      onFocus: () => {
        setHere(space);
        look?.(space);
      },
    }),
  };
}
