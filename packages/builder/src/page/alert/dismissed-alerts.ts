import { readStored, store } from '@stirrup/cms/storage';
import { STORAGE_KEY } from './contract.ts';

/** Whether this browser remembers that an alert was dismissed; where storage is forbidden, none was. */
export function isDismissed(name: string): boolean {
  return name !== '' && readStored('localStorage', STORAGE_KEY + name) !== null;
}

/** Remembers that an alert was dismissed, if it has a name; where there is no room, it comes back with the next page. */
export function rememberDismissal(name: string): void {
  if (name) store('localStorage', STORAGE_KEY + name, '1');
}
