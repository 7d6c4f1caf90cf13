import { cookieOf } from './at-once.ts';
import { COOKIE_SCOPE } from './contract.ts';

/** Records the dismissal until the browser is closed; only for this page if cookies are forbidden. */
export function rememberDismissal(noticeId: string): void {
  try {
    document.cookie = `${cookieOf(noticeId)}; ${COOKIE_SCOPE}`;
  } catch {
    // The notice has gone from this page; the next one shows it again.
  }
}
