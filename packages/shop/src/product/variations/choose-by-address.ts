import type { SelectField } from '../variation-data/select-fields.ts';

/**
 * Chooses what the page's address asks for, `?attribute_pa_colour=navy`: the server does so too, but a page out of a
 * cache may be another visitor's. What the visitor has chosen meanwhile, or the browser has restored, stays.
 */
export function chooseByAddress(fields: readonly SelectField[]): void {
  const asked = new URLSearchParams(location.search);
  for (const { attribute, select } of fields) {
    const { value } = select;
    const wanted = asked.get(attribute);
    const isUntouched = !value || select.selectedOptions[0]?.defaultSelected;
    if (!wanted || !isUntouched) continue;
    select.value = wanted;
    // There is no such option.
    if (select.value !== wanted) select.value = value;
  }
}
