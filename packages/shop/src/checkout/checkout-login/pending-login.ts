import { REFUSAL } from '@stirrup/cms/notices';
import { forget, readStored, store } from '@stirrup/cms/storage';
import { NONCE_FIELD, PENDING_KEY } from './contract.ts';

/**
 * Notes that a login is sent: the page that comes back may say that it failed. Where storage is forbidden, that page's
 * panel stays shut, and its notice tells all the same.
 */
export function recordLogin(): void {
  store('sessionStorage', PENDING_KEY, nonceOfPage());
}

/**
 * Fate of the login before this page, if it failed. `expired`: the shop says nothing where its nonce was too old,
 * and prints the panel with a fresh one. Asked once.
 */
export function failedLogin(): 'refused' | 'expired' | undefined {
  const sent = readStored('sessionStorage', PENDING_KEY);
  forget('sessionStorage', PENDING_KEY);
  if (sent === null) return undefined;
  if (document.querySelector(REFUSAL)) return 'refused';
  // The same one: the login never got there, and the visitor came back by themselves.
  return sent !== '' && nonceOfPage() !== '' && sent !== nonceOfPage() ? 'expired' : undefined;
}

function nonceOfPage(): string {
  return document.querySelector<HTMLInputElement>(`[name="${NONCE_FIELD}"]`)?.value ?? '';
}
