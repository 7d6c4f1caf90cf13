import { exchange, type HtmlOptions, prepare } from './exchange.ts';
import { parseHtml } from './parse-html.ts';

/**
 * Replaces an element's content by the CMS's HTML: notices, popups. Otherwise like `replaceHtml`.
 *
 * @example
 * ```html
 * <div class="woocommerce-notices-wrapper"></div>
 * ```
 * ```ts
 * fillHtml(wrapper, '<div class="woocommerce-message" role="alert">Added.</div>');
 * ```
 * @throws Error if the page's CSP refuses HTML.
 */
export function fillHtml(target: Element, html: string, options: HtmlOptions = {}): void {
  const wanted = prepare(parseHtml(html), options);
  exchange(target, target, Array.from(target.childNodes), wanted, options);
}
