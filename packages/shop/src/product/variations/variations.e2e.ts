import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { holdBack, letFail, watchCalls } from '../../../../../e2e/shop/support/watch-calls.ts';
import { axe, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';

const MASK = '/product/hedgerow-fly-mask/?swatches=none';
const RUG = '/product/cob-valley-turnout-rug/?swatches=none';
const READY = '.variations_form[data-island-state="ready"] .single_add_to_cart_button.disabled';
const PRICE = '.single_variation .woocommerce-variation-price';
const PROBLEM = '.single_variation + [role="alert"] p';

/** The form's visible state. */
const look = (page: Page) =>
  page.evaluate(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const area = find('.single_variation');
    const input = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
    return {
      price: area?.checkVisibility()
        ? (area.querySelector('.woocommerce-variation-price')?.textContent?.trim() ?? '')
        : '',
      button: find('.single_add_to_cart_button')?.classList.contains('disabled') ? 'disabled' : 'enabled',
      id: input('input.variation_id'),
    };
  });
const optionsOf = (page: Page, id: string) =>
  page.locator(`#${id} option`).evaluateAll((options) => options.map((option) => option.textContent));

it('shows the result of each choice by mouse, and what is still missing', async () => {
  // With a slider the gallery scrolls to the picture's own slide, and this one stays (woocommerce.md §5.6).
  const page = await withShop(`${MASK}&gallery=none`);
  await page.waitForSelector(READY);
  expect(await page.isVisible('.reset_variations')).toBe(false);
  await page.click('.single_add_to_cart_button', { force: true });
  expect(await page.textContent('button + .stirrup-message[role="alert"]')).toMatch(/select some product options/);
  expect(new URL(page.url()).pathname).toBe('/product/hedgerow-fly-mask/');

  await page.selectOption('#pa_colour', 'grey');
  expect(await page.locator('.stirrup-message').count()).toBe(0);
  expect(await optionsOf(page, 'size')).toEqual(['Choose an option', 'Pony', 'Cob']);
  await page.selectOption('#pa_colour', 'bay');
  await page.selectOption('#size', 'Full');
  expect(await look(page)).toEqual({ price: expect.stringContaining('21.95'), button: 'enabled', id: '20503' });
  expect(await page.textContent('.single_variation .stock')).toContain('2 in stock');
  expect(await page.getAttribute('input[name="quantity"]', 'max')).toBe('2');
  const picture = page.locator('.wp-post-image');
  expect(await picture.getAttribute('data-o_srcset')).toMatch(/w$/);
  expect(await picture.getAttribute('srcset')).not.toBe(await picture.getAttribute('data-o_srcset'));
  expect(await axe(page, '.variations_form')).toEqual([]);

  await page.click('.reset_variations');
  expect(await look(page)).toEqual({ price: '', button: 'disabled', id: '' });
  expect(await page.textContent('.reset_variations_alert')).toMatch(/has been reset/);
  expect(await picture.getAttribute('src')).toBe(await picture.getAttribute('data-o_src'));
  expect(await axe(page, '.variations_form')).toEqual([]);
});

it('shows the result on a page that lacks the shop’s templates', async () => {
  const page = await withShop(`${MASK}&settings=json`);
  await page.waitForSelector(READY);
  expect(await page.locator('[id^="tmpl-"]').count()).toBe(0);
  await page.selectOption('#pa_colour', 'bay');
  await page.selectOption('#size', 'Full');
  expect(await look(page)).toEqual({ price: expect.stringContaining('21.95'), button: 'enabled', id: '20503' });
  expect(await page.textContent('.single_variation .stock')).toContain('2 in stock');
});

