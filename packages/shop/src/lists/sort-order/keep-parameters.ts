import { membersOf } from '@stirrup/runtime';
import { ACTING_PARAMETER, OWN_PARAMETERS } from './contract.ts';

/**
 * Adds the address's parameters that the form lacks to the form data of a form that leads to its own page: filters that
 * were chosen after the page was printed, or that a cached page does not contain. The form's markup stays unchanged.
 */
export function keepParameters(form: HTMLFormElement, formData: FormData): void {
  formData.delete(ACTING_PARAMETER);
  if (membersOf(form).method !== 'get' || membersOf(form).getAttribute('action')) return;
  const sent = new Set(formData.keys());
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!sent.has(name) && !OWN_PARAMETERS.has(name) && name !== ACTING_PARAMETER) formData.append(name, value);
  }
}
