import { announce } from '@stirrup/cms/notices';
import { partIn, show } from '../form-fields/named-parts.ts';
import { PROBLEM } from './contract.ts';

/**
 * Shows the error of a form's bot check in the place that the page prints for it, otherwise before the check's
 * element. Returns a function that restores the place.
 */
export function showProblem(form: HTMLFormElement, element: Element, message: string): () => void {
  const printed = partIn(form, 'checkProblem');
  const place = printed ?? Object.assign(document.createElement('div'), { className: PROBLEM.made });
  const text = place.querySelector(PROBLEM.text) ?? place;
  const printedText = text.textContent;
  if (!printed) element.before(place);
  show(place, 'shown', true);
  text.textContent = message;
  announce(message, 'assertive');
  return () => {
    text.textContent = printedText;
    show(place, 'shown', false);
    if (!printed) place.remove();
  };
}
