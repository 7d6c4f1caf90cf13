import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { loaderFiles } from '../../../../../e2e/support/built-files.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { lazyLoad } from '@stirrup/builder/lazy-load';
  start(lazyLoad);
`;
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300"/></svg>';
const EMPTY =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20300%20300'%3E%3C/svg%3E";
/** Selector of lazy elements that are not shown yet. */
const HELD = '.bricks-lazy-hidden, [data-lazy]';

const image = (name: string, more = '') =>
  `<img class="bricks-lazy-hidden" width="300" height="300" alt="${name}" src="${EMPTY}" data-src="/${name}.svg" ${more}>`;
/** A builder's page with a list of pictures of 300 px each, one below the other. */
const builderPage = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pictures</title><link rel="icon" href="data:,">
<style>body { margin: 0 } img { display: block }</style>${head}</head><body class="brx-body bricks-is-frontend"><main>${body}</main></body></html>`;
const column = (count: number) => Array.from({ length: count }, (_, index) => image(`p${index}`)).join('');

/** Opens a page, responds to its pictures, and records them in the order of the requests. */
async function open(html: string, options: Parameters<typeof openPage>[1] = {}): Promise<[Page, string[]]> {
  const asked: string[] = [];
  const page = await openPage(html, {
    entry,
    ...options,
    prepare: async (before) => {
      await before.route(/\/[\w-]+\.svg$/, (route) => {
        asked.push(new URL(route.request().url()).pathname);
        return route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' });
      });
      await options.prepare?.(before);
    },
  });
  await page.waitForSelector('[data-island-state="ready"]', { state: 'attached' });
  return [page, asked];
}

