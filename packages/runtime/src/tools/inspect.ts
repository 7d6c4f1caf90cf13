import { importWithRetry } from '../import-with-retry.ts';
import { requirePage } from '../require-page.ts';
import type { InspectedIsland, Lookalikes } from './inspect-page.ts';

/**
 * Lists every island on this page, and every element that looks like one and is none, as a table on the console and as
 * rows with the elements themselves. Its code is fetched when it is called.
 *
 * @example
 * ```js
 * const rows = await stirrup.inspect();
 * rows.filter((row) => row.warnings.length > 0);
 * ```
 *
 * @param lookalikes Selectors, by island, of elements that look like one; those that no dialect matches are listed.
 */
export async function inspect(lookalikes: Lookalikes = {}): Promise<readonly InspectedIsland[]> {
  // Script tags are built without this call: see `requirePage`.
  if (typeof STIRRUP_FLAVOUR !== 'string') requirePage();
  const { inspectPage } = await importWithRetry(() => import('./tool-code.ts'));
  return inspectPage(lookalikes);
}
