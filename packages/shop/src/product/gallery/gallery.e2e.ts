import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';
import { loaderFiles } from '../../../../../e2e/support/built-files.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const MASK = '/product/hedgerow-fly-mask/?swatches=none';
const READY = '.woocommerce-product-gallery[data-island-state="ready"]';
const THUMBNAIL = '.flex-control-thumbs button';
const CURRENT = '.woocommerce-product-gallery__image:not([inert])';
const LIGHTBOX = '.pswp--open';
const touch = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } };

/** Index of the slide that fills the gallery. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const track = document.querySelector('.woocommerce-product-gallery__wrapper')?.getBoundingClientRect();
    const slides = [...document.querySelectorAll('.woocommerce-product-gallery__wrapper > *')];
    return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - (track?.left ?? 0)) < 2);
  });
const marked = (page: Page) =>
  page.locator(THUMBNAIL).evaluateAll((list) => list.findIndex((one) => one.matches('[aria-current="true"]')));
const open = async (page: Page, selector: string) => {
  await page.click(selector);
  await page.waitForSelector(`${LIGHTBOX} .pswp__img:not(.pswp__img--placeholder)`);
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.className);

it('shows its thumbnails’ slides, by mouse and by keys; its lightbox takes the focus and restores it', async () => {
  const page = await withShop(MASK);
  await page.waitForSelector(READY);
  expect([await seen(page), await marked(page)]).toEqual([0, 0]);
  expect(await page.locator(CURRENT).count()).toBe(1);
  await page.click(`li:nth-child(2) > button`);
  await expect.poll(() => seen(page)).toBe(1);
  expect(await marked(page)).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seen(page)).toBe(2);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-current'))).toBe('true');
  await page.keyboard.press('Home');
  await expect.poll(() => seen(page)).toBe(0);
  expect(await axe(page, '.woocommerce-product-gallery')).toEqual([]);

  await page.focus('.woocommerce-product-gallery__trigger');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${LIGHTBOX} .pswp__img:not(.pswp__img--placeholder)`);
  expect(await page.getAttribute(LIGHTBOX, 'aria-modal')).toBe('true');
  expect(await page.getAttribute(LIGHTBOX, 'aria-label')).toBe('Full screen image');
  expect(await focused(page)).toContain('pswp');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.textContent('.pswp__counter')).toMatch(/^2 /);
  expect(await axe(page, LIGHTBOX)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForSelector(LIGHTBOX, { state: 'detached' });
  expect(await focused(page)).toContain('woocommerce-product-gallery__trigger');
});

it('moves by a swipe', async () => {
  const page = await withShop(MASK, { context: touch });
  await page.waitForSelector(READY);
  // A swipe: the browser scrolls, and snaps.
  await page
    .locator('.woocommerce-product-gallery__wrapper')
    .evaluate((track) => track.scrollBy(track.clientWidth * 0.7, 0));
  await expect.poll(() => seen(page)).toBe(1);
  await expect.poll(() => marked(page)).toBe(1);
  expect(await page.locator('.zoomImg').count()).toBe(0);
});

it('moves by the arrow keys on a picture, which keeps the focus in the gallery', async () => {
  const page = await withShop(MASK);
  await page.waitForSelector(READY);
  // A scroll to where the track is already: nothing has to arrive.
  await page.click('li:nth-child(1) > button');
  await page.focus(`${CURRENT} a`);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => marked(page)).toBe(1);
  expect(await seen(page)).toBe(1);
  await page.waitForFunction((current) => document.activeElement?.closest(current), CURRENT);
});

it('shows large pictures under a mouse, as far as they are larger', async () => {
  const page = await withShop(MASK);
  await page.waitForSelector(READY);
  await page.hover(`${CURRENT} a`);
  const zoomed = page.locator(`${CURRENT} > .zoomImg`);
  await expect.poll(() => zoomed.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
  const before = await zoomed.evaluate(({ style }) => style.transform);
  await page.hover(`${CURRENT} a`, { position: { x: 20, y: 20 } });
  expect(await zoomed.evaluate(({ style }) => style.transform)).not.toBe(before);
  await page.hover('h1');
  expect(await zoomed.count()).toBe(0);
  expect(await page.locator(CURRENT).getAttribute('style')).not.toContain('overflow');
});

it('opens from right to left: the first picture is the rightmost, and the left arrow leads on', async () => {
  const page = await withShop(`${MASK}&direction=rtl`, { context: { reducedMotion: 'reduce' } });
  await page.waitForSelector(READY);
  const large = await page.getAttribute(`${CURRENT} img`, 'data-large_image');
  await open(page, '.woocommerce-product-gallery__trigger');
  const shown = page.locator('.pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)');
  expect(await shown.first().getAttribute('src')).toBe(new URL(large ?? '', page.url()).href);
  expect(await page.textContent('.pswp__counter')).toMatch(/^1 /);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.textContent('.pswp__counter')).toMatch(/^2 /);
  await page.click('.pswp__button[title="Next slide"]');
  await expect.poll(() => page.textContent('.pswp__counter')).toMatch(/^3 /);
  expect(await axe(page, LIGHTBOX)).toEqual([]);
});

it('opens the picture that is tapped, with its caption as text', async () => {
  const page = await withShop(`${MASK}&gallery=lightbox,slider`, { context: touch });
  await page.waitForSelector(READY);
  expect(await page.locator('.woocommerce-product-gallery__trigger').count()).toBe(0);
  await page.locator(`${CURRENT} img`).evaluate((image) => image.setAttribute('data-caption', '<b>Fine</b> mesh'));
  await page.tap(`${CURRENT} a`);
  await expect.poll(() => page.textContent(`${LIGHTBOX} .stirrup-caption`)).toBe('Fine mesh');
  await page.tap('.pswp__button--close');
  await page.waitForSelector(LIGHTBOX, { state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/product/hedgerow-fly-mask/');
});

it('follows the variation to its picture and back, and the lightbox opens the shown one', async () => {
  const page = await withShop(MASK);
  await page.waitForSelector(READY);
  await page.click('li:nth-child(2) > button');
  await page.selectOption('#pa_colour', 'bay');
  await page.selectOption('#size', 'Full');
  await expect.poll(() => seen(page)).toBe(3);
  expect(await marked(page)).toBe(3);
  const large = await page.getAttribute(`${CURRENT} img`, 'data-large_image');
  await open(page, '.woocommerce-product-gallery__trigger');
  const shown = page.locator('.pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)');
  expect(await shown.first().getAttribute('src')).toBe(new URL(large ?? '', page.url()).href);
  await page.keyboard.press('Escape');
  await page.waitForSelector(LIGHTBOX, { state: 'detached' });
  await page.click('.reset_variations');
  await expect.poll(() => seen(page)).toBe(0);
  expect(await marked(page)).toBe(0);
});

it('keeps the space above its thumbnails of the shop’s slider', async () => {
  const page = await withShop(MASK);
  await page.waitForSelector(READY);
  const edges = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const slide = box('.flex-viewport > .woocommerce-product-gallery__wrapper > .flex-active-slide');
    return { slide: slide?.bottom ?? 0, thumbnails: box('.flex-viewport + .flex-control-thumbs')?.top ?? 0 };
  });
  expect(edges.thumbnails - edges.slide).toBeCloseTo(9.6, 0);
  // After the island is released, the track is back in its place.
  const isBack = await page.evaluate(async () => {
    const gallery = document.querySelector('.woocommerce-product-gallery');
    const track = gallery?.querySelector('.woocommerce-product-gallery__wrapper');
    gallery?.remove();
    await new Promise((resolve) => setTimeout(resolve));
    return track?.parentElement === gallery && !gallery?.querySelector('.flex-viewport');
  });
  expect(isBack).toBe(true);
});

it.each([
  ['without a slider', `/builder${MASK}&gallery=none&stirrup=islands:gallery,variations`],
  ['with one', `/builder${MASK}&stirrup=islands:gallery,variations`],
  ['with the island that shows them', `/builder${MASK}&gallery=none`],
])('restores the product’s own picture, and no placeholder, on pages with lazy pictures: %s', async (_, path) => {
  const page = await withShop(path);
  await page.waitForSelector(READY);
  await page.waitForSelector('.variations_form[data-island-state="ready"] .single_add_to_cart_button.disabled');
  const picture = page.locator('.wp-post-image');
  const own = `${new URL(page.url()).origin}/wp-content/uploads/hedgerow-fly-mask-600x600.svg`;
  await page.selectOption('#pa_colour', 'bay');
  await page.selectOption('#size', 'Full');
  await page.click('.reset_variations');
  expect(await picture.getAttribute('src')).toBe(own);
  expect(await picture.getAttribute('srcset')).toContain('hedgerow-fly-mask');
});

it('opens the file itself when the lightbox cannot be fetched', async () => {
  const page = await withShop(MASK);
  await page.waitForSelector(READY);
  await page.route('**/photoswipe.css', (route) => route.abort());
  const file = await page.getAttribute(`${CURRENT} a`, 'href');
  await page.click('.woocommerce-product-gallery__trigger');
  await page.waitForURL(file ?? '');
  takeFailedRequests(page);
});

