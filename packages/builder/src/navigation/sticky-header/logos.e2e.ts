import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, SITE } from '../../../../../e2e/support/browser.ts';
import { untilAtRest } from '../../../../../e2e/support/until-at-rest.ts';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { builderLogo, builderStickyHeader, stirrupLogo, stirrupStickyHeader } from './fixture.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { stickyHeader } from '@stirrup/builder/sticky-header';
  start(stickyHeader);
`;

const picture = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"><rect width="44" height="44" fill="${colour}"/></svg>`;
const files = { '/dark.svg': picture('#111'), '/dark-2x.svg': picture('#222'), '/light.svg': picture('#eee') };
const pictures = { src: '/dark.svg', srcset: '/dark.svg 44w, /dark-2x.svg 88w', inverse: '/light.svg' };

async function open(markup: unknown, prepare: (page: Page) => unknown = () => undefined): Promise<Page> {
  const page = await openPage(
    `<style>header { position: sticky; top: 0 } main { block-size: 3000px }</style>${markup}`,
    { entry, files, prepare },
  );
  await page.waitForSelector('header[data-island-state="ready"]');
  return page;
}
const sources = (page: Page) =>
  page.$$eval('header img', (images) =>
    images.map((image) => image instanceof HTMLImageElement && [image.currentSrc, image.getAttribute('srcset')]),
  );
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
const isFetched = (page: Page, name: string) =>
  page.evaluate((file) => performance.getEntriesByName(new URL(file, location.href).href).length > 0, name);

it.each([
  ['the builder’s', builderStickyHeader, builderLogo],
  ['our own', stirrupStickyHeader, stirrupLogo],
] as const)(
  'shows the other picture of every logo, and the printed ones in all their sizes again: %s',
  async (...given) => {
    const [, header, logo] = given;
    const page = await open(header(html`${logo(pictures)}${logo(pictures)}`));
    const printed = await sources(page);
    expect(printed).toEqual([0, 1].map(() => [`${SITE}/dark.svg`, pictures.srcset]));
    await scrollTo(page, 10);
    await expect.poll(() => sources(page)).toEqual([0, 1].map(() => [`${SITE}/light.svg`, '']));
    await scrollTo(page, 0);
    await expect.poll(() => sources(page)).toEqual(printed);
  },
);

it('fetches the other picture when a visitor is about to scroll, and not before', async () => {
  const page = await open(stirrupStickyHeader(stirrupLogo(pictures)));
  await untilAtRest(page);
  expect(await isFetched(page, '/light.svg')).toBe(false);
  await page.keyboard.press('Shift');
  await expect.poll(() => isFetched(page, '/light.svg')).toBe(true);
  expect(await sources(page)).toEqual([[`${SITE}/dark.svg`, pictures.srcset]]);
});

it('is never empty: the printed picture stays until the other one is there, or for good', async () => {
  let send: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    send = resolve;
  });
  const page = await open(stirrupStickyHeader(stirrupLogo(pictures)), (before) =>
    before.route('**/light.svg', async (route) => {
      await slow;
      await route.fulfill({ body: files['/light.svg'], contentType: 'image/svg+xml' });
    }),
  );
  await page.evaluate(() => {
    const empty: string[] = [];
    Object.assign(globalThis, { empty });
    const look = () => {
      const image = document.querySelector('header img');
      if (image instanceof HTMLImageElement && image.naturalWidth === 0) empty.push(image.src);
      requestAnimationFrame(look);
    };
    look();
  });
  await scrollTo(page, 10);
  await page.waitForSelector('header[data-scrolling]');
  expect(await sources(page)).toEqual([[`${SITE}/dark.svg`, pictures.srcset]]);
  send();
  await expect.poll(() => sources(page)).toEqual([[`${SITE}/light.svg`, '']]);
  await scrollTo(page, 0);
  await expect.poll(() => sources(page)).toEqual([[`${SITE}/dark.svg`, pictures.srcset]]);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'empty'))).toEqual([]);
});

it('keeps the printed picture if the other one is missing', async () => {
  const page = await open(stirrupStickyHeader(stirrupLogo({ ...pictures, inverse: 'data:image/png,none' })));
  await scrollTo(page, 10);
  await page.waitForSelector('header[data-scrolling]');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await sources(page)).toEqual([[`${SITE}/dark.svg`, pictures.srcset]]);
});
