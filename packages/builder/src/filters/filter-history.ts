import { isRecord, parseHtml } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { BUILDER_STATE } from '../query-history/contract.ts';
import { historyParts } from '../query-history/history-parts.ts';
import type { FilterValue } from './filter.ts';
import { type FilterSet, filterSets } from './filter-sets.ts';
import { publishSelection } from './publish-filters.ts';

type Values = Readonly<Record<string, FilterValue>>;

/** What the results of each loop are filtered by in the entry of the history that is shown. */
function values(): Map<string, Values> {
  return pageRegistry().shared('builder/filter-values', () => new Map<string, Values>());
}

/** Takes what is chosen for what the entry that is shown is filtered by. */
export function noteSelection({ queryId, selection }: FilterSet): void {
  values().set(queryId, Object.fromEntries(selection));
}

/**
 * State of an entry as the builder's scripts have it (contracts/bricks-dynamic.md §4.4).
 *
 * @param queryId The loop whose filters made it; empty for the page as it came.
 */
export function filterState(queryId: string): object {
  const instancesValue = Object.fromEntries(values());
  const selectedFilters = Object.fromEntries([...values()].map(([id, chosen]) => [id, { ...Object.keys(chosen) }]));
  return { [BUILDER_STATE]: true, targetQueryId: queryId, selectedFilters, instancesValue };
}

/** Lets filters come back with the browser's history: what is chosen, and what the server said of it. */
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
              values: values().get(id) ?? {},
              markup: Object.fromEntries(filters.map(({ filter, element }) => [filter, element.outerHTML])),
            },
          ]),
        ),
      restore: (saved: unknown, state: unknown) => {
        const printed = isRecord(state) ? state['instancesValue'] : undefined;
        for (const set of filterSets().values()) {
          const kept = isRecord(saved) ? saved[set.queryId] : undefined;
          const chosen = isRecord(kept) ? kept['values'] : isRecord(printed) ? (printed[set.queryId] ?? {}) : undefined;
          if (isRecord(chosen)) restoreSet(set, chosen, isRecord(kept) ? kept['markup'] : undefined);
        }
      },
    };
    historyParts().push(part);
    return part;
  });
}

function restoreSet(set: FilterSet, chosen: Record<string, unknown>, markup: unknown): void {
  const { filters, selection } = set;
  selection.clear();
  for (const [id, value] of Object.entries(chosen)) if (isValue(value)) selection.set(id, value);
  for (const filter of filters) {
    const printed = isRecord(markup) ? markup[filter.filter] : undefined;
    const fresh = typeof printed === 'string' ? parseHtml(printed).firstElementChild : null;
    if (fresh) filter.accept(fresh);
    filter.write(selection.get(filter.filter));
  }
  noteSelection(set);
  publishSelection(set);
}

function isValue(value: unknown): value is FilterValue {
  const isOne = (part: unknown) => typeof part === 'string' || typeof part === 'number';
  return Array.isArray(value) ? value.every(isOne) : isOne(value);
}
