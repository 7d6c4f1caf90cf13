import type { SelectField } from '../variation-data/select-fields.ts';

/**
 * Applies the choice in the page's address, `?attribute_pa_colour=navy`: the server does so too, but a cached page may
 * be another visitor's. A choice that the visitor has made, or that the browser has restored, stays.
 */
export function chooseByAddress(fields: readonly SelectField[]): void {
  const parameters = new URLSearchParams(location.search);
  for (const { attribute, select } of fields) {
    const { value } = select;
    const wanted = parameters.get(attribute);
    const isUntouched = !value || select.selectedOptions[0]?.defaultSelected;
    if (!wanted || !isUntouched) continue;
    select.value = wanted;
    // There is no such option.
    if (select.value !== wanted) select.value = value;
  }
}
