import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { importWithRetry, isPlainClick, pageRegistry, rootSelector } from '@stirrup/runtime';
import { actOnSpace } from '../../shared/own-click.ts';
import { REMOVE_LINK } from '../mini-cart/contract.ts';

/**
 * Removes lines of carts that no mini cart contains, in the background, once per page: themes print such carts into
 * panels of their own (woocommerce.md §4.2).
 */
export function listenForRemovals(): void {
  pageRegistry().shared('cart-fragments/removals', () => {
    document.body.addEventListener('click', (event) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      // Mini carts have the code; without it the browser follows the link.
      importWithRetry(() => import('../mini-cart/mini-cart.tsx')).then(
        ({ removeOutside }) => removeOutside(link),
        () => location.assign(link.href),
      );
    });
    document.body.addEventListener('keydown', (event) => actOnSpace(event, linkOf(event), []));
  });
}

/** The link that contains an event's target, unless a mini cart or the shop's own script handles it. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest(REMOVE_LINK) : null;
  const isOurs = link instanceof HTMLAnchorElement && !link.closest(rootSelector('mini-cart'));
  return isOurs && !hasLegacyScript('wc-add-to-cart') ? link : undefined;
}
