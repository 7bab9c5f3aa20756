/** The rules of a game: what wins, what its words mean, and every rule under its number. */
import RULEBOOKS from "virtual:rulebooks";
import { useEffect, useState } from "preact/hooks";
import { Figure } from "../parts/basics/figure";
import { Top } from "../parts/shell/top-bar";
import { settings } from "../browser/settings";
import { entitle } from "../state/app/my-turns";
import { http } from "../wire/http";
import { patiently } from "../words/patiently";
import { explain, learnTerms, termsOf } from "../words/glossary";
import { aimOf, ofGame, titleOf, ui } from "../words/ui";
import { knows } from "../words/words";
import "../look/rules.css";

type Chapters = readonly { readonly title: string; readonly rules: readonly (readonly [string, string])[] }[];

export function RulesPage({ game }: { game: string }) {
  useEffect(() => entitle(`${ui("rules-of", { game: titleOf(game) })} · Harena`));
  return (
    <>
      <Top />
      <main class="prose rulebook">
        <RulesText game={game} />
      </main>
    </>
  );
}

export function RulesText({ game }: { game: string }) {
  const [chapters, setChapters] = useState<Chapters | null>(null);
  const [hasOdds, setHasOdds] = useState(false);
  useEffect(() => {
    const load = RULEBOOKS[game];
    void Promise.all([load === undefined ? null : patiently(load), learnTerms(game)]).then(([book]) => setChapters(book?.default ?? []));
    void http.oddsGames().then(
      (games) => setHasOdds(games.includes(game)),
      () => setHasOdds(false),
    );
  }, [game]);
  useEffect(() => {
    if (chapters !== null) find(location.hash.slice(1));
  }, [chapters]);
  return (
    <>
      <h1>{ui("rules-of", { game: titleOf(game) })}</h1>
      {!isEnglish() && <p class="note in-english">{ui("rules-in-english")}</p>}
      {chapters !== null && knows(game) && (
        <>
          <p class="aim-line">
            <Figure name="laurel" class="" />
            <span>
              <b>{ui("aim")}:</b> {aimOf(game)}
            </span>
          </p>
          <p>{ofGame(game, "how", "")}</p>
          {hasOdds && (
            <p>
              <a href={`/odds/${game}`}>{ui("odds-of", { game: titleOf(game) })}</a>
            </p>
          )}
          <Words game={game} />
          {chapters.length > 0 && <Book game={game} chapters={chapters} />}
        </>
      )}
    </>
  );
}

/** To the rule or word that the address names. */
function find(name: string): void {
  const found = document.getElementById(decodeURIComponent(name));
  found?.scrollIntoView({ block: "center" });
  found?.focus();
}

function Words({ game }: { game: string }) {
  const terms = termsOf(game);
  if (terms.length === 0) return null;
  return (
    <section>
      <h2>{ui("rules-words")}</h2>
      <dl class="words">
        {terms.map((term) => {
          const found = explain(game, term);
          if (found === null) return null;
          return (
            <div key={term} id={term} tabIndex={-1}>
              <dt>
                {found.sign !== null && <Figure name={found.sign} class="" />}
                {found.title}
                {found.also !== "" && <small>{found.also}</small>}
                {found.family !== "" && <small>{found.family}</small>}
              </dt>
              <dd>
                {found.says}{" "}
                {found.rules.map((rule) => (
                  <a key={rule} href={`#${rule}`} onClick={() => find(rule)}>
                    {rule}
                  </a>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** The rulebook is written in English, once. */
function isEnglish(): boolean {
  return ["en", "pseudo"].includes(settings.value.language);
}

/** The words of the game that a rule is about, in the reader's language. */
function wordsOf(game: string): ReadonlyMap<string, readonly (readonly [term: string, title: string])[]> {
  const found = new Map<string, [string, string][]>();
  for (const term of termsOf(game)) {
    const { rules = [], title = "" } = explain(game, term) ?? {};
    for (const rule of rules) found.set(rule, [...(found.get(rule) ?? []), [term, title]]);
  }
  return found;
}

function Book({ game, chapters }: { game: string; chapters: Chapters }) {
  const words = isEnglish() ? null : wordsOf(game);
  return (
    <section>
      <h2>{ui("rules-book")}</h2>
      <p class="muted">{ui("rules-book-note")}</p>
      <div lang={isEnglish() ? undefined : "en"}>
        {chapters.map(({ title, rules }) => (
          <section key={title}>
            <h3 id={/^\d+\.\d+/.exec(title)?.[0]}>{title}</h3>
            <dl>
              {rules.map(([number, text]) => (
                <div key={number} id={number} tabIndex={-1}>
                  <dt>{number}</dt>
                  <dd>
                    {text}
                    {words?.has(number) === true && (
                      <small class="own-words" lang={settings.value.language}>
                        {words.get(number)?.map(([term, title]) => (
                          <a key={term} href={`#${term}`} onClick={() => find(term)}>
                            {title}
                          </a>
                        ))}
                      </small>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}
