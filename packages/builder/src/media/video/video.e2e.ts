import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { FILM } from '../../../../../fixtures/cms/catalogue/recordings.ts';
import { classicSite } from '../../../../../fixtures/cms/site.ts';
import { builderFile, builderFrame, FILMS, stirrupVideo } from './fixture.ts';

const BUILDER = '/builder/elements/video/';
const OWN = '/elements/video/';
const ENTRY = `
  import { start } from '@stirrup/runtime';
  import { video } from '@stirrup/builder/video';
  start(video);
`;
const HOSTS = /youtube|vimeo|films\.example/;
const ready = (root: string) => `${root}[data-island-state="ready"]`;

/** A page on which the hosts answer with an empty player, with the addresses that were asked for. */
async function open(path: string, options: Parameters<typeof withShop>[1] = {}) {
  const asked: string[] = [];
  const page = await withShop(path, {
    ...options,
    prepare: async (before) => {
      before.on('request', (request) => asked.push(request.url()));
      await before.route(HOSTS, (route) => route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' }));
      await options.prepare?.(before);
    },
  });
  const begin = async (root: string) => {
    await page.locator(root).scrollIntoViewIfNeeded();
    await page.waitForSelector(ready(root));
  };
  return { page, begin, asked: (pattern: RegExp) => asked.filter((address) => pattern.test(address)) };
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

it('asks a host for nothing before a press, and plays by keyboard in the place of the preview', async () => {
  const { page, begin, asked } = await open(BUILDER);
  await begin('#brxe-vidytb');
  const button = page.locator('#brxe-vidytb').getByRole('button', { name: 'Play the film' });
  expect(await page.locator('#brxe-vidytb [tabindex="0"]').count()).toBe(0);
  expect([await axe(page, '#brxe-vidytb'), asked(HOSTS)]).toEqual([[], []]);
  await button.focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('#brxe-vidytb > iframe:only-child');
  await frame.waitFor();
  await expect.poll(() => asked(HOSTS)).toHaveLength(1);
  expect(asked(HOSTS)[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/stirrup-one\?.*autoplay=1/);
  expect([await focused(page), await frame.getAttribute('title')]).toEqual(['iframe', 'The stable']);
  await begin('#brxe-vidvim');
  await page.click('#brxe-vidvim .bricks-video-overlay');
  await expect.poll(() => asked(/vimeo/)).toHaveLength(1);
  expect(asked(/vimeo/)[0]).toMatch(/^https:\/\/player\.vimeo\.com\/video\/123456789\?byline=0.*autoplay=1&dnt=1$/);
});

it('loses no press from before it is up', async () => {
  let fetchCode: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    fetchCode = resolve;
  });
  const { page, asked } = await open(BUILDER, {
    prepare: (before) =>
      before.route(codeOf('video'), async (route) => {
        await wait;
        await route.continue();
      }),
  });
  await page.focus('#brxe-vidytb i');
  await page.keyboard.press('Enter');
  expect(await page.locator('#brxe-vidytb[data-island-state="ready"]').count()).toBe(0);
  fetchCode();
  await page.waitForSelector('#brxe-vidytb > iframe:only-child');
  await expect.poll(() => asked(HOSTS)).toHaveLength(1);
});

it('plays files, one at a time where asked to, and pauses what is hidden', async () => {
  const { page, begin, asked } = await open(OWN);
  const paused = () => page.$$eval('video', (films) => films.map((film) => film.paused));
  const first = '[data-island="video"]:has([alt="Watch the file"])';
  await begin(first);
  await page.locator(first).evaluate((root) => root.setAttribute('id', 'first'));
  await page.click('#first img');
  await page.waitForSelector('#first > video:only-child');
  // A film that ends counts as paused.
  await page.$$eval('video', (films) => {
    for (const film of films) film.loop = true;
  });
  await expect.poll(paused).toEqual([false, true]);
  expect(await focused(page)).toBe('video');
  const last = '[data-island="video"]:has(button[data-part])';
  await begin(last);
  await page.locator(last).evaluate((root) => root.setAttribute('data-x', ''));
  await page.locator('[data-x] button').click();
  await expect.poll(paused).toEqual([false, false]);
  await page.locator('#first video').evaluate((film: HTMLVideoElement) => {
    film.pause();
    return film.play();
  });
  await expect.poll(paused).toEqual([false, true]);
  await page.locator('#first').evaluate((root) => {
    if (root.parentElement) root.parentElement.hidden = true;
  });
  await expect.poll(paused).toEqual([true, true]);
  expect(asked(HOSTS)).toEqual([]);
});

it('pauses a film without controls by keyboard', async () => {
  const page = await openPage(
    `<style>.brxe-video { position: relative }</style>${builderFile('bare', { 'data-src': FILM, loop: true })}`,
    {
      entry: ENTRY,
    },
  );
  await page.waitForSelector(ready('#brxe-bare'));
  const root = page.locator('#brxe-bare');
  await root.getByRole('button', { name: 'Play the film' }).press('Enter');
  const button = root.getByRole('button', { name: 'Pause the film' });
  await button.waitFor();
  const state = () => page.evaluate(() => [document.activeElement?.localName, document.querySelector('video')?.paused]);
  expect([await state(), await axe(page)]).toEqual([['button', false], []]);
  await page.keyboard.press('Enter');
  await expect.poll(state).toEqual(['button', true]);
  await page.keyboard.press(' ');
  await expect.poll(state).toEqual(['button', false]);
});

it('plays a printed frame behind an overlay, and pauses it when it is hidden', async () => {
  const player = '<script>addEventListener("message", ({ data }) => { document.title += data })</script>';
  const page = await openPage(String(builderFrame('frame', FILMS.vimeo, 'Play')), {
    entry: ENTRY,
    prepare: (before) => before.route(HOSTS, (route) => route.fulfill({ contentType: 'text/html', body: player })),
  });
  await page.waitForSelector(ready('#brxe-frame'));
  await page.getByRole('button', { name: 'Play' }).press(' ');
  const frame = page.locator('#brxe-frame > iframe:only-child');
  expect(await frame.getAttribute('src')).toMatch(/byline=0.*autoplay=1&dnt=1$/);
  await page.frames()[1]?.waitForLoadState();
  await page.$eval('#brxe-frame', (root) => {
    if (root instanceof HTMLElement) root.hidden = true;
  });
  await expect.poll(() => page.frames()[1]?.title()).toContain('{"method":"pause"}');
});

it('says that a film does not answer, and lets the browser follow the link if its code never comes', async () => {
  const { page, begin } = await open(OWN, {
    prepare: (before) => before.route(/stable\.webm/, (route) => route.abort()),
  });
  const file = '[data-island="video"]:has([alt="Watch the file"])';
  await begin(file);
  await page.click('[alt="Watch the file"]');
  const message = page.locator('[data-island="video"] [role="status"]');
  await message.waitFor();
  expect(await message.locator('a').getAttribute('href')).toMatch(/stable\.webm$/);
  expect(await axe(page, '.element-example')).toEqual([]);
  const other = await open(OWN, { prepare: (before) => before.route(/\/play-film-/, (route) => route.abort()) });
  await other.begin('[data-island="video"]:has([alt="Watch it elsewhere"])');
  await other.page.click('[alt="Watch it elsewhere"]');
  await other.page.waitForURL(/films\.example\/stable/);
  for (const one of [page, other.page]) takeFailedRequests(one);
});

it('shows a film by a triangle on a disc in forced colours, too', async () => {
  const page = await openPage(
    `<link rel="stylesheet" href="/stirrup/stirrup.css">${stirrupVideo(classicSite, FILMS.elsewhere)}`,
    { context: { forcedColors: 'active' } },
  );
  const [disc, triangle] = await page.$eval('[data-part="cover"]', (cover) =>
    ['::before', '::after'].map((part) => getComputedStyle(cover, part).backgroundColor),
  );
  expect([disc, triangle]).toEqual(['rgba(0, 0, 0, 0.7)', 'rgb(255, 255, 255)']);
});

it('leads to the film without JavaScript', async () => {
  const { page } = await open(OWN, { context: { javaScriptEnabled: false } });
  await page.click('[alt="Watch it elsewhere"]');
  await page.waitForURL(/films\.example\/stable/);
});
