import { type Control, isCheckable } from '@stirrup/cms';
import { text } from '@stirrup/cms/texts';
import { PRINTED_MESSAGE } from './contract.ts';
import { choicesOf } from './fields.ts';
import { findProblem } from './find-problem.ts';
import { fieldTexts } from './texts.ts';

/**
 * The validation error of a control, in the site's words, otherwise the browser's, otherwise ours; undefined if it is
 * valid. The control itself stays unchanged.
 *
 * @param isRequired True if a control must be filled in, also while its attribute is removed.
 */
export function readProblem(control: Control, isRequired: (control: Control) => boolean): string | undefined {
  const { validity, validationMessage, value, title, type } = control;
  const limit = (name: string) => Number.parseFloat(control.getAttribute(name) ?? '');
  const choices = choicesOf(control);
  // For choices, one choice has to be made; their values do not count.
  const chosen = choices.some((choice) => isCheckable(choice) && choice.checked) ? 'on' : '';
  const problem = findProblem({
    type,
    value: isCheckable(control) ? chosen : value,
    required: choices.some(isRequired),
    multiple: control.hasAttribute('multiple'),
    min: limit('min'),
    max: limit('max'),
    minLength: limit('minlength'),
    maxLength: limit('maxlength'),
  });
  if (!problem && !browserObjects(control)) return undefined;
  const printed = validity.customError ? validationMessage : control.getAttribute(PRINTED_MESSAGE);
  if (printed) return printed;
  if (choices.length > 1 || (problem === 'missingEntry' && !validationMessage)) return missing(choices.length > 1);
  // Browsers show the title below their own message.
  if (validationMessage) return validity.patternMismatch ? `${validationMessage} ${title}`.trim() : validationMessage;
  const attribute = problem === 'tooLong' ? 'maxlength' : 'minlength';
  return text(fieldTexts, problem ?? 'wrongEntry').replace('%s', String(limit(attribute)));
}

/**
 * True if the browser's validation rejects an entry. Missing entries, lengths and web addresses are checked elsewhere.
 * With `badInput`, text that is not a number, the value looks empty.
 */
function browserObjects({ type, value, validity }: Control): boolean {
  const { badInput, customError, typeMismatch, patternMismatch, stepMismatch, rangeUnderflow, rangeOverflow } =
    validity;
  if (badInput || customError) return true;
  const isWrong = patternMismatch || stepMismatch || rangeUnderflow || rangeOverflow;
  return value.trim() !== '' && (isWrong || (typeMismatch && type !== 'url'));
}

/** The browser's message for an entry of nothing but spaces, and for a group of choices with none chosen. */
function missing(isChoice: boolean): string {
  const probe = document.createElement('input');
  Object.assign(probe, { type: isChoice ? 'radio' : 'text', name: 'probe', required: true });
  return probe.validationMessage || text(fieldTexts, 'missingEntry');
}
