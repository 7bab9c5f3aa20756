/** The fight as two columns that add up: opened before the cards, then card by card, and the thresholds with their chances. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { signed } from "../../../words/numbers";
import { ui } from "../../../words/ui";
import { say, sentence } from "../../../words/words";
import type { SceneProps } from "../../../stage/scene";
import { narrowed } from "../state/plan";
import { type Arena, type Opened } from "../state/arena";
import { HINDERING, OUTCOMES } from "../state/content";
import { seatOf } from "../state/decode";
import { type Part, type Shown, shownFight } from "../state/fighting";
import { cardName, manName, percent, termOf } from "../words/nouns";
import "./glance.css";

const VALUE = "value";
const HELD = ["repelled", "equal"];
const OF_BLOW = [...HELD, "pushed", "wounded", "out"];
const OF_NET = [...HELD, "hindered"];
/** What may come of an attack: behind Murus he is not pushed back. */
const OF_CHANCES = [...HELD, "unmoved", "pushed", "wounded", "out", "hindered"];

export function Fight(props: SceneProps<Arena> & { still: boolean }) {
  const { arena, acts } = props;
  const fight = shownFight(arena, acts, narrowed(arena, acts));
  if (fight === null) return <p class="muted">{ui("no-fight")}</p>;
  const { told } = fight;
  return (
    <section class="duel" aria-label={ui("jugula-fight")}>
      <div class="sums">
        <Column arena={arena} man={fight.man} side="attack" parts={fight.attackParts} before={fight.attack} opened={told?.opened[0] ?? null} total={told?.totals?.[0] ?? null} />
        <Column arena={arena} man={fight.target} side="defence" parts={fight.defenceParts} before={fight.defence} opened={told?.opened[1] ?? null} total={told?.totals?.[1] ?? null} />
      </div>
      <Thresholds fight={fight} />
      <Chances chances={fight.chances} />
      {told !== null && told.outcome !== null && <Verdict {...props} fight={fight} />}
    </section>
  );
}

/** Names the fight that goes on or is thought of. */
export function fightNow(arena: Arena, acts: SceneProps<Arena>["acts"]): string {
  if (acts.asked?.ask === "attack") return `plan ${acts.number}`;
  return arena.fight === null ? "" : String(arena.fight.tick);
}

interface ColumnProps {
  arena: Arena;
  man: number;
  side: "attack" | "defence";
  parts: readonly Part[];
  before: number;
  opened: Opened | null;
  total: number | null;
}

function Column({ arena, man, side, parts, before, opened, total }: ColumnProps) {
  const shown = parts.filter(([part, value]) => part === VALUE || value !== 0);
  return (
    <table class="sum">
      <caption>
        <span class="row">
          <SeatMark seat={seatOf(man)} class="m" />
          <b class="cut">{manName(arena, man)}</b>
        </span>
      </caption>
      <tbody>
        {shown.map(([part, value]) => (
          <tr key={part}>
            <th scope="row" data-term={`part.${part}`}>
              {sentence(ui(`jugula-part-${side}`, { part, zone: value }))}
            </th>
            <td>{part === VALUE ? value : signed(value)}</td>
          </tr>
        ))}
        <tr class="subtotal">
          <th scope="row">{ui("jugula-before-cards")}</th>
          <td>{before}</td>
        </tr>
        <tr class={opened === null ? "untold" : "opened"}>
          <th scope="row" data-term={opened === null ? "combat-card" : termOf("card", cardName(opened.card))}>
            {opened === null ? ui("jugula-card-down") : cardName(opened.card) || ui("jugula-card-none")}
          </th>
          <td>{opened === null ? <Figure name="card-back" class="back" label={ui("jugula-card-down")} /> : signed(opened.value)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{ui("jugula-total")}</th>
          <td>{total ?? "–"}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** What comes of the totals, and the one that was reached. */
function Thresholds({ fight }: { fight: Shown }) {
  const reached = fight.told?.outcome == null ? "" : (OUTCOMES[fight.told.outcome] ?? "");
  return (
    <ul class="thresholds">
      {(fight.kind === HINDERING ? OF_NET : OF_BLOW).map((outcome) => (
        <li key={outcome} class={outcome === reached ? "on" : undefined} aria-current={outcome === reached ? "true" : undefined} data-term={`outcome.${outcome}`}>
          <span>{ui("jugula-threshold", { outcome })}</span>
          <b>{ui("jugula-threshold-result", { outcome })}</b>
        </li>
      ))}
    </ul>
  );
}

/** How likely it is what befalls the target where he stands: cornered, he is wounded; wounded, he is out. */
function Chances({ chances }: { chances: Shown["chances"] }) {
  const known = OF_CHANCES.filter((outcome) => (chances[outcome] ?? 0) > 0);
  if (known.length === 0) return null;
  return (
    <dl class="chances">
      {known.map((outcome) => (
        <div key={outcome} data-term={outcome === "unmoved" ? "outcome.pushed" : `outcome.${outcome}`}>
          <dt>{sentence(say("jugula-outcome", { outcome }))}</dt>
          <dd>{percent(chances[outcome] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Verdict({ arena, room, fight }: SceneProps<Arena> & { fight: Shown }) {
  const { told, target } = fight;
  if (told === null || told.outcome === null) return null;
  const last = told.befell.at(-1) ?? OUTCOMES[told.outcome] ?? "";
  const isMine = seatOf(target) === room.you;
  const isHit = ["wounded", "felled", "pushed", "hindered"].includes(last);
  return (
    <p class={isHit && isMine ? "verdict bad" : "verdict"} role="status">
      {told.points > 0 && <b class="big">+{told.points}</b>}
      <span>{ui("jugula-verdict", { what: last, name: manName(arena, target), cornered: told.befell.includes("cornered") ? "yes" : "no", pushed: told.befell.includes("pushed") ? "yes" : "no" })}</span>
    </p>
  );
}
