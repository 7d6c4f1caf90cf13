import { parseObject, requirePage, warn } from '@stirrup/runtime';
import { scriptGlobal } from '../legacy-scripts/script-global.ts';
import { isRecord } from '../schema/is-record.ts';
import { SETTINGS_ATTRIBUTE } from './contract.ts';

type Printed = Readonly<Record<string, unknown>>;

const empty: Printed = {};
let known: { readonly source: string; readonly globals: Printed } = { source: '', globals: empty };

/**
 * Reads a CMS global by its name: the global itself, or, where it is not there, since its script was removed or comes
 * late, the same object from the page's `<script type="application/json" data-stirrup-settings>`. The returned object
 * stays identical while the page holds the same one, so callers may use it as a cache key.
 *
 * @example
 * ```html
 * <script type="application/json" data-stirrup-settings>{"wc_add_to_cart_params": {"cart_url": "/cart/"}}</script>
 * ```
 * ```ts
 * readGlobal('wc_add_to_cart_params')?.['cart_url']; // '/cart/'
 * ```
 * @throws {Error} on a server.
 */
export function readGlobal(name: string): Record<string, unknown> | undefined {
  // Script tags are built without this call: see `requirePage`.
  if (typeof STIRRUP_FLAVOUR !== 'string') requirePage();
  const global = scriptGlobal(name);
  if (isRecord(global)) return global;
  const printed = scriptGlobals()[name];
  return isRecord(printed) ? printed : undefined;
}

/** The globals in the page's own settings scripts, by their names. */
function scriptGlobals(): Printed {
  // The browser maintains the live list of scripts; a selector would search the whole page with every read.
  const texts: string[] = [];
  for (const script of document.scripts) {
    if (script.hasAttribute(SETTINGS_ATTRIBUTE)) texts.push(script.text);
  }
  const source = texts.join('\n');
  if (source !== known.source) known = { source, globals: merge(texts) };
  return known.globals;
}

function merge(texts: readonly string[]): Printed {
  const globals: Record<string, Record<string, unknown>> = {};
  for (const text of texts) {
    for (const [name, value] of Object.entries(parse(text))) {
      if (isRecord(value)) globals[name] = { ...globals[name], ...value };
    }
  }
  return globals;
}

function parse(text: string): Printed {
  const object = parseObject(text);
  if (!object)
    warn(
      `<script ${SETTINGS_ATTRIBUTE}> holds ${text.slice(0, 80)}. Expected a JSON object keyed by the global's name.`,
    );
  return object ?? empty;
}
