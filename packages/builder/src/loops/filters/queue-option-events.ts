import { emitBuilderEvent } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { EVENT } from '../query/contract.ts';
import { OPTION_EVENT } from './contract.ts';
import type { Filter } from './filter.ts';
import { filterSets } from './filter-sets.ts';

/** Emits which filters have something to choose, and which do not, for interactions (bricks-dynamic.md §4.14). */
function emitOptionEvents(filters: readonly Filter[]): void {
  const ids = (isOffered: boolean) => [
    ...new Set(filters.filter((filter) => filter.hasOptions() === isOffered).map(({ filter }) => filter)),
  ];
  emitBuilderEvent(OPTION_EVENT.notEmpty, { filterElementIds: ids(true) });
  emitBuilderEvent(OPTION_EVENT.empty, { filterElementIds: ids(false) });
}

/**
 * Queues a new filter for these events, together with others that are added at the same moment. After each response the
 * events are emitted for all filters of the loop.
 */
export function queueOptionEvents(filter: Filter): void {
  const waiting = pageRegistry().shared('builder/filter-options', () => {
    document.addEventListener(EVENT.resultShown, (event) => {
      const queryId: unknown = event instanceof CustomEvent ? event.detail?.queryId : undefined;
      const set = filterSets().get(String(queryId));
      if (set) emitOptionEvents(set.filters);
    });
    return new Set<Filter>();
  });
  if (waiting.size === 0) {
    queueMicrotask(() => {
      emitOptionEvents([...waiting]);
      waiting.clear();
    });
  }
  waiting.add(filter);
}
