import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { AXE_SOURCE } from '../support/axe.ts';
import { axe, lastingPage, withShop } from '../support/browser.ts';
import { comeToRest, prepareInspection } from './inspect-page.ts';

const MENU = 'header [data-island="nav-menu"]';
const CART = 'header [data-island="mini-cart"]';
const PANEL = `${CART} > [data-part="panel"]`;
const NOTICE = '[data-island="store-notice"]';
const SUBMIT = '[data-island="form"] [type="submit"]';
const PRODUCT = '[data-island="product-form"] [data-part="button"]';
const SWATCH = '[data-island="swatches"] [data-part="item"]';
const SCHEME = '[data-island="colour-scheme"]';
const SELECT = 'select:has(+ [data-island="swatches"])';

const PHONE = { width: 390, height: 800 };

/** True if the first element of a selector is visible, and not beside the window. */
async function isInReach(page: Page, selector: string): Promise<boolean> {
  const element = page.locator(selector).first();
  const box = await element.boundingBox();
  return (await element.isVisible()) && box !== null && box.x >= 0 && box.x + box.width <= PHONE.width;
}

describe('states of our own markup without a theme, on a phone', () => {
  let page: Page;

  /** Properties of the first element of a selector, or of its pseudo-element. */
  const styles = (selector: string, properties: readonly string[], pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [names, part]) => {
          const style = getComputedStyle(element, part);
          return names.map((name) => style.getPropertyValue(name));
        },
        [properties, pseudo] as const,
      );

  const setAttribute = (selector: string, name: string, value: string | null) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [attribute, text]) =>
          text === null ? element.removeAttribute(attribute) : element.setAttribute(attribute, text),
        [name, value] as const,
      );

  const openCart = async () => {
    await page.locator(`${CART} > [data-part="toggle"]`).click();
    await page.locator(`${PANEL} .woocommerce-mini-cart`).waitFor();
  };
  const closeCart = async () => {
    await page.keyboard.press('Escape');
    await page.locator(PANEL).waitFor({ state: 'hidden' });
  };

  beforeAll(async () => {
    page = await lastingPage({
      baseURL: inject('shop'),
      reducedMotion: 'reduce',
      colorScheme: 'light',
      viewport: PHONE,
    });
    await prepareInspection(page);
    await page.addInitScript(AXE_SOURCE);
    await page.goto('/own/?add-to-cart=101');
    await comeToRest(page);
  });

  it('shows menus and selects for which no script has come within some seconds', async () => {
    const printed = await withShop('/own/?stirrup=off', { context: { viewport: PHONE } });
    const areShown = () => Promise.all([`${MENU} a`, SELECT].map((selector) => isInReach(printed, selector)));
    expect(await areShown()).toEqual([false, false]);
    await printed.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    expect(await areShown()).toEqual([true, true]);
  });

  it.each(['ltr', 'rtl'])('shows a menu whose code failed, %s', async (direction) => {
    const state = await page.getAttribute(MENU, 'data-island-state');
    await setAttribute('html', 'dir', direction);
    const areShown = () =>
      Promise.all([`${MENU} a`, `${MENU} > [data-part="menu-toggle"]`].map((selector) => isInReach(page, selector)));
    expect(await areShown()).toEqual([false, true]);
    await setAttribute(MENU, 'data-island-state', 'failed');
    expect(await areShown()).toEqual([true, false]);
    await setAttribute(MENU, 'data-island-state', state);
    await setAttribute('html', 'dir', null);
  });

  it('keeps busy boxes in their places', async () => {
    await openCart();
    const places = () =>
      page.evaluate(
        (selectors) => [
          document.documentElement.scrollHeight,
          ...selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON()),
        ],
        [PANEL, NOTICE],
      );
    const before = await places();
    for (const selector of [PANEL, NOTICE]) await setAttribute(selector, 'aria-busy', 'true');
    expect(await places()).toEqual(before);
    for (const selector of [PANEL, NOTICE]) await setAttribute(selector, 'aria-busy', null);
    await closeCart();
  });

  it.each([
    [SUBMIT, 'aria-busy'],
    [PRODUCT, 'data-loading'],
  ])('has a ring that can be seen on a busy button: %s', async (button, attribute) => {
    await setAttribute(button, attribute, 'true');
    const [background] = await styles(button, ['background-color']);
    const [content, colour] = await styles(button, ['content', 'border-bottom-color'], '::after');
    await setAttribute(button, attribute, null);
    expect([content, colour === background]).toEqual(['""', false]);
  });

  it('has a tick on the button of a form that has added its product', async () => {
    await setAttribute(PRODUCT, 'data-added', '');
    const [content] = await styles(PRODUCT, ['content'], '::after');
    await setAttribute(PRODUCT, 'data-added', null);
    expect(content).toContain('✓');
  });

  it('has links, errors and focus that can be seen in a bar', async () => {
    await page.locator(NOTICE).evaluate((bar) => {
      const markup = '<span class="added"><a href="#">Terms</a> <span class="stirrup-message">Failed.</span></span>';
      bar.insertAdjacentHTML('beforeend', markup);
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axe(page, NOTICE, { runOnly: ['color-contrast'] })).toEqual([]);
      await page.keyboard.press('Tab');
      await page.locator(`${NOTICE} [data-part="dismiss"]`).focus();
      const [background] = await styles(NOTICE, ['background-color']);
      const [style, outline] = await styles(`${NOTICE} [data-part="dismiss"]`, ['outline-style', 'outline-color']);
      expect([style, outline === background]).toEqual(['solid', false]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator(`${NOTICE} .added`).evaluate((element) => element.remove());
  });

  it('has the open cart of a sticky header over the shop’s notice', async () => {
    await openCart();
    const isOver = await page.locator(PANEL).evaluate((panel) => {
      const { left, bottom, width } = panel.getBoundingClientRect();
      return panel.contains(document.elementFromPoint(left + width / 2, bottom - 8));
    });
    await closeCart();
    expect(isOver).toBe(true);
  });

  it('shows which handle of a range has the focus', async () => {
    const range = page.locator('[data-island="filter-range"] .slider-wrap').first();
    const picture = async (handle: number) => {
      await page.keyboard.press('Tab');
      await range.locator('[type="range"]').nth(handle).focus();
      return range.screenshot();
    };
    expect((await picture(0)).equals(await picture(1))).toBe(false);
  });

  it('shows the remaining stock and the note of a swatch', async () => {
    await page
      .locator(SWATCH)
      .first()
      .evaluate((item) => {
        item.setAttribute('data-note', 'Sold out');
        item.insertAdjacentHTML('beforeend', '<i data-part="stock" data-stock-left="4 left"></i>');
      });
    const [stock] = await styles(`${SWATCH} > [data-part="stock"]`, ['content'], '::after');
    await page.locator(SWATCH).first().hover();
    const [note] = await styles(SWATCH, ['content'], '::after');
    expect([stock, note]).toEqual(['"4 left"', '"Sold out"']);
  });

  it('shows results of a live search only while there is one', async () => {
    await page.locator('main').evaluate((main) => {
      main.insertAdjacentHTML('beforeend', '<p id="live" data-brx-ls-wrapper="live">Results</p>');
    });
    expect(await page.isVisible('#live')).toBe(false);
    await setAttribute('#live', 'class', 'brx-ls-active');
    expect(await page.isVisible('#live')).toBe(true);
  });

  it('tells the chosen colour scheme from the other one', async () => {
    const background = () => styles(SCHEME, ['background-color']);
    expect(await page.getAttribute(SCHEME, 'aria-pressed')).toBe('false');
    const other = await background();
    await setAttribute(SCHEME, 'aria-pressed', 'true');
    const pressed = await background();
    await setAttribute(SCHEME, 'aria-pressed', 'false');
    expect(pressed).not.toEqual(other);
  });

  it('moves nothing for visitors who prefer reduced motion, pseudo-elements included', async () => {
    expect(await page.evaluate(() => everyPage.styledMotion())).toEqual([]);
  });

  it('shows a whole slide of a slider, on a page whose gallery was waiting for its code', async () => {
    const slider = page.locator('[data-island="slider"].is-initialized').first();
    const left = (selector: string) =>
      slider.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().left));
    expect(await left('.splide__slide.is-active:not(.splide__slide--clone)')).toBe(await left('.splide__track'));
  });
});
