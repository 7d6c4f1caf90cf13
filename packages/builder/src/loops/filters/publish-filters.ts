import { readGlobal } from '@stirrup/cms';
import { parseObject } from '@stirrup/runtime';
import { GIVEN } from '../../shared/date-picker/contract.ts';
import { BUILDER_GLOBAL } from '../query/contract.ts';
import { FILTER_ATTRIBUTE, PUBLISHED } from './contract.ts';
import type { Filter } from './filter.ts';
import type { FilterSet } from './filter-sets.ts';

/**
 * Publishes a filter where other scripts expect it, `bricksData.filterInstances[filterId]`, and its name in
 * `bricksData.filterNiceNames` (bricks-dynamic.md §1.1, §4.3).
 *
 * @returns A function that removes it.
 */
export function publishFilter(filter: Filter): () => void {
  const instances = dictionary(PUBLISHED.instances);
  const instance = {
    filterId: filter.filter,
    targetQueryId: filter.query,
    filterAction: filter.action,
    filterType: filter.type,
    filterApplyOn: filter.apply,
    filterNiceName: filter.name,
    ...parseObject(filter.element.getAttribute(FILTER_ATTRIBUTE) ?? ''),
    filterElement: filter.element,
    originalValue: filter.original,
    get currentValue() {
      return filter.read();
    },
    /** flatpickr, once a filter by date has its calendar. */
    get datepicker() {
      return Reflect.get(filter.element, GIVEN);
    },
  };
  Reflect.set(instances, filter.filter, instance);
  const names = dictionary(PUBLISHED.names);
  if (filter.name && Array.isArray(names) && !names.includes(filter.name)) names.push(filter.name);
  return () => {
    if (Reflect.get(instances, filter.filter) === instance) Reflect.deleteProperty(instances, filter.filter);
  };
}

/**
 * Publishes the chosen filters of a loop, `bricksData.selectedFilters[queryId]`, by position (bricks-dynamic.md §1.1,
 * §4.4).
 */
export function publishSelection({ queryId, selection }: FilterSet): void {
  Reflect.set(dictionary(PUBLISHED.selected), queryId, { ...[...selection.keys()] });
}

/** Ids of the filters that the server took from the address, in its order. */
export function printedSelection(queryId: string): readonly unknown[] {
  const printed: unknown = Reflect.get(dictionary(PUBLISHED.selected), queryId);
  return Array.isArray(printed) ? printed : [];
}

/** PHP prints an empty dictionary as a list; named keys can be set on either. */
function dictionary(key: string): object {
  const page = readGlobal(BUILDER_GLOBAL) ?? {};
  const present = page[key];
  if (typeof present === 'object' && present) return present;
  const list: unknown[] = [];
  page[key] = list;
  return list;
}
