/** The lessons of every game, and how far one is. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/basics/icons";
import { Thumbnail } from "../parts/home/thumbnail";
import { Top } from "../parts/shell/top-bar";
import { begunAt } from "../state/lesson/lessons-begun";
import { progress } from "../state/lesson/lessons-finished";
import { entitle } from "../state/app/my-turns";
import { http } from "../wire/http";
import type { GameLessons } from "../wire/types";
import { ofGame, titleOf, ui } from "../words/ui";
import { knows, learn, say } from "../words/words";
import { Trouble } from "./trouble";
import "../look/learn.css";

export function Learn({ asked }: { asked: string | null }) {
  const [games, setGames] = useState<readonly GameLessons[]>([]);
  const [trouble, setTrouble] = useState<unknown>(null);
  useEffect(() => {
    entitle(`${ui("learn")} · Harena`);
    http
      .lessons()
      .then(async (found) => {
        await Promise.all(found.map(({ game }) => learn(`${game}/lessons`)));
        setGames(found);
        requestAnimationFrame(() => document.getElementById(asked ?? location.hash.slice(1))?.scrollIntoView());
      })
      .catch(setTrouble);
  }, []);
  if (trouble !== null) return <Trouble trouble={trouble} />;
  return (
    <>
      <Top />
      <main class="learn">
        <h1>{ui("learn")}</h1>
        <p class="lead">{ui("learn-lead")}</p>
        {games.filter(({ game }) => knows(`${game}/lessons`)).map((one) => (
          <Course key={one.game} {...one} />
        ))}
      </main>
    </>
  );
}

function Course({ game, lessons }: GameLessons) {
  const done = progress.value[game] ?? [];
  const next = lessons.find((lesson) => !done.includes(lesson));
  return (
    <section class="panel course" id={game} aria-label={titleOf(game)}>
      <Thumbnail game={game} />
      <div class="body">
        <h2>{titleOf(game)}</h2>
        <p class="small muted">{ofGame(game, "about", "")}</p>
        <ol>
          {lessons.map((lesson) => (
            <li key={lesson} class={done.includes(lesson) ? "done" : undefined}>
              <a href={`/learn/${game}/${lesson}`} aria-current={lesson === next ? "step" : undefined}>
                {say(`${game}-lesson-${lesson}-title`)}
              </a>
              {done.includes(lesson) && (
                <span class="tick">
                  <Icon name="tick" />
                  <span class="sr">{ui("lesson-done")}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
        <p class="row wrap">
          <a class="btn primary" href={`/learn/${game}/${next ?? lessons[0] ?? ""}`}>
            {ui(next === undefined ? "learn-again" : done.length > 0 || begunAt(game, next) !== null ? "learn-on" : "learn-begin")}
          </a>
          <span class="small muted">{ui("lessons-done-of", { done: done.filter((one) => lessons.includes(one)).length, count: lessons.length })}</span>
        </p>
      </div>
    </section>
  );
}
