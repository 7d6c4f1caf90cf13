import { afterEach, expect, it, vi } from 'vitest';
import { islandDiagnostics } from './island-diagnostics.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['cart-page', 'wc_cart_params', 'apply_coupon_nonce'],
  ['cart-page', 'wc_country_select_params', 'countries'],
  ['cart-page', 'wc_address_i18n_params', 'locale'],
  ['checkout-coupon', 'wc_checkout_params', 'update_order_review_nonce'],
  ['product-form', 'stirrup_product_form', 'background'],
  ['variations', 'woo_variation_swatches_pro_params', 'wc_ajax_url'],
])('the diagnostics of %s check %s', (island, global, key) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal(global, { [key]: {} });
  for (const read of islandDiagnostics[island]?.settings ?? []) read();
  expect(String(warned.mock.calls)).toContain(`${global}.${key} is an object.`);
});
