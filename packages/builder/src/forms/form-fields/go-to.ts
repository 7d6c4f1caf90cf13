import { STAND_IN } from './contract.ts';
import { type Control, fieldOf } from './fields.ts';

/**
 * Brings the visitor to a control. Whoever hides a part of the form hears of it by the event that a browser raises for
 * such a control, and shows that part. Where the theme has hidden the control itself, what stands in for it has the focus.
 */
export function goTo(control: Control): void {
  control.dispatchEvent(new Event('invalid', { cancelable: true }));
  const field = fieldOf(control);
  const standIns = [...field.querySelectorAll<HTMLElement>(STAND_IN)];
  // An editor's text, ahead of its buttons.
  const frames = standIns.filter((element) => element.matches('iframe'));
  const candidates = [control, ...frames, ...standIns];
  const hasFocus = candidates.some((candidate) => {
    // An editor that has put the caret into its text would lose it.
    if (document.activeElement !== candidate) candidate.focus();
    return document.activeElement === candidate;
  });
  if (!hasFocus) field.scrollIntoView({ block: 'nearest' });
}
