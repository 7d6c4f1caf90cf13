import { isRecord, parseHtml } from '@stirrup/cms';
import { BUILDER_SELECTION, BUILDER_VALUES } from '../query-history/contract.ts';
import { showCounts } from './active-counts.ts';
import { recordSelection } from './chosen-values.ts';
import type { FilterValue } from './filter.ts';
import { type FilterSet, filterSets } from './filter-sets.ts';
import { publishSelection } from './publish-filters.ts';
import { acceptMarkup } from './show-filters.ts';

/**
 * Restores the filters of a history entry.
 *
 * @param saved The saved state. Defaults to the builder's own state in the entry.
 */
export function restoreFilters(saved: unknown, state: unknown): void {
  for (const set of filterSets().values()) {
    const kept = isRecord(saved) ? saved[set.queryId] : undefined;
    const chosen = isRecord(kept) ? kept['values'] : chosenIn(state, set.queryId);
    if (isRecord(chosen)) restoreSet(set, chosen, isRecord(kept) ? kept['markup'] : undefined);
    const counts = isRecord(kept) ? kept['counts'] : undefined;
    if (isRecord(counts)) showCounts(set.queryId, counts);
  }
}

/**
 * The chosen values of a loop in the builder's state, which has those of all filters; undefined if the state is another
 * script's.
 */
function chosenIn(state: unknown, queryId: string): unknown {
  if (!isRecord(state) || !isRecord(state[BUILDER_VALUES])) return undefined;
  const values = Object(state[BUILDER_VALUES][queryId]);
  const ids: readonly unknown[] = Object.values(Object(Object(state[BUILDER_SELECTION])[queryId]));
  return Object.fromEntries(ids.map((id) => [String(id), values[String(id)]]));
}

function restoreSet(set: FilterSet, chosen: Record<string, unknown>, markup: unknown): void {
  const isShown = JSON.stringify(chosen) === JSON.stringify(Object.fromEntries(set.selection));
  // Choices that are not applied yet stay.
  if (!isShown) showSelection(set, chosen, markup);
  recordSelection(set);
  publishSelection(set);
}

function showSelection({ filters, selection }: FilterSet, chosen: Record<string, unknown>, markup: unknown): void {
  selection.clear();
  for (const [id, value] of Object.entries(chosen)) if (isValue(value)) selection.set(id, value);
  for (const filter of filters) {
    const printed = isRecord(markup) ? markup[filter.filter] : undefined;
    const fresh = typeof printed === 'string' ? parseHtml(printed).firstElementChild : null;
    if (fresh) acceptMarkup(filter, fresh);
    filter.write(selection.get(filter.filter));
  }
}

function isValue(value: unknown): value is FilterValue {
  const isOne = (part: unknown) => typeof part === 'string' || typeof part === 'number';
  return Array.isArray(value) ? value.every(isOne) : isOne(value);
}
