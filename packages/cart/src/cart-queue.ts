import { pageRegistry } from '@stirrup/runtime';
import { createQueue, type Queue } from './create-queue.ts';

/** The page's queue: adds, removals and refreshes run one after another. */
export function cartQueue(): Queue {
  return pageRegistry().shared('cart/queue', createQueue);
}
