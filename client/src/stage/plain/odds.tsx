/** Two to be weighed against each other, as they are typed: sums, pools, or what a game reads. Without them the usual ones are shown. */
import { useState } from "preact/hooks";
import { ui } from "../../words/ui";
import type { ChooseTwo } from "../odds";

export const chooseTyped = (inputMode: "numeric" | "text"): ChooseTwo => function Typed({ two, set }) {
  const [typed, setTyped] = useState(two);
  return (
    <form
      class="row wrap odds-typed"
      onSubmit={(event) => {
        event.preventDefault();
        set(typed);
      }}
    >
      {["odds-attack", "odds-defence"].map((label, place) => (
        <label key={label}>
          {ui(label)}{" "}
          <input
            class="inp"
            inputMode={inputMode}
            autocapitalize="off"
            value={typed[place]}
            onInput={(event) => setTyped(place === 0 ? [event.currentTarget.value.trim(), typed[1]] : [typed[0], event.currentTarget.value.trim()])}
          />
        </label>
      ))}
      <button type="submit" class="btn">
        {ui("odds-weigh")}
      </button>
    </form>
  );
};

export const ChooseNumbers = chooseTyped("numeric");
