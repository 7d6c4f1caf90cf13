import { isRecord, subscribe } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { changeFilter } from './change-filter.ts';
import { FILTER_PRICES, PRICES } from './contract.ts';
import type { Filter } from './filter.ts';
import { filterSets } from './filter-sets.ts';

/**
 * Lets price sliders filter a loop in place: their prices go to the loop's range filter of the shop's prices. Without
 * such a filter the slider submits its form (`packages/shop/src/lists/price-slider/send-prices.ts`).
 */
export function listenForPrices(): void {
  pageRegistry().shared('builder/filter-prices', () => {
    subscribe(document.body, FILTER_PRICES, ([queryId, prices]) => {
      const filter = filterSets().get(String(queryId))?.filters.find(isOfPrices);
      if (!filter || !isRecord(prices)) return undefined;
      const ends = PRICES.ends.map((end) => Number(prices[end]));
      if (ends.some(Number.isNaN)) return undefined;
      filter.write(ends);
      void changeFilter(filter, { isNow: true });
      return false;
    });
  });
}

function isOfPrices({ type, source }: Filter): boolean {
  return type === 'range' && source === PRICES.source;
}
