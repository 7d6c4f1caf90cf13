import {
  callShop,
  defineSettings,
  emit,
  fragments,
  isRequestError,
  printedBoolean,
  printedString,
  replaceHtml,
} from '@stirrup/cms';
import { keepInput } from '@stirrup/cms/keep-input';
import * as z from 'zod/mini';
import { couponFailure, showFailureAfter } from '../../cart/coupons/coupon-failure.ts';
import { CHECKOUT, CHECKOUT_EVENT, REVIEW } from './contract.ts';
import { reviewFields } from './review-fields.ts';
import { showAnswer } from './show-answer.ts';

const settings = defineSettings('wc_checkout_params', z.object({ update_order_review_nonce: printedString }), {
  update_order_review_nonce: '',
});

const reviewAnswer = z.object({
  /** Absent after the session has ended. */
  result: z.optional(printedString),
  messages: z.optional(printedString),
  reload: z.optional(printedBoolean),
  fragments,
});

let running: AbortController | undefined;
let dismissMessage = () => {};

/**
 * Requests and shows the current totals; entries and choices stay, also in the payment area (woocommerce.md §2.8,
 * §4.7). Only the newest of several reviews counts. A failure is shown beside the totals, because they may be wrong
 * then.
 */
export async function reviewOrder(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(CHECKOUT.form);
  const nonce = settings().update_order_review_nonce;
  if (!form || !nonce) return;
  running?.abort();
  running = new AbortController();
  const { signal } = running;
  try {
    const answer = await callShop('update_order_review', reviewAnswer, reviewFields(form, nonce), { signal });
    dismissMessage();
    if (answer.reload) {
      location.reload();
      return;
    }
    for (const [selector, html] of Object.entries(answer.fragments)) replaceAll(selector, html);
    if (answer.result === 'failure' && answer.messages) showAnswer(answer.messages, form);
    emit(document.body, CHECKOUT_EVENT.updated, [answer]);
  } catch (error) {
    if (isRequestError(error) && error.kind === 'aborted') return;
    const review = document.querySelector(REVIEW);
    dismissMessage();
    if (review) dismissMessage = showFailureAfter(review, couponFailure(error));
  }
}

function replaceAll(selector: string, html: string): void {
  for (const element of document.querySelectorAll(selector)) replaceHtml(element, html, { keep: keepInput });
}
