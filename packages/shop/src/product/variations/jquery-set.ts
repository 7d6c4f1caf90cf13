import { pageJQuery } from '@stirrup/cms';

/** True on a page with jQuery, which may have plugins. */
export function hasJQuery(): boolean {
  return pageJQuery() !== undefined;
}

/** An element as jQuery's plugins expect it: a set on a page with jQuery. */
export function asSet(element: HTMLElement): unknown {
  return pageJQuery()?.(element) ?? element;
}
