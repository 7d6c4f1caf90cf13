import { warn } from '@stirrup/runtime';

/** `<# code #>`, `{{{ raw }}}` and `{{ escaped }}`. */
const PLACEHOLDER = /<#[\s\S]*?#>|\{\{\{?([\s\S]+?)\}\}\}?/g;

/** Wrapper that some pages put around scripts; it is not part of the template. */
const CDATA = /\/\*(<!\[CDATA\[|\]\]>)\*\//g;

/** Expression in a placeholder: `data.variation.price_html`. */
const PATH = /^data\.([\w$.]+)$/;

/**
 * Fills a template of the page (woocommerce.md §3.5) without running code: a placeholder names a value. Other
 * placeholders and code become empty, with a warning.
 *
 * @example
 * ```ts
 * fillTemplate('<b>{{{ data.variation.price_html }}}</b>', { variation }); // '<b><span class="price">…</span></b>'
 * ```
 * @returns HTML, for the door.
 */
export function fillTemplate(template: string, data: object): string {
  return template
    .replace(PLACEHOLDER, (placeholder: string, inner = '') => {
      const path = PATH.exec(inner.trim())?.[1];
      if (!path) {
        warn(`A template holds ${placeholder}. Only {{ data.… }} and {{{ data.… }}} are filled; code does not run.`);
        return '';
      }
      const value = String(path.split('.').reduce<unknown>(ownField, data) ?? '');
      const isRaw = placeholder.startsWith('{{{');
      return isRaw ? value : value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
    })
    .replace(CDATA, '');
}

/** An own property of a value; undefined for inherited methods and for missing objects. */
function ownField(value: unknown, name: string): unknown {
  return new Map(Object.entries(Object(value))).get(name);
}
