/** Bytes as hexadecimal digits and back. */
export function bytes(hex: string): Uint8Array<ArrayBuffer> {
  const found = new Uint8Array(hex.length / 2);
  for (let place = 0; place < found.length; place++) found[place] = Number.parseInt(hex.slice(place * 2, place * 2 + 2), 16);
  return found;
}

export function hex(given: Uint8Array): string {
  return [...given].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}
