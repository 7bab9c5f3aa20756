/** A match seen again: step, scrub, play, from any eyes. */
import { useEffect, useState } from "preact/hooks";
import { NO_ACTS } from "../games/scene";
import { CopyLink } from "../parts/invite";
import { FairCheck } from "../parts/fair-check";
import { SeatMark } from "../parts/figure";
import { PlayOn } from "../parts/play-on";
import { LogLines } from "../parts/side";
import { explainAt } from "../parts/explain";
import { Brand, SettingsLink, ThemeButton } from "../parts/top";
import { Track, Transport } from "../parts/transport";
import { type Recital, recite } from "../state/recital";
import { rename } from "../state/route";
import { isStill, settings } from "../state/settings";
import { entitle } from "../state/turns";
import { http, type Source } from "../wire/http";
import { titleOf, ui } from "../words/ui";
import { Trouble } from "./trouble";

interface ReplayProps {
  source: Source;
  step: number | null;
  eyes: string | null;
}

export function Replay({ source, step: asked, eyes: askedEyes }: ReplayProps) {
  const [eyes, setEyes] = useState(askedEyes ?? "public");
  const [recital, setRecital] = useState<Recital | null>(null);
  const [step, setStep] = useState(asked ?? 0);
  const [trouble, setTrouble] = useState<unknown>(null);
  const { language } = settings.value;
  useEffect(() => {
    let live = true;
    recite(source, eyes).then(
      (found) => live && setRecital(found),
      (failed: unknown) => live && setTrouble(failed),
    );
    return () => {
      live = false;
    };
  }, [source.kind, source.id, eyes, language]);
  useEffect(() => {
    if (recital === null) return;
    recital.moments[Math.min(step, recital.moments.length - 1)]?.show();
    rename(address(source, step, eyes));
  }, [recital, step]);
  if (trouble !== null) return <Trouble trouble={trouble} />;
  if (recital === null) {
    return (
      <div class="table">
        <header class="top">
          <Brand />
        </header>
        <main class="board">
          <h1 class="sr">{ui("replay")}</h1>
          <p class="lobby muted" role="status">
            {ui("opening-page")}
          </p>
        </main>
      </div>
    );
  }
  return <Shown recital={recital} source={source} step={Math.min(step, recital.moments.length - 1)} setStep={setStep} eyes={eyes} setEyes={setEyes} />;
}

function address(source: Source, step: number, eyes: string): string {
  const more = eyes === "public" ? "" : `&eyes=${encodeURIComponent(eyes)}`;
  return `/replay/${source.kind}/${source.id}?step=${step}${more}`;
}

interface ShownProps {
  recital: Recital;
  source: Source;
  step: number;
  setStep: (step: number) => void;
  eyes: string;
  setEyes: (eyes: string) => void;
}

