import { membersOf, rootSelector } from '@stirrup/runtime';
import { FORM, ID_PREFIX } from './contract.ts';
import type { Action } from './interaction.ts';
import { textOf } from './read-printed.ts';

/** Fields without an entry of the visitor's. */
const FIXED = '[type="hidden"], [type="submit"], [type="button"], [type="reset"], [type="image"]';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

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
    for (const field of membersOf(form).querySelectorAll<Field>('input, select, textarea'))
      if (!field.matches(FIXED)) clear(field);
    for (const row of membersOf(form).querySelectorAll(FORM.fileRow)) row.remove();
  }
};

function clear(field: Field): void {
  let wasEmpty = field.value === '';
  if ('selectedIndex' in field) {
    wasEmpty = field.selectedIndex < 1 && !field.multiple;
    field.selectedIndex = 0;
  } else if ('checked' in field && (field.type === 'checkbox' || field.type === 'radio')) {
    wasEmpty = !field.checked;
    field.checked = false;
  } else field.value = '';
  // For editors, calendars and lists of files, which have entries of their own. No `input`: it has a form check the
  // field, and a form that has just been sent would call each required one empty. Other forms are left: the shop's order
  // of products is sent by a change.
  if (!wasEmpty && field.closest(rootSelector('form'))) field.dispatchEvent(new Event('change', { bubbles: true }));
}
