import { membersOf } from '../members-of.ts';

/** Restores an earlier value of an attribute; null removes it. */
export function restoreAttribute(element: Element, name: string, before: string | null): void {
  if (before === null) membersOf(element).removeAttribute(name);
  else membersOf(element).setAttribute(name, before);
}
