import { membersOf, pageRegistry } from '@stirrup/runtime';
import type { PageJQuery } from './page-jquery.ts';

/** Native events that repeat an event of jQuery. One set per page: `subscribe` of any bundle reads it. */
function echoes(): WeakSet<Event> {
  return pageRegistry().shared('cms/echoes', () => new WeakSet<Event>());
}

/** True if jQuery has delivered this event to its handlers. */
export function isEcho(event: Event): boolean {
  return echoes().has(event);
}

/**
 * Dispatches the native half of a bridged event past jQuery.
 *
 * jQuery listens natively under the hood: a native `added_to_cart` runs every jQuery handler a second time, and without
 * its arguments; the stock cart script then stores the text `undefined` (woocommerce.md §4.0, §7.2). While
 * `jQuery.event.triggered` names the type, jQuery's native listener lets it pass: it does that itself when it calls
 * `element.click()`. The value is there since jQuery 1.3.
 *
 * What breaks if you simplify this: without the switch, every add to the cart spoils the stock script's stored cart.
 */
export function dispatchNative(target: EventTarget, event: Event, jQuery: PageJQuery | undefined): void {
  if (!jQuery) {
    membersOf(target).dispatchEvent(event);
    return;
  }
  echoes().add(event);
  const before = jQuery.event.triggered;
  jQuery.event.triggered = event.type;
  try {
    membersOf(target).dispatchEvent(event);
  } finally {
    jQuery.event.triggered = before;
  }
}
