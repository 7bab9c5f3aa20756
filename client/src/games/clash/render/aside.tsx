/** What lies beside the arena: piles while gladiators enter, animals, pens. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import { total } from "../../../stage/counting";
import type { Room } from "../../../stage/scene";
import { type Arena, isFight, listed } from "../state/arena";
import { ANIMALS, TYPES } from "../state/content";
import { animalLabel, tile } from "../words/nouns";
import { Rich } from "../../../parts/explain/rich-text";
import { picture, typeName } from "../words/signs";

export function Aside({ arena, room }: { arena: Arena; room: Room }) {
  const entering = arena.phase === "entry";
  return (
    <>
      {entering && <Piles arena={arena} />}
      {!entering && arena.stack > 0 && (
        <div class="panel pad small">{ui("clash-stack", { count: arena.stack })}</div>
      )}
      {isFight(arena) && <Pens arena={arena} room={room} />}
      {arena.spares.length > 0 && <Spares arena={arena} />}
    </>
  );
}

function Piles({ arena }: { arena: Arena }) {
  return (
    <section class="panel pad" aria-label={ui("clash-piles")}>
      <h3 class="caps" data-term="pile">
        {ui("clash-piles")}
      </h3>
      <ul class="heaps">
        {arena.piles.map((count, type) => (
          <li key={type} data-term={`type.${TYPES[type]}`}>
            <Figure name={`type-${TYPES[type]}`} class="tile" label={typeName(type)} />
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What everyone has captured, in one place. */
function Pens({ arena, room }: { arena: Arena; room: Room }) {
  const held = arena.pens.map((pen, seat) => ({ pen, seat })).filter(({ pen }) => total(pen.men) > 0 || pen.animals.length > 0);
  if (held.length === 0) return null;
  return (
    <section class="panel pad" aria-label={ui("clash-pens")}>
      <h3 class="caps" data-term="pen">
        {ui("clash-pens")}
      </h3>
      <ul class="pens">
        {held.map(({ pen, seat }) => (
          <li key={seat}>
            <SeatMark seat={seat} class="fig" />
            <span class="sr">{ui("clash-pen-of", { name: room.names[seat] ?? "", points: arena.scores[seat] ?? 0 })}</span>
            <span class="pen">
              {listed(pen.men).map((type, place) => (
                <Figure key={place} name={`type-${TYPES[type]}`} class="tile" label={typeName(type)} />
              ))}
              {pen.animals.map((animal) => (
                <Figure key={animal} name={ANIMALS[animal]?.kind ?? "lion"} class="tile beast" label={animalLabel(animal)} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Spares({ arena }: { arena: Arena }) {
  return (
    <details class="panel pad">
      <summary class="caps" data-term="beside">{ui("clash-spares", { count: arena.spares.length })}</summary>
      <ul class="spares small">
        {arena.spares.map((animal) => (
          <li key={animal} data-term={`animal.${ANIMALS[animal]?.name.replaceAll(" ", "_") ?? ""}`}>
            <Rich text={tile(animal)} signs={picture} />
          </li>
        ))}
      </ul>
    </details>
  );
}
