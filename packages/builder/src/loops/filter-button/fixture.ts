import { filterMark, filterRoot } from '../../../../../fixtures/cms/markup/filters/filter-settings.ts';
import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import { activeFilters as activeOnes } from '../../../../../fixtures/cms/queries/active-filters.ts';
import type { QueryState } from '../../../../../fixtures/cms/queries/query-state.ts';
import type { ButtonFilter } from '../../../../../fixtures/cms/queries/types.ts';

/** Submit and reset. A reset may hide while nothing is active. */
export function filterButton(filter: ButtonFilter, state: QueryState): Html {
  const isOwn = state.query.own;
  const hides = filter.hides && activeOnes(state).length === 0;
  const target = filter.redirectTo && { redirectTo: `${state.context.site.origin}${filter.redirectTo}` };
  const root = filterRoot(filter, isOwn, 'filter-submit', `bricks-button${hides ? ' brx-no-active-filter' : ''}`);
  const rest = attributes({
    type: filter.type === 'reset' ? 'reset' : 'submit',
    name: `form-field-${filter.id}`,
    disabled: hides && 'disabled',
  });
  return html`<button${root}${filterMark({ ...filter, ...target }, isOwn)}${rest}>${filter.text}</button>`;
}
