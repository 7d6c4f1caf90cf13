/** The browser's two: for the whole site, and for this tab until it is closed. */
export type StorageKind = 'localStorage' | 'sessionStorage';

/**
 * A stored text; null where there is none, or the browser forbids to look. Never throws.
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
 * Stores a text, if storage is allowed and has room: for copies, and for what a visitor can do without. Never throws.
 *
 * @example
 * ```ts
 * store('localStorage', 'stirrup-banner', 'dismissed');
 * ```
 */
export function store(kind: StorageKind, key: string, text: string): void {
  try {
    globalThis[kind].setItem(key, text);
  } catch {
    // An old value must not outlive a newer one that found no room.
    forget(kind, key);
  }
}

/** Forgets a stored text. Never throws. */
export function forget(kind: StorageKind, key: string): void {
  try {
    globalThis[kind].removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}
