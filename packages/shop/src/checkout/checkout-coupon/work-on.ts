import { membersOf } from '@stirrup/runtime';
import { blockProcessing } from '../../cart/coupons/block-processing.ts';
import { PROCESSING } from '../../cart/coupons/contract.ts';

/**
 * Covers an area during a job. Ignored while the area is covered already, also by the shop's own script: a double click
 * sends one request.
 */
export async function workOn(area: HTMLElement, job: () => Promise<void>): Promise<void> {
  if (membersOf(area).classList.contains(PROCESSING)) return;
  const unblock = blockProcessing(area);
  try {
    await job();
  } finally {
    unblock();
  }
}
