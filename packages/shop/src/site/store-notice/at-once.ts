import { restoreAttribute } from '@stirrup/runtime';
import { COOKIE } from './cookie-contract.ts';

/** Restores notices as they were printed. */
const printed = new WeakMap<Element, () => void>();

/**
 * Shows a notice of the shop, or of our own dialect, unless it has been dismissed: Tab has to find its button, and that
 * does not wait for the code. Notices in a theme's dialect are shown by the code.
 */
export function showNotice(notice: HTMLElement): void {
  if (isDismissed(notice.dataset['noticeId'])) return;
  const { hidden } = notice;
  const style = notice.getAttribute('style');
  printed.set(notice, () => {
    notice.hidden = hidden;
    restoreAttribute(notice, 'style', style);
  });
  notice.hidden = false;
  display(notice);
}

/** Shows a notice that its own style hides, or a style sheet: WooCommerce's does. */
export function display(notice: HTMLElement): void {
  notice.style.display = '';
  // Chromium leaves an empty one.
  if (!notice.getAttribute('style')) notice.removeAttribute('style');
  if (getComputedStyle(notice).display === 'none') notice.style.display = 'block';
}

/** Reverts {@link showNotice}: nobody could dismiss a notice without its code. */
export function restoreNotice(notice: HTMLElement): void {
  printed.get(notice)?.();
}

/** The cookie of a dismissed notice, name and value, as the shop's own script has it. */
export function cookieOf(noticeId = ''): string {
  return `${COOKIE.prefix}${encodeURIComponent(noticeId)}=${COOKIE.value}`;
}

/** True if the visitor has dismissed a notice; false if cookies are forbidden. */
export function isDismissed(noticeId?: string): boolean {
  try {
    return `; ${document.cookie};`.includes(`; ${cookieOf(noticeId)};`);
  } catch {
    return false;
  }
}
