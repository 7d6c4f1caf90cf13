import { cartState } from '@stirrup/cart';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { concludeAdd } from './conclude-add.ts';

/** A page that cannot fetch code. */
vi.mock('@stirrup/runtime', async (load) => ({
  ...(await load<typeof import('@stirrup/runtime')>()),
  importWithRetry: () => Promise.reject(new TypeError('no code')),
}));

/** The builder's settings, which all shops print. */
const PAGE = {
  ajaxAddToCartEnabled: '1',
  ajaxAddingText: 'Adding',
  ajaxAddedText: 'Added',
  showNotice: 'yes',
  scrollToNotice: '',
  resetTextAfter: '3',
  errorAction: 'notice',
  errorScrollToNotice: '',
};
const SENT = {
  fields: { product_id: '47', quantity: '2', product_sku: 'HB', attribute_pa_colour: 'bay' },
  through: 'swatches',
  successMessage: '“Bridle” has been added.',
  showNotice: true,
  scrollToNotice: true,
} as const;
let errors = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<div class="woocommerce-notices-wrapper"></div>';
  errors = vi.fn();
  vi.stubGlobal('reportError', errors);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('announces a success whose notices have no code to show them', async () => {
  const result = { status: 'added', notices: '<p>In your cart.</p>', leadsTo: undefined } as const;
  expect(await concludeAdd(result, SENT)).toBeUndefined();
  expect(document.querySelector('[role="status"]')?.textContent).toBe('“Bridle” has been added.');
  expect(errors).toHaveBeenCalledTimes(1);
});

it('returns the shop’s reason for a refusal whose notices have no code to show them', async () => {
  vi.stubGlobal('bricksWooCommerce', PAGE);
  const result = { status: 'refused', productUrl: undefined, notices: '<p>Sold&nbsp;out.</p>' } as const;
  expect(await concludeAdd(result, SENT)).toBe('Sold out.');
  expect(errors).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'asks the page of a refused product for the reason, which a visitor without a session would lose',
    SENT,
    false,
    '&add-to-cart=47&quantity=2&attribute_pa_colour=bay',
  ],
  ['leads a visitor with a cart to the page, which tells the reason that waits', SENT, true, ''],
  ['leads to the page alone after the builder’s call', { ...SENT, through: 'builder' } as const, false, ''],
])('%s', async (_, sent, isFilled, query) => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  cartState().setKey('isFilled', isFilled);
  const productUrl = `${location.origin}/product/bridle/?lang=de`;
  const concluded = concludeAdd({ status: 'refused', productUrl, notices: '' }, sent);
  dispatchEvent(new Event('pageshow'));
  expect(await concluded).toBeUndefined();
  expect(assign.mock.calls).toEqual([[productUrl + query]]);
  assign.mockRestore();
});

it('asks the page only once for a visitor with an account', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  cartState().setKey('isFilled', false);
  document.body.classList.add('logged-in');
  const productUrl = `${location.origin}/product/bridle/`;
  const concluded = concludeAdd({ status: 'refused', productUrl, notices: '' }, SENT);
  dispatchEvent(new Event('pageshow'));
  await concluded;
  document.body.classList.remove('logged-in');
  expect(assign.mock.calls).toEqual([[productUrl]]);
  assign.mockRestore();
});

it('is not over before the page that it leads to has come, this one is shown again, or the way was stopped', async () => {
  vi.useFakeTimers();
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  const over = vi.fn();
  const conclude = () =>
    void concludeAdd({ status: 'added', notices: '', leadsTo: '/cart/' }, { ...SENT, showNotice: false }).then(over);
  conclude();
  await vi.advanceTimersByTimeAsync(9000);
  expect(over).not.toHaveBeenCalled();
  dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalledTimes(1);
  conclude();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(over).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
