import { warn } from '@stirrup/runtime';
import { STORAGE_KINDS, type StorageKind } from './contract.ts';

/** The property of `window` that leads to what is set. */
const ADDRESS = 'location';

/** The kind of storage that an author chose; undefined for anything else. */
export function storageKind(printed: unknown): StorageKind | undefined {
  return STORAGE_KINDS.find((kind) => kind === printed);
}

/** The value stored under a key; null if there is none, or if the browser denies access. */
export function readValue(kind: StorageKind, key: string): unknown {
  if (kind === 'windowStorage') return Object.hasOwn(globalThis, key) ? Reflect.get(globalThis, key) : null;
  return attempt(kind, () => globalThis[kind].getItem(key));
}

/**
 * Stores a value: as it is on `window`, as a string in the browser's storages. The page's address stays, because it may be
 * code: the interaction may be in a text that anybody has written.
 */
export function storeValue(kind: StorageKind, key: string, value: string | number): void {
  if (kind === 'windowStorage') {
    if (key !== ADDRESS) Reflect.set(globalThis, key, value);
    else if (process.env.NODE_ENV !== 'production')
      warn(`an interaction is to store a value in "${key}" of window, which would lead to it; it is left out`);
  } else attempt(kind, () => globalThis[kind].setItem(key, String(value)));
}

/** Removes a value. */
export function removeValue(kind: StorageKind, key: string): void {
  if (kind === 'windowStorage') Reflect.deleteProperty(globalThis, key);
  else attempt(kind, () => globalThis[kind].removeItem(key));
}

function attempt<Result>(kind: StorageKind, access: () => Result): Result | null {
  try {
    return access();
  } catch {
    if (process.env.NODE_ENV !== 'production')
      warn(`${kind} is forbidden or full: interactions that count on it find nothing and keep nothing.`);
    return null;
  }
}
