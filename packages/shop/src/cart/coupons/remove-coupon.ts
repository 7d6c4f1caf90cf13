import { cartQueue } from '@stirrup/cart';
import { callShopForHtml } from '@stirrup/cms';
import { commonTexts, text } from '@stirrup/cms/texts';
import { COUPON_CALL, TOTALS_TIMEOUT } from './contract.ts';
import { type CouponAnswer, readCouponAnswer } from './coupon-answer.ts';
import { couponNonce } from './coupon-nonce.ts';

/**
 * Removes a coupon from the cart, after the changes of the cart that are under way (woocommerce.md §2.6). The shop
 * answers with a success even for a code that was not applied.
 *
 * @throws {RequestError} when no usable answer came; status 403 for a nonce that has expired.
 */
export async function removeCoupon(code: string): Promise<CouponAnswer> {
  const fields = { security: couponNonce('remove'), coupon: code };
  const { endpoint } = COUPON_CALL.remove;
  const notices = await cartQueue()(() => callShopForHtml(endpoint, fields, { timeout: TOTALS_TIMEOUT }));
  return readCouponAnswer(notices, text(commonTexts, 'refused'));
}
