import { savesData } from '@stirrup/runtime';

/**
 * True if the connection allows fetching a page that may never be viewed: online, not slow, and without a data saver.
 * Checked each time, because connections change.
 */
export function canSpare(): boolean {
  if (!navigator.onLine || matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  // Missing in some browsers, and so in TypeScript's types.
  const connection: unknown = Reflect.get(navigator, 'connection');
  const isSlow = String(Reflect.get(Object(connection), 'effectiveType')).includes('2g');
  return !isSlow && !savesData();
}
