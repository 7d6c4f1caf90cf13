import { ACTING_PARAMETERS } from '../query/address-contract.ts';
import { PAGE_PARAMETER } from '../query/contract.ts';
import { presentAddress } from '../query/present-address.ts';
import { PAGE_PATH, PARAMETER, TRANSLATED_PAGE_PATH } from './contract.ts';
import type { Filter } from './filter.ts';
import { type FilterSet, filterSets } from './filter-sets.ts';

/** Name of a filter's parameter. */
export function parameterOf({ name, filter }: Pick<Filter, 'name' | 'filter'>): string {
  return name || PARAMETER + filter;
}

/** Writes the selection into parameters, in the order of choosing (bricks-dynamic.md §4.4). */
export function writeParameters({ filters, selection }: FilterSet, parameters: URLSearchParams): void {
  for (const [id, value] of selection) {
    const filter = filters.find((known) => known.filter === id);
    // The address of a page link has the page number already.
    if (!filter || filter.type === 'pagination') continue;
    const parameter = parameterOf(filter);
    if (typeof value === 'object') for (const one of value) parameters.append(`${parameter}[]`, String(one));
    else parameters.append(parameter, String(value));
  }
}

/**
 * The address of a loop's current selection. Other parameters stay, also those of other loops' filters, but for those that
 * change the cart. The builder's script drops other loops', and all but the last of several parameters with one name.
 *
 * @param base Address with the path and the page number to use.
 */
export function filterAddress(set: FilterSet, base: string): string {
  const url = presentAddress(base, ACTING_PARAMETERS);
  const { searchParams: parameters } = url;
  const own = new Set(set.filters.map(parameterOf));
  const others = new Set([...filterSets().values()].flatMap(({ filters }) => filters.map(parameterOf)));
  for (const key of [...parameters.keys()]) {
    const name = key.replace(/\[.*$/, '');
    // Also removes parameters of filters that are no longer on the page.
    if (own.has(name) || (name.startsWith(PARAMETER) && !others.has(name))) parameters.delete(key);
  }
  writeParameters(set, parameters);
  return url.href;
}

/**
 * Removes the page number from an address if the loop has such a page: results of another selection begin at the first
 * page.
 *
 * @param links The loop's page links: only the one to the first page tells a translated path from a page of that name.
 */
export function withoutPage(address: string, page: number, links: readonly Pick<URL, 'pathname'>[] = []): string {
  const url = new URL(address);
  const first = url.pathname.replace(TRANSLATED_PAGE_PATH, '/');
  const isKnown = links.some(({ pathname }) => first === pathname || first === `${pathname}/`);
  const path = isKnown ? TRANSLATED_PAGE_PATH : PAGE_PATH;
  const number = Number(path.exec(url.pathname)?.[1] ?? url.searchParams.get(PAGE_PARAMETER) ?? 1);
  if (number > 1 && number <= page) {
    url.pathname = url.pathname.replace(path, '/');
    url.searchParams.delete(PAGE_PARAMETER);
  }
  return url.href;
}