it('works by keyboard: options, the reset link by Enter and by Space', async () => {
  const page = await withShop(MASK);
  await page.waitForSelector(READY);
  await page.focus('#pa_colour');
  for (const key of ['b', 'Tab', 'p']) await page.keyboard.press(key);
  expect(await look(page)).toMatchObject({ button: 'enabled', id: '20501' });
  for (const key of ['Enter', 'Space']) {
    await page.selectOption('#pa_colour', 'bay');
    await page.focus('.reset_variations');
    await page.keyboard.press(key);
    expect(await page.inputValue('#pa_colour')).toBe('');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pa_colour');
  }
  await page.focus('input[name="quantity"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('button + .stirrup-message');
});

it('works by touch, and names unavailable options', async () => {
  const page = await withShop(MASK, {
    context: { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } },
  });
  await page.waitForSelector(READY);
  await page.selectOption('#pa_colour', 'bay');
  await page.selectOption('#size', 'Cob');
  await page.tap('.single_add_to_cart_button', { force: true });
  expect(await page.textContent('button + .stirrup-message')).toMatch(/unavailable/);
  await page.tap('.reset_variations');
  expect(await page.inputValue('#size')).toBe('');
});

it('starts from the server’s choice, and clears conflicting choices together', async () => {
  const page = await withShop(`${MASK}&attribute_pa_colour=bay&attribute_size=Pony`);
  await page.waitForSelector('.woocommerce-variation-add-to-cart-enabled');
  expect(await look(page)).toMatchObject({ button: 'enabled', id: '20501' });
  await page.goto(new URL(`${MASK}&attribute_pa_colour=zebra&attribute_size=Pony`, page.url()).href);
  await page.waitForSelector(READY);
  expect([await page.inputValue('#pa_colour'), await page.inputValue('#size')]).toEqual(['', '']);
  expect(await page.locator('.wc-no-matching-variations').count()).toBe(0);
});

it('answers each choice among 400 variations in the task of its event', async () => {
  const page = await withShop(RUG);
  await page.waitForSelector(READY);
  const steps = await page.evaluate(() => {
    const selects = [...document.querySelectorAll<HTMLSelectElement>('.variations select')];
    return selects.map((select) => {
      const option = [...select.options].find(({ value, disabled }) => value && !disabled);
      select.value = option?.value ?? '';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return document.querySelector('.woocommerce-variation-add-to-cart-enabled') !== null;
    });
  });
  expect(steps).toEqual([false, false, true]);
  expect((await look(page)).price).toMatch(/£/);
});

it('follows jQuery’s changes, and reaches its listeners, once', async () => {
  const page = await withShop(`${MASK}&legacy=jquery`);
  await page.waitForSelector(READY);
  const events = await page.evaluate(() => {
    const jQuery = Reflect.get(globalThis, 'jQuery');
    const names: string[] = [];
    jQuery('.variations_form').on(
      'found_variation show_variation',
      (event: Event, variation: { variation_id: number }) => names.push(`${event.type} ${variation.variation_id}`),
    );
    jQuery('#pa_colour').val('bay').trigger('change');
    jQuery('#size').val('Pony').trigger('change');
    return names;
  });
  expect(events.sort()).toEqual(['found_variation 20501', 'show_variation 20501']);
});

it('requests one variation after the other on a page without its variations', async () => {
  const page = await withShop(`${MASK}&data=request`);
  await page.waitForSelector(READY);
  const calls = watchCalls(page);
  await page.selectOption('#pa_colour', 'bay');
  await page.selectOption('#size', 'Pony');
  await page.waitForSelector(PRICE);
  expect(await look(page)).toMatchObject({ button: 'enabled', id: '20501' });
  expect(calls.map(({ endpoint, body }) => [endpoint, body])).toEqual([
    ['get_variation', 'attribute_pa_colour=bay&attribute_size=Pony&product_id=205'],
  ]);
  await page.selectOption('#pa_colour', 'zebra');
  await page.waitForSelector('.wc-no-matching-variations');
  expect(await look(page)).toEqual({ price: '', button: 'disabled', id: '' });
  expect(await page.inputValue('#pa_colour')).toBe('zebra');
  expect(await page.isVisible('.reset_variations')).toBe(true);
});

