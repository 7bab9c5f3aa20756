/**
 * Any word, card, sign or cell explains itself: whatever has `data-term` shows its explanation where it stands, and whatever
 * has `data-tip` its label; with `data-quiet` a pointer that only rests on it asks nothing. One listener for all of them: 350 ms of hover, a long press of 450 ms, the key I, from there
 * the arrows to all that has no focus of its own, and for words in a sentence focus. The explanation itself is fetched when it is first asked for.
 */
import { effect, signal } from "@preact/signals";
import type { Acts, Known, Room } from "../../stage/scene";
import type { Stage } from "../../stage/stage";
import { settings } from "../../browser/settings";
import { learnTerms } from "../../words/glossary";

export type How = "hover" | "focus" | "key" | "touch" | "press";

export interface Shown {
  readonly anchor: Element;
  readonly how: How;
  /** The words that were asked inside the explanation, one after the other: the last is explained. */
  readonly trail?: readonly string[];
}

/** What is explained now, and how it was asked. */
export const shown = signal<Shown | null>(null);

/** Where a question is put: the game on the screen, and what it knows of a thing in this position. */
export interface Asked {
  readonly game: string;
  known(thing: string): Known | null;
}

/** The table or replay on the screen; null on pages that have no game. */
export const table = signal<Asked | null>(null);

/** What wins, at the press of a key or a button. */
export function explainAim(): void {
  const found = [...document.querySelectorAll('[data-term="aim"]')].find((one) => one.getClientRects().length > 0);
  if (found !== undefined) show(found, "key");
}

/** While this stage is on the screen, words are asked of its game, with who sits there and what can be done now. */
export function explainAt(stage: Stage, room: () => Room, acts: () => Acts): () => void {
  table.value = { game: stage.game, known: (thing) => stage.known(thing, room(), acts()) };
  // Words are marked once their glossary has come; nobody waits for it.
  const coming = setTimeout(() => void learnTerms(stage.game), SOON);
  // Another question: what a pointer asked that only rests would lie over its answers.
  let last: number | null = null;
  const forget = effect(() => {
    const { number } = acts();
    if (number !== last && (shown.peek()?.how ?? "hover") === "hover") close();
    last = number;
  });
  return () => {
    clearTimeout(coming);
    forget();
    close();
    table.value = null;
  };
}

const EXPLAINED = "[data-term], [data-tip]";
/** What the arrows go through. A board is walked by itself, and what was told just now stands in the log too. */
const TOURED = ".t2 [data-term]:not(.arena *, .recent *), .chair [data-tip]";
const DRAWN = ".t2 svg:has(> use)";
const HOVER = 350;
const LONG = 450;
const LEAVING = 220;
const SOON = 800;
/** A finger that wanders farther than this scrolls. */
const WANDER = 10;

let timer: ReturnType<typeof setTimeout> | undefined;
let over: Element | null = null;
let pressed: { x: number; y: number } | null = null;
/** Where the pointer was last moved to. */
let at = { x: NaN, y: NaN };
let isSwallowing = false;

/** What explains itself here: the nearest that says by what, or else a sign that is drawn. */
function explained(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest(EXPLAINED) ?? (table.peek() === null ? null : target.closest(DRAWN));
}

const isInside = (target: EventTarget | null): boolean => target instanceof Element && target.closest(".explain") !== null;

function wait(time: number, act: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(act, time);
}

export function show(anchor: Element, how: How): void {
  clearTimeout(timer);
  shown.value = { anchor, how };
}

/** A word inside the explanation is asked in turn. What a resting pointer had asked stays now that it was pressed. */
export function askOn(term: string): void {
  const now = shown.peek();
  if (now !== null) shown.value = { ...now, how: now.how === "hover" ? "press" : now.how, trail: [...(now.trail ?? []), term] };
}

/** To the explanation before. */
export function askBack(): void {
  const now = shown.peek();
  if (now !== null) shown.value = { ...now, trail: (now.trail ?? []).slice(0, -1) };
}

export function close(): void {
  clearTimeout(timer);
  shown.value = null;
}

function onOver(event: PointerEvent): void {
  if (event.pointerType === "touch") return;
  if (isInside(event.target)) {
    clearTimeout(timer);
    return;
  }
  const touched = explained(event.target);
  if (touched === over && touched !== null) return;
  over = touched;
  // What comes under a pointer that rests was not asked for.
  const isResting = event.clientX === at.x && event.clientY === at.y;
  const found = isResting || touched?.hasAttribute("data-quiet") === true ? null : touched;
  const now = shown.peek();
  if (found !== null && now?.anchor !== found) wait(HOVER, () => show(found, "hover"));
  else if (found === null && now?.how === "hover") wait(LEAVING, close);
  else clearTimeout(timer);
}

