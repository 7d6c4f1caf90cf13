import { pageRegistry } from '@stirrup/runtime';
import { atom, type WritableAtom } from 'nanostores';
import { fillHtml } from '../door/fill-html.ts';
import { NOTICE, NOTICE_CONTAINERS, NOTICES_ISLAND } from './contract.ts';
import { focusNotice, moveFocusTo, passOverNotice } from './focus-notice.ts';
import { lastingContainers, offerDismissal } from './offer-dismissal.ts';
import { scrollToNotices } from './scroll-to-notices.ts';
import { shownContainers } from './shown-containers.ts';

/** The shop's notices, and options for showing them. */
export interface Notices {
  /** HTML as printed by the shop, classic or block markup; empty for none. */
  readonly html: string;
  /** Scrolls to them, and then focuses them. */
  readonly scroll: boolean;
  /** Container that shows them. @default all containers */
  readonly container?: Element | undefined;
}

/** No notices. */
export const NO_NOTICES: Notices = { html: '', scroll: false };

/**
 * The latest notices. Every container for notices on the page shows them; all islands and bundles share the store.
 */
export function notices(): WritableAtom<Notices> {
  return pageRegistry().shared('notices/shown', () => {
    const store = atom(NO_NOTICES);
    store.listen(fill);
    return store;
  });
}

/**
 * Shows the shop's notices in every container for them, in place of earlier ones.
 *
 * @example
 * ```html
 * <div class="woocommerce-notices-wrapper"></div>
 * ```
 * ```ts
 * showNotices('<ul class="woocommerce-error" role="alert"><li>Sold out.</li></ul>', { scroll: true });
 * ```
 * @param options.container The only container to use, if the page has several and the visitor is at this one.
 * @returns false if the page shows no container for notices: the caller then shows the message elsewhere.
 * Follows woocommerce.md §3.14, §4.1.5 and bricks-dynamic.md §8.1, §8.2.
 */
export function showNotices(
  html: string,
  { scroll = false, container }: { readonly scroll?: boolean; readonly container?: Element | undefined } = {},
): boolean {
  notices().set({ html, scroll, container });
  return html !== '' && shownContainers().length > 0;
}

function fill({ html, scroll, container: only }: Notices): void {
  const containers = [...document.querySelectorAll<HTMLElement>(NOTICE_CONTAINERS)];
  const hasNoticesIsland = pageRegistry().definitions.has(NOTICES_ISLAND);
  const chosen = only ? containers.filter((container) => container === only) : containers;
  const hadFocus = containers.some((container) => container.contains(document.activeElement));
  for (const container of containers) {
    // Equal notices would keep their nodes, and screen readers do not announce an unchanged alert.
    fillHtml(container, '');
    const complete = hasNoticesIsland && !lastingContainers().has(container) && offerDismissal;
    if (html && chosen.includes(container)) fillHtml(container, html, complete ? { complete } : {});
    // At once: later callers expect the notices' islands to be claimed.
    pageRegistry().find(container);
  }
  const shown = shownContainers();
  const first = chosen.find((container) => shown.includes(container)) ?? chosen[0];
  if (!first || !html) return;
  const notice = first.querySelector<HTMLElement>(NOTICE);
  // A visitor who was at an earlier one stays at them.
  if (hadFocus && notice && document.activeElement === document.body) moveFocusTo(notice);
  if (!scroll) {
    passOverNotice(first);
    return;
  }
  scrollToNotices(first);
  focusNotice(first);
}
