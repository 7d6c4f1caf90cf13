import { afterEach, describe, expect, it, vi } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { builderSite } from '../../../../../fixtures/cms/site.ts';
import { cartAnswer, settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { addToCartLink, builderAddToCartElement, stirrupAddToCart } from './fixture.ts';
import { addToCart } from './island.ts';

const bridle = productCalled('hazel-snaffle-bridle');
const SHOP = { wc_add_to_cart_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%', cart_url: '/cart/' } };
const BUILDER = { ...SHOP, bricksWooCommerce: { showNotice: 'no' } };
const DATA = { product_id: String(bridle.id), quantity: '1' };

afterEach(closePage);

/** Prints a button, hydrates it, and returns the parts that the tests look at. */
async function printButton(markup: unknown, settings: Readonly<Record<string, object>> = SHOP) {
  const { calls } = await openIsland(addToCart, markup, { settings });
  return { calls, button: the('main a') };
}

/**
 * Clicks; returns true if the default action was prevented. It always is in the end, because happy-dom would navigate.
 */
function click(button: HTMLElement, init: MouseEventInit = {}): boolean {
  let isTaken = false;
  const look = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  globalThis.addEventListener('click', look, { once: true });
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isTaken;
}

describe.each([
  ['shop', addToCartLink(bridle), 'add_to_cart', 'loading', 'added', { ...DATA, product_sku: 'PC-BRI-01' }],
  [
    'builder',
    addToCartLink(bridle, { site: builderSite }),
    'bricks_add_to_cart',
    'bricks-cart-adding',
    'bricks-cart-added',
    { ...DATA, product_type: 'simple' },
  ],
])('a button of the %s', (_, markup, endpoint, loading, added, fields) => {
  it('sends its data, shows in the same task that it adds, then that it has, and offers the cart', async () => {
    const { calls, button } = await printButton(markup);
    expect(click(button)).toBe(true);
    expect(button.textContent).toBe('Adding');
    expect(button.classList.contains(loading)).toBe(true);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-label')).toBe('Adding: “Hazel Snaffle Bridle”');
    await settle();
    expect(calls.map((call) => call.endpoint)).toEqual([endpoint]);
    expect(calls[0]?.fields).toMatchObject(fields);

    await calls[0]?.answer(cartAnswer('h1', 'bridle'));
    await vi.waitFor(() => expect(button.nextElementSibling?.className).toBe('added_to_cart wc-forward'));
    expect(button.textContent).toBe('Added');
    expect([button.classList.contains(loading), button.classList.contains(added)]).toEqual([false, true]);
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    expect(button.nextElementSibling?.textContent).toBe('View cart');
    expect(new URL(button.nextElementSibling?.getAttribute('href') ?? '', location.href).pathname).toBe('/cart/');
  });

  it('swallows a second click while it adds, and sends nothing', async () => {
    const { calls, button } = await printButton(markup);
    click(button);
    expect(click(button)).toBe(true);
    await settle();
    await calls[0]?.answer(cartAnswer('h1', 'bridle'));
    expect(calls).toHaveLength(1);
  });

  it('shows a refusal without an address beside itself, until the next click', async () => {
    const { calls, button } = await printButton(markup);
    click(button);
    await settle();
    await calls[0]?.answer({ error: true, product_url: false, notices: '' });
    await vi.waitFor(() => expect(button.nextElementSibling?.getAttribute('role')).toBe('alert'));
    expect(button.nextElementSibling?.textContent).toBe(
      'The shop could not do this. Please reload the page and try again.',
    );
    expect(button.textContent).toBe('Add to cart');
    expect([loading, added].some((name) => button.classList.contains(name))).toBe(false);
    click(button);
    expect(document.querySelector('.stirrup-message')).toBeNull();
    await settle();
    await calls[1]?.answer(cartAnswer('h1', 'bridle'));
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', async (modifier) => {
    const { calls, button } = await printButton(markup);
    expect(click(button, { [modifier]: true })).toBe(false);
    await settle();
    expect(calls).toEqual([]);
    expect(button.textContent).toBe('Add to cart');
  });
});

it('shows the texts of the element around it, and its own again after the seconds', async () => {
  const words = { addingHTML: '<i>Packing</i>', addedHTML: '<b>Packed</b>', resetTextAfter: 1 };
  const { calls, button } = await printButton(builderAddToCartElement(bridle, builderSite, words), BUILDER);
  const [own] = button.childNodes;
  click(button);
  expect(button.innerHTML).toBe('<i>Packing</i>');
  await settle();
  await calls[0]?.answer(cartAnswer('h1', 'bridle'));
  await vi.waitFor(() => expect(button.innerHTML).toBe('<b>Packed</b>'));
  await vi.waitFor(() => expect(button.firstChild).toBe(own));
  expect(button.classList.contains('bricks-cart-added')).toBe(true);
});

it('shows nothing where the browser has aborted the add, because the visitor leaves', async () => {
  const { calls, button } = await printButton(addToCartLink(bridle));
  click(button);
  await settle();
  dispatchEvent(new Event('beforeunload'));
  await calls[0]?.drop();
  await vi.waitFor(() => expect(button.textContent).toBe('Add to cart'));
  expect(document.querySelector('.stirrup-message')).toBeNull();
});

it('leaves a notice on the page that nothing replaces', async () => {
  const notices =
    '<div class="woocommerce-notices-wrapper"><ul class="woocommerce-info"><li>Hay is late.</li></ul></div>';
  const { calls, button } = await printButton(`${addToCartLink(bridle, { site: builderSite })}${notices}`, {
    ...SHOP,
    bricksWooCommerce: { showNotice: 'yes' },
  });
  click(button);
  await settle();
  await calls[0]?.answer({ ...cartAnswer('h1', 'bridle'), notices: '' });
  await vi.waitFor(() => expect(button.classList.contains('bricks-cart-added')).toBe(true));
  expect(the('.woocommerce-info').textContent).toBe('Hay is late.');
});

it('reads its settings once an add', async () => {
  const markup = builderAddToCartElement(bridle, builderSite, { addingHTML: '', addedHTML: '', resetTextAfter: 1 });
  const { calls, button } = await printButton(markup, BUILDER);
  const attribute = 'data-bricks-ajax-add-to-cart';
  const read = vi.spyOn(the(`[${attribute}]`), 'getAttribute');
  click(button);
  await settle();
  await calls[0]?.answer(cartAnswer('h1', 'bridle'));
  await vi.waitFor(() => expect(button.classList.contains('bricks-cart-added')).toBe(true));
  await vi.waitFor(() => expect(button.textContent).toBe('Add to cart'));
  expect(read.mock.calls.filter(([name]) => name === attribute)).toHaveLength(1);
});

it('leaves the shop’s links to the browser where the shop does not add in the background', async () => {
  const { calls, button } = await printButton(addToCartLink(bridle), { wc_add_to_cart_params: { wc_ajax_url: '' } });
  expect(click(button)).toBe(false);
  await settle();
  expect(calls).toEqual([]);
});

it('has its own state again when listeners are told that another one refused', async () => {
  const { calls, button } = await printButton(addToCartLink(bridle));
  const refuse = (event: Event) => event.preventDefault();
  document.body.addEventListener('should_send_ajax_request.adding_to_cart', refuse, { once: true });
  let classes = '';
  document.body.addEventListener('wc_cart_button_updated', () => (classes = button.className), { once: true });
  click(button);
  await vi.waitFor(() => expect(classes).toContain('add_to_cart_button'));
  expect(classes.split(' ')).not.toContain('loading');
  expect(calls).toEqual([]);
});

it('shows its states by attributes in our own dialect, and sends none of them', async () => {
  const { calls, button } = await printButton(stirrupAddToCart(bridle));
  click(button);
  expect(button.hasAttribute('data-loading')).toBe(true);
  await settle();
  expect(calls[0]?.fields).toEqual(DATA);
  await calls[0]?.answer(cartAnswer('h1', 'bridle'));
  await vi.waitFor(() => expect(button.hasAttribute('data-added')).toBe(true));
  expect(button.hasAttribute('data-loading')).toBe(false);
});

it('opens the cart where a plugin asks for it during one add', async () => {
  const shown = { i18n_view_cart: 'View cart', is_cart: '' };
  const parameters = { ...SHOP.wc_add_to_cart_params, ...shown, cart_redirect_after_add: 'no' };
  vi.stubGlobal('wc_add_to_cart_params', parameters);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { calls, button } = await printButton(addToCartLink(bridle));
  const set = (value: string) => () => {
    parameters.cart_redirect_after_add = value;
  };
  const added = vi.fn();
  document.body.addEventListener('added_to_cart', added);
  for (const [call, value] of ['yes', 'no'].entries()) {
    document.body.addEventListener('adding_to_cart', set(value), { once: true });
    click(button);
    await settle();
    await calls[call]?.answer(cartAnswer('h1', 'bridle'));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    // It comes back from the browser's cache.
    dispatchEvent(new Event('pageshow'));
    await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  }
  expect(assign.mock.calls).toEqual([[new URL('/cart/', location.href).href]]);
  // The cart's page comes in place of the event.
  expect(added).toHaveBeenCalledTimes(1);
  document.body.removeEventListener('added_to_cart', added);
  vi.unstubAllGlobals();
  assign.mockRestore();
});

it('leaves a button alone that is printed disabled', async () => {
  const markup = String(addToCartLink(bridle, { site: builderSite })).replace('class="', 'class="disabled ');
  const { calls, button } = await printButton(markup, BUILDER);
  expect(button.classList.contains('disabled')).toBe(true);
  expect(click(button)).toBe(true);
  await settle();
  expect(calls).toEqual([]);
});

it('says by itself that an add was refused where only a closed popup has a place for notices', async () => {
  const popup = '<div style="visibility: hidden"><div class="woocommerce-notices-wrapper"></div></div>';
  const { calls, button } = await printButton(`${addToCartLink(bridle, { site: builderSite })}${popup}`, {
    ...SHOP,
    bricksWooCommerce: { errorAction: 'notice' },
  });
  click(button);
  await settle();
  await calls[0]?.answer({ error: true, product_url: false, notices: '<ul><li>Sold out.</li></ul>' });
  await vi.waitFor(() => expect(document.querySelector('.stirrup-message')?.textContent).toBe('Sold out.'));
});
