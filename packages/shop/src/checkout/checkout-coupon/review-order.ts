import { applyFragments, cartQueue } from '@stirrup/cart';
import { callShop, emit, fragments, printedBoolean, printedString } from '@stirrup/cms';
import { keepInput } from '@stirrup/cms/keep-input';
import * as z from 'zod/mini';
import { TOTALS_TIMEOUT } from '../../cart/coupons/contract.ts';
import type { MessageSlot } from '../../shared/message-beside.ts';
import { CHECKOUT, CHECKOUT_EVENT } from './contract.ts';
import { REVIEW_CALL } from './review-contract.ts';
import { reviewFields } from './review-fields.ts';
import { reviewSettings } from './settings.ts';
import { showAnswer } from './show-answer.ts';

const reviewAnswer = z.object({
  /** Absent after the session has ended. */
  result: z.optional(printedString),
  messages: z.optional(printedString),
  reload: z.optional(printedBoolean),
  fragments,
});

/** Number of the latest review. */
let last = 0;

/**
 * Requests and shows the current totals; entries and choices stay, also in the payment area (woocommerce.md §2.8,
 * §4.7). Only the newest of several reviews counts.
 *
 * @param message Place of an earlier review's failure.
 * @throws {RequestError} unless a newer review is under way.
 */
export async function reviewOrder(message: MessageSlot): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(CHECKOUT.form);
  const nonce = reviewSettings()[REVIEW_CALL.nonce];
  if (!form || !nonce) return;
  last += 1;
  const own = last;
  const isOld = () => own !== last;
  try {
    // The shop stores the cart with a review. One that has been sent goes on there, so the next change waits for it.
    const answer = await cartQueue()(async () =>
      isOld()
        ? undefined
        : callShop(REVIEW_CALL.endpoint, reviewAnswer, reviewFields(form, nonce), { timeout: TOTALS_TIMEOUT }),
    );
    if (!answer || isOld()) return;
    message.dismiss();
    if (answer.reload) {
      location.reload();
      return;
    }
    // Scripts of gateways stay inert: at a checkout that takes payments `wc-checkout` stays, and reviews the order itself.
    applyFragments(answer.fragments, { keep: keepInput });
    if (answer.result === REVIEW_CALL.failed && answer.messages) showAnswer(answer.messages, form);
    emit(document.body, CHECKOUT_EVENT.updated, [answer]);
  } catch (error) {
    if (!isOld()) throw error;
  }
}
