const KEY = Symbol.for('stirrup.claimed');

/** Which major version has claimed an element: the one thing that all majors share. */
export function claimedElements(): WeakMap<Element, number> {
  const page: { [name: symbol]: WeakMap<Element, number> | undefined } = globalThis;
  page[KEY] ??= new WeakMap();
  return page[KEY];
}
