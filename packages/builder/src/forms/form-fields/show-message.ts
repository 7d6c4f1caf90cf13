import type { Control } from '@stirrup/cms';
import { uniqueId } from '@stirrup/runtime';
import { MESSAGE } from './contract.ts';
import { choicesOf, fieldOf } from './fields.ts';

const DESCRIBED = 'aria-describedby';

/** Shows the validation error of a control, and returns a function that removes it. Other descriptions stay. */
export function showMessage(control: Control, message: string): () => void {
  const box = document.createElement('div');
  Object.assign(box, { id: uniqueId('problem'), className: `${MESSAGE.class} ${MESSAGE.shown}` });
  box.dataset['part'] = MESSAGE.part;
  box.textContent = message;
  fieldOf(control).append(box);
  const choices = choicesOf(control);
  for (const choice of choices) {
    choice.setAttribute('aria-invalid', 'true');
    choice.setAttribute(DESCRIBED, [...descriptions(choice), box.id].join(' '));
  }
  return () => {
    box.remove();
    for (const choice of choices) {
      const others = descriptions(choice).filter((id) => id !== box.id);
      choice.removeAttribute('aria-invalid');
      if (others.length > 0) choice.setAttribute(DESCRIBED, others.join(' '));
      else choice.removeAttribute(DESCRIBED);
    }
  };
}

function descriptions(control: Control): string[] {
  return (control.getAttribute(DESCRIBED) ?? '').split(/\s+/).filter(Boolean);
}
