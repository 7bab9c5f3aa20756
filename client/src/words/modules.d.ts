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
