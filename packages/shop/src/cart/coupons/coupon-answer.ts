import { parseHtml } from '@stirrup/cms';
import { REFUSAL } from '@stirrup/cms/notices';
import { REASON } from './contract.ts';

/** The shop's answer to a coupon. */
export interface CouponAnswer {
  /** Every notice that was waiting, as the shop printed them; some may be about something else. */
  readonly notices: string;
  /** The shop's reason for a refusal, as plain text; undefined after a success. */
  readonly refusal: string | undefined;
}

/**
 * Reads an answer: the shop says yes and no alike with status 200 and a piece of HTML (woocommerce.md §2.5). No words
 * at all, which is what a shop without coupons answers, are a no.
 *
 * @param otherwise Said where the shop gives no reason.
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
