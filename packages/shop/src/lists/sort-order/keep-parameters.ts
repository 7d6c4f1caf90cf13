import { membersOf } from '@stirrup/runtime';
import { ACTING_PARAMETER, OWN_PARAMETERS } from './contract.ts';

/**
 * Lets a form that leads to its own page send what the page's address asks for and the form does not say itself: filters
 * that were chosen since the page was printed, or that a cached page does not know. Nothing is written into the form.
 */
export function keepParameters(form: HTMLFormElement, formData: FormData): void {
  formData.delete(ACTING_PARAMETER);
  if (membersOf(form).method !== 'get' || membersOf(form).getAttribute('action')) return;
  const sent = new Set(formData.keys());
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!sent.has(name) && !OWN_PARAMETERS.has(name) && name !== ACTING_PARAMETER) formData.append(name, value);
  }
}
