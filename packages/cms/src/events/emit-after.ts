import { dispatchNative } from './dispatch-native.ts';
import { emit } from './emit.ts';
import { type JQueryEvent, pageJQuery } from './page-jquery.ts';

/** An event by its name, and its arguments. */
export type EmittedEvent = readonly [name: string, args?: readonly unknown[]];

/**
 * Emits events that follow another. If the CMS's own script is still on the page, it listens to the first and emits the
 * others itself, through jQuery: those are then dispatched to native listeners only, so that each listener gets them
 * once (woocommerce.md §4.2).
 *
 * @param first Emits the first event.
 * @example
 * ```ts
 * emitAfter(document.body, () => emit(document.body, 'removed_from_cart', args), [['wc_fragments_loaded']]);
 * ```
 */
export function emitAfter(target: EventTarget, first: () => void, sequel: readonly EmittedEvent[]): void {
  const jQuery = pageJQuery();
  const received = new Map<string, JQueryEvent>();
  const names = sequel.map(([name]) => name).join(' ');
  const record = (event: JQueryEvent) => void received.set(event.type, event);
  jQuery?.(target).on(names, record);
  try {
    first();
  } finally {
    jQuery?.(target).off(names, record);
  }
  for (const [name, args = []] of sequel) {
    const event = received.get(name);
    if (!event) emit(target, name, args);
    // A native event has already reached all listeners.
    else if (!event.originalEvent)
      dispatchNative(target, new CustomEvent(name, { detail: args, bubbles: true }), jQuery);
  }
}
