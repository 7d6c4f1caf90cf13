import { membersOf } from '@stirrup/runtime';
import type { MergeRules } from './merge-rules.ts';

/** Whether two elements have the same attributes, state aside. */
export function haveSameAttributes(present: Element, wanted: Element, { state }: MergeRules): boolean {
  const names = new Set([...membersOf(present).getAttributeNames(), ...membersOf(wanted).getAttributeNames()]);
  for (const name of names) {
    if (!state.includes(name) && membersOf(present).getAttribute(name) !== membersOf(wanted).getAttribute(name))
      return false;
  }
  return true;
}

/** Whether an element's whole markup is what the server sent, state aside. */
export function isSameMarkup(present: Element, wanted: Element, { state }: MergeRules): boolean {
  if (membersOf(present).isEqualNode(wanted)) return true;
  // Imported into the parsed HTML's inert document, where a copied image loads nothing.
  const copy = membersOf(wanted).ownerDocument.importNode(present, true);
  for (const name of state) {
    for (const element of [copy, ...membersOf(copy).querySelectorAll(`[${name}]`)])
      membersOf(element).removeAttribute(name);
  }
  return copy.isEqualNode(wanted);
}
