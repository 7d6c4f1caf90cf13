import { pageRegistry } from '@stirrup/runtime';
import { historyParts } from '../query-history/history-parts.ts';
import { shownCounts } from './active-counts.ts';
import { resultsCode } from './change-filter.ts';
import { chosenValues, filterState } from './chosen-values.ts';
import { filterSets } from './filter-sets.ts';

/** Restores filters with the browser's history: their selection, and the server's counts and markup. */
export function keepFilterHistory(): void {
  pageRegistry().shared('builder/filter-history', () => {
    const part = {
      name: 'filters',
      state: () => filterState(''),
      save: () =>
        Object.fromEntries(
          [...filterSets()].map(([id, { filters }]) => [
            id,
            {
              values: chosenValues().get(id) ?? {},
              counts: shownCounts(id),
              markup: Object.fromEntries(filters.map(({ filter, element }) => [filter, element.outerHTML])),
            },
          ]),
        ),
      restore: (saved: unknown, state: unknown) => {
        // A visitor who has come back to the page may not have changed a filter yet.
        const code = resultsCode.loaded();
        if (!code)
          return resultsCode.load().then(
            ({ restoreFilters }) => restoreFilters(saved, state),
            () => undefined,
          );
        code.restoreFilters(saved, state);
        return undefined;
      },
    };
    historyParts().push(part);
  });
}
