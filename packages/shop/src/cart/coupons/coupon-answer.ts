import { parseHtml } from '@stirrup/cms';
import { REFUSAL } from '@stirrup/cms/notices';
import { REASON } from './contract.ts';

/** The shop's answer to a coupon. */
export interface CouponAnswer {
  /** All pending notices as the shop printed them; some may concern other matters. */
  readonly notices: string;
  /** The shop's reason for a refusal, as plain text; undefined after a success. */
  readonly refusal: string | undefined;
}

/**
 * Parses an answer: success and refusal both have status 200 and a fragment of HTML (woocommerce.md §2.5). An empty
 * answer, as from a shop without coupons, is a refusal.
 *
 * @param otherwise The reason, if the shop gives none.
 */
export function readCouponAnswer(notices: string, otherwise: string): CouponAnswer {
  const page = parseHtml(notices);
  const refusals = [...page.querySelectorAll(REFUSAL)];
  if (refusals.length === 0 && page.textContent.trim()) return { notices, refusal: undefined };
  const reasons = refusals.flatMap((notice) => {
    const single = [...notice.querySelectorAll(REASON)].filter((element) => !element.querySelector(REASON));
    return (single.length > 0 ? single : [notice]).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
  });
  return { notices, refusal: reasons.join(' ') || otherwise };
}
