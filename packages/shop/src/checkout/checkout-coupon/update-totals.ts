import { emit, isAborted } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { importWithRetry } from '@stirrup/runtime';
import { createFailureMessage } from '../../cart/coupons/call-failure.ts';
import type { MessageSlot } from '../../shared/message-beside.ts';
import { CHECKOUT_EVENT, REVIEW, WITHOUT_SHIPPING } from './contract.ts';

/**
 * Updates the totals after a coupon. WooCommerce's own script does so on an event: payment gateways depend on that
 * script, so it stays. On a page without it we review the order ourselves, with code that is loaded then. A failure is
 * shown beside the totals, because they may be wrong then.
 *
 * @param message Place of that failure.
 */
export async function updateTotals(event: 'applied' | 'removed', code: string, message: MessageSlot): Promise<void> {
  emit(document.body, CHECKOUT_EVENT[event], [code]);
  emit(document.body, CHECKOUT_EVENT.update, [WITHOUT_SHIPPING]);
  if (hasLegacyScript('wc-checkout')) return;
  try {
    const { reviewOrder } = await importWithRetry(() => import('./review-order.ts'));
    await reviewOrder(message);
  } catch (error) {
    const review = document.querySelector(REVIEW);
    if (review && !isAborted(error)) message.show(review, createFailureMessage(error));
  }
}
