import { exchange, type HtmlOptions, prepare } from './exchange.ts';
import { parseHtml } from './parse-html.ts';

/**
 * Replaces an element by the CMS's HTML, outer HTML for outer HTML: cart fragments, refreshed tables (woocommerce.md
 * §2.4). Unchanged nodes stay; items are identified by `id` and by key attributes. Islands in old markup are unmounted
 * before, those in new markup are found afterwards; focus, caret and scroll positions stay. Afterwards the page's
 * markup equals the server's except for our own state, which includes the values of controls. Scripts do not run unless
 * allowed. White space around the HTML is left out.
 *
 * @example
 * ```html
 * <span class="cart-count">1</span>
 * ```
 * ```ts
 * const [counter] = replaceHtml(element, '<span class="cart-count show">2</span>');
 * ```
 * @returns The elements that replace the target; the same elements if they could be kept. Empty for empty HTML.
 * @throws Error if `target` has no parent, or the page's CSP refuses HTML.
 */
export function replaceHtml(target: Element, html: string, options: HtmlOptions = {}): Element[] {
  const { parentNode } = target;
  if (!parentNode) {
    throw new Error(
      'Stirrup: replaceHtml() was given an element without a parent. There is no place to put the HTML. ' +
        'Pass an element that is on the page.',
    );
  }
  const wanted = prepare(parseHtml(html.trim()), options);
  return exchange(target, parentNode, [target], wanted, options).filter((node) => node instanceof Element);
}
