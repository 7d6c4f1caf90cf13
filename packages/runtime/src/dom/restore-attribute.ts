import { membersOf } from '../members-of.ts';

/** Restores an earlier value of an attribute; null removes it. */
export function restoreAttribute(element: Element, name: string, before: string | null): void {
  const members = membersOf(element);
  if (before !== null) members.setAttribute(name, before);
  // Chromium writes `style` down late: removing what it has not written yet leaves an empty attribute.
  else if (members.hasAttribute(name)) members.removeAttribute(name);
}
