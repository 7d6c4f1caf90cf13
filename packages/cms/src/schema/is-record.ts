/** True if a value is an object with readable keys. Arrays count: PHP prints empty dictionaries as `[]`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