it.each([
  ['its code', (file: string) => codeOf('gallery').test(`/${file}`)],
  ['anything but the loader', (file: string) => /^(lite\/)?chunks\//.test(file) && !loaderFiles.includes(file)],
])('shows its pictures even if this cannot be fetched: %s', async (_what, isBlocked) => {
  const page = await withShop(MASK, {
    prepare: (opened) => withoutCode(opened, ({ pathname }) => isBlocked(pathname.replace('/stirrup/', ''))),
  });
  const opacity = () => page.locator('.woocommerce-product-gallery').evaluate((one) => getComputedStyle(one).opacity);
  await expect.poll(opacity).toBe('1');
  expect(await page.getAttribute('.woocommerce-product-gallery', 'style')).toContain('opacity: 0');
  await page.waitForSelector('.woocommerce-product-gallery[data-island-state="failed"]');
  expect(await page.locator('.woocommerce-product-gallery :is(ol, .flex-viewport)').count()).toBe(0);
  await page.waitForFunction(() => !document.querySelector('[data-island-state="loading"]'));
  takeFailedRequests(page);
});

it('uses the builder’s slider of thumbnails, from right to left, and leaves single pictures alone', async () => {
  const page = await withShop('/builder/elements/galleries/?direction=rtl', {
    context: { reducedMotion: 'reduce' },
  });
  await page.waitForSelector('#brxe-galaaa [data-island-state="ready"]');
  expect(await page.getAttribute('html', 'dir')).toBe('rtl');
  const third = page.locator('#brxe-galaaa .brx-thumbnail-slider-wrapper > :nth-child(2) a');
  // The slider's code comes after the gallery's; until then its links lead to the pictures.
  await third.and(page.locator('[role="button"]')).waitFor();
  await third.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => seen(page)).toBe(1);
  expect(await third.getAttribute('aria-pressed')).toBe('true');
  // From right to left, the key of the left is the one onward.
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seen(page)).toBe(0);
  await page.keyboard.press('End');
  const thumbnails = page.locator('#brxe-galaaa .brx-thumbnail-slider-wrapper > *');
  const last = (await thumbnails.count()) - 1;
  await expect.poll(() => seen(page)).toBe(last);
  expect(await thumbnails.nth(last).evaluate((item) => item.contains(document.activeElement))).toBe(true);
  // At most four in a row of which each has 100 px at least.
  const [row, item] = await thumbnails
    .first()
    .evaluate((one) => [one.parentElement?.clientWidth ?? 0, one.clientWidth]);
  expect(item).toBeCloseTo(Math.max((row - 3 * 10) / 4, Math.min(100, row)), 0);
  expect(await page.locator('#brxe-galaac ol').count()).toBe(0);
  expect(await axe(page, '#brxe-galaaa')).toEqual([]);
});

it('changes the layout only if the theme supports it', async () => {
  const page = await withShop(`${MASK}&gallery=none`);
  await page.waitForSelector(READY);
  expect(await page.locator(`${THUMBNAIL}, .woocommerce-product-gallery__trigger, [inert]`).count()).toBe(0);
  const href = await page.getAttribute(`${CURRENT} a`, 'href');
  await page.click(`${CURRENT} >> nth=0`);
  await page.waitForURL(href ?? '');
});
