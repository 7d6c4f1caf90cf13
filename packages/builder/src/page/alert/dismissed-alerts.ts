import { readStored, store } from '@stirrup/cms/storage';
import { STORAGE_KEY } from './contract.ts';

/** True if this browser has stored that an alert was dismissed; false if storage is blocked. */
export function isDismissed(name: string): boolean {
  return name !== '' && readStored('localStorage', STORAGE_KEY + name) !== null;
}

/** Stores that a named alert was dismissed. If storage is full, the alert comes back with the next page. */
export function rememberDismissal(name: string): void {
  if (name) store('localStorage', STORAGE_KEY + name, '1');
}
