import { pageRegistry } from './page-registry.ts';
import { pageAtRest } from './start/page-at-rest.ts';
import { warn } from './warn.ts';

/** A theme's names of an island's parts and states, and the attributes of its options. */
export interface DialectData {
  readonly parts?: Readonly<Record<string, string>>;
  readonly states?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
}

/**
 * Adds the markup of one more CMS or theme to an island, in one call; elements that are already on the page are found
 * at once. For an island that has not been started, it takes effect when that is; a development build warns if it is not
 * before the page is at rest.
 *
 * @param island the island's name.
 * @param dialect a name of your own for this markup.
 * @param selectors selectors of the island's root element; a single one needs no list.
 * @param data the markup's names of the island's parts and states, as in the island's `contract.ts`, and the attributes
 * of its options; others are read from `data-<option>`.
 * @throws {Error} for a dialect that the island already has, or an invalid selector. Unknown names in `data` fail the
 * islands of this dialect: `stirrup:error` contains them.
 * @example
 * ```html
 * <div class="theme-tabs"><nav class="theme-titles"><button>Fit</button>…</nav><div class="theme-pane">…</div>…</div>
 * ```
 * ```js
 * stirrup.addDialect('tabs', 'theme', ['.theme-tabs'], {
 *   parts: { list: '.theme-titles', title: '.theme-titles > button', pane: '.theme-pane' },
 *   states: { open: 'is-open' },
 *   options: { openTab: 'data-theme-first' },
 * });
 * ```
 */
export function addDialect(
  island: string,
  dialect: string,
  selectors: string | readonly string[],
  data?: DialectData,
): void {
  const registry = pageRegistry();
  registry.addDialect(island, dialect, selectors, data);
  if (process.env.NODE_ENV === 'production') return;
  void pageAtRest().then(() => {
    if (registry.earlyDialects.some(([name]) => name === island))
      warn(`addDialect("${island}", "${dialect}", …): no island "${island}" has been started`);
  });
}
