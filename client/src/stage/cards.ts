/** The games as the home page shows them: those that have a card here, and whatever else the server has. */
import type { ComponentChildren } from "preact";
import { Sand } from "../board/thumbnails";
import type { GameSummary } from "../wire/types";

/** What a game's folder says of it in `card.tsx`. */
export interface GameCard {
  /** How many sit at a table that is opened in a hurry. */
  readonly seats: number;
  readonly minutes?: number;
  /** 1 light to 3 heavy. */
  readonly weight?: 1 | 2 | 3;
  readonly figure: string;
  /** Fewest and most seats, until the server has said them. */
  readonly range?: readonly [number, number];
  Thumbnail(): ComponentChildren;
}

export interface ShownGame extends GameCard {
  readonly game: string;
  readonly low: number;
  readonly high: number;
  /** Whether it can be played. */
  readonly isThere: boolean;
}

const CARDS = import.meta.glob<GameCard>("../games/*/card.tsx", { import: "CARD", eager: true });
const BARE: GameCard = { seats: 2, figure: "murmillo", Thumbnail: Sand };

/** What can be played first; before the server has answered, what it will most likely say. */
export function shownGames(summaries: readonly GameSummary[]): ShownGame[] {
  const carded = Object.keys(CARDS).map((path) => path.split("/")[2] ?? "");
  const names = [...new Set([...carded, ...summaries.map(({ game }) => game)])].sort();
  const shown = names.map((game): ShownGame => {
    const card = CARDS[`../games/${game}/card.tsx`] ?? BARE;
    const there = summaries.find((one) => one.game === game)?.seats;
    const [low, high] = there === undefined ? (card.range ?? [card.seats, card.seats]) : [Math.min(...there), Math.max(...there)];
    const seats = Math.min(high, Math.max(low, card.seats));
    return { ...card, game, low, high, seats, isThere: there !== undefined || summaries.length === 0 };
  });
  return [...shown.filter(({ isThere }) => isThere), ...shown.filter(({ isThere }) => !isThere)];
}

/** The picture of a game. */
export function thumbnailOf(game: string): GameCard["Thumbnail"] {
  return (CARDS[`../games/${game}/card.tsx`] ?? BARE).Thumbnail;
}

/** The game for whoever does not choose: the lightest. */
export function firstGame(games: readonly ShownGame[]): ShownGame | undefined {
  const there = games.filter(({ isThere }) => isThere);
  return there.reduce((best, game) => ((game.weight ?? 9) < (best?.weight ?? 9) ? game : best), there[0]);
}
