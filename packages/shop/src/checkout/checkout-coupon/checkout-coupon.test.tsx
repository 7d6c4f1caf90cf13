import { isOpen } from '@stirrup/overlays/slide';
import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartWith } from '../../../../../fixtures/cms/cart/cart.ts';
import { checkoutForm } from '../../../../../fixtures/cms/markup/checkout-form.ts';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { notice, noticesMarkup } from '../../site/notices/fixture.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { builderCoupon, classicCoupon, stirrupCoupon } from './fixture.ts';
// Imported first, so that no test waits for them.
import './checkout-coupon.tsx';
import './review-order.ts';
import { checkoutCoupon } from './island.ts';

// Sliding panels are tested in a browser.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

const nonces = { apply_coupon_nonce: 'a1', remove_coupon_nonce: 'r1', update_order_review_nonce: 'u1' };
const order = checkoutForm(cartWith({ 'hazel-snaffle-bridle': 1 }));
const done = String(noticesMarkup([notice('success', 'Coupon code applied successfully.')]));

/** A checkout with its panel; `settings` without nonces are those of a page without legacy scripts. */
const open = (markup: unknown, settings: object = { wc_checkout_params: nonces }) =>
  openIsland(checkoutCoupon, markup, { settings: { ...settings } });

const field = () => {
  const found = document.querySelector<HTMLInputElement>('input[name="coupon_code"]');
  if (!found) throw new Error('Stirrup: the fixture has no field.');
  return found;
};
/** Submits the field's form; returns true if the browser would go on with it. */
const send = (code: string) => {
  field().value = code;
  return field().form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }));
};

describe.each([
  ['classic', `${classicCoupon()}${order}`, '.showcoupon', '.checkout_coupon'],
  ['builder', builderCoupon(), '.coupon-toggle', '.coupon-div'],
  ['our own', stirrupCoupon(), '[data-part="toggle"]', '[data-part="panel"]'],
])('%s markup', (_, markup, toggle, panel) => {
  it('opens, shuts, and is given back as it was printed', async () => {
    const { roots } = await open(markup);
    const printed = document.createElement('main');
    printed.innerHTML = String(markup);
    the(toggle).click();
    expect(the(toggle).getAttribute('aria-expanded')).toBe('true');
    expect(the(toggle).getAttribute('aria-controls')).toBe(the(panel).id);
    expect(isOpen(the(panel))).toBe(true);
    expect(document.activeElement).toBe(field());
    the(toggle).click();
    expect(the(toggle).getAttribute('aria-expanded')).toBe('false');
    expect(isOpen(the(panel))).toBe(false);
    for (const root of roots) pageRegistry().release(root);
    await settle();
    expect(the('main').isEqualNode(printed), the('main').innerHTML).toBe(true);
    expect(document.querySelectorAll('body > form')).toHaveLength(0);
  });

  it('sends a code once, and again after a failure', async () => {
    const { to } = await open(markup);
    the(toggle).click();
    expect([send('nope'), send('nope')]).toEqual([false, false]);
    await settle();
    expect(to('apply_coupon').map(({ fields }) => fields)).toEqual([
      { security: 'a1', coupon_code: 'nope', billing_email: '' },
    ]);
    expect(the(panel).getAttribute('aria-busy')).toBe('true');
    await to('apply_coupon')[0]?.answer('-1', 403);
    expect(the('.coupon-error-notice').textContent).toContain('reload');
    expect([the(panel).hasAttribute('aria-busy'), the(panel).matches('.processing')]).toEqual([false, false]);
    expect([field().value, document.activeElement]).toEqual(['nope', field()]);
    send('saddle10');
    await settle();
    expect(document.querySelector('.coupon-error-notice')).toBeNull();
    await to('apply_coupon')[1]?.answer(done);
    expect([field().value, document.activeElement === the(toggle)]).toEqual(['', true]);
    expect(the('.woocommerce-message').textContent).toContain('applied');
  });
});

it('leaves a page without nonces to the way without scripts', async () => {
  const { calls } = await open(classicCoupon(), {});
  expect(send('saddle10')).toBe(true);
  await settle();
  expect(calls).toEqual([]);
});

it.each([
  ['the builder’s', '.coupon-toggle .showcoupon', '.coupon-div', '.checkout_coupon'],
  ['the shop’s', '.woocommerce-form-coupon-toggle .showcoupon', '.checkout_coupon', '.coupon-div'],
  ['a notice’s', 'p > .showcoupon', '.checkout_coupon', '.coupon-div'],
])('opens the panel of %s link, where the page has two', async (_, link, own, other) => {
  const script = '<script id="wc-checkout-js" type="text/plain"></script>';
  await open(`${classicCoupon()}${builderCoupon()}<p><a class="showcoupon" href="#">Code?</a></p>${script}`);
  the(link).click();
  expect([isOpen(the(own)), isOpen(the(other))]).toEqual([true, false]);
});

it('stays quiet where the page has no panel', async () => {
  const markup = '<div class="woocommerce-form-coupon-toggle"><a href="#" class="showcoupon">Code?</a></div>';
  const { roots } = await open(markup);
  the('.showcoupon').click();
  expect(the('.showcoupon').hasAttribute('aria-expanded')).toBe(false);
  expect(roots[0]?.getAttribute('data-island-state')).toBe('ready');
});

