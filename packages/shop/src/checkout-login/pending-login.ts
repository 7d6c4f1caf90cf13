import { REFUSAL } from '@stirrup/cms/notices';
import { forget, readStored, store } from '@stirrup/cms/storage';
import { PENDING_KEY } from './contract.ts';

/**
 * Notes that a login is sent: the page that comes back may say that it failed. Where storage is forbidden, that page's
 * panel stays shut, and its notice tells all the same.
 */
export function noteLogin(): void {
  store('sessionStorage', PENDING_KEY, '1');
}

/** Whether this page is the answer to a login that failed. Asked once. */
export function hasFailedLogin(): boolean {
  const isPending = readStored('sessionStorage', PENDING_KEY) !== null;
  forget('sessionStorage', PENDING_KEY);
  return isPending && document.querySelector(REFUSAL) !== null;
}
