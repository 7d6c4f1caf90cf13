/** The value of a bar from 0 to 100, with or without a percent sign; undefined if it is no number. */
export function readValue(printed: string): number | undefined {
  const [, digits] = /^\s*([+-]?\d*\.?\d+)\s*%?\s*$/.exec(printed) ?? [];
  return digits === undefined ? undefined : Math.min(100, Math.max(0, Number(digits)));
}
