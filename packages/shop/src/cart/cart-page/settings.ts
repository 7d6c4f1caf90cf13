import { defineSettings, printedString } from '@stirrup/cms';
import * as z from 'zod/mini';
import { CART_SETTINGS } from '../coupons/contract.ts';
import { SHIPPING_CALL } from './contract.ts';

/** The shop's settings of its cart page (woocommerce.md §1.7); `coupon-nonce.ts` reads the nonces of coupons. */
export const cartSettings = defineSettings(CART_SETTINGS, z.object({ [SHIPPING_CALL.nonce]: printedString }), {
  [SHIPPING_CALL.nonce]: '',
});
