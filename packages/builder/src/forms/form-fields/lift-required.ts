import type { Control } from '@stirrup/cms';
import { afterReset } from './after-reset.ts';
import { choicesOf, controlsIn, firstChoice, mayBeWrong } from './fields.ts';

/** The checkboxes that must be ticked. */
export interface RequiredChoices {
  readonly isRequired: (control: Control) => boolean;
  /** Listens for changes, until the signal aborts. */
  readonly follow: () => void;
}

/**
 * Handles required checkboxes of one name, each of which a browser wants ticked. As soon as one is ticked, `required`
 * is removed from all; when none is, it is restored (bricks-dynamic.md §6.3).
 */
export function liftRequired(form: HTMLFormElement, signal: AbortSignal): RequiredChoices {
  const lifted = new Set<Control>();
  const lift = (control: Control) => {
    const choices = control.type === 'checkbox' ? choicesOf(control) : [];
    if (choices.length < 2) return;
    const isChosen = choices.some((choice) => 'checked' in choice && choice.checked);
    for (const choice of choices) {
      if (isChosen && choice.required) lifted.add(choice);
      else if (isChosen || !lifted.delete(choice)) continue;
      choice.required = !isChosen;
    }
  };
  const liftAll = () => {
    for (const control of controlsIn(form)) lift(control);
  };
  const handleChange = ({ target }: Event) => {
    if (mayBeWrong(target) && target.form === form) lift(firstChoice(target));
  };
  const follow = () => {
    liftAll();
    // Controls may be outside of the form.
    document.addEventListener('change', handleChange, { signal });
    afterReset(form, liftAll, signal);
    signal.addEventListener('abort', () => {
      for (const choice of lifted) choice.required = true;
    });
  };
  return { follow, isRequired: (control) => control.required || lifted.has(control) };
}
