import { expect, it } from 'vitest';
import { axe, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';

it('plays one sound at a time, by keyboard', async () => {
  const page = await withShop('/builder/elements/audio/');
  const paused = () => page.$$eval('audio', (sounds) => sounds.map((sound) => sound.paused));
  await page.waitForSelector('#brxe-audtrt[data-island-state="ready"]');
  expect(await page.getAttribute('#brxe-audwlk audio', 'aria-label')).toBe('Walk');
  expect(await axe(page, '.element-example')).toEqual([]);
  // A sound that ends counts as paused.
  await page.$$eval('audio', (sounds) => {
    for (const sound of sounds) sound.loop = true;
  });
  for (const [id, expected] of [
    ['audwlk', [false, true]],
    ['audtrt', [true, false]],
  ] as const) {
    await page.focus(`#brxe-${id} audio`);
    await page.keyboard.press('Space');
    await expect.poll(paused).toEqual(expected);
  }
});

it('plays a playlist one after the other, with each title', async () => {
  const page = await withShop('/elements/audio/');
  const list = page.locator('[data-island="audio"]:has(ol)');
  await page.waitForSelector('[data-island="audio"][data-island-state="ready"]:has(ol)');
  await list.locator('a').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => list.locator('audio').evaluate((sound: HTMLAudioElement) => sound.paused)).toBe(false);
  await list.locator('audio').evaluate((sound: HTMLAudioElement) => {
    sound.playbackRate = 8;
  });
  await expect.poll(() => list.locator('[data-part="title"]').textContent()).toBe('Trot');
  expect(await list.locator('a[aria-current="true"]').textContent()).toBe('Trot');
  expect(await axe(page, '.element-example')).toEqual([]);
  expect(page.url()).toMatch(/\/elements\/audio\/$/);
});

it('links to a sound that cannot be played, and to the tracks without JavaScript', async () => {
  const page = await withShop('/builder/elements/audio/', {
    prepare: (before) => before.route(/walk\.wav/, (route) => route.abort()),
  });
  await page.waitForSelector('#brxe-audwlk[data-island-state="ready"]');
  await page.$eval('#brxe-audwlk audio', (sound: HTMLAudioElement) => {
    sound.play().catch(() => undefined);
  });
  const link = page.locator('#brxe-audwlk > a');
  await link.waitFor();
  expect(await link.getAttribute('href')).toMatch(/walk\.wav$/);
  takeFailedRequests(page);
  const plain = await withShop('/elements/audio/', { context: { javaScriptEnabled: false } });
  expect(await plain.locator('a[data-part="track"]').first().getAttribute('href')).toMatch(/walk\.wav$/);
});
