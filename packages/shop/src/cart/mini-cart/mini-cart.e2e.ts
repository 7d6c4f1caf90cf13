import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addLink, holdBack, letFail, PRODUCT, watchCalls } from '../../../../../e2e/shop/support/watch-calls.ts';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';
import { paintWhenParsed } from '../../../../../e2e/support/paint-when-parsed.ts';

const toggle = (id: string) => `#brxe-${id} .mini-cart-link`;
const panel = (id: string) => `#brxe-${id} .cart-detail`;
const OPEN = '.cart-detail.active';
const openIds = (page: Page) =>
  page.locator(OPEN).evaluateAll((panels) => panels.map((open) => open.parentElement?.id.slice('brxe-'.length)));
/** Starts a mini cart as an approaching pointer does. */
const ready = async (page: Page, id: string) => {
  await page.locator(`#brxe-${id}`).dispatchEvent('pointerdown');
  await page.waitForSelector(`#brxe-${id}[data-island-state="ready"]`);
};
const elements = async (ids: readonly string[], query = '') => {
  const page = await withShop(`/builder/elements/mini-cart/${query}`);
  for (const id of ids) {
    await page.locator(`#brxe-${id}`).scrollIntoViewIfNeeded();
    await ready(page, id);
  }
  return page;
};

describe('panels', () => {
  it('open and close by toggle, keyboard, Escape, a click elsewhere and another one, with their state in ARIA', async () => {
    const page = await elements(['minicd', 'mcarta', 'minica']);
    const expanded = () => page.getAttribute(toggle('minica'), 'aria-expanded');
    expect(await expanded()).toBe('false');
    await page.click(toggle('minica'));
    expect([await expanded(), await openIds(page)]).toEqual(['true', ['minica']]);
    expect(await page.getAttribute('#brxe-minica', 'class')).toContain('show-cart-details');
    expect(await page.getAttribute(toggle('minica'), 'aria-controls')).toBe(
      await page.getAttribute(panel('minica'), 'id'),
    );
    await page.waitForSelector(`${panel('minica')} .woocommerce-mini-cart__empty-message`);
    expect(await axe(page, '#brxe-minica')).toEqual([]);
    await page.click(toggle('minica'));
    expect([await expanded(), await openIds(page)]).toEqual(['false', []]);

    await page.keyboard.press('Space');
    expect(await openIds(page)).toEqual(['minica']);
    await page.keyboard.press('Escape');
    expect(await openIds(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await openIds(page)).toEqual(['minica']);
    await page.click('h1');
    expect(await openIds(page)).toEqual([]);
    expect(page.url()).not.toContain('#');

    await page.locator(toggle('minicd')).click();
    await page.locator('h1').click();
    expect(await openIds(page)).toEqual(['minicd']);
    await page.locator(toggle('minica')).click();
    expect(await openIds(page)).toEqual(['minica']);
    await page.locator(toggle('mcarta')).click();
    expect(await openIds(page)).toEqual(['mcarta']);
  });

  it('open when something was added, and stay open when more is', async () => {
    const page = await withShop('/builder/shop/');
    await ready(page, 'mcarta');
    await page.click(addLink(PRODUCT.bridle));
    await page.waitForSelector(`#brxe-mcarta ${OPEN} li`);
    await page.click(addLink(PRODUCT.irons));
    await page.waitForSelector(`#brxe-mcarta ${OPEN} li >> nth=1`);
    expect(await page.textContent('#brxe-mcarta .cart-count')).toBe('2');
    expect(await page.getAttribute(toggle('mcarta'), 'aria-label')).toBe('Toggle mini cart 2');
    await page.click('.bricks-mini-cart-close, h1 >> nth=0');
    expect(await openIds(page)).toEqual([]);
  });

  it('lie over the page when they are modal: focus is held, the rest is out of reach, and all is given back', async () => {
    const page = await elements(['minicb']);
    await page.focus(toggle('minicb'));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('#brxe-minicb .bricks-mini-cart-close'));
    await page.waitForSelector(`${panel('minicb')} .woocommerce-mini-cart__empty-message`);
    expect(await page.locator(panel('minicb')).evaluate((element) => [element.role, element.ariaModal])).toEqual([
      'dialog',
      'true',
    ]);
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const place = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.closest('.cart-detail')?.parentElement?.id === 'brxe-minicb';
      });
      expect(place).toBe(true);
    }
    expect(await axe(page, '#brxe-minicb')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await openIds(page)).toEqual([]);
    await page.waitForFunction(() => document.activeElement?.matches('#brxe-minicb .mini-cart-link'));
    expect(await page.locator('[inert]').count()).toBe(0);

    await page.click(toggle('minicb'));
    await page.waitForFunction(() => document.querySelector('h1')?.closest('[inert]') !== null);
    await page.mouse.click(100, 400);
    await expect.poll(() => openIds(page)).toEqual([]);
    await page.click(toggle('minicb'));
    await page.click('#brxe-minicb .bricks-mini-cart-close');
    expect(await openIds(page)).toEqual([]);
  });

  it('end with their island, and restore the page', async () => {
    const page = await elements(['minicb']);
    const before = await page.locator('#brxe-minicb').evaluate((element) => {
      const copy = element.cloneNode(true);
      if (!(copy instanceof Element)) return '';
      for (const node of [copy, ...copy.querySelectorAll('*')]) {
        for (const name of ['data-island-state', 'aria-expanded', 'aria-controls']) node.removeAttribute(name);
      }
      return copy.outerHTML;
    });
    expect(before).toContain('off-canvas');
    await page.click(toggle('minicb'));
    await page.waitForFunction(() => document.querySelector('[inert]') !== null);
    const left = await page.locator('#brxe-minicb').evaluate(async (element) => {
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      const { className } = element;
      const link = element.querySelector('.mini-cart-link');
      const states = [link?.role, link?.ariaExpanded, element.querySelector('.cart-detail')?.className];
      document.querySelector('main')?.append(element);
      return { className, states, inert: document.querySelectorAll('[inert]').length };
    });
    expect(left).toEqual({
      className: 'brxe-woocommerce-mini-cart hide-empty-count',
      states: [null, null, 'cart-detail off-canvas right cart-detail-minicb'],
      inert: 0,
    });
    await ready(page, 'minicb');
    await page.click(toggle('minicb'));
    expect(await openIds(page)).toEqual(['minicb']);
  });

  it('are left out where the cart is only a link', async () => {
    const page = await elements(['minice']);
    await page.click(toggle('minice'));
    await page.waitForURL('**/builder/cart/');
  });
});

