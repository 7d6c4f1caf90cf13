import { whenJQuery } from '@stirrup/cms';

const CLICK = 'click.stirrup-variations';

/**
 * Follows clicks of scripts on a link that go through jQuery, which calls only its own handlers then, and no native listener of
 * a link (woocommerce.md §4.0, §4.4). Of buttons jQuery clicks the element itself.
 */
export function followJQueryClicks(
  link: HTMLElement,
  listener: (event: Pick<Event, 'preventDefault'>) => void,
  signal: AbortSignal,
): void {
  whenJQuery((jQuery) => {
    jQuery(link).on(CLICK, (event) => void (event.originalEvent || listener(event)));
    signal.addEventListener('abort', () => jQuery(link).off(CLICK));
  }, signal);
}
