/** A QR code of a short text: bytes, error correction M, versions 1 to 10 (ISO/IEC 18004). */

/** For each version: error correction bytes a block, and how many data bytes each block holds. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const ALIGNED: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
];
const COUNT_BITS_FROM_10 = 16;

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0);
}

/** The remainder of the data by the generator of that degree: its error correction bytes. */
function correction(data: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let root = 0; root < degree; root++) {
    const next = [...generator, 0];
    generator.forEach((factor, place) => {
      next[place + 1] = (next[place + 1] ?? 0) ^ times(factor, EXP[root] ?? 0);
    });
    generator = next;
  }
  const rest = [...data, ...Array.from({ length: degree }, () => 0)];
  for (let place = 0; place < data.length; place++) {
    const lead = rest[place] ?? 0;
    generator.forEach((factor, one) => {
      rest[place + one] = (rest[place + one] ?? 0) ^ times(factor, lead);
    });
  }
  return rest.slice(data.length);
}

const sum = (row: readonly number[]): number => row.reduce((all, one) => all + one, 0);

/** The smallest version that holds so many bytes. */
function versionFor(length: number): number {
  const version = BLOCKS.findIndex(([, blocks], place) => sum(blocks) * 8 >= 4 + (place < 9 ? 8 : COUNT_BITS_FROM_10) + length * 8);
  if (version < 0) throw new Error(`a text of at most 213 bytes was expected for a QR code, but ${length} came`);
  return version + 1;
}

function dataBytes(text: Uint8Array, version: number): number[] {
  const [, blocks] = BLOCKS[version - 1] ?? [0, []];
  const room = sum(blocks) * 8;
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(text.length, version < 10 ? 8 : COUNT_BITS_FROM_10);
  for (const byte of text) put(byte, 8);
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const bytes: number[] = [];
  for (let place = 0; place < bits.length; place += 8) {
    bytes.push(bits.slice(place, place + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  }
  for (let pad = 0xec; bytes.length < room / 8; pad ^= 0xec ^ 0x11) bytes.push(pad);
  return bytes;
}

/** Data and correction, the blocks woven together. */
function codewords(text: Uint8Array, version: number): number[] {
  const [degree, sizes] = BLOCKS[version - 1] ?? [0, []];
  const data = dataBytes(text, version);
  let start = 0;
  const blocks = sizes.map((size) => data.slice(start, (start += size)));
  const checks = blocks.map((block) => correction(block, degree));
  const woven: number[] = [];
  for (const rows of [blocks, checks]) {
    const longest = Math.max(...rows.map((row) => row.length));
    for (let place = 0; place < longest; place++) {
      for (const row of rows) if (place < row.length) woven.push(row[place] ?? 0);
    }
  }
  return woven;
}

type Grid = (boolean | null)[][];

function set(grid: Grid, x: number, y: number, dark: boolean): void {
  const row = grid[y];
  if (row !== undefined && x >= 0 && x < row.length) row[x] = dark;
}

function finder(grid: Grid, left: number, top: number): void {
  for (let y = -1; y <= 7; y++) {
    for (let x = -1; x <= 7; x++) {
      const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
      set(grid, left + x, top + y, ring !== 2 && ring < 4);
    }
  }
}

/** Everything that does not depend on the text. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  for (let place = 8; place < size - 8; place++) {
    set(grid, place, 6, place % 2 === 0);
    set(grid, 6, place, place % 2 === 0);
  }
  const centres = ALIGNED[version - 1] ?? [];
  for (const cy of centres) {
    for (const cx of centres) {
      const nearFinder = (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6);
      if (nearFinder) continue;
      for (let y = -2; y <= 2; y++) {
        for (let x = -2; x <= 2; x++) set(grid, cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
      }
    }
  }
  finder(grid, 0, 0);
  finder(grid, size - 7, 0);
  finder(grid, 0, size - 7);
  putFormat(grid, 0);
  putVersion(grid, version);
  return grid;
}

function remainder(value: number, generator: number, bits: number): number {
  let rest = value << bits;
  const top = 31 - Math.clz32(generator);
  while (rest >= 1 << bits && 31 - Math.clz32(rest) >= top) rest ^= generator << (31 - Math.clz32(rest) - top);
  return (value << bits) | rest;
}

function putFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = remainder(mask, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    set(grid, 8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, dark);
    set(grid, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, 8, dark);
  }
  set(grid, 8, size - 8, true);
}

function putVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  const size = grid.length;
  const bits = remainder(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
    set(grid, near, far, dark);
    set(grid, far, near, dark);
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Write the bits in the zigzag of the standard, dressed by a mask. */
function fill(empty: Grid, words: readonly number[], mask: number): boolean[][] {
  const grid = empty.map((row) => [...row]);
  const size = grid.length;
  const isDark = MASKS[mask] ?? (() => false);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (empty[y]?.[x] !== null) continue;
        const value = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        bit++;
        set(grid, x, y, (value === 1) !== isDark(x, y));
      }
    }
  }
  putFormat(grid, mask);
  return grid.map((row) => row.map((cell) => cell === true));
}

/** How hard a code is to read: long runs, blocks, false finders, too dark or too light. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  let points = 0;
  let dark = 0;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x] ?? false))];
  for (const line of lines) {
    let run = 0;
    line.forEach((cell, place) => {
      run = place > 0 && cell === line[place - 1] ? run + 1 : 1;
      if (run === 5) points += 3;
      else if (run > 5) points += 1;
    });
    const text = line.map(Number).join("");
    for (const pattern of ["10111010000", "00001011101"]) {
      for (let found = text.indexOf(pattern); found >= 0; found = text.indexOf(pattern, found + 1)) points += 40;
    }
  }
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const cell = grid[y]?.[x];
      if (cell) dark++;
      if (x > 0 && y > 0 && cell === grid[y]?.[x - 1] && cell === grid[y - 1]?.[x] && cell === grid[y - 1]?.[x - 1]) points += 3;
    }
  }
  return points + Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size)) * 10;
}

/** The code as rows of dark and light. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const empty = frame(version);
  const words = codewords(bytes, version);
  const tried = MASKS.map((_, mask) => fill(empty, words, mask));
  return tried.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** The same as one path for an SVG, a unit a cell, with the quiet zone around it. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = qr(text);
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ""))).join("");
  return { size: rows.length + 8, path };
}