function onDown(event: PointerEvent): void {
  if (isInside(event.target)) return;
  if (shown.peek() !== null) close();
  clearTimeout(timer);
  if (event.pointerType !== "touch") return;
  const found = explained(event.target);
  if (found === null) return;
  pressed = { x: event.clientX, y: event.clientY };
  wait(LONG, () => {
    isSwallowing = true;
    pressed = null;
    show(found, "touch");
  });
}

function onMove(event: PointerEvent): void {
  at = { x: event.clientX, y: event.clientY };
  if (pressed !== null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > WANDER) onLift();
}

function onLift(): void {
  if (pressed !== null) clearTimeout(timer);
  pressed = null;
  // The click that a long press ends in comes at once, or not at all.
  if (isSwallowing) setTimeout(() => (isSwallowing = false), 60);
}

/** No tap is sent by a long press; a tap on a word asks it. */
function onClick(event: Event): void {
  if (!isSwallowing && event.target instanceof Element && event.target.matches("button.term") && !isInside(event.target)) show(event.target, "key");
  if (!isSwallowing) return;
  isSwallowing = false;
  event.preventDefault();
  event.stopPropagation();
}

function onMenu(event: Event): void {
  if (isSwallowing) event.preventDefault();
}

function onFocus(event: FocusEvent): void {
  const { target } = event;
  if (target instanceof Element && target.matches(".term:focus-visible") && !isInside(target)) show(target, "focus");
}

function onBlur(event: FocusEvent): void {
  // What had the focus inside may have gone with the explanation before.
  if (event.relatedTarget === null && isInside(event.target)) return;
  if (shown.peek()?.how === "focus" && !isInside(event.relatedTarget)) close();
}

/** What stands after this on the screen, or before it; round and round. */
function beside(anchor: Element | null, step: number): Element | undefined {
  const all = [...document.querySelectorAll(TOURED)].filter((one) => one.getClientRects().length > 0);
  const place = anchor === null ? -1 : all.indexOf(anchor);
  const before = anchor === null || place >= 0 ? place : all.filter((one) => (anchor.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0).length - (step > 0 ? 1 : 0);
  return all.at((before + step) % all.length);
}

function onKey(key: KeyboardEvent): void {
  const now = shown.peek();
  if (now?.how === "key" && (key.key === "ArrowRight" || key.key === "ArrowLeft") && !key.ctrlKey && !key.metaKey && !key.altKey) {
    const next = beside(now.anchor, key.key === "ArrowRight" ? 1 : -1);
    key.preventDefault();
    key.stopPropagation();
    if (next === undefined) return;
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
    show(next, "key");
    return;
  }
  if (key.key === "Escape" && now !== null) {
    if (now.how !== "hover" && now.anchor instanceof HTMLElement && isInside(document.activeElement)) now.anchor.focus();
    close();
    key.preventDefault();
    key.stopPropagation();
    return;
  }
  if (key.key.toLowerCase() !== "i" || key.ctrlKey || key.metaKey || key.altKey || !settings.value.keys) return;
  const { activeElement } = document;
  if (activeElement?.closest("input, textarea, select") != null) return;
  const focused = activeElement === document.body ? null : activeElement;
  const found = explained(focused) ?? focused?.querySelector(EXPLAINED) ?? over ?? beside(null, 1);
  if (found === undefined) return;
  key.preventDefault();
  key.stopPropagation();
  if (now?.anchor === found && now.how === "key") document.querySelector<HTMLElement>(".explain :is(p .term, a)")?.focus();
  else show(found, "key");
}

/** Listen on the whole page; called once. */
export function listen(): void {
  const first = { capture: true };
  document.addEventListener("pointerover", onOver);
  document.addEventListener("pointerdown", onDown, first);
  document.addEventListener("pointermove", onMove, { passive: true });
  document.addEventListener("pointerup", onLift, first);
  document.addEventListener("pointercancel", onLift, first);
  document.addEventListener("click", onClick, first);
  document.addEventListener("contextmenu", onMenu, first);
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", onBlur);
  document.addEventListener("keydown", onKey, first);
  addEventListener("resize", close);
}
