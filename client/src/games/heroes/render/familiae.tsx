/** The familiae between two matches of a campaign, in the place of the board: every gladiator with his body, what he has won, and whether he can fight. */
import { SeatMark } from "../../../parts/basics/figure";
import { about, text } from "../../../stage/reading";
import type { SceneProps } from "../../../stage/scene";
import { ui } from "../../../words/ui";
import { say } from "../../../words/words";
import { type Arena, NONE, type Star } from "../state/arena";
import { ATTRIBUTES, FIGHTS, NAMES } from "../state/content";
import { attributeName, partsLeft } from "../words/nouns";
import { Body } from "./body";
import { Track } from "./roster";
import "./familiae.css";

type Props = SceneProps<Arena>;

/** Questions whose options are gladiators, by their names. */
const OF_STARS: ReadonlySet<string> = new Set(["entry", "join", "rival"]);
const READY: ReadonlySet<string> = new Set(["fit", "free"]);
const STRENGTH = ATTRIBUTES.indexOf("strength");

export function Familiae(props: Props) {
  const { stars, days, you } = props.arena;
  const own = stars.filter(({ seat }) => seat === you);
  const others = stars.filter(({ seat }) => seat !== you);
  return (
    <section class="ludus" aria-label={ui("heroes-familiae")}>
      <ul class="days">
        {days.map(({ locale, venue, left }) => (
          <li key={locale}>{say("heroes-day", { locale: NAMES.locale?.[locale] ?? "", venue: NAMES.venue?.[venue] ?? "", left })}</li>
        ))}
      </ul>
      <ul class="stars">
        {[...own, ...others].map((star) => (
          <li key={star.name}>
            <Card {...props} star={star} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** His Roster Card: a touch chooses him where gladiators are asked for, or says why not. */
function Card({ acts, room, star }: Props & { star: Star }) {
  const { asked } = acts;
  const asks = asked !== null && OF_STARS.has(asked.ask);
  const name = NAMES.gladiator?.indexOf(star.name) ?? NONE;
  const index = asks ? asked.options.findIndex((option) => option.ask === asked.ask && option.choice === name) : NONE;
  const isMarked = index >= 0 && acts.marked === index;
  const isMeant = [text(about(asked), "who"), text(about(asked), "own")].includes(star.name);
  const look = ["ros", isMarked && "on", isMeant && "meant", index >= 0 && "open", !READY.has(star.state) && "beaten"].filter(Boolean).join(" ");
  const paint = `var(--seat-${star.seat + 1})`;
  return (
    <button
      type="button"
      class={look}
      style={{ "--c": paint, "--fig-2": paint }}
      aria-pressed={asks ? isMarked : undefined}
      aria-disabled={index < 0 ? true : undefined}
      onClick={() => (index >= 0 ? acts.touch(index) : asks && acts.whyNot(asked.ask, name))}
    >
      <Body parts={star.parts} whole={star.parts.map(() => star.attributes[STRENGTH] ?? 0)} armour={star.armour} />
      <span class="rt">
        <span class="rhead">
          <SeatMark seat={star.seat} class="" />
          <b>{star.name}</b>
          <span class="sr">{room.names[star.seat]}</span>
          <small>{[say("heroes-style", { style: star.style }), ...signatures(star)].join(" · ")}</small>
        </span>
        <span class="chip">{say("heroes-star-state", { state: star.state, today: star.today, fights: FIGHTS })}</span>
        {ATTRIBUTES.map((attribute, place) => (
          <Track key={attribute} name={attribute} label={attributeName(place)} now={star.attributes[place] ?? 0} full={star.attributes[place] ?? 0} />
        ))}
        <span class="sr">{partsLeft(star.parts)}</span>
        <span class="ft">{`${ui("heroes-star-total", { total: star.total })} · ${ui("heroes-career-line", { locale: star.locale, fame: star.fame, laurels: star.laurels, wins: star.wins, losses: star.losses, draws: star.draws })}`}</span>
      </span>
    </button>
  );
}

const signatures = (star: Star): string[] => star.signatures.filter((signature) => signature !== "none").map((signature) => say("heroes-signature", { signature }));
