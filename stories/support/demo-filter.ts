import { queryFilter } from '../../fixtures/cms/markup/filters/query-filter.ts';
import { findQuery } from '../../fixtures/cms/queries/queries.ts';
import { queryState } from '../../fixtures/cms/queries/query-state.ts';
import type { Filter } from '../../fixtures/cms/queries/types.ts';
import { builderSite, classicSite } from '../../fixtures/cms/site.ts';
import { queryLoop } from '../../packages/builder/src/loops/query-loop/fixture.ts';

/**
 * A filter above its loop, as the demo CMS prints both.
 *
 * @param filter A filter with an id that the demo CMS knows, so that it answers.
 * @param chosen The values that show as chosen.
 */
export function demoFilter(filter: Filter, chosen: readonly string[] = []): string {
  const query = findQuery(filter.query);
  if (!query) throw new Error(`The demo has no loop "${filter.query}".`);
  const site = query.own ? classicSite : builderSite;
  const state = queryState(query, {
    context: { site, here: '/', addressOf: () => '/', isPage: true, language: '' },
    filters: [filter],
    selection: new Map(chosen.length > 0 ? [[filter.id, chosen]] : []),
  });
  const live = query.liveSearch ? ` data-brx-ls-wrapper="${query.id}"` : '';
  return `<h1>Filter</h1>${queryFilter(filter, state)}<div class="product-lines" id="results"${live}>${queryLoop(state)}</div>`;
}
