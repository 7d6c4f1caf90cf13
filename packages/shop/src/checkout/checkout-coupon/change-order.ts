import { emit } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { importWithRetry } from '@stirrup/runtime';
import { CHECKOUT_EVENT, WITHOUT_SHIPPING } from './contract.ts';

/**
 * Lets the totals follow a coupon. WooCommerce's own script does so when it is asked: payment gateways live on it, so it
 * stays. Where it is not on the page, we review the order ourselves; the code for that is fetched then.
 */
export async function changeOrder(event: 'applied' | 'removed', code: string): Promise<void> {
  emit(document.body, CHECKOUT_EVENT[event], [code]);
  emit(document.body, CHECKOUT_EVENT.update, [WITHOUT_SHIPPING]);
  if (hasLegacyScript('wc-checkout')) return;
  const { reviewOrder } = await importWithRetry(() => import('./review-order.ts'));
  await reviewOrder();
}
