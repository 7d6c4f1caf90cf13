/** A text that the builder prints, without the spaces around it; a number that lost its quotes counts. */
export function textOf(printed: unknown): string {
  return typeof printed === 'string' || typeof printed === 'number' ? String(printed).trim() : '';
}

/** A number, also one with a unit behind it; what begins otherwise is the fallback. */
export function numberOf(printed: unknown, fallback = 0): number {
  const number = Number.parseFloat(textOf(printed));
  return Number.isFinite(number) ? number : fallback;
}

/** A switch: `"1"`, `true`, `1` are on. */
export function isOn(printed: unknown): boolean {
  return /^(1|true)$/.test(String(printed));
}

/** A time in ms: `500ms`, `1.5s`, or a number of ms. */
export function millisecondsOf(printed: unknown, fallback = 0): number {
  const time = numberOf(printed, fallback);
  return Math.max(0, /\ds$/.test(textOf(printed)) ? time * 1000 : time);
}

/** The objects of a list, or of an object in a list's place; undefined for anything else. */
export function listOf(printed: unknown): readonly object[] | undefined {
  if (typeof printed !== 'object' || printed === null) return undefined;
  const entries: readonly unknown[] = Object.values(printed);
  return entries.filter((entry): entry is object => typeof entry === 'object' && entry !== null);
}

/** Whether a text is a key of a table. */
export function isKeyOf<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}
