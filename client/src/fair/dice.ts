/** The dice of a live match, thrown again from its secret (docs/protocol.md, "Dice you can check"). */
import { blake2b } from "./blake2b";

const BITS = 31n;
const RANGE = 1n << BITS;
const LOW = RANGE - 1n;

function counter(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(number));
  return new Uint8Array(bytes.buffer);
}

/** The dice of one answer; number 0 is the set-up. */
export class KeyedDice {
  private key: Uint8Array | null = null;
  private count = 0;

  constructor(
    private readonly secret: Uint8Array,
    private readonly answer: number,
  ) {}

  /** The next 31 random bits. */
  private draw(): bigint {
    this.key ??= blake2b(counter(this.answer), 32, this.secret);
    this.count += 1;
    const bytes = blake2b(counter(this.count), 8, this.key);
    return new DataView(bytes.buffer, bytes.byteOffset, 8).getBigUint64(0) & LOW;
  }

  /** A number from 0 to limit - 1: the high bits of a product; what would favour one is drawn again. */
  below(limit: number): number {
    const most = BigInt(limit);
    const unfair = RANGE % most;
    let product = this.draw() * most;
    while ((product & LOW) < unfair) product = this.draw() * most;
    return Number(product >> BITS);
  }
}
