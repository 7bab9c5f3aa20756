/** What lies on the table in words: a hex by its place, who stands there, in what state, facing where; a card of a row. */
import { ui } from "../../../words/ui";
import { say, sentence } from "../../../words/words";
import { names } from "../../../words/lists";
import type { Fact, Room } from "../../../stage/scene";
import { type Arena, figuresOn, type Laid, UNSEEN } from "../state/arena";
import { GATES, hexId, STARTS } from "../state/content";
import { cardName, characterName, facingName, figureName } from "./nouns";
import { isBeast, slotOf } from "../state/numbering";
import { has } from "../../../stage/sets";

const FATES = ["", "doomed", "dead", "surrendered"];

export function stateOf(arena: Arena, seat: number): Fact[] {
  const found: Fact[] = [];
  const trapped = arena.trapped[seat] ?? 0;
  if (trapped > 0) found.push({ text: say("gladiatori-panel-trapped", { count: trapped }), term: "trapped" });
  if ((arena.down[seat] ?? 0) > 0) found.push({ text: say("gladiatori-panel-down"), term: "face-down" });
  else if ((arena.unbalanced[seat] ?? 0) > 0) found.push({ text: say("gladiatori-panel-unbalanced"), term: "unbalanced" });
  if (has(arena.passive, seat)) found.push({ text: say("gladiatori-panel-passive"), term: "passive" });
  if (has(arena.guarded, seat)) found.push({ text: say("gladiatori-panel-delay"), term: "delay" });
  const fate = FATES[arena.fate[seat] ?? 0] ?? "dead";
  if (fate !== "") found.push({ text: say(`gladiatori-panel-${fate}`), term: `state.${fate}` });
  return found;
}

export function figureLabel(arena: Arena, figure: number, room: Room): string {
  const name = sentence(figureName(arena, figure, room));
  if (isBeast(figure)) {
    const netted = arena.netted[slotOf(figure)] ?? 0;
    return netted > 0 ? ui("gladiatori-beast-netted", { name, count: netted }) : name;
  }
  const character = arena.character[figure] ?? -1;
  const parts = [
    name,
    character >= 0 ? characterName(character) : "",
    ...stateOf(arena, figure).map(({ text }) => text),
    ui("gladiatori-facing-to", { facing: facingName(arena.facing[figure] ?? 0) }),
  ];
  return parts.filter(Boolean).join(", ");
}

export function hexLabel(arena: Arena, hex: number, room: Room): string {
  const there = figuresOn(arena, hex);
  const kind = GATES.includes(hex) ? ui("gladiatori-gate") : STARTS.includes(hex) && arena.turn === 0 ? ui("gladiatori-start") : "";
  const what = there.length === 0 ? [kind || ui("gladiatori-empty")] : [kind, names(there.map((figure) => figureLabel(arena, figure, room)))];
  return [hexId(hex), ...what].filter(Boolean).join(", ");
}

/** An Action card on the table: its name, how it lies, and what using it again would cost. */
export function laidLabel(laid: Laid, blood: number): string {
  const parts = [
    laid.kind === UNSEEN ? ui("gladiatori-unseen-card") : cardName(laid.kind),
    laid.down ? ui("gladiatori-face-down") : "",
    laid.rotated ? ui("gladiatori-rotated") : "",
    laid.kind !== UNSEEN ? ui("gladiatori-reuse", { blood }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}
