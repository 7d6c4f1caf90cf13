import type { Page } from 'playwright-core';
import { withShop } from '../../../../e2e/support/browser.ts';

/** A page of the demo shop, with the addresses of its requests. */
interface RecordedPage {
  readonly page: Page;
  /** Addresses so far that match a pattern. */
  readonly asked: (pattern: RegExp) => string[];
}

/** Opens a page of the demo shop for a visitor who prefers reduced motion, and records the addresses of its requests. */
export async function openRecorded(
  path: string,
  options: NonNullable<Parameters<typeof withShop>[1]> = {},
): Promise<RecordedPage> {
  const requests: string[] = [];
  const page = await withShop(path, {
    ...options,
    context: { reducedMotion: 'reduce', ...options.context },
    prepare: async (before) => {
      before.on('request', (request) => requests.push(request.url()));
      await options.prepare?.(before);
    },
  });
  return { page, asked: (pattern) => requests.filter((address) => pattern.test(address)) };
}
