import { warn } from '@stirrup/runtime';
import * as z from 'zod/mini';
import { readGlobal } from './read-global.ts';

/** A global as the page holds it. */
type Printed = Readonly<Record<string, unknown>>;

/** A schema of an object whose keys are validated one by one. */
type SettingsSchema = z.ZodMiniObject<z.core.$ZodLooseShape>;

/** Settings of this bundle, with their readers, in development only. */
const known: { readonly name: string; readonly read: () => unknown }[] = [];

/** Reads, and so validates, all settings of the page that this bundle knows; none in production. */
export function readKnownSettings(): void {
  for (const { read } of known) read();
}

/** Names of all settings that this bundle knows; none in production. */
export function knownSettings(): readonly string[] {
  return known.map(({ name }) => name);
}

/**
 * Describes one settings global of the page. Returns a function that reads it: lazily, validated anew only after a
 * change, never throwing. A missing or invalid key gets its default, with one warning in development.
 *
 * The defaults are written as the CMS prints them (`"5000"`, `""`), so they pass through the same codecs.
 *
 * @example
 * ```html
 * <script>var wc_cart_fragments_params = { "request_timeout": "5000" };</script>
 * ```
 * ```ts
 * const cartFragments = defineSettings('wc_cart_fragments_params', z.object({ request_timeout: printedNumber }), {
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
  let latest: { readonly global: unknown; readonly printed: Printed; readonly settings: z.output<Schema> } | undefined;

  const read = () => {
    const printed = readGlobal(name);
    // Plugins change single keys, too: one redirects after its own adds alone.
    const isChanged = (key: string) => latest?.printed[key] !== printed?.[key];
    if (!latest || latest.global !== printed || Object.keys(schema.shape).some(isChanged))
      latest = { global: printed, printed: { ...printed }, settings: parse(printed) };
    return latest.settings;
  };
  if (process.env.NODE_ENV !== 'production') known.push({ name, read });
  return read;

  function parse(printed: Printed | undefined): z.output<Schema> {
    if (!printed) return z.parse(schema, defaults);
    const mended: Record<string, unknown> = { ...defaults, ...printed };
    // A settings script of our own may omit unchanged keys; a global of the CMS should be complete.
    if (process.env.NODE_ENV !== 'production' && printed === Reflect.get(globalThis, name)) {
      const missing = Object.keys(defaults).filter((key) => !(key in printed));
      for (const key of missing) warn(`${name}.${key} is missing; the default is taken.`);
    }
    for (const { path, message } of z.safeParse(schema, mended).error?.issues ?? []) {
      const key = String(path[0]);
      warn(`${name}.${key} is ${show(printed[key])}. Expected ${message}; the default is taken.`);
      mended[key] = Reflect.get(defaults, key);
    }
    return z.parse(schema, mended);
  }
}

/** Objects of other scripts may be circular: only their type is shown. */
function show(value: unknown): string {
  return typeof value === 'object' ? 'an object' : JSON.stringify(value);
}