/** Names of the visible pictures, once the observer has reported all. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const isShown = (one: HTMLImageElement) => !one.src.startsWith('data:');
    return [...document.querySelectorAll('img')].filter(isShown).map(({ alt }) => alt);
  });
const upTo = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

describe('timing', () => {
  it('loads pictures within 300 px, each once, and the rest as it comes near', async () => {
    const [page, asked] = await open(builderPage(column(30)));
    expect(await shown(page)).toEqual(upTo(4));
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(() => shown(page)).toEqual([...upTo(4), 'p4', 'p5', 'p6', 'p7', 'p8']);
    await expect.poll(() => asked.length).toBe(9);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await shown(page)).at(-1)).toBe('p29');
    expect(await shown(page)).not.toContain('p15');
    expect(asked).toHaveLength(new Set(asked).size);
  });

  it.each([
    ['the builder’s setting', builderPage(column(30), '<script>var bricksData = { offsetLazyLoad: "900" }</script>')],
    [
      'the same in settings of the page',
      builderPage(
        column(30),
        `<script type="application/json" data-stirrup-settings>{"bricksData":{"offsetLazyLoad":900}}</script>`,
      ),
    ],
    [
      'an area of our own dialect',
      `<style>main, body { margin: 0 } img { display: block }</style><div data-island="lazy-load" data-offset="900">${column(30).replaceAll('class="bricks-lazy-hidden"', 'data-lazy')}</div>`,
    ],
  ])('uses the configured distance: %s', async (_, html) => {
    const [page] = await open(html);
    expect(await shown(page)).toEqual(upTo(6));
  });

  it('loads pictures in view before any island’s code, in the builder’s list of products', async () => {
    const requests: string[] = [];
    const page = await withShop('/builder/shop/', {
      prepare: (before) => before.on('request', (request) => requests.push(new URL(request.url()).pathname)),
    });
    await page.waitForSelector('body[data-island-state="ready"]');
    const isCode = (path: string) =>
      path.startsWith('/stirrup/') && !loaderFiles.includes(path.slice('/stirrup/'.length)) && path.endsWith('.js');
    const firstCode = requests.findIndex(isCode);
    const pictures = requests.flatMap((path, index) =>
      /uploads\/.*\d\.svg$|uploads\/[a-z-]+\.svg$/.test(path) ? [index] : [],
    );
    expect(firstCode).toBeGreaterThan(0);
    expect(pictures[0]).toBeLessThan(firstCode);
  });

  it('uses one observer for all of a page', async () => {
    const page = await withShop('/builder/shop/', {
      prepare: (before) =>
        before.addInitScript(() => {
          const margins: string[] = [];
          Object.assign(globalThis, {
            margins,
            IntersectionObserver: class extends IntersectionObserver {
              constructor(...given: ConstructorParameters<typeof IntersectionObserver>) {
                super(...given);
                margins.push(String(given[1]?.rootMargin));
              }
            },
          });
        }),
    });
    await page.waitForSelector('body[data-island-state="ready"]');
    // Several islands may be on the body, each of which makes it ready.
    const margins = (): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'margins'));
    await expect.poll(async () => (await margins()).filter((margin) => margin === '300px')).toEqual(['300px']);
  });

  it('shows everything before print', async () => {
    const [page] = await open(builderPage(column(30)));
    await page.pdf();
    expect(await page.locator(HELD).count()).toBe(0);
    expect(await shown(page)).toEqual(upTo(30));
  });

  it('shows everything if its code cannot be loaded', async () => {
    const page = await withShop('/builder/elements/lazy-load/', {
      prepare: (before) => withoutCode(before, codeOf('lazy-load')),
    });
    // Other islands on the body may be ready by then, and say so there.
    await expect.poll(() => page.locator(HELD).count()).toBe(0);
    expect(await page.locator('img[src^="data:"]').count()).toBe(0);
    expect(takeConsole(page).length).toBeGreaterThan(0);
  });
});

describe('elements', () => {
  it('changes attributes in the builder’s order', async () => {
    const [page] = await open(
      builderPage(
        `<div style="height: 3000px"></div>${image('last', 'data-sizes="300px" data-srcset="/last.svg 300w" data-style="opacity: 1"')}`,
      ),
    );
    const order = await page.locator('img').evaluate(
      (one) =>
        new Promise<string[]>((resolve) => {
          const told = (records: MutationRecord[]) => resolve(records.map(({ attributeName }) => attributeName ?? ''));
          new MutationObserver(told).observe(one, { attributes: true });
          one.scrollIntoView();
        }),
    );
    expect(order).toEqual([
      'class',
      'src',
      'data-src',
      'sizes',
      'data-sizes',
      'srcset',
      'data-srcset',
      'style',
      'data-style',
      'class',
    ]);
  });

  it('handles elements that are added later: a list, a row of a table, hidden ones', async () => {
    const [page] = await open(
      builderPage(`<ul></ul><table><tbody></tbody></table><div class="popup" hidden>${image('popup')}</div>`),
    );
    expect(await shown(page)).toEqual([]);
    await page.evaluate(
      ([item = '', row = '']) => {
        document.querySelector('ul')?.insertAdjacentHTML('beforeend', item);
        document.querySelector('tbody')?.insertAdjacentHTML('beforeend', row);
      },
      [`<li>${image('item')}</li>`, `<tr><td>${image('row')}</td></tr>`],
    );
    await expect.poll(() => shown(page)).toEqual(['item', 'row']);
    await page.locator('.popup').evaluate((popup) => popup.removeAttribute('hidden'));
    await expect.poll(() => shown(page)).toEqual(['item', 'row', 'popup']);
  });

  it('calls layouts of other scripts', async () => {
    const held = image('masonry').replace('bricks-lazy-hidden', 'bricks-lazy-hidden bricks-lazy-load-isotope');
    const gap = '<div style="height: 3000px"></div>';
    const [page] = await open(
      builderPage(
        `${gap}<div class="gallery">${held}</div>${gap}<div class="bricks-masonry">${image('brick')}</div>`,
        '<script>var told = 0; function bricksIsotope() { told += 1 }</script>',
      ),
    );
    const told = () => page.evaluate(() => Reflect.get(globalThis, 'told'));
    expect(await told()).toBe(0);
    await page.locator('.gallery').scrollIntoViewIfNeeded();
    await expect.poll(told).toBe(1);
    await page.locator('.bricks-masonry').scrollIntoViewIfNeeded();
    await expect.poll(told).toBe(2);
    // Site code may call the builder's function.
    await page.evaluate(() => Reflect.get(globalThis, 'bricksLazyLoad')());
  });

  it('runs no script in a frame', async () => {
    const [page] = await open(
      builderPage(`<iframe class="bricks-lazy-hidden" data-src=" java\nscript:parent.document.title='ran'"></iframe>`),
    );
    await expect.poll(() => page.locator('iframe.bricks-lazy-hidden').count()).toBe(0);
    expect([await page.locator('iframe').getAttribute('src'), await page.title()]).toEqual([null, 'Pictures']);
  });
});
