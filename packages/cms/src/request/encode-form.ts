/** A value of a form-encoded body, nested as jQuery nests it. */
export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

/** Fields of a call: an object, or the entries of a form. */
export type FormFields = { readonly [name: string]: FormValue } | FormData;

/** The fields as pairs of strings, in order: `{a: {b: [1]}}` → `['a[b][]', '1']`. Files cannot be encoded. */
export function formEntries(fields: FormFields): [string, string][] {
  const entries: [string, string][] = [];
  if (fields instanceof FormData) {
    for (const [name, value] of fields) if (typeof value === 'string') entries.push([name, value]);
    return entries;
  }
  for (const [name, value] of Object.entries(fields)) collect(name, value, entries);
  return entries;
}

function collect(name: string, value: FormValue, entries: [string, string][]): void {
  if (value === null || value === undefined) {
    entries.push([name, '']);
  } else if (typeof value !== 'object') {
    entries.push([name, String(value)]);
  } else {
    for (const [key, item] of Object.entries(value)) {
      // Like jQuery: scalars of a list share `name[]`, so that PHP numbers them; nested values keep their index.
      const isListed = Array.isArray(value) && (typeof item !== 'object' || item === null);
      const isNumbered = isListed && name.endsWith('[]');
      collect(isNumbered ? name : `${name}[${isListed ? '' : key}]`, item, entries);
    }
  }
}

/**
 * Encodes fields as `jQuery.param` does, byte for byte: the CMS's endpoints expect that (woocommerce.md §2.0).
 *
 * @example
 * ```ts
 * encodeForm([['variation[attribute_pa_colour]', 'bay']]); // 'variation%5Battribute_pa_colour%5D=bay'
 * ```
 */
export function encodeForm(entries: Iterable<readonly [string, string]>): string {
  return Array.from(entries, ([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%20', '+');
}
