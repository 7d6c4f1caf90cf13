import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { untilAtRest } from '../../../../../e2e/support/until-at-rest.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';
import { builderBackground, FILMS } from './fixture.ts';

const OWN = '/elements/background-video/';
const HOSTS = /youtube|vimeo/;
const entry = `
  import { start } from '@stirrup/runtime';
  import { backgroundVideo } from '@stirrup/builder/background-video';
  start(backgroundVideo);
`;
const style = `<style>
  .gap { height: 3000px } .background-film { position: relative; height: 300px }
  .bricks-background-video-wrapper { position: absolute; inset: 0; overflow: hidden }
</style>`;
/** A host's player that keeps the messages that it gets. */
const PLAYER = '<script>var got = []; addEventListener("message", ({ data }) => got.push(data))</script>';

async function openHosted(film: string, options: Record<string, string>, context = {}, saveData = false) {
  const asked: string[] = [];
  const section = builderBackground('film', { url: film, loop: '1', ...options });
  const page = await openPage(`${style}<div class="gap"></div>${section}<div class="gap"></div>`, {
    entry,
    context,
    prepare: async (before) => {
      await before.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
        saveData,
      );
      before.on('request', (request) => HOSTS.test(request.url()) && asked.push(request.url()));
      await before.route(HOSTS, (route) => route.fulfill({ contentType: 'text/html', body: PLAYER }));
    },
  });
  const see = async () => {
    await page.locator('.background-film').scrollIntoViewIfNeeded();
    await page.waitForSelector('.bricks-background-video-wrapper[data-island-state="ready"]');
  };
  return { page, asked, see };
}
const got = (page: Page) => page.frames()[1]?.evaluate<string[]>('got') ?? [];
const say = (page: Page, message: unknown) =>
  page.frames()[1]?.evaluate((data) => parent.postMessage(data, '*'), message);
const paused = (page: Page) => page.$$eval('video', (films) => films.map((film) => film.paused));

it('plays a file while it is seen, in windows that are wide enough, and has a button that pauses it', async () => {
  const asked: string[] = [];
  const page = await withShop(OWN, {
    context: { viewport: { width: 800, height: 260 } },
    prepare: (before) => void before.on('request', (request) => asked.push(request.url())),
  });
  const first = page.locator('.background-film').first();
  await first.scrollIntoViewIfNeeded();
  await page.waitForSelector('[data-island="background-video"][data-shown] video');
  await expect.poll(async () => (await paused(page))[0]).toBe(false);
  const button = first.getByRole('button', { name: 'Pause the film in the background' });
  expect(await axe(page, '.background-film')).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => (await paused(page))[0]).toBe(true);
  await first.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await paused(page))[0]).toBe(false);
  await button.press('Enter');
  await expect.poll(async () => (await paused(page))[0]).toBe(true);
  await first.getByRole('button', { name: 'Play the film in the background' }).click();
  await expect.poll(async () => (await paused(page))[0]).toBe(false);
  const wide = page.locator('.background-film').last();
  await wide.scrollIntoViewIfNeeded();
  await wide.locator('[data-island-state="ready"]').waitFor({ state: 'attached' });
  await waitForFrames(page);
  const part = page.locator('.background-film').nth(1);
  await part.scrollIntoViewIfNeeded();
  await expect
    .poll(() => part.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0.9);
  expect(await wide.locator('video, button').count()).toBe(0);
});

it.each([
  ['prefers reduced motion', { reducedMotion: 'reduce' }, false],
  ['saves data', {}, true],
])('plays nothing unasked to a visitor who %s', async (_, context, saveData) => {
  const { page, asked, see } = await openHosted(FILMS.youtube, {}, context, saveData);
  await see();
  const button = page.locator('button[aria-label^="Play"]');
  await button.waitFor();
  expect(asked).toEqual([]);
  await button.click();
  await page.waitForSelector('iframe', { state: 'attached' });
  expect(asked).toHaveLength(1);
});

