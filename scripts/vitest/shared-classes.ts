import { afterAll, expect, vi } from 'vitest';

/** The method that the library of date fields gives to elements and lists. */
const LIBRARY = 'flatpickr';

/**
 * Fails a file that leaves methods of its own on the document's classes, and takes them off. The simulated document's
 * classes belong to the worker, so the files it runs later would meet them, in an order that no two runs share.
 */
const before = new Map(prototypes().map(([name, prototype]) => [name, { prototype, own: ownOf(prototype) }]));

afterAll(() => {
  vi.restoreAllMocks();
  const left: string[] = [];
  for (const [name, { prototype, own }] of before) {
    const present = ownOf(prototype);
    for (const key of new Set([...own.keys(), ...present.keys()])) {
      const [first, last] = [own.get(key), present.get(key)];
      if (first?.value === last?.value && first?.get === last?.get && first?.set === last?.set) continue;
      if (key !== LIBRARY) left.push(`${name}.prototype.${String(key)}`);
      if (first) Object.defineProperty(prototype, key, first);
      else Reflect.deleteProperty(prototype, key);
    }
  }
  expect(left, 'left on classes that other files share').toEqual([]);
});

function prototypes(): [name: string, prototype: object][] {
  const found: [string, object][] = [];
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value: unknown = /^[A-Z]/.test(name) && Reflect.get(globalThis, name);
    // A class of the file's own context inherits from its `Object`.
    if (typeof value !== 'function' || !value.prototype || value.prototype instanceof Object) continue;
    found.push([name, value.prototype]);
  }
  return found;
}

function ownOf(prototype: object): Map<PropertyKey, PropertyDescriptor> {
  return new Map(Reflect.ownKeys(prototype).map((key) => [key, Object.getOwnPropertyDescriptor(prototype, key) ?? {}]));
}
