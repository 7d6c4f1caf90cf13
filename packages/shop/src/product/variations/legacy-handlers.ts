import { pageJQuery } from '../variation-data/page-jquery.ts';

/**
 * Removes the handlers of the shop's own script, and of the swatches plugin's copy of it, from a form that is ours: each
 * carries its `variationForm` with it. Others stay, and events of jQuery plugins still reach us through the bridge.
 *
 * What breaks if you simplify this: two scripts match every choice, options are rebuilt from under the visitor, and a
 * variation that is no longer chosen reappears 300 ms later (woocommerce.md §7.2).
 */
export function takeFromLegacyScript(form: HTMLElement): void {
  const page = pageJQuery();
  const handlers = Object.values(page?._data(form, 'events') ?? {}).flat();
  for (const { data, origType, namespace, selector, handler } of handlers) {
    const isLegacy = typeof data === 'object' && data !== null && 'variationForm' in data;
    if (isLegacy) page?.(form).off(namespace ? `${origType}.${namespace}` : origType, selector, handler);
  }
}

/** Whether the page has jQuery, and so perhaps plugins that use it. */
export function hasJQuery(): boolean {
  return pageJQuery() !== undefined;
}

/** An element as jQuery's plugins expect it, where the page has jQuery. */
export function asSet(element: HTMLElement): unknown {
  return pageJQuery()?.(element) ?? element;
}
