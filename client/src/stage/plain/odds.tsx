/** Two numbers to be weighed against each other: sums or pools. Without them the usual ones are shown. */
import { useState } from "preact/hooks";
import { ui } from "../../words/ui";
import type { ChooseTwo } from "../odds";

export const ChooseNumbers: ChooseTwo = ({ two, set }) => {
  const [typed, setTyped] = useState(two);
  return (
    <form
      class="row wrap"
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
            inputMode="numeric"
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
