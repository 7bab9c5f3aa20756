/** How Spartacus is shown on the home page: a corner of its board, and how long and heavy it is. */
import type { GameCard } from "../../stage/cards";

function Spartacus() {
  return (
    <>
      <rect x="76" y="8" width="48" height="72" rx="5" fill="var(--bone)" stroke="var(--key)" />
      <path d="M76 20v-7a5 5 0 0 1 5-5h38a5 5 0 0 1 5 5v7z" fill="var(--wine)" />
      <use href="#f-dimachaerus" x="79" y="28" width="42" height="42" style={{ color: "var(--key)" }} />
      <use href="#f-fist" x="32" y="34" width="40" height="40" style={{ "--fig-2": "var(--seat-1)", color: "var(--ink)", "--fig-0": "var(--marble-2)" }} />
      <use href="#f-fist" x="128" y="34" width="40" height="40" style={{ "--fig-2": "var(--seat-2)", color: "var(--ink)", "--fig-0": "var(--marble-2)" }} />
      {[0, 1, 2, 3, 4].map((coin) => (
        <use key={coin} href="#f-denarius" x={56 + coin * 18} y="90" width="16" height="16" />
      ))}
    </>
  );
}

export const CARD: GameCard = { seats: 3, minutes: 150, weight: 3, figure: "thumb-up", range: [3, 4], Thumbnail: Spartacus };