describe('a coupon that is taken off', () => {
  const link =
    '<a role="button" class="woocommerce-remove-coupon" data-coupon="saddle10" href="?remove_coupon=1">x</a>';
  const markup = `${classicCoupon()}<div class="woocommerce-checkout-review-order">${link}</div>
    <div class="cart_totals">${link.replace('saddle10', 'other')}</div>`;
  const click = (element: HTMLElement) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  it('is called for once, and the link works again after a failure', async () => {
    const { to } = await open(markup);
    const remove = the('.woocommerce-checkout-review-order .woocommerce-remove-coupon');
    expect([click(remove), click(remove)]).toEqual([false, false]);
    await settle();
    expect(to('remove_coupon').map(({ fields }) => fields)).toEqual([{ security: 'r1', coupon: 'saddle10' }]);
    await to('remove_coupon')[0]?.drop();
    expect(the('.stirrup-message').textContent).toContain('offline');
    expect(the('.woocommerce-checkout-review-order').matches('.processing')).toBe(false);
    click(remove);
    await settle();
    await to('remove_coupon')[1]?.answer(done);
    expect(document.querySelector('.stirrup-message')).toBeNull();
  });

  it('is called for once by a key that is held down', async () => {
    const { to } = await open(markup);
    const remove = the('.woocommerce-checkout-review-order .woocommerce-remove-coupon');
    const press = (repeat: boolean) =>
      remove.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true, cancelable: true }));
    expect(press(false)).toBe(false);
    await settle();
    await to('remove_coupon')[0]?.drop();
    expect(press(true)).toBe(false);
    await settle();
    expect(to('remove_coupon')).toHaveLength(1);
  });

  it('says beside the totals that it failed, if a review has replaced them meanwhile', async () => {
    const { to } = await open(markup);
    const remove = the('.woocommerce-checkout-review-order .woocommerce-remove-coupon');
    click(remove);
    await settle();
    remove.replaceWith(remove.cloneNode(true));
    await to('remove_coupon')[0]?.answer('-1', 403);
    expect(the('.woocommerce-checkout-review-order + .stirrup-message').textContent).toContain('reload');
  });

  it('leaves no message behind when the island ends', async () => {
    const { roots, to } = await open(markup);
    click(the('.woocommerce-checkout-review-order .woocommerce-remove-coupon'));
    await settle();
    await to('remove_coupon')[0]?.drop();
    expect(the('.stirrup-message').textContent).toContain('offline');
    for (const root of roots) pageRegistry().release(root);
    expect(document.querySelector('.stirrup-message')).toBeNull();
  });

  it('is another’s affair on the cart page, and the browser’s without a nonce', async () => {
    const { calls } = await open(markup);
    the('.cart_totals').addEventListener('click', (event) => event.preventDefault());
    click(the('.cart_totals .woocommerce-remove-coupon'));
    await settle();
    expect(calls).toEqual([]);
    await closePage();
    await open(markup, {});
    expect(click(the('.woocommerce-checkout-review-order .woocommerce-remove-coupon'))).toBe(true);
  });
});

describe('a review of the order', () => {
  const review = async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { roots, to } = await open(`${classicCoupon()}${order}<p class="points">0</p>`);
    send('saddle10');
    await settle();
    await to('apply_coupon')[0]?.answer(done);
    await vi.waitFor(() => expect(to('update_order_review')).toHaveLength(1));
    expect(timeout).toHaveBeenLastCalledWith(30_000);
    timeout.mockRestore();
    return { roots, to, call: to('update_order_review')[0] };
  };

  it('shows all fragments but those whose key is no CSS selector', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const updated = vi.fn();
    document.body.addEventListener('updated_checkout', updated, { once: true });
    const { call } = await review();
    const fragments = { '.totals:eq(0': '<i></i>', '.points': '<p class="points">5</p>' };
    await call?.answer({ result: 'success', messages: '', reload: false, fragments });
    expect([the('.points').textContent, updated.mock.calls.length]).toEqual(['5', 1]);
    expect(document.querySelector('.stirrup-message')).toBeNull();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('.totals:eq(0'));
    warn.mockRestore();
  });

  it('is waited for by the next change of the cart, since the shop stores the cart with it', async () => {
    const { to, call } = await review();
    send('yard25');
    await settle();
    expect(to('apply_coupon')).toHaveLength(1);
    await call?.answer({ result: 'success', messages: '', reload: false, fragments: {} });
    await vi.waitFor(() => expect(to('apply_coupon')).toHaveLength(2));
    await to('apply_coupon')[1]?.drop();
  });

  it('shows its failure beside the totals as long as the island is there', async () => {
    const { roots, call } = await review();
    await call?.drop();
    expect(the('.woocommerce-checkout-review-order + .stirrup-message').textContent).toContain('offline');
    for (const root of roots) pageRegistry().release(root);
    expect(document.querySelector('.stirrup-message')).toBeNull();
  });
});

it('emits its events after each answer, with the code as it was typed', async () => {
  const { to } = await open(classicCoupon());
  const received = vi.fn<(event: Event) => void>();
  for (const name of ['applied_coupon_in_checkout', 'update_checkout']) document.body.addEventListener(name, received);
  send('NOPE');
  await settle();
  await to('apply_coupon')[0]?.answer(String(noticesMarkup([notice('error', 'No such coupon.')])));
  expect(received.mock.calls.map(([event]) => event instanceof CustomEvent && [event.type, event.detail])).toEqual([
    ['applied_coupon_in_checkout', ['NOPE']],
    ['update_checkout', [{ update_shipping_method: false }]],
  ]);
  for (const name of ['applied_coupon_in_checkout', 'update_checkout'])
    document.body.removeEventListener(name, received);
});
