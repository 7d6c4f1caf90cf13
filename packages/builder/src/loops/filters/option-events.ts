import { emitBuilderEvent } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { EVENT } from '../query/contract.ts';
import { OPTION_EVENT } from './contract.ts';
import type { Filter } from './filter.ts';
import { filterSets } from './filter-sets.ts';

/** Emits for interactions which filters have options, and which do not (bricks-dynamic.md §4.14). */
function emitOptionEvents(filters: readonly Filter[]): void {
  const ids = (isOffered: boolean) => [
    ...new Set(filters.filter((filter) => filter.hasOptions() === isOffered).map(({ filter }) => filter)),
  ];
  emitBuilderEvent(OPTION_EVENT.notEmpty, { filterElementIds: ids(true) });
  emitBuilderEvent(OPTION_EVENT.empty, { filterElementIds: ids(false) });
}

/** Emits them for a new filter, together with others of the same task, and after each answer. */
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
