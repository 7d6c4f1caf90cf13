import { REFUSAL } from '@stirrup/cms/notices';
import { PENDING_KEY } from './contract.ts';

/** Notes that a login is sent: the page that comes back may say that it failed. */
export function noteLogin(): void {
  try {
    sessionStorage.setItem(PENDING_KEY, '1');
  } catch {
    // Storage is forbidden: the panel of the next page stays shut, and its notice tells all the same.
  }
}

/** Whether this page is the answer to a login that failed. Asked once. */
export function hasFailedLogin(): boolean {
  try {
    const isPending = sessionStorage.getItem(PENDING_KEY) !== null;
    sessionStorage.removeItem(PENDING_KEY);
    return isPending && document.querySelector(REFUSAL) !== null;
  } catch {
    return false;
  }
}
