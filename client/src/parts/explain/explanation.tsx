/** The explanation of a thing, where it stands; on a phone a sheet from below. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../browser/announce";
import { narrow } from "../../browser/screen";
import { type Explanation as Explained, explain, learnTerms } from "../../words/glossary";
import { type Mark, marked } from "../../words/marking";
import { ui } from "../../words/ui";
import { askBack, askOn, close, type Shown, shown, table } from "./explain";
import { type Place, place } from "./explain-place";
import { Figure } from "../basics/figure";
import { Icon } from "../basics/icons";
import "../../look/explain.css";

/** What an explanation may not hide: the answers, and what is chosen or lit on the board. */
const KEPT = ".choice, .t-ask .q, .cell.legal, .cell[aria-pressed=true], [data-keep]";
const ID = "explanation";

export function Explanation() {
  const now = shown.value;
  // What was asked may have gone with the answer.
  const isGone = table.value === null ? false : now?.anchor.isConnected === false;
  return now === null || isGone ? null : <Card shown={now} key={now.anchor.getAttribute("data-term") ?? ""} />;
}

interface Said extends Partial<Explained> {
  readonly title: string;
  readonly does?: string;
  readonly now?: string;
  /** Why an answer wears its colour. */
  readonly colour?: string;
}

/** What is said of the anchor: of a term in general and in this position, or only its label. */
function said({ anchor, trail = [] }: Shown): Said | null {
  const thing = trail.at(-1) ?? anchor.getAttribute("data-term") ?? (anchor.hasAttribute("data-tip") ? null : drawn(anchor));
  const asked = table.value;
  if (thing === null || asked === null) {
    const tip = anchor.getAttribute("data-tip") || anchor.getAttribute("aria-label");
    return tip === null || tip === "" ? null : { title: tip };
  }
  const colour = trail.length > 0 ? null : anchor.getAttribute("data-colour");
  for (const one of thing.split(" ")) {
    const here = asked.known(one);
    const found = explain(asked.game, here?.term ?? one);
    if (found === null && here?.title === undefined) continue;
    return { title: "", ...found, ...(here?.title === undefined ? {} : { title: here.title }), ...(here?.does === undefined ? {} : { does: here.does }), ...(here?.now === undefined ? {} : { now: here.now }), ...(colour === null ? {} : { colour: ui("coloured", { why: colour }) }) };
  }
  return null;
}

/** The sign that a figure of the sprite draws. */
function drawn(figure: Element): string | null {
  const name = figure.querySelector(":scope > use")?.getAttribute("href")?.slice("#f-".length);
  return name === undefined ? null : `sign.${name}`;
}

function Card({ shown: asked }: { shown: Shown }) {
  const game = table.value?.game ?? null;
  const [isReady, setReady] = useState(game === null);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Place | null>(null);
  const isSheet = asked.how === "touch" || (narrow.value && asked.how !== "hover");
  const text = isReady ? said(asked) : null;
  useEffect(() => {
    if (game !== null) void learnTerms(game).then(() => setReady(true));
  }, [game]);
  useLayoutEffect(() => {
    if (box.current !== null && !isSheet) setAt(standing(asked.anchor, box.current));
  }, [isReady, asked]);
  useEffect(() => {
    if (text === null) return undefined;
    if (asked.how !== "hover") announce([text.title, text.does, text.says, text.now, text.colour].filter(Boolean).join(" "));
    return described(asked);
  }, [isReady, asked]);
  // Who goes on by keys stays inside.
  const depth = asked.trail?.length ?? 0;
  const before = useRef(0);
  useLayoutEffect(() => {
    if (depth === before.current) return;
    before.current = depth;
    box.current?.querySelector<HTMLElement>(".back, .term")?.focus();
  }, [depth]);
  if (text === null) return null;
  const isTip = text.does === undefined && text.says === undefined && text.now === undefined;
  const where = at === null ? undefined : { left: `${at.left}px`, top: `${at.top}px` };
  return (
    <div ref={box} id={ID} class={`explain${isTip ? " tip" : ""}${isSheet ? " sheet" : ""}`} role={isTip ? "tooltip" : "dialog"} aria-label={text.title} style={where}>
      {isTip ? text.title : <Body text={text} game={game ?? ""} hasWayBack={depth > 0} />}
    </div>
  );
}

/** A word that can be asked in turn. */
function Word({ term, text }: Mark) {
  return (
    <button type="button" class="term" onClick={() => askOn(term)}>
      {text}
    </button>
  );
}

/** A sentence whose words can be asked in turn, except the word it explains. */
function Sentence({ text, game, own }: { text: string; game: string; own: string | undefined }) {
  return (
    <>
      {marked(game, text).map((part, place) =>
        typeof part === "string" || part.term === own ? (
          typeof part === "string" ? part : part.text
        ) : (
          <Word key={place} {...part} />
        ),
      )}
    </>
  );
}

function Body({ text, game, hasWayBack }: { text: Said; game: string; hasWayBack: boolean }) {
  const rule = text.rules?.[0];
  return (
    <>
      <div class="head">
        {hasWayBack && (
          <button type="button" class="icon back" aria-label={ui("back")} onClick={askBack}>
            <Icon name="back" />
          </button>
        )}
        {text.sign != null && <Figure name={text.sign} class="" />}
        <div>
          <h3>{text.title}</h3>
          {text.family !== undefined && text.family !== "" && <span>{text.of ? <Word term={text.of} text={text.family} /> : text.family}</span>}
        </div>
        <button type="button" class="icon" aria-label={ui("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {text.does !== undefined && <p><Sentence text={text.does} game={game} own={text.term} /></p>}
      {text.says !== undefined && <p><Sentence text={text.says} game={game} own={text.term} /></p>}
      {text.now !== undefined && (
        <p class="now">
          <b>{ui("now")}</b> <Sentence text={text.now} game={game} own={text.term} />
        </p>
      )}
      {text.colour !== undefined && <p class="muted small">{text.colour}</p>}
      {rule !== undefined && (
        <div class="foot-rule">
          <span>{ui("rules-cited", { count: text.rules?.length ?? 0, rules: text.rules?.join(", ") ?? "" })}</span>
          <a href={`/rules/${game}#${rule}`} onClick={close}>
            {ui("open-rules")}
          </a>
        </div>
      )}
    </>
  );
}

/** Where the card stands. */
function standing(anchor: Element, card: Element): Place {
  const size = card.getBoundingClientRect();
  const kept = [...document.querySelectorAll(KEPT)].filter((one) => !one.contains(anchor) && one !== anchor).map((one) => one.getBoundingClientRect());
  return place(anchor.getBoundingClientRect(), size.width, size.height, { width: innerWidth, height: innerHeight }, kept);
}

/** For ears the card describes its thing as long as it is open; for eyes the keys mark it. */
function described({ anchor, how }: Shown): () => void {
  const before = anchor.getAttribute("aria-describedby");
  anchor.setAttribute("aria-describedby", before === null ? ID : `${before} ${ID}`);
  anchor.toggleAttribute("data-explained", how === "key");
  return () => {
    if (before === null) anchor.removeAttribute("aria-describedby");
    else anchor.setAttribute("aria-describedby", before);
    anchor.removeAttribute("data-explained");
  };
}
