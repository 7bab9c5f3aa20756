/** A Market card on the table: picture, name, dice; turned when it is exhausted, with a wound when it is injured. */
import { Figure } from "../../../parts/basics/figure";
import type { Acts } from "../../../stage/scene";
import { type Arena, EXHAUSTED, INJURED, kindOf } from "../state/arena";
import { figureOf } from "../state/content";
import { favorsOf, isChampion } from "../state/decode";
import { optionOfCard } from "../state/pointing";
import { Numbers } from "./numbers";
import { cardName, diceOf, marksOf } from "../words/nouns";

interface TileProps {
  arena: Arena;
  acts: Acts;
  card: number;
  seat: number;
  /** Picked for an offer. */
  isPicked?: boolean;
  onPick?: (() => void) | null;
}

const CONDITION: Readonly<Record<number, string>> = { [EXHAUSTED]: " exhausted", [INJURED]: " injured" };

/** A name with more letters, or with a longer word, is written smaller. */
const SHORT = 18;
const WORD = 9;
const isLong = (name: string): boolean => name.length > SHORT || name.split(" ").some((word) => word.length > WORD);

export function Tile({ arena, acts, card, seat, isPicked = false, onPick = null }: TileProps) {
  const index = optionOfCard(acts.asked, card);
  const isOption = index >= 0;
  const touch = onPick ?? (isOption ? () => acts.touch(index) : null);
  // In a lesson only what is right now is lit; all else still says why it must wait.
  const isLit = touch !== null && (onPick !== null || acts.holds(index) === "");
  const isOn = isPicked || (isOption && acts.marked === index);
  const marks = arena.favors[card] ?? 0;
  const look = `rtile ${kindOf(card)}${CONDITION[arena.condition[card] ?? 0] ?? ""}${isLit ? " lit" : ""}${isOn ? " on" : ""}`;
  const face = (
    <span class="face">
      <Figure name={figureOf(card)} class="pic" style={{ "--fig-2": `var(--seat-${seat + 1})` }} />
      <span class={isLong(cardName(card)) ? "nm long" : "nm"}>{cardName(card)}</span> <span class="ft"><Numbers dice={diceOf(card)} /></span>
      {arena.condition[card] === INJURED && <Figure name="wound" class="badge" />}
      {isChampion(marks) && <Figure name="laurel" class="badge crown" />}
      {favorsOf(marks) > 0 && (
        <i class="favors" aria-hidden="true">
          {"★".repeat(favorsOf(marks))}
        </i>
      )}
      <span class="sr">{marksOf(arena, card).join(", ")}</span>
    </span>
  );
  if (touch === null) {
    return (
      <li class={look} data-term={`card.${card}`}>
        {face}
      </li>
    );
  }
  return (
    <li>
      <button type="button" class={look} data-term={`card.${card}`} aria-pressed={isOn} onClick={touch}>
        {face}
      </button>
    </li>
  );
}
