/** The five games as the home page shows them; what the server knows of one comes before this. */
export interface GameCard {
  readonly game: string;
  readonly low: number;
  readonly high: number;
  readonly minutes: number;
  /** How many sit at a table that is opened in a hurry. */
  readonly seats: number;
  /** 1 light to 3 heavy. */
  readonly weight: 1 | 2 | 3;
  readonly figure: string;
}

export const GAMES: readonly GameCard[] = [
  { game: "clash", low: 2, high: 5, minutes: 45, seats: 4, weight: 1, figure: "type-sword" },
  { game: "gladiatori", low: 1, high: 4, minutes: 60, seats: 2, weight: 3, figure: "retiarius" },
  { game: "jugula", low: 2, high: 4, minutes: 75, seats: 2, weight: 2, figure: "murmillo" },
  { game: "heroes", low: 1, high: 4, minutes: 30, seats: 2, weight: 2, figure: "secutor" },
  { game: "spartacus", low: 3, high: 4, minutes: 150, seats: 3, weight: 3, figure: "thumb-up" },
];
