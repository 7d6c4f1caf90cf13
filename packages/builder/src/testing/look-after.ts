import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createValidation, type Validation } from '../form-fields/create-validation.ts';
import { FieldProblems } from '../form-fields/field-problems.tsx';
import { nameForms } from './name-forms.ts';

/** Looks after the fields of a form, and shows what is wrong with them, as its island does. */
export function lookAfter(form: HTMLFormElement, disabledOn: ('input' | 'blur')[], signal: AbortSignal): Validation {
  nameForms();
  const validation = createValidation(form, { disabledOn }, signal);
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(createElement(FieldProblems, { validation })));
  validation.follow();
  signal.addEventListener('abort', () => root.unmount());
  return validation;
}
