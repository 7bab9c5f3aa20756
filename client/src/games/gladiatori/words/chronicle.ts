/** What happens in the arena, in sentences: the messages of the terminal. */
import { names } from "../../../words/lists";
import { type Facts, say, sentence } from "../../../words/words";
import { type Args, type Room, seatFacts, type Told } from "../../scene";
import { type Arena, hexOf, NOWHERE } from "../state/arena";
import { BEASTS, ENDINGS, hexId, KINDS, MARKERS, OUTCOMES, REASONS } from "../state/content";
import { adaptationOf, elementOf, fightOf, traitId } from "../state/decode";
import { cardFacts, characterFacts, facingFacts, figureFacts, figureName, herds, itemFacts, itemName, kindsList, powerFacts } from "./nouns";
import { isBeast, slotOf } from "../state/numbering";

type Teller = (arena: Arena, args: Args, room: Room) => Told[];

const at = (args: Args, place: number): number => args[place] ?? NOWHERE;

function line(key: string, facts: Facts, seat: number | null, spaces: number[] = []): Told[] {
  return [{ text: sentence(say(`gladiatori-event-${key}`, facts)), seat: seat !== null && (seat < 0 || isBeast(seat)) ? null : seat, spaces }];
}

/** An event of one seat: its facts beside the seat's own. */
function seated(key: string, facts: (arena: Arena, args: Args, room: Room) => Facts = () => ({})): Teller {
  return (arena, args, room) => {
    const seat = at(args, 0);
    return line(key, { ...seatFacts(room, "seat", seat), ...facts(arena, args, room) }, seat, hexesOf(arena, seat));
  };
}

/** An event of a figure, gladiator or beast. */
function figured(key: string, facts: (arena: Arena, args: Args, room: Room) => Facts = () => ({})): Teller {
  return (arena, args, room) => {
    const figure = at(args, 0);
    return line(key, { ...figureFacts(arena, room, "figure", figure), ...facts(arena, args, room) }, figure, hexesOf(arena, figure));
  };
}

function hexesOf(arena: Arena, figure: number): number[] {
  const hex = hexOf(arena, figure);
  return hex === NOWHERE ? [] : [hex];
}

/** A card that is seen, or not. */
const seen = (card: number): Facts => (card < KINDS ? { seen: "card", ...cardFacts(card) } : { seen: "hidden", card: "" });
const element = (choice: number): Facts => {
  const found = elementOf(choice);
  return { element: found.element, ...cardFacts(found.card), trait: traitId(found.trait) };
};
/** What the lone player and the two against him have at the end; nothing is lost where nobody is alone. */
export const outnumbered = (room: Room, args: Args): Facts => ({
  ...seatFacts(room, "lone", at(args, 0)),
  handicap: args[1] ?? 0,
  two: at(args, 2),
  one: at(args, 3),
});
const seats = (room: Room, list: Args): string => names(list.map((seat) => room.names[seat] ?? ""));

