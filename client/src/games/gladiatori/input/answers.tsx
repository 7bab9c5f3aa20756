/** How questions are answered that are more than a few buttons. */
import { ChoiceRow, Choices } from "../../../parts/question/choice";
import type { Asked, SceneProps } from "../../../stage/scene";
import { ActAnswer, ACTING } from "./acting";
import type { Arena } from "../state/arena";
import { context } from "../words/asking";
import { BidAnswer } from "./choosing/bidding";
import { isBuild } from "./choosing/build";
import { BuildAnswer } from "./choosing/building";
import { Picker } from "./choosing/picker";
import { PICKS, things } from "./choosing/picking";
import { RestAnswer } from "./choosing/resting";
import { SplitAnswer } from "./choosing/splitting";
import { MoveAnswer, MOVING } from "./moving";
import { NO_ACTS } from "../../../stage/scene";
import { ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import { characterName, itemName } from "../words/nouns";

const SHELVES: ReadonlySet<string> = new Set(["character", "draft", "pick", "drop"]);
const ROWS: ReadonlySet<string> = new Set(["split", "rest", "back", "bid"]);

export function hasAnswers(arena: Arena, asked: Asked): boolean {
  if (PICKS.has(asked.ask)) return things({ arena, room: { names: [], you: arena.you }, acts: { ...NO_ACTS, asked } }).length > 0;
  return ROWS.has(asked.ask) || SHELVES.has(asked.ask) || isBuild(asked.ask) || MOVING.has(asked.ask) || ACTING.has(asked.ask);
}

export function Answers(props: SceneProps<Arena>) {
  const ask = props.acts.asked?.ask ?? "";
  if (isBuild(ask)) return <BuildAnswer {...props} />;
  if (PICKS.has(ask)) return <Picker {...props} />;
  if (MOVING.has(ask)) return <MoveAnswer {...props} />;
  if (ACTING.has(ask)) return <ActAnswer {...props} />;
  if (SHELVES.has(ask)) return <ShelfAnswer {...props} />;
  if (ask === "split") return <SplitAnswer {...props} />;
  if (ask === "bid") return <BidAnswer {...props} />;
  return <RestAnswer {...props} />;
}

/** Names alone: what they stand for lies open on the board. */
function ShelfAnswer({ acts, room }: SceneProps<Arena>) {
  const { asked, marked } = acts;
  const name = (choice: number): string => (asked?.ask === "character" ? sentence(characterName(choice)) : itemName(choice));
  const rows = (asked?.options ?? []).map((option, index) => ({ option, index, choice: { title: name(option.choice) } })).filter(({ option }) => option.ask === asked?.ask);
  return (
    <Choices choices={rows.map(({ choice }) => choice)}>
      {rows.map(({ option, index, choice }) => (
        <ChoiceRow
          key={option.id}
          choice={choice}
          index={index}
          seat={room.you}
          verb={index === marked ? ui(`gladiatori-do-${option.ask}`) : ""}
          isLead={index === marked}
          isHinted={index === acts.hinted}
          isBusy={index === acts.pressed}
          pressed={marked === null ? undefined : index === marked}
          onClick={() => acts.touch(index)}
        />
      ))}
    </Choices>
  );
}

/** The places at which a row begins; anywhere else it is under way. */
export function isWithinRow(_: Arena, asked: Asked): boolean {
  if (asked.ask === "split") return context(asked, 2) > 0;
  if (asked.ask === "back") return true;
  return isBuild(asked.ask) && asked.ask !== "build_offense" && context(asked, 2) > 0;
}
