import { PROCESSING } from '../../cart/coupons/contract.ts';
import { block } from '../../shared/block.ts';

/**
 * Covers an area during a job. Ignored while the area is covered already, also by the shop's own script: a double click
 * sends one request.
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
