import { defineSettings, printedString } from '@stirrup/cms';
import * as z from 'zod/mini';
import { COUPON_CALL, COUPON_SETTINGS } from './contract.ts';

const settings = COUPON_SETTINGS.map((name) =>
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
 * The nonce that the page printed for an act on coupons. Empty where it printed none: then there is no call to make, and
 * the form or link has to go the way it goes without scripts.
 */
export function couponNonce(act: keyof typeof COUPON_CALL): string {
  for (const read of settings) {
    const nonce = read()[COUPON_CALL[act].nonce];
    if (nonce) return nonce;
  }
  return '';
}
