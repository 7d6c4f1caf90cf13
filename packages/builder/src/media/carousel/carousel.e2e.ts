import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, takeConsole, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';
import { untilAtRest } from '../../../../../e2e/support/until-at-rest.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';
import { tabIntoSlides } from '../../testing/tab-into-slides.ts';
import { builderTestimonials, stirrupCarousel } from './fixture.ts';

const BUILDER = '/builder/elements/carousel/';
const OWN = '/elements/carousel/';
const calm = { reducedMotion: 'reduce' } as const;
const entry = `
  import { start } from '@stirrup/runtime';
  import { carousel } from '@stirrup/builder/carousel';
  start(carousel);
`;
const styles =
  '<style>[data-part="list"] { position: relative; display: flex } [data-part="track"] { overflow: hidden; width: 600px } .swiper-slide { flex: none }</style>';

const live = async (page: Page, root: string) => {
  await page.locator(root).first().scrollIntoViewIfNeeded();
  await page.waitForSelector(`${root} .swiper-initialized`);
};
const shown = (page: Page, root: string, what: string) =>
  page.locator(`${root} .swiper-slide:not([inert]) ${what}`).allTextContents();
const attribute = (page: Page, selector: string, name: string) => page.locator(selector).first().getAttribute(name);

it('fetches Swiper once, near the viewport; its pictures open', async () => {
  const asked: string[] = [];
  const page = await withShop('/builder/elements/lightbox/', { context: calm });
  await untilAtRest(page);
  expect(await page.locator('.swiper-initialized').count()).toBe(0);

  const shop = await withShop(BUILDER, {
    context: calm,
    prepare: (before) => before.on('request', (request) => asked.push(request.url())),
  });
  await live(shop, '#brxe-catest');
  expect(asked.filter((url) => /swiper-modules/.test(url))).toHaveLength(1);
  await live(shop, '#brxe-capics');
  expect(await attribute(shop, '#brxe-capics .swiper-pagination-bullet >> nth=1', 'aria-label')).toBe('Go to slide 2');
  expect(await shop.locator('#brxe-capics .swiper-slide:not([inert])').count()).toBe(3);
  await shop.focus('#brxe-capics .swiper-pagination-bullet >> nth=1');
  await shop.keyboard.press('Enter');
  await expect.poll(() => attribute(shop, '#brxe-capics .swiper-slide:not([inert])', 'aria-label')).toBe('2 of 6');
  await shop.click('#brxe-capics .bricks-swiper-button-prev');
  await expect.poll(() => attribute(shop, '#brxe-capics .swiper-slide:not([inert])', 'aria-label')).toBe('1 of 6');
  expect(await attribute(shop, '#brxe-capics', 'aria-roledescription')).toBe('carousel');
  await shop.click('#brxe-capics .swiper-slide:not([inert]) a');
  await shop.waitForSelector('.pswp--open');
  await shop.keyboard.press('Escape');
  await shop.waitForSelector('.pswp', { state: 'detached' });

  // As high as the slide that shows.
  const height = () => shop.locator('#brxe-catest .swiper-wrapper').evaluate((list) => list.clientHeight);
  const before = await height();
  await shop.setViewportSize({ width: 390, height: 800 });
  await shop.click('#brxe-catest .bricks-swiper-button-next');
  await expect.poll(() => shown(shop, '#brxe-catest', '.testimonial-name')).toEqual(['Bertha']);
  await expect.poll(height).toBeGreaterThan(before);
  expect(await axe(shop)).toEqual([]);
});

it('takes up slides of a loop that come later; their islands live', async () => {
  const page = await withShop(BUILDER, { context: calm });
  const root = '#brxe-caprod';
  await live(page, root);
  await page.click('.brxe-button >> text=Load more');
  await expect.poll(() => page.locator(`${root} .swiper-slide:not(.swiper-slide-duplicate)`).count()).toBe(6);
  await expect.poll(() => attribute(page, `${root} .swiper-slide:not([inert])`, 'aria-label')).toBe('1 of 6');
  // The copy of the last slide.
  await page.click(`${root} .bricks-swiper-button-prev`);
  await expect.poll(() => attribute(page, `${root} .swiper-slide:not([inert])`, 'aria-label')).toBe('6 of 6');
  await page.click(`${root} .swiper-slide:not([inert]) .add_to_cart_button`);
  await page.waitForSelector(`${root} .swiper-slide:not([inert]) .added`);
});

