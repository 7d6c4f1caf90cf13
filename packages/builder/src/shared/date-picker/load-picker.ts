const GLOBAL = 'flatpickr';

/**
 * Loads code that includes the calendar's library. The library sets a global; a page with its own copy, and that copy's
 * languages, keeps it.
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
