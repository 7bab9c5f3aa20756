/** Splitting the deck (5.1): every card to the hand or to the HP deck, with both sums before one's eyes. */
import { ui } from "../../../../words/ui";
import type { SceneProps } from "../../../scene";
import { type Arena, members, worth } from "../../state/arena";
import { context } from "../../words/asking";
import { ACTIONS, ENERGY_0, ENERGY_1, ITEMS, KIND, lifeOf, PRICES, sizeOf } from "../../state/content";
import { kindsOf } from "../../state/decode";
import { cardName } from "../../words/nouns";
import { Card } from "./card";
import { type Counts, countsOf, send, setCounts } from "./plan";

type Props = SceneProps<Arena>;

/** The kinds that are still to be split; the place in the row is told by the question. */
function kindsLeft({ arena, room, acts }: Props): number[] {
  return acts.asked === null ? [] : kindsOf(arena, room.you ?? 0).slice(context(acts.asked, 2));
}

const held = ({ arena }: Props, kind: number): number => arena.own?.deck[kind] ?? 0;

/** To begin with: what acts in the hand, half of the Energy behind it. */
function suggest(props: Props): Counts {
  const isEnergy = (kind: number): boolean => kind === ENERGY_0 || kind === ENERGY_1;
  return Object.fromEntries(kindsLeft(props).map((kind) => [kind, isEnergy(kind) ? Math.ceil(held(props, kind) / 2) : held(props, kind)]));
}

/** Both sides of a split: cards by kind. */
function sides(props: Props): { hand: number[]; life: number[]; counts: Counts } {
  const counts = countsOf(props, () => suggest(props));
  const { own } = props.arena;
  const hand = KIND.map((_, kind) => (own?.hand[kind] ?? 0) + (counts[kind] ?? 0));
  const life = KIND.map((_, kind) => (own?.life[kind] ?? 0) + (kind in counts ? held(props, kind) - (counts[kind] ?? 0) : 0));
  return { hand, life, counts };
}

export function Splitting(props: Props) {
  const { hand, life, counts } = sides(props);
  const set = (kind: number, count: number): void => setCounts(props, { ...counts, [kind]: count });
  const all = (share: (kind: number) => number): void => setCounts(props, Object.fromEntries(kindsLeft(props).map((kind) => [kind, share(kind)])));
  const kinds = kindsLeft(props).filter((kind) => held(props, kind) > 0);
  return (
    <div class="splitting">
      <Totals {...props} hand={hand} life={life} />
      <div class="row wrap quickly">
        <button type="button" class="btn sm" onClick={() => all((kind) => held(props, kind))}>
          {ui("gladiatori-all-hand")}
        </button>
        <button type="button" class="btn sm" onClick={() => all((kind) => (kind < ACTIONS ? held(props, kind) : 0))}>
          {ui("gladiatori-actions-hand")}
        </button>
        <button type="button" class="btn sm" onClick={() => all(() => 0)}>
          {ui("gladiatori-all-life")}
        </button>
      </div>
      <ul class="cardgrid">
        {kinds.map((kind) => {
          const [most, now] = [held(props, kind), counts[kind] ?? 0];
          const label = ui("gladiatori-split-card", { card: cardName(kind), hand: now, life: most - now });
          return (
            <li key={kind}>
              <Card
                kind={kind}
                count={most}
                state={now === 0 ? "bleeds" : now === most ? "acts" : "acts both"}
                foot={ui("gladiatori-split-foot", { hand: now, most })}
                pressed={now > 0}
                label={label}
                onClick={() => set(kind, now === 0 ? most : now === most && most > 1 ? Math.floor(most / 2) : 0)}
              />
              {most > 1 && (
                <input type="range" min={0} max={most} value={now} aria-label={label} onInput={(event) => set(kind, event.currentTarget.valueAsNumber)} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Totals({ arena, room, hand, life }: Props & { hand: number[]; life: number[] }) {
  const greens = hand.slice(0, ACTIONS).reduce((sum, count) => sum + count, 0);
  const deck = lifeOf(life);
  const items = members(arena.items[room.you ?? 0] ?? 0).reduce((sum, item) => sum + worth(arena, item, ITEMS[item]?.hp ?? 0), 0);
  return (
    <div class="trays" aria-live="polite">
      <div class="panel tray-hand">
        <span class="caps">{ui("gladiatori-hand")}</span>
        <b class="big">{ui("gladiatori-cards", { count: sizeOf(hand) })}</b>
        <span class="small muted">{ui("gladiatori-greens", { greens, reds: sizeOf(hand) - greens })}</span>
      </div>
      <div class="panel tray-life">
        <span class="caps">{ui("gladiatori-life")}</span>
        <b class="big">{ui("gladiatori-hit-points", { count: deck + items + PRICES.cover })}</b>
        <span class="small muted">{ui("gladiatori-life-sum", { deck, cards: sizeOf(life), items, cover: PRICES.cover })}</span>
      </div>
    </div>
  );
}

/** The answer to the whole row, in the bar. */
export function SplitAnswer(props: Props) {
  const { hand, life, counts } = sides(props);
  const answers = kindsLeft(props).map((kind) => ({ ask: "split", choice: counts[kind] ?? 0 }));
  return (
    <div class="acts">
      <button type="button" class={props.acts.isBusy ? "btn answer primary busy" : "btn answer primary"} onClick={() => send(props, answers)}>
        {ui("gladiatori-do-split", { cards: sizeOf(hand), points: lifeOf(life) })}
      </button>
    </div>
  );
}
