import { filterMark, filterRoot } from '../../../../../fixtures/cms/markup/filters/filter-settings.ts';
import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import type { QueryState } from '../../../../../fixtures/cms/queries/query-state.ts';
import type { SearchFilter } from '../../../../../fixtures/cms/queries/types.ts';

/** A search field. The builder's settings are on the field, ours on the element around it. */
export function searchFilter(filter: SearchFilter, state: QueryState): Html {
  const isOwn = state.query.own;
  const { id, label, placeholder } = filter;
  const [value = ''] = state.selection.get(id) ?? [];
  const fieldId = `bricks-filter-search-${id}`;
  const mark = filterMark(filter, isOwn);
  const field = attributes({
    name: `form-field-${id}`,
    placeholder,
    type: 'search',
    autocomplete: 'off',
    spellcheck: 'false',
    id: label && fieldId,
    'aria-label': !label && placeholder,
  });
  const icon = html`<i aria-label="Clear" class="ti-close icon${value && ' brx-show'}" role="button" tabindex="0"></i>`;
  return html`<div${filterRoot(filter, isOwn, 'filter-search')}${isOwn && mark}>${label && html`<label for="${fieldId}">${label}</label>`}<input${attributes({ value: value || true })}${!isOwn && mark}${field}>${filter.clears && icon}</div>`;
}
