import { warn } from '@stirrup/runtime';

/** `<# code #>`, `{{{ raw }}}` and `{{ escaped }}`. */
const PLACEHOLDER = /<#[\s\S]*?#>|\{\{\{([\s\S]+?)\}\}\}|\{\{([^}]+?)\}\}(?!\})/g;

/** What a placeholder may say: `data.variation.price_html`. */
const PATH = /^data\.([\w$.]+)$/;

/**
 * Fills a template of the page's (contracts/woocommerce.md §3.5) without running anything: placeholders name a value,
 * or they are left empty with a warning, and so is code.
 *
 * @example
 * ```ts
 * fillTemplate('<b>{{{ data.variation.price_html }}}</b>', { variation }); // '<b><span class="price">…</span></b>'
 * ```
 * @returns HTML, for the door.
 */
export function fillTemplate(template: string, data: object): string {
  return template
    .replace(PLACEHOLDER, (placeholder, raw: string | undefined, escaped: string | undefined) => {
      const path = PATH.exec((raw ?? escaped ?? '').trim())?.[1];
      if (!path) {
        warn(`A template holds ${placeholder}. Only {{ data.… }} and {{{ data.… }}} are filled; code does not run.`);
        return '';
      }
      const value = valueAt(data, path);
      return raw === undefined ? value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`) : value;
    })
    .replace('/*<![CDATA[*/', '')
    .replace('/*]]>*/', '');
}

function valueAt(data: object, path: string): string {
  let value: unknown = data;
  for (const key of path.split('.')) {
    value = typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : '';
  }
  return value === null || value === undefined ? '' : String(value);
}
