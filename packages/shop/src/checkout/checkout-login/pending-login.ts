import { REFUSAL } from '@stirrup/cms/notices';
import { forget, readStored, store } from '@stirrup/cms/storage';
import { NONCE_FIELD, PENDING_KEY } from './contract.ts';

/** The shop begins to answer a login within so long, in ms. */
const PATIENCE = 60_000;

/**
 * Records that a login is sent: the next page may be that of a failed login. If storage is forbidden, the panel of that
 * page stays closed, and the shop's notice tells of the failure.
 */
export function recordLogin(): void {
  store('sessionStorage', PENDING_KEY, `${Date.now()} ${nonceOfPage()}`);
}

/**
 * Outcome of the login that led to this page, if it failed. `expired`: its nonce was outdated; the shop prints the
 * panel with a fresh nonce then, and no notice. The record is deleted when it is read. After a login that succeeded no page
 * reads it, until that of a guest, hours later: a record counts only for the page that the login led to.
 */
export function failedLogin(): 'refused' | 'expired' | undefined {
  const [time, sent = ''] = readStored('sessionStorage', PENDING_KEY)?.split(' ') ?? [];
  forget('sessionStorage', PENDING_KEY);
  if (!time || performance.timeOrigin - Number(time) > PATIENCE) return undefined;
  if (document.querySelector(REFUSAL)) return 'refused';
  // An equal nonce means that the login never arrived: the visitor came back to the old page.
  return sent !== '' && nonceOfPage() !== '' && sent !== nonceOfPage() ? 'expired' : undefined;
}

function nonceOfPage(): string {
  return document.querySelector<HTMLInputElement>(`[name="${NONCE_FIELD}"]`)?.value ?? '';
}
