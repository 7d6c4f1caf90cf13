import { type Html, html } from '../../fixtures/cms/markup/html.ts';
import { findQuery } from '../../fixtures/cms/queries/queries.ts';
import { type QueryState, queryState } from '../../fixtures/cms/queries/query-state.ts';
import type { Query } from '../../fixtures/cms/queries/types.ts';
import { builderSite } from '../../fixtures/cms/site.ts';
import { queryLoop } from '../../packages/builder/src/loops/query-loop/fixture.ts';

/** The pages of loops in our own dialect, which fetch those of their links; the builder's send a number. */
const OWN_PAGES: Readonly<Record<string, string>> = {
  ownmor: '/elements/query-loops/',
  ownpag: '/elements/pagination/',
};

/** A query of the demo shop as on a builder's page, with changes by the story. */
export function storyQuery(id: string, changes: Partial<Query> = {}, page = 1): QueryState {
  const query = findQuery(id);
  if (!query) throw new Error(`Stirrup: the demo shop has no query "${id}". Take one of fixtures/cms/queries.`);
  const context = {
    ...{ site: builderSite, here: '/builder/', isPage: true, language: '' },
    addressOf: (number: number) => `${OWN_PAGES[id] ?? '/builder/'}page/${number}/`,
  };
  return queryState({ ...query, ...changes }, { context, page });
}

/** The loop of such a query, in the container that its items need. */
export function storyLoop(id: string, changes: Partial<Query> = {}, page = 1): Html {
  const state = storyQuery(id, changes, page);
  const { tag, element, itemClass } = state.query;
  const items = queryLoop(state);
  if (element === 'posts')
    return html`<div class="brxe-posts"><ul class="bricks-layout-wrapper" data-layout="grid">${items}</ul></div>`;
  if (tag === 'tr') return html`<table class="product-table"><tbody>${items}</tbody></table>`;
  if (tag === 'li') return html`<ul class="product-lines">${items}</ul>`;
  return html`<div class="brxe-block ${itemClass}s">${items}</div>`;
}
