import { formContract } from '../forms/form/contract.ts';
import { nameForm } from '../forms/form-fields/named-parts.ts';

/** Does for the forms of a page what their island does first: says what their dialect calls their parts. */
export function nameForms(): void {
  for (const form of document.forms) {
    const names = formContract.dialects[form.hasAttribute('data-island') ? 'stirrup' : 'bricks'];
    if (names) nameForm(form, names);
  }
}
