import { defineSettings, printedString } from '@stirrup/cms';
import * as z from 'zod/mini';
import { CHECKOUT_SETTINGS } from '../../cart/coupons/contract.ts';
import { REVIEW_CALL } from './review-contract.ts';

/** The nonce of a review of the order (woocommerce.md §1.8). */
export const reviewSettings = defineSettings(CHECKOUT_SETTINGS, z.object({ [REVIEW_CALL.nonce]: printedString }), {
  [REVIEW_CALL.nonce]: '',
});
