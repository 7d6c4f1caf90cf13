import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { islands } from '../../packages/stirrup/src/islands.ts';
import type { Manifest } from '../../scripts/manifest.ts';
import { definitionLimit, listingBudget, loaderLimit } from '../../scripts/size-budgets.ts';
import { withShop } from '../support/browser.ts';
import { addLink, PRODUCT } from './support/watch-calls.ts';

const BEFORE = loaderLimit + definitionLimit * islands.length;
const AFTER = listingBudget.limit;

function watchScripts(page: Page): () => number {
  const manifest: Manifest = JSON.parse(readFileSync('dist/browser/manifest.json', 'utf8'));
  const names = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/stirrup/') && pathname.endsWith('.js')) names.add(pathname.slice('/stirrup/'.length));
  });
  return () => [...names].reduce((sum, name) => sum + (manifest.files[name]?.brotli ?? Number.NaN), 0);
}

// Attribution of orders is on every page, and no part of the listing's budget: it has its own.
it.each(['/shop/?attribution=off', '/builder/shop/?attribution=off'])(
  '%s costs little before anything starts, and not much afterwards',
  async (path) => {
    let bytes = () => Number.NaN;
    const page = await withShop(path, {
      prepare: async (before) => {
        bytes = watchScripts(before);
        // Nothing comes into view, and nobody touches anything.
        await before.addInitScript(() => {
          Reflect.set(
            globalThis,
            'IntersectionObserver',
            class {
              observe() {}
              unobserve() {}
              disconnect() {}
            },
          );
        });
      },
    });
    await page.waitForSelector('[data-island-state="claimed"]', { state: 'attached' });
    expect(bytes()).toBeLessThanOrEqual(BEFORE);
    expect(bytes()).toBeGreaterThan(0);

    const all = await withShop(path, {
      prepare: (before) => {
        bytes = watchScripts(before);
      },
    });
    await all.waitForSelector('[data-island-state="ready"]', { state: 'attached' });
    await all.click(addLink(PRODUCT.bridle));
    await all.waitForSelector(`${addLink(PRODUCT.bridle)}.added`);
    expect(bytes()).toBeLessThanOrEqual(AFTER);
    expect(bytes()).toBeGreaterThan(40_000);
  },
);
