/** Why something is no answer, in words. */
import { ui } from "../../words/ui";
import { type Facts, has, learn, say } from "../../words/words";

/** Reasons that name no rule. */
const BARE: ReadonlySet<string> = new Set(["", "no-such-choice", "other-ask"]);
/** A sentence that names one. */
const RULED = /\(R?\d/;
/** As far as the first that does. */
const FIRST_RULED = /^.*?\(R?\d[^)]*\)\.(?=\s|$)/s;

/** The rule that stands against it, or else the rule of what is asked; where to answer, if that is not on the board, and of the rule then no more than it begins with. */
export async function refusalOf(game: string, ask: string, reason: string, isOnBoard: boolean, facts: Facts = {}): Promise<string> {
  const [key, rule] = [`${game}-refusal-${reason}`, `${game}-rule-${ask}`];
  const found = !BARE.has(reason) && has(key) ? say(key, facts) : ui(isOnBoard ? "not-possible" : "answer-beside");
  if (RULED.test(found)) return found;
  await learn(`${game}/rules`);
  if (!has(rule)) return found;
  const whole = say(rule);
  return `${found} ${isOnBoard ? whole : (FIRST_RULED.exec(whole)?.[0] ?? whole)}`;
}
