import { STORAGE_KEY } from './contract.ts';

/** Whether this browser remembers that an alert was dismissed; where storage is forbidden, none was. */
export function isDismissed(name: string): boolean {
  try {
    return name !== '' && localStorage.getItem(STORAGE_KEY + name) !== null;
  } catch {
    return false;
  }
}

/** Remembers that an alert was dismissed, if it has a name. */
export function rememberDismissal(name: string): void {
  try {
    if (name) localStorage.setItem(STORAGE_KEY + name, '1');
  } catch {
    // Storage is full or forbidden: the alert comes back with the next page.
  }
}
