import { COOKIE } from './contract.ts';

/** True if the visitor has dismissed a notice; false if cookies are forbidden. */
export function isDismissed(noticeId: string): boolean {
  try {
    return document.cookie.split('; ').includes(cookieOf(noticeId));
  } catch {
    return false;
  }
}

/** Records the dismissal until the browser is closed; only for this page if cookies are forbidden. */
export function rememberDismissal(noticeId: string): void {
  try {
    document.cookie = `${cookieOf(noticeId)}; ${COOKIE.scope}`;
  } catch {
    // The notice has gone from this page; the next one shows it again.
  }
}

/** The cookie in the format of the shop's own script. */
function cookieOf(noticeId: string): string {
  return `${COOKIE.prefix}${encodeURIComponent(noticeId)}=${COOKIE.value}`;
}
