import { filterMark, filterRoot } from '../../../../../fixtures/cms/markup/filters/filter-settings.ts';
import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import type { QueryState } from '../../../../../fixtures/cms/queries/query-state.ts';
import { phpJson } from '../../../../../fixtures/cms/queries/query-vars.ts';
import type { DateFilter } from '../../../../../fixtures/cms/queries/types.ts';

function pickerOptions({ mode }: DateFilter, { query }: QueryState, value: string | undefined): string {
  const dates = query.entries.map(({ date }) => date).toSorted();
  return phpJson({
    enableTime: false,
    minTime: '',
    maxTime: '',
    altInput: true,
    altFormat: 'Y-m-d',
    dateFormat: 'Y-m-d',
    time_24hr: false,
    mode,
    ...(mode === 'range' && { minDate: dates[0], maxDate: dates.at(-1) }),
    ...(value && { defaultDate: value.split(',') }),
  });
}

/** A field that a script turns into a date picker. */
export function dateFilter(filter: DateFilter, state: QueryState): Html {
  const { id, placeholder } = filter;
  const isOwn = state.query.own;
  const [value] = state.selection.get(id) ?? [];
  return html`<input${filterRoot(filter, isOwn, 'filter-datepicker')}${filterMark(filter, isOwn)}${attributes({
    'data-bricks-datepicker-options': pickerOptions(filter, state, value),
    name: `form-field-${id}`,
    placeholder,
    type: 'text',
    autocomplete: 'off',
    'aria-label': placeholder,
  })}>`;
}
