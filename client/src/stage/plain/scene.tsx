/** How any game looks, from its rulebook and the catalogues alone. A game that can be drawn better brings its own folder. */
import { ui } from "../../words/ui";
import type { Rulebook } from "../rulebook";
import type { Args, Scene, SceneProps } from "../scene";
import { PlainWords } from "./words";

/** What is known of a match whose game has no board of its own. */
export interface Plain {
  readonly portrait: string;
  readonly scores: readonly number[];
  readonly round: string;
}

function Board({ arena }: SceneProps<Plain>) {
  return (
    <pre class="portrait" tabIndex={0} role="region" aria-label={ui("board")}>
      {arena.portrait}
    </pre>
  );
}

export function plainScene(book: Rulebook): Scene<Plain> {
  const words = new PlainWords(book);
  const reducers: Record<string, (arena: Plain, args: Args) => Plain> = {};
  for (const kind of Object.keys(book.events)) reducers[kind] = (arena) => arena;
  const nobody = { names: [], you: null };
  reducers[book.round_event] = (arena, args) => ({ ...arena, round: words.tell(book.round_event, args, nobody)[0]?.text ?? "" });
  return {
    game: book.game,
    isOnBoard: () => false,
    begin: () => ({ portrait: "", scores: [], round: "" }),
    reducers,
    settle: (arena, { portrait, scores }) => ({ ...arena, portrait: portrait ?? "", scores }),
    isText: true,
    tell: (_, kind, args, room) => words.tell(kind, args, room),
    question: (_, asked, room) => words.question(asked, room),
    reason: (_, asked) => words.reason(asked),
    option: (_, option, room) => words.option(option, room),
    stand: (arena, seat) => ({ score: arena.scores[seat] ?? null, facts: [] }),
    phases: () => [],
    where: (arena) => arena.round,
    Board,
    Places: Board,
  };
}
