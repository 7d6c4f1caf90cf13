import { text } from '@stirrup/cms/texts';
import { createButton, membersOf } from '@stirrup/runtime';
import { partIn, partsIn } from '../form-fields/named-parts.ts';
import { BUTTONS_CLASS } from './contract.ts';
import { stepTexts } from './texts.ts';

/**
 * The buttons to the next and the previous step. If the form has none, they are created with the classes of its submit
 * button. Printed ones may be hidden, for visitors without scripts.
 */
export function stepButtons(form: HTMLFormElement, end: HTMLElement | undefined, signal: AbortSignal) {
  if (!partIn(form, 'next')) addButtons(form, end, signal);
  return { next: partsIn(form, 'next'), back: partsIn(form, 'back') };
}

function addButtons(form: HTMLFormElement, end: HTMLElement | undefined, signal: AbortSignal): void {
  const place = document.createElement('div');
  place.className = BUTTONS_CLASS;
  place.dataset['part'] = 'step-buttons';
  const looks = partIn(form, 'submit')?.className ?? '';
  for (const [name, label] of [
    ['stepBack', text(stepTexts, 'previousStep')],
    ['stepNext', text(stepTexts, 'nextStep')],
  ] as const) {
    const button = createButton({ className: looks, textContent: label });
    button.dataset[name] = '';
    place.append(button);
  }
  if (end) end.before(place);
  else membersOf(form).append(place);
  signal.addEventListener('abort', () => place.remove());
}
