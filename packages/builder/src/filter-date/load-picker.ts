import type * as module from './create-picker.ts';

const GLOBAL = 'flatpickr';

/**
 * Fetches the calendar. Its library makes itself known to the whole page; a page that has one of its own, with its
 * languages, keeps it.
 */
export async function loadPicker(): Promise<typeof module> {
  const before: unknown = Reflect.get(globalThis, GLOBAL);
  const loaded = await import('./create-picker.ts');
  if (before !== undefined) Reflect.set(globalThis, GLOBAL, before);
  return loaded;
}