it('moves by itself until a visitor stops it, and is led by small slides', async () => {
  const page = await withShop(OWN);
  await live(page, '#rides');
  const toggle = '#rides [data-part="toggle"]';
  expect(await attribute(page, toggle, 'aria-label')).toBe('Pause autoplay');
  expect(await attribute(page, '#rides .swiper-wrapper', 'aria-live')).toBe('off');
  await expect.poll(() => shown(page, '#rides', 'h3')).toEqual(['Jumping']);
  await page.click(toggle);
  expect(await attribute(page, toggle, 'aria-label')).toBe('Start autoplay');
  expect(await attribute(page, '#rides .swiper-wrapper', 'aria-live')).toBe('polite');
  await live(page, '#ride-buttons');
  await page.focus('#ride-buttons button >> text=3');
  await page.keyboard.press('Enter');
  await expect.poll(() => shown(page, '#rides', 'h3')).toEqual(['Dressage']);
  expect(await attribute(page, '#ride-buttons [aria-current="true"]', 'aria-label')).toBe('3 of 3');

  const still = await withShop(OWN, { context: calm });
  await live(still, '#rides');
  expect(await attribute(still, toggle, 'aria-label')).toBe('Start autoplay');
  await still.click(toggle);
  await expect.poll(() => shown(still, '#rides', 'h3')).toEqual(['Jumping']);
});

it('keeps the slide that a visitor has got to by keyboard, until the visitor starts it again', async () => {
  const options = { loop: true, speed: 0, autoplay: { delay: 300 } };
  const page = await openPage(`${styles}${stirrupCarousel({ id: 'one', options })}`, { entry });
  await live(page, '#one');
  await tabIntoSlides(page, 'All for');
  expect(await attribute(page, '#one [data-part="toggle"]', 'aria-label')).toBe('Start autoplay');
});

it('stops for a visitor who gets to its controls by keyboard, the first of which stops it', async () => {
  const options = { loop: true, speed: 0, autoplay: { delay: 300, disableOnInteraction: false } };
  const texts = ['Ann', 'Bob', 'Cleo'].map((name) => ['Good', name] as const);
  const page = await openPage(`${styles}${builderTestimonials({ id: 'one', options }, texts)}`, { entry });
  await live(page, '#brxe-one');
  await page.keyboard.press('Tab');
  expect(await attribute(page, ':focus', 'aria-label')).toBe('Pause autoplay');
  const toggle = page.locator('#brxe-one > button');
  await page.keyboard.press('Tab');
  expect(await attribute(page, ':focus', 'class')).toContain('swiper-pagination-bullet');
  expect(await toggle.getAttribute('aria-label')).toBe('Start autoplay');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(700);
  expect(await attribute(page, '#brxe-one .swiper-slide-active', 'aria-label')).toBe('1 of 3');
});

it('is moved by arrow keys, gives the focus of an arrow to the other one at the end, and does not scroll the page', async () => {
  const below = '<div style="height: 3000px"></div>';
  const markup = [{ id: 'one' }, { id: 'keyless', options: { keyboard: false } }].map(stirrupCarousel).join('');
  const page = await openPage(`${styles}${markup}${below}`, { entry, context: calm });
  await live(page, '#one');
  await page.focus('#one .swiper-pagination-bullet >> nth=1');
  await page.keyboard.press(' ');
  await expect.poll(() => shown(page, '#one', 'h3')).toEqual(['Jumping']);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown(page, '#one', 'h3')).toEqual(['Hacking']);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(page, '#one', 'h3')).toEqual(['Jumping']);
  await page.focus('#one [data-part="next"]');
  await page.keyboard.press('Enter');
  await expect.poll(() => shown(page, '#one', 'h3')).toEqual(['Dressage']);
  expect(await attribute(page, ':focus', 'data-part')).toBe('previous');
  expect(await page.isDisabled('#one [data-part="next"]')).toBe(true);
  await live(page, '#keyless');
  await page.focus('#keyless [data-part="next"]');
  await page.keyboard.press('ArrowRight');
  expect(await shown(page, '#keyless', 'h3')).toEqual(['Hacking']);
});

