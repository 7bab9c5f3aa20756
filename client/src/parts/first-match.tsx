/** The first match of a game: lighter rules are put forward, hints and lessons offered. */
import { declaredOf } from "../games/declared";
import { http } from "../wire/http";
import { ofGame, ui } from "../words/ui";
import { plainly } from "../words/words";

export type Light = Readonly<Record<string, boolean | number | string>>;

/** The options that make a first match lighter; null for who has played the game before. */
export async function lightFor(game: string): Promise<Light | null> {
  const [me, declared] = await Promise.all([http.me(), declaredOf(game)]);
  return me.tables.some((table) => table.game === game) ? null : (declared.light ?? {});
}

export function FirstMatch({ game, light }: { game: string; light: Light }) {
  const options = Object.keys(light).map((name) => ofGame(game, `play-${name}`, plainly(name)));
  return (
    <p class="note" role="status">
      <b>{ui("first-match")}</b> {options.length > 0 ? ui("first-match-light", { options: options.join(", ") }) : ui("first-match-hints")}{" "}
      <a href={`/learn#${game}`}>{ui("first-match-learn")}</a>
    </p>
  );
}
