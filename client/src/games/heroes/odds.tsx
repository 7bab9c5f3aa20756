/** Two gladiators to be weighed against each other: style, Attributes and Signature of each. */
import { ui } from "../../words/ui";
import { say, sentence } from "../../words/words";
import type { ChooseTwo } from "../../stage/odds";

const ATTRIBUTES = ["savvy", "strength", "speed"];
const NONE = "none";

export const usual = ["thraex:4/4/4:none", "murmillo:4/4/4:none"] as const;

/** A gladiator as the server is asked for him: `thraex:5/4/3:agile`. */
interface Wish {
  readonly style: string;
  readonly values: readonly string[];
  readonly signature: string;
}

function read(word: string): Wish {
  const [style = "", values = "", signature = NONE] = word.split(":");
  return { style, values: values.split("/"), signature };
}

function write({ style, values, signature }: Wish): string {
  return [style, values.join("/"), signature].join(":");
}

/** A gladiator in words. */
export function called(word: string): string {
  const { style, values, signature } = read(word);
  const name = `${say("heroes-style", { style })} ${values.join("/")}`;
  return signature === NONE ? name : `${name}, ${say("heroes-signature", { signature })}`;
}

type Choices = Parameters<ChooseTwo>[0]["choices"];

export const Choose: ChooseTwo = ({ two: [one, other], choices, set }) => (
  <div class="odds-two">
    <Gladiator title={ui("odds-one")} wish={read(one)} choices={choices} set={(wish) => set([write(wish), other])} />
    <Gladiator title={ui("odds-other")} wish={read(other)} choices={choices} set={(wish) => set([one, write(wish)])} />
  </div>
);

function Gladiator({ title, wish, choices, set }: { title: string; wish: Wish; choices: Choices; set: (wish: Wish) => void }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <Pick wide label={ui("heroes-odds-style")} value={wish.style} values={choices.style ?? []} named={(style) => say("heroes-style", { style })} set={(style) => set({ ...wish, style })} />
      {ATTRIBUTES.map((attribute, place) => (
        <Pick
          key={attribute}
          label={say("heroes-attribute", { attribute })}
          value={wish.values[place] ?? ""}
          values={choices[attribute] ?? []}
          named={(value) => value}
          set={(value) => set({ ...wish, values: wish.values.map((now, at) => (at === place ? value : now)) })}
        />
      ))}
      <Pick wide label={ui("heroes-odds-signature")} value={wish.signature} values={choices.signature ?? []} named={(signature) => sentence(say("heroes-signature", { signature }))} set={(signature) => set({ ...wish, signature })} />
    </fieldset>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly named: (value: string) => string;
  readonly set: (value: string) => void;
  readonly wide?: boolean;
}

function Pick({ label, value, values, named, set, wide }: PickProps) {
  return (
    <label class={wide === true ? "wide" : undefined}>
      {label}
      <select class="inp" value={value} onChange={(event) => set(event.currentTarget.value)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {named(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
