import { exchange, type HtmlOptions, prepare } from './exchange.ts';
import { parseHtml } from './parse-html.ts';

/**
 * Replaces a run of siblings by the CMS's HTML: the items of a loop, which have no wrapper. Otherwise like
 * `replaceHtml`.
 *
 * @example
 * ```ts
 * replaceNodes([...list.children], '<li>Bridle</li><li>Saddle</li>');
 * ```
 * @param present Adjacent siblings.
 * @returns The nodes that replace them.
 * @throws Error if there is no node to replace or it has no parent, or the page's CSP refuses HTML.
 */
export function replaceNodes(present: readonly ChildNode[], html: string, options: HtmlOptions = {}): ChildNode[] {
  const parent = present[0]?.parentElement;
  if (!parent) {
    throw new Error(
      'Stirrup: replaceNodes() was given no node that stands in an element. There is no place to put the HTML. ' +
        'Pass nodes that are on the page, or use insertHtml().',
    );
  }
  return exchange(parent, parent, present, prepare(parseHtml(html), options), options);
}