const TELLERS: Readonly<Record<string, Teller>> = {
  began: (_, args, room) => line("began", { seat: seats(room, args) }, null),
  set_apart: seated("set_apart"),
  beasts_waited: (_, args) => line("beasts_waited", { beasts: herds(args) }, null),
  beasts_ordered: (arena, args, room) => line("beasts_ordered", { figure: names(args.map((figure) => figureName(arena, figure, room))) }, null),
  took_character: seated("took_character", (_, args) => characterFacts(at(args, 1))),
  built: seated("built"),
  ready: seated("ready", (_, args) => ({ cards: at(args, 1), later: at(args, 2) })),
  box_held: (_, args) => line("box_held", { energy_0: at(args, 0), energy_1: at(args, 1), feint: at(args, 2) }, null),
  bought: seated("bought", (_, args) => cardFacts(at(args, 1))),
  put_up: (_, args) => line("put_up", itemFacts(at(args, 0)), null),
  bid: seated("bid", (_, args) => ({ energy_1: at(args, 1), energy_0: at(args, 2) })),
  laid_out: seated("laid_out", (_, args) => ({ items: names(args.slice(1).map(itemName)) })),
  picked: seated("picked", (_, args) => itemFacts(at(args, 1))),
  took_item: seated("took_item", (_, args) => itemFacts(at(args, 1))),
  left_over: (_, args) => line("left_over", itemFacts(at(args, 0)), null),
  dropped: seated("dropped", (_, args) => itemFacts(at(args, 1))),
  placed: seated("placed", (_, args) => ({ hex: hexId(at(args, 1)), ...facingFacts(at(args, 2)) })),
  turn_began: (_, args) => [
    { text: sentence(say("gladiatori-event-turn_began", { turn: at(args, 0) })), seat: null, spaces: [], heading: true },
  ],
  split: seated("split", (_, args) => ({ greens: at(args, 1), reds: at(args, 2), life: at(args, 3) })),
  ordered: (_, args, room) => line("ordered", { round: at(args, 0), seat: seats(room, args.slice(1)) }, null),
  round_taken: seated("round_taken"),
  moved: seated("moved", (_, args) => ({ start: hexId(at(args, 1)), hex: hexId(at(args, 2)), ...facingFacts(at(args, 3)) })),
  turned: seated("turned", (_, args) => facingFacts(at(args, 1))),
  marked: seated("marked", (_, args) => ({ marker: MARKERS[at(args, 1)] ?? "trapped", count: at(args, 2), down: at(args, 3) === 1 ? "yes" : "no" })),
  spent: seated("spent", (_, args) => element(at(args, 1))),
  recovered: seated("recovered", (_, args) => element(at(args, 1))),
  power: seated("power", (_, args) => powerFacts(at(args, 1))),
  surrendered: seated("surrendered"),
  passed: seated("passed"),
  laid: seated("laid", (_, args) => seen(at(args, 1))),
  reused: seated("reused", (_, args) => ({ ...cardFacts(at(args, 1)), blood: at(args, 2) })),
  stood_by: seated("stood_by", (_, args) => seen(at(args, 1))),
  added: seated("added", (_, args) => seen(at(args, 1))),
  declared: seated("declared", (_, args) => {
    const { fight, item } = fightOf(at(args, 1));
    return { fight, ...itemFacts(item) };
  }),
  aimed: seated("aimed", (arena, args, room) => figureFacts(arena, room, "figure", at(args, 1))),
  helped: seated("helped", (arena, args, room) => ({ ...seatFacts(room, "ally", at(args, 1)), ...figureFacts(arena, room, "figure", at(args, 2)) })),
  lent: seated("lent", (arena, args, room) => ({ ...figureFacts(arena, room, "figure", at(args, 1)), bonus: at(args, 2) })),
  revealed: seated("revealed", (_, args) => ({ ...cardFacts(at(args, 1)), cards: args.slice(2).length > 0 ? kindsList(args.slice(2)) : "none" })),
  plain: seated("plain", (_, args) => cardFacts(at(args, 1))),
  raged: seated("raged", (_, args) => ({ ...cardFacts(at(args, 1)), source: at(args, 2) })),
  sacrificed: seated("sacrificed", (_, args) => cardFacts(at(args, 1))),
  acrobatic: seated("acrobatic"),
  lunged: seated("lunged", (_, args) => element(at(args, 1))),
  leapt: seated("leapt", (_, args) => ({ attack: at(args, 1), damage: at(args, 2) })),
  deepened: seated("deepened", (_, args) => ({ depth: at(args, 1) })),
  attack: figured("attack", (arena, args, room) => ({
    ...figureFacts(arena, room, "target", at(args, 1)),
    value: at(args, 2),
    outcome: OUTCOMES[at(args, 3)] ?? "blow",
  })),
  answered: seated("answered", (_, args) => ({ unbalanced: at(args, 1) === 1 ? "pay" : "marker" })),
  defence: figured("defence", (_, args) => ({ value: at(args, 1) })),
  feinted: seated("feinted"),
  held: figured("held"),
  netted: figured("netted"),
  broken: seated("broken", (_, args) => itemFacts(at(args, 1))),
  damaged: seated("damaged", (_, args) => itemFacts(at(args, 1))),
  wounded: seated("wounded", (_, args) => ({ damage: at(args, 1) })),
  removed: seated("removed", (_, args) => cardFacts(at(args, 1))),
  item_lost: seated("item_lost", (_, args) => itemFacts(at(args, 1))),
  killed: seated("killed"),
  scored: seated("scored", (_, args) => ({
    points: at(args, 1) > 0 ? `+${at(args, 1)}` : String(at(args, 1)).replace("-", "−"),
    reason: REASONS[at(args, 2)] ?? "survival",
  })),
  pushed: seated("pushed", (arena, args, room) => ({ ...figureFacts(arena, room, "figure", at(args, 1)), hex: hexId(at(args, 2)) })),
  adapted: seated("adapted", (_, args) => {
    const { adaptation, card } = adaptationOf(at(args, 1));
    return { adaptation, ...cardFacts(card) };
  }),
  rested: seated("rested", (_, args) => ({ cards: at(args, 1) })),
  release: (_, args) => line("release", { face: at(args, 0) }, null),
  entered: (arena, args, room) => {
    const beasts = [...arena.beasts];
    beasts[slotOf(at(args, 0))] = at(args, 1);
    return figured("entered", () => ({ hex: hexId(at(args, 2)), face: at(args, 3) }))({ ...arena, beasts }, args, room);
  },
  shut_out: figured("shut_out", (_, args) => ({ face: at(args, 1) })),
  paced: figured("paced", (_, args) => ({ face: at(args, 1) })),
  prowled: figured("prowled", (_, args) => ({ start: hexId(at(args, 1)), hex: hexId(at(args, 2)) })),
  beast_rolled: figured("beast_rolled", (_, args) => ({ faces: args.slice(1).join(", ") })),
  loosened: figured("loosened", (_, args) => ({ count: at(args, 1) })),
  called: (_, args) => line("called", { beast: BEASTS[at(args, 0)]?.id ?? "dog" }, null),
  slain: figured("slain"),
  ended: (_, args, room) => line("ended", { ending: ENDINGS[at(args, 0)] ?? "last-turn", ...outnumbered(room, args.slice(1)) }, null),
  learned: seated("learned", (_, args) => ({ points: at(args, 1), victory: at(args, 2), beasts: at(args, 3), xp: at(args, 4), coins: at(args, 5) })),
  carried_off: seated("carried_off", (_, args) => ({ hit_points: at(args, 1) })),
  died: seated("died", (_, args) => ({ hit_points: at(args, 1), coins: at(args, 2) })),
};

export function tell(arena: Arena, kind: string, args: Args, room: Room): Told[] {
  return TELLERS[kind]?.(arena, args, room) ?? [];
}
