import { createLazy, type Lazy } from '@stirrup/runtime';

/** A library: the page's own copy, by its global name, or ours. */
export function pageLibrary<Library>(name: string, load: () => Promise<Library>): Lazy<Library> {
  const isLibrary = (own: unknown): own is Library => typeof own === 'function';
  return createLazy(async () => {
    const own: unknown = Reflect.get(globalThis, name);
    return isLibrary(own) ? own : load();
  });
}
