/** One option of play in the form of a new table, made from what the rules say of it. */
import type { PlayChoice } from "../wire/types";
import { ui } from "../words/ui";
import { has, say } from "../words/words";
import { Switch } from "./fields";

export type Value = boolean | number | string;

interface OptionRowProps {
  game: string;
  option: PlayChoice;
  value: Value;
  seats: number;
  set: (value: Value) => void;
}

/** An option of play: a switch, a choice or a number, as its values say. */
export function OptionRow({ game, option, value, seats, set: change }: OptionRowProps) {
  const id = `option-${option.name}`;
  const name = has(`browser-${game}-play-${option.name}`) ? ui(`${game}-play-${option.name}`) : option.name;
  const values = option.values.filter((one) => option.name !== "first" || typeof one !== "number" || one < seats);
  return (
    <div>
      <span class="what" id={id}>
        <b>{name}</b>
        <small>{say(`${game}-play-${option.name}`)}</small>
      </span>
      {values.length === 0 ? (
        <input class="inp" type="number" aria-labelledby={id} min={option.low} max={option.high} value={String(value)} onChange={(event) => change(clamp(event.currentTarget.valueAsNumber, option))} />
      ) : values.every((one) => typeof one === "boolean") ? (
        <Switch on={value === true} labelledBy={id} set={change} />
      ) : (
        <select class="inp" aria-labelledby={id} value={String(value)} onChange={(event) => change(values.find((one) => String(one) === event.currentTarget.value) ?? option.default)}>
          {values.map((one) => (
            <option key={String(one)} value={String(one)}>
              {valueName(game, option.name, one)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function clamp(value: number, option: PlayChoice): number {
  return Number.isFinite(value) ? Math.min(option.high, Math.max(option.low, Math.round(value))) : option.low;
}

function valueName(game: string, option: string, value: Value): string {
  const key = `${game}-play-${option}-${value}`;
  if (has(key)) return say(key);
  return typeof value === "number" ? ui("seat-number", { number: value + 1 }) : String(value);
}
