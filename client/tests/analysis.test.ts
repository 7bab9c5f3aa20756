import { h, render } from "preact";
import { beforeAll, expect, it } from "vitest";
import { ChancesChart } from "../src/parts/replay/chances-chart";
import { estimated } from "../src/state/replay/analysis";
import type { AnalysisFound } from "../src/wire/types";
import { speak } from "./matches";

const FOUND: AnalysisFound = {
  playouts: 12,
  moments: [
    { number: 0, chances: [0.5, 0.5] },
    { number: 4, chances: [1, 0] },
    { number: 9, chances: [1, 0] },
  ],
  turnings: [],
  strokes: [],
};

function said(step: number): string[] {
  const place = document.createElement("div");
  render(h(ChancesChart, { found: FOUND, step, setStep: () => undefined, names: ["Anna", "Bruno"] }), place);
  return [...place.querySelectorAll("li b")].map(({ textContent }) => textContent ?? "");
}

beforeAll(() => speak("en"));

it("says of a chance that it is no surer than the imagined matches", () => {
  expect(said(0)).toEqual(["50%", "50%"]);
  expect(said(4)).toEqual(["over 99%", "under 1%"]);
  expect([estimated(0.997), estimated(0.003), estimated(0.99), estimated(0.012)]).toEqual(["over 99%", "under 1%", "99%", "1%"]);
});

it("says how it ended without a doubt", () => {
  expect(said(9)).toEqual(["100%", "0%"]);
});
