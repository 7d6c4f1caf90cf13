import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';

const PRODUCT = '/product/hazel-snaffle-bridle/';
const READY = '.comment-form-rating[data-island-state="ready"]';
const rating = (page: Page) => page.inputValue('#rating');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.className);

async function fillIn(page: Page): Promise<void> {
  await page.fill('#comment', 'She likes it.');
  await page.fill('#author', 'Wilma');
  await page.fill('#email', 'wilma@example.com');
}

it.each(['', '/builder'])('a review is rated by keyboard, refused without, and sent: %s', async (prefix) => {
  const page = await withShop(`${prefix}${PRODUCT}#reviews`, { context: { reducedMotion: 'reduce' } });
  await page.waitForSelector(READY);
  expect(await page.isVisible('#rating')).toBe(false);
  await fillIn(page);
  await page.click('#submit');
  expect(await page.textContent('.comment-form-rating [role="alert"]')).toBe('Please select a rating');
  expect(await focused(page)).toBe('star-1');
  expect(await axe(page, '#reviews')).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect([await rating(page), await focused(page)]).toEqual(['4', 'star-4 active bricks-star-filled']);
  await page.waitForSelector('[role="radio"][aria-checked="true"][tabindex="0"] >> text=4 of 5 stars');
  expect(await page.isVisible('.comment-form-rating [role="alert"]')).toBe(false);
  // A single tab stop, forwards and backwards.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('star-4');
  expect(await axe(page, '#reviews')).toEqual([]);
  await page.click('#submit');
  const own = page.locator('.commentlist li', { hasText: 'awaiting approval' });
  await own.locator('[aria-label="Rated 4.00 out of 5"]').waitFor();
});

it('keeps the choice when the visitor returns, from right to left, in the dark scheme', async () => {
  const page = await withShop(`${PRODUCT}?direction=rtl&legacy=jquery#reviews`, {
    context: { hasTouch: true, viewport: { width: 390, height: 800 }, colorScheme: 'dark' },
  });
  await page.tap('.star-2');
  await page.keyboard.press('ArrowLeft');
  expect(await rating(page)).toBe('3');
  // The tab of the reviews stays open in spite of the scripts that react to the stars.
  expect(await page.getAttribute('#tab-title-reviews a', 'aria-selected')).toBe('true');
  await page.goto(new URL('/shop/', page.url()).href);
  await page.goBack();
  await page.waitForSelector('.star-3.active');
  expect(await rating(page)).toBe('3');
  expect(await axe(page, '#reviews')).toEqual([]);
});

it('serves ratings of our own, inserted ones too, each by itself, and follows a reset', async () => {
  const page = await withShop('/elements/rating-stars/?csp=strict');
  const own = page.locator('[data-island="rating-stars"][data-island-state="ready"]');
  await own.nth(1).waitFor();
  await page.click('label[for="comfort"]');
  expect(await focused(page)).toBe('star-1');
  await own.nth(0).locator('.star-5').click();
  await own.nth(1).locator('.star-1').click();
  await page.evaluate(() => {
    const form = document.querySelector('form:has([data-island="rating-stars"])');
    if (form) form.after(form.cloneNode(true));
  });
  await own.nth(3).waitFor();
  await own.nth(3).locator('.star-2').click();
  const values = () =>
    page.$$eval('[data-island="rating-stars"] select', (all) => all.map((one) => 'value' in one && one.value));
  expect(await values()).toEqual(['5', '1', '', '2']);
  await page.locator('[type="reset"]').first().click();
  await expect.poll(() => own.nth(0).locator('.active').count()).toBe(0);
  expect(await values()).toEqual(['', '', '', '2']);
  expect(await axe(page, '.element-example')).toEqual([]);
});

it('leaves the select where there is no script', async () => {
  const page = await withShop(`${PRODUCT}#reviews`, { context: { javaScriptEnabled: false } });
  await page.selectOption('#rating', '5');
  await fillIn(page);
  await page.click('#submit');
  await page.waitForSelector('.commentlist [aria-label="Rated 5.00 out of 5"] >> nth=1');
});
