/** Why something is no answer, in words. */
import { ui } from "../words/ui";
import { has, learn, say } from "../words/words";

/** Reasons that name no rule. */
const BARE: ReadonlySet<string> = new Set(["", "no-such-choice", "other-ask"]);
/** A sentence that names one. */
const RULED = /\(R?\d/;

/** The rule that stands against it, or else the rule of what is asked; and where to answer, if that is not on the board. */
export async function refusalOf(game: string, ask: string, reason: string, isOnBoard: boolean): Promise<string> {
  const [key, rule] = [`${game}-refusal-${reason}`, `${game}-rule-${ask}`];
  const found = !BARE.has(reason) && has(key) ? say(key) : ui(isOnBoard ? "not-possible" : "answer-beside");
  if (RULED.test(found)) return found;
  await learn(`${game}/rules`);
  return has(rule) ? `${found} ${say(rule)}` : found;
}
