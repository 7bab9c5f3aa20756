/** One option of play in the form of a new table, made from what the rules say of it. */
import type { PlayChoice } from "../../wire/types";
import { ofGame, ui } from "../../words/ui";
import { has, plainly, say } from "../../words/words";
import { Switch } from "../basics/fields";

export type Value = boolean | number | string;

interface OptionRowProps {
  game: string;
  option: PlayChoice;
  value: Value;
  /** The values that go with the other options; none for a number. */
  values: readonly Value[];
  set: (value: Value) => void;
}

/** An option of play: a switch, a choice or a number, as its values say. */
export function OptionRow({ game, option, value, values, set: change }: OptionRowProps) {
  const id = `option-${option.name}`;
  const key = `play-${option.name}`;
  const note = ofGame(game, `${key}-note`, has(`${game}-${key}`) ? say(`${game}-${key}`) : "");
  return (
    <div>
      <span class="what" id={id}>
        <b>{optionName(game, option)}</b>
        <small>{note}</small>
      </span>
      {values.length === 0 ? (
        <input class="inp" type="number" aria-labelledby={id} min={option.low} max={option.high} value={String(value)} onChange={(event) => change(clamp(event.currentTarget.valueAsNumber, option))} />
      ) : values.every((one) => typeof one === "boolean") ? (
        <Switch on={value === true} labelledBy={id} set={change} />
      ) : (
        <select class="inp" aria-labelledby={id} value={String(value)} onChange={(event) => change(values.find((one) => String(one) === event.currentTarget.value) ?? option.default)}>
          {values.map((one) => (
            <option key={String(one)} value={String(one)}>
              {valueName(game, option, one)}
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

export function optionName(game: string, option: PlayChoice): string {
  return ofGame(game, `play-${option.name}`, plainly(option.name));
}

export function valueName(game: string, option: PlayChoice, value: Value): string {
  if (typeof value === "boolean") return ui(value ? "on" : "off");
  const key = `${game}-play-${option.name}-${value}`;
  if (has(key)) return say(key);
  return typeof value === "number" && option.of_seats ? ui("seat-number", { number: value + 1 }) : String(value);
}
