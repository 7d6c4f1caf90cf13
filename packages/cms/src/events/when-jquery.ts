import { pageRegistry } from '@stirrup/runtime';
import { type PageJQuery, pageJQuery } from './page-jquery.ts';

type Attach = (jQuery: PageJQuery) => void;

/** Callbacks of all bundles on the page that wait for jQuery. */
function waiting(): Set<Attach> {
  return pageRegistry().shared('cms/waiting-for-jquery', () => {
    // `load` does not bubble, but it can be captured: so this sees every later script, even one that an optimiser
    // delays until the visitor's first interaction.
    document.addEventListener('load', attachWaiting, true);
    document.addEventListener('DOMContentLoaded', attachWaiting);
    globalThis.addEventListener('load', attachWaiting);
    return new Set<Attach>();
  });
}

/**
 * Calls back as soon as the page has jQuery, which may be at once or never.
 *
 * @example
 * ```ts
 * whenJQuery((jQuery) => Reflect.set(jQuery, 'scroll_to_notices', scroll));
 * ```
 */
export function whenJQuery(attach: Attach, signal?: AbortSignal): void {
  const list = waiting();
  list.add(attach);
  signal?.addEventListener('abort', () => list.delete(attach), { once: true });
  attachWaiting();
}

/** Calls the waiting callbacks if jQuery has loaded. `emit` calls it first, so that no event is missed in between. */
export function attachWaiting(): void {
  const jQuery = pageJQuery();
  if (!jQuery) return;
  const list = waiting();
  for (const attach of list) {
    list.delete(attach);
    attach(jQuery);
  }
}
