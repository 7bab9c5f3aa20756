/** Support is sought: whom to ask, what is said, paid on a yes, and promised; one act, four answers for the rules. */
import { ChoiceRow } from "../../../parts/question/choice";
import { SeatMark } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import type { PlainWords } from "../../../stage/plain/words";
import { about, int, ints } from "../../../stage/reading";
import type { Asked, Choice, SceneProps } from "../../../stage/scene";
import { type Arena, NOBODY, NONE } from "../state/arena";
import { intrigueOf, NAMES } from "../state/content";
import { calledBy, change, chosen, clear, hintedId, ownOptions, placeOf, planOf, sum } from "../state/plan";
import { choice } from "../words/asking";
import { houseName, intrigueName } from "../words/nouns";
import { Stepper } from "./stepper";

type Props = SceneProps<Arena> & { asked: Asked; words: PlainWords };

const ASK = "ask-";

const seatsOf = (asked: Asked): number[] => ownOptions(asked).flatMap(({ option }) => (calledBy(option).startsWith(ASK) ? [Number(calledBy(option).slice(ASK.length))] : []));

/** What one may say it is; nothing comes last. */
const claims = (): readonly string[] => NAMES.claim ?? [];

export function PleadAnswer(props: Props) {
  const { arena, acts, room, asked, words } = props;
  const { plea } = planOf(acts);
  const seats = seatsOf(asked);
  const adds = ints(about(asked), "adds");
  const hinted = hintedId(acts);
  const seat = seats.includes(plea.seat) ? plea.seat : NOBODY;
  const rest = ownOptions(asked).filter(({ option }) => !calledBy(option).startsWith(ASK));
  const rows = rest.map(({ option, index }) => ({ option, index, shown: choice(words, arena, option, room, asked) }));
  return (
    <div class="choices one">
      {seats.map((one) => {
        const shown: Choice = { title: sentence(ui("spartacus-ask-seat", { name: room.names[one] ?? "" })), note: houseName(arena, one), figure: `seat-${one + 1}`, result: `+${adds[one] ?? 0}`, unit: ui("spartacus-influence"), term: "support" };
        return seat === one ? <Request key={one} {...props} seat={one} /> : <ChoiceRow key={one} choice={shown} {...(acts.isCoached && { index: placeOf(asked, "plead", `${ASK}${one}`) })} seat={room.you} isLead={seat === NOBODY && hinted === `${ASK}${one}`} isHinted={hinted === `${ASK}${one}`} onClick={() => (acts.isCoached ? acts.touch(placeOf(asked, "plead", `${ASK}${one}`)) : change(acts, { plea: { ...plea, seat: one } }))} />;
      })}
      {rows.map(({ option, index, shown }) => (
        <ChoiceRow key={option.id} choice={shown} index={index} seat={room.you} isLead={calledBy(option) === (hinted || "launch") && seat === NOBODY} isHinted={index === acts.hinted} isBusy={acts.pressed === index} onClick={() => acts.touch(index)} />
      ))}
    </div>
  );
}

/** What is told to one of them: what binds, and what is only said. */
function Request({ acts, room, asked, seat }: Props & { seat: number }) {
  const { plea } = planOf(acts);
  const set = (more: Partial<typeof plea>): void => change(acts, { plea: { ...plea, ...more } });
  const claim = plea.claim === NONE ? claims().length - 1 : plea.claim;
  const send = (): void => {
    acts.row([chosen("plead", `${ASK}${seat}`), chosen("claim", claims()[claim] ?? ""), sum("fee", plea.fee), sum("promise", plea.promise)]);
    clear(acts);
  };
  return (
    <section class="bargain" aria-label={ui("spartacus-ask-seat", { name: room.names[seat] ?? "" })}>
      <header>
        <SeatMark seat={seat} class="m" />
        <b>{room.names[seat]}</b>
      </header>
      <div class="binding">
        <span class="tag">{ui("spartacus-binds")}</span>
        <span>{ui("spartacus-on-a-yes")}</span>
        <Stepper small value={plea.fee} low={0} high={int(about(asked), "fee")} label={ui("spartacus-on-a-yes")} set={(fee) => set({ fee })} />
      </div>
      <div class="spoken">
        <span class="tag">{ui("spartacus-only-said")}</span>
        <label>
          <span>{ui("spartacus-claim")}</span>
          <select class="inp" value={claim} onChange={(event) => set({ claim: Number(event.currentTarget.value) })}>
            {claims().map((id, place) => (
              <option key={id} value={place}>
                {intrigueOf(id) === NONE ? ui("spartacus-claims-nothing") : intrigueName(intrigueOf(id))}
              </option>
            ))}
          </select>
        </label>
        <span>{ui("spartacus-later")}</span>
        <Stepper small value={plea.promise} low={0} high={int(about(asked), "promise")} label={ui("spartacus-later")} set={(promise) => set({ promise })} />
      </div>
      <ChoiceRow choice={{ title: ui("spartacus-ask-now", { name: room.names[seat] ?? "" }), figure: `seat-${seat + 1}` }} seat={room.you} isLead={true} isHinted={hintedId(acts) === `${ASK}${seat}`} isBusy={acts.isBusy} onClick={send} />
    </section>
  );
}
