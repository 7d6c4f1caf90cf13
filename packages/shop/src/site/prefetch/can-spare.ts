/**
 * True if the connection allows fetching a page that may never be viewed: online, not slow, and without a data saver.
 * Checked each time, because connections change.
 */
export function canSpare(): boolean {
  if (!navigator.onLine || matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  // Missing in some browsers, and so in TypeScript's types.
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return true;
  const isSlow = String(Reflect.get(connection, 'effectiveType')).includes('2g');
  return !isSlow && Reflect.get(connection, 'saveData') !== true;
}
