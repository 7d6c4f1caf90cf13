import { createElement } from 'react';
import { createValidation, type Validation } from '../forms/form-fields/create-validation.ts';
import { FieldProblems } from '../forms/form-fields/field-problems.tsx';
import { nameForms } from './name-forms.ts';
import { renderPart } from './render-part.ts';

/** Validates the fields of a form, and shows their validation errors, as its island does. */
export function lookAfter(form: HTMLFormElement, disabledOn: ('input' | 'blur')[], signal: AbortSignal): Validation {
  nameForms();
  const validation = createValidation(form, { disabledOn }, signal);
  renderPart(createElement(FieldProblems, { validation }), signal);
  validation.follow();
  return validation;
}
