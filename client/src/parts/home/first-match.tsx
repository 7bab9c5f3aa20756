/** The first match of a game: lighter rules are put forward, hints and lessons offered. */
import type { ShownGame } from "../../stage/cards";
import { declaredOf } from "../../stage/declared";
import { wasOffered } from "../../state/guest/first-matches";
import { http } from "../../wire/http";
import { ofGame, titleOf, ui } from "../../words/ui";
import { has, learn, plainly, say } from "../../words/words";
import { Dialog } from "../basics/dialog";
import type { Value } from "../new-table/option-row";

export interface First {
  /** The options that make it lighter. */
  readonly light: Readonly<Record<string, Value>>;
  readonly isTaught: boolean;
}

/** What a first match of a game is offered; nothing for who has played it before, or has been offered it. */
export async function firstOf(game: string): Promise<First | null> {
  const [me, declared, taught] = await Promise.all([http.me(), declaredOf(game), http.lessons(), learn(`${game}/options`)]);
  if (wasOffered(game) || me.tables.some((table) => table.game === game)) return null;
  return { light: declared.light ?? {}, isTaught: taught.some((one) => one.game === game) };
}

function lightNames(game: string, light: First["light"]): string {
  return Object.keys(light).map((name) => ofGame(game, `play-${name}`, plainly(name))).join(", ");
}

export function FirstMatch({ game, first: { light, isTaught } }: { game: string; first: First }) {
  const options = lightNames(game, light);
  return (
    <p class="note" role="status">
      <b>{ui("first-match")}</b> {options !== "" ? ui("first-match-light", { options }) : ui("first-match-hints")}{" "}
      {isTaught && <a href={`/learn#${game}`}>{ui("first-match-learn")}</a>}
    </p>
  );
}

/** A first match that was asked for in a hurry, and has lighter rules. */
export interface FirstAsked {
  readonly card: ShownGame;
  readonly first: First;
}

interface FirstChoiceProps {
  asked: FirstAsked;
  play: (options: First["light"]) => void;
  close: () => void;
}

/** One gentle question before the first match: the lighter rules, all of them, or a lesson. */
export function FirstChoice({ asked: { card, first }, play, close }: FirstChoiceProps) {
  const { game } = card;
  const notes = Object.entries(first.light).map(([name, value]) => `${game}-play-${name}-${String(value)}`).filter(has).map((key) => say(key));
  return (
    <Dialog label={ui("first-match")} closing={ui("back")} close={close}>
      <div class="first col">
        <h2>
          {titleOf(game)}: {ui("first-match")}
        </h2>
        <button type="button" class="btn primary" onClick={() => play(first.light)}>
          <span>
            {ui("first-light")}
            <small>{notes.join(", ") || lightNames(game, first.light)}</small>
          </span>
        </button>
        <button type="button" class="btn" onClick={() => play({})}>
          {ui("first-full")}
        </button>
        {first.isTaught && (
          <a class="btn" href={`/learn#${game}`}>
            {ui("first-learn")}
          </a>
        )}
        <p class="small muted">{ui("first-match-hints")}</p>
      </div>
    </Dialog>
  );
}
