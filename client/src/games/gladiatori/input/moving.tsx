/** The answers while one moves or turns: what is aimed at, its facings, and going on. */
import { narrow } from "../../../browser/screen";
import { Back, ChoiceRow } from "../../../parts/question/choice";
import { ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import { asChoice, foretold, leadOf } from "../../../stage/foretold";
import type { SceneProps } from "../../../stage/scene";
import { aim, aimed, into, type Way, waysOf } from "./aiming";
import { type Arena } from "../state/arena";
import { choice } from "../words/asking";
import { hexId } from "../state/content";
import { arrow, facingName } from "../words/nouns";

export const MOVING: ReadonlySet<string> = new Set(["opening", "movement", "reflex", "face"]);

export function MoveAnswer({ arena, room, acts }: SceneProps<Arena>) {
  const { asked } = acts;
  if (asked === null) return null;
  const ways = waysOf(arena, asked, room.you);
  const now = aimed(ways, acts);
  const others = asked.options.map((option, index) => ({ option, index })).filter(({ option, index }) => option.ask === asked.ask && !ways.some((way) => way.index === index));
  const isFace = asked.ask === "face";
  const send = (way: Way): void => {
    aim.value = null;
    acts.answer(way.index);
  };
  const shown = isFace ? ways : now === null ? ways.filter((way) => !way.moves) : into(ways, now.hex);
  const rest = now === null ? others.map(({ option, index }) => ({ index, choice: choice(arena, option, room, asked) })) : [];
  const aimedAt = now === null ? undefined : asked.options[now.index];
  const told = aimedAt === undefined ? null : foretold("gladiatori", aimedAt, asked);
  const nameOf = (way: Way): string => (way.moves || isFace ? facingName(way.facing) : ui("gladiatori-turn-to", { facing: facingName(way.facing) }));
  // On entering all facings stay in their row, and the one that is aimed at is put forward there.
  const turns = isFace ? shown : shown.filter((way) => way.index !== now?.index);
  const put = isFace ? (now?.index ?? leadOf(asked)) : now === null ? leadOf(asked) : null;
  return (
    <div class="choices">
      {now !== null && !isFace && (
        <ChoiceRow
          choice={{ title: `${ui(now.moves ? "gladiatori-do-move" : "gladiatori-do-turn", { hex: hexId(now.hex), facing: facingName(now.facing) })} ${arrow(now.facing)}`, ...asChoice(told) }}
          index={now.index}
          seat={room.you}
          isLead={true}
          isHinted={acts.hinted === now.index}
          isBusy={acts.pressed === now.index}
          pressed={true}
          onClick={() => send(now)}
        />
      )}
      {turns.length > 0 && (
        <div class="facings">
          {narrow.value && now === null && !isFace && <span class="turning">{ui("gladiatori-turn")}</span>}
          {turns.map((way) => (
            <ChoiceRow
              key={way.index}
              choice={{ title: arrow(way.facing), note: nameOf(way) }}
              index={way.index}
              seat={room.you}
              class="facingbtn"
              isLead={way.index === put}
              isHinted={way.index === acts.hinted}
              label={way.moves || isFace ? sentence(ui("gladiatori-facing-to", { facing: facingName(way.facing) })) : nameOf(way)}
              onClick={() => send(way)}
            />
          ))}
        </div>
      )}
      {now !== null && !isFace && (
        <Back onClick={() => (aim.value = null)} label={ui("back")} isHinted={acts.hinted !== null && !shown.some((way) => way.index === acts.hinted)} />
      )}
      {rest.map(({ index, choice: one }) => (
        <ChoiceRow key={index} choice={one} index={index} seat={room.you} isLead={one.lead === true} isHinted={acts.hinted === index} isBusy={acts.pressed === index} onClick={() => acts.answer(index)} />
      ))}
    </div>
  );
}
