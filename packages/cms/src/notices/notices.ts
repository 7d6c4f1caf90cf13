import { pageRegistry } from '@stirrup/runtime';
import { atom, type WritableAtom } from 'nanostores';
import { fillHtml } from '../door/fill-html.ts';
import { NOTICE_PLACES, NOTICES_ISLAND } from './contract.ts';
import { focusNotice } from './focus-notice.ts';
import { fixedPlaces, offerDismissal } from './offer-dismissal.ts';
import { scrollToNotices } from './scroll-to-notices.ts';

/** The shop's notices, and options for showing them. */
export interface Notices {
  /** HTML as printed by the shop, classic or block markup; empty for none. */
  readonly html: string;
  /** Scrolls to them, and then focuses them. */
  readonly scroll: boolean;
  /** Container that shows them. @default all containers */
  readonly place?: Element | undefined;
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
 * @param options.place The only container to use, if the page has several and the visitor is at this one.
 * @returns false if the page has no container for notices: the caller then shows the message elsewhere.
 * Follows woocommerce.md §3.14, §4.1.5 and bricks-dynamic.md §8.1, §8.2.
 */
export function showNotices(
  html: string,
  { scroll = false, place }: { readonly scroll?: boolean; readonly place?: Element | undefined } = {},
): boolean {
  notices().set({ html, scroll, place });
  return html !== '' && document.querySelector(NOTICE_PLACES) !== null;
}

function fill({ html, scroll, place: only }: Notices): void {
  const places = [...document.querySelectorAll<HTMLElement>(NOTICE_PLACES)];
  const hasNoticesIsland = pageRegistry().definitions.has(NOTICES_ISLAND);
  const chosen = only ? places.filter((place) => place === only) : places;
  for (const place of places) {
    // Equal notices would keep their nodes, and screen readers do not announce an unchanged alert.
    fillHtml(place, '');
    const complete = hasNoticesIsland && !fixedPlaces().has(place) && offerDismissal;
    if (html && chosen.includes(place)) fillHtml(place, html, complete ? { complete } : {});
    // At once: later callers expect the notices' islands to be claimed.
    pageRegistry().find(place);
  }
  const [first] = chosen;
  if (!first || !html || !scroll) return;
  scrollToNotices(first);
  focusNotice(first);
}
