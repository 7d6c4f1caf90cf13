import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, SITE, withShop } from '../support/browser.ts';
import { addressOf } from '../support/built-files.ts';
import { bundle } from '../support/bundle.ts';
import { tabsEntry } from '../support/open-tabs.ts';
import { notReady } from './not-ready.ts';

const TAG = `<script type="module" src="${addressOf('stirrup.js')}"></script>`;
const READY = '[data-island="tabs"][data-island-state="ready"]';
const tabsCalled = (id: string) => `
  <div data-island="tabs" data-start="load" id="${id}">
    <div data-part="list"><button data-part="title">Fit</button><button data-part="title">Care</button></div>
    <section data-part="pane">Two fingers</section>
    <section data-part="pane">Oil the leather</section>
  </div>`;
const documentWith = (body: string, head = TAG) =>
  `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${body}</body></html>`;

async function works(place: Page | Frame, id = 'tabs'): Promise<void> {
  await place.waitForSelector(`#${id}${READY}`);
  await place.click(`#${id} >> text=Care`);
  await place.locator(`#${id} >> text=Oil the leather`).waitFor();
}

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('The frame shows nothing.');
  return frame;
}

describe('in a frame', () => {
  it('of the same site', async () => {
    const page = await withShop('/?stirrup=off');
    await page.evaluate(() => {
      const frame = Object.assign(document.createElement('iframe'), {
        src: '/elements/tabs/',
        width: 900,
        height: 900,
      });
      document.body.prepend(frame);
    });
    const frame = await frameOf(page);
    await frame.waitForSelector('[data-island="tabs"][data-island-state="ready"]');
    await frame.click('[data-island="tabs"] [role="tab"] >> nth=1');
    await frame.waitForSelector('[role="tab"][aria-selected="true"] >> nth=1');
  });

  it('whose document is an attribute', async () => {
    const page = await openPage(documentWith('', ''));
    await page.evaluate(
      (html) => {
        document.body.append(Object.assign(document.createElement('iframe'), { srcdoc: html }));
      },
      documentWith(tabsCalled('tabs')),
    );
    await works(await frameOf(page));
  });

  it.each(['/builder/shop/', '/product/hedgerow-fly-mask/', '/cart/', '/builder/elements/interactions/'])(
    'without storage, cookies or a site: %s',
    async (path) => {
      const page = await withShop('/?stirrup=off');
      await page.evaluate((src) => {
        const frame = Object.assign(document.createElement('iframe'), { width: 1000, height: 900 });
        frame.setAttribute('sandbox', 'allow-scripts allow-forms');
        frame.src = src;
        document.body.prepend(frame);
      }, path);
      const frame = await frameOf(page);
      expect(await notReady(frame)).toEqual([]);
    },
  );
});

describe('document.write', () => {
  it('while the page is parsed', async () => {
    const markup = JSON.stringify(tabsCalled('tabs')).replaceAll('</', '<\\/');
    await works(await openPage(documentWith(`<script>document.write(${markup})</script>`)));
  });

  it('after the page has loaded: islands start in the new document, with a tag of its own or without', async () => {
    for (const head of [TAG, '']) {
      const page = await openPage(documentWith(tabsCalled('first')));
      await works(page, 'first');
      await page.evaluate(
        (html) => {
          document.open();
          document.write(html);
          document.close();
        },
        documentWith(tabsCalled('second'), head),
      );
      await works(page, 'second');
      expect(await page.locator('#first').count()).toBe(0);
    }
  });

  it('after the page has loaded: clicks are held in the new document, too', async () => {
    const page = await openPage(documentWith(tabsCalled('first')));
    await works(page, 'first');
    // No pointer comes near the second tabs before they are clicked.
    await page.mouse.move(1000, 700);
    await page.evaluate(
      (html) => {
        document.open();
        document.write(html);
        document.close();
      },
      documentWith(tabsCalled('second').replace('"load"', '"interaction"'), ''),
    );
    await page.waitForSelector('#second[data-island-state="claimed"]');
    await page.locator('#second >> text=Care').dispatchEvent('click');
    await page.locator('#second >> text=Oil the leather').waitFor();
  });

  it('before the page has loaded', async () => {
    const page = await openPage(
      documentWith(
        `<script>addEventListener('DOMContentLoaded', () => { document.open(); document.write(html); document.close(); });</script>`,
        `${TAG}<script>const html = ${JSON.stringify(documentWith(tabsCalled('tabs'))).replaceAll('</', '<\\/')};</script>`,
      ),
    );
    await works(page);
  });
});

describe('beside another major version', () => {
  it('each island belongs to one version, and both work', async () => {
    const files: Record<string, string> = {};
    for (const [name, code] of await bundle(tabsEntry)) {
      const other = code.replace(/var MAJOR ?= ?0;/, 'var MAJOR=99;');
      files[`/other/${name}`] = other;
    }
    expect(Object.values(files).filter((code) => code.includes('var MAJOR=99;'))).toHaveLength(1);
    const page = await openPage(
      documentWith(tabsCalled('early'), '<script type="module" src="/other/entry.js"></script>'),
      { files },
    );
    await works(page, 'early');
    await page.addScriptTag({ type: 'module', url: addressOf('stirrup.js') });
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), tabsCalled('late'));
    await works(page, 'late');
    await page.click('#early >> text=Fit');
    await page.locator('#early >> text=Two fingers').waitFor();
    const owners = await page.evaluate(() => {
      const keys = Object.getOwnPropertySymbols(globalThis).filter((key) => /^stirrup@/.test(key.description ?? ''));
      return ['early', 'late'].map((id) =>
        keys
          .filter((key) => Reflect.get(globalThis, key).claimsOf(document.getElementById(id)).length > 0)
          .map((key) => key.description),
      );
    });
    expect(owners.map((list) => list.length)).toEqual([1, 1]);
    expect(page.url()).toBe(`${SITE}/`);
  });
});
