/** The fight that is shown: the one that goes on, or the one that an answer would begin, as the question opens it. */
import { about, aboutChoice, int, type Row, row } from "../../../stage/reading";
import type { Acts } from "../../../stage/scene";
import { leadOf } from "../../../stage/foretold";
import { type Arena, type Fight, NOBODY, NOWHERE } from "./arena";
import { OF_ATTACK, OF_DEFENCE } from "./content";

/** A part of a sum by its name. */
export type Part = readonly [string, number];

export interface Shown {
  readonly man: number;
  readonly target: number;
  readonly kind: number;
  readonly attack: number;
  readonly defence: number;
  readonly attackParts: readonly Part[];
  readonly defenceParts: readonly Part[];
  /** How likely each outcome is, as far as it is asked. */
  readonly chances: Readonly<Record<string, number>>;
  /** Where a push would lead; NOWHERE where it could not, or is not said. */
  readonly push: number;
  /** The fight as it was told; null while it is only thought of. */
  readonly told: Fight | null;
}

const named = (names: readonly string[], values: readonly number[]): Part[] => names.map((name, place) => [name, values[place] ?? 0]);
const listed = (names: readonly string[], parts: Row): Part[] => names.map((name) => [name, int(parts, name)]);

function chancesOf(told: Row): Record<string, number> {
  const found = row(told, "chances");
  return Object.fromEntries(Object.keys(found).map((name) => [name, int(found, name)]));
}

function opened(told: Row, chances: Row, fight: Fight | null): Shown {
  return {
    man: int(told, "gladiator", NOBODY),
    target: int(told, "target", NOBODY),
    kind: int(told, "kind"),
    attack: int(told, "attack"),
    defence: int(told, "defence"),
    attackParts: listed(OF_ATTACK, row(told, "attack_parts")),
    defenceParts: listed(OF_DEFENCE, row(told, "defence_parts")),
    chances: chancesOf(chances),
    push: int(told, "push_to", NOWHERE),
    told: fight,
  };
}

/** The choice that is looked at: marked, hinted, put forward, or the first of those that are left. */
function lookedAt(acts: Acts, left: readonly number[]): number {
  const { asked } = acts;
  if (asked === null) return NOBODY;
  const lead = leadOf(asked);
  const index = acts.marked ?? acts.hinted ?? (left.includes(lead) ? lead : (left[0] ?? NOBODY));
  return asked.options[index]?.choice ?? NOBODY;
}

export function shownFight(arena: Arena, acts: Acts, left: readonly number[]): Shown | null {
  const { asked } = acts;
  const { fight } = arena;
  if (asked?.ask === "commit") return opened(about(asked), aboutChoice(asked, lookedAt(acts, left)), fight?.outcome === null ? fight : null);
  if (asked?.ask === "attack") {
    const told = aboutChoice(asked, lookedAt(acts, left));
    return "gladiator" in told ? opened(told, told, null) : null;
  }
  if (fight === null) return null;
  return { ...fight, attackParts: named(OF_ATTACK, fight.attackParts), defenceParts: named(OF_DEFENCE, fight.defenceParts), chances: {}, push: NOWHERE, told: fight };
}
