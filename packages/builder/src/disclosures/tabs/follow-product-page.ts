import { emit, subscribe } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { INIT, MARKED_TITLE, OPEN_TITLE, REVIEW_ADDRESS, REVIEWS_TITLE } from './product-page-contract.ts';

/**
 * Adds the behaviour of tabs on a product's page: an address that leads to a review opens the reviews, also on another page of
 * them, and `init` of other scripts shows the open tab again if they have closed it. The shop's script would open the first
 * tab then, whatever the visitor has chosen (woocommerce.md §4.5).
 *
 * @param first The title that was open at first: a tab that the visitor has chosen since stays open.
 */
export function followProductPage(tabs: HTMLElement, first: Element | undefined, signal: AbortSignal): void {
  if (signal.aborted) return;
  const title = (selector: string) => tabs.querySelector<HTMLElement>(selector);
  if (REVIEW_ADDRESS.test(location.href) && title(OPEN_TITLE) === first) title(REVIEWS_TITLE)?.click();
  // It would answer with the first tab.
  if (!hasLegacyScript('wc-single-product')) emit(tabs, INIT);
  const showAgain = () => {
    const open = title(OPEN_TITLE);
    // A listener of the shop's script runs after this one. A click without need would close what the visitor has opened.
    queueMicrotask(() => {
      if (open !== title(OPEN_TITLE) || !open?.matches(MARKED_TITLE)) open?.click();
    });
  };
  subscribe(tabs, INIT, showAgain, signal);
}
