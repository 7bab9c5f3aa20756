/** BLAKE2b (RFC 7693), with a key if there is one. Written out here, so that the check shares nothing with the server. */
const WORD = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
] as const;
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
] as const;
const LANES = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;
const ROUNDS = 12;
const BLOCK = 128;

function turned(word: bigint, bits: bigint): bigint {
  return ((word >> bits) | (word << (64n - bits))) & WORD;
}

/** One block into the chain; `length` counts the bytes so far. */
function compress(chain: bigint[], block: Uint8Array, length: number, isLast: boolean): void {
  const read = new DataView(block.buffer, block.byteOffset, BLOCK);
  const words = Array.from({ length: 16 }, (_, place) => read.getBigUint64(place * 8, true));
  const v = [...chain, ...START];
  v[12] = (v[12] ?? 0n) ^ BigInt(length);
  if (isLast) v[14] = (v[14] ?? 0n) ^ WORD;
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDER[round % ORDER.length] ?? ORDER[0];
    LANES.forEach(([a, b, c, d], lane) => {
      const at = (place: number): bigint => v[place] ?? 0n;
      const word = (place: number): bigint => words[order[place] ?? 0] ?? 0n;
      v[a] = (at(a) + at(b) + word(lane * 2)) & WORD;
      v[d] = turned(at(d) ^ at(a), 32n);
      v[c] = (at(c) + at(d)) & WORD;
      v[b] = turned(at(b) ^ at(c), 24n);
      v[a] = (at(a) + at(b) + word(lane * 2 + 1)) & WORD;
      v[d] = turned(at(d) ^ at(a), 16n);
      v[c] = (at(c) + at(d)) & WORD;
      v[b] = turned(at(b) ^ at(c), 63n);
    });
  }
  for (let place = 0; place < 8; place++) chain[place] = (chain[place] ?? 0n) ^ (v[place] ?? 0n) ^ (v[place + 8] ?? 0n);
}

export function blake2b(message: Uint8Array, size: number, key: Uint8Array = new Uint8Array()): Uint8Array {
  const keyed = key.length > 0 ? BLOCK : 0;
  const all = new Uint8Array(keyed + message.length);
  all.set(key);
  all.set(message, keyed);
  const chain: bigint[] = [...START];
  chain[0] = (chain[0] ?? 0n) ^ BigInt(0x01010000 ^ (key.length << 8) ^ size);
  const blocks = Math.max(1, Math.ceil(all.length / BLOCK));
  for (let number = 0; number < blocks; number++) {
    const block = new Uint8Array(BLOCK);
    block.set(all.subarray(number * BLOCK, (number + 1) * BLOCK));
    compress(chain, block, Math.min(all.length, (number + 1) * BLOCK), number === blocks - 1);
  }
  const found = new DataView(new ArrayBuffer(64));
  chain.forEach((word, place) => found.setBigUint64(place * 8, word, true));
  return new Uint8Array(found.buffer, 0, size);
}
