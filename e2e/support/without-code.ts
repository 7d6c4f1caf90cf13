import type { Page } from 'playwright-core';
import { retryAtOnce } from './retry-at-once.ts';

/**
 * Refuses code to a page that has not been opened yet, whose second attempts come at once. Other timers of a second end
 * at once, too: a test of such a page needs the real second.
 *
 * @param refused Called after each refusal.
 * @example
 * ```ts
 * const page = await withShop('/shop/', { prepare: (fresh) => withoutCode(fresh, codeOf('tabs')) });
 * ```
 */
export async function withoutCode(
  page: Page,
  code: Parameters<Page['route']>[0],
  refused: () => unknown = () => undefined,
): Promise<void> {
  await page.addInitScript(retryAtOnce);
  await page.route(code, async (route) => {
    await route.abort();
    refused();
  });
}
