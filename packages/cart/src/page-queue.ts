import { pageRegistry } from '@stirrup/runtime';
import { createQueue, type Queue } from './create-queue.ts';

/** The one queue of the page: adds, removals and refreshes wait for each other. */
export function cartQueue(): Queue {
  return pageRegistry().shared('cart/queue', createQueue);
}
