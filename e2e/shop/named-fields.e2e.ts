import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withShop } from '../support/browser.ts';

/**
 * Names that a form's own members have, too: a field with such a name shadows the member (HTML,
 * LegacyOverrideBuiltIns). `parentNode` is not included: React itself follows it from the focused element, and would
 * loop forever.
 */
const NAMES = [
  ...['action', 'addEventListener', 'after', 'append', 'before', 'checkValidity', 'checkVisibility', 'children'],
  ...['classList', 'className', 'closest', 'contains', 'dataset', 'dispatchEvent', 'elements', 'firstElementChild'],
  ...[
    'focus',
    'getAttribute',
    'getAttributeNames',
    'hasAttribute',
    'hidden',
    'id',
    'innerHTML',
    'isConnected',
    'length',
  ],
  ...['matches', 'method', 'name', 'noValidate', 'parentElement', 'prepend', 'querySelector'],
  ...[
    'querySelectorAll',
    'remove',
    'removeAttribute',
    'reportValidity',
    'requestSubmit',
    'reset',
    'setAttribute',
    'style',
  ],
  ...['submit', 'tagName', 'target', 'textContent', 'title', 'toggleAttribute'],
];
const FIELDS = NAMES.map((name) => `<input type="hidden" name="${name}" value="taken">`).join('');

/** Opens a page whose forms of one kind have such fields. */
function openWith(path: string, form: RegExp): Promise<Page> {
  return withShop(path, {
    prepare: (page) =>
      page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace(form, (tag) => tag + FIELDS) });
      }),
  });
}

/* Playwright's own actions read the members of forms, and fail here: everything is read and done in the page. */
const there = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector);
const press = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
const enter = (page: Page, selector: string, value: string) =>
  page.evaluate(
    ([wanted = '', text = '']) => {
      const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(wanted);
      if (field) field.value = text;
      for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [selector, value],
  );
const failed = (page: Page) => page.evaluate(() => document.querySelectorAll('[data-island-state="failed"]').length);
const UP = '[data-island-state="ready"]';

describe('fields that are called what a form’s own members are called', () => {
  it.each(['/product/hedgerow-fly-mask/', '/builder/product/hedgerow-fly-mask/'])(
    'cost a product form nothing: %s',
    async (path) => {
      const page = await openWith(path, /<form class="variations_form[^>]*>/);
      await there(page, `.variations_form${UP}`);
      await enter(page, '#pa_colour', 'bay');
      await enter(page, '#size', 'Pony');
      await there(page, '.single_variation .price');
      const sending = page.waitForRequest((request) => /pony/i.test(request.postData() ?? ''));
      await press(page, '.single_add_to_cart_button');
      const sent = await sending;
      // The shop's own theme sends it by the browser, the builder in the background.
      expect(sent.isNavigationRequest()).toBe(!path.startsWith('/builder/'));
      expect(sent.postData()).toContain('requestSubmit');
      await page.waitForFunction(() => document.cookie.includes('woocommerce_items_in_cart=1'));
      expect(await failed(page)).toBe(0);
    },
  );

  it('cost a form of the builder nothing', async () => {
    const page = await openWith('/builder/elements/forms/', /<form[^>]*brxe-elnone[^>]*>/);
    const form = '#brxe-elnone';
    await page.evaluate((id) => document.querySelector(`${id} [type="submit"]`)?.scrollIntoView(), form);
    await there(page, form + UP);
    await press(page, `${form} [type="submit"]`);
    await there(page, `${form} .form-group-error-message.show`);
    await enter(page, `${form} [name="form-field-elname"]`, 'Ada');
    await press(page, `${form} [type="submit"]`);
    await there(page, `${form} > .message.error`);
    expect(await failed(page)).toBe(0);
  });

  it('cost a cart nothing', async () => {
    const page = await openWith('/cart/', /<form class="woocommerce-cart-form[^>]*>/);
    await page.goto(new URL('/?add-to-cart=101', page.url()).href);
    await page.goto(new URL('/cart/', page.url()).href);
    await there(page, `${UP} .woocommerce-cart-form`);
    let navigations = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) navigations += 1;
    });
    await enter(page, '.cart_item .qty', '3');
    await press(page, '.woocommerce-cart-form [name="update_cart"]');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.cart_item .qty')?.defaultValue === '3');
    expect(navigations).toBe(0);
    expect(await failed(page)).toBe(0);
  });
});
