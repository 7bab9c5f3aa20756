/** A short fact with its figures set in bold; its words explain themselves. */
import { Worded } from "./worded";

export function Fact({ text }: { text: string }) {
  return <span>{text.split(/(\d+(?:–\d+)?)/).map((part, place) => (place % 2 === 1 ? <b key={place}>{part}</b> : <Worded key={place} text={part} />))}</span>;
}
