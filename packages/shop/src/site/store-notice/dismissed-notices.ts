import { readCookie } from '@stirrup/runtime';
import { COOKIE } from './contract.ts';

/** True if the visitor has dismissed a notice; false if cookies are forbidden. */
export function isDismissed(noticeId: string): boolean {
  return readCookie(nameOf(noticeId)) === COOKIE.value;
}

/** Records the dismissal until the browser is closed; only for this page if cookies are forbidden. */
export function rememberDismissal(noticeId: string): void {
  try {
    document.cookie = `${nameOf(noticeId)}=${COOKIE.value}; ${COOKIE.scope}`;
  } catch {
    // The notice has gone from this page; the next one shows it again.
  }
}

/** The cookie's name in the shop's own script. */
function nameOf(noticeId: string): string {
  return COOKIE.prefix + encodeURIComponent(noticeId);
}
