import { GLOBALS } from './contract.ts';
import { readGlobal } from './read-global.ts';

const FALLBACK = 'en-US';

/**
 * The page's locale as `Intl` takes it: the builder's (`bricksData.locale`, a name of WordPress), else the page's
 * `lang`. For numbers and dates that an island formats itself; an SDK that takes WordPress's own name gets
 * `builderSettings().locale`.
 *
 * @example
 * ```html
 * <script>var bricksData = { "locale": "de_DE_formal" };</script>
 * ```
 * ```ts
 * new Intl.NumberFormat(pageLocale()).format(1234.5); // 1.234,5
 * ```
 * Follows bricks-dynamic.md §1.1.
 */
export function pageLocale(): string {
  return tagOf(readGlobal(GLOBALS.builder)?.['locale']) ?? tagOf(document.documentElement.lang) ?? FALLBACK;
}

/**
 * WordPress appends subtags of its own (`de_DE_formal`, `pt_PT_ao90`): those that are invalid in a language tag are
 * removed.
 */
function tagOf(printed: unknown): string | undefined {
  const parts = typeof printed === 'string' ? printed.split(/[_-]/) : [];
  for (let length = parts.length; length > 0; length -= 1) {
    try {
      return Intl.getCanonicalLocales(parts.slice(0, length).join('-'))[0];
    } catch {
      // Not a tag: try with one subtag less.
    }
  }
  return undefined;
}
