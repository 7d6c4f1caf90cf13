import { FORM, ID_PREFIX } from './contract.ts';
import type { Action } from './interaction.ts';
import { textOf } from './read-printed.ts';

/** Fields without an entry of the visitor's. */
const FIXED = '[type="hidden"], [type="submit"], [type="button"], [type="reset"], [type="image"]';

/**
 * Clears forms: after a form's own event that form, otherwise those that the interaction selects, otherwise all forms
 * of the page.
 */
export const clearForm: Action = ({ printed }) => {
  const id = textOf(printed.formId).replace(ID_PREFIX, '');
  const isAboutForm = /^form/.test(textOf(printed.trigger));
  const selector = isAboutForm
    ? `${FORM.selector}[${FORM.id}="${CSS.escape(id)}"]`
    : textOf(printed.targetFormSelector) || 'form';
  for (const form of document.querySelectorAll(selector)) {
    for (const field of form.querySelectorAll('input, select, textarea')) clear(field);
    for (const row of form.querySelectorAll(FORM.fileRow)) row.remove();
  }
};

function clear(field: Element): void {
  if (field instanceof HTMLSelectElement) field.selectedIndex = 0;
  else if (field instanceof HTMLTextAreaElement) field.value = '';
  else if (field instanceof HTMLInputElement && !field.matches(FIXED)) {
    const isTick = field.type === 'checkbox' || field.type === 'radio';
    if (isTick) field.checked = false;
    else field.value = '';
  }
}
