/** Reads a printed string, trimmed; a number without quotes is accepted. */
export function textOf(printed: unknown): string {
  return typeof printed === 'string' || typeof printed === 'number' ? String(printed).trim() : '';
}

/** Reads a number, also with a unit; otherwise returns the fallback. */
export function numberOf(printed: unknown, fallback = 0): number {
  const number = Number.parseFloat(textOf(printed));
  return Number.isFinite(number) ? number : fallback;
}

/** Reads a switch: `"1"`, `true` and `1` are on. */
export function isOn(printed: unknown): boolean {
  return /^(1|true)$/.test(String(printed));
}

/** A time in ms: `500ms`, `1.5s`, or a number of ms. */
export function millisecondsOf(printed: unknown, fallback = 0): number {
  const time = numberOf(printed, fallback);
  return Math.max(0, /\ds$/.test(textOf(printed)) ? time * 1000 : time);
}

/** The objects in a list, or in an object with numeric keys; undefined for anything else. */
export function listOf(printed: unknown): readonly object[] | undefined {
  if (typeof printed !== 'object' || printed === null) return undefined;
  const entries: readonly unknown[] = Object.values(printed);
  return entries.filter((entry): entry is object => typeof entry === 'object' && entry !== null);
}

/** True if a string is a key of an object. */
export function isKeyOf<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}
