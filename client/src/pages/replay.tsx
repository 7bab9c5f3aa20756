/** A match seen again: step, scrub, play, from any eyes. */
import { useEffect, useState } from "preact/hooks";
import { NO_ACTS } from "../stage/scene";
import { Analysis } from "../parts/replay/analysis";
import { Book, Dock, openTab, type Page, Rules, tab } from "../parts/table/book";
import { CopyLink } from "../parts/table/invite";
import { FairCheck } from "../parts/replay/fair-check";
import { SeatMark } from "../parts/basics/figure";
import { explainAt } from "../parts/explain/explain";
import { Frame, FrameTop } from "../parts/table/frame";
import { LogLines, Recent } from "../parts/beside/log";
import { PlayOn } from "../parts/replay/play-on";
import { Aim, botOf, Chair, type Part } from "../parts/beside/seats";
import { Skeleton } from "../parts/shell/skeleton";
import { SettingsLink, ThemeButton } from "../parts/shell/top-bar";
import { Track, Transport } from "../parts/replay/transport";
import { saveFile } from "../browser/files";
import { seatOutcome } from "../state/replay/outcome";
import { type Recital, recite } from "../state/replay/recital";
import { addressOf } from "../browser/root";
import { rename } from "../state/app/route";
import { narrow } from "../browser/screen";
import { isStill, settings } from "../browser/settings";
import { entitle } from "../state/app/my-turns";
import { http, type Source } from "../wire/http";
import { ofGame, titleOf, ui } from "../words/ui";
import { Trouble } from "./trouble";
import "../look/replay.css";

interface ReplayProps {
  source: Source;
  step: number | null;
  eyes: string | null;
  /** Whether the match is to be analysed at once. */
  analyse: boolean;
}

export function Replay({ source, step: asked, eyes: askedEyes, analyse }: ReplayProps) {
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
  const isThere = recital !== null;
  useEffect(() => {
    if (isThere && analyse) openTab("analysis");
  }, [isThere]);
  if (trouble !== null) return <Trouble trouble={trouble} />;
  if (recital === null) {
    return (
      <main>
        <h1 class="sr">{ui("replay")}</h1>
        <Skeleton />
        <p class="sr" role="status">
          {ui("opening-page")}
        </p>
      </main>
    );
  }
  return <Shown recital={recital} source={source} step={Math.min(step, recital.moments.length - 1)} setStep={setStep} eyes={eyes} setEyes={setEyes} analyse={analyse} />;
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
  analyse: boolean;
}

function Shown({ recital, source, step, setStep, eyes, setEyes, analyse }: ShownProps) {
  const [sharing, setSharing] = useState(false);
  const { stage, room, moments } = recital;
  const moment = moments[step];
  const lines = moment?.lines ?? [];
  const still = isStill();
  useEffect(() => explainAt(stage, () => room, () => NO_ACTS), [recital]);
  useEffect(() => entitle(`${ui("replay")} · ${titleOf(recital.game)}`));
  const download = async (): Promise<void> => {
    saveFile(`harena-${recital.game}-${source.id}.json`, await http.record(source));
  };
  const pages: Page[] = [
    ...(stage.hasFight ? [{ name: "fight" as const, label: ui("tab-fight"), content: stage.fight(room, NO_ACTS, still) }] : []),
    { name: "log", label: ui("tab-log"), content: <LogLines lines={lines} signs={stage.picture} /> },
    ...(recital.isOver && !recital.isRetired
      ? [{ name: "analysis" as const, label: ui("tab-analysis"), content: <Analysis source={source} recital={recital} step={step} setStep={setStep} setEyes={setEyes} begin={analyse} /> }]
      : []),
    { name: "rules", label: ui("tab-rules"), content: <Rules stage={stage} /> },
    ...(stage.hasAside ? [{ name: "beside" as const, label: ofGame(stage.game, "tab-beside", ui("board")), content: <div class="beside">{stage.aside(room, NO_ACTS)}</div> }] : []),
  ];
  return (
    <Frame
      game={stage.game}
      ratio={stage.ratio}
      zooms={stage.zooms}
      class="replay"
      top={
        <FrameTop
          game={stage.game}
          title={ui("replay-of", { game: titleOf(recital.game) })}
          where={stage.where()}
          more={[ui("seats-count", { count: recital.seats }), recital.hints > 0 ? ui("hints-of", { count: recital.hints }) : ""].filter(Boolean).join(" · ")}
          phases={[]}
        >
          <ThemeButton class="deskly" />
          <SettingsLink />
        </FrameTop>
      }
      ask={
        <>
          <section class="t-ask playback" aria-label={ui("playback")}>
            <h2 class="sr">{ui("playback")}</h2>
            <Transport moments={moments} step={step} setStep={setStep}>
              <button type="button" class="btn sm" aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
                {ui("share")}
              </button>
              {recital.isOver && (
                <button type="button" class="btn sm" onClick={() => void download()}>
                  {ui("download")}
                </button>
              )}
              {recital.isOver && (moment?.toAct.length ?? 0) > 0 && <PlayOn source={source} step={step} names={room.names} first={moment?.toAct[0] ?? 0} />}
            </Transport>
            {sharing && <CopyLink text={location.origin + addressOf(address(source, step, eyes))} label={ui("link-to-step")} />}
            <Track moments={moments} step={step} setStep={setStep} seats={recital.seats} names={room.names} />
            {/* The analysis needs the room, and looks with the eyes of whose choice it shows. */}
            {tab.value !== "analysis" && (
              <>
                <Eyes recital={recital} eyes={eyes} setEyes={setEyes} />
                {recital.isOver && recital.isCampaign && <GoOn recital={recital} source={source} />}
                {recital.isOver && <FairCheck source={source} />}
              </>
            )}
          </section>
          <div class="strip">{recital.endings.length > 0 && <p class="note">{recital.endings.join(" ")}</p>}</div>
        </>
      }
      book={<Book pages={pages} />}
      board={stage.board(room, NO_ACTS, still)}
      seats={
        <>
          <ul>
            {room.names.map((called, seat) => (
              <Chair key={seat} seat={seat} name={called} called={called} state={seatNote(recital, seat, step)} score={moment?.scores[seat] ?? null} scoreTerm={stage.scoreTerm} facts={[]} isTurn={moment?.seat === seat} />
            ))}
          </ul>
          <Recent lines={lines} signs={stage.picture} />
          <Aim game={stage.game} />
        </>
      }
      dock={narrow.value && <Dock pages={pages} />}
    />
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

function seatNote(recital: Recital, seat: number, step: number): Part[] {
  const bot = recital.bots[seat];
  const parts = bot ? [botOf(recital.game, bot)] : [];
  return [...parts, { text: seatOutcome(recital, seat, step) }].filter(({ text }) => text !== "");
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
