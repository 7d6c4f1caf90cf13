import { announce } from '@stirrup/cms/notices';
import { partIn, show } from '../form-fields/named-parts.ts';
import { PROBLEM } from './contract.ts';

/**
 * Shows why a form's bot check failed: in the place that the page prints for it, else before the widget. Called
 * without a message, the returned function hides the last one.
 */
export function showProblem(form: HTMLFormElement, widget: Element): (message?: string) => void {
  const printed = partIn(form, 'checkProblem');
  const place = printed ?? Object.assign(document.createElement('div'), { className: PROBLEM.made });
  const text = place.querySelector(PROBLEM.text) ?? place;
  const words = text.textContent;
  return (message) => {
    if (!printed) place.remove();
    if (!printed && message) widget.before(place);
    show(place, 'shown', message !== undefined);
    text.textContent = message ?? words;
    announce(message ?? '', 'assertive');
  };
}
