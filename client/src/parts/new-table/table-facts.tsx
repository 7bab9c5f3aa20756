/** What is played at a table, for those who think of sitting down: the clock, and every option of play. */
import { useEffect, useState } from "preact/hooks";
import { clockWords } from "../../state/table/clock-rules";
import { isShown, type Setting } from "./option-groups";
import { http } from "../../wire/http";
import type { PlayChoice, TableInfo } from "../../wire/types";
import { ui } from "../../words/ui";
import { BUILT_IN } from "../table/pack-line";
import { knows, learn } from "../../words/words";
import { optionName, valueName } from "./option-row";
import "../../look/pairs.css";

export function TableFacts({ table }: { table: TableInfo }) {
  const [options, setOptions] = useState<readonly PlayChoice[]>([]);
  useEffect(() => {
    void learn(`${table.game}/options`);
    http.games().then(
      (games) => setOptions(games.find((one) => one.game === table.game)?.options ?? []),
      () => undefined,
    );
  }, [table.game]);
  const setting: Setting = {
    seats: table.seats.length,
    value: (name) => table.options[name] ?? options.find((option) => option.name === name)?.default ?? "",
  };
  const shown = knows(`${table.game}/options`) ? options.filter((option) => isShown(option, setting)) : [];
  const chosen = shown.filter((option) => setting.value(option.name) !== option.default);
  const usual = shown.filter((option) => !chosen.includes(option));
  return (
    <section class="panel pad" aria-label={ui("what-is-played")}>
      <h2>{ui("what-is-played")}</h2>
      <dl class="pairs">
        <Pair name={ui("clock")} value={clockWords(table.clock)} />
        {table.window > 0 && <Pair name={ui("window")} value={ui("window-note", { seconds: table.window })} />}
        {table.pack !== BUILT_IN && <Pair name={ui("pack")} value={table.pack} />}
        <Pair name={ui("public")} value={ui(table.public ? "on" : "off")} />
        {chosen.map((option) => (
          <OptionPair key={option.name} table={table} option={option} setting={setting} />
        ))}
      </dl>
      {table.brought && <p class="small muted">{ui("campaign-brought")}</p>}
      {usual.length > 0 && (
        <details>
          <summary>{ui("as-usual")}</summary>
          <dl class="pairs">
            {usual.map((option) => (
              <OptionPair key={option.name} table={table} option={option} setting={setting} />
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

function OptionPair({ table, option, setting }: { table: TableInfo; option: PlayChoice; setting: Setting }) {
  return <Pair name={optionName(table.game, option)} value={valueName(table.game, option, setting.value(option.name))} />;
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
