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
const WITH_NOTICES = { showNotice: true, scrollToNotice: true, isRedirected: false };
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
  const result = { status: 'added', notices: '<p>In your cart.</p>' } as const;
  expect(await concludeAdd(result, '“Bridle” has been added.', WITH_NOTICES)).toBeUndefined();
  expect(document.querySelector('[role="status"]')?.textContent).toBe('“Bridle” has been added.');
  expect(errors).toHaveBeenCalledTimes(1);
});

it('returns the shop’s reason for a refusal whose notices have no code to show them', async () => {
  vi.stubGlobal('bricksWooCommerce', PAGE);
  const result = { status: 'refused', productUrl: undefined, notices: '<p>Sold&nbsp;out.</p>' } as const;
  expect(await concludeAdd(result, '', WITH_NOTICES)).toBe('Sold out.');
  expect(errors).toHaveBeenCalledTimes(1);
});