it('asks YouTube for nothing before it is seen, repeats its part of the film, and pauses out of sight', async () => {
  const { page, asked, see } = await openHosted(FILMS.youtube, { start: '5', end: '9' });
  await untilAtRest(page);
  expect(asked).toEqual([]);
  await see();
  await page.waitForSelector('iframe', { state: 'attached' });
  await expect.poll(() => asked.length).toBe(1);
  const { host, searchParams } = new URL(asked[0] ?? '');
  expect([host, ...['autoplay', 'mute', 'controls', 'start', 'end'].map((name) => searchParams.get(name))]).toEqual([
    ...['www.youtube-nocookie.com', '1', '1', '0', '5', '9'],
  ]);
  const { width = 0, height = 1 } = (await page.locator('iframe').boundingBox()) ?? {};
  expect([width / height, height >= 300]).toEqual([expect.closeTo(16 / 9, 1), true]);
  await expect.poll(() => got(page)).toContainEqual(expect.stringContaining('listening'));
  await say(page, JSON.stringify({ event: 'onStateChange', info: 0 }));
  const SEEK = '{"event":"command","func":"seekTo","args":[5,true]}';
  const seeks = async () => (await got(page)).filter((message) => message === SEEK).length;
  await expect.poll(seeks).toBe(1);
  // The player forgets the end of its address when it is commanded to seek.
  await say(page, JSON.stringify({ event: 'infoDelivery', info: { currentTime: 9.2 } }));
  await expect.poll(seeks).toBe(2);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => got(page)).toContain('{"event":"command","func":"pauseVideo","args":""}');
});

it('repeats its part of a film of Vimeo, whose picture shows until it plays', async () => {
  const poster = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  const { page, asked, see } = await openHosted(FILMS.vimeo, { start: '5', end: '9', poster });
  await see();
  await page.waitForSelector('img.bricks-video-poster-image', { state: 'attached' });
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/^https:\/\/player\.vimeo\.com\/video\/123456789\?background=1&loop=0&autoplay=1/);
  await page.frames()[1]?.waitForLoadState();
  await say(page, { event: 'ready' });
  await expect.poll(() => got(page)).toContain('{"method":"addEventListener","value":"timeupdate"}');
  await say(page, { event: 'play' });
  await page.waitForSelector('img', { state: 'detached' });
  await say(page, { event: 'timeupdate', data: { seconds: 9.1 } });
  await expect.poll(() => got(page)).toContain('{"method":"setCurrentTime","value":5}');
});

it('plays a film of YouTube once without repetition, and again from its start by the button', async () => {
  const { page, see } = await openHosted(FILMS.youtube, { start: '5', loop: '0' });
  await see();
  await page.waitForSelector('iframe', { state: 'attached' });
  await page.frames()[1]?.waitForLoadState();
  const count = async (func: string) => (await got(page)).filter((message) => message.includes(func)).length;
  await say(page, JSON.stringify({ event: 'onStateChange', info: 1 }));
  await say(page, JSON.stringify({ event: 'onStateChange', info: 0 }));
  const button = page.locator('button[aria-label="Play the film in the background"]');
  await button.waitFor();
  const before = await count('playVideo');
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => count('pauseVideo')).toBeGreaterThan(1);
  await see();
  await button.click();
  await expect.poll(() => count('seekTo","args":[5,true]')).toBe(1);
  expect(await count('playVideo')).toBe(before + 1);
  // Of the end before.
  await say(page, JSON.stringify({ event: 'infoDelivery', info: { playerState: 0 } }));
  await say(page, JSON.stringify({ event: 'onStateChange', info: 1 }));
  await page.waitForSelector('button[aria-label^="Pause"]');
});

it('leaves the section as it is if its code never comes', async () => {
  const refused: string[] = [];
  const page = await withShop(OWN, {
    prepare: async (before) => {
      before.on('requestfailed', (request) => refused.push(request.url()));
      await before.route(/create-background-/, (route) => route.abort());
    },
  });
  await page.locator('.background-film').first().scrollIntoViewIfNeeded();
  await page.waitForSelector('[data-island="background-video"][data-island-state="ready"]');
  await expect.poll(() => refused.at(-1)).toMatch(/create-background-.*retry=/);
  await waitForFrames(page);
  expect(await page.locator('.background-film button').count()).toBe(0);
  expect(takeConsole(page).filter((message) => message.startsWith('uncaught'))).toEqual([]);
});
