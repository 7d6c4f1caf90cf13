import { membersOf } from '@stirrup/runtime';
import type { MergeRules } from './merge-rules.ts';

/** True if an element's whole markup equals the server's, apart from our state. */
export function isSameMarkup(present: Element, wanted: Element, { state }: MergeRules): boolean {
  if (membersOf(present).isEqualNode(wanted)) return true;
  // Imported into the inert document of the parsed HTML, so that copied images do not load.
  const copy = membersOf(wanted).ownerDocument.importNode(present, true);
  for (const name of state) {
    for (const element of [copy, ...membersOf(copy).querySelectorAll(`[${name}]`)])
      membersOf(element).removeAttribute(name);
  }
  return copy.isEqualNode(wanted);
}
