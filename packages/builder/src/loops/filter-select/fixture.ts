import { indent, isCounted } from '../../../../../fixtures/cms/markup/filters/choice-options.ts';
import { filterMark, filterRoot } from '../../../../../fixtures/cms/markup/filters/filter-settings.ts';
import { attributes, classes, type Html, html, raw } from '../../../../../fixtures/cms/markup/html.ts';
import { optionsOf } from '../../../../../fixtures/cms/queries/filter-options.ts';
import type { QueryState } from '../../../../../fixtures/cms/queries/query-state.ts';
import type { ChoiceFilter } from '../../../../../fixtures/cms/queries/types.ts';

/** A select: of values, of orders, of numbers per page. */
export function selectFilter(filter: ChoiceFilter, state: QueryState): Html {
  const isOwn = state.query.own;
  const options = optionsOf(filter, state);
  const depth = (option: { depth: number }) => isCounted(filter) && `depth-${option.depth}`;
  const nothing = !options.some(({ isChosen }) => isChosen);
  const name = `form-field-${filter.id}`;
  // The builder prints no label; our dialect does.
  const label = isOwn && html` aria-label="${filter.all}"`;
  return html`<select${filterRoot(filter, isOwn, 'filter-select')}${filterMark(filter, isOwn)} name="${name}"${label}><option value="" class="${classes('placeholder', depth({ depth: 0 }))}"${nothing && raw(' selected="selected"')}>${filter.all}</option>${options.map(
    (option) =>
      html`<option${attributes({
        value: option.value,
        class: classes(option.isDisabled && 'brx-option-disabled', depth(option)) || false,
        selected: option.isChosen && 'selected',
        disabled: option.isDisabled,
      })}>${indent(filter, option)}${option.label}${option.count !== undefined && ` (${option.count})`}</option>`,
  )}</select>`;
}
