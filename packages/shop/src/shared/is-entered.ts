import { printedOption } from './printed-option.ts';

/** A field that a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields that are ticked. */
export const TICK = '[type="checkbox"], [type="radio"]';

/** True if the visitor has changed a field since the server printed it. */
export function isEntered(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== printedOption(control)?.value;
  if (control instanceof HTMLInputElement && control.matches(TICK)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
