import { cartQueue } from '@stirrup/cart';
import { callShopForHtml } from '@stirrup/cms';
import { commonTexts, text } from '@stirrup/cms/texts';
import { COUPON_CALL, TOTALS_TIMEOUT } from './contract.ts';
import { type CouponAnswer, readCouponAnswer } from './coupon-answer.ts';
import { couponNonce } from './coupon-nonce.ts';

/** A coupon as the visitor entered it. */
interface EnteredCoupon {
  readonly code: string;
  /** Sent by the checkout only: some coupons are bound to an address. */
  readonly billingEmail?: string | undefined;
}

/**
 * Applies a coupon to the cart, after the changes of the cart that are under way (woocommerce.md §2.5). A refusal is a
 * normal answer, not an exception; for exceptions, {@link failureFromError} returns a message.
 *
 * @throws {RequestError} when no usable answer came; status 403 for a nonce that has expired.
 */
export async function applyCoupon({ code, billingEmail }: EnteredCoupon): Promise<CouponAnswer> {
  const { endpoint } = COUPON_CALL.apply;
  const fields = {
    security: couponNonce('apply'),
    coupon_code: code,
    ...(billingEmail !== undefined && { billing_email: billingEmail }),
  };
  const notices = await cartQueue()(() => callShopForHtml(endpoint, fields, { timeout: TOTALS_TIMEOUT }));
  return readCouponAnswer(notices, text(commonTexts, 'refused'));
}
