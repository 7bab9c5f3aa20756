declare module "virtual:words" {
  export interface Words {
    readonly default: string;
  }
  /** A language: what home and tables say, and the ways to the rest. */
  export interface Tongue extends Words {
    readonly parts: Readonly<Record<string, (() => Promise<Words>) | undefined>>;
  }
  const tongues: Readonly<Record<string, (() => Promise<Tongue>) | undefined>>;
  export default tongues;
}

declare module "virtual:content/*" {
  const files: Readonly<Record<string, unknown>>;
  export default files;
}

declare module "virtual:rulebooks" {
  type Chapters = readonly { readonly title: string; readonly rules: readonly (readonly [string, string])[] }[];
  const books: Readonly<Record<string, (() => Promise<{ default: Chapters }>) | undefined>>;
  export default books;
}
