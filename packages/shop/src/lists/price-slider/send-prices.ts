import { emitCancelable } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { EVENT } from './contract.ts';

/**
 * Filters the listing: a query loop may filter in place and signal that by `preventDefault()`; otherwise the form is
 * submitted.
 *
 * @example
 * ```ts
 * document.body.addEventListener('stirrup_filter_prices', (event) => {
 *   const [queryId, prices] = event.detail; // 'loopaa', { min_price: '10', max_price: '60' }
 *   if (queryId === mine) event.preventDefault();
 * });
 * ```
 */
export function sendPrices(fields: readonly HTMLInputElement[], query: string): void {
  const prices = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const isLeft = !query || emitCancelable(document.body, EVENT.filter, [query, prices]);
  const form = fields[0]?.form;
  if (isLeft && form) membersOf(form).requestSubmit();
}
