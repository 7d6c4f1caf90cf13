import { dispatchNative } from './dispatch-native.ts';
import { pageJQuery, toJQuery } from './page-jquery.ts';
import { attachWaiting } from './when-jquery.ts';

/**
 * Emits an event whose listeners may cancel what follows, as validation and payment plugins do. A jQuery handler
 * cancels by returning exactly `false` (`triggerHandler`: woocommerce.md §4.2.4), a native listener by
 * `preventDefault()`.
 *
 * @example
 * ```ts
 * if (!emitCancelable(document.body, 'should_send_ajax_request.adding_to_cart', [button])) return;
 *
 * document.body.addEventListener('should_send_ajax_request.adding_to_cart', (event) => event.preventDefault());
 * ```
 * @returns false if a listener cancelled.
 */
export function emitCancelable(target: EventTarget, name: string, args: readonly unknown[] = []): boolean {
  attachWaiting();
  const jQuery = pageJQuery();
  if (jQuery?.(target).triggerHandler(name, toJQuery(jQuery, args)) === false) return false;
  const event = new CustomEvent(name, { detail: args, bubbles: true, cancelable: true });
  dispatchNative(target, event, jQuery);
  return !event.defaultPrevented;
}
