import { queryFilter } from '../../fixtures/cms/markup/filters/query-filter.ts';
import { findFilter, findQuery } from '../../fixtures/cms/queries/queries.ts';
import { queryState } from '../../fixtures/cms/queries/query-state.ts';
import type { ChoiceFilter, Filter } from '../../fixtures/cms/queries/types.ts';
import { builderSite, classicSite } from '../../fixtures/cms/site.ts';
import { queryLoop } from '../../packages/builder/src/loops/query-loop/fixture.ts';

/** The page of the demo CMS that answers requests of filters. */
export const FILTERS_PAGE = '/builder/elements/filters/';

/** The same page, whose requests for results fail. */
export const FAILING_PAGE = `${FILTERS_PAGE}?fault=500@query_result`;

/** The first item of a loop below filters. */
export const FIRST_RESULT = '#results > .product-line:first-child';

/**
 * A filter above its loop, as the demo CMS prints both.
 *
 * @param filter A filter with an id that the demo CMS knows, so that it answers.
 * @param chosen The values that show as chosen.
 */
export function demoFilter(filter: Filter, chosen: readonly string[] = []): string {
  return demoFilters([filter], { [filter.id]: chosen });
}

/**
 * Filters of one loop above it, as the demo CMS prints them.
 *
 * @param chosen The values that show as chosen, by the id of their filter.
 */
export function demoFilters(
  filters: readonly [Filter, ...Filter[]],
  chosen: Readonly<Record<string, readonly string[]>> = {},
): string {
  const [{ query: id }] = filters;
  const query = findQuery(id);
  if (!query) throw new Error(`The demo has no loop "${id}".`);
  const site = query.own ? classicSite : builderSite;
  const state = queryState(query, {
    context: { site, here: '/', addressOf: () => '/', isPage: true, language: '' },
    filters,
    selection: new Map(Object.entries(chosen).filter(([, values]) => values.length > 0)),
  });
  const live = query.liveSearch ? ` data-brx-ls-wrapper="${query.id}"` : '';
  const printed = filters.map((filter) => queryFilter(filter, state)).join('\n');
  return `<h1>Filter</h1>${printed}<div class="product-lines" id="results"${live}>${queryLoop(state)}</div>`;
}

/**
 * A filter of the demo CMS with options to choose.
 *
 * @throws {Error} if the demo has no such filter.
 */
export function choicesCalled(id: string): ChoiceFilter {
  const filter = findFilter(id);
  if (!filter || !('options' in filter)) throw new Error(`The demo has no filter with options "${id}".`);
  return filter;
}