describe('visibility', () => {
  it('requests nothing for an invisible empty cart, once when it becomes visible, and never again on the site', async () => {
    const page = await withShop('/builder/shop/');
    const calls = watchCalls(page);
    await page.waitForLoadState();
    await page.waitForTimeout(300);
    expect(calls).toEqual([]);
    await page.click(toggle('mcarta'));
    await page.waitForSelector(`${panel('mcarta')} .woocommerce-mini-cart__empty-message`);
    await page.reload();
    await page.click(toggle('mcarta'));
    await page.waitForSelector(`${panel('mcarta')} .woocommerce-mini-cart__empty-message`);
    const tab = await page.context().newPage();
    const more = watchCalls(tab);
    await tab.goto(page.url());
    await tab.click(toggle('mcarta'));
    await tab.waitForSelector(`${panel('mcarta')} .woocommerce-mini-cart__empty-message`);
    expect([calls.map(({ endpoint }) => endpoint), more]).toEqual([['get_refreshed_fragments'], []]);
  });

  it('counts neither content that is hidden until hover nor a widget that is hidden while empty', async () => {
    const page = await withShop('/shop/');
    const calls = watchCalls(page);
    await page.waitForSelector('.widget_shopping_cart[data-island-state="ready"]', { state: 'attached' });
    await page.waitForTimeout(400);
    expect(calls).toEqual([]);
    expect(await page.isVisible('#secondary .widget_shopping_cart')).toBe(false);
    await page.locator('.site-header-cart .widget_shopping_cart').evaluate((widget) => {
      if (widget instanceof HTMLElement) Object.assign(widget.style, { opacity: '1', visibility: 'visible' });
    });
    await page.hover('.site-header-cart');
    await page.waitForSelector('.site-header-cart .woocommerce-mini-cart__empty-message');
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['get_refreshed_fragments']);
  });

  it('causes no layout shift while it waits', async () => {
    const page = await withShop('/shop/');
    await page.click(addLink(PRODUCT.bridle));
    await page.waitForSelector('#secondary li');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const letGo = await holdBack(page, 'get_refreshed_fragments');
    await paintWhenParsed(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Reflect.set(globalThis, 'shifts', shifts);
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      });
      observer.observe({ type: 'layout-shift', buffered: true });
    });
    const requested = page.waitForRequest((request) => request.url().includes('get_refreshed_fragments'));
    await page.reload();
    await requested;
    await page.waitForFunction(() => !document.querySelector('[data-island-state="loading"]'));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
    letGo();
    await page.waitForSelector('#secondary li');
  });

  it('shows that the cart could not be fetched, and retries', async () => {
    const page = await withShop('/builder/shop/');
    await ready(page, 'mcarta');
    const stop = await letFail(page, 'get_refreshed_fragments', 'html');
    await page.click(toggle('mcarta'));
    const retry = page.locator(`${panel('mcarta')} [role="alert"] button`);
    await retry.waitFor();
    expect(await axe(page, '#brxe-mcarta')).toEqual([]);
    const isFocused = (selector: string) =>
      page.evaluate((within) => document.activeElement?.matches(within), selector);
    // The next message has the focus of the one before it, and the cart that of the message.
    await retry.evaluate((button) => button.setAttribute('data-first', ''));
    await retry.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(`${panel('mcarta')} [role="alert"] button:not([data-first])`)).toBe(true);
    await stop();
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${panel('mcarta')} .woocommerce-mini-cart__empty-message`);
    await expect.poll(() => isFocused(`${panel('mcarta')} *`)).toBe(true);
    expect(await page.locator('#brxe-mcarta [role="alert"]').count()).toBe(0);
    expect(await openIds(page)).toEqual(['mcarta']);
  });
});
