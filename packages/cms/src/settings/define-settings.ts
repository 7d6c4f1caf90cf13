import { warn } from '@stirrup/runtime';
import * as z from 'zod/mini';
import { readGlobal } from './read-global.ts';

/** A schema of an object whose every key is checked on its own. */
type SettingsSchema = z.ZodMiniObject<z.core.$ZodLooseShape>;

/**
 * Describes one settings global of the page. What comes back reads it: lazily, checked once per printed object, never
 * throwing. A key that is missing or wrong falls to its default and is told once, in development.
 *
 * The defaults are written as the CMS prints them (`"5000"`, `""`), so they go through the same codecs.
 *
 * @example
 * ```html
 * <script>var wc_cart_fragments_params = { "request_timeout": "5000" };</script>
 * ```
 * ```ts
 * const cartFragments = defineSettings('wc_cart_fragments_params', z.object({ request_timeout: count }), {
 *   request_timeout: '5000',
 * });
 * cartFragments().request_timeout; // 5000, a number
 * ```
 */
export function defineSettings<Schema extends SettingsSchema>(
  name: string,
  schema: Schema,
  defaults: z.input<Schema>,
): () => z.output<Schema> {
  let known: { readonly printed: unknown; readonly settings: z.output<Schema> } | undefined;

  return () => {
    const printed = readGlobal(name);
    if (known?.printed !== printed || !known) known = { printed, settings: parse(printed) };
    return known.settings;
  };

  function parse(printed: Record<string, unknown> | undefined): z.output<Schema> {
    if (!printed) return z.parse(schema, defaults);
    const result = z.safeParse(schema, printed);
    if (result.success) return result.data;
    const mended: Record<string, unknown> = { ...printed };
    for (const issue of result.error.issues) {
      const key = String(issue.path[0]);
      // A settings script of our own may leave out what it does not change; a global of the CMS is expected whole.
      if (key in printed || printed === Reflect.get(globalThis, name)) {
        warn(`${name}.${key} is ${JSON.stringify(printed[key])}. Expected ${issue.message}; the default is taken.`);
      }
      mended[key] = Reflect.get(defaults, key);
    }
    return z.parse(schema, mended);
  }
}
