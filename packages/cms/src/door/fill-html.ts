import { exchange, type HtmlOptions, prepare } from './exchange.ts';
import { parseHtml } from './parse-html.ts';

/**
 * Puts the CMS's HTML into an element, in the place of its content: notices, popups. Otherwise as `replaceHtml`.
 *
 * @example
 * ```html
 * <div class="woocommerce-notices-wrapper"></div>
 * ```
 * ```ts
 * fillHtml(wrapper, '<div class="woocommerce-message" role="alert">Added.</div>');
 * ```
 * @throws Error if the page's CSP lets no HTML in.
 */
export function fillHtml(target: Element, html: string, options: HtmlOptions = {}): void {
  const wanted = prepare(parseHtml(html), options);
  exchange(target, target, Array.from(target.childNodes), wanted, options);
}