it('ignores an answer that has been overtaken, and disables the button meanwhile', async () => {
  const page = await withShop(`${MASK}&data=request`);
  await page.waitForSelector(READY);
  const letGo = await holdBack(page, 'get_variation');
  const overtaken = page.waitForRequest((request) => request.url().includes('get_variation'));
  await page.selectOption('#pa_colour', 'bay');
  await page.selectOption('#size', 'Pony');
  expect(await page.getAttribute('.variations_form', 'aria-busy')).toBe('true');
  await page.click('.single_add_to_cart_button', { force: true });
  expect(await page.textContent('button + .stirrup-message')).toMatch(/wait/i);
  await page.selectOption('#size', 'Full');
  await page.waitForSelector(PRICE);
  letGo();
  expect(await (await overtaken).response()).toBeNull();
  expect(await look(page)).toMatchObject({ price: expect.stringContaining('21.95'), id: '20503' });
  expect(await page.getAttribute('.variations_form', 'aria-busy')).toBeNull();
});

it('shows a message and retries after a useless answer', async () => {
  const page = await withShop(`${MASK}&data=request`);
  await page.waitForSelector(READY);
  await page.selectOption('#pa_colour', 'bay');
  for (const [fault, words] of [
    ['500', 'cannot answer just now'],
    ['429', 'Please wait a moment'],
    ['html', 'cannot answer just now'],
    ['empty', 'cannot answer just now'],
    ['drop', 'offline'],
  ] as const) {
    await page.selectOption('#size', 'Full');
    await page.waitForSelector(PRICE);
    const stop = await letFail(page, 'get_variation', fault);
    await page.selectOption('#size', 'Pony');
    await page.waitForSelector(PROBLEM);
    expect(await page.textContent(PROBLEM)).toContain(words);
    expect(await look(page)).toEqual({ price: '', button: 'disabled', id: '' });
    takeFailedRequests(page);
    await stop();
  }
  expect(await axe(page, '.variations_form')).toEqual([]);
  await page.click(`${PROBLEM} button`);
  await expect.poll(() => look(page)).toMatchObject({ button: 'enabled', id: '20501' });
  expect(await page.locator(PROBLEM).count()).toBe(0);
});

it('uses the swatches plugin’s list, and works without it after a failure', async () => {
  const page = await withShop('/product/hedgerow-fly-mask/?swatches=pro&data=rest');
  await expect.poll(() => optionsOf(page, 'pa_colour')).toContain('Bay');
  await page.waitForSelector('#pa_colour option.enabled', { state: 'attached' });
  const choose = (id: string, value: string) =>
    page.locator(`#${id}`).evaluate((select, chosen) => {
      if (select instanceof HTMLSelectElement) select.value = chosen;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  const calls = watchCalls(page);
  await choose('pa_colour', 'bay');
  await choose('size', 'Pony');
  expect(await look(page)).toMatchObject({ button: 'enabled', id: '20501' });
  expect(calls).toEqual([]);

  await page.route('**/single-product/**', (route) => route.fulfill({ status: 404, body: '{"message":"no"}' }));
  await page.reload();
  await page.waitForSelector(READY);
  await choose('pa_colour', 'bay');
  await choose('size', 'Pony');
  await expect.poll(() => look(page)).toMatchObject({ button: 'enabled', id: '20501' });
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['get_variation']);
  takeFailedRequests(page);
});

it('requests each variation if the list in the page is invalid', async () => {
  const page = await withShop(MASK, {
    prepare: (opened) =>
      opened.route('**/product/**', async (route) => {
        const answer = await route.fetch();
        const html = (await answer.text()).replace('data-product_variations="[', 'data-product_variations="[[[');
        await route.fulfill({ response: answer, body: html });
      }),
  });
  await page.waitForSelector(READY);
  await page.selectOption('#pa_colour', 'bay');
  await page.selectOption('#size', 'Pony');
  await expect.poll(() => look(page)).toMatchObject({ button: 'enabled', id: '20501' });
});