function Shown({ recital, source, step, setStep, eyes, setEyes }: ShownProps) {
  const [sharing, setSharing] = useState(false);
  const { stage, room, moments } = recital;
  const moment = moments[step];
  const lines = moment?.lines ?? [];
  const still = isStill();
  useEffect(() => entitle(`${ui("replay")} · ${titleOf(recital.game)}`));
  useEffect(() => explainAt(stage, () => room, () => NO_ACTS), [recital]);
  const download = async (): Promise<void> => {
    const record = await http.record(source);
    const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = `harena-${recital.game}-${source.id}.json`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div class="table replay">
      <header class="top">
        <Brand />
        <div class="where grow">
          <h1>{ui("replay-of", { game: titleOf(recital.game) })}</h1>
          <span>
            {stage.where()} · {ui("seats-count", { count: recital.seats })}
          </span>
        </div>
        <ThemeButton />
        <SettingsLink />
      </header>
      <section class="decide" aria-label={ui("playback")}>
        <Transport moments={moments} step={step} setStep={setStep}>
          <button type="button" class="btn sm" aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
            {ui("share")}
          </button>
          {recital.isOver && (
            <button type="button" class="btn sm" onClick={() => void download()}>
              {ui("download")}
            </button>
          )}
        </Transport>
        {sharing && <CopyLink text={location.origin + address(source, step, eyes)} label={ui("link-to-step")} />}
        <Track moments={moments} step={step} setStep={setStep} seats={recital.seats} names={room.names} />
      </section>
      <main class="board">
        <div class="boardwrap">{stage.board(room, NO_ACTS, still)}</div>
      </main>
      {stage.fight(room, NO_ACTS, still)}
      <section class="seats" aria-label={ui("seats")}>
        <ul tabIndex={0} aria-label={ui("seats")}>
          {room.names.map((name, seat) => (
          <li class={moment?.seat === seat ? "seat turn" : "seat"} key={seat}>
            <div class="row">
              <SeatMark seat={seat} />
              <div class="grow">
                <h2>{name}</h2>
                <div class="st">{seatNote(recital, seat)}</div>
              </div>
              <div class="score">{moment?.scores[seat]}</div>
            </div>
          </li>
        ))}
        </ul>
        <div class="panel pad eyespanel">
          <Eyes recital={recital} eyes={eyes} setEyes={setEyes} />
        </div>
        {recital.endings.length > 0 && <p class="note">{recital.endings.join(" ")}</p>}
        {recital.isOver && (moment?.toAct.length ?? 0) > 0 && (
          <div class="panel pad">
            <PlayOn source={source} step={step} names={room.names} first={moment?.toAct[0] ?? 0} key={step} />
          </div>
        )}
        {recital.isOver && recital.isCampaign && (
          <div class="panel pad">
            <GoOn recital={recital} source={source} />
          </div>
        )}
        {recital.isOver && (
          <div class="panel pad fairpanel">
            <FairCheck source={source} />
          </div>
        )}
      </section>
      <aside class="side open" aria-label={ui("tab-log")}>
        <LogLines lines={lines} now={lines.at(-1)?.event ?? -1} name={(sign) => stage.signName(sign)} />
      </aside>
    </div>
  );
}

/** A match of a campaign: to the others of its row, or from a record to the next. */
function GoOn({ recital, source }: { recital: Recital; source: Source }) {
  return (
    <div class="col">
      <span class="caps">{ui("campaign")}</span>
      {source.kind === "table" ? (
        <a class="btn sm" href={`/campaign/${source.id}`}>
          {ui("campaign-all")}
        </a>
      ) : (
        <a class="btn sm" href={`/new?game=${recital.game}&record=${source.id}`}>
          {ui("campaign-next")}
        </a>
      )}
    </div>
  );
}

function seatNote(recital: Recital, seat: number): string {
  const bot = recital.bots[seat];
  const points = recital.moments.at(-1)?.scores[seat] ?? null;
  const parts = bot ? [ui("bot-of", { bot: ui(`bot-${bot}`) })] : [];
  const hasWon = recital.winners.includes(seat);
  if (recital.isOver) parts.push(points === null ? ui(hasWon ? "has-won" : "has-lost") : ui(hasWon ? "won-with" : "ends-with", { points }));
  return parts.join(" · ");
}

function Eyes({ recital, eyes, setEyes }: { recital: Recital; eyes: string; setEyes: (eyes: string) => void }) {
  const choices: [string, string][] = [["public", ui("eyes-public")]];
  if (recital.isOver) {
    choices.push(["all", ui("eyes-all")]);
    recital.room.names.forEach((name, seat) => choices.push([String(seat), name]));
  }
  return (
    <fieldset class="eyes">
      <legend class="caps">{ui("seen-by")}</legend>
      {choices.map(([key, text]) => (
        <label key={key}>
          <input type="radio" name="eyes" value={key} checked={eyes === key} onChange={() => setEyes(key)} />
          {/^\d+$/.test(key) && <SeatMark seat={Number(key)} class="" />}
          <span class="cut">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
