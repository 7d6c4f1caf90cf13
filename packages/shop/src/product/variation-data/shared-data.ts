import { pageJQuery } from '@stirrup/cms';

/** Data of an element that plugins share through jQuery; undefined without jQuery. */
export function sharedData(element: HTMLElement, name: string): unknown {
  return pageJQuery()?.(element).data(name);
}

/** Shares data with plugins through jQuery. */
export function shareData(element: HTMLElement, name: string, value: unknown): void {
  pageJQuery()?.(element).data(name, value);
}
