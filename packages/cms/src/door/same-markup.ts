import type { MergeRules } from './merge-rules.ts';

/** Whether two elements have the same attributes, state aside. */
export function haveSameAttributes(present: Element, wanted: Element, { state }: MergeRules): boolean {
  const names = new Set([...present.getAttributeNames(), ...wanted.getAttributeNames()]);
  for (const name of names) {
    if (!state.includes(name) && present.getAttribute(name) !== wanted.getAttribute(name)) return false;
  }
  return true;
}

/** Whether an element's whole markup is what the server sent, state aside. */
export function isSameMarkup(present: Element, wanted: Element, { state }: MergeRules): boolean {
  if (present.isEqualNode(wanted)) return true;
  // Imported into the parsed HTML's inert document, where a copied image loads nothing.
  const copy = wanted.ownerDocument.importNode(present, true);
  for (const name of state) {
    for (const element of [copy, ...copy.querySelectorAll(`[${name}]`)]) element.removeAttribute(name);
  }
  return copy.isEqualNode(wanted);
}
