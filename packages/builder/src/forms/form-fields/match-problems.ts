import { type Control, textOfHtml } from '@stirrup/cms';
import { OTHER_STEP } from './contract.ts';
import { findControl, isRendered } from './fields.ts';

/**
 * Matches a server's validation errors to their fields. Drops errors of fields that a visitor cannot reach, and a
 * second error of the same field.
 *
 * @param problems Messages, which may be HTML, by the name or id of a field, or its own part of either.
 */
export function matchProblems(form: Element, problems: ReadonlyMap<string, string>): Map<Control, string> {
  const found = new Map<Control, string>();
  for (const [key, html] of problems) {
    const control = findControl(form, key);
    const message = textOfHtml(html).trim();
    // Fields of another step count: that step is opened.
    const isReached = control && message && (isRendered(control) || control.closest(`[${OTHER_STEP}]`));
    if (isReached && !found.has(control)) found.set(control, message);
  }
  return found;
}
