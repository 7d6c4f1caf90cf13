import type { Control } from '@stirrup/cms';
import { STAND_IN } from './contract.ts';
import { fieldOf } from './fields.ts';

/**
 * Moves the focus to a control. The `invalid` event, as browsers dispatch it for such a control, lets steps show the
 * part of the form with it. Where the theme has hidden the control, the focus goes to its replacement.
 */
export function goTo(control: Control): void {
  control.dispatchEvent(new Event('invalid', { cancelable: true }));
  const field = fieldOf(control);
  const standIns = [...field.querySelectorAll<HTMLElement>(STAND_IN)];
  // The text of an editor comes before its buttons.
  const frames = standIns.filter((element) => element.matches('iframe'));
  const candidates = [control, ...frames, ...standIns];
  const hasFocus = candidates.some((candidate) => {
    // An editor that has already placed the caret would lose it.
    if (document.activeElement !== candidate) candidate.focus();
    return document.activeElement === candidate;
  });
  if (!hasFocus) field.scrollIntoView({ block: 'nearest' });
}
