/** The growth of all gladiators of a campaign: XP after each match, a line for each; the dead end theirs. */
import { Growth } from "../../../parts/campaign/growth";
import type { TableInfo } from "../../../wire/types";
import { apart, labelled, ui } from "../../../words/ui";

interface Line {
  readonly xp: number;
  readonly dead: boolean;
}

/** The career of one gladiator: from which match on, and his XP at each gate. */
interface Career {
  readonly seat: number;
  readonly from: number;
  readonly xp: readonly number[];
  readonly isDead: boolean;
}

function lines(past: Readonly<Record<string, unknown>>): Line[] {
  const found = past.gladiators;
  return Array.isArray(found) ? (found as Line[]) : [];
}

/** A seat's gladiators one after the other: where one dies another begins. */
export function careers(tables: readonly TableInfo[], seat: number): Career[] {
  const found: Career[] = [];
  tables.forEach((table, match) => {
    const start = lines(table.carried)[seat]?.xp ?? 0;
    const last = found.at(-1);
    const now = last === undefined || last.isDead ? { seat, from: match, xp: [start], isDead: false } : last;
    const after = lines(table.left)[seat];
    const grown = after === undefined ? now : { ...now, xp: [...now.xp, after.dead ? start : after.xp], isDead: after.dead };
    if (now === last) found.pop();
    found.push(grown);
  });
  return found;
}

export function Careers({ tables, names }: { tables: readonly TableInfo[]; names: readonly string[] }) {
  const each = names.map((_, seat) => careers(tables, seat));
  const told = names.map(
    (name, seat) => labelled(name, apart((each[seat] ?? []).map(({ xp, isDead }) => `${xp.join(", ")}${isDead ? ` (${ui("gladiatori-gain-dead-short")})` : ""}`))),
  );
  const all = each.flat().map(({ seat, from, xp, isDead }) => ({ seat, from, values: xp, isLost: isDead }));
  return <Growth tables={tables} all={all} caption={ui("gladiatori-xp-chart")} told={told} />;
}
