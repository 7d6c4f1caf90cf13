import { defineSettings, printedString } from '@stirrup/cms';
import * as z from 'zod/mini';
import { SETTINGS, SHIPPING_CALL } from './contract.ts';

/** The shop's settings of its cart page (woocommerce.md §1.7); `coupon-nonce.ts` reads the nonces of coupons. */
export const cartSettings = defineSettings(SETTINGS, z.object({ [SHIPPING_CALL.nonce]: printedString }), {
  [SHIPPING_CALL.nonce]: '',
});
