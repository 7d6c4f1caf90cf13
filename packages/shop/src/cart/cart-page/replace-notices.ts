import { NOTICE_PLACES, showNotices } from '@stirrup/cms/notices';
import { type Failure, renderFailure } from '../coupons/coupon-failure.ts';
import { containerOf } from './container-of.ts';
import { EMPTY, FORM, NOTICE, NOTICE_PLACE } from './contract.ts';

/** How something is told. */
interface TellOptions {
  /** Notices that stay beside it. @default none */
  readonly kept?: readonly Element[];
  /** Brings it into sight. @default true */
  readonly scroll?: boolean;
}

/** The notices that the page shows; what an empty cart says of itself is none. */
export function shownNotices(): Element[] {
  return [...document.querySelectorAll(NOTICE)].filter((notice) => !notice.closest(EMPTY));
}

/**
 * Tells what the shop has to say, in the page's places for notices and in the place of what was told before. What is
 * kept of that is not said twice (woocommerce.md §4.6).
 */
export function replaceNotices(notices: readonly Element[], { kept = [], scroll = true }: TellOptions = {}): void {
  const fresh = notices.filter((notice) => !kept.some((other) => wordsOf(other).includes(wordsOf(notice))));
  const isAllThere = kept.length > 0 && kept.every(({ isConnected }) => isConnected);
  if (fresh.length === 0 && isAllThere) return;
  preparePlace();
  const html = [...kept, ...fresh].map(({ outerHTML }) => outerHTML).join('');
  // Themes print those that the page began with outside of any place.
  for (const notice of shownNotices()) if (!notice.closest(NOTICE_PLACES)) notice.remove();
  showNotices(html, { scroll });
}

/** Tells in the same place that a change has failed; what the shop said before stays. */
export function showFailureNotice(reason: string | Failure): void {
  const failure = typeof reason === 'string' ? { message: reason, needsReload: false } : reason;
  const list = document.createElement('ul');
  list.className = 'woocommerce-error';
  list.setAttribute('role', 'alert');
  const item = document.createElement('li');
  renderFailure(item, failure);
  list.append(item);
  // The same failure once more is told once more.
  replaceNotices([list], { kept: shownNotices().filter((notice) => !wordsOf(notice).includes(failure.message)) });
}

/** The shop's own script loses its notices where a page has no place for them (woocommerce.md §7.2). */
function preparePlace(): void {
  if (document.querySelector(NOTICE_PLACES)) return;
  const place = Object.assign(document.createElement('div'), { className: NOTICE_PLACE });
  containerOf(document.querySelector(`${FORM}, ${EMPTY}`))?.prepend(place);
}

function wordsOf({ textContent }: Element): string {
  return textContent.replace(/\s+/g, ' ').trim();
}
