declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:content/*" {
  const printed: unknown;
  export default printed;
}
