/** Two gladiators to be weighed against each other: style, Attributes, Signatures, gender and hand of each. */
import { ui } from "../../words/ui";
import { say, sentence } from "../../words/words";
import type { ChooseTwo } from "../../stage/odds";

const ATTRIBUTES = ["savvy", "strength", "speed"];
const NONE = "none";

export const usual = ["thraex:4/4/4:none:none:man:right", "murmillo:4/4/4:none:none:man:right"] as const;

/** A gladiator as the server is asked for him: `thraex:5/4/3:agile:strong:woman:left`. */
interface Wish {
  readonly style: string;
  readonly values: readonly string[];
  readonly signature: string;
  readonly second: string;
  readonly gender: string;
  readonly handed: string;
}

function read(word: string): Wish {
  const [style = "", values = "", signature = NONE, second = NONE, gender = "man", handed = "right"] = word.split(":");
  return { style, values: values.split("/"), signature, second, gender, handed };
}

function write({ style, values, signature, second, gender, handed }: Wish): string {
  return [style, values.join("/"), signature, second, gender, handed].join(":");
}

/** A gladiator in words: what is usual goes without saying. */
export function called(word: string): string {
  const { style, values, signature, second, gender, handed } = read(word);
  const signatures = [signature, second].filter((one) => one !== NONE).map((one) => say("heroes-signature", { signature: one }));
  const woman = gender === "woman" ? [ui("heroes-gender", { gender })] : [];
  const left = handed === "left" ? [ui("heroes-handed", { handed })] : [];
  return [`${say("heroes-style", { style })} ${values.join("/")}`, ...signatures, ...woman, ...left].join(", ");
}

type Choices = Parameters<ChooseTwo>[0]["choices"];

export const Choose: ChooseTwo = ({ two: [one, other], choices, set }) => (
  <div class="odds-two">
    <Gladiator title={ui("odds-one")} wish={read(one)} choices={choices} set={(wish) => set([write(wish), other])} />
    <Gladiator title={ui("odds-other")} wish={read(other)} choices={choices} set={(wish) => set([one, write(wish)])} />
  </div>
);

const signatureName = (signature: string): string => sentence(say("heroes-signature", { signature }));

function Gladiator({ title, wish, choices, set }: { title: string; wish: Wish; choices: Choices; set: (wish: Wish) => void }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <Pick size="wide" label={ui("heroes-odds-style")} value={wish.style} values={choices.style ?? []} named={(style) => say("heroes-style", { style })} set={(style) => set({ ...wish, style })} />
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
      <Pick size="wide" label={ui("heroes-odds-signature")} value={wish.signature} values={choices.signature ?? []} named={signatureName} set={(signature) => set({ ...wish, signature })} />
      <Pick size="wide" label={ui("heroes-rule-of-second")} value={wish.second} values={choices.second ?? []} named={signatureName} set={(second) => set({ ...wish, second })} />
      <Pick size="half" label={ui("heroes-phase-gender")} value={wish.gender} values={choices.gender ?? []} named={(gender) => sentence(ui("heroes-gender", { gender }))} set={(gender) => set({ ...wish, gender })} />
      <Pick size="half" label={ui("heroes-phase-hand")} value={wish.handed} values={choices.handed ?? []} named={(handed) => sentence(ui("heroes-handed", { handed }))} set={(handed) => set({ ...wish, handed })} />
    </fieldset>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly named: (value: string) => string;
  readonly set: (value: string) => void;
  readonly size?: "half" | "wide";
}

function Pick({ label, value, values, named, set, size }: PickProps) {
  return (
    <label class={size}>
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