it('is a row to scroll where Swiper does not come', async () => {
  const page = await withShop(BUILDER, {
    context: calm,
    prepare: (before) => withoutCode(before, /swiper-modules/),
  });
  await page.locator('#brxe-catest').scrollIntoViewIfNeeded();
  await page.waitForSelector('#brxe-catest[data-island-state="failed"]');
  expect(await page.locator('#brxe-catest [inert]').count()).toBe(0);
  await page.locator('#brxe-catest .testimonial-name >> text=Clara').scrollIntoViewIfNeeded();
  expect(await page.isVisible('#brxe-catest .testimonial-name >> text=Clara')).toBe(true);
  // Other carousels may still fail.
  await page.goto('about:blank');
  takeFailedRequests(page);
});

it('uses the page’s own Swiper, and leaves the markup as it was printed', async () => {
  const texts = [['Good', 'Ann'] as const, ['Better', 'Bob'] as const];
  const markup = `<style>.swiper-wrapper, [data-part="list"] { display: flex } .bricks-swiper-container, [data-part="track"] { overflow: hidden; width: 600px } .swiper-slide { flex: none }</style>
    ${stirrupCarousel({ id: 'one', options: { loop: true, effect: 'fade', autoplay: { delay: 5000 } }, more: { style: 'color: red' } })}
    ${builderTestimonials({ id: 'two', options: { loop: true, slidesPerView: 'none', autoHeight: true, autoplay: true } }, texts)}
    <div class="brxe-carousel" id="bad"><div class="bricks-swiper-container" data-script-args='{"loop":'><div class="swiper-wrapper"><div class="swiper-slide">A</div></div></div></div>
    <div class="brxe-slider" id="bare"></div>
    <div class="brxe-slider" id="empty"><div class="bricks-swiper-container" data-script-args="{}"><div class="swiper-wrapper"></div></div></div>`;
  const page = await openPage(`${markup}<script>bricksData = { swiperInstances: {} }</script>`, {
    entry: `
      import { start } from '@stirrup/runtime';
      import { carousel } from '@stirrup/builder/carousel';
      import Swiper from 'swiper/bundle';
      globalThis.made = 0;
      globalThis.Swiper = class extends Swiper { constructor(...all) { super(...all); globalThis.made += 1 } };
      start(carousel);
    `,
  });
  await page.waitForFunction(() => document.querySelectorAll('[data-island-state="ready"]').length === 5);
  expect(await page.evaluate('made')).toBe(3);
  expect(await page.evaluate('Object.keys(bricksData.swiperInstances)')).toEqual(['two']);
  const ids = ['#one', '#brxe-two', '#bad', '#empty'];
  const [left, printed] = await page.evaluate(
    async ([html, all]) => {
      const box = document.createElement('div');
      box.innerHTML = html;
      const roots = all.map((id) => document.querySelector(id));
      for (const root of roots) root?.remove();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return [roots.map((root) => root?.outerHTML), all.map((id) => box.querySelector(id)?.outerHTML)];
    },
    [markup, ids] as const,
  );
  expect(left).toEqual(printed);
  // The page prints little of the builder's settings, and one set of options is cut off.
  const warnings = /bricksData\.\w+ is missing|data-script-args is .*expected a JSON object/;
  expect(takeConsole(page).filter((line) => !warnings.test(line))).toEqual([]);
});

it('goes on by Enter at an arrow where it has no dots', async () => {
  const options = { speed: 0, pagination: false };
  const texts = ['Ann', 'Bob', 'Cleo'].map((name) => ['Good', name] as const);
  const page = await openPage(`${styles}${builderTestimonials({ id: 'one', options }, texts)}`, { entry });
  await live(page, '#brxe-one');
  await page.focus('#brxe-one .bricks-swiper-button-next');
  await page.keyboard.press('Enter');
  await expect.poll(() => attribute(page, '#brxe-one .swiper-slide-active', 'aria-label')).toContain('2 of');
});
