/** What a match of a campaign has brought each gladiator: experience, wounds, death, coins. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { signed } from "../../../words/numbers";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import type { Arena, Lesson } from "../state/arena";

export function Gains({ arena, room }: SceneProps<Arena>) {
  if (arena.lessons.length === 0) return null;
  return <GainsOf lessons={arena.lessons} before={arena.xp} names={room.names} />;
}

function GainsOf({ lessons, before, names }: { lessons: readonly Lesson[]; before: readonly number[]; names: readonly string[] }) {
  return (
    <ul class="earnings" aria-label={ui("gladiatori-gains")}>
      {lessons.map((lesson, seat) => (
        <li key={seat} class={lesson.isDead ? "earned dead" : "earned"}>
          <div class="row">
            <SeatMark seat={seat} class="" />
            <b class="grow cut">{names[seat] ?? ""}</b>
            <State lesson={lesson} />
          </div>
          {lesson.isDead ? <p class="small">{ui("gladiatori-gain-dead")}</p> : <Rungs lesson={lesson} before={before[seat] ?? 0} />}
          <p class="small">
            {ui(lesson.isDead ? "gladiatori-coins-new" : "gladiatori-coins-next", { coins: lesson.coins })}
          </p>
        </li>
      ))}
    </ul>
  );
}

function State({ lesson: { isDead, hitPoints } }: { lesson: Lesson }) {
  if (hitPoints === null) return <span class="chip">{ui("gladiatori-gain-fit")}</span>;
  const points = String(hitPoints).replace("-", "−");
  return (
    <span class={isDead ? "chip lost" : "chip hurt"}>
      {isDead && <Figure name="skull" class="" />}
      {ui(isDead ? "gladiatori-gain-lost" : "gladiatori-gain-hurt", { points })}
    </span>
  );
}

/** XP before, what came from where, and XP now. */
function Rungs({ lesson, before }: { lesson: Lesson; before: number }) {
  const parts: [string, number][] = [
    ["points", lesson.points],
    ["victory", lesson.victory],
    ["beasts", lesson.beasts],
  ];
  return (
    <p class="rungs">
      <span class="xp">{ui("gladiatori-xp", { xp: before })}</span>
      {parts
        .filter(([, value]) => value !== 0)
        .map(([name, value]) => (
          <span key={name} class="part">
            {ui(`gladiatori-gain-${name}`, { value: signed(value) })}
          </span>
        ))}
      <span aria-hidden="true">→</span>
      <span class="xp now">{ui("gladiatori-xp", { xp: lesson.xp })}</span>
    </p>
  );
}
