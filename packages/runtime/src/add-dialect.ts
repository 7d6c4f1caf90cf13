import { pageRegistry } from './page-registry.ts';

/**
 * Teaches an island the markup of one more CMS or theme, in one call; elements that are on the page already are found
 * at once.
 *
 * @param island the island's name.
 * @param dialect a name of your own for this markup.
 * @param selectors selectors of the island's root element.
 * @param data what the markup calls the island's parts and states, as in the island's `contract.ts`, and the attributes in
 * which it prints options; those that it does not name are read from `data-<option>`.
 * @throws {Error} for an unknown island, a dialect that the island has already, or a selector that is none. A name in
 * `data` that the island does not know fails the islands of this dialect: `stirrup:error` says which.
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
export function addDialect(island: string, dialect: string, selectors: readonly string[], data?: unknown): void {
  pageRegistry().addDialect(island, dialect, selectors, data);
}
