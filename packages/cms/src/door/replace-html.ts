import { exchange, type HtmlOptions, prepare } from './exchange.ts';
import { parseHtml } from './parse-html.ts';

/**
 * Puts the CMS's HTML in the place of an element, outer HTML for outer HTML: cart fragments, refreshed tables
 * (woocommerce.md §2.4). What did not change keeps its nodes, items being told apart by `id` and by key attributes;
 * islands in the old markup are unmounted before, those in the new one found after; focus, caret and scroll stay.
 * Afterwards the page's markup equals the server's but for state of ours, which includes what controls show.
 * Scripts do not run unless allowed. White space around the HTML is left out.
 *
 * @example
 * ```html
 * <span class="cart-count">1</span>
 * ```
 * ```ts
 * const [counter] = replaceHtml(element, '<span class="cart-count show">2</span>');
 * ```
 * @returns The elements that stand there now; the same as before where they could stay. None, if the HTML is empty.
 * @throws Error if `target` has no parent, or the page's CSP lets no HTML in.
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
