import { NOTICE_CONTAINERS, NOTICES_CLASS, showNotices, shownContainers } from '@stirrup/cms/notices';
import { type Failure, renderFailure, toFailure } from '../coupons/call-failure.ts';
import { containerOf } from './container-of.ts';
import { EMPTY, ERROR_CLASS, FORM, NO_NOTICE, WHOLE_NOTICE } from './contract.ts';

/** Options for showing notices. */
interface NoticeOptions {
  /** Notices that stay. @default none */
  readonly kept?: readonly Element[];
  /** Scrolls to the notices. @default true */
  readonly scroll?: boolean;
}

/** The page's notices, without the message of an empty cart. */
export function shownNotices(): Element[] {
  return [...document.querySelectorAll(WHOLE_NOTICE)].filter((notice) => !notice.closest(NO_NOTICE));
}

/**
 * Shows the shop's notices in the page's containers for notices, in place of earlier ones. A notice that equals a kept
 * one is not shown again (woocommerce.md §4.6).
 */
export function replaceNotices(notices: readonly Element[], { kept = [], scroll = true }: NoticeOptions): void {
  const fresh = notices.filter((notice) => !kept.some((other) => noticeText(other).includes(noticeText(notice))));
  const isAllThere = kept.length > 0 && kept.every(({ isConnected }) => isConnected);
  if (fresh.length === 0 && isAllThere) return;
  prepareContainer();
  // The first notice takes the focus, so the answer to an act comes first. A background refresh answers none.
  const all = scroll ? [...fresh, ...kept] : [...kept, ...fresh];
  // Each of several containers shows all notices.
  const html = [...new Map(all.map((notice) => [noticeText(notice), notice.outerHTML])).values()].join('');
  // Themes print the page's first notices outside of any container.
  for (const notice of shownNotices()) if (!notice.closest(NOTICE_CONTAINERS)) notice.remove();
  showNotices(html, { scroll });
}

/** Shows in the same containers that a change has failed; the shop's earlier notices stay. */
export function showFailureNotice(reason: string | Failure): void {
  const failure = toFailure(reason);
  const list = document.createElement('ul');
  list.className = ERROR_CLASS;
  list.setAttribute('role', 'alert');
  const item = document.createElement('li');
  renderFailure(item, failure);
  list.append(item);
  // The same failure replaces its earlier notice, so that it is announced again.
  replaceNotices([list], { kept: shownNotices().filter((notice) => !noticeText(notice).includes(failure.message)) });
}

/** The shop's own script drops notices if the page has no container for them (woocommerce.md §7.2). */
function prepareContainer(): void {
  if (shownContainers().length > 0) return;
  const container = Object.assign(document.createElement('div'), { className: NOTICES_CLASS });
  containerOf(document.querySelector(`${FORM}, ${EMPTY}`))?.prepend(container);
}

/** The text of a notice, by which notices of several answers are compared; without the sign of our dismiss buttons. */
export function noticeText({ textContent }: Element): string {
  return textContent.replace(/[\s\u00d7]+/g, ' ').trim();
}
