import { text } from '@stirrup/cms/texts';
import { PRINTED_MESSAGE } from './contract.ts';
import { type Control, choicesOf, isChoice } from './fields.ts';
import { findProblem } from './find-problem.ts';
import { fieldTexts } from './texts.ts';

/**
 * The error message of a control, in the words of the site, else of the browser, else in ours; undefined without an
 * error. Nothing is set on the control for it.
 *
 * @param isRequired tells whether a control must be filled in, also where its attribute does not say so just now.
 */
export function readProblem(control: Control, isRequired: (control: Control) => boolean): string | undefined {
  const { validity, validationMessage, value, title, type } = control;
  const limit = (name: string) => Number.parseFloat(control.getAttribute(name) ?? '');
  const choices = choicesOf(control);
  // Of choices it counts that one is made, not its value.
  const chosen = choices.some((choice) => isChoice(choice) && choice.checked) ? 'on' : '';
  const problem = findProblem({
    ...{ type, value: isChoice(control) ? chosen : value },
    required: choices.some(isRequired),
    multiple: control.hasAttribute('multiple'),
    ...{ min: limit('min'), max: limit('max'), minLength: limit('minlength'), maxLength: limit('maxlength') },
  });
  if (!problem && !browserObjects(control)) return undefined;
  const printed = validity.customError ? validationMessage : control.getAttribute(PRINTED_MESSAGE);
  if (printed) return printed;
  if (choices.length > 1 || (problem === 'missingEntry' && !validationMessage)) return missing(choices.length > 1);
  // Browsers show the title below their own words.
  if (validationMessage) return validity.patternMismatch ? `${validationMessage} ${title}`.trim() : validationMessage;
  const attribute = problem === 'tooLong' ? 'maxlength' : 'minlength';
  return text(fieldTexts, problem ?? 'wrongEntry').replace('%s', String(limit(attribute)));
}

/**
 * Whether a browser finds fault with an entry, as far as it is asked: whether something is missing, too long or a web
 * address is not for it to say. What it cannot make a number of looks empty.
 */
function browserObjects({ type, value, validity }: Control): boolean {
  const { badInput, customError, typeMismatch, patternMismatch, stepMismatch, rangeUnderflow, rangeOverflow } =
    validity;
  if (badInput || customError) return true;
  const isWrong = patternMismatch || stepMismatch || rangeUnderflow || rangeOverflow;
  return value.trim() !== '' && (isWrong || (typeMismatch && type !== 'url'));
}

/** The browser's words where nothing has been entered but spaces, and where one of several must be chosen. */
function missing(isChoice: boolean): string {
  const probe = document.createElement('input');
  Object.assign(probe, { type: isChoice ? 'radio' : 'text', name: 'probe', required: true });
  return probe.validationMessage;
}
