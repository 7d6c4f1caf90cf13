import { readCookie } from '@stirrup/runtime';
import { COOKIE } from './contract.ts';

/** Whether the visitor has dismissed a notice; where cookies are forbidden, nobody has. */
export function isDismissed(noticeId: string): boolean {
  return readCookie(nameOf(noticeId)) === COOKIE.value;
}

/** Remembers until the browser is closed that a notice was dismissed; where cookies are forbidden, until the next page. */
export function rememberDismissal(noticeId: string): void {
  try {
    document.cookie = `${nameOf(noticeId)}=${COOKIE.value}; ${COOKIE.scope}`;
  } catch {
    // The notice is gone from this page; there is nothing else to do.
  }
}

/** The cookie's name as the shop's own script writes and reads it. */
function nameOf(noticeId: string): string {
  return COOKIE.prefix + encodeURIComponent(noticeId);
}
