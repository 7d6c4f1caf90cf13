/** The browser's storages: for the whole site, and for this tab until it is closed. */
export type StorageKind = 'localStorage' | 'sessionStorage';

/**
 * A stored string; null if there is none, or if the browser forbids access. Never throws.
 *
 * @example
 * ```ts
 * import { readStored, store } from '@stirrup/cms/storage';
 *
 * const isDismissed = readStored('localStorage', 'stirrup-banner') !== null;
 * ```
 */
export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a string, if storage is allowed and has room: for copies, and for data that is not essential. Never throws.
 *
 * @returns True if it is stored.
 * @example
 * ```ts
 * store('localStorage', 'stirrup-banner', 'dismissed');
 * ```
 */
export function store(kind: StorageKind, key: string, text: string): boolean {
  try {
    globalThis[kind].setItem(key, text);
    return true;
  } catch {
    // An old value must not outlive a newer one that did not fit.
    forget(kind, key);
    return false;
  }
}

/** Removes a stored string. Never throws. */
export function forget(kind: StorageKind, key: string): void {
  try {
    globalThis[kind].removeItem(key);
  } catch {
    // Storage is forbidden, so it contains no value to remove.
  }
}
