const GLOBAL = 'flatpickr';

/**
 * Loads code that brings the calendar's library with it. The library makes itself known to the
 * whole page; a page that has one of its own, with its languages, keeps it.
 *
 * @example
 * ```ts
 * const { createPicker } = await loadPicker(() => importWithRetry(() => import('./create-picker.tsx')));
 * ```
 */
export async function loadPicker<Module>(load: () => Promise<Module>): Promise<Module> {
  const before: unknown = Reflect.get(globalThis, GLOBAL);
  const loaded = await load();
  if (before !== undefined) Reflect.set(globalThis, GLOBAL, before);
  return loaded;
}
