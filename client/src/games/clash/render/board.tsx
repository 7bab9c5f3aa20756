/** The arena: one tab stop, seventeen spaces that can be touched, heard and reached by arrows. */
import { narrow } from "../../../browser/screen";
import { ui } from "../../../words/ui";
import type { Acts, Room } from "../../../stage/scene";
import { type Arena, NOWHERE, spotAt } from "../state/arena";
import { actor, ON_BOARD, pointed } from "../state/choices";
import { SPACES } from "../state/content";
import { Ground } from "../../../board/ground";
import { useCursor } from "../../../board/cursor";
import { Chosen, Focus, Hinted, Lit, Sword, Way } from "../../../board/lights";
import { Badge, CELL, DISC, Disc, Name, Threat } from "./lights";
import { Pieces } from "./pieces";
import { Tray } from "./tray";
import { hexagon } from "../../../board/hexes";
import { closeUp, HEIGHT, middle, nextTo, shrink, WIDTH } from "./geometry";
import { oddsName, oddsValue, percent } from "../words/odds";
import { spaceLabel } from "../words/nouns";

interface BoardProps {
  arena: Arena;
  room: Room;
  acts: Acts;
  still: boolean;
}

const WIDE = "0 0 620 604";
/** With more legal spaces than this each is lit more softly. */
const MOST_BRIGHT = 8;

/** What was touched is no answer: a space, the animal on it, or nothing that is chosen on the board. */
function whyNot(acts: Acts, arena: Arena, space: number): void {
  const ask = acts.asked?.ask ?? "";
  const { animal } = spotAt(arena, space);
  if (ON_BOARD.has(ask)) acts.whyNot(ask, space);
  else if (ask === "beast" && animal !== NOWHERE) acts.whyNot(ask, animal);
  else acts.refuse(ask === "beast" ? "no-animal-there" : "");
}

export function Board({ arena, room, acts, still }: BoardProps) {
  const options = pointed(arena, acts.asked);
  const chosen = actor(acts.asked);
  const marked = [...options].find(([, index]) => index === acts.marked)?.[0] ?? null;
  const hinted = acts.hinted === null ? null : ([...options].find(([, index]) => index === acts.hinted)?.[0] ?? null);
  const isTarget = acts.asked?.ask === "target";

  const isFree = (space: number): boolean | undefined => (spotAt(arena, space).owner < 0 && spotAt(arena, space).animal < 0) || undefined;

  const label = (space: number): string => {
    const index = options.get(space);
    const what = spaceLabel(arena, space, room);
    const odds = index === undefined ? undefined : acts.odds.get(index);
    const chances = odds === undefined ? "" : ` ${oddsText(odds)}`;
    if (space === marked) return `${what} ${ui("cell-marked")}${chances}`;
    if (space === chosen) return `${what} ${ui("cell-chosen")}`;
    return index === undefined ? what : `${what} ${ui(isTarget ? "cell-target" : "cell-legal")}${chances}`;
  };

  const touch = (space: number): void => {
    const index = options.get(space);
    if (index !== undefined) acts.touch(index);
    else if (acts.asked !== null) whyNot(acts, arena, space);
  };

  const { here, focused, spot: looked, board, cell } = useCursor({ first: Math.floor(SPACES.length / 2), legal: new Set(options.keys()), asked: acts.asked, hinted, middle, nextTo, label, touch });

  const scale = shrink();
  const fit = scale === 1 ? undefined : `translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${scale.toFixed(3)}) translate(${-WIDTH / 2} ${-HEIGHT / 2})`;
  const foes = arena.fight?.isOver === false && arena.fight.fell === null ? arena.fight.sides : null;
  const faint = new Set(
    acts.asked?.ask === "team"
      ? SPACES.map((_, space) => space).filter((space) => !options.has(space) && space !== chosen && spotAt(arena, space).owner === room.you)
      : [],
  );
  return (
    <>
      <svg
        {...board}
        class="arena"
        viewBox={narrow.value ? closeUp() : WIDE}
        role="group"
        aria-label={ui("clash-arena", { count: SPACES.length })}
      >
        <Ground withGates={!narrow.value} />
        <g transform={fit}>
          {SPACES.map(({ id, r }, space) => {
            const at = middle(space);
            return (
              <g
                key={id}
                {...cell(space)}
                data-quiet={isFree(space)}
                role="button"
                aria-pressed={space === marked}
              >
                <polygon class={r % 2 === 0 ? "hx" : "hx b"} points={hexagon(at, 60.5)} />
              </g>
            );
          })}
          {chosen >= 0 && <Chosen at={middle(chosen)} size={CELL} />}
          {chosen >= 0 && acts.asked?.ask === "ground" && looked !== null && options.has(looked) && looked !== chosen && (
            <Way from={middle(chosen)} to={middle(looked)} />
          )}
          {foes !== null && <Chosen at={middle(foes[0].space)} size={CELL} />}
          <Pieces arena={arena} still={still} faint={faint} />
          {foes !== null && <Threat space={foes[1].space} />}
          {[...options].map(([space]) => {
            const spot = spotAt(arena, space);
            const isEmpty = spot.owner < 0 && spot.animal < 0;
            return isTarget ? (
              <Threat key={space} space={space} />
            ) : (
              <Lit key={space} at={middle(space)} size={CELL} isEmpty={isEmpty} isSolid={space === looked || space === marked} isSoft={options.size > MOST_BRIGHT} />
            );
          })}
          {SPACES.map(({ id }, space) => {
            return <Name key={id} space={space} text={id} isTaken={isFree(space) !== true} />;
          })}
          {marked !== null && <Chosen at={middle(marked)} size={CELL} />}
          {hinted !== null && <Hinted at={middle(hinted)} size={CELL} />}
          {focused && <Focus at={middle(here)} size={CELL} />}
          {[...options].map(([space, index]) => {
            const odds = isTarget ? acts.odds.get(index)?.target_falls : undefined;
            return odds === undefined ? null : <Badge key={space} space={space} text={ui("clash-falls", { chance: percent(odds) })} />;
          })}
          {marked !== null && isTarget && chosen >= 0 && <Sword from={middle(chosen)} to={middle(marked)} radius={DISC} isPlan={true} />}
          <Disc arena={arena} />
        </g>
      </svg>
      <Tray arena={arena} room={room} />
      {looked !== null && (
        <p class="spell" aria-hidden="true">
          <span>{label(looked)}</span>
        </p>
      )}
    </>
  );
}

function oddsText(odds: Readonly<Record<string, number>>): string {
  return Object.entries(odds)
    .map(([key, value]) => `${oddsName(key)} ${oddsValue(key, value)}`)
    .join(", ");
}
