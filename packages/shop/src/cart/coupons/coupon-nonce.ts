import { defineSettings, printedString } from '@stirrup/cms';
import * as z from 'zod/mini';
import { COUPON_CALL, COUPON_SETTINGS } from './contract.ts';

/** The globals with the nonces for coupons. */
export const couponSettings = COUPON_SETTINGS.map((name) =>
  defineSettings(
    name,
    z.object({ [COUPON_CALL.apply.nonce]: printedString, [COUPON_CALL.remove.nonce]: printedString }),
    {
      [COUPON_CALL.apply.nonce]: '',
      [COUPON_CALL.remove.nonce]: '',
    },
  ),
);

/**
 * The printed nonce for an act on coupons. Without one, it is empty: no call is possible, and the form or link works as
 * it does without scripts.
 */
export function couponNonce(act: keyof typeof COUPON_CALL): string {
  for (const read of couponSettings) {
    const nonce = read()[COUPON_CALL[act].nonce];
    if (nonce) return nonce;
  }
  return '';
}
