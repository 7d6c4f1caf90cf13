import { parseHtml } from './parse-html.ts';

/**
 * The text of a fragment of HTML, in which nothing loads or runs.
 *
 * @example
 * ```ts
 * textOfHtml('10 &times; 8 cm'); // '10 × 8 cm'
 * ```
 * @throws Error if the page's CSP refuses HTML.
 */
export function textOfHtml(html: string): string {
  return /[&<]/.test(html) ? parseHtml(html).textContent : html;
}
