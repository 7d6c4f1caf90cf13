import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, type PageOptions, takeConsole } from '../support/browser.ts';
import { addressOf } from '../support/built-files.ts';

const ADDRESS = addressOf('stirrup.js');
const READY = '[data-island="tabs"][data-island-state="ready"]';

const tabs = `
  <div data-island="tabs" data-start="load">
    <div data-part="list"><button data-part="title">Fit</button><button data-part="title">Care</button></div>
    <section data-part="pane">Two fingers</section>
    <section data-part="pane">Oil the leather</section>
  </div>`;

/** A page with the head that an optimiser has written. */
const optimised = (head: string, options: PageOptions = {}) =>
  openPage(
    `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${tabs}</body></html>`,
    options,
  );

/** Checks that the tabs are up, once, and work. */
async function works(page: Page): Promise<void> {
  await page.waitForSelector(READY);
  await page.click('text=Care');
  await page.locator('text=Oil the leather').waitFor();
  expect(await page.locator('[role="tab"]').count()).toBe(2);
}

describe('its position, and the number of copies', () => {
  it.each([
    ['async in the head', `<script async type="module" src="${ADDRESS}"></script>`],
    ['twice', `<script type="module" src="${ADDRESS}"></script><script type="module" src="${ADDRESS}"></script>`],
    [
      'twice, under two versions',
      `<script type="module" src="${ADDRESS}?ver=1"></script><script type="module" src="${ADDRESS}?ver=2"></script>`,
    ],
    [
      'in a module of the page',
      `<script type="module">import '${ADDRESS}'; import '${addressOf('islands/tabs.js')}';</script>`,
    ],
    ['by import() in a merged classic file', `<script defer src="/merged.js"></script>`],
    ['by import() in an inline script', `<script>var merged = 1; import('${ADDRESS}');</script>`],
    ['preloaded', `<link rel="modulepreload" href="${ADDRESS}"><script type="module" src="${ADDRESS}"></script>`],
  ])('%s', async (_, head) => {
    await works(await optimised(head, { files: { '/merged.js': `var first = 1;\nimport('${ADDRESS}');` } }));
  });
});

describe('scripts of the CMS, merged into a file without their ids', () => {
  const counter = `<div class="brxe-counter" data-bricks-counter-options='{"countFrom":0,"countTo":250}'><span class="count">0</span></div>`;
  /** The plugin prints it behind a script that stays, and optimisers leave data alone. */
  const mark = '<script type="application/json" id="bricks-scripts-js"></script>';

  it.each([
    ['get their elements where the page says that they are there', mark, null],
    ['are unknown otherwise', '', 'img'],
  ])('%s', async (_, printed, role) => {
    const page = await openPage(
      `<!doctype html><html lang="en"><head><title>Page</title><script type="module" src="${ADDRESS}"></script></head>
        <body>${counter}<script src="/merged.js"></script>${printed}</body></html>`,
      { files: { '/merged.js': 'var first = 1;' } },
    );
    await page.waitForSelector('.brxe-counter[data-island-state="ready"]');
    expect(await page.locator('.count').getAttribute('role')).toBe(role);
  });
});

/** Runs delayed scripts with their own type, as optimisers do: by elements that scripts create. */
const run = `
  const run = () => {
    for (const held of document.querySelectorAll('script[data-held-src]')) {
      const script = document.createElement('script');
      script.type = held.dataset.heldType;
      script.src = held.dataset.heldSrc;
      held.replaceWith(script);
    }
  };`;
const held = `<script type="text/rocketlazyload" data-held-type="module" data-held-src="${ADDRESS}"></script>`;

describe('delayed by its type', () => {
  it('until the first interaction', async () => {
    const page = await optimised(`${held}<script>${run}
      // Without mousemove: browsers dispatch one by themselves when a page is laid out under the pointer.
      for (const type of ['keydown', 'touchstart', 'wheel']) addEventListener(type, run, { once: true });
    </script>`);
    await page.waitForLoadState('load');
    expect(await page.locator('[data-island-state]').count()).toBe(0);
    await page.keyboard.press('Shift');
    await works(page);
  });

  it('until the page has loaded, while the page still seems to be loading', async () => {
    const page = await optimised(`${held}<script>${run}
      const { addEventListener: add } = document;
      let state = 'loading';
      const waiting = [];
      addEventListener('load', () => setTimeout(async () => {
        Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
        document.addEventListener = (type, listener, options) =>
          type === 'DOMContentLoaded' ? waiting.push(listener) : add.call(document, type, listener, options);
        run();
        await import('${ADDRESS}');
        state = 'interactive';
        for (const listener of waiting) listener.call(document, new Event('DOMContentLoaded'));
        state = 'complete';
      }));
    </script>`);
    await works(page);
  });

  it('and leaves the page as it was printed if its type is lost', async () => {
    const page = await optimised(
      `${held}<script>${run.replace('script.type = held.dataset.heldType;', '')} addEventListener('load', run);</script>`,
    );
    const error = await page.waitForEvent('pageerror');
    expect(error.name).toBe('SyntaxError');
    expect(await page.locator('[data-island-state]').count()).toBe(0);
    expect(takeConsole(page)).toEqual([expect.stringContaining('import statement')]);
  });
});
