import type { SelectField } from './select-fields.ts';

/**
 * Chooses what the page's address asks for, `?attribute_pa_colour=navy`: the server does so too, but a page out of a
 * cache may be another visitor's. What the visitor has chosen meanwhile, or the browser has restored, stays.
 */
export function chooseByAddress(fields: readonly SelectField[]): void {
  const asked = new URLSearchParams(location.search);
  for (const { attribute, select } of fields) {
    const value = asked.get(attribute);
    const options = [...select.options];
    const printed = options.find((option) => option.defaultSelected) ?? options[0];
    const isUntouched = select.selectedOptions[0] === printed;
    if (value && isUntouched && options.some((option) => option.value === value)) select.value = value;
  }
}
