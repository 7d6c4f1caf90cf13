import { parseHtml } from '@stirrup/cms';
import { OTHER_STEP } from './contract.ts';
import { type Control, findControl, isRendered } from './fields.ts';

/**
 * Finds the fields that a server's messages are of; left out is what has no field that a visitor can come to, and a field's
 * second message.
 *
 * @param problems Name or id of a field, or the field's own part of it, to a message, which may be HTML.
 */
export function matchProblems(form: Element, problems: ReadonlyMap<string, string>): Map<Control, string> {
  const found = new Map<Control, string>();
  for (const [key, html] of problems) {
    const control = findControl(form, key);
    const message = parseHtml(html).textContent?.trim();
    // A step that is not to be seen is opened.
    const isReached = control && message && (isRendered(control) || control.closest(`[${OTHER_STEP}]`));
    if (isReached && !found.has(control)) found.set(control, message);
  }
  return found;
}
