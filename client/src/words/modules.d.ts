declare module "virtual:words" {
  const parts: Readonly<Record<string, (() => Promise<{ default: string }>) | undefined>>;
  export default parts;
}

declare module "virtual:words/*" {
  const text: string;
  export default text;
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
