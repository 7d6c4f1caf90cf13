import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, takeFailedRequests } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { untilAtRest } from '../../../../../e2e/support/until-at-rest.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';
import { openRecorded } from '../../testing/open-recorded.ts';

const BUILDER = '/builder/elements/lightbox/';
const OWN = '/elements/lightbox/';
const OPEN = '.pswp--open';
const SHOWN = `${OPEN} .pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)`;
const LATE = /photoswipe|open-items|show-thumbnails|films-|film-code-/;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const status = (page: Page) => page.textContent(`${OPEN} [role="status"]`);
const closed = (page: Page) => page.waitForSelector('.pswp', { state: 'detached' });

it('fetches nothing of PhotoSwipe before a press, loses no first click, and gives the focus to the shown picture', async () => {
  const { page, asked } = await openRecorded(BUILDER);
  await untilAtRest(page);
  await page.hover('#brxe-yard li:nth-child(2) a');
  await page.waitForSelector('#brxe-yard[data-island-state="ready"]');
  expect(asked(LATE)).toEqual([]);
  const address = page.url();
  await page.click('#brxe-yard li:nth-child(2) a');
  await page.waitForSelector(SHOWN);
  expect(asked(/photoswipe\.esm/)).toHaveLength(1);
  expect(asked(/films-|film-code-|youtube|vimeo|webm/)).toEqual([]);
  expect([page.url(), await page.textContent('.pswp__counter')]).toEqual([address, '2 / 5']);
  expect(await page.getAttribute(OPEN, 'aria-label')).toBe('Lightbox');
  expect(await page.innerHTML('.stirrup-caption')).toMatch(/^A rug for <a href="[^"]*\/shop\/"[^>]*>wet days<\/a>$/);
  expect(await status(page)).toBe('2 of 5: A rug for wet days');
  expect(await page.locator('body > [inert]').count()).toBeGreaterThan(0);
  expect(await axe(page, OPEN)).toEqual([]);
  // Twice: from the second picture to the fourth.
  await page.keyboard.press('ArrowRight');
  await page.click('.pswp__button--arrow--next');
  await expect.poll(() => status(page)).toBe('4 of 5: A helmet');
  await page.keyboard.press('Escape');
  await closed(page);
  expect(await page.evaluate(() => document.activeElement?.querySelector('img')?.alt)).toBe('Helmet');
  expect([page.url(), await page.locator('body > [inert]').count()]).toEqual([address, 0]);
});

it('shows one lightbox if two are pressed before the first has come', async () => {
  const { page } = await openRecorded(OWN);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/photoswipe\.esm/, async (route) => {
    await held;
    await route.continue();
  });
  await page.click('[data-island="lightbox"] li:nth-child(2) a');
  await page.click('main a:has([alt="Gloves"]) >> nth=-1');
  release();
  await page.waitForSelector(SHOWN);
  await untilAtRest(page);
  expect(await page.locator('.pswp').count()).toBe(1);
  await page.keyboard.press('Escape');
  await closed(page);
  expect(await page.locator('body > [inert]').count()).toBe(0);
});

it('is worked by keyboard: Enter opens, Tab stays inside, arrows lead along the thumbnails', async () => {
  const { page } = await openRecorded(OWN);
  await page.focus('[data-island="lightbox"] a');
  await page.keyboard.press('Enter');
  await page.waitForSelector(SHOWN);
  expect(await page.locator('.pswp__thumbnail-nav img').count()).toBe(5);
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.pswp') !== null)).toBe(true);
  }
  await page.focus('.pswp__thumbnail-nav [aria-current="true"]');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => status(page)).toMatch(/^2 of 5/);
  expect(await page.getAttribute(':focus', 'aria-label')).toBe('Rug');
  await page.click('.pswp__thumbnail-nav button:nth-child(5)');
  await expect.poll(() => status(page)).toBe('5 of 5: A bucket');
  expect(await page.getAttribute('.pswp__thumbnail-nav img.active', 'data-index')).toBe('4');
});

it('counts the slides of a carousel once, and opens the original of a copy', async () => {
  const { page } = await openRecorded(BUILDER);
  await page.locator('#brxe-carou .swiper-slide-duplicate a').click();
  await page.waitForSelector(SHOWN);
  expect([await status(page), await page.locator('.pswp__counter').count()]).toEqual(['5 of 5: Bucket', 0]);
});

it('opens all of a group, wherever they are on the page', async () => {
  const { page } = await openRecorded(BUILDER);
  await page.click('#brxe-other');
  await page.waitForSelector(SHOWN);
  expect(await status(page)).toBe('2 of 2: Halter');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => status(page)).toBe('1 of 2: Gloves');
});

