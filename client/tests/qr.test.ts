import { describe, expect, it } from "vitest";
import { qr, qrPath } from "../src/parts/table/qr";

describe("a QR code", () => {
  it("grows with its text", () => {
    expect(qr("HARENA")).toHaveLength(21);
    expect(qr("x".repeat(90))).toHaveLength(41);
    expect(() => qr("x".repeat(300))).toThrow("213 bytes");
  });

  it("has its three finders and its timing row", () => {
    const code = qr("http://127.0.0.1:8000/t/k7v0m2q9x4ht");
    const size = code.length;
    for (const [x, y] of [[0, 0], [size - 7, 0], [0, size - 7]] as const) {
      for (let step = 0; step < 7; step++) {
        expect(code[y]?.[x + step]).toBe(true);
        expect(code[y + 6]?.[x + step]).toBe(true);
      }
      expect(code[y + 1]?.[x + 1]).toBe(false);
      expect(code[y + 3]?.[x + 3]).toBe(true);
    }
    for (let step = 8; step < size - 8; step++) expect(code[6]?.[step]).toBe(step % 2 === 0);
  });

  it("is drawn with a quiet zone around it", () => {
    const { size, path } = qrPath("HARENA");
    expect(size).toBe(29);
    expect(path.startsWith("M4 4h1v1h-1z")).toBe(true);
  });
});
