/** Numbers as they are read. */

/** With its sign; minus is no hyphen. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
}