it('plays a film of a host while it is shown, and asks the host for nothing before', async () => {
  const host = /youtube/;
  const { page, asked } = await openRecorded(BUILDER, {
    prepare: (before) =>
      before.route(host, (route) => route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' })),
  });
  await page.hover('#film-youtube');
  await page.waitForSelector('#film-youtube[data-island-state="ready"]');
  expect(asked(host)).toEqual([]);
  await page.click('#film-youtube');
  await page.waitForSelector(`${OPEN} iframe`);
  await expect.poll(() => asked(host)).toHaveLength(1);
  expect(asked(host)[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/stirrup-one\?/);
  const { width = 0, height = 1 } = (await page.locator(`${OPEN} iframe`).boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(16 / 9, 1);
  expect(await page.getAttribute(`${OPEN} iframe`, 'title')).toBe('Watch on YouTube');
  await page.click('.pswp__button--close');
  await closed(page);
  expect(await page.getAttribute(':focus', 'id')).toBe('film-youtube');
});

it('shows a message with a link for a dead picture and a dead film; the other pictures stay usable', async () => {
  const { page } = await openRecorded(OWN, {
    prepare: (before) => before.route(/(rug-215\.svg|stable\.webm)$/, (route) => route.abort()),
  });
  await page.click('[data-island="lightbox"] li:nth-child(2) a');
  const message = page.locator(`${OPEN} .pswp__error-msg`);
  await message.waitFor();
  expect(await message.textContent()).toBe('This cannot be shown.Open the file');
  expect(await message.locator('a').getAttribute('href')).toMatch(/rug-215\.svg$/);
  await expect.poll(() => status(page)).toBe('2 of 5: A rug for wet days: This cannot be shown.');
  expect(await axe(page, OPEN)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector(SHOWN);
  await page.keyboard.press('Escape');
  await closed(page);
  await page.click('text=Watch the file');
  await message.waitFor();
  expect(await message.locator('a').getAttribute('href')).toMatch(/stable\.webm$/);
  takeFailedRequests(page);
});

it.each([
  ['PhotoSwipe', /\/photoswipe\.esm-/],
  ['its stylesheet', /\/photoswipe\.css/],
  ['the code that opens it', /\/open-items-/],
  ['the island', codeOf('lightbox')],
])('lets the browser follow the link if %s never comes', async (_, code) => {
  const { page } = await openRecorded(OWN, { prepare: (before) => withoutCode(before, code) });
  await page.click('[data-island="lightbox"] a');
  await page.waitForURL(/\/saddle-30\.svg$/);
  takeFailedRequests(page);
});

it('leads to the picture without JavaScript', async () => {
  const { page } = await openRecorded(BUILDER, { context: { javaScriptEnabled: false } });
  await page.click('#brxe-single');
  await page.waitForURL(/\/gloves-280\.svg$/);
});

it('gives a picture its own proportions where the page prints others or none', async () => {
  const { page } = await openRecorded(OWN, {
    prepare: (before) =>
      before.route(/(saddle-30|rug-215)\.svg$/, (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="100"/></svg>',
        }),
      ),
  });
  await page
    .locator('[data-island="lightbox"] a')
    .first()
    .evaluate((link) => link.removeAttribute('data-pswp-width'));
  await page.click('[data-island="lightbox"] a');
  await page.waitForSelector(SHOWN);
  const ratio = async () => {
    const { width = 0, height = 1 } = (await page.locator(SHOWN).boundingBox()) ?? {};
    return width / height;
  };
  await expect.poll(ratio).toBeCloseTo(4, 1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => status(page)).toMatch(/^2 of 5/);
  await expect.poll(ratio).toBeCloseTo(4, 1);
});

it('opens on a phone from right to left, below its caption and its thumbnails, and goes on by a swipe', async () => {
  const { page } = await openRecorded(`${OWN}?direction=rtl`, { context: phone });
  await page.tap('[data-island="lightbox"] a');
  await page.waitForSelector(SHOWN);
  const bottom = async (selector: string) => {
    const { y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
    return [y, y + height] as const;
  };
  const [picture, caption, strip] = [
    await bottom(SHOWN),
    await bottom('.stirrup-caption'),
    await bottom('.pswp__thumbnail-nav-wrapper'),
  ];
  expect([picture[1] <= caption[0] + 1, caption[1] <= strip[0] + 1, strip[1]]).toEqual([true, true, 844]);
  expect(await axe(page, OPEN)).toEqual([]);
  // From right to left, the next picture is on the left.
  await swipe(page, 60, 330);
  await expect.poll(() => status(page)).toBe('2 of 5: A rug for wet days');
  // PhotoSwipe ignores taps until the picture has come to rest, of which it tells nothing.
  const close = page.locator('.pswp__button--close');
  const isLeft = async () => {
    await close.tap({ timeout: 3000 }).catch(() => undefined);
    return close.count();
  };
  await expect.poll(isLeft).toBe(0);
});

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 400 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', from + ((to - from) * step) / 5);
  await touch('touchEnd', to);
}
