import { describe, expect, it } from 'vitest';
import { engineFile } from '../../scripts/engine-file.ts';
import { flavourNames, flavourOf } from '../../scripts/flavours.ts';
import { readManifest } from '../../scripts/manifest.ts';
import { axe, openPage, SITE, takeConsole, withShop } from '../support/browser.ts';
import { builtTag } from '../support/built-files.ts';

const tabs = `
  <div data-island="tabs" data-start="load">
    <div data-part="list"><button data-part="title">Fit</button><button data-part="title">Care</button></div>
    <section data-part="pane">Two fingers</section>
    <section data-part="pane">Oil the leather</section>
  </div>`;

/** The file of each flavour that has its engine in it. */
const ENGINES = flavourNames.map((flavour) => engineFile(readManifest(flavour), flavour));

const strict = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; require-trusted-types-for 'script'",
};

describe('the built script tags', () => {
  it('start islands under a strict CSP, and provide `stirrup` on the console', async () => {
    const page = await openPage(tabs, { scripts: ['stirrup.js'], headers: strict });
    await page.waitForSelector('[data-island-state="ready"]:visible');
    await page.click('text=Care');
    expect(await page.isVisible('text=Oil the leather')).toBe(true);
    const rows = await page.evaluate(`stirrup.inspect().then((rows) => rows.map((row) => [row.island, row.state]))`);
    expect(rows).toEqual([['tabs', 'ready']]);
    expect(await axe(page, '[data-island]')).toEqual([]);
  });

  it('work alone and together: later ones join the first', async () => {
    const asked: string[] = [];
    const page = await openPage(tabs, {
      scripts: ['islands/tabs.js', 'stirrup.js', 'islands/mini-cart.js'],
      prepare: (fresh) =>
        fresh.on('request', (request) => {
          if (request.url().endsWith('.js')) asked.push(request.url());
        }),
    });
    await page.waitForSelector('[data-island-state="ready"]:visible');
    await page.click('text=Care');
    expect(await page.isVisible('text=Oil the leather')).toBe(true);
    expect(asked).toEqual([...new Set(asked)]);
    expect(await page.evaluate(`document.querySelectorAll('[role="tab"]').length`)).toBe(2);
  });

  it.each([
    ['stirrup.js', 'stirrup.lite.js', 'lite/islands/tabs.js'],
    ['stirrup.lite.js', 'stirrup.js', 'islands/tabs.js'],
  ])('of two flavours: %s wins over %s, which is told once', async (first, second, third) => {
    const asked: string[] = [];
    const page = await openPage(tabs, {
      scripts: [first, second, third],
      prepare: (fresh) => fresh.on('request', (request) => asked.push(request.url().slice(`${SITE}/stirrup/`.length))),
    });
    await page.waitForSelector('[data-island-state="ready"]:visible');
    await page.click('text=Care');
    expect(await page.isVisible('text=Oil the leather')).toBe(true);
    expect(await page.evaluate(`document.querySelectorAll('[role="tab"]').length`)).toBe(2);
    const flavour = flavourOf(first);
    expect(takeConsole(page)).toEqual([expect.stringContaining(`"${flavour}" counts.`)]);
    const engines = asked.filter((file) => ENGINES.includes(file));
    expect(engines.map(flavourOf)).toEqual([flavour]);
  });

  it('load only the loader for a page without islands', async () => {
    const asked: string[] = [];
    await openPage('<p>Nothing here</p>', {
      scripts: ['stirrup.js'],
      prepare: (fresh) => fresh.on('request', (request) => asked.push(request.url().slice(SITE.length))),
    });
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([
      `/stirrup/${builtTag}`,
      expect.stringMatching(/^\/stirrup\/(lite\/)?chunks\/chunk-/),
    ]);
  });
});

it('the demo shop opens, and its islands are claimed', async () => {
  const page = await withShop('/shop/');
  await page.waitForSelector('[data-island-state]', { state: 'attached' });
  expect(await page.evaluate('typeof stirrup.inspect')).toBe('function');
});
