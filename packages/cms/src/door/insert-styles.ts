import { parseHtml } from './parse-html.ts';

/**
 * Inserts the `<style>` and `<link>` elements of an answer into the head, each once: those that the page already has
 * are left out, so that styles do not pile up (bricks-dynamic.md §3.6: every page of a loop repeats its styles).
 *
 * @example
 * ```ts
 * insertStyles('<style>.brxe-abc123 { color: navy }</style>');
 * ```
 */
export function insertStyles(html: string): void {
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  for (const style of parseHtml(html).querySelectorAll('style, link[rel="stylesheet"]')) {
    const isEmpty = style instanceof HTMLStyleElement && !style.textContent?.replace(/\/\*.*?\*\//gs, '').trim();
    if (isEmpty || Array.from(document.head.children).some((present) => present.isEqualNode(style))) continue;
    document.head.append(style);
    // Set after the comparison, and as a property: the `nonce` attribute of inserted elements reads as empty.
    if (nonce && style instanceof HTMLElement) style.nonce = nonce;
  }
}
