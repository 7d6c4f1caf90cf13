/**
 * Whether the visitor's connection can spare a page that may never be looked at: not offline, not slow, and nobody
 * has asked for less data. Asked each time, because people travel.
 */
export function canSpare(): boolean {
  if (!navigator.onLine || matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  // Not in every browser, and so not in TypeScript's types.
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return true;
  const isSlow = String(Reflect.get(connection, 'effectiveType')).includes('2g');
  return !isSlow && Reflect.get(connection, 'saveData') !== true;
}
