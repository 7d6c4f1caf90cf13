import { pageRegistry } from '@stirrup/runtime';
import { type HtmlOptions, prepare } from './exchange.ts';
import { parseHtml } from './parse-html.ts';

/**
 * Inserts the CMS's HTML beside or into an element, as `insertAdjacentHTML` would, and finds the islands in it: items
 * of the next page of a loop, popups. Present nodes stay untouched.
 *
 * @example
 * ```ts
 * const items = insertHtml(lastItem, 'afterend', html, { styles });
 * ```
 * @returns The new elements.
 * @throws Error if `reference` has no parent and the position is outside of it, or the page's CSP refuses HTML.
 */
export function insertHtml(
  reference: Element,
  position: InsertPosition,
  html: string,
  options: Pick<HtmlOptions, 'scripts' | 'styles'> = {},
): Element[] {
  if (!reference.parentNode && (position === 'beforebegin' || position === 'afterend')) {
    throw new Error(
      `Stirrup: insertHtml() was given an element without a parent. There is no place ${position}. ` +
        'Pass an element that is on the page.',
    );
  }
  const nodes = prepare(parseHtml(html), options);
  if (position === 'beforebegin') reference.before(...nodes);
  else if (position === 'afterbegin') reference.prepend(...nodes);
  else if (position === 'beforeend') reference.append(...nodes);
  else reference.after(...nodes);

  const registry = pageRegistry();
  const elements = nodes.filter((node) => node instanceof Element);
  for (const element of elements) registry.find(element);
  return elements;
}
