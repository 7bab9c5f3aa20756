/** The mark on the rim of a disc, so that seats are told apart without colour. */
const KEY = "var(--key)";
const IVORY = "var(--bone)";

export function Rim({ seat, r }: { seat: number; r: number }) {
  const line = { r, fill: "none" };
  switch (seat) {
    case 1:
      return <circle {...line} stroke={IVORY} stroke-width="1.5" stroke-dasharray="6 4.2" />;
    case 2:
      return <circle {...line} stroke={KEY} stroke-width="2.2" stroke-linecap="round" stroke-dasharray="0.1 5.4" />;
    case 3:
      return <circle {...line} stroke={KEY} stroke-width="1.4" />;
    case 4:
      return <circle {...line} stroke={IVORY} stroke-width="1.2" />;
    default:
      return null;
  }
}
