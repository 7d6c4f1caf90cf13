import { pageRegistry } from '@stirrup/runtime';
import { atom, type WritableAtom } from 'nanostores';
import { fillHtml } from '../door/fill-html.ts';
import { NOTICE_PLACES, NOTICES_ISLAND } from './contract.ts';
import { focusNotice } from './focus-notice.ts';
import { fixedPlaces, offerDismissal } from './offer-dismissal.ts';
import { scrollToNotices } from './scroll-to-notices.ts';

/** The shop's notices on the page, and how they are shown. */
export interface Notices {
  /** As the shop printed them, classic or block markup; empty for none. */
  readonly html: string;
  /** Whether they are brought into sight, and then get the focus. */
  readonly scroll: boolean;
  /** The one place where they are shown; all places, if none is named. */
  readonly place?: Element | undefined;
}

/** No notices. */
export const NO_NOTICES: Notices = { html: '', scroll: false };

/**
 * The notices that came last. What is set here is shown in every place that the page has for notices; islands, and
 * bundles, share it.
 */
export function notices(): WritableAtom<Notices> {
  return pageRegistry().shared('notices/shown', () => {
    const store = atom(NO_NOTICES);
    store.listen(fill);
    return store;
  });
}

/**
 * Shows the shop's notices in every place for them, in the place of those before.
 *
 * @example
 * ```html
 * <div class="woocommerce-notices-wrapper"></div>
 * ```
 * ```ts
 * showNotices('<ul class="woocommerce-error" role="alert"><li>Sold out.</li></ul>', { scroll: true });
 * ```
 * @param options.place The one place for them, where the page has several and the visitor is at this one.
 * @returns false where the page has no place for notices: the caller says it elsewhere then.
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
  const isLookedAfter = pageRegistry().definitions.has(NOTICES_ISLAND);
  const chosen = only ? places.filter((place) => place === only) : places;
  for (const place of places) {
    // The same notice once more would keep its nodes, and an alert that does not change stays unheard.
    fillHtml(place, '');
    const complete = isLookedAfter && !fixedPlaces().has(place) && offerDismissal;
    if (html && chosen.includes(place)) fillHtml(place, html, complete ? { complete } : {});
    // At once: later callers find the notices taken care of.
    pageRegistry().find(place);
  }
  const [first] = chosen;
  if (!first || !html || !scroll) return;
  scrollToNotices(first);
  focusNotice(first);
}
