/** The seats of a table that is being made: who sits where. */
import { SeatMark } from "../basics/figure";
import { Segments } from "../basics/fields";
import { myName } from "../../state/guest/my-name";
import { playersOf } from "../../state/replay/record-facts";
import { set, settings } from "../../browser/settings";
import type { BotStrength, SeatWish } from "../../wire/types";
import { say } from "../../words/words";
import { botNote, ui } from "../../words/ui";

export const USUAL_BOT = "greedy";

type Kind = "me" | "here" | "link" | "open" | "bot";

export interface Seat {
  kind: Kind;
  name: string;
  bot: string;
}

/** Whether somebody is still to come to a seat. */
export function isAwaited({ kind }: Seat): boolean {
  return kind === "link" || kind === "open";
}

export function seatsFor(count: number, before: readonly Seat[]): Seat[] {
  return Array.from({ length: count }, (_, seat) => before[seat] ?? { kind: seat === 0 ? "me" : "bot", name: "", bot: USUAL_BOT });
}

/** The seats of a match that goes on: bots where bots sat, and the first is mine. */
export function seatsAfter(past: Record<string, unknown>): Seat[] {
  const players = playersOf(past);
  return Array.from({ length: Number(past.seats) }, (_, seat) => {
    const { name = "", bot = "" } = players[seat] ?? {};
    const isBot = seat > 0 && (bot !== "" || name === "");
    return { kind: seat === 0 ? "me" : isBot ? "bot" : "here", name, bot: bot || USUAL_BOT };
  });
}

/** A seat as the server is asked for it. */
export function wish(seat: Seat, place: number): SeatWish {
  switch (seat.kind) {
    case "me":
      return { kind: "me", name: myName() };
    case "here":
      return { kind: "me", name: seat.name.trim() || ui("guest", { number: place + 1 }) };
    case "bot":
      return { kind: "bot", bot: seat.bot };
    default:
      return { kind: seat.kind };
  }
}

interface SeatsFormProps {
  seats: readonly Seat[];
  setSeats: (seats: Seat[]) => void;
  /** How many there may be; none where a match goes on with those it had. */
  counts: readonly number[] | null;
  game: string;
  bots: readonly string[];
  strengths: readonly BotStrength[];
}

/** One's own name, how many seats, and each of them. */
export function SeatsForm({ seats, setSeats, counts, game, bots, strengths }: SeatsFormProps) {
  const change = (seat: number, more: Partial<Seat>): void => setSeats(seats.map((one, place) => (place === seat ? { ...one, ...more } : one)));
  return (
    <ul class="panel rows">
      <li>
        <label class="what" for="my-name">
          <b>{ui("your-name")}</b>
        </label>
        <span class="how">
          <input id="my-name" class="inp" maxLength={24} autocomplete="nickname" placeholder={ui("nameless")} value={settings.value.name} onInput={(event) => set("name", event.currentTarget.value)} />
        </span>
      </li>
      {counts !== null && (
        <li>
          <span class="what">
            <b>{ui("how-many")}</b>
          </span>
          <Segments label={ui("how-many")} value={String(seats.length)} options={counts.map((count) => [String(count), String(count)])} set={(count) => setSeats(seatsFor(Number(count), seats))} />
        </li>
      )}
      {seats.map((seat, place) => (
        <SeatRow key={place} place={place} seat={seat} past={counts !== null ? "" : seat.name} game={game} bots={bots} strengths={strengths} change={(more) => change(place, more)} />
      ))}
    </ul>
  );
}

/** What a bot does, and what it won when it was measured. */
function noteOf(game: string, bot: string, strengths: readonly BotStrength[]): string {
  const note = botNote(game, bot);
  const found = strengths.find((one) => one.bot === bot);
  if (found === undefined) return note;
  const { won, matches } = found;
  return ui("bot-measured", { note, strength: say("bot-strength", { won, matches, against: ui(`bot-${USUAL_BOT}`) }) });
}

interface SeatRowProps {
  place: number;
  seat: Seat;
  /** Who sat there in the match before. */
  past: string;
  game: string;
  bots: readonly string[];
  strengths: readonly BotStrength[];
  change: (more: Partial<Seat>) => void;
}

function SeatRow({ place, seat, past, game, bots, strengths, change }: SeatRowProps) {
  const kinds: Kind[] = place === 0 ? ["me", "link", "open", "bot"] : ["here", "link", "open", "bot"];
  const label = ui("seat-number", { number: place + 1 });
  return (
    <li>
      <SeatMark seat={place} />
      <span class="what">
        <b>{past === "" ? label : `${label} · ${past}`}</b>
        <small>{seat.kind === "bot" ? bots.includes(seat.bot) && noteOf(game, seat.bot, strengths) : ui(`kind-${seat.kind}-note`)}</small>
      </span>
      <span class="how">
        {seat.kind === "here" && (
          <input class="inp" maxLength={24} aria-label={ui("name-of", { number: place + 1 })} placeholder={ui("guest", { number: place + 1 })} value={seat.name} onInput={(event) => change({ name: event.currentTarget.value })} />
        )}
        {seat.kind === "bot" && (
          <select class="inp" aria-label={ui("bot-level", { number: place + 1 })} value={seat.bot} onChange={(event) => change({ bot: event.currentTarget.value })}>
            {bots.map((bot) => (
              <option key={bot} value={bot}>
                {ui(`bot-${bot}`)}
              </option>
            ))}
          </select>
        )}
        <Segments label={label} value={seat.kind} options={kinds.map((kind) => [kind, ui(`kind-${kind}`)])} set={(kind) => change({ kind })} />
      </span>
    </li>
  );
}
