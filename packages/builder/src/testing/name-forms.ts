import { formContract } from '../forms/form/contract.ts';
import { nameForm } from '../forms/form-fields/named-parts.ts';

/** Records the names of the forms' parts, as their island does first. */
export function nameForms(): void {
  for (const form of document.forms) {
    const names = formContract.dialects[form.hasAttribute('data-island') ? 'stirrup' : 'bricks'];
    if (names) nameForm(form, names);
  }
}
