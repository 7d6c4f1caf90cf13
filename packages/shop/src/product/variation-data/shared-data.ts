import { pageJQuery } from './page-jquery.ts';

/** Data of an element that plugins share through jQuery; undefined on a page without it. */
export function sharedData(element: HTMLElement, name: string): unknown {
  return pageJQuery()?.(element).data(name);
}

/** Lets plugins read data where they look for it. */
export function shareData(element: HTMLElement, name: string, value: unknown): void {
  pageJQuery()?.(element).data(name, value);
}
