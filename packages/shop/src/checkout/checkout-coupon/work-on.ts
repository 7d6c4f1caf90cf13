import { PROCESSING } from '../../cart/coupons/contract.ts';
import { block } from '../../shared/block.ts';

/**
 * Covers an area for as long as a job takes. Does nothing while the area waits for another, also for one of the shop's
 * own script: a double click sends once.
 */
export async function workOn(area: HTMLElement, job: () => Promise<void>): Promise<void> {
  if (area.classList.contains(PROCESSING)) return;
  area.classList.add(PROCESSING);
  const unblock = block(area);
  try {
    await job();
  } finally {
    unblock();
    area.classList.remove(PROCESSING);
  }
}
