/** The gladiator-turn step by step, the newest on top: tests with the dice of both, blows with their sums, appeals. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { TextWithTerms } from "../../../parts/explain/text-with-terms";
import { signed } from "../../../words/numbers";
import { ui } from "../../../words/ui";
import { chance, say, sentence } from "../../../words/words";
import { about, int, ints, isRow, type Row, text } from "../../../stage/reading";
import type { SceneProps } from "../../../stage/scene";
import { type Arena, type Blow, called, NOBODY, NONE, type Plea, seatOf, type Test } from "../state/arena";
import { PARTS, VERDICTS } from "../state/content";
import { concerned } from "../state/plan";
import { nameOf, partName } from "../words/nouns";
import { Pips, Thrown, Waiting } from "./dice";
import { Referee } from "./referee";

type Props = SceneProps<Arena> & { still: boolean };

export function Fight(props: Props) {
  const { arena, acts } = props;
  const now = acts.asked?.ask === "bonus" ? about(acts.asked) : null;
  const told = arena.deeds.filter((deed) => deed.is !== "test" || deed.trays[0] !== null || now === null);
  if (told.length === 0 && now === null) {
    return (
      <div class="muted">
        <p>{ui("no-fight")}</p>
        <Referee arena={arena} />
      </div>
    );
  }
  return (
    <section class="deeds" tabIndex={0} aria-label={ui("tab-fight")}>
      {now !== null && <Committing {...props} told={now} />}
      {[...told].reverse().map((deed, place) => {
        const isNew = place === 0 && now === null;
        if (deed.is === "test") return <Tested key={deed.tick} {...props} test={deed} isNew={isNew} />;
        return deed.is === "blow" ? <Struck key={deed.tick} blow={deed} /> : <Appealed key={deed.tick} plea={deed} />;
      })}
    </section>
  );
}

/** Names the turn in which somebody fights: when it changes, the book opens at it. */
export function fightNow(arena: Arena): string {
  const [first] = arena.deeds;
  return first === undefined ? "" : String(first.tick);
}

function Party({ arena, name }: { arena: Arena; name: number }) {
  const man = called(arena, name);
  const seat = man === undefined ? NOBODY : seatOf(arena, man);
  return (
    <>
      {seat !== NOBODY && <SeatMark seat={seat} class="m" />}
      <b>{nameOf(name)}</b>
    </>
  );
}

/** A sum in words: each part of a pool by its name. */
function sum(parts: unknown): string {
  const rows = Array.isArray(parts) ? (parts as [string, number][]) : [];
  return rows.map(([part, value], place) => `${ui("heroes-part-of-pool", { part })} ${place === 0 ? value : signed(value)}`).join(", ");
}

/** Before the dice: both pools, and the Bonus Dice that one lays to his own; the other's are not known. */
function Committing({ arena, acts, told }: Props & { told: Row }) {
  const own = concerned(arena, acts.asked)?.name ?? NONE;
  const foe = arena.men[int(told, "foe_gladiator", NONE)];
  const count = acts.marked === null ? 0 : (acts.asked?.options[acts.marked]?.choice ?? 0);
  const isSealed = foe !== undefined && foe.bonus > 0;
  return (
    <section class="deed">
      <h3 class="caps" data-term={text(told, "test") === "net_toss" ? "toss" : text(told, "test")}>
        {ui("heroes-test", { kind: text(told, "test") })}
      </h3>
      <div class="throws">
        <span class="party">
          <Party arena={arena} name={own} />
          <small>
            <TextWithTerms text={sum(told.parts)} />
          </small>
        </span>
        <Waiting dice={int(told, "dice")} bonus={ints(told, "laid")[count] ?? 0} />
      </div>
      <div class="throws">
        <span class="party">
          <Party arena={arena} name={foe?.name ?? NONE} />
          <small>
            <TextWithTerms text={sum(told.their_parts)} />
          </small>
        </span>
        <Waiting dice={int(told, "theirs")} bonus={isSealed ? null : 0} />
      </div>
      <Chances {...{ acts }} />
    </section>
  );
}

/** The chances with so many dice as are marked, or else with none. */
function Chances({ acts }: Pick<Props, "acts">) {
  const odds = acts.odds.get(acts.marked ?? 0);
  if (odds === undefined) return null;
  return (
    <dl class="chances" data-term="odds">
      {Object.entries(odds).map(([name, value]) => (
        <div key={name}>
          <dt>{sentence(say(`heroes-odds-${name}`))}</dt>
          <dd>{say(`heroes-odds-${name}-value`, { value: chance(value) })}</dd>
        </div>
      ))}
    </dl>
  );
}

