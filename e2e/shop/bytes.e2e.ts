import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { islands } from '../../packages/stirrup/src/islands.ts';
import { brotliOf, filesLoaded, islandsOf } from '../../scripts/files-loaded.ts';
import { listingFiles } from '../../scripts/listing-files.ts';
import { definitionLimit, listingBudget, loaderLimit } from '../../scripts/size-budgets.ts';
import { withShop } from '../support/browser.ts';
import { builtFiles, builtTag, loaderFiles } from '../support/built-files.ts';
import { addLink, PRODUCT } from './support/watch-calls.ts';

const BEFORE = loaderLimit + definitionLimit * islands.length;
const AFTER = listingBudget.limit;

/** Only these of the page's files count, because the demo shop's page has more on it. */
const listing = new Set(listingFiles(builtFiles, builtTag));

/** Files of the islands that start with the page, without the loader: they have budgets of their own. */
const startsWithPage = new Set(islands.filter(({ start }) => start === 'load').map(({ name }) => name));
const withPage = Object.entries(builtFiles.files)
  .filter(([, { source }]) => islandsOf(source).some((island) => startsWithPage.has(island)))
  .flatMap(([entry]) => filesLoaded(builtFiles, entry, () => false))
  .filter((name) => !loaderFiles.includes(name));

function watchScripts(page: Page): () => string[] {
  const names = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/stirrup/') && pathname.endsWith('.js')) names.add(pathname.slice('/stirrup/'.length));
  });
  return () => [...names];
}

/** The shop's notice shows before anything else. */
async function withoutStoreNotice(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace(/<p\b[^>]*woocommerce-store-notice[\s\S]*?<\/p>/, '');
  await route.fulfill({ response, body });
}

/** Islands whose code is among the files. */
const islandsIn = (files: readonly string[]) =>
  files.flatMap((name) => islandsOf(builtFiles.files[name]?.source)).toSorted();

// Attribution of orders is on every page and has its own budget, so it is off here.
it.each(['/shop/?attribution=off', '/builder/shop/?attribution=off'])(
  '%s costs little before anything starts, and not much afterwards',
  async (path) => {
    let loaded = (): string[] => [];
    const page = await withShop(path, {
      prepare: async (before) => {
        loaded = watchScripts(before);
        await before.route((url) => path.startsWith(url.pathname), withoutStoreNotice);
        // Keeps the page busy, out of view and untouched, and disables prefetching.
        await before.addInitScript(() => {
          Reflect.set(globalThis, 'requestIdleCallback', () => 0);
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
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
    const atFirst = loaded().filter((name) => !withPage.includes(name));
    expect(brotliOf(builtFiles, atFirst)).toBeLessThanOrEqual(BEFORE);
    expect(islandsIn(loaded())).toEqual(['lazy-load', 'sticky-header']);
    expect(loaded()).toContain(builtTag);

    const all = await withShop(path, {
      prepare: (before) => {
        loaded = watchScripts(before);
      },
    });
    await all.waitForSelector('[data-island-state="ready"]', { state: 'attached' });
    // The cart sleeps by then; a visitor who is faster does without its stand-in.
    await expect
      .poll(() => loaded().some((name) => islandsOf(builtFiles.files[name]?.source).includes('mini-cart')))
      .toBe(true);
    await all.click(addLink(PRODUCT.bridle));
    await all.waitForSelector(`${addLink(PRODUCT.bridle)}.added`);
    const used = loaded().filter((name) => listing.has(name));
    expect(brotliOf(builtFiles, used)).toBeLessThanOrEqual(AFTER);
    expect(used.toSorted()).toEqual([...listing].toSorted());
  },
);
