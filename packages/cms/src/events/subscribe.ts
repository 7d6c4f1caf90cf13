import { membersOf } from '@stirrup/runtime';
import { isEcho } from './dispatch-native.ts';
import { fromJQuery, type JQueryEvent } from './page-jquery.ts';
import { whenJQuery } from './when-jquery.ts';

/**
 * Receives an event's arguments, with DOM elements in place of jQuery sets. Returning exactly `false` cancels
 * (`emitCancelable`).
 */
export type EventBridgeListener = (args: readonly unknown[]) => unknown;

/**
 * Calls back with each event of the CMS, once, whether it is emitted natively or through jQuery (also one that loads later).
 *
 * @example
 * ```ts
 * subscribe(document.body, 'added_to_cart', ([fragments, hash, button]) => open(button), signal);
 *
 * jQuery(document.body).trigger('added_to_cart', [fragments, hash, $button]);                       // received
 * document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail: [fragments, hash] }));     // received
 * ```
 */
export function subscribe(
  target: EventTarget,
  name: string,
  listener: EventBridgeListener,
  signal?: AbortSignal,
): void {
  if (signal?.aborted) return;

  const onNative = (event: Event) => {
    if (isEcho(event)) return;
    if (listener(argumentsOf(event)) === false) event.preventDefault();
  };
  // jQuery also passes native events to its handlers; `onNative` has handled those.
  const onJQuery = (event: JQueryEvent, ...args: unknown[]) => {
    if (!event.originalEvent && listener(fromJQuery(args)) === false) return false;
  };

  membersOf(target).addEventListener(name, onNative, signal && { signal });
  whenJQuery((jQuery) => {
    jQuery(target).on(name, onJQuery);
    signal?.addEventListener('abort', () => jQuery(target).off(name, onJQuery), { once: true });
  }, signal);
}

function argumentsOf(event: Event): readonly unknown[] {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (Array.isArray(detail)) return detail;
  return detail === null ? [] : [detail];
}