function Tested({ arena, still, test, isNew }: Props & { test: Test; isNew: boolean }) {
  const isOver = test.outcome !== "";
  return (
    <section class={isNew ? "deed" : "deed past"}>
      <h3 class="caps" data-term={test.kind === "net_toss" ? "toss" : test.kind}>
        {ui("heroes-test", { kind: test.kind })}
        {test.opening !== "plain" && ` · ${ui("heroes-opening", { opening: test.opening })}`}
      </h3>
      {test.men.map((name, place) => {
        const tray = test.trays[place];
        const drawn = test.selected[place] ?? [];
        return (
          <div class="throws" key={name}>
            <span class="party">
              <Party arena={arena} name={name} />
              {tray != null && <b class="count">{tray.successes}</b>}
            </span>
            {drawn.length > 0 && <small class="drawn">{ui("heroes-selected", { faces: drawn.join(", "), used: tray?.used ?? 0 })}</small>}
            {tray != null && <Thrown tray={tray} falls={isNew && !still} />}
          </div>
        );
      })}
      {isOver && <p class="verdict">{ui("heroes-outcome", { outcome: test.outcome, first: nameOf(test.men[0]), other: nameOf(test.men[1]) })}</p>}
    </section>
  );
}

/** Where, and how much: two dice for the part, then Impact and weapon less armour. */
function Struck({ blow }: { blow: Blow }) {
  const last = blow.befell.at(-1) ?? "";
  return (
    <section class="deed">
      <h3 class="caps" data-term="location">
        {ui("heroes-blow", { winner: nameOf(blow.winner), loser: nameOf(blow.loser) })}
      </h3>
      <div class="throws row">
        {blow.rolls.map((dice, place) => (
          <Pips key={place} faces={dice} label={ui("heroes-phase-location")} />
        ))}
        {blow.part !== NONE && <b data-term={`part.${PARTS[blow.part] ?? ""}`}>{sentence(partName(blow.part))}</b>}
      </div>
      {blow.stopped && <p class="verdict">{ui("heroes-stopped")}</p>}
      {blow.damage !== null && (
        <>
          <ul class="adds">
            <li data-term="impact">{ui("heroes-adds", { part: "impact", value: blow.impact })}</li>
            <li data-term="weapon">{ui("heroes-adds", { part: "weapon", value: signed(blow.force) })}</li>
            <li data-term="armour">{ui("heroes-adds", { part: "armour", value: signed(-blow.armour) })}</li>
          </ul>
          {blow.defied.length > 0 && <Pips faces={blow.defied} label={ui("heroes-star-power")} />}
          <p class="verdict bad" role="status">
            <b class="big">−{blow.damage}</b>
            <span>{sentence(ui("heroes-befell", { what: last, name: nameOf(blow.loser), part: partName(blow.part) }))}</span>
          </p>
        </>
      )}
    </section>
  );
}

/** The crowd, then perhaps the Emperor. */
function Appealed({ plea }: { plea: Plea }) {
  const verdict = VERDICTS[plea.verdict] ?? "";
  return (
    <section class="deed">
      <h3 class="caps" data-term="mercy">
        {ui("heroes-appeal", { name: nameOf(plea.man) })}
      </h3>
      <div class="throws row" data-term="mercy">
        <Figure name="crowd" class="fig" />
        <Pips faces={plea.dice} label={ui("heroes-the-crowd")} />
        <span>{ui("heroes-crowd-says", { value: plea.value, verdict })}</span>
      </div>
      {isRow(plea.emperor) && (
        <div class="throws row" data-term="emperor">
          <Figure name="laurel" class="fig" />
          <Pips faces={plea.emperor.dice} label={ui("heroes-the-emperor")} />
          <span>{ui("heroes-emperor-says", { mind: plea.emperor.mind, his: plea.emperor.his, savvy: plea.emperor.savvy, own: plea.emperor.own })}</span>
        </div>
      )}
      {plea.doubt.length > 0 && (
        <div class="throws row">
          <Pips faces={plea.doubt} label={ui("heroes-the-emperor")} />
          <span>{ui("heroes-doubt")}</span>
        </div>
      )}
      {plea.outcome !== "" && (
        <p class={plea.outcome === "spared" ? "verdict" : "verdict bad"} role="status">
          {ui("heroes-fate", { fate: plea.outcome, name: nameOf(plea.man) })}
        </p>
      )}
    </section>
  );
}
