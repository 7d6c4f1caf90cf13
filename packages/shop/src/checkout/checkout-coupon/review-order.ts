import { applyFragments } from '@stirrup/cart';
import { callShop, defineSettings, emit, fragments, isRequestError, printedBoolean, printedString } from '@stirrup/cms';
import { keepInput } from '@stirrup/cms/keep-input';
import * as z from 'zod/mini';
import { createFailureMessage } from '../../cart/coupons/call-failure.ts';
import { CHECKOUT_SETTINGS } from '../../cart/coupons/contract.ts';
import type { MessageSlot } from '../../shared/message-beside.ts';
import { CHECKOUT, CHECKOUT_EVENT, REVIEW } from './contract.ts';
import { REVIEW_CALL } from './review-contract.ts';
import { reviewFields } from './review-fields.ts';
import { showAnswer } from './show-answer.ts';

const settings = defineSettings(CHECKOUT_SETTINGS, z.object({ [REVIEW_CALL.nonce]: printedString }), {
  [REVIEW_CALL.nonce]: '',
});

const reviewAnswer = z.object({
  /** Absent after the session has ended. */
  result: z.optional(printedString),
  messages: z.optional(printedString),
  reload: z.optional(printedBoolean),
  fragments,
});

let running: AbortController | undefined;

/**
 * Requests and shows the current totals; entries and choices stay, also in the payment area (woocommerce.md §2.8,
 * §4.7). Only the newest of several reviews counts. A failure is shown beside the totals, because they may be wrong
 * then.
 *
 * @param message Place of that message.
 */
export async function reviewOrder(message: MessageSlot): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(CHECKOUT.form);
  const nonce = settings()[REVIEW_CALL.nonce];
  if (!form || !nonce) return;
  running?.abort();
  running = new AbortController();
  const { signal } = running;
  try {
    const answer = await callShop(REVIEW_CALL.endpoint, reviewAnswer, reviewFields(form, nonce), { signal });
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
    if (isRequestError(error) && error.kind === 'aborted') return;
    const review = document.querySelector(REVIEW);
    if (review) message.show(review, createFailureMessage(error));
  }
}
