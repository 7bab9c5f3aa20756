/** The first match of a game: lighter rules are put forward, hints and lessons offered. */
import { declaredOf } from "../games/declared";
import { http } from "../wire/http";
import { ofGame, ui } from "../words/ui";
import { plainly } from "../words/words";

export interface First {
  /** The options that make it lighter. */
  readonly light: Readonly<Record<string, boolean | number | string>>;
  readonly isTaught: boolean;
}

/** What a first match of a game is offered; nothing for who has played it before. */
export async function firstOf(game: string): Promise<First | null> {
  const [me, declared, taught] = await Promise.all([http.me(), declaredOf(game), http.lessons()]);
  if (me.tables.some((table) => table.game === game)) return null;
  return { light: declared.light ?? {}, isTaught: taught.some((one) => one.game === game) };
}

export function FirstMatch({ game, first: { light, isTaught } }: { game: string; first: First }) {
  const options = Object.keys(light).map((name) => ofGame(game, `play-${name}`, plainly(name)));
  return (
    <p class="note" role="status">
      <b>{ui("first-match")}</b> {options.length > 0 ? ui("first-match-light", { options: options.join(", ") }) : ui("first-match-hints")}{" "}
      {isTaught && <a href={`/learn#${game}`}>{ui("first-match-learn")}</a>}
    </p>
  );
}
