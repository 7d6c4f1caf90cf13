import { expect, inject, it } from 'vitest';
import { demoItems, stirrupAccordion } from '../../packages/builder/src/disclosures/accordion/fixture.ts';
import { longText, readMoreMarkup } from '../../packages/builder/src/disclosures/read-more/fixture.ts';
import { demoTabs, stirrupTabs } from '../../packages/builder/src/disclosures/tabs/fixture.ts';
import { axe, openPage } from '../support/browser.ts';
import { addressOf, builtTag } from '../support/built-files.ts';

/** Origin of the CDN; each of its files is fetched from the demo shop's server. */
const CDN = 'http://cdn.localhost';

/** A plain page with no CMS behind it, whose tag and styles come from another origin, as from a CDN for npm. */
function plainPage(sri: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Yard</title><link rel="icon" href="data:,">
    <link rel="stylesheet" href="${CDN}/stirrup/stirrup.css">
    <script type="module" src="${CDN}${addressOf('stirrup.js')}" integrity="${sri}" crossorigin="anonymous"></script></head>
    <body><main><h1>The yard</h1>${stirrupTabs(demoTabs)}<h2>Questions</h2>${stirrupAccordion(demoItems)}${readMoreMarkup(longText)}
    <div data-island="lightbox"><a data-part="item" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E" data-pswp-width="9" data-pswp-height="9"><img alt="A saddle" width="90" height="90" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"></a></div>
    </main></body></html>`;
}

it('brings a page of another origin to life, with no CMS behind it', async () => {
  const shop = inject('shop');
  const { files } = await (await fetch(`${shop}/stirrup/manifest.json`)).json();
  const requests: string[] = [];
  const page = await openPage(plainPage(files[builtTag].sri), {
    prepare: async (before) => {
      before.on('request', (request) => requests.push(request.url()));
      await before.route(`${CDN}/**`, async (route) => {
        const response = await route.fetch({ url: route.request().url().replace(CDN, shop) });
        await route.fulfill({ response });
      });
    },
  });
  const islands = page.locator('[data-island]');
  await page.waitForSelector('[data-island-state]');
  expect(await islands.count()).toBe(4);
  for (const island of await islands.all()) await island.scrollIntoViewIfNeeded();
  await page.click('[data-island="tabs"] [data-part="title"] >> nth=1');
  await page.waitForSelector('[data-island="tabs"] [data-part="title"][aria-selected="true"] >> text=Care');
  await page.click('[data-island="accordion"] [data-part="title"] >> nth=1');
  await page.waitForSelector('[data-island="accordion"] [aria-expanded="true"]');
  await page.click('text=Read more');
  await page.waitForSelector('[data-island="read-more"] [aria-expanded="true"]');
  expect(await axe(page)).toEqual([]);
  // Its styles lie beside the scripts.
  await page.click('[data-island="lightbox"] a');
  await page.waitForSelector('.pswp--open');
  expect(await page.locator('.pswp').evaluate((dialog) => getComputedStyle(dialog).position)).toBe('fixed');
  const ours = requests.filter((url) => /\.(?:js|css)$/.test(new URL(url).pathname));
  expect(ours.filter((url) => !url.startsWith(`${CDN}/stirrup/`))).toEqual([]);
});
