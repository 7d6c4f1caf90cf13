const KEY = Symbol.for('stirrup.claimed');

/** Major version that claimed each element: the only data that all majors share. */
export function claimedElements(): WeakMap<Element, number> {
  const page: { [name: symbol]: WeakMap<Element, number> | undefined } = globalThis;
  page[KEY] ??= new WeakMap();
  return page[KEY];
}
