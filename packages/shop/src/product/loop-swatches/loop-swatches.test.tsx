import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { productList } from '../../../../../fixtures/cms/markup/loop-product.ts';
import { type ProductOptions, productOptions } from '../../../../../fixtures/cms/product-options.ts';
import { pluginOptions } from '../../../../../fixtures/cms/swatch-plugin-options.ts';
import { visitor } from '../../../../../fixtures/cms/test-visitor.ts';
import { swatches } from '../swatches/island.ts';
import { loopSwatches } from './island.ts';

const GLOBALS = ['woo_variation_swatches_options', 'woo_variation_swatches_pro_options'] as const;
const LISTED = 'hedgerow-fly-mask';

afterEach(() => {
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
  vi.unstubAllGlobals();
});

/** Prints a list with one product, whose calls the demo shop answers, and waits until the variations are known. */
async function open(plugin: ProductOptions['plugin'] = {}, change = (html: string) => html) {
  const options = productOptions({ swatches: 'pro', plugin });
  for (const name of GLOBALS) Reflect.set(globalThis, name, pluginOptions(options, '/cart/'));
  const guest = visitor();
  const calls: string[] = [];
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const { pathname, search, searchParams } = new URL(input, 'http://shop.test');
    calls.push(`${pathname}${search}`);
    // The page's address sets the demo shop's switches.
    searchParams.set('wvs', Object.keys(plugin).join());
    return guest.request(`${pathname}?${searchParams}`, { ...init, signal: null });
  });
  document.body.innerHTML = change(String(productList([productCalled(LISTED)], { swatches: options })));
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`Stirrup: the list has no ${selector}.`);
    return element;
  };
  const wrapper = find('.wvs-archive-variations-wrapper');
  start(swatches, loopSwatches);
  pageRegistry().find(document);
  const roots = [wrapper, ...document.querySelectorAll<HTMLElement>('.variable-items-wrapper')];
  await Promise.all(
    roots.flatMap((root) =>
      pageRegistry()
        .claimsOf(root)
        .map((claim) => claim.begin()),
    ),
  );
  await vi.waitFor(() => {
    if (wrapper.hasAttribute('aria-busy') || calls.length === 0) throw new Error('not yet');
  });
  const button = find('.wvs-add-to-cart-button');
  const picture = find('.wvs-archive-product-image');
  const press = (value: string) => find(`li[data-value="${value}"]`).click();
  return { calls, wrapper, button, picture, find, press, price: () => find('.price').textContent };
}

it('shows price, picture and button of the choice, and restores the server’s when it is cleared', async () => {
  const { calls, button, picture, press, price, find } = await open();
  const printed = [price(), picture.getAttribute('src'), button.outerHTML.replace(' wvs_ajax_add_to_cart', '')];
  expect(calls).toEqual([expect.stringContaining('archive-product/205')]);
  press('bay');
  press('Full');
  expect(price()).toContain('21.95');
  expect(picture.getAttribute('src')).not.toBe(printed[1]);
  expect(button.textContent).toBe('Add to cart');
  expect(button.getAttribute('href')).toContain('variation_id=20503');
  expect(button.getAttribute('aria-label')).toContain('Add to cart: “Hedgerow Fly Mask”');
  expect(button.classList.contains('wvs_ajax_add_to_cart')).toBe(true);
  find('.wvs_archive_reset_variations_link').focus();
  find('.wvs_archive_reset_variations_link').click();
  // The link is hidden now.
  expect(document.activeElement?.matches('li[data-value]')).toBe(true);
  expect([price(), picture.getAttribute('src'), button.outerHTML]).toEqual(printed);
  expect(find('.wvs_archive_reset_variations').className).toContain('hide');
});

it('shows the possible combinations', async () => {
  const { press, find } = await open();
  press('Pony');
  expect(find('li[data-value="zebra"]').classList.contains('disabled')).toBe(true);
  expect(find('li[data-value="bay"]').getAttribute('aria-disabled')).toBeNull();
});

it('adds the choice, and announces it', async () => {
  const { calls, press, button } = await open();
  press('bay');
  press('Full');
  button.click();
  expect([button.textContent, button.classList.contains('loading')]).toEqual(['Adding', true]);
  await vi.waitFor(() => expect(button.textContent).toBe('Added'));
  expect([...button.classList]).toEqual(expect.arrayContaining(['added']));
  expect(button.classList.contains('loading')).toBe(false);
  expect(calls.at(-1)).toContain('woo_add_to_cart_variation');
});

it('leaves the choice to the button’s address if the shop does not add in the background', async () => {
  const { calls, press, button } = await open({ enable_ajax_add_to_cart: 'no' });
  press('bay');
  press('Full');
  expect(button.classList.contains('wvs_ajax_add_to_cart')).toBe(false);
  expect(button.getAttribute('href')).toContain('variation_id=20503');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  let isTaken = true;
  document.addEventListener(
    'click',
    (event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  button.dispatchEvent(click);
  expect([isTaken, calls.length]).toEqual([false, 1]);
});

it('announces a cleared choice by its attribute’s name', async () => {
  const { press } = await open({ clear_on_reselect: '1' });
  press('bay');
  press('bay');
  expect(document.querySelector('.widget_shopping_cart_live_region')?.textContent).toBe('Colour: Choose an option');
});

it('does not add a sold-out choice', async () => {
  const { press, button, price } = await open({
    enable_clickable_out_of_stock_archive: '1',
    clickable_out_of_stock: '1',
  });
  press('bay');
  press('Cob');
  expect(price()).toContain('21.95');
  expect(button.textContent).toBe('Select options');
});

it('changes the picture only in catalog mode', async () => {
  const { press, picture, button, price } = await open({ enable_catalog_mode: '1' });
  const printed = [price(), button.textContent];
  const before = picture.getAttribute('src');
  press('bay');
  expect(picture.getAttribute('src')).not.toBe(before);
  expect([price(), button.textContent]).toEqual(printed);
});

it('emits the plugin’s events on the wrapper, in order', async () => {
  const { press } = await open();
  press('bay');
  const received: string[] = [];
  for (const type of ['check_variations', 'found_variation', 'show_variation', 'woocommerce_variation_has_changed']) {
    // In the capture phase, before a listener emits the next event.
    document.addEventListener(type, () => received.push(type), true);
  }
  press('Full');
  expect(received).toEqual([
    'check_variations',
    'found_variation',
    'show_variation',
    'woocommerce_variation_has_changed',
  ]);
});
