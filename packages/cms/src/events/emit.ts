import { dispatchNative } from './dispatch-native.ts';
import { recordEvent } from './last-event.ts';
import { pageJQuery, toJQuery } from './page-jquery.ts';
import { attachWaiting } from './when-jquery.ts';

/**
 * Emits an event of the CMS under its own name (woocommerce.md §4.0, §7.1): through jQuery with its real arguments if
 * the page has jQuery at this moment, and as a native CustomEvent with the list of arguments as `detail`. No listener
 * gets it twice. jQuery's handlers receive elements as `$element`; objects are passed by reference, so that a handler
 * of `adding_to_cart` may change the data. A namespaced name is, natively, a type with a dot in it.
 *
 * An event on the page's body is recorded for later listeners, see `lastEvent`.
 *
 * Known limit: handlers of a second jQuery on the page, one that is not `window.jQuery`, get the native event only.
 *
 * @example
 * ```ts
 * emit(document.body, 'added_to_cart', [fragments, hash, button]);
 *
 * jQuery(document.body).on('added_to_cart', (event, fragments, hash, $button) => {});
 * subscribe(document.body, 'added_to_cart', ([fragments, hash, button]) => {});
 * ```
 */
export function emit(target: EventTarget, name: string, args: readonly unknown[] = []): void {
  attachWaiting();
  if (target === document.body) recordEvent(name, [undefined]);
  const jQuery = pageJQuery();
  try {
    jQuery?.(target).trigger(name, toJQuery(jQuery, args));
  } catch (error) {
    // As with native events, the exception of a plugin's handler is reported, and does not stop the emitter.
    reportError(error);
  }
  dispatchNative(target, new CustomEvent(name, { detail: args, bubbles: true }), jQuery);
}
