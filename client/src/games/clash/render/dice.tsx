/** Dice of Clash: a blank, one yellow star, two red stars; what counts and what was stopped. */
const FACES = ["die-blank", "die-star", "die-stars"];
const SINGLE = 1;
const LETHAL = 2;

interface DiceProps {
  faces: readonly number[];
  struck: { readonly stopped: number } | null;
  falls: boolean;
  name: (face: number) => string;
  small?: boolean;
}

/** What counts first; a roll keeps its order once it lies. */
export function ordered(faces: readonly number[]): number[] {
  return [...faces].sort((a, b) => b - a);
}

export function Dice({ faces, struck, falls, name, small = false }: DiceProps) {
  let stopped = struck?.stopped ?? 0;
  const dice = ordered(faces).map((face) => {
    const isStopped = face === SINGLE && stopped > 0;
    if (isStopped) stopped -= 1;
    const counts = struck !== null && (face === LETHAL || (face === SINGLE && !isStopped));
    return { face, state: isStopped ? " blocked" : counts ? " hit" : "" };
  });
  return (
    <div class={small ? "dice sm" : "dice"} role="img" aria-label={ordered(faces).map(name).join(", ")}>
      {dice.map(({ face, state }, place) => (
        <span class={`die${state}${falls ? " falls" : ""}`} data-term={`sign.${FACES[face] ?? "die-blank"}`} key={place}>
          <svg viewBox="0 0 64 64" aria-hidden="true" style={{ animationDelay: `${place * 60}ms` }}>
            <use href={`#f-${FACES[face] ?? "die-blank"}`} />
          </svg>
        </span>
      ))}
    </div>
  );
}
