/**
 * The frame of a table, live or replayed: a board that stands still, and everything else beside it.
 *
 * A game sets the ratio of its drawing and fills the areas; the order here is the order of the Tab key.
 */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Phase } from "../../stage/scene";
import { aimOf, labelled, titleOf, ui } from "../../words/ui";
import { sentence } from "../../words/words";
import { explainAim } from "../explain/explain";
import { Figure } from "../basics/figure";
import { Brand } from "../shell/top-bar";
import { ZoomedBoard } from "./zoomed-board";

interface FrameProps {
  game: string;
  ratio: number;
  /** Whether the board can be looked at closer. */
  zooms?: boolean;
  /** The number of the question that is open, while one is. */
  question?: number | null;
  class?: string;
  top: ComponentChildren;
  /** The question, and what stands between it and the book. */
  ask: ComponentChildren;
  book: ComponentChildren;
  board: ComponentChildren;
  seats: ComponentChildren;
  /** One's own figures and hand; without them their room is the board's. */
  tray?: { self: ComponentChildren; hand: ComponentChildren } | null;
  dock?: ComponentChildren;
  onPointerDown?: (event: PointerEvent) => void;
  /** Dialogues over the table. */
  children?: ComponentChildren;
}

export function Frame({ game, ratio, zooms = false, question = null, class: more = "", top, ask, book, board, seats, tray = null, dock, onPointerDown, children }: FrameProps) {
  return (
    <div class={`t2 ${more}`.trim()} data-game={game} data-tray={tray === null ? "none" : undefined} style={{ "--ratio": ratio }} onPointerDown={onPointerDown}>
      {top}
      <div class="t-desk">
        {ask}
        {book}
      </div>
      {zooms ? <ZoomedBoard question={question}>{board}</ZoomedBoard> : <main class="t-board">{board}</main>}
      {tray !== null && (
        <>
          <section class="t-self" aria-label={ui("yours")} tabIndex={0}>
            {tray.self}
          </section>
          <section class="t-hand" aria-label={ui("hand")}>
            {tray.hand}
          </section>
        </>
      )}
      <section class="t-seats" aria-label={ui("seats")} tabIndex={0}>
        {seats}
      </section>
      {dock}
      {children}
    </div>
  );
}

interface FrameTopProps {
  game: string;
  title?: string;
  /** Where in the match we are. */
  where: string;
  /** What else there is to say of the table, where there is room. */
  more: string;
  phases: readonly Phase[];
  children: ComponentChildren;
}

/** The bar on top: game and where it stands; the phases; tools, and where the seats have no room for it, the way to what wins. */
export function FrameTop({ game, title = titleOf(game), where, more, phases, children }: FrameTopProps) {
  const now = phases.findIndex((phase) => phase.state === "now");
  const phase = now < 0 ? "" : ui("phase-of", { name: phases[now]?.name ?? "", number: now + 1, count: phases.length });
  return (
    <header class="t-top">
      <Brand />
      <div class="where">
        <h1>{title}</h1>
        <span class="widely">
          {sentence(where)}
          {more !== "" && <span class={where === "" ? undefined : "besides"}>{where === "" ? more : ` · ${more}`}</span>}
        </span>
        <span class="narrowly">{[phase, where].filter(Boolean).join(" · ")}</span>
      </div>
      <Phases phases={phases} />
      <div class="t-tools">
        <button type="button" class="icon narrowly laurel" data-term="aim" aria-label={labelled(ui("aim"), aimOf(game))} onClick={explainAim}>
          <Figure name="laurel" class="" />
        </button>
        {children}
      </div>
    </header>
  );
}

const TIGHTEST = 3;

/** As many names as there is room for, in every language: measured, not guessed. */
function Phases({ phases }: { phases: readonly Phase[] }) {
  const row = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const list = row.current;
    if (list === null) return;
    const fit = (): void => {
      for (let tight = 0; tight <= TIGHTEST; tight++) {
        list.dataset.tight = String(tight);
        if (list.scrollWidth <= list.clientWidth) return;
      }
    };
    fit();
    // The room changes with the window, and the letters when their font has come.
    const sizes = new ResizeObserver(fit);
    sizes.observe(list);
    void document.fonts.ready.then(fit);
    return () => sizes.disconnect();
  }, [phases.map(({ name, state }) => `${name} ${state}`).join()]);
  return (
    <ol class="t-phase" ref={row} aria-label={ui("steps")}>
      {phases.map((phase) => (
        <li key={phase.name} class={phase.state} data-term={phase.term} aria-current={phase.state === "now" ? "step" : undefined}>
          <span>{phase.name}</span>
        </li>
      ))}
    </ol>
  );
}
