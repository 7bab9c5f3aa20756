/** The familiae of a campaign: Total Fame from match to match, and what has become of every gladiator. */
import { SeatMark } from "../../../parts/basics/figure";
import { Growth } from "../../../parts/campaign/growth";
import type { TableInfo } from "../../../wire/types";
import { labelled, ui } from "../../../words/ui";
import { say } from "../../../words/words";
import { partName } from "../words/nouns";
import "./careers.css";

/** A gladiator as a match leaves him. */
export interface Star {
  readonly status: string;
  readonly name?: string;
  readonly styles?: readonly string[];
  readonly attributes?: readonly number[];
  /** Strength that each part has lost for good. */
  readonly scars?: readonly number[];
  readonly locale?: string;
  readonly fame?: number;
  readonly laurels?: number;
  readonly wins?: number;
  readonly losses?: number;
  readonly draws?: number;
  readonly free?: boolean;
}

export interface Career {
  readonly seat: number;
  readonly name: string;
  readonly from: number;
  readonly fame: readonly number[];
  readonly isLost: boolean;
}

const LOST: ReadonlySet<string> = new Set(["dead"]);
const FOLLOWED: ReadonlySet<string> = new Set(["dead", "retired"]);

function familiae(past: Readonly<Record<string, unknown>>): Star[][] {
  return Array.isArray(past.familiae) ? (past.familiae as Star[][]) : [];
}

/** Everybody who has ever fought for a seat, one after the other in each place of its familia. */
export function careers(tables: readonly TableInfo[], seat: number): Career[] {
  const places = Math.max(0, ...tables.map((table) => familiae(table.left)[seat]?.length ?? 0));
  return Array.from({ length: places }, (_, place) => careersOf(tables, seat, place)).flat();
}

function careersOf(tables: readonly TableInfo[], seat: number, place: number): Career[] {
  const found: Career[] = [];
  tables.forEach((table, from) => {
    const before = familiae(table.carried)[seat]?.[place];
    const after = familiae(table.left)[seat]?.[place];
    if (after?.name === undefined) return;
    const last = found.at(-1);
    const isLost = LOST.has(after.status);
    // One who follows may have the same name, once all names were borne.
    const isNew = after.status === "active" && FOLLOWED.has(before?.status ?? "");
    if (last !== undefined && last.name === after.name && !isNew) {
      if (!last.isLost) found[found.length - 1] = { ...last, fame: [...last.fame, after.fame ?? 0], isLost };
      return;
    }
    const start = before?.name === after.name && !isNew ? (before.fame ?? 0) : 0;
    found.push({ seat, name: after.name, from, fame: [start, after.fame ?? 0], isLost });
  });
  return found;
}

export function Careers({ tables, names }: { tables: readonly TableInfo[]; names: readonly string[] }) {
  const each = names.flatMap((_, seat) => careers(tables, seat));
  const told = each.map(({ name, fame, isLost }) => labelled(name, `${fame.join(", ")}${isLost ? ` (${ui("heroes-career-dead")})` : ""}`));
  const all = each.map(({ fame, ...career }) => ({ ...career, values: fame }));
  const last = tables.findLast((table) => familiae(table.left).length > 0);
  return (
    <>
      <Growth tables={tables} all={all} caption={ui("heroes-fame-chart")} told={told} />
      <ul class="familiae">
        {familiae(last?.left ?? {}).flatMap((stars, seat) => stars.filter(({ name }) => name !== undefined).map((star) => <Line key={`${seat}-${star.name}`} star={star} seat={seat} />))}
      </ul>
    </>
  );
}

/** Who he is, and what he has won. */
function Line({ star, seat }: { star: Star; seat: number }) {
  const state = star.free === true && star.status === "active" ? "free" : star.status;
  const facts = { locale: star.locale ?? "", fame: star.fame ?? 0, laurels: star.laurels ?? 0, wins: star.wins ?? 0, losses: star.losses ?? 0, draws: star.draws ?? 0 };
  const lost = (star.scars ?? []).flatMap((loss, part) => (loss > 0 ? [`${partName(part)} ${loss}`] : [])).join(", ");
  return (
    <li>
      <SeatMark seat={seat} class="" />
      <b>{star.name}</b>
      <span class="chip">{ui("heroes-career-state", { state })}</span>
      <span class="small">
        {say("heroes-style", { style: star.styles?.[0] ?? "" })} {star.attributes?.join("/")}
      </span>
      <span class="small muted">{ui("heroes-career-line", facts)}</span>
      {lost !== "" && <span class="small muted">{ui("heroes-career-scars", { parts: lost })}</span>}
    </li>
  );
}
