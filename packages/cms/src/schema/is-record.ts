/** Tells whether a value is an object whose keys may be read. Arrays are: PHP prints empty dictionaries as `[]`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
