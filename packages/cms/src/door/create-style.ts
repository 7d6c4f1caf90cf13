import { parseHtml } from './parse-html.ts';
import { styleNonce } from './style-nonce.ts';

/**
 * Creates one `<style>` with the rules of a response's `<style>` elements. Rules for the items of a loop are by position
 * (bricks-dynamic.md §1.5): remove it with the items, or it applies to others.
 *
 * @example
 * ```ts
 * const style = createStyle('<style>.brxe-abc123 { color: navy }</style>');
 * if (style) document.body.append(style);
 * ```
 * @returns Undefined if there are no rules.
 */
export function createStyle(html: string): HTMLStyleElement | undefined {
  const styles = parseHtml(html).querySelectorAll('style');
  const rules = Array.from(styles, ({ textContent }) => textContent).join('\n');
  if (!rules.replace(/\/\*.*?\*\//gs, '').trim()) return undefined;
  const style = document.createElement('style');
  style.textContent = rules;
  // Set before the insertion: the page's policy is applied then.
  style.nonce = styleNonce();
  return style;
}
